package vec

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestDirection(t *testing.T) {
	for _, c := range []struct {
		name    string
		v, axis r3.Vec
		length  float64
	}{
		{"along an axis", r3.Vec{Y: -2}, r3.Vec{X: 1}, 2},
		{"oblique", r3.Vec{X: 2, Y: -3, Z: 6}, r3.Vec{Z: 1}, 7},
		{"zero beside X", r3.Vec{}, r3.Vec{X: 3}, 0},
		{"zero beside an oblique axis", r3.Vec{}, r3.Vec{X: 1, Y: 2, Z: -0.1}, 0},
		{"zero without an axis", r3.Vec{}, r3.Vec{}, 0},
	} {
		unit, length := Direction(c.v, c.axis)
		if length != c.length {
			t.Errorf("%s: length %g, want %g", c.name, length, c.length)
		}
		if math.Abs(r3.Norm(unit)-1) > 1e-15 {
			t.Errorf("%s: direction %v has length %g", c.name, unit, r3.Norm(unit))
		}
		if d := r3.Norm(r3.Sub(r3.Scale(length, unit), c.v)); d > 1e-15*length {
			t.Errorf("%s: direction %v and length %g are not those of %v", c.name, unit, length, c.v)
		}
		if along := r3.Dot(unit, c.axis); c.length == 0 && math.Abs(along) > 1e-15 {
			t.Errorf("%s: direction %v is not normal to the axis", c.name, unit)
		}
	}
}

func TestFinite(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for _, c := range []struct {
		v    r3.Vec
		want bool
	}{
		{r3.Vec{X: 1, Y: -2, Z: 3}, true}, {r3.Vec{Z: nan}, false}, {r3.Vec{X: inf}, false}, {r3.Vec{X: inf, Y: -inf}, false},
	} {
		if got := Finite(c.v); got != c.want {
			t.Errorf("Finite(%v) = %t", c.v, got)
		}
	}
	if !Finite1(-1) || Finite1(nan) || Finite1(-inf) {
		t.Error("Finite1 takes a number for none, or the other way round")
	}
}

func TestBoxes(t *testing.T) {
	b := r3.Box{Min: r3.Vec{X: -1, Y: 0, Z: 2}, Max: r3.Vec{X: 1, Y: 4, Z: 3}}
	if got, want := Inflate(b, 0.5), (r3.Box{Min: r3.Vec{X: -1.5, Y: -0.5, Z: 1.5}, Max: r3.Vec{X: 1.5, Y: 4.5, Z: 3.5}}); got != want {
		t.Errorf("inflated to %v, want %v", got, want)
	}
	if got, want := Farthest(b, r3.Vec{X: 1, Y: 1, Z: 3}), math.Sqrt(4+9+1); got != want {
		t.Errorf("the farthest corner is %g m away, want %g", got, want)
	}
	if got := Longest(b); got != 4 {
		t.Errorf("the longest edge is %g m, want 4", got)
	}
	other := r3.Box{Min: r3.Vec{X: 0, Y: -1, Z: 2.5}, Max: r3.Vec{X: 5, Y: 1, Z: 2.6}}
	if got, want := Around(b, other), (r3.Box{Min: r3.Vec{X: -1, Y: -1, Z: 2}, Max: r3.Vec{X: 5, Y: 4, Z: 3}}); got != want {
		t.Errorf("around both is %v, want %v", got, want)
	}
	if got := Around(Nowhere(), b); got != b {
		t.Errorf("around nothing and a box is %v, want %v", got, b)
	}
	for _, c := range []struct {
		p    r3.Vec
		want bool
	}{
		{r3.Vec{Y: 2, Z: 2.5}, true},
		{b.Min, true},
		{b.Max, true},
		{r3.Vec{X: 1.1, Y: 2, Z: 2.5}, false},
		{r3.Vec{Y: -0.1, Z: 2.5}, false},
		{r3.Vec{Y: 2, Z: 3.1}, false},
	} {
		if got := InBox(&b, c.p); got != c.want {
			t.Errorf("InBox(%v) = %t", c.p, got)
		}
	}
	if all := Everywhere(); !InBox(&all, r3.Vec{X: 1e300, Y: -1e300}) {
		t.Error("a point is outside of everywhere")
	}
}

func TestComponents(t *testing.T) {
	a, b := r3.Vec{X: 1, Y: -2, Z: 3}, r3.Vec{X: -1, Y: 2, Z: 5}
	if got, want := MinVec(a, b), (r3.Vec{X: -1, Y: -2, Z: 3}); got != want {
		t.Errorf("MinVec: %v, want %v", got, want)
	}
	if got, want := MaxVec(a, b), (r3.Vec{X: 1, Y: 2, Z: 5}); got != want {
		t.Errorf("MaxVec: %v, want %v", got, want)
	}
	if got, want := Mix(a, b, 0.25), (r3.Vec{X: 0.5, Y: -1, Z: 3.5}); got != want {
		t.Errorf("Mix: %v, want %v", got, want)
	}
	for x, want := range map[float64]float64{3: 2, -3: -2, 1: 1} {
		if got := Clamp(x, 2); got != want {
			t.Errorf("Clamp(%g, 2) = %g", x, got)
		}
	}
}
