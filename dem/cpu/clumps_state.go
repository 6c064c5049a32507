// What an engine on the processor tells about clumps, and whether what has been read of them can be.

package cpu

import (
	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/num/quat"
)

// clumpAt is the clump of which the sphere at i is the first; nil if it is no clump's, or another sphere of one.
func (e *Engine) clumpAt(i int) (c *clump, other bool) {
	if !e.inClump(i) {
		return nil, false
	}
	k := e.memberOf[i]
	c = &e.clumps[e.members[k].clump]
	return c, k != c.first
}

// firstSpheres lists the first sphere of each particle; nil where every particle is one sphere.
func (e *Engine) firstSpheres() (list []int32) {
	if len(e.clumps) == 0 {
		return nil
	}
	for i := range e.at {
		if _, other := e.clumpAt(i); !other {
			list = append(list, int32(i))
		}
	}
	return list
}

// snapshot writes a clump to place k of a state.
func (c *clump) snapshot(s *dem.State, k int) {
	w := c.angular()
	s.Radius[k], s.Mass[k], s.Inertia[k] = c.radius, c.mass, c.inertiaAbout(w)
	s.Position[k], s.Velocity[k], s.Angular[k] = c.position, c.velocity, w
	s.Force[k], s.Torque[k] = c.load.F, c.load.T
	s.Orientation[k], s.AngularMomentum[k] = c.given(), c.momentum
}

// given is the orientation of the axes in which the spheres were given.
func (c *clump) given() quat.Number {
	of := func(q law.Orientation) quat.Number {
		return quat.Number{Real: q.E0, Imag: q.E.X, Jmag: q.E.Y, Kmag: q.E.Z}
	}
	return quat.Mul(of(c.orientation), quat.Conj(of(c.axes)))
}

// snapshotSpheres writes the spheres of all particles to a state, whose particles have these first spheres and places.
func (e *Engine) snapshotSpheres(s *dem.State, first []int32, rank []int) {
	order := make([]int32, len(first))
	for n, k := range rank {
		order[k] = first[n]
	}
	add := func(k int, i int32) {
		s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: e.at[i].centre(), Radius: e.at[i].R})
	}
	for k, i := range order {
		c, _ := e.clumpAt(int(i))
		if c == nil {
			add(k, i)
			continue
		}
		if c.shape > 0 {
			e.snapshotPolyhedron(s, k, i)
			continue
		}
		for m := c.first; m < c.last; m++ {
			add(k, e.members[m].sphere)
		}
	}
}

// checkClumps checks what has been read of clumps.
func (e *Engine) checkClumps() error {
	if len(e.memberOf) > len(e.at) || len(e.clumpBlocks)*clumpsInBlock < len(e.clumps) {
		return codec.Invalid("%d of %d spheres belong to %d clumps", len(e.memberOf), len(e.at), len(e.clumps))
	}
	for i, k := range e.memberOf {
		if k < -1 || int(k) >= len(e.members) || k >= 0 && int(e.members[k].sphere) != i {
			return codec.Invalid("sphere %d is number %d of %d in clumps", i, k, len(e.members))
		}
	}
	next := int32(0)
	for i := range e.clumps {
		c := &e.clumps[i]
		if c.first != next || c.last <= c.first || int(c.last) > len(e.members) || !(c.mass > 0) || !(c.radius > 0) || !(min(c.inertia.X, c.inertia.Y, c.inertia.Z) > 0) ||
			!vec.Finite(c.position) || !vec.Finite(c.velocity) || !vec.Finite(c.momentum) || !vec.Finite(c.orientation.E) || !vec.Finite1(c.orientation.E0) {
			return codec.Invalid("clump %d of %g kg is at %v", i, c.mass, c.position)
		}
		for k := c.first; k < c.last; k++ {
			if m := &e.members[k]; int(m.clump) != i || m.sphere < 0 || int(m.sphere) >= len(e.memberOf) || e.memberOf[m.sphere] != k {
				return codec.Invalid("sphere %d of clump %d", k-c.first, i)
			}
		}
		next = c.last
	}
	if int(next) != len(e.members) {
		return codec.Invalid("%d spheres in clumps, and %d more", next, len(e.members)-int(next))
	}
	return nil
}
