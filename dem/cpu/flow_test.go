package cpu

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// An inlet feeds particles that fall through an outlet: their number adds up, and a restart in the middle changes nothing.
func TestInletToOutlet(t *testing.T) {
	expect.Numbers(t)
	const dt, half = 5e-5, 2400 // steps
	m := demtest.InletToOutlet()
	m.Inlets[0].Centre.Z, m.Inlets[0].MassFlow, m.Outlets[0].Max.Z = 0.12, 0.2, -0.05
	e, f := newCPU(t, m), newCPU(t, m)
	advance(t, e, half, dt)
	demtest.HandOver(t, e, f)
	var a, b dem.State
	for _, x := range []*Engine{e, f} {
		advance(t, x, half, dt)
	}
	e.Snapshot(&a)
	f.Snapshot(&b)
	if !demtest.SameState(&a, &b) {
		t.Error("another state after a restart")
	}
	demtest.Balanced(t, e, 3e-3)
	if g, h := e.Energy().Flows, f.Energy().Flows; g != h {
		t.Errorf("flows %+v, after a restart %+v", g, h)
	}
	demtest.CheckTaken(t, e)
	if !slices.Equal(e.Taken(nil), f.Taken(nil)) {
		t.Errorf("outlets took %v, after a restart %v", e.Taken(nil), f.Taken(nil))
	}
	c := e.Counters()
	fed := int(e.nextID)
	if c.Removed == 0 || c.Removed+e.Len() != fed {
		t.Errorf("%d particles fed, %d removed, %d left", fed, c.Removed, e.Len())
	}
	mass := 0.0
	for _, r := range a.Radius {
		mass += 2500 * 4.0 / 3 * math.Pi * r * r * r
	}
	if mean := mass / float64(e.Len()) * float64(fed); math.Abs(mean/(0.2*2*half*dt)-1) > 0.2 {
		t.Errorf("%g kg fed in %g s at 0.2 kg/s", mean, 2*half*dt)
	}
}

func TestOutletsAreToldApart(t *testing.T) { demtest.FallThrough(t, newCPU(t, demtest.Split()), 1e-12) }

// What is missing in the audit of an inlet and an outlet is the error of the step, and goes with it.
func TestFlowsBalance(t *testing.T) {
	e := newCPU(t, demtest.InletToOutlet())
	advance(t, e, 8*460, 1e-4/8)
	demtest.Balanced(t, e, 5e-4)
}

// The potential energy that particles win by coming back at the upper end of a periodic chute is in the audit.
func TestPeriodicChute(t *testing.T) {
	e := newCPU(t, demtest.Chute())
	before := demtest.Total(e.Energy())
	advance(t, e, 20000, 2e-5)
	a := e.Energy()
	if residual := demtest.Total(a) - a.Work - a.Periodic - before; a.Periodic < 10*before || math.Abs(residual) > 1e-3*a.Periodic {
		t.Errorf("%g J missing, %g J came in by going round", residual, a.Periodic)
	}
}

// In a periodic box momentum stays, and energy goes only where the audit says.
func TestPeriodicMomentum(t *testing.T) {
	m := demtest.Cloud(700, 1.9, 0.5)
	m.Periodic = [3]bool{true, true, true}
	m.Domain = r3.Box{Max: r3.Vec{X: 0.1, Y: 0.1, Z: 0.1}}
	e := newCPU(t, m)
	before, energy := e.momentum(), demtest.Total(e.Energy())
	scale := e.Energy().Kinetic + e.Energy().Elastic
	advance(t, e, 4000, 1e-5)
	after := e.momentum()
	if d := r3.Norm(r3.Sub(after, before)); d > 1e-12*r3.Norm(before) {
		t.Errorf("momentum %v, then %v", before, after)
	}
	if gain := demtest.Total(e.Energy()) - energy; math.Abs(gain) > 2e-3*scale {
		t.Errorf("energy grew by %g of %g J", gain, scale)
	}
}

func (e *Engine) momentum() r3.Vec {
	var p r3.Vec
	for i := range e.motion {
		p = r3.Add(p, r3.Scale(1/e.motion[i].InverseMass, e.motion[i].V))
	}
	return p
}

// Walls carry the weight of what they hold, nearly all of it on the floor, and the contacts that are told add up to that.
func TestWallForce(t *testing.T) {
	expect.Numbers(t)
	m := demtest.BoxModel(5, 1e7)
	e := newCPU(t, m)
	advance(t, e, 16000, 7.5e-5)
	weight := 125 * 2500 * 4.0 / 3 * math.Pi * 1.25e-7 * 9.81
	w, carried := e.WallWrenches(nil)[4], 0.0
	for i := range m.Surfaces {
		carried -= e.WallWrenches(nil)[i].Force.Z
	}
	if !expect.Near(carried, weight, 1e-3) || w.Force.Z > -0.9*weight {
		t.Errorf("walls carry %g N of %g N, the floor %g N", carried, weight, -w.Force.Z)
	}
	var sum r3.Vec
	for _, c := range e.Contacts(nil) {
		if c.Surface == 4 {
			sum = r3.Sub(sum, c.Force)
		}
	}
	if sum != w.Force {
		t.Errorf("contacts say %v, the wrench %v", sum, w.Force)
	}
	if n := len(e.Contacts(nil)); n != e.Counters().Touching+e.Counters().Surface {
		t.Errorf("%d contacts, counters %+v", n, e.Counters())
	}
}

// Particles that fly apart are caught at once, with who, where and why.
func TestLostParticles(t *testing.T) {
	for _, c := range []struct {
		name, cause string
		change      func(m *dem.Model)
		dt          float64
		steps       int // by which it is told
	}{
		{"overlap", "radius in one step", func(m *dem.Model) {
			m.Particles.Position[7] = m.Particles.Position[6]
			m.Particles.Position[7].X += 1e-6
		}, 1e-4, 1},
		{"step", "radius in one step", func(*dem.Model) {}, 1e-2, 3},
		{"domain", "left the domain", func(m *dem.Model) {
			m.Domain = r3.Box{Min: r3.Vec{X: -1, Y: -1, Z: 0.001}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}
			m.Surfaces = nil
		}, 1e-4, 400},
	} {
		m := demtest.BoxModel(4, 1e9)
		c.change(m)
		e := newCPU(t, m)
		var lost *dem.ErrLost
		err := e.Advance(20000, c.dt)
		if !errors.As(err, &lost) || !strings.Contains(lost.Cause, c.cause) {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if n := e.Counters().Steps; n > c.steps {
			t.Errorf("%s: told after %d steps, want %d", c.name, n, c.steps)
		}
		// It is told of the particle as it is: the one whose place and speed these are.
		i := slices.IndexFunc(e.identity, func(g identity) bool { return int(g.ID) == lost.ID })
		if i < 0 || lost.Position != e.at[i].centre() || lost.Speed != r3.Norm(e.motion[i].V) || lost.Time != e.Time() {
			t.Errorf("%s: told of %+v", c.name, lost)
		}
		for _, word := range []string{fmt.Sprintf("particle %d at (%.6g,", lost.ID, lost.Position.X), fmt.Sprintf("%.4g m/s", lost.Speed), c.cause} {
			if !strings.Contains(err.Error(), word) {
				t.Errorf("%s: %v does not tell %q", c.name, err, word)
			}
		}
	}
}

// What presses on a wall when an outlet takes it has energy in that contact.
func TestOutletTakesContactWithWall(t *testing.T) {
	demtest.SlideOut(t, newCPU(t, demtest.Sliding()), 1e-6)
}
