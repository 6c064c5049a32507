// Particles that are polyhedra: what a model of them may have beside them.

package dem

import (
	"fmt"
	"math"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
)

// eachClump calls see with the shape of every particle that is no sphere, at the start or from an inlet.
func (m *Model) eachClump(see func(c *packing.Clump)) {
	for _, c := range m.Particles.Clump {
		if c != nil {
			see(c)
		}
	}
	for i := range m.Inlets {
		if c := m.Inlets[i].Clump; c != nil {
			see(c)
		}
	}
}

// HasPolyhedra tells whether particles at the start or from inlets are polyhedra.
func (m *Model) HasPolyhedra() (has bool) {
	m.eachClump(func(c *packing.Clump) { has = has || c.Polyhedron != nil })
	return has
}

// checkPolyhedra refuses what is not worked out for polyhedra.
func (m *Model) checkPolyhedra() error {
	if !m.HasPolyhedra() {
		return nil
	}
	unions := false
	m.eachClump(func(c *packing.Clump) { unions = unions || c.Polyhedron == nil })
	switch {
	case unions:
		return fmt.Errorf("polyhedra and clumps of spheres in one model: want polyhedra and spheres, or clumps and spheres")
	case m.Law.Cohesion != law.NoCohesion:
		return fmt.Errorf("polyhedra and cohesion %v: want particles that are spheres or clumps, or no cohesion", m.Law.Cohesion)
	case m.Law.Lubricated:
		return fmt.Errorf("polyhedra and lubrication: want particles that are spheres or clumps, or no lubrication")
	case m.Law.Shared:
		return fmt.Errorf("polyhedra, and contacts that share their stiffness: that is of clumps, contacts of polyhedra are as stiff as one in any case; want clumps, or none that share")
	case m.Law.Yields():
		return fmt.Errorf("polyhedra and the normal law %v, which yields: want hertz, linear or viscoelastic", m.Law.Normal)
	}
	concave := false
	m.eachClump(func(c *packing.Clump) { concave = concave || c.Polyhedron.Concave() })
	for i := range m.Surfaces {
		if err := m.Surfaces[i].takesPolyhedra(concave); err != nil {
			return err
		}
	}
	return nil
}

// takesPolyhedra tells why polyhedra cannot touch a surface, or returns nil: corners are all of them that touches what is flat or hollow, and of meshes it is known what stands out.
func (s *Surface) takesPolyhedra(concave bool) error {
	if s.Recorded {
		return fmt.Errorf("polyhedra and surface %q, which is recorded: what they do to its parts is not added up", s.Name)
	}
	if s.Zones != nil {
		return fmt.Errorf("polyhedra and surface %q, which is of several materials: want one", s.Name)
	}
	mesh, ok := s.Shape.(*geometry.Mesh)
	if ok && !mesh.FrontsAgree() {
		return fmt.Errorf("polyhedra and surface %q, a mesh of which triangles side by side have their fronts on different sides: turn them over", s.Name)
	}
	_, bar := geometry.BarOf(s.Shape)
	switch {
	case ok || bar || geometry.ConvexRoom(s.Shape):
		return nil
	case !geometry.IsRound(s.Shape):
		return fmt.Errorf("polyhedra and surface %q: want a plane, a mesh (also in the place of a box from outside), a cylinder, a cone, a surface of revolution, a torus, a capsule, a ball, or a box or sphere from inside, without openings", s.Name)
	case concave:
		return fmt.Errorf("polyhedra that are not convex and surface %q: want a mesh in the place of a cylinder or cone that is open or that they touch from outside, and of a surface of revolution or torus", s.Name)
	}
	if profile, ok := s.Shape.(*geometry.Revolved); ok && profile.Bends() {
		return fmt.Errorf("polyhedra and surface %q, of which the profile bends by less than 20 degrees at a corner that stands out on a side on which they may be: want fewer corners, or a mesh", s.Name)
	}
	return nil
}

// besideBar is the radius (m) of a surface that is a capsule, a strand, a torus, or a ball from outside, and the effective one of its contacts with polyhedra of a rounding (m); of others it is not ok.
func (s *Surface) besideBar(rounding float64) (radius, effective float64, ok bool) {
	if ring, is := s.Shape.(geometry.Torus); is {
		return ring.Tube, law.FeatureRadius(rounding, ring.Tube, false, false), true
	}
	bar, ok := geometry.BarOf(s.Shape)
	if !ok {
		return 0, 0, false
	}
	_, strand := s.Carrier.(Strand) // of which the shape has the radius alone
	return bar.Rounding, law.FeatureRadius(rounding, bar.Rounding, false, len(bar.Vertices) == 1 && !strand), true
}

// solidSizes is the range of sizes of a shape of a material, a polyhedron or a superquadric.
type solidSizes struct {
	shape    *packing.Clump
	material int
	sizeRange
}

// solidSizes finds the range of sizes of each shape of each material, in the order in which they are met.
func (m *Model) solidSizes() (list []solidSizes) {
	places := map[solidSizes]int{}
	note := func(c *packing.Clump, material int, low, high float64) {
		if !c.IsSolid() {
			return
		}
		key := solidSizes{shape: c, material: material}
		k, known := places[key]
		if !known {
			k = len(list)
			places[key] = k
			list = append(list, solidSizes{c, material, sizeRange{low, high}})
		}
		s := &list[k]
		s.smallest, s.largest = min(s.smallest, low), max(s.largest, high)
	}
	for i, r := range m.Particles.Radius {
		note(m.Particles.ClumpOf(i), m.Particles.MaterialOf(i), r, r)
	}
	for i := range m.Inlets {
		low, high := m.Inlets[i].Sizes.Limits()
		note(m.Inlets[i].Clump, m.Inlets[i].Material, low, high)
	}
	return list
}

// includeSolids tightens the limits for the polyhedra and superquadrics of a model.
func (m *Model) includeSolids(l *Limits, k *PairLaws, walls []int) {
	balls := m.sizeRanges()
	for _, s := range m.solidSizes() {
		for _, radius := range []float64{s.smallest, s.largest} {
			if s.shape.Superquadric != nil {
				l.includeSuperquadric(k, s.shape, radius, s.material, walls, balls)
				continue
			}
			l.includePolyhedron(k, s.shape, radius, s.material, walls, balls)
		}
	}
}

// includePolyhedron tightens the limits for polyhedra of a size. Their contacts are those of spheres of their rounding, and what such a contact meets is the mass of a particle that is hit as far from
// its centre as its corners are, about the axis of its least moment, or its part of the whole where it stands on its face of most corners. Those with balls have the radius of these, the range of which is listed by material.
func (l *Limits) includePolyhedron(k *PairLaws, c *packing.Clump, radius float64, material int, walls []int, balls []sizeRange) {
	x := &k.Model.Materials[material]
	mass, moments := c.Mass(x.Density, radius)
	scale := radius / c.Radius
	rounding, size := scale*c.Polyhedron.Rounding, scale*math.Cbrt(0.75/math.Pi*c.Volume)
	light := min(1/(1/mass+radius*radius/moments.X), mass/float64(c.Polyhedron.MostCorners()))
	l.Rayleigh = min(l.Rayleigh, rayleigh(x, size))
	own := k.Law(material, material)
	l.collide(own, rounding, light/2, moments.X/2, size)
	head := own.OfSizes(rounding, mass/2, moments.X/2)
	_, deep := collision(own, &head, rounding, mass/2, l.Speed)
	l.Rounding = max(l.Rounding, deep/(2*rounding))
	for _, wall := range walls {
		l.collide(k.Law(material, wall), rounding, light, moments.X, size)
	}
	for i := range k.Model.Surfaces {
		if _, effective, ok := k.Model.Surfaces[i].besideBar(rounding); ok {
			l.collide(k.Law(material, k.Model.Surfaces[i].Material), effective, light, moments.X, size)
		}
	}
	for other, s := range balls { // which a contact is as wide as, see law.FeatureRadius
		if ball := s.largest; ball > 0 {
			own := k.Mass(ball, other)
			l.collide(k.Law(material, other), ball, 1/(1/light+own.InverseMass), 1/(1/moments.X+own.InverseInertia), size)
		}
	}
}
