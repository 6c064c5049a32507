// Tests of prescribed motions: velocities are the derivatives of places.

package dem

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestMotionRates(t *testing.T) {
	axis := r3.Unit(r3.Vec{X: 1, Y: -2, Z: 2})
	table := expect.Must(Table([]float64{0, 0.3, 0.5, 1.2, 2}, []float64{0, 0.1, 0.7, 0.4, 0.9}))
	for name, m := range map[string]Motion{
		"translation": Translation{Axis: axis, Distance: Steady(3)},
		"vibration":   Translation{Axis: axis, Distance: Sine(0.1, 2, 0.3)},
		"table":       Translation{Axis: axis, Distance: table},
		"rotation":    Rotation{Point: r3.Vec{X: 1, Y: 2, Z: 3}, Axis: axis, Angle: Steady(2)},
		"ramp":        Rotation{Axis: axis, Angle: Ramp(Steady(2), 1.5)},
		"expression":  Rotation{Axis: axis, Angle: Derived(math.Exp, 1e-5)},
		"shaken tumbler": Motions{
			Translation{Axis: r3.Vec{Z: 1}, Distance: Sine(0.1, 3, 0)},
			Rotation{Point: r3.Vec{Y: 1}, Axis: axis, Angle: Sum(Steady(2), Sine(0.2, 1, 0))},
			Rotation{Point: r3.Vec{X: 0.5}, Axis: r3.Vec{Y: 1}, Angle: Steady(-3)},
		},
	} {
		t.Run(name, func(t *testing.T) {
			if err := checkedMotion(m); err != nil {
				t.Fatal(err)
			}
			p := r3.Vec{X: 0.3, Y: -0.4, Z: 0.5} // of the moving frame
			for at := 0.05; at < 2; at += 0.1 {
				f := m.At(at)
				const h = 1e-5
				before, after := m.At(at-h), m.At(at+h)
				want := r3.Scale(0.5/h, r3.Sub(after.ToWorld(p), before.ToWorld(p)))
				if got := f.VelocityAt(f.ToWorld(p)); !expect.CloseTo(got, want, 1e-7) {
					t.Fatalf("t = %g: velocity %v, want %v", at, got, want)
				}
				if !expect.CloseTo(f.ToLocal(f.ToWorld(p)), p, 1e-14) {
					t.Fatalf("t = %g: to the world and back: %v", at, f.ToLocal(f.ToWorld(p)))
				}
			}
		})
	}
}

func TestRotationTurns(t *testing.T) {
	f := Rotation{Point: r3.Vec{X: 1}, Axis: r3.Vec{Z: 1}, Angle: Steady(math.Pi / 2)}.At(1)
	if got := f.ToWorld(r3.Vec{X: 2, Z: 5}); !expect.CloseTo(got, r3.Vec{X: 1, Y: 1, Z: 5}, 1e-15) {
		t.Errorf("a quarter turn takes (2 0 5) to %v", got)
	}
}

func TestTable(t *testing.T) {
	times, values := []float64{0, 1, 2, 4, 5}, []float64{1, 2, 2, -1, 3}
	f := expect.Must(Table(times, values))
	for i, x := range times {
		if v, _ := f(x); v != values[i] {
			t.Errorf("at %g: %g, want %g", x, v, values[i])
		}
	}
	for x := -0.5; x < 5.5; x += 0.01 {
		v, _ := f(x)
		if v > 3 || v < -1 || x > 1 && x < 2 && v != 2 {
			t.Fatalf("at %g: %g overshoots", x, v)
		}
	}
	for _, x := range []float64{-1, 6} {
		if _, r := f(x); r != 0 {
			t.Errorf("moves at %g/s outside the table", r)
		}
	}
	for name, bad := range map[string][2][]float64{
		"lengths": {{0, 1}, {0}}, "one row": {{0}, {0}}, "order": {{0, 1, 1}, {0, 0, 0}}, "not a number": {{0, 1}, {0, math.NaN()}},
	} {
		if _, err := Table(bad[0], bad[1]); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestRampDistance(t *testing.T) {
	f := Ramp(Steady(2), 0.5)
	if v, r := f(0.5); math.Abs(v-0.5) > 1e-15 || r != 2 {
		t.Errorf("at the end of the ramp: %g, %g/s", v, r)
	}
}

func TestMotionErrors(t *testing.T) {
	for name, c := range map[string]Carrier{
		"no motion": Driven{},
		"no axis":   Driven{Motion: Translation{Distance: Steady(1)}},
		"no angle":  Driven{Motion: Rotation{Axis: r3.Vec{X: 1}}},
		"inner":     Driven{Motion: Motions{Translation{Axis: r3.Vec{X: 2}, Distance: Steady(1)}}},
		"nil inner": Driven{Motion: Motions{nil}},
		"frame":     Attached{Frame: -1},
		"ends":      Strand{Frames: [2]int{2, 2}},
	} {
		if err := (&Surface{Name: "w", Shape: geometry.Capsule{Radius: 1}, Carrier: c}).Check(); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
