package mbd

import (
	"math"
	"testing"
)

// A rope that has nothing beside stiffness, damping and preload pulls as the law of all ropes has it, to the bit, and at most twice as much as without its damper.
func TestPlainRope(t *testing.T) {
	for _, f := range []SpringDamper{
		{Stiffness: 3e4, Damping: 20, TensionOnly: true},
		{Stiffness: 3e4, Preload: 7, TensionOnly: true},
		{Stiffness: 3e4, Damping: 20, Preload: -7, TensionOnly: true},
	} {
		s := &System{springs: []springData{{
			rope: true, plain: true, general: &f, yields: -1, stiffness: f.Stiffness, damping: f.Damping, preload: f.Preload,
		}}}
		d := &s.springs[0]
		for _, x := range []float64{-0.1, -7 / 3e4, 0, 7 / 3e4, 1e-3, 0.1} {
			for _, rate := range []float64{-200, -1, 0, 1, 200} {
				got := [3]float64{}
				got[0], got[1], got[2] = d.tension(s, x, rate)
				want := [3]float64{}
				want[0], want[1], want[2] = f.generalTension(s, x, rate)
				static := math.Max(0, f.Stiffness*x+f.Preload)
				if got != want || got[0] < 0 || got[0] > 2*static || rate == 0 && got[0] != static {
					t.Errorf("%+v: at %g m and %g m/s %g, want %g, static %g", f, x, rate, got, want, static)
				}
				if slack := d.isSlack(s, x); slack != (static == 0) {
					t.Errorf("%+v: at %g m slack %t", f, x, slack)
				}
			}
		}
	}
}
