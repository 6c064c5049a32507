package mbd

// This file returns results at the placement: positions, accelerations, reactions, energies, powers, and the names of unknowns.

import (
	"fmt"
	"math"

	"gabion/internal/pool"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Time returns the time of the placement, s.
func (s *System) Time() float64 { return s.time }

// Pose returns the frame of a body; the ground and a point mass have no rotation.
func (s *System) Pose(body int) (p rigid.Frame) {
	s.poseInto(&p, body)
	return p
}

func (s *System) poseInto(p *rigid.Frame, body int) {
	f, in := &s.frames[body+1], &s.inertia[body+1]
	p.Position, p.Velocity, p.AngularVelocity = f.position, f.velocity, f.omega
	switch {
	case body == Ground || in.point:
		p.Orientation = quat.Number{Real: 1}
	case in.coordinate < 0:
		p.Orientation = s.bodies[body].Pose.Orientation
	default:
		p.Orientation = in.e
	}
}

// Acceleration returns the acceleration of a body. After a step it is that of the integration formula; after the integrator's Report it fulfils
// the equations of motion.
func (s *System) Acceleration(body int) Acceleration {
	in := &s.inertia[body+1]
	return Acceleration{Linear: in.acceleration, Angular: in.alpha}
}

// Motion is the position and motion of a marker, in world axes.
type Motion struct {
	Position            r3.Vec
	Orientation         quat.Number // marker to world
	Velocity            r3.Vec
	AngularVelocity     r3.Vec
	Acceleration        r3.Vec
	AngularAcceleration r3.Vec
}

// Motion returns the position and motion of a marker. Accelerations are valid after the integrator's Report.
func (s *System) Motion(m Marker) Motion {
	p, a := s.Pose(m.Body), s.Acceleration(m.Body)
	lever := rotate(p.Orientation, m.Position)
	swing := r3.Cross(p.AngularVelocity, lever)
	return Motion{
		Position:            r3.Add(p.Position, lever),
		Orientation:         quat.Mul(p.Orientation, unit(m.Orientation)),
		Velocity:            r3.Add(p.Velocity, swing),
		AngularVelocity:     p.AngularVelocity,
		Acceleration:        r3.Add(r3.Add(a.Linear, r3.Cross(a.Angular, lever)), r3.Cross(p.AngularVelocity, swing)),
		AngularAcceleration: a.Angular,
	}
}

// Reaction returns the wrench of a joint on the body of its first marker, about that marker's point, in world axes. It is
// valid after the integrator's Report.
func (s *System) Reaction(joint int) (w rigid.Wrench) {
	j := s.joints[joint]
	for k, e := range j.equations {
		first := s.first[len(s.forces)+j.first+k]
		for n, b := range e.bodies {
			if b == j.I.Body+1 {
				w.Force = r3.Add(w.Force, s.slots[first+n].Force)
				w.Moment = r3.Add(w.Moment, s.slots[first+n].Moment)
			}
		}
	}
	return s.about(j.I, w)
}

// ForceOn returns the wrench of a force element on the first body it is attached to, about its first marker's point, in
// world axes.
func (s *System) ForceOn(force int) rigid.Wrench {
	if s.behind {
		s.act(force)
	}
	return s.about(s.forces[force].marker(), s.slots[s.first[force]])
}

// ForceAt returns the force of an element on the body of one of its points, N, world axes.
func (s *System) ForceAt(force, point int) r3.Vec {
	if s.behind {
		s.act(force)
	}
	return s.slots[s.first[force]+point].Force
}

// about moves a wrench from the centre of mass of a marker's body to the marker's point.
func (s *System) about(m Marker, w rigid.Wrench) rigid.Wrench {
	lever := s.frames[m.Body+1].rotation.mul(m.Position)
	w.Moment = r3.Sub(w.Moment, r3.Cross(lever, w.Force))
	return w
}

// Energies are those of the placement, J.
type Energies struct {
	Kinetic float64
	Gravity float64 // potential, zero at the world's origin
	Elastic float64 // stored in force elements

	Yielded float64 // dissipated by yielding since the start
	Braked  float64 // dissipated by brakes since the start
	Broken  float64 // dissipated by breaking springs and ropes since the start
	Sliding float64 // dissipated by friction of running ropes since the start
	Damped  float64 // dissipated by dampers of running ropes since the start; other dampers have powers
}

// dissipation is what an element has dissipated since the start, beside what its powers say, J.
type dissipation struct{ yielded, braked, broken, friction, damped float64 }

// dissipative is a force element that dissipates energy by changing for good.
type dissipative interface {
	dissipated(s *System) dissipation
}

// Total returns the kinetic and potential energy.
func (e Energies) Total() float64 { return e.Kinetic + e.Gravity + e.Elastic }

// Energies returns the energies at the placement.
func (s *System) Energies() (e Energies) {
	for i := 1; i < len(s.inertia); i++ {
		f, in := &s.frames[i], &s.inertia[i]
		e.Gravity -= in.mass * r3.Dot(s.Gravity, f.position)
		e.Kinetic += s.kinetic(i)
	}
	for _, f := range s.forces {
		e.Elastic += f.stored(s)
	}
	for _, f := range s.hysteretic {
		if f, ok := f.(dissipative); ok {
			d := f.dissipated(s)
			e.Yielded += d.yielded
			e.Braked += d.braked
			e.Broken += d.broken
			e.Sliding += d.friction
			e.Damped += d.damped
		}
	}
	return e
}

// kinetic returns the kinetic energy of a body, J.
func (s *System) kinetic(i int) float64 {
	f, in := &s.frames[i], &s.inertia[i]
	if in.coordinate < 0 {
		return 0
	}
	e := 0.5 * in.mass * r3.Norm2(f.velocity)
	if !in.point {
		e += 0.5 * r3.Dot(f.omega, in.world.mul(f.omega))
	}
	return e
}

// listTurning lists the bodies whose angular velocity bounds a step.
func (s *System) listTurning() {
	for i := 1; i < len(s.inertia); i++ {
		if in := &s.inertia[i]; in.coordinate >= 0 && !in.point && !in.isotropic {
			s.turning = append(s.turning, i)
		}
	}
}

// FastestRotation implements solvers.Rotating. The rate of Euler parameters is half the angular velocity in size.
func (s *System) FastestRotation(v []float64) (rate float64, body string) {
	for _, i := range s.turning {
		if r := 2 * quat.Abs(quaternion(v[s.inertia[i].coordinate+3:])); !(r <= rate) {
			rate, body = r, s.bodies[i-1].Name
		}
	}
	return rate, body
}

// KineticEnergy returns the kinetic energy of a body, J.
func (s *System) KineticEnergy(body int) float64 { return s.kinetic(body + 1) }

// PotentialEnergy returns the energy of a body in gravity, zero at the world's origin, J.
func (s *System) PotentialEnergy(body int) float64 {
	return -s.bodies[body].Mass * r3.Dot(s.Gravity, s.frames[body+1].position)
}

// Stored returns the energy that a force element stores, J.
func (s *System) Stored(force int) float64 { return s.forces[force].stored(s) }

// Residuals returns the residuals of the equations of a joint, m or 1.
func (s *System) Residuals(joint int) []float64 {
	var residuals []float64
	for _, e := range s.joints[joint].equations {
		residuals = append(residuals, e.evaluate(s))
	}
	return residuals
}

// LargestResidual returns the largest residual of all constraint equations, m or 1.
func (s *System) LargestResidual() (largest float64) {
	for _, e := range s.equations {
		largest = math.Max(largest, math.Abs(e.evaluate(s)))
	}
	return largest
}

// Powers are those of the placement, W.
type Powers struct {
	Dissipated float64 // by dampers
	Applied    float64 // of applied forces
	Drivers    float64 // of drivers
	Loads      float64 // of loads from outside
	Fluid      float64 // of fluid loads
}

// Powers returns the powers at the placement, but for those of the dampers of spring-dampers, which LineWorks returns.
func (s *System) Powers() (p Powers) {
	workers := s.pool
	if s.stretched == s.placed && len(s.forces) < fewPowers {
		workers = nil
	}
	workers.Range(len(s.forces), elementsInBlock, s.loops.powers)
	for _, k := range s.loops.sums[:pool.Blocks(len(s.forces), elementsInBlock)] {
		p.Dissipated += k.Dissipated
		p.Applied += k.Applied
		p.Fluid += k.Fluid
	}
	p.Drivers = s.DriverPower()
	for _, l := range s.loads {
		for k, b := range l.bodies {
			if w := &l.wrenches[k]; *w != (rigid.Wrench{}) { // most bodies touch nothing
				f := &s.frames[b+1]
				p.Loads += r3.Dot(w.Force, f.velocity) + r3.Dot(w.Moment, f.omega)
			}
		}
	}
	return p
}

// Momentum returns the linear momentum and the angular momentum about the world's origin of all bodies that move.
func (s *System) Momentum() (linear, angular r3.Vec) {
	for i := 1; i < len(s.inertia); i++ {
		f, in := &s.frames[i], &s.inertia[i]
		if in.coordinate < 0 {
			continue
		}
		p := r3.Scale(in.mass, f.velocity)
		linear = r3.Add(linear, p)
		angular = r3.Add(angular, r3.Cross(f.position, p))
		if !in.point {
			angular = r3.Add(angular, in.world.mul(f.omega))
		}
	}
	return linear, angular
}

// Groups writes for each unknown the number of its body or, after those of the bodies, of its joint.
func (s *System) Groups(dst []int) {
	for i := range s.inertia {
		if f := s.inertia[i].dof; f >= 0 {
			for k := f; k < f+3 || (k < f+6 && !s.inertia[i].point); k++ {
				dst[k] = i - 1
			}
		}
	}
	for k, j := range s.joints {
		for e := range j.equations {
			dst[s.dofs+j.first+e] = len(s.bodies) + k
		}
	}
	first := s.dofs + len(s.equations)
	for k := first; k < len(dst); k++ { // none in a pattern of masses
		dst[k] = len(s.bodies) + len(s.joints) + k - first
	}
}

// DOFName names a degree of freedom by its body.
func (s *System) DOFName(i int) string {
	for b := range s.bodies {
		in := &s.inertia[b+1]
		n := 6
		if in.point {
			n = 3
		}
		if in.dof >= 0 && i >= in.dof && i < in.dof+n {
			k := i - in.dof
			return fmt.Sprintf("body %q (%d), %s %s", s.bodies[b].Name, b, [2]string{"force", "moment"}[k/3], [3]string{"x", "y", "z"}[k%3])
		}
	}
	return fmt.Sprintf("degree of freedom %d", i)
}

// ConstraintName names a constraint equation by its joint, and a border, which are after these, by its element.
func (s *System) ConstraintName(i int) string {
	if n := len(s.equations); i >= n {
		return s.borders[i-n].label()
	}
	return s.equations[i].name
}
