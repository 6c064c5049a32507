package mbd

// This file holds the elastic beam between two bodies.

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// Beam is a straight elastic beam without mass between two markers, whose x axes lie along it. It stretches, shears, twists and bends by displacements and
// rotations of any size, as long as one end is turned from the other by less than half a turn.
//
// It is the geometrically exact beam (Simo 1985) with one point of integration, in the frame R halfway between those of its ends: with the vector d from the first
// end to the second, and the rotation vector phi from the one to the other,
//
//	U = 1/2 g.C g + 1/2 phi.D phi,  g = R^T d - L e_x,  C = diag(EA, S_y, S_z)/L,  D = diag(GJ, EI_y, EI_z)/L.
//
// With 1/S_y = 1/GA_y + L^2/(12 EI_z) (residual bending flexibility, MacNeal 1978), and z in place of y, small displacements are those of a beam with cubic
// deflection between its ends, exactly. Chains of them converge with the square of their length.
//
// Where its section has plastic moments M_y and M_z, it yields in bending alone, without hardening, on the ellipse (m_y/M_y)^2 + (m_z/M_z)^2 = 1: the part of phi that stays, phi_p, grows along the
// normal of the ellipse at the moment m = D (phi - phi_p) of bending (closest point projection, Simo and Hughes 1998, box 3.6; the step's length does not matter where the moment keeps its
// direction). That is a plastic hinge in the middle of each beam.
type Beam struct {
	Name       string
	I, J       Marker
	FreeLength float64 // m, or InitialLength
	Section
	Damping float64 // forces by the rate of deformation, in parts of those by the deformation, s: in a step the mean rate

	stiffness [6]float64 // of g and phi, N/m and N m
	slot      int        // of its state variables, see beamState
}

// Section is what a beam's cross-section bears, along the axes of its markers.
type Section struct {
	Axial   float64    // EA, N
	Shear   [2]float64 // GA along y and z, less what the shape takes of it, N; 0 for one that does not shear
	Torsion float64    // GJ, N m^2
	Bending [2]float64 // EI about y and z, N m^2
	Plastic [2]float64 // moments about y and z at which it yields in bending, N m; both 0 for one that does not
}

// State variables of a beam: the time, deformation and viscous forces at the last accepted step, what damping has taken, the rotations about y and z that stay, and what yielding has taken.
const (
	beamStrain    = 1
	beamViscous   = 7
	beamDamped    = 13
	beamPlastic   = 14
	beamYielded   = 16
	beamStateSize = 17
)

func (f *Beam) label() string   { return fmt.Sprintf("beam %q", f.Name) }
func (f *Beam) marker() Marker  { return f.I }
func (f *Beam) attached() []int { return []int{f.I.Body, f.J.Body} }

func (f *Beam) prepare(s *System) error {
	if err := errors.Join(s.checkRigid(f.I), s.checkRigid(f.J)); err != nil {
		return err
	}
	if f.FreeLength == InitialLength {
		f.FreeLength = r3.Norm(r3.Sub(s.worldPoint(f.J), s.worldPoint(f.I)))
	}
	if !(f.FreeLength > 0) || !(f.Axial > 0) || !(f.Torsion > 0) || !(f.Bending[0] > 0) || !(f.Bending[1] > 0) || !(f.Shear[0] >= 0) || !(f.Shear[1] >= 0) || !(f.Damping >= 0) {
		return fmt.Errorf("length is %g m, EA %g N, GA %g and %g N, GJ %g N m^2, EI %g and %g N m^2, damping %g s: want more than 0, and nothing of shear and damping below it",
			f.FreeLength, f.Axial, f.Shear[0], f.Shear[1], f.Torsion, f.Bending[0], f.Bending[1], f.Damping)
	}
	if p := f.Plastic; p != [2]float64{} && !(p[0] > 0 && p[1] > 0) {
		return fmt.Errorf("plastic moments are %g and %g N m: want both above 0, or none", p[0], p[1])
	}
	l := f.FreeLength
	f.stiffness = [6]float64{f.Axial / l, f.shear(0) / l, f.shear(1) / l, f.Torsion / l, f.Bending[0] / l, f.Bending[1] / l}
	f.slot = s.reserveState(beamStateSize)
	f.rest(s)
	s.hysteretic = append(s.hysteretic, f)
	return nil
}

// shear is the stiffness against shear along y or z, which goes with bending about the other, N.
func (f *Beam) shear(k int) float64 {
	flexibility := f.FreeLength * f.FreeLength / (12 * f.Bending[1-k])
	if f.Shear[k] > 0 {
		flexibility += 1 / f.Shear[k]
	}
	return 1 / flexibility
}

// checkRigid checks that a marker is on the ground or on a body that turns.
func (s *System) checkRigid(m Marker) error {
	if m.Body != Ground && m.Body < len(s.bodies) && s.bodies[m.Body].Point {
		return fmt.Errorf("body %q is a point mass, which does not turn", s.bodies[m.Body].Name)
	}
	return s.checkMarker(m)
}

// bent is a deformed beam.
type bent struct {
	axes   matrix3    // of the frame halfway
	g, phi r3.Vec     // vector between the ends, in these axes, m, and rotation vector
	strain [6]float64 // g less the length, and phi
	static [6]float64 // N and N m, in these axes, on the second end, without the damper
	force  [6]float64 // with it
	stays  [2]float64 // of phi about y and z
	yields [3]float64 // derivatives of the moments about y and z by phi, N m: about y, about both, about z
	damps  float64    // what damping adds to the derivatives, in parts of the stiffness
	lever  [2]r3.Vec  // from the centres of mass to the ends, world axes
}

func (f *Beam) evaluate(s *System) (b bent) {
	i, j := s.Motion(f.I), s.Motion(f.J)
	b.phi = rotationVector(quat.Mul(quat.Conj(i.Orientation), j.Orientation))
	b.axes = rotation(quat.Mul(i.Orientation, halfTurned(b.phi)))
	b.g = b.axes.mulT(r3.Sub(j.Position, i.Position))
	putVector(b.strain[:], r3.Sub(b.g, r3.Vec{X: f.FreeLength}))
	putVector(b.strain[3:], b.phi)
	b.lever[0] = s.frames[f.I.Body+1].rotation.mul(f.I.Position)
	b.lever[1] = s.frames[f.J.Body+1].rotation.mul(f.J.Position)
	f.yield(s, &b)
	var viscous [6]float64
	viscous, b.damps = f.viscous(s, &b)
	for k := range b.force {
		b.force[k] = b.static[k] + viscous[k]
	}
	return b
}

// yield works out the forces without the damper, and how much of the bending stays.
func (f *Beam) yield(s *System, b *bent) {
	for k, x := range b.strain {
		b.static[k] = f.stiffness[k] * x
	}
	k := [2]float64(f.stiffness[4:])
	b.yields = [3]float64{k[0], 0, k[1]}
	if f.Plastic == [2]float64{} {
		return
	}
	copy(b.stays[:], s.state[f.slot+beamPlastic:])
	var trial, moment, normal [2]float64 // normal: half the gradient of the ellipse
	for i := range trial {
		trial[i] = k[i] * (b.strain[4+i] - b.stays[i])
	}
	grown := f.plasticFlow(trial)
	for i, m := range f.Plastic {
		k[i] /= 1 + grown*k[i]/(m*m)
		moment[i] = trial[i] * k[i] / f.stiffness[4+i]
		normal[i] = moment[i] / (m * m)
		b.stays[i] += grown * normal[i]
	}
	b.static[4], b.static[5] = moment[0], moment[1]
	if grown == 0 {
		return
	}
	y, z := k[0]*normal[0], k[1]*normal[1]
	along := y*normal[0] + z*normal[1]
	b.yields = [3]float64{k[0] - y*y/along, -y * z / along, k[1] - z*z/along}
}

// plasticFlow is how far the rotation that stays grows along half the gradient of the ellipse, N m, for moments that elastic bending would make; 0 within it. With a = D/M^2 it is the root x of
//
//	1/|r| = 1,  r_i = m_i/M_i/(1 + x a_i),
//
// which is nearly straight, and quite so for a_y = a_z, and to which Newton's iteration comes from below (More and Sorensen 1983).
func (f *Beam) plasticFlow(moment [2]float64) (x float64) {
	for range 50 {
		size, slope := 0.0, 0.0 // |r|^2, and half of its derivative
		for i, m := range f.Plastic {
			a := f.stiffness[4+i] / (m * m)
			r := moment[i] / m / (1 + x*a)
			size += r * r
			slope -= r * r * a / (1 + x*a)
		}
		root := math.Sqrt(size)
		if root <= 1+1e-14 {
			break
		}
		x += size * (1 - root) / slope
	}
	return x
}

// halfTurned is half the rotation of a rotation vector.
func halfTurned(phi r3.Vec) quat.Number {
	angle := r3.Norm(phi)
	if angle == 0 {
		return quat.Number{Real: 1}
	}
	sin, cos := math.Sincos(angle / 4)
	v := r3.Scale(sin/angle, phi)
	return quat.Number{Real: cos, Imag: v.X, Jmag: v.Y, Kmag: v.Z}
}

// viscous returns the forces of the damper, which are by the mean rate of the elastic deformation since the last accepted step, and their derivative in parts of the stiffness.
func (f *Beam) viscous(s *System, b *bent) (force [6]float64, slope float64) {
	last, step := s.state[f.slot:f.slot+beamStateSize], s.time-s.state[f.slot]
	switch {
	case s.resting || f.Damping == 0:
		return force, 0
	case step == 0:
		copy(force[:], last[beamViscous:])
		return force, 0
	}
	slope = f.Damping / step
	for k := range force {
		force[k] = slope * f.stiffness[k] * (b.strain[k] - last[beamStrain+k])
	}
	for k, stays := range b.stays {
		force[4+k] -= slope * f.stiffness[4+k] * (stays - last[beamPlastic+k])
	}
	return force, slope
}

// moments are the derivatives of the energy by rotations of the two ends, in the axes halfway, N m.
func (b *bent) moments() (first, second r3.Vec) {
	c := factorsOf(b.phi)
	q, m := r3.Cross(vector(b.force[:]), b.g), vector(b.force[3:])
	bending := r3.Add(c.stretch(b.phi, m), r3.Scale(c.swing, r3.Cross(b.phi, q)))
	return r3.Sub(r3.Scale(0.5, q), bending), r3.Add(r3.Scale(0.5, q), bending)
}

func (f *Beam) act(s *System, out []rigid.Wrench) {
	b := f.evaluate(s)
	first, second := b.moments()
	force := b.axes.mul(vector(b.force[:]))
	out[0] = rigid.Wrench{Force: force, Moment: r3.Sub(r3.Cross(b.lever[0], force), b.axes.mul(first))}
	out[1] = rigid.Wrench{Force: r3.Scale(-1, force), Moment: r3.Scale(-1, r3.Add(r3.Cross(b.lever[1], force), b.axes.mul(second)))}
}

func (f *Beam) stored(s *System) (energy float64) {
	b := f.evaluate(s)
	for k, force := range b.static {
		energy += force * force / (2 * f.stiffness[k])
	}
	return energy
}

// powers counts nothing: what the damper and yielding take is among the losses.
func (f *Beam) powers(*System) (dissipated, applied float64) { return 0, 0 }

// rest lets the damper rest, but for one that goes on from a state taken over, whose deformation is that of the last step there: its forces are known. What has yielded stays so.
func (f *Beam) rest(s *System) {
	b := f.evaluate(s)
	last := s.state[f.slot : f.slot+beamStateSize]
	last[0] = s.time
	if !floats.EqualApprox(b.strain[:], last[beamStrain:beamViscous], unmoved) {
		clear(last[beamViscous:beamDamped])
	}
	copy(last[beamStrain:], b.strain[:])
	copy(last[beamPlastic:], b.stays[:])
}

// unmoved is the change of a deformation that rounding explains, m and rad.
const unmoved = 1e-12

func (f *Beam) commit(s *System) {
	b := f.evaluate(s)
	last := s.state[f.slot : f.slot+beamStateSize]
	for k, x := range b.stays {
		was := last[beamPlastic+k]
		before := f.stiffness[4+k] * (last[beamStrain+4+k] - was)
		last[beamYielded] += (before + b.static[4+k]) / 2 * (x - was)
		last[beamPlastic+k] = x
	}
	for k, x := range b.strain {
		viscous := b.force[k] - b.static[k]
		last[beamDamped] += (viscous + last[beamViscous+k]) / 2 * (x - last[beamStrain+k])
		last[beamStrain+k], last[beamViscous+k] = x, viscous
	}
	last[0] = s.time
}

// dissipated implements dissipative.
func (f *Beam) dissipated(s *System) dissipation {
	return dissipation{damped: s.state[f.slot+beamDamped], yielded: s.state[f.slot+beamYielded]}
}

// PlasticBend returns the rotation by which the beam stays bent at the last accepted step, rad.
func (f *Beam) PlasticBend(s *System) float64 {
	return math.Hypot(s.state[f.slot+beamPlastic], s.state[f.slot+beamPlastic+1])
}

// SectionForces returns force and moment in the middle of the beam, of its second half on the first, along axes halfway between those of its ends: tension, shear
// along y and z, N; torsion, bending about y and z, N m.
func (f *Beam) SectionForces(s *System) (force, moment r3.Vec) {
	b := f.evaluate(s)
	return vector(b.force[:]), vector(b.force[3:])
}

// MomentAt returns the moment in a cross-section between the ends, 0 at the first and 1 at the second, of what is beyond it on what is before it, along the axes of SectionForces: torsion, bending
// about y and z, N m.
func (f *Beam) MomentAt(s *System, part float64) r3.Vec {
	b := f.evaluate(s)
	return b.momentAt(part)
}

// BendingAt returns the part of that moment that bends, in world axes, N m.
func (f *Beam) BendingAt(s *System, part float64) r3.Vec {
	b := f.evaluate(s)
	m := b.momentAt(part)
	m.X = 0
	return b.axes.mul(m)
}

func (b *bent) momentAt(part float64) r3.Vec {
	return r3.Add(vector(b.force[3:]), r3.Cross(r3.Scale(0.5-part, b.g), vector(b.force[:])))
}

// Attachment implements LineForce.
func (f *Beam) Attachment() (name string, i, j Marker) { return f.Name, f.I, f.J }

// Ends returns the ends at the placement, in world axes, m.
func (f *Beam) Ends(s *System) (first, second r3.Vec) { return s.worldPoint(f.I), s.worldPoint(f.J) }

// Length implements LineForce.
func (f *Beam) Length(s *System) (length, rate float64) {
	var l lineKinematics
	s.lineKinematics(f.I.Body+1, f.J.Body+1, &f.I.Position, &f.J.Position, &l)
	return l.length, l.rate
}

// Elongation implements LineForce.
func (f *Beam) Elongation(s *System) float64 { return f.evaluate(s).strain[0] }

// Tension implements LineForce.
func (f *Beam) Tension(s *System) float64 { return f.evaluate(s).force[0] }
