package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// The derivatives of a ring are those of its forces, whatever it does.
func TestRingTangents(t *testing.T) {
	for name, change := range map[string]func(f *Ring){
		"taut":           func(*Ring) {},
		"slack":          func(f *Ring) { f.Limit = 100 },
		"hinges":         func(f *Ring) { f.Hinge = 0.4 },
		"damped":         func(f *Ring) { f.Damping, f.BendingDamping = 0.4, 0.6 },
		"much damped":    func(f *Ring) { f.Damping = 1000 },
		"bends alone":    func(f *Ring) { f.Limit, f.BendingDamping = 100, 0.5 },
		"drawn flat":     func(f *Ring) { f.Closed, f.Contact = 10, 2 },
		"does not bend":  func(f *Ring) { f.Bending = 0 },
		"yields, damped": func(f *Ring) { f.Perimeter.Unloading, f.Damping = 40, 0.2 },
	} {
		for _, bodies := range [][]int{{0, 1, 2, Ground}, {0, 1, 2, 0, 1, Ground}} {
			t.Run(fmt.Sprint(name, len(bodies)), func(t *testing.T) {
				r := rand.New(rand.NewPCG(7, 4))
				s := twoBodies(r)
				f := &Ring{Name: "ring", Limit: 3, Perimeter: &Yielding{Curve: polyline(t, [2]float64{1, 4}, [2]float64{20, 40})}, Bending: 3}
				for _, b := range bodies {
					m := randomMarker(r, b)
					if b == 2 {
						m.Position = r3.Vec{}
					}
					f.Points = append(f.Points, m)
				}
				change(f)
				s.AddForce(f)
				if err := s.Build(); err != nil {
					t.Fatal(err)
				}
				s.SetResting(false)
				for k := range f.bars {
					f.bar(s, k)[0] += 0.1 * r.NormFloat64()
				}
				for k := range f.rest0 {
					f.rest0[k] -= 0.3 + 0.1*r.Float64()
				}
				checkTangent(t, s, randomState(r, s))
			})
		}
	}
}

// ringAt is a ring of 300 mm whose four points are bodies.
func ringAt(t *testing.T, f *Ring) (s *System, place func(right, top float64) (across, up float64)) {
	t.Helper()
	s = &System{}
	for _, p := range []r3.Vec{{X: 0.15}, {Z: 0.15}, {X: -0.15}, {Z: -0.15}} {
		f.Points = append(f.Points, Marker{Body: s.AddBody(Body{Name: "knot", Mass: 1, Point: true, Pose: rigid.Frame{Position: p}})})
	}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	return s, func(right, top float64) (across, up float64) {
		s.Place(0, []float64{right, 0, 0, 0, 0, top, -right, 0, 0, 0, 0, -top}, make([]float64, 12), make([]float64, 12), nil)
		out := make([]rigid.Wrench, 4)
		f.act(s, out)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		return -out[0].Force.X, -out[1].Force.Z
	}
}

// A ring that is drawn to a square with its corners at r from the middle needs sqrt2 kt (4 sqrt2 r - limit) + kb (2 r - d) at each of them.
func TestRingSquare(t *testing.T) {
	const kt, kb, limit = 10e6, 11.4e3, 0.3 * math.Pi
	_, place := ringAt(t, &Ring{Name: "ring", Limit: limit, Perimeter: &Yielding{Curve: polyline(t, [2]float64{1, kt})}, Bending: kb})
	for _, r := range []float64{0.15, 0.16, 0.1665, 0.167, 0.17} {
		want := math.Sqrt2*kt*max(0, 4*math.Sqrt2*r-limit) + kb*(2*r-0.3)
		if across, up := place(r, r); math.Abs(across-want) > 1e-9*(1+want) || math.Abs(up-want) > 1e-9*(1+want) {
			t.Errorf("at %g m from the middle %g and %g N, want %g", r, across, up, want)
		}
	}
}

// A ring that is pulled at two points bends, forms hinges, is drawn flat and yields; the work is what is stored and lost.
func TestRingLoop(t *testing.T) {
	f := &Ring{
		Name: "ring", Limit: 0.3 * math.Pi, Bending: 11.4e3, Hinge: 1490, Closed: 0.03, Contact: 2e6,
		Perimeter: &Yielding{Curve: polyline(t, [2]float64{8e-3, 80e3}, [2]float64{0.1, 90e3}), Unloading: 30e6},
	}
	s, place := ringAt(t, f)
	work, right, top, force, pressed := 0.0, 0.15, 0.15, 0.0, 0.0
	move := func(toRight, toTop float64) {
		const steps = 4000
		d, e := (toRight-right)/steps, (toTop-top)/steps
		for range steps {
			right, top = right+d, top+e
			now, up := place(right, top)
			work += d*(force+now) + e*(pressed+up)
			force, pressed = now, up
		}
	}
	for _, to := range [][2]float64{{0.2, 0.1}, {0.17, 0.12}, {0.237, 0.02}, {0.23, 0.02}, {0.24, 0.01}, {0.15, 0.1}, {0.1, 0.13}} {
		move(to[0], to[1])
	}
	e := s.Energies()
	if !(e.Yielded > 100) {
		t.Errorf("%g J have gone into yielding", e.Yielded)
	}
	if !f.Slack(s) || math.Abs(force+1490) > 1e-6 {
		t.Errorf("%g N around the ring, pushed together with %g N, want the force of the hinges", f.Tension(s), force)
	}
	if sum := e.Yielded + e.Elastic; math.Abs(sum-work) > 1e-3*sum {
		t.Errorf("work %g J; yielding %g, stored %g J", work, e.Yielded, e.Elastic)
	}
}
