package coupling

import (
	"testing"
	"time"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
)

// alternating is an engine whose particles exert a moment of alternating sign on the one frame there is.
type alternating struct {
	dem.Engine
	moment float64
}

func (*alternating) Pairs() [][2]int { return [][2]int{{0, 0}} }

func (l *alternating) AdvanceAlong(_ int, _ *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	clear(impulses)
	l.moment = -l.moment
	wrenches[0] = rigid.Wrench{Force: r3.Vec{X: 3}, Moment: r3.Vec{Z: l.moment}}
	tangents[0].Damping[0][0], tangents[0].Stiffness[1][1] = -7, 1000*l.moment
	return nil
}

func simulationOf(l *alternating) *Simulation {
	var clock time.Duration
	s := &Simulation{particles: l, contactLoad: newContactLoad(l, []int{0}, &clock), subcycle: newSubcycle(Exchange{Scheme: Subcycled, Substeps: 20}, 1)}
	s.contactLoad.states, s.contactLoad.enabled = s.subcycle.states, true
	return s
}

// TestAlternatingMoments lets a moment change its sign from step to step: the next step is predicted without it.
func TestAlternatingMoments(t *testing.T) {
	s := simulationOf(&alternating{moment: 5})
	for range 2 {
		if err := s.advanceParticles(1e-3); err != nil {
			t.Fatal(err)
		}
	}
	if got, want := s.subcycle.states[0].Predicted, (rigid.Wrench{Force: r3.Vec{X: 3}}); got != want {
		t.Errorf("predicted is %+v, want %+v", got, want)
	}
}

// TestNegativeStiffnessIsDropped moves a body from the linearisation point: stiffness counts where it resists the motion, and not where it adds to it.
func TestNegativeStiffnessIsDropped(t *testing.T) {
	l := &alternating{moment: -5}
	s := simulationOf(l)
	for _, want := range []r3.Vec{{X: 3 - 7*0.1}, {X: 3 - 7*0.1, Y: -5000 * 0.01}} {
		if err := s.advanceParticles(1e-3); err != nil {
			t.Fatal(err)
		}
		one := quat.Number{Real: 1}
		f := &s.subcycle.states[0]
		f.base, f.point = f.Contact, rigid.Frame{Orientation: one}
		got := make([]rigid.Wrench, 1)
		s.contactLoad.evaluateLinearised([]rigid.Frame{{Position: r3.Vec{Y: 0.01}, Velocity: r3.Vec{X: 0.1}, Orientation: one}}, got)
		if r3.Norm(r3.Sub(got[0].Force, want)) > 1e-12 {
			t.Errorf("with a stiffness of %g N/m the force is %v, want %v", 1000*l.moment, got[0].Force, want)
		}
	}
}

// What has lost its stiffness is at once as it will be when the tangents have been saved and restored.
func TestTangentsUpdateOnce(t *testing.T) {
	feedback := rigid.Tangent{}
	feedback.Stiffness[2][2] = 1
	c := contactLoad{pairs: [][2]int{{0, 0}}, tangents: []rigid.Tangent{feedback}}
	c.updateTangents()
	once := len(c.active) + len(c.responsive)
	c.updateTangents()
	if again := len(c.active) + len(c.responsive); once != again {
		t.Errorf("%d tangents and frames at first, %d again", once, again)
	}
}

// The force on a frame follows the motion of another also where the other has lost its own stiffness.
func TestForceFollowsOtherFrame(t *testing.T) {
	c := contactLoad{pairs: [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}}, tangents: make([]rigid.Tangent, 4), states: make([]frameState, 2)}
	for n, stiffness := range []float64{-4, -2, -2, 1} { // the last feeds energy in
		for k := range 3 {
			c.tangents[n].Stiffness[k][k] = stiffness
		}
	}
	c.updateTangents()
	one := quat.Number{Real: 1}
	for i := range c.states {
		c.states[i].point.Orientation = one
	}
	got := make([]rigid.Wrench, 2)
	for _, x := range []float64{0.1, 0.2} {
		c.evaluateLinearised([]rigid.Frame{{Orientation: one}, {Orientation: one, Position: r3.Vec{X: x}}}, got)
		if want := (r3.Vec{X: -2 * x}); got[0].Force != want || got[1].Force != (r3.Vec{}) {
			t.Errorf("forces %v and %v where the second frame is at %g m, want %v and none", got[0].Force, got[1].Force, x, want)
		}
	}
	c.evaluateLinearised([]rigid.Frame{{Orientation: one, Position: r3.Vec{X: 0.1}}, {Orientation: one}}, got)
	if want := (r3.Vec{X: -0.2}); got[1].Force != want {
		t.Errorf("force %v on the frame that has lost its stiffness, want %v", got[1].Force, want)
	}
}
