// Clumps: particles of several spheres that move as one rigid body.
//
// Lists, contacts and surfaces know spheres only. Each sphere of a clump is one of the engine's spheres, with the clump's id, mass and mean moment of inertia, and
// moves as matter of the clump. When the forces on all spheres are known, each clump sums up those on its own in fixed order, moves, and takes them along.

package cpu

import (
	"slices"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// clump is the state of one.
type clump struct {
	position    r3.Vec          // of the centre of mass, m
	velocity    r3.Vec          // m/s
	momentum    r3.Vec          // angular, about the centre of mass, kg m2/s
	orientation law.Orientation // of the principal axes
	axes        law.Orientation // of the principal axes in those that its spheres were given in
	inertia     r3.Vec          // principal moments, kg m2
	mass        float64         // kg
	radius      float64         // of the enclosing sphere, m
	volume      float64         // m3
	load        load            // on it
	first, last int32           // its spheres are members from first to below last
	shape       int32           // of a polyhedron or a superquadric, among those of the model, plus one; 0 of a union of spheres
}

// member is a sphere of a clump.
type member struct {
	offset r3.Vec // from the centre of mass, in the principal axes, m
	arm    r3.Vec // the same in world axes, where the clump is
	image  r3.Vec // by which it lies beyond periodic sides from there, m
	sphere int32  // its place among the spheres
	clump  int32
}

// clumpBlock is what one task finds about its clumps.
type clumpBlock struct {
	moved  float64 // largest square of a sphere's displacement since the lists were made, m2
	lost   taken   // so far, with what is to come in the kick after the time reached
	toCome taken   // in that kick
}

// clumpsInBlock is the number of clumps of one task.
const clumpsInBlock = 256

// addClump takes in particle i, a clump.
func (e *Engine) addClump(g *packing.Particles, i int) {
	shape, material := g.Clump[i], g.MaterialOf(i)
	scale := g.Radius[i] / shape.Radius
	mass, inertia := shape.Mass(e.model.Materials[material].Density, g.Radius[i])
	c := clump{
		position: g.Position[i], velocity: g.VelocityOf(i), axes: orientationOf(shape.Axes), inertia: inertia, mass: mass,
		radius: g.Radius[i], volume: shape.Volume * vec.Cube(scale), first: int32(len(e.members)),
	}
	c.orientation = orientationOf(quat.Mul(g.OrientationOf(i), shape.Axes))
	spin := c.orientation.RotateBack(g.AngularOf(i))
	c.momentum = c.orientation.Rotate(r3.Vec{X: inertia.X * spin.X, Y: inertia.Y * spin.Y, Z: inertia.Z * spin.Z})
	own := rigid.MassProperties{InverseMass: 1 / mass, InverseInertia: 3 / (inertia.X + inertia.Y + inertia.Z)}
	c.shape = int32(slices.Index(e.polyhedra.shapes, shape)) + 1
	for _, s := range shape.Balls() {
		for len(e.memberOf) < len(e.at) { // spheres that came before
			e.memberOf = append(e.memberOf, -1)
		}
		e.memberOf = append(e.memberOf, int32(len(e.members)))
		e.members = append(e.members, member{offset: r3.Scale(scale, s.Centre), sphere: int32(len(e.at)), clump: int32(len(e.clumps))})
		t := dem.ParticleType{Radius: scale * s.Radius, Material: material, InverseMass: own.InverseMass, InverseInertia: own.InverseInertia}
		e.addSphere(sphere{R: t.Radius}, law.Twist{}, own, t)
	}
	c.last = int32(len(e.members))
	e.place(&c)
	e.setVelocities(&c)
	e.clumps = append(e.clumps, c)
}

func orientationOf(q quat.Number) law.Orientation {
	return law.Orientation{E0: q.Real, E: r3.Vec{X: q.Imag, Y: q.Jmag, Z: q.Kmag}}
}

// forEachClumpBlock runs a task on all clumps, block by block.
func (e *Engine) forEachClumpBlock(task func(worker, block int)) {
	n := (len(e.clumps) + clumpsInBlock - 1) / clumpsInBlock
	for len(e.clumpBlocks) < n {
		e.clumpBlocks = append(e.clumpBlocks, clumpBlock{})
	}
	if n > 0 {
		e.pool.Run(n, task, nil)
	}
}

// clumpsOf are the clumps of a block.
func (e *Engine) clumpsOf(block int) []clump {
	return e.clumps[block*clumpsInBlock : min((block+1)*clumpsInBlock, len(e.clumps))]
}

// driftClumps gives a block of clumps the first kick and moves them with their spheres.
func (e *Engine) driftClumps(_, block int) {
	b := &e.clumpBlocks[block]
	clumps := e.clumpsOf(block)
	for i := range clumps {
		c := &clumps[i]
		e.kickClump(c, e.firstKick)
		c.position = r3.Add(c.position, r3.Scale(e.dt, c.velocity))
		c.orientation = law.FreeRotation(c.orientation, c.momentum, c.inertia, e.dt)
		e.place(c)
		if c.shape > 0 {
			e.turnPolyhedron(block*clumpsInBlock + i)
		}
		e.setVelocities(c)
		b.moved = max(b.moved, e.displacement(c))
	}
}

// finishClumps sums up the forces on the spheres of a block's clumps and gives the second kick.
func (e *Engine) finishClumps(_, block int) {
	b := &e.clumpBlocks[block]
	clumps := e.clumpsOf(block)
	b.toCome = taken{}
	for i := range clumps {
		c := &clumps[i]
		e.sumLoads(c)
		if e.model.Damping != 0 || e.model.Fluid != nil {
			e.resistClump(c, b)
		}
		e.kickClump(c, e.secondKick)
		e.setVelocities(c)
	}
}

func (e *Engine) kickClump(c *clump, h float64) {
	c.velocity = law.Kick(c.velocity, h*(1/c.mass), c.load.F, h, e.gravity)
	c.momentum = law.KickAngular(c.momentum, h, c.load.T)
}

// sumLoads sums up what acts on the spheres, about the centre of mass.
func (e *Engine) sumLoads(c *clump) {
	c.load = load{}
	for k := c.first; k < c.last; k++ {
		m := &e.members[k]
		a := &e.load[m.sphere]
		c.load.F = r3.Add(c.load.F, a.F)
		c.load.T = r3.Add(c.load.T, r3.Add(a.T, r3.Cross(m.arm, a.F)))
	}
}

// angular is the angular velocity, rad/s.
func (c *clump) angular() r3.Vec { return c.orientation.AngularVelocity(c.momentum, c.inertia) }

// place takes the spheres to where the clump is.
func (e *Engine) place(c *clump) {
	for k := c.first; k < c.last; k++ {
		m := &e.members[k]
		m.arm = c.orientation.Rotate(m.offset)
		s, p := &e.at[m.sphere], r3.Add(r3.Add(c.position, m.arm), m.image)
		s.X, s.Y, s.Z = p.X, p.Y, p.Z
	}
}

// wrapClumps brings clumps back through periodic sides, each by its centre of mass, and then their spheres.
func (e *Engine) wrapClumps() {
	domain := &e.model.Domain
	for i := range e.clumps {
		c := &e.clumps[i]
		by := e.periods.image(c.position, domain)
		c.position = r3.Add(c.position, by)
		e.flows.Periodic -= c.mass * r3.Dot(e.gravity, by)
		for k := c.first; k < c.last; k++ {
			m := &e.members[k]
			m.image = e.periods.image(r3.Add(c.position, m.arm), domain)
		}
		e.place(c)
	}
}

// setVelocities gives the spheres the velocities of the clump's matter.
func (e *Engine) setVelocities(c *clump) {
	w := c.angular()
	for k := c.first; k < c.last; k++ {
		m := &e.members[k]
		g := &e.motion[m.sphere]
		g.V, g.W = r3.Add(c.velocity, r3.Cross(w, m.arm)), w
	}
}

// displacement is the largest square of the displacement of a sphere since the lists were made, m2.
func (e *Engine) displacement(c *clump) float64 {
	far, corner := 0.0, e.grid.box.Min
	for k := c.first; k < c.last; k++ {
		i := e.members[k].sphere
		s, p := &e.at[i], &e.listPositions[i]
		d := r3.Vec{X: s.X - corner.X - float64(p[0]), Y: s.Y - corner.Y - float64(p[1]), Z: s.Z - corner.Z - float64(p[2])}
		far = max(far, r3.Norm2(d))
	}
	return far
}

// ofOneClump tells whether two spheres belong to the same clump, and so never touch.
func (e *Engine) ofOneClump(i, j int) bool {
	return i < len(e.memberOf) && j < len(e.memberOf) && e.memberOf[i] >= 0 && e.memberOf[j] >= 0 && e.identity[i].ID == e.identity[j].ID
}

// dropClumpMates takes the spheres of sphere i's own clump from the list of its neighbours, which begins at a place.
func (e *Engine) dropClumpMates(near []int32, from, i int) []int32 {
	if !e.inClump(i) {
		return near
	}
	kept := slices.DeleteFunc(near[from:], func(j int32) bool { return e.ofOneClump(i, int(j)) })
	return near[:from+len(kept)]
}

// inClump tells whether a sphere is one of a clump.
func (e *Engine) inClump(i int) bool { return i < len(e.memberOf) && e.memberOf[i] >= 0 }

// reorderClumps follows the spheres to their new places, of which the first n are left, and drops the clumps whose spheres have gone.
func (e *Engine) reorderClumps(n int) {
	if len(e.clumps) == 0 {
		return
	}
	for i := range e.clumpBlocks {
		e.clumpBlocks[i].moved = 0
	}
	for len(e.memberOf) < len(e.order) {
		e.memberOf = append(e.memberOf, -1)
	}
	permute(e.memberOf, e.order)
	for i, k := range e.memberOf {
		if k >= 0 {
			e.members[k].sphere = int32(i)
		}
	}
	e.memberOf = e.memberOf[:n]
	if e.leavingCount == 0 {
		return
	}
	clumps, members := e.clumps[:0], e.members[:0]
	for _, c := range e.clumps {
		if int(e.members[c.first].sphere) >= n {
			continue
		}
		own := e.members[c.first:c.last]
		c.first = int32(len(members))
		for _, m := range own {
			m.clump = int32(len(clumps))
			e.memberOf[m.sphere] = int32(len(members))
			members = append(members, m)
		}
		c.last = int32(len(members))
		clumps = append(clumps, c)
	}
	e.clumps, e.members = clumps, members
	if len(clumps) == 0 {
		e.memberOf = nil
	}
}

// inletsOfClumps is how many inlets bring clumps.
func (e *Engine) inletsOfClumps() (n int) {
	for i := range e.model.Inlets {
		if e.model.Inlets[i].Clump != nil {
			n++
		}
	}
	return n
}

// markClumpsLeaving marks the spheres of clumps whose centres of mass are in outlets, or that are discarded, and adds the clumps to what has gone out.
func (e *Engine) markClumpsLeaving() {
	for i := range e.clumps {
		c := &e.clumps[i]
		k := e.outletOf(c.position)
		if k < 0 && !e.isDiscarded(int(e.members[c.first].sphere)) {
			continue
		}
		for m := c.first; m < c.last; m++ {
			e.leaving[e.members[m].sphere] = true
			e.leavingCount++
		}
		e.counts.Removed++
		if k >= 0 {
			e.taken[k].Count++
			e.taken[k].Mass += c.mass
		}
		e.flows.Out.Pass(c.mass, c.inertiaAbout(c.angular()), c.position, c.velocity, c.angular(), e.gravity, e.secondKick)
	}
}

// inertiaAbout is the moment of inertia by which half the square of the angular velocity w gives the energy of rotation; the mean one at rest.
func (c *clump) inertiaAbout(w r3.Vec) float64 {
	if w2 := r3.Norm2(w); w2 > 0 {
		return r3.Dot(c.momentum, w) / w2
	}
	return (c.inertia.X + c.inertia.Y + c.inertia.Z) / 3
}
