package coupling

import (
	"io"
	"math"
	"testing"

	"gabion/dem"
)

// A stiff contact throws a body back if it is closed at the trajectory's end, and does not hold it if it is open: without relaxation the repetitions
// alternate.
func TestRelaxationFindsContactsThatOpen(t *testing.T) {
	for _, stiffness := range []float64{0.3, 3, 40} {
		a, end, residual := relaxation{factor: 1}, 0.0, 1.0
		for range 25 {
			body := 1.0 // where the body ends for a trajectory to end
			if end > 0.9 {
				body -= stiffness * (end - 0.9)
			}
			residual = body - end
			end += a.update(interfaceResidual{{X: residual}}) * residual
		}
		want := (1 + 0.9*stiffness) / (1 + stiffness)
		if math.Abs(end-want) > 1e-6 {
			t.Errorf("stiffness %g: %g, want %g", stiffness, end, want)
		}
	}
}

// savedEngine counts how often its state is saved.
type savedEngine struct {
	dem.Engine
	saved int
}

func (e *savedEngine) Save(w io.Writer) error {
	e.saved++
	return e.Engine.Save(w)
}

// A step that is controlled and iterated saves the state before it once, however often it is made again.
func TestStateIsSavedOnce(t *testing.T) {
	s := caught(t, 1e-3, 200, Exchange{Scheme: Iterated, Substeps: 100, DisplacementTolerance: 1e-6, Tolerance: 1e-4, MaxIterations: 20})
	counted := &savedEngine{Engine: s.particles}
	s.particles = counted
	steps := 0
	for s.Time() < 0.1-1e-9 {
		if err := s.StepToward(0.1, 2e-3, 1); err != nil {
			t.Fatal(err)
		}
		steps++
	}
	if counted.saved > steps || s.subcycle.rejected == 0 {
		t.Errorf("saved %d times in %d steps, %d of which were made again", counted.saved, steps, s.subcycle.rejected)
	}
}
