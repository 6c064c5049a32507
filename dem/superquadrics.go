// Particles that are superquadrics: what a model of them may have beside them, and the time steps they ask for.

package dem

import (
	"fmt"
	"math"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
)

// HasSuperquadrics tells whether particles at the start or from inlets are superquadrics.
func (m *Model) HasSuperquadrics() (has bool) {
	m.eachClump(func(c *packing.Clump) { has = has || c.Superquadric != nil })
	return has
}

// checkSuperquadrics refuses what is not worked out for superquadrics.
func (m *Model) checkSuperquadrics() error {
	if !m.HasSuperquadrics() {
		return nil
	}
	others := false
	m.eachClump(func(c *packing.Clump) { others = others || c.Superquadric == nil })
	switch {
	case others:
		return fmt.Errorf("superquadrics and clumps or polyhedra in one model: want superquadrics and spheres")
	case m.Law.Cohesion != law.NoCohesion:
		return fmt.Errorf("superquadrics and cohesion %v: want particles that are spheres or clumps, or no cohesion", m.Law.Cohesion)
	case m.Law.Lubricated:
		return fmt.Errorf("superquadrics and lubrication: want particles that are spheres or clumps, or no lubrication")
	case len(m.Scalars) > 0:
		return fmt.Errorf("superquadrics and scalars of particles, %q: what contacts of superquadrics pass on is not worked out; want spheres or clumps", m.Scalars[0].Name)
	case m.Law.Shared:
		return fmt.Errorf("superquadrics, and contacts that share their stiffness: that is of clumps; want clumps, or none that share")
	case m.Law.Yields():
		return fmt.Errorf("superquadrics and the normal law %v, which yields: want hertz, linear or viscoelastic", m.Law.Normal)
	}
	for i := range m.Surfaces {
		if err := m.Surfaces[i].takesSuperquadrics(); err != nil {
			return err
		}
	}
	return nil
}

// takesSuperquadrics tells why superquadrics cannot touch a surface, or returns nil: hollow spheres are not worked out, and of meshes it is known what stands out.
func (s *Surface) takesSuperquadrics() error {
	if s.Recorded {
		return fmt.Errorf("superquadrics and surface %q, which is recorded: what they do to its parts is not added up", s.Name)
	}
	if s.Zones != nil {
		return fmt.Errorf("superquadrics and surface %q, which is of several materials: want one", s.Name)
	}
	mesh, meshed := s.Shape.(*geometry.Mesh)
	if meshed && !mesh.FrontsAgree() {
		return fmt.Errorf("superquadrics and surface %q, a mesh of which triangles side by side have their fronts on different sides: turn them over", s.Name)
	}
	_, bar := geometry.BarOf(s.Shape)
	_, plane := s.Shape.(geometry.Plane)
	box, _ := s.Shape.(geometry.Box)
	if !bar && !plane && !meshed && !box.Inside && !geometry.IsRound(s.Shape) {
		return fmt.Errorf("superquadrics and surface %q: want a plane, a mesh (also in the place of a box from outside or a sphere from inside), a cylinder, a cone, a surface of revolution, a torus, a capsule, a ball, a strand, or a box from inside", s.Name)
	}
	return nil
}

// barRadius is the radius (m) of a shape that is a capsule, a strand, a ball from outside or a torus.
func barRadius(s geometry.Shape) (radius float64, ok bool) {
	if ring, is := s.(geometry.Torus); is {
		return ring.Tube, true
	}
	bar, ok := geometry.BarOf(s)
	if !ok {
		return 0, false
	}
	return bar.Rounding, true
}

// BesideBar is the effective radius of the contacts of a superquadric, as large as a ball of a radius (m), with a capsule, a strand, a torus or a ball of another. It is the same at all its places, as on a capsule these follow from one another.
func (s *Surface) BesideBar(ball, bar float64) float64 {
	second := 1 / bar
	if _, sphere := s.Shape.(geometry.Sphere); !sphere {
		second = 0
	}
	return law.EffectiveRadius(ball, 1/bar, second)
}

// includeSuperquadric tightens the limits for superquadrics of a size: contacts are as stiff as where the shape is flattest, and what they meet is the mass of a particle that is hit as far beside its centre as may be.
func (l *Limits) includeSuperquadric(k *PairLaws, c *packing.Clump, radius float64, material int, walls []int, balls []sizeRange) {
	x, s := &k.Model.Materials[material], c.Superquadric
	mass, moments := c.Mass(x.Density, radius)
	scale, least := radius/c.Radius, min(moments.X, moments.Y, moments.Z)
	size, flat := scale*s.Inscribed, scale*s.Flattest
	light := 1 / (1/mass + (radius*radius-size*size)/least)
	l.Rayleigh = min(l.Rayleigh, rayleigh(x, size))
	l.collide(k.Law(material, material), flat/2, light/2, least/2, size)
	for _, wall := range walls {
		l.collide(k.Law(material, wall), flat, light, least, size)
	}
	for i := range k.Model.Surfaces {
		wall := &k.Model.Surfaces[i]
		if bar, ok := barRadius(wall.Shape); ok {
			l.collide(k.Law(material, wall.Material), wall.BesideBar(scale*EvenRadius(c.Volume), bar), light, least, size)
		}
	}
	for other, r := range balls {
		if ball := r.largest; ball > 0 {
			own := k.Mass(ball, other)
			l.collide(k.Law(material, other), law.Reduced(flat, ball), 1/(1/light+own.InverseMass), 1/(1/least+own.InverseInertia), size)
		}
	}
}

// EvenRadius is the radius of a ball of a volume, m.
func EvenRadius(volume float64) float64 { return math.Cbrt(0.75 / math.Pi * volume) }
