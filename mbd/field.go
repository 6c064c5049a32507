package mbd

// This file holds forces between two markers that depend on all six relative displacements: bushings and general ones.

import (
	"errors"
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// FieldLaw gives the force and the torque on I, in J's axes, from the motion x of I relative to J, in
// J's axes: displacement (0-2, m), rotation vector (3-5, rad), velocity (6-8), angular velocity (9-11).
type FieldLaw interface {
	// At writes force and torque and, unless jacobian is nil, their derivatives.
	At(t float64, x *[12]float64, force *[6]float64, jacobian *[6][12]float64)
}

// FieldForce acts on I's body at I's point by a law of the relative motion of I and J, and with the reaction on J's body at
// the same point.
type FieldForce struct {
	Name string
	I, J Marker
	Law  FieldLaw
}

func (f *FieldForce) label() string   { return fmt.Sprintf("force %q", f.Name) }
func (f *FieldForce) marker() Marker  { return f.I }
func (f *FieldForce) attached() []int { return []int{f.I.Body, f.J.Body} }

func (f *FieldForce) prepare(s *System) error {
	var missing error
	if f.Law == nil {
		missing = errors.New("it has no law")
	}
	return errors.Join(missing, s.checkMarker(f.I), s.checkMarker(f.J))
}

// relative is the motion of a marker relative to another.
type relative struct {
	axes     matrix3 // of J, in the world
	d, v, w  r3.Vec  // displacement, velocity relative to J's axes, relative angular velocity; world axes
	x        [12]float64
	rotation r3.Vec // rotation vector, J's axes
	leverI   r3.Vec // from I's body's centre of mass to I's point
	leverJ   r3.Vec // from J's body's centre of mass to I's point
}

func (s *System) relative(i, j Marker) (r relative) {
	mi, mj := s.Motion(i), s.Motion(j)
	r.axes = rotation(mj.Orientation)
	r.d = r3.Sub(mi.Position, mj.Position)
	r.v = r3.Sub(mi.Velocity, r3.Add(mj.Velocity, r3.Cross(mj.AngularVelocity, r.d)))
	r.w = r3.Sub(mi.AngularVelocity, mj.AngularVelocity)
	r.rotation = rotationVector(quat.Mul(quat.Conj(mj.Orientation), mi.Orientation))
	putVector(r.x[0:], r.axes.mulT(r.d))
	putVector(r.x[3:], r.rotation)
	putVector(r.x[6:], r.axes.mulT(r.v))
	putVector(r.x[9:], r.axes.mulT(r.w))
	r.leverI = s.frames[i.Body+1].rotation.mul(i.Position)
	r.leverJ = r3.Add(s.frames[j.Body+1].rotation.mul(j.Position), r.d)
	return r
}

// rotationVector returns the axis of a rotation scaled by its angle, at most pi.
func rotationVector(q quat.Number) r3.Vec {
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	v := vectorPart(q)
	s := r3.Norm(v)
	if s < 1e-9 {
		return r3.Scale(2, v)
	}
	return r3.Scale(2*math.Atan2(s, q.Real)/s, v)
}

// rotationVectorRate returns the matrix T of d phi = T psi, for a rotation vector phi that is followed by an infinitesimal
// rotation psi: T = I - phi~/2 + c phi~^2.
func rotationVectorRate(phi r3.Vec) matrix3 {
	c, _ := rotationFactor(phi)
	s := skew(phi)
	ss := s.times(&s)
	m := identity3
	m.add(-0.5, &s)
	m.add(c, &ss)
	return m
}

// rotationFactor returns c(p) = 1/p^2 - cot(p/2)/(2p) for p = |phi|, and c'(p)/p.
func rotationFactor(phi r3.Vec) (c, slope float64) {
	p2 := r3.Norm2(phi)
	if p2 < 1e-2 {
		return 1.0/12 + p2/720*(1+p2/42*(1+p2/40)), 1.0/360 + p2/7560*(1+p2/26.666666666666668)
	}
	p := math.Sqrt(p2)
	sin, cos := math.Sincos(p / 2)
	cot := cos / sin
	return 1/p2 - cot/(2*p), (-2/(p2*p) + cot/(2*p2) + 1/(4*p*sin*sin)) / p
}

// Displacement returns the displacement, m, and the rotation vector, rad, of the first marker relative to the second, in the axes of the second.
func (f *FieldForce) Displacement(s *System) (displacement, rotation r3.Vec) {
	r := s.relative(f.I, f.J)
	return vector(r.x[:]), r.rotation
}

func (f *FieldForce) act(s *System, out []rigid.Wrench) {
	r := s.relative(f.I, f.J)
	var w [6]float64
	f.Law.At(s.time, &r.x, &w, nil)
	force, torque := r.axes.mul(vector(w[:])), r.axes.mul(vector(w[3:]))
	out[0] = rigid.Wrench{Force: force, Moment: r3.Add(torque, r3.Cross(r.leverI, force))}
	out[1] = rigid.Wrench{Force: r3.Scale(-1, force), Moment: r3.Scale(-1, r3.Add(torque, r3.Cross(r.leverJ, force)))}
}

func (f *FieldForce) tangent(s *System, t *tangents) {
	r := s.relative(f.I, f.J)
	var w [6]float64
	var jacobian [6][12]float64
	f.Law.At(s.time, &r.x, &w, &jacobian)
	force, torque := r.axes.mul(vector(w[:])), r.axes.mul(vector(w[3:]))
	out := wrenchTangent{t: t, si: skew(r.leverI), sj: skew(r.leverJ)}
	out.levers(force)
	changes := s.relativeTangent(t, f.I.Body+1, f.J.Body+1, &r)
	for column := range 4 {
		var d [2]matrix3
		for half := range d {
			var sum matrix3
			for k := range 4 {
				part := law3(&jacobian, half, k)
				m := part.times(&changes[k][column])
				sum.add(1, &m)
			}
			d[half] = r.axes.times(&sum)
		}
		if column == 3 { // rotation of J's axes
			sf, st := skew(force), skew(torque)
			d[0].add(-t.position, &sf)
			d[1].add(-t.position, &st)
		}
		out.add(column, &d[0], &d[1])
	}
}

func law3(m *[6][12]float64, row, column int) (p matrix3) {
	for r := range 3 {
		copy(p[3*r:3*r+3], m[3*row+r][3*column:3*column+3])
	}
	return p
}

// relativeTangent returns the derivatives of the relative motion in J's axes (displacement, rotation vector, velocity,
// angular velocity) by the four corrections.
func (s *System) relativeTangent(t *tangents, i, j int, r *relative) (changes [4][4]matrix3) {
	inverse := r.axes.transposed()
	toVector := rotationVectorRate(r.rotation)
	si, sjd := skew(r.leverI), skew(r.leverJ)
	wi, wj := skew(s.frames[i].omega), skew(s.frames[j].omega)
	ti, tj := &s.inertia[i].omegaTangent, &s.inertia[j].omegaTangent
	sv, sw := skew(r.v), skew(r.w)
	one := identity3
	p := t.position

	// In world axes: d, rotation, v, w.
	var m [4][4]matrix3
	m[0] = [4]matrix3{one.scaled(p), si.scaled(-p), one.scaled(-p), sjd.scaled(p)}
	m[1][1], m[1][3] = one.scaled(p), one.scaled(-p)
	m[3][1], m[3][3] = *ti, tj.scaled(-1)
	m[3][3].add(p, &sw)
	// v = vi + wi x si - vj - wj x (lever to I's point), less the rotation of J's axes.
	m[2][0] = one.scaled(t.velocity)
	m[2][0].add(-p, &wj)
	m[2][2] = m[2][0].scaled(-1)
	byOmega, byRotation := si.times(ti), wi.times(&si)
	byFrame := wj.times(&si)
	m[2][1].add(-1, &byOmega)
	m[2][1].add(-p, &byRotation)
	m[2][1].add(p, &byFrame)
	m[2][3] = sjd.times(tj)
	m[2][3].add(p, &sv)
	for k := range m {
		for c := range m[k] {
			changes[k][c] = inverse.times(&m[k][c])
			if k == 1 {
				changes[k][c] = toVector.times(&changes[k][c])
			}
		}
	}
	return changes
}

func (f *FieldForce) stored(s *System) float64 {
	b, ok := f.Law.(*Bushing)
	if !ok {
		return 0
	}
	r := s.relative(f.I, f.J)
	return b.stored(&r.x)
}

func (f *FieldForce) powers(s *System) (dissipated, applied float64) {
	r := s.relative(f.I, f.J)
	var w, static [6]float64
	f.Law.At(s.time, &r.x, &w, nil)
	x := r.x
	clear(x[6:])
	f.Law.At(s.time, &x, &static, nil)
	for k := range w {
		dissipated += (static[k] - w[k]) * r.x[6+k]
		applied += static[k] * r.x[6+k]
	}
	if _, ok := f.Law.(*Bushing); ok {
		return dissipated, 0
	}
	return dissipated, applied
}

// wrenchTangent adds derivatives of a force and a torque that act at I's point, on the bodies of I (first in the element)
// and, with the opposite sign, of J (second).
type wrenchTangent struct {
	t      *tangents
	si, sj matrix3 // skew of the levers from the centres of mass to I's point
}

// add adds derivatives of force and torque by a correction.
func (w *wrenchTangent) add(column int, force, torque *matrix3) {
	m := force.scaled(-1)
	w.t.add(0, column, &m)
	m = w.si.times(force)
	m.add(1, torque)
	m = m.scaled(-1)
	w.t.add(1, column, &m)
	w.t.add(2, column, force)
	m = w.sj.times(force)
	m.add(1, torque)
	w.t.add(3, column, &m)
}

// levers adds the derivatives through the levers of a force: I's lever by I's rotation, J's by the motion of I's point and of J's centre of mass.
func (w *wrenchTangent) levers(force r3.Vec) {
	sf := skew(force)
	m := sf.times(&w.si)
	m = m.scaled(w.t.position)
	minus := m.scaled(-1)
	w.t.add(1, 1, &minus)
	w.t.add(3, 1, &m)
	m = sf.scaled(-w.t.position)
	w.t.add(3, 0, &m)
	m = sf.scaled(w.t.position)
	w.t.add(3, 2, &m)
}

// Bushing is a linear FieldLaw: -Stiffness (displacement, rotation vector) - Damping (velocity, angular velocity) +
// Preload. The moments of its springs conserve energy for rotations of any size, if Stiffness is
// symmetric.
type Bushing struct {
	Stiffness, Damping [6][6]float64
	Preload            [6]float64
}

// stored returns the energy of the springs, less the preload's work.
func (b *Bushing) stored(x *[12]float64) (e float64) {
	for i := range 6 {
		for j := range 6 {
			e += 0.5 * x[i] * b.Stiffness[i][j] * x[j]
		}
		e -= b.Preload[i] * x[i]
	}
	return e
}

// At writes the bushing's force.
func (b *Bushing) At(_ float64, x *[12]float64, force *[6]float64, jacobian *[6][12]float64) {
	var spring [6]float64
	for i := range 6 {
		spring[i] = b.Preload[i]
		for j := range 6 {
			spring[i] -= b.Stiffness[i][j] * x[j]
		}
	}
	phi, moment := vector(x[3:]), vector(spring[3:])
	rate := rotationVectorRate(phi)
	copy(force[:3], spring[:3])
	putVector(force[3:], rate.mulT(moment))
	for i := range 6 {
		for j := range 6 {
			force[i] -= b.Damping[i][j] * x[6+j]
		}
	}
	if jacobian == nil {
		return
	}
	for i := range 3 {
		for j := range 6 {
			jacobian[i][j] = -b.Stiffness[i][j]
			var m float64
			for k := range 3 {
				m -= rate[3*k+i] * b.Stiffness[3+k][j]
			}
			jacobian[3+i][j] = m
		}
	}
	geometric := momentByRotation(phi, moment)
	for i := range 3 {
		for j := range 3 {
			jacobian[3+i][3+j] += geometric[3*i+j]
		}
	}
	for i := range 6 {
		for j := range 6 {
			jacobian[i][6+j] = -b.Damping[i][j]
		}
	}
}

// momentByRotation returns the derivative of T(phi)^T m by phi.
func momentByRotation(phi, m r3.Vec) matrix3 {
	c, slope := rotationFactor(phi)
	sp, sm := skew(phi), skew(m)
	cross := r3.Cross(phi, m)
	sc := skew(cross)
	twice := sp.times(&sm)
	d := sm.scaled(-0.5)
	d.add(-c, &sc)
	d.add(-c, &twice)
	o := outer(r3.Cross(phi, cross), r3.Scale(slope, phi))
	d.add(1, &o)
	return d
}
