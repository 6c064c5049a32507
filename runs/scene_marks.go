package runs

// What the picture of a model shows that a run does not: joints with their axes, where particles come, may be, and go, and the regions and sections in which they are looked at.

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/models"
	"gabion/results"
	"gabion/rigid"
)

// axial are the joints that turn about or slide along the z axis of their second marker.
var axial = []string{"revolute", "prismatic", "cylindrical", "screw", "revolute_spherical", "point_on_line", "universal"}

// marks are lines for what a frame does not show. Those of joints are a twentieth of the size of all that is seen, joints too: their axes, or a small cross where they have none.
func (s *scene) marks(f *results.Frame) (list []results.Link) {
	centre, radius := f.Bounds()
	if bodies := s.model.Bodies; bodies != nil {
		for i := range bodies.Joints() {
			if away := r3.Norm(r3.Sub(s.marker(bodies.Joint(i).J).Position, centre)); away > radius {
				radius = (away + radius) / 2
			}
		}
	}
	size := 2 * radius
	line := func(name, kind string, from, to r3.Vec) {
		list = append(list, results.Link{Name: name, Object: name, Mark: kind, From: from, To: to, Element: -1, Static: true, Ends: [2]results.End{{Body: -1}, {Body: -1}}})
	}
	if bodies := s.model.Bodies; bodies != nil {
		for i := range bodies.Joints() {
			j := bodies.Joint(i)
			at := s.marker(j.J)
			directions, length := []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}, size/80
			if slices.Contains(axial, j.Kind) {
				directions, length = []r3.Vec{{Z: 1}}, size/20
			}
			for _, d := range directions {
				along := r3.Scale(length, rigid.Rotate(at.Orientation, d))
				line(j.Name, "joint", r3.Sub(at.Position, along), r3.Add(at.Position, along))
			}
		}
	}
	m := s.model.Model
	if d := m.Domain; d != nil {
		boxEdges(d.Min, d.Max, func(a, b r3.Vec) { line("domain", "domain", a, b) })
	}
	for i := range m.Inlets {
		in := &m.Inlets[i]
		if in.Box != nil {
			boxEdges(in.Box.Min, in.Box.Max, func(a, b r3.Vec) { line(in.Name, "inlet", a, b) })
		}
		if in.Cylinder != nil {
			tubeEdges(in.Cylinder, func(a, b r3.Vec) { line(in.Name, "inlet", a, b) })
		}
	}
	for i := range m.Outlets {
		out := &m.Outlets[i]
		boxEdges(out.Min, out.Max, func(a, b r3.Vec) { line(out.Name, results.OutletMark, a, b) })
	}
	for _, q := range m.Outputs.Requests {
		if q.Region != nil {
			place := rigid.Frame{Orientation: quat.Number{Real: 1}}
			if body := slices.Index(s.names, q.Region.Body); q.Region.Body != "" && body >= 0 {
				place = s.model.Bodies.Pose(body)
			}
			regionEdges(&q.Region.Region, func(a, b r3.Vec) { line(q.Name, results.RegionMark, place.ToWorld(a), place.ToWorld(b)) })
		}
		if q.Section != nil {
			s.sectionEdges(q.Section, size/4, func(a, b r3.Vec) { line(q.Name, results.RegionMark, a, b) })
		}
	}
	return list
}

// sectionEdges visits the edges of what bounds a section, or of a square of a size (m) where nothing does, and its normal.
func (s *scene) sectionEdges(q *models.Section, size float64, visit func(a, b r3.Vec)) {
	normal := r3.Unit(q.Normal)
	visit(q.Point, r3.Add(q.Point, r3.Scale(size/2, normal)))
	if q.Within != nil {
		regionEdges(q.Within, visit)
		return
	}
	x, y := across(normal)
	corner := func(i int) r3.Vec {
		sin, cos := math.Sincos(math.Pi/4 + math.Pi/2*float64(i))
		return r3.Add(q.Point, r3.Scale(size, r3.Add(r3.Scale(cos, x), r3.Scale(sin, y))))
	}
	for i := range 4 {
		visit(corner(i), corner(i+1))
	}
}

// regionEdges visits the edges of a region: of a sphere, three circles.
func regionEdges(r *models.Region, visit func(a, b r3.Vec)) {
	switch {
	case r.Box != nil:
		boxEdges(r.Box.Min, r.Box.Max, visit)
	case r.Cylinder != nil:
		tubeEdges(r.Cylinder, visit)
	case r.Sphere != nil:
		for _, axis := range []r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
			x, y := across(axis)
			for k := range around {
				visit(rim(r.Sphere.Center, x, y, r.Sphere.Radius, k), rim(r.Sphere.Center, x, y, r.Sphere.Radius, k+1))
			}
		}
	}
}

// around is how many lines a circle is drawn with.
const around = 24

// rim is a point of a circle in the plane of two unit vectors.
func rim(centre, x, y r3.Vec, radius float64, k int) r3.Vec {
	sin, cos := math.Sincos(2 * math.Pi * float64(k) / around)
	return r3.Add(centre, r3.Scale(radius, r3.Add(r3.Scale(cos, x), r3.Scale(sin, y))))
}

// across are two unit vectors that are normal to one another and to a unit vector.
func across(z r3.Vec) (x, y r3.Vec) {
	side := r3.Vec{X: 1}
	if math.Abs(z.X) > 0.9 {
		side = r3.Vec{Y: 1}
	}
	x = r3.Unit(r3.Cross(side, z))
	return x, r3.Cross(z, x)
}

// marker is where a marker is in the world.
func (s *scene) marker(m mbd.Marker) rigid.Frame {
	at := rigid.Frame{}
	if m.Body != mbd.Ground {
		at = s.model.Bodies.Pose(m.Body)
	}
	orientation := m.Orientation
	if orientation == (quat.Number{}) {
		orientation.Real = 1
	}
	return rigid.Frame{Position: at.ToWorld(m.Position), Orientation: rigid.Compose(at.Orientation, orientation)}
}

// boxEdges visits the edges of a box.
func boxEdges(low, high r3.Vec, visit func(a, b r3.Vec)) {
	corner := func(i int) r3.Vec {
		p := low
		if i&1 != 0 {
			p.X = high.X
		}
		if i&2 != 0 {
			p.Y = high.Y
		}
		if i&4 != 0 {
			p.Z = high.Z
		}
		return p
	}
	for i := range 8 {
		for bit := range 3 {
			if j := i | 1<<bit; j != i {
				visit(corner(i), corner(j))
			}
		}
	}
}

// tubeEdges visits the edges of a cylinder: its ends, and four lines between them.
func tubeEdges(t *models.Tube, visit func(a, b r3.Vec)) {
	x, y := across(r3.Unit(r3.Sub(t.Ends[1], t.Ends[0])))
	at := func(end, k int) r3.Vec { return rim(t.Ends[end], x, y, t.Radius, k) }
	for k := range around {
		visit(at(0, k), at(0, k+1))
		visit(at(1, k), at(1, k+1))
		if k%(around/4) == 0 {
			visit(at(0, k), at(1, k))
		}
	}
}
