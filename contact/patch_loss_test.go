package contact

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// The worst step of the only two surfaces that touch is the one in which the books of the engine lose most by patches.
func TestWorstPatch(t *testing.T) {
	const dt = 1e-4
	box := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.3, Z: 0.1}}
	s := newStage(t, frictional, law.Interaction{Restitution: 0.5, Friction: 0.3}, []dem.Surface{floor}, []geometry.Shape{box}, []rigid.Frame{at(0, 0, 0.101, r3.Vec{X: 1, Y: 0.4}, 0.3)})
	s.gravity = r3.Vec{Z: -10}
	want, when, before := 0.0, 0.0, 0.0
	for i := range 2000 {
		s.play(1, dt)
		now := s.contacts.Energy().Patches
		if math.Abs(now-before) > math.Abs(want) {
			want, when = now-before, dt*float64(i+1)
		}
		before = now
	}
	got := s.contacts.WorstPatch()
	if want == 0 || math.Abs(got.Energy-want) > 1e-9*math.Abs(want) || math.Abs(got.Time-when) > 1e-9 || got.Surfaces[0] == got.Surfaces[1] {
		t.Errorf("%+v, want %g J at %g s", got, want, when)
	}
}
