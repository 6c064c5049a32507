package coupling

import (
	"testing"
	"time"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
)

// leader is an engine whose particles turn the one frame there is to and fro.
type leader struct {
	dem.Engine
	moment float64
}

func (*leader) Pairs() [][2]int { return [][2]int{{0, 0}} }

func (l *leader) AdvanceAlong(_ int, _ *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	clear(impulses)
	l.moment = -l.moment
	wrenches[0] = rigid.Wrench{Force: r3.Vec{X: 3}, Moment: r3.Vec{Z: l.moment}}
	tangents[0].Damping[0][0], tangents[0].Stiffness[1][1] = -7, 1000*l.moment
	return nil
}

func ledBy(l *leader) *Simulation {
	var clock time.Duration
	s := &Simulation{particles: l, contact: newContact(l, []int{0}, &clock), cycle: newSubcycle(Exchange{Scheme: Subcycled, Substeps: 20}, 1)}
	s.contact.cycle, s.contact.live = s.cycle, true
	return s
}

// TestMomentsToAndFro leads particles twice that slide one way and then the other: neither is expected of the next step.
func TestMomentsToAndFro(t *testing.T) {
	s := ledBy(&leader{moment: 5})
	for range 2 {
		if err := s.lead(1e-3); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := s.cycle.expected[0], (rigid.Wrench{Force: r3.Vec{X: 3}}); got != want {
		t.Errorf("expected is %+v, want %+v", got, want)
	}
}

// TestStiffnessThatPushes asks how a force answers to motions: stiffness counts where it resists, and not where it pushes on.
func TestStiffnessThatPushes(t *testing.T) {
	l := &leader{moment: -5}
	s := ledBy(l)
	for _, want := range []r3.Vec{{X: 3 - 7*0.1}, {X: 3 - 7*0.1, Y: -5000 * 0.01}} {
		if err := s.lead(1e-3); err != nil {
			t.Fatal(err)
		}
		one := quat.Number{Real: 1}
		s.cycle.path.To[0] = rigid.Frame{Orientation: one}
		s.cycle.response.set(s.cycle.end, s.cycle.path.To)
		got := make([]rigid.Wrench, 1)
		s.contact.follow(&s.cycle.response, []rigid.Frame{{Position: r3.Vec{Y: 0.01}, Velocity: r3.Vec{X: 0.1}, Orientation: one}}, got)
		if r3.Norm(r3.Sub(got[0].Force, want)) > 1e-12 {
			t.Errorf("with a slope of %g N/m the force is %v, want %v", 1000*l.moment, got[0].Force, want)
		}
	}
}
