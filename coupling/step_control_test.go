package coupling

import (
	"bufio"
	"bytes"
	"errors"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/solvers"
)

// caught is a particle that falls from a height (m) on a plate held by a spring.
func caught(t *testing.T, height, stiffness float64, x Exchange) *Simulation {
	t.Helper()
	return caughtBy(t, height, stiffness, Config{Exchange: x, Solver: solvers.Options{Tolerance: 1e-8}})
}

// caughtBy is the same by a simulation of other settings.
func caughtBy(t *testing.T, height, stiffness float64, c Config) *Simulation {
	t.Helper()
	const plate, gravity = 0.05, 9.81
	bodies := mbd.System{Gravity: r3.Vec{Y: -gravity}}
	b := bodies.AddBody(mbd.Body{Name: "plate", Mass: plate, Inertia: mbd.SolidBox(plate, r3.Vec{X: 0.1, Y: 0.01, Z: 0.1})})
	bodies.AddForce(&mbd.SpringDamper{
		Name: "spring", I: bodies.MarkerAt(mbd.Ground, r3.Vec{Y: 1}, quat.Number{}), J: mbd.Marker{Body: b},
		Stiffness: stiffness, Damping: 2, FreeLength: 1 + plate*gravity/stiffness,
	})
	surfaces := []dem.Surface{{Name: "plate", Shape: geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.01, Z: 0.1}}, Carrier: dem.Attached{}}}
	particles, err := cpu.New(&dem.Model{
		Materials: []law.Material{{Name: "stone", Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.5}, Gravity: r3.Vec{Y: -gravity},
		Particles: packing.Particles{Position: []r3.Vec{{Y: 0.005 + radius + height}}, Radius: []float64{radius}},
		Surfaces:  surfaces, Threads: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(particles.Close)
	c.Bodies, c.Particles, c.Carriers = &bodies, particles, []int{b}
	s, err := New(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// lowest is the lowest place that the plate comes to up to a time, and the steps on the way there.
func lowest(t *testing.T, s *Simulation, end, h float64) (y float64, steps, times []float64) {
	t.Helper()
	for s.Time() < end-1e-9 {
		if err := s.StepToward(end, h, 1); err != nil {
			t.Fatal(err)
		}
		y = math.Min(y, s.Bodies().Pose(0).Position.Y)
		steps, times = append(steps, s.lastStep), append(times, s.Time())
	}
	return y, steps, times
}

// The step is the longest while the particle falls, shrinks when it hits, and grows again when it rests; and the plate goes as deep as with
// steps of the particles.
func TestStepShrinksWhenParticlesHit(t *testing.T) {
	const h, end = 2e-3, 1.0
	reference, _, _ := lowest(t, caught(t, 0.05, 200, Exchange{}), 0.3, h/100)
	for _, scheme := range []Scheme{Subcycled, Iterated} {
		x := Exchange{Scheme: scheme, Substeps: 100, DisplacementTolerance: 1e-5, Tolerance: 1e-6, MaxIterations: 20}
		deepest, steps, times := lowest(t, caught(t, 0.05, 200, x), end, h)
		if scheme == Subcycled {
			hit := math.Sqrt(2 * 0.05 / 9.81)
			shortest, at := math.Inf(1), 0.0
			for i, step := range steps {
				switch {
				case times[i] < hit && step < 0.999*h:
					t.Errorf("a step of %g s at %g s, while the particle falls", step, times[i])
				case step < shortest && times[i] < 0.9*end:
					shortest, at = step, times[i]
				}
			}
			if shortest > h/4 || at < hit || at > hit+0.02 {
				t.Errorf("the shortest step is %g s, at %g s", shortest, at)
			}
			if last := steps[len(steps)-2]; last < 0.999*h {
				t.Errorf("steps of %g s while the particle rests", last)
			}
		}
		if math.Abs(deepest-reference) > 0.005*math.Abs(reference) {
			t.Errorf("scheme %d: the plate goes to %g m, in the frozen scheme to %g m", scheme, deepest, reference)
		}
	}
}

// A step that is much too long fails with a message that says what to do.
func TestTooLongStepFails(t *testing.T) {
	s := caught(t, 0.5, 200, Exchange{Scheme: Subcycled, Substeps: 2500})
	var err error
	for err == nil && s.Time() < 1 {
		err = s.Step(50e-3)
	}
	var long *ExchangeError
	if !errors.As(err, &long) {
		t.Fatalf("got %v, want an ExchangeError", err)
	}
}

// A sub-cycled run that is taken up again goes on to the same bits.
func TestCycleResumes(t *testing.T) {
	make := func() *Simulation {
		return caught(t, 1e-3, 200, Exchange{Scheme: Subcycled, Substeps: 20, DisplacementTolerance: 1e-5})
	}
	run := func(s *Simulation, end float64) {
		lowest(t, s, end, 1e-3)
		s.SetTime(end)
	}
	whole, first, second := make(), make(), make()
	run(whole, 0.03)
	run(first, 0.03)
	var saved bytes.Buffer
	if err := first.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := second.Restore(bufio.NewReader(&saved)); err != nil {
		t.Fatal(err)
	}
	run(whole, 0.05)
	run(second, 0.05)
	if whole.Bodies().Pose(0) != second.Bodies().Pose(0) || whole.Audit() != second.Audit() {
		t.Errorf("whole run: %v, resumed: %v\n%+v\n%+v", whole.Bodies().Pose(0), second.Bodies().Pose(0), whole.Audit(), second.Audit())
	}
}
