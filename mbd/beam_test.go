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
		for name, c := range map[string]struct {
			damping, turn float64
			plastic       [2]float64
		}{
			"straight": {}, "bent a little": {turn: 0.01}, "bent": {turn: 0.7}, "bent by much": {turn: 2.5}, "damped": {damping: 0.4, turn: 0.7},
			"yielding": {0, 0.7, [2]float64{0.05, 0.05}}, "yielding by much": {0.4, 2, [2]float64{0.3, 0.1}}, "yielding about the weak axis": {0, 0.7, [2]float64{3, 0.02}},
		} {
			t.Run(fmt.Sprint(name, pair), func(t *testing.T) {
				r := rand.New(rand.NewPCG(3, 9))
				s := twoBodies(r)
				at := randomVector(r, 1)
				axes := randomOrientation(r)
				f := &Beam{Name: "beam", FreeLength: 0.9, Section: section, Damping: c.damping}
				f.Plastic = c.plastic
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
				if c.plastic != [2]float64{} {
					s.state[f.slot+beamPlastic], s.state[f.slot+beamPlastic+1] = 0.1, -0.2
				}
				state := randomState(r, s)
				if c.damping == 0 && c.plastic == [2]float64{} {
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

// The moment of a beam that yields is on the ellipse of its plastic moments, and what stays grows along its normal there.
func TestBeamYieldsOnEllipse(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	for range 1000 {
		f := &Beam{Section: Section{Plastic: [2]float64{0.1 + r.Float64(), 0.1 + r.Float64()}}}
		s := &System{state: make([]float64, beamStateSize)}
		f.stiffness[4], f.stiffness[5] = 10*r.Float64()+0.1, 10*r.Float64()+0.1
		b := bent{strain: [6]float64{4: r.NormFloat64(), 5: r.NormFloat64()}}
		f.yield(s, &b)
		if b.stays == [2]float64{} {
			continue
		}
		y, z := b.static[4]/f.Plastic[0], b.static[5]/f.Plastic[1]
		across := b.stays[0]*z/f.Plastic[1] - b.stays[1]*y/f.Plastic[0]
		if size := math.Hypot(y, z); math.Abs(size-1) > 1e-13 || math.Abs(across) > 1e-12*math.Hypot(b.stays[0], b.stays[1])/min(f.Plastic[0], f.Plastic[1]) || b.stays[0]*y < 0 || b.stays[1]*z < 0 {
			t.Fatalf("%+v: moments %v, %v stays", f, b.static[4:], b.stays)
		}
	}
}
