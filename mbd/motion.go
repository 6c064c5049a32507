package mbd

// This file implements the equations of motion of solvers.System.

import (
	"math"

	"gabion/internal/pool"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Size returns the numbers of coordinates (three a point mass, seven a rigid body), of degrees of freedom (three and six) and of
// constraints, not counting the unit norm of Euler parameters.
func (s *System) Size() (coordinates, dofs, constraints int) {
	return s.coordinates, s.dofs, len(s.equations)
}

// Residual writes M a + Phi_q^T lambda - Q at the placement, for each body m dv/dt - F and J alpha + omega x J omega - M in
// world axes. It returns the part that bodies have in ResidualNorm.
func (s *System) Residual(dst []float64, updateLoads bool) (norm float64, err error) {
	if updateLoads {
		if err := s.evaluateLoads(); err != nil {
			return 0, err
		}
	}
	s.evaluateElements()
	s.stretched, s.behind = s.placed, false
	for _, k := range s.serial {
		s.act(k)
	}
	s.loops.dst = dst
	s.pool.Range(len(s.bodies), bodiesInBlock, s.loops.residual)
	return math.Sqrt(worstOf(s.loops.smallNorms).square), nil
}

// HeldResidual is Residual for the bodies that constraints hold alone, at zero accelerations and multipliers, by the forces that Residual has found. It tells whether these
// are those of the placement; else it writes nothing.
func (s *System) HeldResidual(dst []float64) bool {
	if s.behind || s.stretched != s.placed {
		return false
	}
	for _, i := range s.held {
		in, f := &s.inertia[i], s.inertia[i].dof
		force, moment := s.wrenchSum.sumForces(i, s.slots, s.loads)
		putVector(dst[f:], r3.Sub(r3.Scale(-in.mass, s.Gravity), force))
		if !in.point {
			omega := s.frames[i].omega
			putVector(dst[f+3:], r3.Sub(r3.Cross(omega, in.world.mul(omega)), moment))
		}
	}
	return true
}

// UpdateHeld makes the forces that Residual has found those of the placement, where PlaceHeld has changed velocities since, by up to change (m/s). What does not act on these bodies is
// as it was, and so are loads for which bodies count as not moved.
func (s *System) UpdateHeld(change float64) error {
	for _, l := range s.loads {
		if change <= l.resolution {
			continue
		}
		if err := s.evaluateLoad(l, nil); err != nil {
			return err
		}
	}
	s.pool.Run(len(s.onHeldLong)+pool.Blocks(len(s.onHeld), elementsInBlock), s.loops.updateHeld, nil)
	for _, k := range s.serial {
		s.act(k)
	}
	s.stretched, s.behind = s.placed, false
	return nil
}

// React works out the forces of the constraints for these multipliers. What else acts does not depend on them: it is as Residual has left it.
func (s *System) React(lambda []float64) {
	copy(s.lambda, lambda)
	s.pool.Range(len(s.parallel)-s.firstEquation, elementsInBlock, s.loops.react)
	for _, k := range s.serial {
		s.act(k)
	}
	s.stretched = s.placed // the bodies are where they were
}

// UpdateLoads evaluates the loads at the placement, and nothing else.
func (s *System) UpdateLoads() error {
	s.behind = true
	return s.evaluateLoads()
}

// bodyResidual writes the inertia forces of a body that moves less the sum of all wrenches on it, which is taken in a fixed order.
func (s *System) bodyResidual(i int, dst []float64) {
	in := &s.inertia[i]
	f := in.dof
	force, moment := s.wrenchSum.sum(i, s.slots, s.loads)
	putVector(dst[f:], r3.Sub(r3.Scale(in.mass, r3.Sub(in.acceleration, s.Gravity)), force))
	switch {
	case in.point:
	case in.isotropic: // it has no gyroscopic moment
		putVector(dst[f+3:], r3.Sub(r3.Scale(in.moment, in.alpha), moment))
	default:
		omega := s.frames[i].omega
		m := r3.Add(in.world.mul(in.alpha), r3.Cross(omega, in.world.mul(omega)))
		putVector(dst[f+3:], r3.Sub(m, moment))
	}
}

func (s *System) evaluateLoads() error {
	for _, l := range s.loads {
		if err := s.evaluateLoad(l, nil); err != nil {
			return err
		}
	}
	return nil
}

func (s *System) evaluateLoad(l *loadState, tangents []rigid.Tangent) error {
	return l.load.Evaluate(s.time, l.poses, l.wrenches, tangents)
}

// evaluateLoadTangents evaluates the tangents of the loads at the placement.
func (s *System) evaluateLoadTangents() (err error) {
	for _, l := range s.loads {
		if sparse, ok := l.load.(SparseLoad); ok {
			l.tangents, l.active, err = sparse.Tangents()
		} else {
			err = s.evaluateLoad(l, l.tangents)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Expand writes the change of the coordinates by a correction y such that the Euler parameters of q + scale*dst have
// norm 1.
func (s *System) Expand(dst, q, y []float64, scale float64) {
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		c, f := in.coordinate, in.dof
		if c < 0 {
			continue
		}
		copy(dst[c:c+3], y[f:f+3])
		if !in.point {
			putQuaternion(dst[c+3:], turned(quaternion(q[c+3:]), vector(y[f+3:]), scale))
		}
	}
}

// AddHeldRates adds to the rates v of the coordinates q what a correction y adds to them, for bodies that constraints hold alone.
func (s *System) AddHeldRates(v, q, y []float64) {
	for _, i := range s.held {
		in := &s.inertia[i]
		c, f := in.coordinate, in.dof
		for k := range 3 {
			v[c+k] += y[f+k]
		}
		if !in.point {
			putQuaternion(v[c+3:], quat.Add(quaternion(v[c+3:]), turned(quaternion(q[c+3:]), vector(y[f+3:]), 0)))
		}
	}
}

// turned returns the change d of Euler parameters e by a rotation w such that e + scale*d has norm 1.
func turned(e quat.Number, w r3.Vec, scale float64) (d quat.Number) {
	d = quat.Scale(0.5, spin(e, w))
	if scale != 0 {
		d = quat.Add(d, quat.Scale(normalPart(e, d, scale), e))
	}
	return d
}

// Correct adds the expansion of a correction y to the second derivatives a, velocity times it to the velocities v, and position times it to the
// coordinates q, whose Euler parameters have norm 1 then. A y that is nil stands for zero.
func (s *System) Correct(q, v, a, y []float64, velocity, position float64) {
	l := &s.loops
	l.q, l.v, l.a, l.y, l.velocity, l.position = q, v, a, y, velocity, position
	s.pool.Range(len(s.bodies), bodiesInBlock, l.correct)
}

func (s *System) correctBody(i int, l *loops) {
	in := &s.inertia[i]
	c, f := in.coordinate, in.dof
	if c < 0 {
		return
	}
	velocity, position := l.velocity, l.position
	var turn r3.Vec
	if l.y != nil {
		y, q, v, a := (*[3]float64)(l.y[f:]), (*[3]float64)(l.q[c:]), (*[3]float64)(l.v[c:]), (*[3]float64)(l.a[c:]) // whose bounds are known
		addChange(&q[0], &v[0], &a[0], y[0], velocity, position)
		addChange(&q[1], &v[1], &a[1], y[1], velocity, position)
		addChange(&q[2], &v[2], &a[2], y[2], velocity, position)
		if !in.point {
			turn = vector(l.y[f+3:])
		}
	}
	if in.point {
		return
	}
	q, v, a := (*[4]float64)(l.q[c+3:]), (*[4]float64)(l.v[c+3:]), (*[4]float64)(l.a[c+3:])
	e := quat.Number{Real: q[0], Imag: q[1], Jmag: q[2], Kmag: q[3]}
	d := turned(e, turn, position)
	addChange(&q[0], &v[0], &a[0], d.Real, velocity, position)
	addChange(&q[1], &v[1], &a[1], d.Imag, velocity, position)
	addChange(&q[2], &v[2], &a[2], d.Jmag, velocity, position)
	addChange(&q[3], &v[3], &a[3], d.Kmag, velocity, position)
}

// addChange changes a coordinate and its derivatives by a change of the second derivative.
func addChange(q, v, a *float64, d, velocity, position float64) {
	*a += d
	*v += velocity * d
	*q += position * d
}

// Contract writes the translation and the infinitesimal rotation of each body that a change of the coordinates makes.
func (s *System) Contract(dst, q, change []float64) {
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		c, f := in.coordinate, in.dof
		if c < 0 {
			continue
		}
		copy(dst[f:f+3], change[c:c+3])
		if !in.point {
			putVector(dst[f+3:], r3.Scale(2, angular(quaternion(q[c+3:]), quaternion(change[c+3:]))))
		}
	}
}

// normalPart returns n such that e + scale*(d + n e) has norm 1, for d perpendicular to e.
func normalPart(e, d quat.Number, scale float64) float64 {
	ee := dot4(e, e)
	excess := (ee - 1 + scale*scale*dot4(d, d)) / ee // (1 + scale n)^2 = 1 - excess
	if excess > 0.75 {
		excess = 0.75 // bounds the rotation of one correction
	}
	return -excess / (scale * (1 + math.Sqrt(1-excess)))
}

// ExpandAcceleration writes the second derivatives of the coordinates for given accelerations of the degrees of freedom.
func (s *System) ExpandAcceleration(dst, y []float64) {
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		c, f := in.coordinate, in.dof
		if c < 0 {
			continue
		}
		copy(dst[c:c+3], y[f:f+3])
		if !in.point {
			d := quat.Scale(0.5, spin(in.e, vector(y[f+3:])))
			putQuaternion(dst[c+3:], quat.Sub(d, quat.Scale(in.rateSquare, in.e)))
		}
	}
}

// Normalize gives the Euler parameters norm 1 and makes their rates perpendicular to them.
func (s *System) Normalize(q, v []float64) {
	s.loops.q, s.loops.v = q, v
	s.pool.Range(len(s.bodies), bodiesInBlock, s.loops.normalize)
}

func (s *System) normalizeBody(i int, q, v []float64) {
	in := &s.inertia[i]
	c := in.coordinate
	if c < 0 || in.point {
		return
	}
	e := unit(quaternion(q[c+3:]))
	p := quaternion(v[c+3:])
	putQuaternion(q[c+3:], e)
	putQuaternion(v[c+3:], quat.Sub(p, quat.Scale(dot4(e, p), e)))
}

// DOFInertia writes for each degree of freedom the mass or the mean moment of inertia of its body.
func (s *System) DOFInertia(dst []float64) {
	for i := range s.inertia {
		in := &s.inertia[i]
		if in.dof < 0 {
			continue
		}
		for k := range 3 {
			dst[in.dof+k] = in.mass
			if !in.point {
				dst[in.dof+3+k] = in.moment
			}
		}
	}
}

// Commit accepts the placement as the end of a step and updates the state variables.
func (s *System) Commit() error {
	for _, a := range s.angles {
		s.state[a.slot] = a.evaluate(s)
	}
	for i := range s.stateful {
		s.stateful[i].commit(s)
	}
	s.pool.Run(len(s.ropes)+pool.Blocks(len(s.unroped), elementsInBlock), s.loops.commit, nil)
	for _, f := range s.following {
		f.follow(s)
	}
	return nil
}

// StateVariables are those of all elements at the last accepted step. Writing to the slice restores them.
func (s *System) StateVariables() []float64 {
	s.placed++
	return s.state
}
