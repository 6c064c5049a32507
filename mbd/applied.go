package mbd

// This file holds given forces and torques.

import (
	"fmt"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// AppliedForce acts on a body at a marker with a given force and torque, in world axes or, if Follower, in the marker's
// axes.
type AppliedForce struct {
	Name     string
	At       Marker
	Force    r3.Vec   // N
	Torque   r3.Vec   // N m
	Scale    Function // of time, a factor of both; nil stands for 1
	Follower bool

	i             int
	force, torque r3.Vec // in body axes if following, else in world axes
}

func (f *AppliedForce) label() string   { return fmt.Sprintf("force %q", f.Name) }
func (f *AppliedForce) attached() []int { return []int{f.At.Body} }
func (f *AppliedForce) marker() Marker  { return f.At }

func (f *AppliedForce) prepare(s *System) error {
	if !finite(f.Force, f.Torque) {
		return fmt.Errorf("force or torque is not finite")
	}
	f.i = f.At.Body + 1
	f.force, f.torque = f.Force, f.Torque
	if f.Follower {
		o := unit(f.At.Orientation)
		f.force, f.torque = rotate(o, f.Force), rotate(o, f.Torque)
	}
	return s.checkMarker(f.At)
}

// Given returns the force, N, and the torque, N m, before any factor: in the axes of the body if they follow it, in those of the world otherwise.
func (f *AppliedForce) Given() (force, torque r3.Vec) { return f.force, f.torque }

// evaluate returns the lever, the force and the torque at the placement, in world axes.
func (f *AppliedForce) evaluate(s *System) (lever, force, torque r3.Vec) {
	r := &s.frames[f.i].rotation
	scale := 1.0
	if f.Scale != nil {
		scale, _, _ = f.Scale.At(s.time)
	}
	force, torque = r3.Scale(scale, f.force), r3.Scale(scale, f.torque)
	if f.Follower {
		force, torque = r.mul(force), r.mul(torque)
	}
	return r.mul(f.At.Position), force, torque
}

func (f *AppliedForce) act(s *System, out []rigid.Wrench) {
	lever, force, torque := f.evaluate(s)
	out[0] = rigid.Wrench{Force: force, Moment: r3.Add(torque, r3.Cross(lever, force))}
}

func (f *AppliedForce) tangent(s *System, t *tangents) {
	lever, force, torque := f.evaluate(s)
	sf := skew(force)
	if f.Follower {
		// The whole wrench turns with the body: d(F, M) = (theta x F, theta x M).
		m := skew(r3.Add(torque, r3.Cross(lever, force)))
		sf, m = sf.scaled(t.position), m.scaled(t.position)
		t.add(0, 1, &sf)
		t.add(1, 1, &m)
		return
	}
	sl := skew(lever)
	m := sf.times(&sl)
	m = m.scaled(-t.position)
	t.add(1, 1, &m)
}

func (f *AppliedForce) stored(*System) float64 { return 0 }

func (f *AppliedForce) powers(s *System) (dissipated, applied float64) {
	lever, force, torque := f.evaluate(s)
	b := &s.frames[f.i]
	v := r3.Add(b.velocity, r3.Cross(b.omega, lever))
	return 0, r3.Dot(force, v) + r3.Dot(torque, b.omega)
}
