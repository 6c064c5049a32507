// Tests of wires that fall across edges of bodies, against the theory of impacts of rigid bodies.

package contact

import (
	"fmt"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// wireCase is a body whose highest edge lies at height top above its centre, along X.
type wireCase struct {
	name  string
	shape geometry.Shape
	turn  quat.Number
	top   float64
}

func wireCases() []wireCase {
	size := r3.Vec{X: 0.3, Y: 0.2, Z: 0.2}
	box, onEdge := geometry.Box{Size: size}, expect.TurnAbout(r3.Vec{X: 1}, 0.7853981633974483)
	mesh := expect.Must(geometry.NewMesh(geometry.BoxFacets(size), geometry.MeshOptions{Solid: true}))
	return []wireCase{
		{"box", box, onEdge, 0.1414213562373095},
		{"mesh", mesh, onEdge, 0.1414213562373095},
		{"hull", hullOf(roof...), quat.Number{Real: 1}, roof[0].Z},
	}
}

// TestWireImpacts drops a wire between two unequal knots across the edge of a free body, away from the middles of both: the knots and the body get the
// impulse that parts them with the restitution times the speed of arrival.
func TestWireImpacts(t *testing.T) {
	expect.Numbers(t)
	for _, c := range wireCases() {
		for _, restitution := range []float64{0.3, 0.5, 0.8, 1} {
			for _, dt := range []float64{2e-7, 1e-7} {
				t.Run(fmt.Sprintf("%s, e %g, step %g s", c.name, restitution, dt), func(t *testing.T) { checkWireImpact(t, &c, restitution, dt) })
			}
		}
	}
}

// The wire and the body are of steel, so that bodies hardly turn while they touch.
func checkWireImpact(t *testing.T, c *wireCase, restitution, dt float64) {
	const speed, radius, across, lever = 1.0, 0.01, 0.05, 0.4 // the wire crosses the edge so far along X
	height := c.top + radius + 1e-7
	s := newWireStage(t, steel, c, law.Interaction{Restitution: restitution}, [2]r3.Vec{{X: across, Y: -0.4, Z: height}, {X: across, Y: 0.6, Z: height}})
	for i := range 2 {
		s.bodies[i].Velocity.Z = -speed
	}
	m := [2]float64{s.bodies[0].mass, s.bodies[1].mass}
	body := s.bodies[2]
	arm := r3.Vec{X: across, Z: c.top}
	turn := body.turned(r3.Cross(arm, r3.Vec{Z: 1}))
	impulse := (1 + restitution) * speed / (vec.Sq(1-lever)/m[0] + vec.Sq(lever)/m[1] + 1/body.mass + r3.Cross(turn, arm).Z)
	want := [3]float64{-speed + (1-lever)*impulse/m[0], -speed + lever*impulse/m[1], -impulse / body.mass}

	touched := false
	for n := 0; !touched || s.contacts.Touching() > 0; n++ {
		if s.play(1, dt); n > 50000 {
			t.Fatal("the wire does not leave the edge")
		}
		touched = touched || s.contacts.Touching() > 0
	}
	for i, change := range [3]float64{want[0] + speed, want[1] + speed, want[2]} {
		if !expect.CloseTo(s.bodies[i].Velocity, r3.Vec{Z: want[i]}, 0.01*max(change, -change)) {
			t.Errorf("frame %d leaves at %v, want %g m/s upwards", i, s.bodies[i].Velocity, want[i])
		}
	}
	if spin := r3.Scale(-impulse, turn); !expect.CloseTo(s.bodies[2].AngularVelocity, spin, 0.01*r3.Norm(spin)) {
		t.Errorf("angular velocity %v, want %v", s.bodies[2].AngularVelocity, spin)
	}
}

// newWireStage has two knots at the ends of a wire, of 2 and 3 kg, and the body.
func newWireStage(t testing.TB, materials []law.Material, c *wireCase, in law.Interaction, ends [2]r3.Vec) *stage {
	upright := quat.Number{Real: 1}
	s := newStage(t, frictionless, in, nil, []geometry.Shape{c.shape}, []rigid.Frame{{Orientation: c.turn}})
	body := s.bodies[0]
	unit := [3][3]float64{{1}, {0, 1}, {0, 0, 1}} // of knots, which nothing turns
	s.bodies = []solid{
		{Frame: rigid.Frame{Position: ends[0], Orientation: upright}, mass: 2, inertia: unit},
		{Frame: rigid.Frame{Position: ends[1], Orientation: upright}, mass: 3, inertia: unit},
		body,
	}
	m := &dem.Model{Materials: materials, Law: frictionless, Default: in, Surfaces: []dem.Surface{
		{Name: "wire", Shape: geometry.Capsule{Radius: 0.01}, Carrier: dem.Strand{Frames: [2]int{0, 1}}},
		{Name: "body", Shape: c.shape, Carrier: dem.Attached{Frame: 2}},
	}}
	s.contacts = expect.Must(New(m, Options{Mobilities: []rigid.Mobility{{InverseMass: 1. / 2}, {InverseMass: 1. / 3}, rigid.NewMobility(body.mass, body.inertia)}}))
	s.frames, s.wrenches = make([]rigid.Frame, 3), make([]rigid.Wrench, 3)
	return s
}
