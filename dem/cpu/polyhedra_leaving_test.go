package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
)

// Polyhedra that are taken away while they are pressed against others take the energy in their contacts with them: what is there and what has gone out together stay what they were.
func TestPolyhedraLeaveWithEnergyOfContacts(t *testing.T) {
	checkLeaving(t, demtest.Rubble(t, 3, law.Interaction{Restitution: 1}))
}

// The same of superquadrics.
func TestSuperquadricsLeaveWithEnergyOfContacts(t *testing.T) {
	checkLeaving(t, demtest.Beans(t, 3, law.Interaction{Restitution: 1}))
}

// checkLeaving takes a particle away whose contacts hold energy.
func checkLeaving(t *testing.T, m *dem.Model) {
	e := newCPU(t, m)
	var touching []int
	for range 5000 {
		advance(t, e, 1, 1e-5)
		if e.Energy().Elastic == 0 {
			continue
		}
		for _, c := range e.Contacts(nil) {
			touching = append(touching, c.Particle)
		}
		break
	}
	if len(touching) == 0 {
		t.Fatal("nothing touches")
	}
	advance(t, e, 10, 1e-5) // deeper
	_, _, before := momenta(e)
	held := e.Energy().Elastic
	if err := e.Discard(touching[0]); err != nil {
		t.Fatal(err)
	}
	if err := e.Drift(0); err != nil {
		t.Fatal(err)
	}
	if err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	_, _, after := momenta(e)
	out := e.Energy().Flows.Out
	if out.Elastic <= 0.01*held || math.Abs(before-after-out.Energy()) > 1e-12*before {
		t.Errorf("of %g J %g are left and %g have gone out, %g of these in contacts, which held %g", before, after, out.Energy(), out.Elastic, held)
	}
}
