// Surfaces as the device sees them: walls first, then coupled ones.

package gpu

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"unsafe"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/kernels"
	"gabion/rigid"
)

// surfaceSet is the model's surfaces in the device's order.
type surfaceSet struct {
	surfaces   []dem.Surface
	number     []int // in the model
	walls      int   // of them are walls
	motions    []drivenSurface
	reach      []float64     // of each surface's farthest point from the origin of its axes, m
	entries    [][4]int      // of tangents: frame pairs (0,0), (0,1), (1,0), (1,1)
	arrays     []deviceArray // segments and meshes
	meshes     map[*geometry.Mesh][]kernels.Address
	sharedEnds [][2]bool // ends of each strand, see dem.SharedEnds
}

// drivenSurface is a driven surface.
type drivenSurface struct {
	surface int // in the device's order
	carrier dem.Driven
}

// maxSlots is the number of contacts that a faceted surface may make with one particle at once.
const maxSlots = 6

func newSurfaceSet(e *Engine) surfaceSet {
	p := surfaceSet{meshes: map[*geometry.Mesh][]kernels.Address{}}
	for pass := range 2 {
		for i, s := range e.model.Surfaces {
			coupled := 0
			switch s.Carrier.(type) {
			case dem.Attached, dem.Strand:
				coupled = 1
			}
			if coupled != pass {
				continue
			}
			if d, ok := s.Carrier.(dem.Driven); ok {
				p.motions = append(p.motions, drivenSurface{len(p.surfaces), d})
			}
			p.surfaces, p.number = append(p.surfaces, s), append(p.number, i)
		}
		if pass == 0 {
			p.walls = len(p.surfaces)
		}
	}
	p.sharedEnds = dem.SharedEnds(p.surfaces)
	for i := range p.surfaces {
		p.reach = append(p.reach, e.reachOf(&p.surfaces[i]))
		p.entries = append(p.entries, dem.TangentIndices(e.pairs, p.surfaces[i].Carrier))
	}
	return p
}

// oneContact tells whether none of some surfaces makes more than one contact with a particle.
func oneContact(surfaces []dem.Surface) bool {
	for i := range surfaces {
		if slotsOf(surfaces[i].Shape) > 1 {
			return false
		}
	}
	return true
}

func (p *surfaceSet) free() error {
	var errs []error
	for _, x := range p.arrays {
		errs = append(errs, x.Free())
	}
	p.arrays = nil
	return errors.Join(errs...)
}

// slotsOf is the most contacts that a shape makes with one particle.
func slotsOf(s geometry.Shape) int {
	if several, ok := s.(interface{ Contacts() int }); ok {
		return several.Contacts()
	}
	if _, _, ok := geometry.RecordOf(s); ok {
		return 1
	}
	return maxSlots
}

// reachOf is the distance of the farthest point that particles may touch from the origin of the surface's axes, m. Where the shape has no
// end, it is that of the places where particles are likely to come.
func (e *Engine) reachOf(s *dem.Surface) float64 {
	b := s.Shape.Bounds()
	d := vec.Farthest(b, r3.Vec{})
	if !math.IsInf(d, 0) && !math.IsNaN(d) {
		return d
	}
	size := r3.Norm(r3.Sub(e.particles.high, e.particles.low)) + 4*e.particles.maxRadius
	if e.model.Domain != (r3.Box{}) {
		size = r3.Norm(r3.Sub(e.model.Domain.Max, e.model.Domain.Min))
	}
	return 2 * size
}

// describe fills in a surface as the device sees it.
func (p *surfaceSet) describe(e *Engine, out *deviceSurface, i int) error {
	s := &p.surfaces[i]
	if s.Recorded && i >= p.walls {
		return fmt.Errorf("surface %q: a GPU adds up what particles do to the parts of walls, not to those of bodies, nets and ropes", s.Name)
	}
	if s.Recorded && e.frames > 0 {
		return fmt.Errorf("wall %q: beside bodies that particles touch a GPU does not add up what these do to the parts of walls", s.Name)
	}
	flags, count := 0, 0
	shape, size, known := geometry.RecordOf(s.Shape)
	var data []kernels.Address
	turn := quat.Number{Real: 1}
	at, err := [2]r3.Vec{}, error(nil)
	switch g := s.Shape.(type) {
	case geometry.Plane: // the axes are the plane's own: the normal is Z and the point the origin
		turn, at[0] = uprightTo(g.Normal), g.Point
		_, size, _ = geometry.RecordOf(geometry.Plane{Normal: r3.Vec{Z: 1}})
	case geometry.Capsule:
		if _, strand := s.Carrier.(dem.Strand); strand {
			size, flags = geometry.Record{g.Radius}, oneIf(p.sharedEnds[i][0])+2*oneIf(p.sharedEnds[i][1])
		}
	case *geometry.Revolved:
		shape, count, size = shapeRevolved, len(g.Segments), geometry.Record{geometry.SmoothCosine}
		flags = flagSolid*oneIf(g.Solid) + flagLoop*oneIf(g.Loop)
		data, err = p.segments(e, g)
	case *geometry.Mesh:
		shape, count, size = shapeMesh, len(g.Tree), geometry.Record{g.Smooth, float64(len(g.Triangles))}
		flags = flagSolid * oneIf(g.Solid)
		data, err = p.mesh(e, g)
		if s.Zones != nil {
			err = fmt.Errorf("surface %q: a GPU knows zones of terrain from rasters, not those of meshes", s.Name)
		}
	case *geometry.HeightField:
		shape, count = shapeHeightField, int(g.Columns)
		size = geometry.Record{float64(g.Rows), g.Spacing[0], g.Spacing[1], g.Bounds().Max.Z, geometry.SmoothCosine, geometry.FieldPatches}
		data, err = p.ground(e, g, s.Zones)
	default:
		if !known {
			err = fmt.Errorf("surface %q: the GPU engine does not know shapes of type %T", s.Name, s.Shape)
		}
	}
	if err != nil {
		return err
	}
	if geometry.StandsOut(s.Shape) {
		flags |= flagRound
	}
	frames, driven := [2]int{-1, -1}, -1
	switch c := s.Carrier.(type) {
	case dem.Driven:
		for k := range p.motions {
			if p.motions[k].surface == i {
				driven = k
			}
		}
	case dem.Attached:
		frames[0] = c.Frame
		placed := rigid.Frame{Position: c.At.Position, Orientation: c.At.Orientation}.Place(rigid.Placement{Position: at[0], Orientation: turn})
		at[0], turn = placed.Position, placed.Orientation
	case dem.Strand:
		frames, at = c.Frames, c.Ends
	}
	var mobility [2]deviceMobility
	for k, f := range frames {
		if f >= 0 {
			mobility[k] = mobilityOf(e.model.MobilityOf(f))
		}
	}
	b := s.Shape.Bounds()
	if _, plane := s.Shape.(geometry.Plane); plane {
		b = vec.Everywhere()
		b.Max.Z = 0
	}
	*out = deviceSurface{
		Shape: int32(shape), Material: int32(s.Material), Driven: int32(driven), Slots: int32(max(slotsOf(s.Shape), e.polyhedra.slots)), Several: int32(slotsOf(s.Shape)), Bar: e.polyhedra.barOf[i],
		Frame: [2]int32{int32(frames[0]), int32(frames[1])}, Flags: int32(flags), Count: int32(count), Size: size,
		Passage: geometry.Passage(s.Shape), Temperature: e.temperatureOf(s), Low: bounded(b.Min), High: bounded(b.Max), At: at, Turn: eulerParameters(turn), Mobility: mobility,
		FirstPart: int32(e.parts.first[i]), Parts: int32(s.Parts()), Body: int32(e.model.Heat.BodyOf(s)),
	}
	if c, ok := s.Shape.(geometry.Curved); ok {
		out.Curvature[0], out.Curvature[1] = c.Curvature()
	}
	for k, a := range data {
		out.Data[k] = address(a)
	}
	out.Joints = e.jointsOf(i)
	return nil
}

func mobilityOf(m rigid.Mobility) deviceMobility {
	out := deviceMobility{InverseMass: m.InverseMass}
	for i, row := range m.InverseInertia {
		out.InverseInertia[i] = r3.Vec{X: row[0], Y: row[1], Z: row[2]}
	}
	return out
}

// eulerParameters are those of a rotation; zero ones turn nothing.
func eulerParameters(q quat.Number) [4]float64 {
	if q == (quat.Number{}) {
		q.Real = 1
	}
	return [4]float64{q.Real, q.Imag, q.Jmag, q.Kmag}
}

// bounded replaces infinities by numbers that are as good.
func bounded(v r3.Vec) r3.Vec {
	const far = 1e150
	return r3.Vec{X: vec.Clamp(v.X, far), Y: vec.Clamp(v.Y, far), Z: vec.Clamp(v.Z, far)}
}

// uprightTo are Euler parameters that turn Z into a unit vector.
func uprightTo(n r3.Vec) quat.Number {
	if n.Z < -0.999999 {
		if n.Z == -1 {
			return quat.Number{Imag: 1}
		}
		// Nearly opposite: turn about X by a half first.
		return quat.Mul(uprightTo(r3.Vec{X: n.X, Y: -n.Y, Z: -n.Z}), quat.Number{Imag: 1})
	}
	h := r3.Unit(r3.Add(r3.Vec{Z: 1}, n))
	return quat.Number{Real: h.Z, Imag: -h.Y, Jmag: h.X}
}

// upload uploads flat data for as long as the engine lives.
func upload[T any](e *Engine, p *surfaceSet, values []T) (kernels.Address, error) {
	a, err := kernels.NewArray[T](e.queue, max(len(values), 1))
	if err != nil {
		return 0, err
	}
	p.arrays = append(p.arrays, a)
	if err := a.Write(0, values); err != nil {
		return 0, err
	}
	return a.Address(), e.queue.Wait()
}

func (p *surfaceSet) segments(e *Engine, g *geometry.Revolved) ([]kernels.Address, error) {
	a, err := upload(e, p, g.Segments) // laid out on the device as here
	return []kernels.Address{a}, err
}

// ground uploads the heights of a height field, and the materials of its cells where there are several.
func (p *surfaceSet) ground(e *Engine, f *geometry.HeightField, zones *dem.Zones) ([]kernels.Address, error) {
	heights, err := upload(e, p, f.Heights)
	if err != nil || zones == nil {
		return []kernels.Address{heights}, err
	}
	materials, err := upload(e, p, zones.Cells())
	return []kernels.Address{heights, materials}, err
}

// mesh uploads the arrays of a mesh, once for all surfaces that show it. They are laid out on the device as here.
func (p *surfaceSet) mesh(e *Engine, m *geometry.Mesh) ([]kernels.Address, error) {
	if a := p.meshes[m]; a != nil {
		return a, nil
	}
	if unsafe.Sizeof(geometry.MeshNode{}) != 64 {
		return nil, fmt.Errorf("a node of a mesh's tree has %d bytes here, not 64 as on the device", unsafe.Sizeof(geometry.MeshNode{}))
	}
	var data []kernels.Address
	var errs []error
	put := func(a kernels.Address, err error) { data, errs = append(data, a), append(errs, err) }
	put(upload(e, p, m.Vertices))
	put(upload(e, p, m.Triangles))
	put(upload(e, p, m.Normals))
	put(upload(e, p, m.Tree))
	put(upload(e, p, m.Ring))
	put(upload(e, p, m.StarStart))
	put(upload(e, p, m.Star))
	put(upload(e, p, m.First))
	put(upload(e, p, m.Pseudo))
	put(upload(e, p, m.Patch))
	put(upload(e, p, m.Group))
	if e.hasPolyhedra() {
		edges, vertices, start, around := geometry.NewMeshRelief(m).Tables()
		put(upload(e, p, edges))
		put(upload(e, p, vertices))
		put(upload(e, p, start))
		put(upload(e, p, around))
	}
	p.meshes[m] = data
	return data, errors.Join(errs...)
}

// pose is that of a wall at a time.
func (p *surfaceSet) pose(e *Engine, i int, t float64) devicePose {
	s := &p.surfaces[i]
	frame := rigid.Frame{}
	switch c := s.Carrier.(type) {
	case dem.Fixed:
		frame = frame.Place(c.At)
	case dem.Driven:
		frame = c.Motion.At(t).Place(c.At)
	}
	if g, ok := s.Shape.(geometry.Plane); ok {
		frame = frame.Place(rigid.Placement{Position: g.Point, Orientation: uprightTo(g.Normal)})
	}
	return devicePose{
		Position: r3.Sub(frame.Position, e.space.origin), Turn: eulerParameters(frame.Orientation),
		Velocity: frame.Velocity, Angular: frame.AngularVelocity,
	}
}

// Remove implements Engine. The strand stays among the surfaces with a radius at which nothing is near it.
func (e *Engine) Remove(surface int) error {
	if err := dem.CheckRemoval(e.model.Surfaces, surface); err != nil {
		return err
	}
	p, which := &e.surfaces, slices.Index(e.surfaces.number, surface)
	p.surfaces[which].Shape = geometry.Capsule{Radius: dem.RemovedRadius}
	before := p.sharedEnds
	p.sharedEnds = dem.SharedEnds(p.surfaces)
	e.observed = nil
	return e.do(func() error {
		for i := range p.surfaces {
			if i != which && p.sharedEnds[i] == before[i] {
				continue
			}
			list := make([]deviceSurface, 1)
			if err := p.describe(e, &list[0], i); err != nil {
				return err
			}
			if err := e.arrays.surfaces.Write(i, list); err != nil {
				return err
			}
		}
		return nil
	})
}
