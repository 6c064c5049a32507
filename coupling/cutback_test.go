package coupling

import (
	"bufio"
	"bytes"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/mbd"
	"gabion/rigid"
	"gabion/solvers"
)

// violence is an impact in steps that are too long for the few iterations that Newton is given, or for the exchange.
type violence struct {
	exchange     Exchange
	height, step float64 // m, s
	error        float64 // of the way of the plate: a sub-cycled step may err by a tenth of the particle's radius
}

var violences = map[string]violence{
	"frozen":     {Exchange{}, 0.05, 2e-3, 0.03},
	"subcycled":  {Exchange{Scheme: Subcycled, Substeps: 250}, 0.5, 5e-3, 0.15},
	"odd number": {Exchange{Scheme: Subcycled, Substeps: 199}, 0.5, 5e-3, 0.15},
	"controlled": {Exchange{Scheme: Subcycled, Substeps: 4, DisplacementTolerance: 1e-4}, 0.05, 10e-3, 1.5}, // the step of the particles is too long by itself
}

// begin is the impact with steps that are cut down to a smallest.
func (v violence) begin(t *testing.T, minStep float64) *Simulation {
	return caughtBy(t, v.height, 200, Config{Exchange: v.exchange, MinStep: minStep, Solver: solvers.Options{Tolerance: 1e-8, MaxIterations: 3}})
}

// end is the time at which the impact is over, s.
func (v violence) end() float64 { return math.Sqrt(2*v.height/9.81) + 0.1 }

// stepAll steps to a time, with what runs do between.
func (v violence) stepAll(t *testing.T, s *Simulation, before func(s *Simulation)) {
	t.Helper()
	for s.Time() < v.end()-1e-9 {
		if before != nil {
			before(s)
		}
		if err := s.StepToward(v.end(), v.step, 1); err != nil {
			t.Fatal(err)
		}
		if err := s.Report(); err != nil {
			t.Fatal(err)
		}
	}
	s.SetTime(v.end())
}

// A step that fails is made again in shorter ones, which grow again; how far the plate comes is that of short steps.
func TestStepsAreCut(t *testing.T) {
	for name, v := range violences {
		t.Run(name, func(t *testing.T) {
			reference, _, _ := lowest(t, caught(t, v.height, 200, Exchange{}), v.end(), 2e-5)
			s := v.begin(t, v.step/1000)
			deepest, steps, _ := lowest(t, s, v.end(), v.step)
			if s.FailedSteps() == 0 || len(s.Cutbacks()) == 0 || slices.Min(steps) > v.step/2 {
				t.Fatalf("%d steps failed, the shortest has %g s: %+v", s.FailedSteps(), slices.Min(steps), s.Cutbacks())
			}
			if math.Abs(deepest-reference) > v.error*math.Abs(reference) {
				t.Errorf("the plate goes to %g m, with short steps to %g m", deepest, reference)
			}
			for range 20 * 1024 { // long after the impact
				if err := s.StepToward(1e3, v.step, 1); err != nil {
					t.Fatal(err)
				}
				if s.lastStep == v.step {
					return
				}
			}
			t.Errorf("the last step has %g s still", s.lastStep)
		})
	}
}

// When states are saved in memory changes no bit, nor does a run that is taken up again while steps are cut.
func TestCutbackRepeats(t *testing.T) {
	for name, v := range violences {
		t.Run(name, func(t *testing.T) {
			always, seldom, first, second := v.begin(t, 1e-6), v.begin(t, 1e-6), v.begin(t, 1e-6), v.begin(t, 1e-6)
			v.stepAll(t, always, func(s *Simulation) { s.cutback.valid = false })
			v.stepAll(t, seldom, func(s *Simulation) { s.cutback.cost = time.Hour })
			if always.Bodies().Pose(0) != seldom.Bodies().Pose(0) || always.Audit() != seldom.Audit() {
				t.Errorf("saved before every step: %v, seldom: %v", always.Bodies().Pose(0), seldom.Bodies().Pose(0))
			}
			for first.cutback.Part == 0 {
				if err := first.StepToward(v.end(), v.step, 1); err != nil || first.Time() >= v.end() {
					t.Fatal("no step was cut", err)
				}
			}
			restore(t, second, first)
			v.stepAll(t, second, nil)
			if second.Bodies().Pose(0) != always.Bodies().Pose(0) || second.Audit() != always.Audit() || second.FailedSteps() != always.FailedSteps() {
				t.Errorf("taken up again: %v, whole %v", second.Bodies().Pose(0), always.Bodies().Pose(0))
			}
		})
	}
}

// restore takes a simulation to the state of another.
func restore(t *testing.T, s, from *Simulation) {
	t.Helper()
	var saved bytes.Buffer
	if err := from.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := s.Restore(bufio.NewReader(&saved)); err != nil {
		t.Fatal(err)
	}
}

// At the smallest step the run fails, says that shorter steps have been tried, and is left where its last step ended.
func TestSmallestStep(t *testing.T) {
	v := violences["frozen"]
	s := v.begin(t, v.step)
	var err error
	for err == nil && s.Time() < v.end() {
		err = s.StepToward(v.end(), v.step, 1)
	}
	var convergence *solvers.ConvergenceError
	if !errors.As(err, &convergence) || !convergence.AtMinStep || !s.Intact() {
		t.Fatalf("got %v, intact %t", err, s.Intact())
	}
	again, whole := v.begin(t, 1e-6), v.begin(t, 1e-6)
	restore(t, again, s)
	v.stepAll(t, again, nil)
	v.stepAll(t, whole, nil)
	if again.Bodies().Pose(0) != whole.Bodies().Pose(0) {
		t.Errorf("from the last good state %v, whole %v", again.Bodies().Pose(0), whole.Bodies().Pose(0))
	}
	if err := s.Step(v.step); err == nil || s.Intact() {
		t.Errorf("a step that is not made again: got %v, intact %t", err, s.Intact())
	}
}

// A step whose tangent is not finite is made again in shorter ones, by bodies alone and with particles alike, and listed.
func TestTangentThatIsNotFinite(t *testing.T) {
	for name, beside := range map[string]bool{"bodies alone": false, "with particles": true} {
		t.Run(name, func(t *testing.T) {
			const step, most = 10e-3, 6e-3 // s
			var bodies mbd.System
			b := bodies.AddBody(mbd.Body{Name: "block", Point: true, Mass: 1, Pose: rigid.Frame{Position: r3.Vec{X: 1.1}}})
			last := 0.0
			bodies.AddForce(&mbd.SpringDamper{
				Name: "spring", I: mbd.Origin, J: mbd.Marker{Body: b}, FreeLength: 1,
				Curve: mbd.LawOf(func(t, x, v float64) (force, byX, byV float64) {
					if t > last+most {
						return 100 * x, math.Inf(1), 0
					}
					last = t
					return 100 * x, 100, 0
				}),
			})
			c := Config{Bodies: &bodies, MinStep: step / 1000, Solver: solvers.Options{Step: step, MinStep: step / 1000}}
			if beside {
				particles, err := cpu.New(&dem.Model{
					Materials: []law.Material{{Density: 1000, YoungModulus: 1e6}}, Default: law.Interaction{Restitution: 1}, Threads: 1,
					Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.01}},
				})
				if err != nil {
					t.Fatal(err)
				}
				defer particles.Close()
				c.Particles = particles
			}
			s, err := New(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			for s.Time() < 10*step {
				if err := s.StepToward(10*step, step, 1); err != nil {
					t.Fatal(err)
				}
			}
			cuts := s.Cutbacks()
			if s.FailedSteps() == 0 || len(cuts) == 0 || cuts[0].Time != 0 || cuts[0].Step > most || !strings.Contains(cuts[0].Cause, "not a finite number") {
				t.Errorf("%d steps failed: %+v", s.FailedSteps(), cuts)
			}
		})
	}
}
