// A test of strands that are removed because they broke.

package contact

import (
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// What contacts of a strand hold is not lost to friction when it is removed: who removes it counts it.
func TestRemovedStrandIsNoFriction(t *testing.T) {
	m := &dem.Model{
		Materials: steelLike, Law: frictional, Default: law.Interaction{Restitution: 0.5, Friction: 0.5},
		Surfaces: []dem.Surface{floor, {Name: "wire", Shape: geometry.Capsule{Radius: 0.01}, Carrier: dem.Strand{Frames: [2]int{0, 1}}}},
	}
	e := expect.Must(New(m, Options{Mobilities: []rigid.Mobility{{InverseMass: 1}, {InverseMass: 1}}}))
	frames := []rigid.Frame{{Position: r3.Vec{Z: 0.009}}, {Position: r3.Vec{X: 1, Z: 0.0095}}}
	step := func(dt float64) {
		e.Drift(0, dt)
		expect.Must(0, e.Contact(frames, nil, nil))
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	step(1e-4)
	before := e.Energy()
	e.Remove(1)
	step(0)
	if after := e.Energy(); before.Elastic == 0 || after.Elastic != 0 || after.Friction != before.Friction {
		t.Errorf("energy of contacts before %+v, after %+v", before, after)
	}
}
