// Particles that leave while they touch.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/internal/expect"
)

// CheckLeaving takes a particle away that is pressed against others, or with onSurface against a surface: what is there and what has gone out together stay what they were, with the energy in its contacts,
// but for a part that tolerance tells.
func CheckLeaving(t *testing.T, e dem.Engine, onSurface bool, tolerance float64) {
	t.Helper()
	const dt = 1e-5
	touching := -1
	for n := 0; touching < 0 && n < 500; n++ {
		expect.Must(0, e.Advance(10, dt))
		for _, c := range e.Contacts(nil) {
			if onSurface == (c.Surface >= 0) {
				touching = c.Particle
			}
		}
	}
	if touching < 0 {
		t.Fatal("nothing touches")
	}
	expect.Must(0, e.Advance(10, dt)) // deeper
	held, before := e.Energy().Elastic, present(e)
	expect.Must(0, e.Discard(touching))
	expect.Must(0, e.Drift(0))
	expect.Must(0, e.Commit())
	after, out := present(e), e.Energy().Flows.Out
	if out.Elastic <= 0.01*held || math.Abs(before-after-out.Energy()) > tolerance*before {
		t.Errorf("of %g J %g are left and %g have gone out, %g of these in contacts, which held %g: %g are missing", before, after, out.Energy(), out.Elastic, held, before-after-out.Energy())
	}
}

// present is the energy of particles and their contacts, with what dashpots and friction have taken.
func present(e dem.Engine) float64 {
	x := e.Energy()
	return x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Damping + x.Friction - x.Work
}
