package cpu

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// A pair that swings in its potential, whose force is smooth, is followed to the second order of the step by velocity Verlet and to the fourth by Gear's integrator.
func TestGearOrder(t *testing.T) {
	const rows = 20
	follow := func(integrator dem.Integrator, steps int) (ways [rows]float64) {
		m := demtest.Pairs([]r3.Vec{{}, {X: 1.2}}, nil, [2]float64{})
		m.Integrator = integrator
		e := newCPU(t, m)
		for k := range ways {
			advance(t, e, steps, 0.1/float64(steps))
			at := placesOf(e)
			ways[k] = r3.Norm(r3.Sub(at[1], at[0]))
		}
		return ways
	}
	exact := follow(dem.Gear, 4000)
	off := func(integrator dem.Integrator, steps int) float64 {
		sum := 0.0
		for k, way := range follow(integrator, steps) {
			sum += (way - exact[k]) * (way - exact[k]) / rows
		}
		return math.Sqrt(sum)
	}
	for integrator, want := range map[dem.Integrator]float64{dem.VelocityVerlet: 2, dem.Gear: 4} {
		coarse, fine := off(integrator, 40), off(integrator, 80)
		if order := math.Log2(coarse / fine); !(math.Abs(order-want) < 0.3) {
			t.Errorf("%v: %g m off, %g m in half the step: order %g, want %g", integrator, coarse, fine, order, want)
		}
	}
}

// missedRestitution is by how much a restitution is missed in steps of a part of a collision: root of the mean square over arrivals at 16 times between two steps.
func missedRestitution(t *testing.T, integrator dem.Integrator, normal law.NormalLaw, restitution float64, steps int) float64 {
	const arrivals = 16
	sum := 0.0
	for k := range arrivals {
		m := onPlane(law.Material{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}, 0.005, law.Interaction{Restitution: restitution, NormalStiffness: 1e5},
			law.Law{Normal: normal, Tangential: law.NoFriction}, r3.Vec{Z: -1}, r3.Vec{})
		m.Integrator = integrator
		dt := m.Limits(1).Duration / float64(steps)
		m.Particles.Position[0].Z += dt * (float64(k) + 0.5) / arrivals
		e := newCPU(t, m)
		advance(t, e, 3*steps, dt)
		var s dem.State
		e.Snapshot(&s)
		sum += (s.Velocity[0].Z - restitution) * (s.Velocity[0].Z - restitution) / arrivals
	}
	return math.Sqrt(sum)
}

// The table of the manual: in contacts, whose forces begin at once, Gear's integrator gains no order over velocity Verlet.
func TestRestitutionByStep(t *testing.T) {
	var table strings.Builder
	var coarse, fine [6]float64
	for _, steps := range []int{10, 20, 40, 80, 160} {
		fmt.Fprintf(&table, "| %d |", steps)
		for k, of := range []struct {
			normal      law.NormalLaw
			restitution float64
		}{{law.Linear, 1}, {law.Hertz, 1}, {law.Linear, 0.5}} {
			for n, integrator := range []dem.Integrator{dem.VelocityVerlet, dem.Gear} {
				fine[2*k+n] = missedRestitution(t, integrator, of.normal, of.restitution, steps)
				fmt.Fprintf(&table, " %.1e |", fine[2*k+n])
			}
		}
		table.WriteString("\n")
		if steps == 10 {
			coarse = fine
		}
	}
	for k, want := range [6]float64{2, 2, 2.5, 2.5, 1, 1} {
		if order := math.Log(coarse[k]/fine[k]) / math.Log(16); math.Abs(order-want) > 0.3 {
			t.Errorf("column %d: order %g, want %g", k, order, want)
		}
	}
	manual, err := os.ReadFile("../../docs/particles.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(manual), table.String()) {
		t.Errorf("docs/particles.md lacks these lines:\n%s", table.String())
	}
}

// Particles that are stirred in a box have the same bits at any number of threads and after a restart. Their books hold to the first order of the step, with which dashpots begin.
func TestGearRepeats(t *testing.T) {
	const dt, steps = 2e-5, 300
	model := func(threads int) *dem.Model {
		m := demtest.BoxModel(8, 1e7)
		m.Integrator, m.Threads = dem.Gear, threads
		demtest.Stir(m)
		return m
	}
	var want dem.State
	e := newCPU(t, model(1))
	before := e.Energy()
	advance(t, e, steps, dt)
	e.Snapshot(&want)
	after := e.Energy()
	if missing := demtest.Total(after) - demtest.Total(before); !(math.Abs(missing) < 0.06*after.Damping) {
		t.Errorf("%g J missing where dashpots took %g J", missing, after.Damping)
	}
	checkSameBits(t, model, &want, steps, dt)
}
