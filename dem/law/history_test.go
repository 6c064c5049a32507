package law

import (
	"testing"

	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// What is kept of a history is all that the law reads: a contact goes on from it as from the whole. It is no more than the law needs.
func TestHistoryWidth(t *testing.T) {
	rng := packing.RandomStream(9, 10)
	for _, l := range everyLaw() {
		width := 1
		if l.Tangential == Mindlin || l.Tangential == CundallStrack {
			width += 3
		}
		if l.Rolling == ElasticPlastic || l.Rolling == EPSD2 {
			width += 3
		}
		if l.Twisting != NoTwisting {
			width++
		}
		switch l.Normal {
		case ThorntonNing:
			width++
		case Luding: // whose peak stands for the radius where no spring goes by that
			if width != 4 || l.Tangential != CundallStrack {
				width++
			}
		case EEPA:
			width += 2
		}
		if l.Cohesion == LiquidFilm || l.Lubricated {
			width++
		}
		if got := l.HistoryWidth(); got != width {
			t.Fatalf("%+v: %d floats, want %d", l, got, width)
		}
		pair := somePair(l)
		for range 50 {
			k, c, h := pair.randomContact(rng)
			kept := make([]float64, width)
			l.Pack(&h, kept)
			again := l.Unpack(kept)
			if back := again.Swapped().Swapped(); back != again {
				t.Fatalf("%+v: %v comes back as %v", l, again, back)
			}
			var a, b Response
			l.Evaluate(&k, &c, 1e-5, &h, &a)
			l.Evaluate(&k, &c, 1e-5, &again, &b)
			if a != b {
				t.Fatalf("%+v: %+v from what was kept, %+v from the whole", l, b, a)
			}
		}
	}
	h := History{Spring: r3.Vec{X: 1}, Radius: 2, Roll: r3.Vec{Y: 3}, Twist: 4}
	if got := h.Swapped(); got.Spring.X != -1 || got.Radius != 2 || got.Roll.Y != -3 || got.Twist != 4 {
		t.Errorf("%v as the second partner has it: %v", h, got)
	}
}
