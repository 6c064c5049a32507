package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// The derivatives of a beam are those of its forces, and its forces those of its energy, straight or bent by much.
func TestBeamTangents(t *testing.T) {
	section := Section{Axial: 7, Shear: [2]float64{3, 0}, Torsion: 0.6, Bending: [2]float64{0.8, 1.1}}
	for _, pair := range [][2]int{{0, 1}, {1, 0}, {0, Ground}, {Ground, 1}} {
		for name, c := range map[string]struct{ damping, turn, plastic float64 }{
			"straight": {0, 0, 0}, "bent a little": {0, 0.01, 0}, "bent": {0, 0.7, 0}, "bent by much": {0, 2.5, 0}, "damped": {0.4, 0.7, 0}, "yielding": {0, 0.7, 0.05}, "yielding by much": {0.4, 2, 0.3},
		} {
			t.Run(fmt.Sprint(name, pair), func(t *testing.T) {
				r := rand.New(rand.NewPCG(3, 9))
				s := twoBodies(r)
				at := randomVector(r, 1)
				axes := randomOrientation(r)
				f := &Beam{Name: "beam", FreeLength: 0.9, Section: section, Damping: c.damping}
				if c.plastic > 0 {
					f.Plastic, f.Bending[1] = c.plastic, f.Bending[0]
				}
				f.I = s.MarkerAt(pair[0], at, axes)
				turn := r3.Scale(c.turn, r3.Unit(randomVector(r, 1)))
				f.J = s.MarkerAt(pair[1], r3.Add(at, rotate(axes, r3.Vec{X: 0.9 + 0.1*c.turn, Y: 0.2 * c.turn})), quat.Mul(axes, quat.Mul(halfTurned(turn), halfTurned(turn))))
				s.AddForce(f)
				if err := s.Build(); err != nil {
					t.Fatal(err)
				}
				s.SetResting(false)
				if c.damping > 0 {
					for k := range 6 {
						s.state[f.slot+beamStrain+k] += 0.1 * r.NormFloat64()
					}
				}
				if c.plastic > 0 {
					s.state[f.slot+beamPlastic], s.state[f.slot+beamPlastic+1] = 0.1, -0.2
				}
				state := randomState(r, s)
				if c.damping == 0 && c.plastic == 0 {
					checkPowers(t, s, state)
				}
				checkTangent(t, s, state)
			})
		}
	}
}

// Functions of the rotation go over smoothly from series to closed forms.
func TestBeamFactors(t *testing.T) {
	list := func(p float64) []float64 {
		c := factorsOf(r3.Vec{X: p})
		return []float64{c.across, c.acrossBy, c.along, c.alongBy, c.swing, c.swingBy}
	}
	below, above := list(0.1-1e-12), list(0.1+1e-12)
	for k := range below {
		if math.Abs(below[k]-above[k]) > 1e-11 {
			t.Errorf("factor %d: %.15g and %.15g", k, below[k], above[k])
		}
	}
}
