package models

// Wires of springs: how they yield, brake and break.

import (
	"math"
	"slices"

	"gabion/internal/document"
	"gabion/mbd"
)

// Yielding is the tension of a wire that yields: along a curve where the wire is longer than ever before, and below that along a straight line, so that
// an elongation stays.
type Yielding struct {
	// Rows of elongation and tension: straight lines between them, from the origin, and constant beyond the last.
	Curve [][2]float64 `yaml:"curve" columns:"m N" oneof:"curve"`
	// Rows of strain, by the free length, and stress, instead: of a wire of the given diameter.
	StressStrain [][2]float64 `yaml:"stress_strain" columns:"1 Pa" oneof:"curve"`
	// Diameter of the wire, for stress_strain.
	Diameter float64 `yaml:"diameter" unit:"m" min:"0" default:"0"`
	// Stiffness with which the wire unloads; auto is that of the curve at its beginning.
	UnloadingStiffness *float64 `yaml:"unloading_stiffness" unit:"N/m" above:"0" auto:"auto"`
}

// Check implements document.Checker.
func (y *Yielding) Check(r *document.Report) {
	switch {
	case y.StressStrain != nil && y.Diameter == 0:
		r.Fail("", "\"stress_strain\" needs the \"diameter\" of the wire")
		return
	case y.StressStrain == nil && y.Diameter != 0:
		r.Fail("diameter", "\"diameter\" goes with \"stress_strain\"")
	}
	key := "curve"
	if y.StressStrain != nil {
		key = "stress_strain"
	}
	if _, err := y.polyline(1); err != nil {
		r.Fail(key, "%v", err)
	}
}

// polyline is the tension of a wire of a free length (m).
func (y *Yielding) polyline(length float64) (*mbd.Polyline, error) {
	points := slices.Clone(y.Curve)
	for _, p := range y.StressStrain {
		points = append(points, [2]float64{p[0] * length, p[1] * math.Pi / 4 * y.Diameter * y.Diameter})
	}
	return mbd.NewPolyline(points)
}

// Brake is a device that lets a rope run out under a force and turns the work into heat.
type Brake struct {
	// Tension at which it runs.
	Force *float64 `yaml:"force" unit:"N" above:"0" oneof:"force"`
	// Rows of the way that it has run and the tension at which it goes on, from 0 on, not falling.
	Curve [][2]float64 `yaml:"curve" columns:"m N" oneof:"force"`
	// Way after which it holds.
	Stroke *float64 `yaml:"stroke" unit:"m" above:"0" auto:"unlimited"`
}

// Check implements document.Checker.
func (b *Brake) Check(r *document.Report) {
	if b.Curve == nil {
		return
	}
	if _, err := b.polyline(); err != nil {
		r.Fail("curve", "%v", err)
		return
	}
	for k, p := range b.Curve {
		if k == 0 && p[0] != 0 || k > 0 && p[1] < b.Curve[k-1][1] {
			r.Fail("curve", "the force of a brake is given from a way of 0 on and must not fall")
			return
		}
	}
}

func (b *Brake) polyline() (*mbd.Polyline, error) {
	if b.Force != nil {
		return mbd.NewPolyline([][2]float64{{0, *b.Force}})
	}
	return mbd.NewPolyline(b.Curve)
}

// stroke is the way after which it holds, m.
func (b *Brake) stroke() float64 {
	if b.Stroke == nil {
		return math.Inf(1)
	}
	return *b.Stroke
}

// Breaking says when a spring breaks: at whichever limit it reaches first.
type Breaking struct {
	// Tension at which it breaks.
	Force *float64 `yaml:"force" unit:"N" above:"0"`
	// Elongation beyond the free length at which it breaks.
	Elongation *float64 `yaml:"elongation" unit:"m" above:"0"`
	// Elongation by the free length at which it breaks.
	Strain *float64 `yaml:"strain" above:"0"`
	// Energy, stored and taken by yielding, at which it breaks.
	Energy *float64 `yaml:"energy" unit:"J" above:"0"`
}

// Check implements document.Checker.
func (b *Breaking) Check(r *document.Report) {
	if b.Force == nil && b.Elongation == nil && b.Strain == nil && b.Energy == nil {
		r.Fail("", "breaking needs one of the keys force, elongation, strain, energy")
	}
	if b.Elongation != nil && b.Strain != nil {
		r.Fail("strain", "\"elongation\" and \"strain\" exclude each other; give one")
	}
}

// wire makes what depends on the free length (m) of a spring.
func (l *SpringLaw) wire(s *mbd.SpringDamper, length float64) error {
	if y := l.Yielding; y != nil {
		curve, err := y.polyline(length)
		if err != nil {
			return err
		}
		s.Yielding = &mbd.Yielding{Curve: curve, Unloading: given(y.UnloadingStiffness)}
	}
	if b := l.Brake; b != nil {
		force, err := b.polyline()
		if err != nil {
			return err
		}
		s.Brake = &mbd.Brake{Force: force, Stroke: b.stroke()}
	}
	if b := l.Breaking; b != nil {
		s.Breaking = &mbd.Breaking{Force: given(b.Force), Elongation: given(b.Elongation) + given(b.Strain)*length, Energy: given(b.Energy)}
	}
	return nil
}
