package cpu

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"
)

// handedOver is an engine of a model that begins with the state of another engine.
func handedOver(t *testing.T, from *Engine, m *dem.Model, reached bool) *Engine {
	t.Helper()
	h, err := from.HandOver()
	if err != nil {
		t.Fatal(err)
	}

	e := newCPU(t, m)
	if err := e.TakeUp(h, reached); err != nil {
		t.Fatal(err)
	}
	return e
}

// apart is by how much particles are at other places in two states, m.
func apart(a, b *dem.State) (far float64) {
	for i := range a.Position {
		far = max(far, r3.Norm(r3.Sub(a.Position[i], b.Position[i])))
	}
	return far
}

// What an engine hands over goes on in another one as in one run, to rounding, with the springs of friction and the bonds that there are; momentum, mass and energy are those that were.
func TestTakeUp(t *testing.T) {
	box := demtest.BoxModel(7, 1e7)
	demtest.Stir(box)
	for _, c := range []struct {
		name  string
		model *dem.Model
		dt    float64
		steps int
	}{{"box", box, 4e-5, 150}, {"bonds", demtest.BondedBlock(t, 3, true), 5e-6, 400}} {
		t.Run(c.name, func(t *testing.T) {
			whole := newCPU(t, c.model)
			advance(t, whole, c.steps, c.dt)
			next, worked := handedOver(t, whole, c.model, true), handedOver(t, whole, c.model, false)
			if len(whole.bonds.bonds) == 0 && whole.Counters().Touching+whole.Counters().Surface < 50 {
				t.Fatalf("too few contacts: %+v", whole.Counters())
			}
			linear, angular, _ := bondedMomenta(whole)
			before := whole.Energy()
			held := func(x dem.Energy) float64 { return x.Kinetic + x.Rotational + x.Potential + x.Elastic + x.Bonds }
			for _, e := range []*Engine{next, worked} {
				p, l, _ := bondedMomenta(e)
				now := e.Energy()
				if p != linear || l != angular || math.Abs(held(now)-held(before)) > 1e-12*(before.Kinetic+before.Elastic+before.Bonds) {
					t.Errorf("begins with %v, %v and %.15g J, and not with %v, %v and %.15g J", p, l, held(now), linear, angular, held(before))
				}
				if now.Damping != 0 || now.Friction != 0 || now.Work != 0 || now.Breaking != 0 || e.Time() != whole.Time() {
					t.Errorf("begins at %g s with books of %+v", e.Time(), now)
				}
			}
			advance(t, whole, 100, c.dt)
			advance(t, next, 100, c.dt)
			advance(t, worked, 100, c.dt)
			var want, got, near dem.State
			whole.Snapshot(&want)
			next.Snapshot(&got)
			worked.Snapshot(&near)
			if far := apart(&want, &got); far > 1e-12 {
				t.Errorf("comes to places that are off by %.3g m", far)
			}
			if far := apart(&want, &near); far > 1e-3*want.Radius[0] {
				t.Errorf("with forces worked out anew comes to places that are off by %.3g m", far)
			}
		})
	}
}

// Without the histories that it hands over an engine would go elsewhere: the springs of friction count.
func TestTakeUpNeedsHistories(t *testing.T) {
	m := demtest.BoxModel(7, 1e7)
	demtest.Stir(m)
	whole := newCPU(t, m)
	advance(t, whole, 150, 4e-5)
	h := expect.Must(whole.HandOver())
	h.Pairs, h.Surfaces = nil, nil
	e := newCPU(t, m)
	if err := e.TakeUp(h, true); err != nil {
		t.Fatal(err)
	}
	advance(t, whole, 100, 4e-5)
	advance(t, e, 100, 4e-5)
	var want, got dem.State
	whole.Snapshot(&want)
	e.Snapshot(&got)
	if far := apart(&want, &got); far < 1e-9 {
		t.Errorf("histories make no difference: %.3g m", far)
	}
}
