package tension

import (
	"math"
	"testing"
)

// A damper's share is at most the tension of a rope, either way, and slopes are those of what is left.
func TestDamped(t *testing.T) {
	for _, test := range []struct {
		name    string
		rope    bool
		tension float64
		rate    float64
		want    Pull
	}{
		{"spring", false, 30, 2, Pull{50, 7, 13, 30}},
		{"spring pushed", false, -30, 2, Pull{-10, 7, 13, -30}},
		{"rope", true, 30, 2, Pull{50, 7, 13, 30}},
		{"slack", true, -30, 2, Pull{}},
		{"pulled fast", true, 30, 5, Pull{60, 14, 6, 30}},
		{"let go fast", true, 30, -5, Pull{0, 0, 0, 30}},
	} {
		if got := Damped(&Spring{Damping: 10, Rope: test.rope}, test.tension, 7, 3, test.rate); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

// The work of pulling a wire on is what it stores and what it has lost, and unloading gives back what it stores.
func TestYielding(t *testing.T) {
	c := Curve{Elongation: 0.02, Force: 300, Slope: 1000, Work: 5, Unloading: 50e3}
	if f, k := Yielding(&c, 0.02); f != 300 || k != 1000 {
		t.Errorf("on the curve %g N and %g N/m", f, k)
	}
	if f, k := Yielding(&c, 0.018); math.Abs(f-200) > 1e-9 || k != 50e3 {
		t.Errorf("below it %g N and %g N/m", f, k)
	}
	if f, k := Yielding(&c, 0.013); f != 0 || k != 0 {
		t.Errorf("slack %g N and %g N/m", f, k)
	}
	if stored := Stored(&c, 0.02); math.Abs(stored+Yielded(&c)-c.Work) > 1e-12 || math.Abs(stored-0.9) > 1e-12 {
		t.Errorf("stores %g J and has lost %g J of %g J", stored, Yielded(&c), c.Work)
	}
}
