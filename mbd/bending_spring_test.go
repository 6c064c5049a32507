package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// The derivatives of a bending spring are those of its forces, and its forces those of its energy, whatever it does.
func TestBendingSpringTangents(t *testing.T) {
	for name, c := range map[string]struct {
		change func(f *BendingSpring)
		turn   float64 // at the start; 0 for any
	}{
		"straight wire":           {func(f *BendingSpring) { f.Straight = true }, 0},
		"bent wire":               {func(*BendingSpring) {}, 0},
		"yields":                  {func(f *BendingSpring) { f.Straight, f.PlasticMoment = true, 0.2 }, 0},
		"nearly straight":         {func(f *BendingSpring) { f.Straight = true }, 1e-4},
		"drawn straight":          {func(*BendingSpring) {}, 0.006},
		"drawn straight, yields":  {func(f *BendingSpring) { f.PlasticMoment = 0.01 }, 0.006},
		"damped":                  {func(f *BendingSpring) { f.Damping = 0.7 }, 0},
		"damped, nearly straight": {func(f *BendingSpring) { f.Straight, f.Damping = true, 0.1 }, 0.005},
	} {
		for _, bodies := range [][3]int{{0, 1, 2}, {Ground, 0, 1}, {0, 0, 2}, {1, 2, Ground}} {
			t.Run(fmt.Sprint(name, bodies), func(t *testing.T) {
				r := rand.New(rand.NewPCG(5, 4))
				s := twoBodies(r)
				f := &BendingSpring{Name: "bend", Stiffness: 1.3}
				place := s.bodies[2].Pose.Position
				for k, b := range bodies {
					at := randomVector(r, 1)
					if c.turn > 0 { // near a straight line through the point mass
						at = r3.Add(place, r3.Vec{X: float64(k), Y: 2 * float64(k)})
						for i, other := range bodies {
							if other == 2 {
								at = r3.Add(place, r3.Vec{X: float64(k - i), Y: 2 * float64(k-i)})
							}
						}
						if k == 1 && b != 2 || k == 2 && bodies[1] == 2 {
							at = r3.Add(at, r3.Vec{Z: c.turn * math.Sqrt(5) / float64(3-k)})
						}
					}
					if b == 2 {
						at = place
					}
					f.Points[k] = s.MarkerAt(b, at, s.Body(0).Pose.Orientation)
				}
				c.change(f)
				s.AddForce(f)
				if err := s.Build(); err != nil {
					t.Fatal(err)
				}
				s.SetResting(false)
				last := f.state(s)
				if f.Damping > 0 {
					last[bendAngle] += 0.2 * r.NormFloat64()
				}
				if c.turn == 0 { // off the point where it has just begun to yield
					last[bendPlastic] -= 0.1
				}
				state := randomState(r, s)
				if f.Damping == 0 && f.PlasticMoment == 0 {
					checkPowers(t, s, state)
				}
				checkTangent(t, s, state)
			})
		}
	}
}

// bendingArm is two pieces of 1 m whose first lies along x, and how the second is turned by an angle.
func bendingArm(t *testing.T, f *BendingSpring, start float64) (s *System, turn func(angle float64) (moment float64)) {
	t.Helper()
	s = &System{}
	sin, cos := math.Sincos(start)
	for _, p := range []r3.Vec{{X: -1}, {}, {X: cos, Z: sin}} {
		s.AddBody(Body{Name: "knot", Mass: 1, Point: true, Pose: rigid.Frame{Position: p}})
	}
	f.Points = [3]Marker{{Body: 0}, {Body: 1}, {Body: 2}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	return s, func(angle float64) float64 {
		sin, cos := math.Sincos(angle)
		s.Place(0, []float64{-1, 0, 0, 0, 0, 0, cos, 0, sin}, make([]float64, 9), make([]float64, 9), nil)
		out := make([]rigid.Wrench, 3)
		f.act(s, out)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		return -r3.Dot(out[2].Force, r3.Vec{X: -sin, Z: cos})
	}
}

// A wire bends elastically up to its plastic moment, yields beyond, bends back along a line and yields the other way; the work is what is stored and lost. Drawn through
// straight it comes out on the other side.
func TestBendingSpringLoop(t *testing.T) {
	f := &BendingSpring{Name: "bend", Stiffness: 5, PlasticMoment: 2, Straight: true}
	s, turn := bendingArm(t, f, 0)
	for _, c := range [][2]float64{{0.3, 1.5}, {0.2, 1}, {0.5, 2}, {0.9, 2}, {0.7, 1}, {0.3, -1}, {0.05, -2}, {0.04, -2}, {0.2, -1.2}} {
		if got := turn(c[0]); math.Abs(got-c[1]) > 1e-12 {
			t.Errorf("%g N m at %g rad, want %g", got, c[0], c[1])
		}
	}
	if _, plastic, _ := f.Bend(s); math.Abs(plastic-0.44) > 1e-12 {
		t.Errorf("%g rad stay, want 0.44", plastic)
	}
	yielded := func() float64 { return s.Energies().Yielded }
	if got, want := yielded(), 2*(0.5+0.06); math.Abs(got-want) > 0.25 { // long steps
		t.Errorf("yielding took %g J, want about %g", got, want)
	}

	f = &BendingSpring{Name: "bend", Stiffness: 5, PlasticMoment: 2, Straight: true}
	s, turn = bendingArm(t, f, 0)
	work, last, before := 0.0, 0.0, 0.0
	for _, to := range []float64{1.2, 0.05, 0.3, -0.3, -1.5, 0.7} {
		const steps = 20000
		from := before
		for k := 1; k <= steps; k++ {
			angle := from + (to-from)*float64(k)/steps
			now := turn(angle)
			work += (now + last) / 2 * (angle - before)
			last, before = now, angle
		}
	}
	e := s.Energies()
	if sum := e.Elastic + e.Yielded; math.Abs(sum-work) > 1e-4*work || e.Yielded < 1 {
		t.Errorf("work %g J; yielding %g, stored %g J", work, e.Yielded, e.Elastic)
	}
}

// A wire that was built with an angle rests there; folded onto itself it pushes with finite forces.
func TestBentWireRests(t *testing.T) {
	f := &BendingSpring{Name: "bend", Stiffness: 5}
	_, turn := bendingArm(t, f, 1)
	for _, c := range [][2]float64{{1, 0}, {1.2, 1}, {0.2, -4}, {0, 0}, {math.Pi, 0}} {
		if got := turn(c[0]); math.Abs(got-c[1]) > 1e-12 {
			t.Errorf("%g N m at %g rad, want %g", got, c[0], c[1])
		}
	}
	if got := turn(math.Pi - 1e-6); !(math.Abs(got) < 11) {
		t.Errorf("%g N m", got)
	}
}

// A spring between wires one of which breaks is gone with it, and what it stored is lost.
func TestBendingSpringGoes(t *testing.T) {
	s := &System{}
	for _, p := range []r3.Vec{{X: -1}, {}, {X: 0.6, Z: 0.8}} {
		s.AddBody(Body{Name: "knot", Mass: 1, Point: true, Pose: rigid.Frame{Position: p}})
	}
	weak := &SpringDamper{Name: "wire", I: Marker{Body: 1}, J: Marker{Body: 2}, Stiffness: 10, FreeLength: 1, Breaking: &Breaking{Elongation: 0.5}}
	f := &BendingSpring{Name: "bend", Points: [3]Marker{{Body: 0}, {Body: 1}, {Body: 2}}, Stiffness: 3, Straight: true, Wires: []*Breaking{weak.Breaking}}
	s.AddForce(f) // before its wire
	s.AddForce(weak)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	place := func(x float64) Energies {
		s.Place(0, []float64{-1, 0, 0, 0, 0, 0, 0.6 * x, 0, 0.8 * x}, make([]float64, 9), make([]float64, 9), nil)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		return s.Energies()
	}
	angle := math.Atan2(0.8, 0.6)
	stored := 1.5 * angle * angle
	if e := place(1); math.Abs(e.Elastic-stored) > 1e-12 || e.Broken != 0 {
		t.Errorf("%+v", e)
	}
	if e := place(1.6); e.Elastic != 0 || math.Abs(e.Broken-stored-5*0.36) > 1e-12 || !f.Gone(s) {
		t.Errorf("%+v, want %g J broken", e, stored+5*0.36)
	}
	out := make([]rigid.Wrench, 3)
	f.act(s, out)
	if out[0] != (rigid.Wrench{}) {
		t.Errorf("gone it still acts: %v", out)
	}
}
