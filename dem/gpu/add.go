// Particles that come to the device.

package gpu

import (
	"errors"
	"math/bits"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// newSpheres are spheres on their way to the device, column by column.
type newSpheres struct {
	position, velocity, angular, inertia *layout
	wraps                                [][4]int16
	ids, numbers, clumpOf                []int32
	materials                            []byte
	scalars                              []float64
	clumps                               []deviceClump
}

// add writes new particles behind those on the device and asks for a build.
func (e *Engine) add(g *packing.Particles) error { return e.addSpheres(e.spheres(g)) }

func (e *Engine) addSpheres(s *newSpheres) error {
	first, n := int(e.control.Particles), len(s.ids)
	if err := e.makeRoom(first+n, int(e.control.Clumps)+len(s.clumps)); err != nil {
		return err
	}
	if err := e.write(s, first); err != nil {
		return err
	}
	c := &e.control
	c.Particles += int32(n)
	for i := range s.clumps {
		c.Clumps++
		c.ClumpSpheres += int32(len(e.clumps.shapes[s.clumps[i].Shape].Balls()))
	}
	c.Wanted = wantedByHost
	if c.Done == 0 && first == 0 {
		c.Skin = e.space.skin
	}
	return e.sendControl()
}

// makeRoom makes room for so many spheres and clumps, and recordings where there are none for that room.
func (e *Engine) makeRoom(spheres, clumps int) error {
	if spheres <= e.capacity && clumps <= e.clumps.capacity && e.buildIfDue != nil {
		return nil
	}
	if clumps > e.clumps.capacity {
		e.clumps.capacity = clumps + clumps/8
	}
	if spheres > e.capacity || e.hasClumps() {
		if spheres > e.capacity {
			spheres += spheres / 8
		}
		if err := e.resize(max(spheres, e.capacity)); err != nil {
			return err
		}
	}
	return e.record()
}

// spheres are those of particles.
func (e *Engine) spheres(g *packing.Particles) *newSpheres {
	f := e.format
	s := &newSpheres{position: &layout{format: f}, velocity: &layout{format: f}, angular: &layout{format: f}, inertia: &layout{format: f}}
	passed := e.passedScalars()
	for i, p := range g.Position {
		material, along := g.MaterialOf(i), 0.0
		if passed != 0 {
			along = g.ScalarOf(bits.TrailingZeros(uint(passed)), i)
		}
		if g.ClumpOf(i) != nil {
			e.spheresOfClump(s, g, i)
		} else {
			own := e.model.SphereOf(g, i)
			e.sphere(s, p, g.Radius[i], g.VelocityOf(i), g.AngularOf(i), along, own.Mass, own.Inertia, material, -1)
		}
		for k := range e.model.Scalars {
			s.scalars = append(s.scalars, g.ScalarOf(k, i))
		}
		e.nextID++
	}
	return s
}

// sphere appends a sphere; along is the scalar that goes along with its angular velocity.
func (e *Engine) sphere(s *newSpheres, at r3.Vec, radius float64, velocity, angular r3.Vec, along, mass, inertia float64, material, clump int) {
	s.wraps = append(s.wraps, s.position.place(r3.Sub(at, e.space.origin), radius, e.space.quantum))
	s.velocity.quad(velocity, mass)
	s.angular.quad(angular, along)
	s.inertia.real(inertia)
	s.ids, s.numbers, s.clumpOf = append(s.ids, int32(e.nextID)), append(s.numbers, int32(e.nextNumber)), append(s.clumpOf, int32(clump))
	s.materials = append(s.materials, byte(material))
	e.nextNumber++
}

// spheresOfClump appends a clump and its spheres, which move as its matter.
func (e *Engine) spheresOfClump(s *newSpheres, g *packing.Particles, i int) {
	c, clump := e.newClump(g, i, e.nextNumber), int(e.control.Clumps)+len(s.clumps)
	s.clumps = append(s.clumps, c)
	w := c.angular()
	c.spheres(g.Clump[i], func(arm r3.Vec, radius float64) {
		e.sphere(s, r3.Add(g.Position[i], arm), radius, r3.Add(c.Velocity, r3.Cross(w, arm)), w, 0, c.Mass, meanOf(c.Inertia), g.MaterialOf(i), clump)
	})
}

// spheres tells the spheres of a clump of a shape, in their order: the way to each from the clump's centre, and its radius, m.
func (c *deviceClump) spheres(shape *packing.Clump, visit func(arm r3.Vec, radius float64)) {
	o := c.orientation()
	for _, b := range shape.Balls() {
		visit(o.Rotate(r3.Scale(c.Scale, b.Centre)), c.Scale*b.Radius)
	}
}

func meanOf(v r3.Vec) float64 { return (v.X + v.Y + v.Z) / 3 }

// write writes spheres to the device from a place on.
func (e *Engine) write(s *newSpheres, first int) error {
	a, c, f := &e.arrays, &e.control, e.format
	side, order := int(c.Parity), c.Order
	errs := []error{
		a.state.Write(e.column(side, 0)+first*f.position(), s.position.b),
		a.state.Write(e.column(side, 1)+first*quads*f.scalar(), s.velocity.b),
		a.state.Write(e.column(side, 2)+first*quads*f.scalar(), s.angular.b),
		a.wraps.Write(first, s.wraps), a.id[order].Write(first, s.ids),
		a.rowLength.Write(first, make([]int32, len(s.ids))),
	}
	if len(s.scalars) > 0 {
		errs = append(errs, a.scalars[side].Write(first*len(e.model.Scalars), s.scalars))
	}
	if !e.particles.uniform {
		errs = append(errs, a.material[order].Write(first, s.materials))
	}
	if e.hasClumps() {
		errs = append(errs, a.clumps.number[order].Write(first, s.numbers), a.clumps.clumpOf[order].Write(first, s.clumpOf),
			a.clumps.inertia[order].Write(first*f.real(), s.inertia.b), a.clumps.clumps[order].Write(int(c.Clumps), s.clumps))
	}
	return errors.Join(append(errs, e.queue.Wait())...)
}
