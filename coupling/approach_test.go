package coupling

import (
	"io"
	"math"
	"testing"

	"gabion/dem"
)

// A body that is thrown back by a stiff contact where its way leads into it, and falls into it where its way does not, would go back and forth for ever.
func TestApproachFindsContactsThatOpen(t *testing.T) {
	for _, stiffness := range []float64{0.3, 3, 40} {
		a, way, missed := approach{part: 1}, 0.0, 1.0
		for range 25 {
			goes := 1.0 // where the body goes
			if way > 0.9 {
				goes -= stiffness * (way - 0.9)
			}
			missed = goes - way
			way += a.next(miss{{X: missed}}) * missed
		}
		want := (1 + 0.9*stiffness) / (1 + stiffness)
		if math.Abs(way-want) > 1e-6 {
			t.Errorf("stiffness %g: %g, want %g", stiffness, way, want)
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
	s := caught(t, 1e-3, 200, Exchange{Scheme: Iterated, Substeps: 100, Departure: 1e-6, Tolerance: 1e-4, MaxIterations: 20})
	counted := &savedEngine{Engine: s.particles}
	s.particles = counted
	steps := 0
	for s.Time() < 0.1-1e-9 {
		if err := s.Approach(0.1, 2e-3, 1); err != nil {
			t.Fatal(err)
		}
		steps++
	}
	if counted.saved > steps || s.cycle.refused == 0 {
		t.Errorf("saved %d times in %d steps, %d of which were made again", counted.saved, steps, s.cycle.refused)
	}
}
