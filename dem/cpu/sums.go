package cpu

// Sums over particles, chunk by chunk on all threads.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/buffer"
)

// Sum implements Engine. The sums of the chunks are added up in their order, so that the bits do not depend on the threads.
func (e *Engine) Sum(of dem.Selection, s *dem.Sums) {
	e.sums = buffer.Resize(e.sums, len(e.chunks))
	sum := e.sumSome
	if of == dem.All() && len(e.clumps) == 0 {
		sum = e.sumAll
	}
	e.forEachChunk(func(_, ci int) {
		part, c := &e.sums[ci], &e.chunks[ci]
		part.Clear(len(e.scalars))
		sum(of, part, c.lo, c.hi)
	})
	s.Clear(len(e.scalars))
	for ci := range e.chunks {
		s.Plus(&e.sums[ci])
	}
	for i := range e.clumps {
		c := &e.clumps[i]
		if is := &e.identity[e.members[c.first].sphere]; of.Has(int(is.ID), e.coefficients.types[is.Type].Material) {
			w := c.angular()
			s.AddOne(c.mass, &c.position, &c.velocity, &w, &c.momentum, &c.load.F, &c.load.T)
		}
	}
}

// sumSome adds those of the spheres from lo to below hi that are selected.
func (e *Engine) sumSome(of dem.Selection, s *dem.Sums, lo, hi int) {
	for i := lo; i < hi; i++ {
		if !of.Has(int(e.identity[i].ID), e.coefficients.types[e.identity[i].Type].Material) {
			continue
		}
		x := e.at[i].centre()
		s.Reach(x, e.at[i].R, e.model.Up)
		if e.inClump(i) {
			continue
		}
		m, f := &e.motion[i], &e.load[i]
		mass, spin := 1/m.InverseMass, r3.Scale(1/m.InverseInertia, m.W)
		s.AddOne(mass, &x, &m.V, &m.W, &spin, &f.F, &f.T)
		for k := range e.scalars {
			s.Scalars[k] += mass * e.scalars[k].values[i]
		}
	}
}

// sumAll is sumSome of all particles, none of which is a clump, to the same bits: most rows of a history ask for these sums, which take half as long where they are numbers that stay in registers.
func (e *Engine) sumAll(_ dem.Selection, s *dem.Sums, lo, hi int) {
	at, motion, load, up := e.at[lo:hi], e.motion[lo:hi], e.load[lo:hi], e.model.Up
	var (
		total, kinetic, highest = s.Mass, s.Kinetic, s.Highest
		first, momentum         = s.First, s.Momentum
		angular, force, moment  = s.Angular, s.Force, s.Moment
	)
	for i := range at {
		x, m, f := &at[i], &motion[i], &load[i]
		mass, inertia := 1/m.InverseMass, 1/m.InverseInertia
		px, py, pz := mass*m.V.X, mass*m.V.Y, mass*m.V.Z
		sx, sy, sz := inertia*m.W.X, inertia*m.W.Y, inertia*m.W.Z
		total += mass
		first.X += mass * x.X
		first.Y += mass * x.Y
		first.Z += mass * x.Z
		momentum.X += px
		momentum.Y += py
		momentum.Z += pz
		angular.X += x.Y*pz - x.Z*py + sx
		angular.Y += x.Z*px - x.X*pz + sy
		angular.Z += x.X*py - x.Y*px + sz
		kinetic += 0.5*mass*(m.V.X*m.V.X+m.V.Y*m.V.Y+m.V.Z*m.V.Z) + 0.5*(sx*m.W.X+sy*m.W.Y+sz*m.W.Z)
		force.X += f.F.X
		force.Y += f.F.Y
		force.Z += f.F.Z
		moment.X += x.Y*f.F.Z - x.Z*f.F.Y + f.T.X
		moment.Y += x.Z*f.F.X - x.X*f.F.Z + f.T.Y
		moment.Z += x.X*f.F.Y - x.Y*f.F.X + f.T.Z
		highest = max(highest, x.X*up.X+x.Y*up.Y+x.Z*up.Z+x.R)
	}
	s.Count += len(at)
	s.Mass, s.Kinetic, s.Highest = total, kinetic, highest
	s.First, s.Momentum, s.Angular, s.Force, s.Moment = first, momentum, angular, force, moment
	for k := range e.scalars {
		for i, value := range e.scalars[k].values[lo:hi] {
			s.Scalars[k] += 1 / motion[i].InverseMass * value
		}
	}
}
