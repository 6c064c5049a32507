package models_test

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/mat"

	"gabion/internal/expect"
	"gabion/models"
)

// hanging builds a mass that drops onto a viscoelastic spring: 300 N/m, and 900 N/m that relax in 0.2 s.
func hanging(t *testing.T, solver string) *models.Built {
	t.Helper()
	m, err := models.Parse(t.Context(), "model.yaml", []byte(strings.ReplaceAll(`
gravity: [0, 0, -10]
bodies: [{name: mass, type: point_mass, mass: 3, position: [0, 0, -1]}]
forces:
  - {name: rubber, type: viscoelastic_spring, bodies: [mass, ground], at: [[0, 0, -1], [0, 0, 0]], stiffness: 300,
     branches: [{stiffness: 900, relaxation_time: 0.2 s}]}
solver: {SOLVER, end: 1}
`, "SOLVER", solver)), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := m.Build(t.Context(), models.BuildOptions{Device: "cpu", Threads: 1})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// goOn advances a simulation to a time.
func goOn(t *testing.T, b *models.Built, to float64) {
	t.Helper()
	for s := b.Simulation; s.Time() < to-1e-9; {
		if err := s.StepToward(to, b.Model.Solver.Step, math.MaxInt); err != nil {
			t.Fatal(err)
		}
	}
}

func elongation(b *models.Built) float64 { return -b.Bodies.Pose(0).Position.Z - 1 }

// exactElongation is that at 1 s of dv/dt = g - (K x + H) / m with dx/dt = v and dH/dt = k v - H / tau.
func exactElongation() float64 {
	const m, g, stiff, relaxing, tau = 3.0, 10.0, 300.0, 900.0, 0.2
	var exp mat.Dense
	exp.Exp(mat.NewDense(4, 4, []float64{
		0, 1, 0, 0,
		-stiff / m, 0, -1 / m, g,
		0, relaxing, -1 / tau, 0,
		0, 0, 0, 0,
	}))
	return exp.At(0, 3)
}

// The motion is that of the equations, with errors of second order, and the audit knows what is stored and what is lost.
func TestViscoelasticMotion(t *testing.T) {
	errors := func(step string) (place, energy float64) {
		b := hanging(t, "step: "+step)
		goOn(t, b, 1)
		a := b.Simulation.Audit()
		if a.Dampers < 0.1*a.EnergyScale {
			t.Errorf("%g J of %g J lost", a.Dampers, a.EnergyScale)
		}
		return elongation(b) - exactElongation(), a.Residual / a.EnergyScale
	}
	place, energy := errors("4 ms")
	finePlace, fineEnergy := errors("2 ms")
	for _, e := range []struct {
		of           string
		coarse, fine float64
	}{{"place", place, finePlace}, {"energy", energy, fineEnergy}} {
		if order := math.Log2(e.coarse / e.fine); math.Abs(order-2) > 0.15 || math.Abs(e.fine) > 1e-3 {
			t.Errorf("%s: errors %g and %g, order %g", e.of, e.coarse, e.fine, order)
		}
	}
}

// Steps that are repeated because their error is too large begin with the history of the last accepted one.
func TestViscoelasticErrorControl(t *testing.T) {
	const tolerance = 1e-5
	b := hanging(t, "step: 50 ms, error_control: {tolerance: 10 um}")
	goOn(t, b, 1)
	if n := b.Simulation.Integrator().Counters().Rejections; n == 0 {
		t.Error("no step was repeated")
	}
	if miss := math.Abs(elongation(b) - exactElongation()); miss > tolerance {
		t.Errorf("%g m away from the solution", miss)
	}
}

// A run that is taken up again goes on to the same bits.
func TestViscoelasticResume(t *testing.T) {
	const step = "step: 10 ms"
	whole, resumed := hanging(t, step), hanging(t, step)
	goOn(t, whole, 0.5)
	var state bytes.Buffer
	if err := whole.Save(&state); err != nil {
		t.Fatal(err)
	}
	if err := resumed.Restore(&state); err != nil {
		t.Fatal(err)
	}
	goOn(t, whole, 1)
	goOn(t, resumed, 1)
	if got, want := elongation(resumed), elongation(whole); got != want {
		t.Errorf("elongation %v, want %v", got, want)
	}
}

// In static equilibrium all has relaxed, and the mass stays where it is.
func TestViscoelasticEquilibrium(t *testing.T) {
	b := hanging(t, "step: 10 ms, start: equilibrium")
	for _, time := range []float64{0, 0.5} {
		goOn(t, b, time)
		if got := elongation(b); !expect.Near(got, 0.1, 1e-9) {
			t.Errorf("elongation %g m at %g s", got, time)
		}
	}
}
