package models

import (
	"math"
	"testing"
)

func function(t *testing.T, text string) *Curve {
	t.Helper()
	m, err := Parse(t.Context(), "m", []byte("gravity: [0, 0, "+text+"]\nbodies: [{name: b, type: point_mass, mass: 1}]\nsolver: {step: 1, end: 2}"), nil)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	c, err := m.Gravity[2].Curve()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestFunctions(t *testing.T) {
	const table = "{table: [[0, 0], [1 s, 1 m/s2], [2, 0], [4, 3]]"
	for _, c := range []struct {
		text                string
		at                  float64
		value, rate, second float64
	}{
		{"3", 7, 3, 0, 0},
		{"5 cm/s2", 7, 0.05, 0, 0},
		{"'2 * t^3'", 2, 16, 24, 24},
		{"'${2 * 3} * t'", 2, 12, 6, 0},
		{"'${-2} ^ 2 * t'", 1, 4, 4, 0},
		{table + ", interpolation: linear}", 0.25, 0.25, 1, 0},
		{table + ", interpolation: linear}", 3, 1.5, 1.5, 0},
		{table + ", interpolation: linear}", 5, 3, 0, 0},
		{table + ", interpolation: linear}", -1, 0, 0, 0},
		{table + ", interpolation: linear, beyond: extend}", 6, 6, 1.5, 0},
		{table + ", interpolation: linear, beyond: extend}", -1, -1, 1, 0},
		{"{table: [[0, 0], [2, 4]]}", 1, 2, 2, 0},
	} {
		v, r, a := function(t, c.text).At(c.at)
		if math.Abs(v-c.value) > 1e-14 || math.Abs(r-c.rate) > 1e-14 || math.Abs(a-c.second) > 1e-14 {
			t.Errorf("%s at %g: %g, %g, %g; want %g, %g, %g", c.text, c.at, v, r, a, c.value, c.rate, c.second)
		}
	}
}

// A cubic table goes through its points with continuous first and second derivatives, which are those of its value, and follows a
// smooth function.
func TestCubicTable(t *testing.T) {
	c := function(t, "{table: [[0, 0], [0.5, 0.479425538604203], [1.5, 0.9974949866040544], [2, 0.9092974268256817], "+
		"[2.5, 0.5984721441039564], [3.141592653589793, 0]]}")
	const h = 1e-5
	for _, x := range []float64{0.2, 0.5, 1, 1.5, 1.7, 2, 2.9} {
		v, r, a := c.At(x)
		before, rb, ab := c.At(x - h)
		after, ra, aa := c.At(x + h)
		if math.Abs((after-before)/(2*h)-r) > 1e-8 || math.Abs((ra-rb)/(2*h)-a) > 1e-4 || math.Abs(aa-ab) > 1e-4 {
			t.Errorf("at %g: derivatives %g, %g do not fit the values around", x, r, a)
		}
		if math.Abs(v-math.Sin(x)) > 5e-3 || math.Abs(r-math.Cos(x)) > 3e-2 {
			t.Errorf("at %g: %g, %g; sine is %g, %g", x, v, r, math.Sin(x), math.Cos(x))
		}
	}
	if _, _, a := c.At(0); a != 0 {
		t.Errorf("a natural spline begins with second derivative %g", a)
	}
}

func TestGradient(t *testing.T) {
	f := Function{Expression: "1e3 * elongation^3 + 2 * rate * t", variables: []string{"elongation", "rate", "t"}}
	c, err := f.Curve()
	if err != nil {
		t.Fatal(err)
	}
	dst, scratch := make([]float64, 3), make([]float64, 3)
	values := []float64{0.1, 3, 0.5}
	got := c.Gradient(dst, values, scratch)
	if math.Abs(got-4) > 1e-14 || math.Abs(dst[0]-30) > 1e-13 || math.Abs(dst[1]-1) > 1e-14 || math.Abs(dst[2]-6) > 1e-14 {
		t.Errorf("%g, %v", got, dst)
	}
	if n := testing.AllocsPerRun(10, func() { c.Gradient(dst, values, scratch) }); n != 0 {
		t.Errorf("Gradient allocates %g times", n)
	}
}

func TestRamp(t *testing.T) {
	r := Ramp(-0.1)
	c, err := r.Curve()
	if err != nil {
		t.Fatal(err)
	}
	if v, rate, a := c.At(3); math.Abs(v+0.3) > 1e-15 || rate != -0.1 || a != 0 {
		t.Errorf("%g, %g, %g", v, rate, a)
	}
	if n := testing.AllocsPerRun(10, func() { c.At(0.5) }); n != 0 {
		t.Errorf("At allocates %g times", n)
	}
}
