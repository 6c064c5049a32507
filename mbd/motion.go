package mbd

// This file implements the equations of motion of solvers.System.

import (
	"math"

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
// world axes.
func (s *System) Residual(dst []float64, updateLoads bool) error {
	if updateLoads {
		if err := s.evaluateLoads(); err != nil {
			return err
		}
	}
	s.run(len(s.parallel), s.loops.act)
	for _, k := range s.serial {
		s.act(k)
	}
	s.loops.dst = dst
	s.run(len(s.bodies), s.loops.residual)
	return nil
}

// bodyResidual writes the inertia forces of a body less the sum of all wrenches on it, which is taken in a fixed order.
func (s *System) bodyResidual(i int, dst []float64) {
	in := &s.inertia[i]
	f := in.dof
	if f < 0 {
		return
	}
	w := s.wrenchSum.sum(i, s.slots, s.loads)
	putVector(dst[f:], r3.Sub(r3.Scale(in.mass, r3.Sub(in.acceleration, s.Gravity)), w.Force))
	switch {
	case in.point:
	case in.isotropic: // it has no gyroscopic moment
		putVector(dst[f+3:], r3.Sub(r3.Scale(in.moment, in.alpha), w.Moment))
	default:
		omega := s.frames[i].omega
		m := r3.Add(in.world.mul(in.alpha), r3.Cross(omega, in.world.mul(omega)))
		putVector(dst[f+3:], r3.Sub(m, w.Moment))
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
	s.Poses(l.poses, l.bodies)
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
		if in.point {
			continue
		}
		e := quaternion(q[c+3:])
		d := quat.Scale(0.5, spin(e, vector(y[f+3:])))
		if scale != 0 {
			d = quat.Add(d, quat.Scale(normalPart(e, d, scale)/scale, e))
		}
		putQuaternion(dst[c+3:], d)
	}
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

// normalPart returns n such that (1+n) e + scale*d has norm 1, for d perpendicular to e.
func normalPart(e, d quat.Number, scale float64) float64 {
	ee := dot4(e, e)
	excess := (ee - 1 + scale*scale*dot4(d, d)) / ee // (1+n)^2 = 1 - excess
	if excess > 0.75 {
		excess = 0.75 // bounds the rotation of one correction
	}
	return -excess / (1 + math.Sqrt(1-excess))
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
			putQuaternion(dst[c+3:], quat.Sub(d, quat.Scale(dot4(in.rate, in.rate), in.e)))
		}
	}
}

// Normalize gives the Euler parameters norm 1 and makes their rates perpendicular to them.
func (s *System) Normalize(q, v []float64) {
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		c := in.coordinate
		if c < 0 || in.point {
			continue
		}
		e := unit(quaternion(q[c+3:]))
		p := quaternion(v[c+3:])
		putQuaternion(q[c+3:], e)
		putQuaternion(v[c+3:], quat.Sub(p, quat.Scale(dot4(e, p), e)))
	}
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

// Norm returns the largest norm of a body's part of the correction y, in the metric of its kinetic energy and as a speed, and the first degree of
// freedom of that body.
func (s *System) Norm(y []float64) (norm float64, worst int) {
	worst = -1
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		f := in.dof
		if f < 0 {
			continue
		}
		v := vector(y[f:])
		n := r3.Norm2(v)
		if !in.point && in.mass > 0 {
			w := vector(y[f+3:])
			if in.isotropic {
				n += in.moment * r3.Norm2(w) / in.mass
			} else {
				n += r3.Dot(w, in.world.mul(w)) / in.mass
			}
		}
		if !(n <= norm) {
			norm, worst = n, f
		}
	}
	if worst < 0 {
		return 0, 0
	}
	return math.Sqrt(norm), worst
}

// ResidualNorm returns the largest acceleration of a body that a residual would cause, in the norm of its kinetic energy,
// or the largest magnitude in its constraint part.
func (s *System) ResidualNorm(r []float64) float64 {
	var norm float64
	for i := 1; i < len(s.inertia); i++ {
		in := &s.inertia[i]
		f := in.dof
		if f < 0 || in.mass == 0 {
			continue
		}
		n := r3.Norm2(vector(r[f:])) / (in.mass * in.mass)
		if j := in.moment; !in.point && j > 0 {
			n += r3.Norm2(vector(r[f+3:])) / (in.mass * j)
		}
		if !(n <= norm) {
			norm = n
		}
	}
	norm = math.Sqrt(norm)
	for _, v := range r[s.dofs:] {
		if v = math.Abs(v); !(v <= norm) {
			norm = v
		}
	}
	return norm
}

// Commit accepts the placement as the end of a step and updates the state variables.
func (s *System) Commit() error {
	for _, a := range s.angles {
		s.state[a.slot] = a.evaluate(s)
	}
	for i := range s.stateful {
		s.stateful[i].commit(s)
	}
	for _, f := range s.hysteretic {
		f.commit(s)
	}
	return nil
}

// StateVariables are those of all elements at the last accepted step. Writing to the slice restores them.
func (s *System) StateVariables() []float64 { return s.state }
