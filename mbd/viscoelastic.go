package mbd

// This file holds the viscoelastic spring, whose tension relaxes.

import (
	"errors"
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// ViscoelasticSpring pulls two points together along the line between them by the generalised Maxwell model: a spring beside Branches, each a
// spring and a dashpot in series. The tension is Stiffness x and what the branches carry, where x is the elongation beyond FreeLength. Branches
// carry nothing while the bodies rest.
type ViscoelasticSpring struct {
	Name       string
	I, J       Marker          // their orientations are not used
	Stiffness  float64         // of the spring beside the branches, which does not relax, N/m
	FreeLength float64         // m, or InitialLength
	Branches   []MaxwellBranch // at least one

	slot int // of its state variables: time, elongation, and the tensions of the branches, at the last accepted step
}

// MaxwellBranch is a spring and a dashpot in series.
type MaxwellBranch struct {
	Stiffness      float64 // of the spring, N/m
	RelaxationTime float64 // damping of the dashpot by the stiffness of the spring, s
}

// Index of the branches' tensions among the state variables of a ViscoelasticSpring.
const branchIndex = 2

func (f *ViscoelasticSpring) label() string   { return fmt.Sprintf("spring %q", f.Name) }
func (f *ViscoelasticSpring) attached() []int { return []int{f.I.Body, f.J.Body} }
func (f *ViscoelasticSpring) marker() Marker  { return f.I }

func (f *ViscoelasticSpring) prepare(s *System) error {
	if f.FreeLength == InitialLength {
		f.FreeLength = f.kinematics(s).length
	}
	if !(f.FreeLength >= 0) || !(f.Stiffness >= 0) {
		return fmt.Errorf("free length is %g m and stiffness %g N/m, want zero or more", f.FreeLength, f.Stiffness)
	}
	if len(f.Branches) == 0 {
		return errors.New("it has no branches that relax")
	}
	for _, b := range f.Branches {
		if !(b.Stiffness > 0) || !(b.RelaxationTime > 0) {
			return fmt.Errorf("a branch has a stiffness of %g N/m and a relaxation time of %g s, want more than 0", b.Stiffness, b.RelaxationTime)
		}
	}
	f.slot = s.reserveState(branchIndex + len(f.Branches))
	s.hysteretic = append(s.hysteretic, f)
	return errors.Join(s.checkMarker(f.I), s.checkMarker(f.J))
}

func (f *ViscoelasticSpring) kinematics(s *System) (l lineKinematics) {
	s.lineKinematics(f.I.Body+1, f.J.Body+1, &f.I.Position, &f.J.Position, &l)
	return l
}

// branch returns the tension of a branch at an elongation, N, and its derivative. It is exact for an elongation that grows linearly from that of the
// last accepted step, and of second order in the step for others (Simo and Hughes 1998, section 10.3).
func (f *ViscoelasticSpring) branch(s *System, k int, x float64) (tension, slope float64) {
	if s.resting {
		return 0, 0
	}
	last := s.state[f.slot:]
	steps := (s.time - last[0]) / f.Branches[k].RelaxationTime
	slope = f.Branches[k].Stiffness
	if steps > 0 {
		slope *= -math.Expm1(-steps) / steps
	}
	return math.Exp(-steps)*last[branchIndex+k] + slope*(x-last[1]), slope
}

// tension returns the tension at an elongation, N, and its derivative.
func (f *ViscoelasticSpring) tension(s *System, x float64) (tension, slope float64) {
	tension, slope = f.Stiffness*x, f.Stiffness
	for k := range f.Branches {
		more, steeper := f.branch(s, k, x)
		tension, slope = tension+more, slope+steeper
	}
	return tension, slope
}

func (f *ViscoelasticSpring) act(s *System, out []rigid.Wrench) {
	l := f.kinematics(s)
	tension, _ := f.tension(s, l.length-f.FreeLength)
	pull := r3.Scale(tension, l.u)
	out[0] = rigid.Wrench{Force: pull, Moment: r3.Cross(l.si, pull)}
	out[1] = rigid.Wrench{Force: r3.Scale(-1, pull), Moment: r3.Cross(pull, l.sj)}
}

func (f *ViscoelasticSpring) tangent(s *System, t *tangents) {
	l := f.kinematics(s)
	tension, slope := f.tension(s, l.length-f.FreeLength)
	s.lineTangent(t, f.I.Body+1, f.J.Body+1, &l, tension, slope, 0)
}

// stored is the energy of all springs.
func (f *ViscoelasticSpring) stored(s *System) float64 {
	x := f.Elongation(s)
	energy := 0.5 * f.Stiffness * x * x
	for k, b := range f.Branches {
		tension, _ := f.branch(s, k, x)
		energy += 0.5 * tension * tension / b.Stiffness
	}
	return energy
}

// powers counts what the dashpots dissipate.
func (f *ViscoelasticSpring) powers(s *System) (dissipated, applied float64) {
	x := f.Elongation(s)
	for k, b := range f.Branches {
		tension, _ := f.branch(s, k, x)
		dissipated += tension * tension / b.Stiffness / b.RelaxationTime
	}
	return dissipated, 0
}

func (f *ViscoelasticSpring) rest(s *System) {
	last := s.state[f.slot:]
	last[0], last[1] = s.time, f.Elongation(s)
}

// relax implements fading.
func (f *ViscoelasticSpring) relax(s *System) {
	clear(s.state[f.slot+branchIndex : f.slot+branchIndex+len(f.Branches)])
}

func (f *ViscoelasticSpring) commit(s *System) {
	last, x := s.state[f.slot:], f.Elongation(s)
	for k := range f.Branches {
		last[branchIndex+k], _ = f.branch(s, k, x)
	}
	last[0], last[1] = s.time, x
}

// Attachment implements LineForce.
func (f *ViscoelasticSpring) Attachment() (name string, i, j Marker) { return f.Name, f.I, f.J }

// Ends returns the attachment points at the placement, in world axes, m.
func (f *ViscoelasticSpring) Ends(s *System) (first, second r3.Vec) {
	return s.worldPoint(f.I), s.worldPoint(f.J)
}

// Length returns the distance between the attachment points, m, and the rate at which it grows, m/s.
func (f *ViscoelasticSpring) Length(s *System) (length, rate float64) {
	l := f.kinematics(s)
	return l.length, l.rate
}

// Elongation returns the elongation beyond the free length, m.
func (f *ViscoelasticSpring) Elongation(s *System) float64 {
	return f.kinematics(s).length - f.FreeLength
}

// Tension returns the tension at the placement, N.
func (f *ViscoelasticSpring) Tension(s *System) float64 {
	tension, _ := f.tension(s, f.Elongation(s))
	return tension
}

// StatePlace is where the state variables begin in [System.StateVariables]: time, elongation, and the tensions of the branches, at the last accepted step.
func (f *ViscoelasticSpring) StatePlace() int { return f.slot }

// Overstress returns what the branches carry, the part of the tension that relaxes, N.
func (f *ViscoelasticSpring) Overstress(s *System) float64 {
	x := f.Elongation(s)
	tension, _ := f.tension(s, x)
	return tension - f.Stiffness*x
}
