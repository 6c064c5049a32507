// Tests of impacts against the theory of impacts of rigid bodies.

package contact

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// frictionless is the law of the tests of impacts, whose theory is sure without friction alone.
var frictionless = law.Law{Normal: law.Hertz, Damping: law.ByRestitution, Tangential: law.NoFriction}

// impactCase is a body just above a floor.
type impactCase struct {
	name  string
	shape geometry.Shape
	turn  rigid.Frame // its orientation and angular velocity
	at    []r3.Vec    // where it touches, in the world, from its centre
}

func impactCases() []impactCase {
	box := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.1, Z: 0.16}}
	onEdge, onCorner := expect.TurnAbout(r3.Vec{Y: 1}, 0.6), expect.TurnAbout(r3.Vec{X: 0.6, Y: 1}, 0.7)
	corners := r3.Box{Min: r3.Scale(-0.5, box.Size), Max: r3.Scale(0.5, box.Size)}.Vertices()
	lowest := func(turn rigid.Frame, n int) []r3.Vec { return lowestOf(corners, turn, n) }
	edge, corner := rigid.Frame{Orientation: onEdge}, rigid.Frame{Orientation: onCorner}
	spinning := rigid.Frame{Orientation: onCorner, AngularVelocity: r3.Vec{X: 2, Y: -3, Z: 4}}
	turning := rigid.Frame{Orientation: onEdge, AngularVelocity: r3.Vec{Y: 3}}
	mesh := expect.Must(geometry.NewMesh(geometry.BoxFacets(box.Size), geometry.MeshOptions{Solid: true}))
	ridge := rigid.Frame{Orientation: expect.TurnAbout(r3.Vec{X: 1}, math.Pi)}
	whirling := rigid.Frame{Orientation: onCorner, AngularVelocity: r3.Vec{X: -1, Y: 2, Z: 3}}
	drum := expect.Must(geometry.NewCylinder(0.1, 0.16, false, geometry.BothEnds))
	down := rigid.Rotate(quat.Conj(onEdge), r3.Vec{Z: -1}) // about Y: the rim's lowest place lies in its X-Z plane
	rim := rigid.Rotate(onEdge, r3.Vec{X: math.Copysign(0.1, down.X), Z: math.Copysign(0.08, down.Z)})
	return []impactCase{
		{"cylinder on its rim", drum, edge, []r3.Vec{rim}},
		{"cylinder on its rim, turning", drum, turning, []r3.Vec{rim}},
		{"sphere", geometry.Sphere{Radius: 0.1}, rigid.Frame{AngularVelocity: r3.Vec{X: 5, Z: 3}}, []r3.Vec{{Z: -0.1}}},
		{"box flat", box, rigid.Frame{}, lowest(rigid.Frame{}, 4)},
		{"box on edge", box, edge, lowest(edge, 2)},
		{"box on edge, turning", box, turning, lowest(turning, 2)},
		{"box on corner", box, corner, lowest(corner, 1)},
		{"box on corner, spinning", box, spinning, lowest(spinning, 1)},
		{"mesh flat", mesh, rigid.Frame{}, lowest(rigid.Frame{}, 4)},
		{"mesh on corner, spinning", mesh, spinning, lowest(spinning, 1)},
		{"hull on its ridge", hullOf(roof...), ridge, lowestOf(roof, ridge, 2)},
		{"hull on corner, spinning", hullOf(roof...), whirling, lowestOf(roof, whirling, 1)},
	}
}

// roof is the corners of a hull about its centre of mass: a ridge along X over a rectangle.
var roof = []r3.Vec{
	{X: -0.1, Z: 0.11},
	{X: 0.1, Z: 0.11},
	{X: -0.15, Y: -0.1, Z: -0.05},
	{X: 0.15, Y: -0.1, Z: -0.05},
	{X: 0.15, Y: 0.1, Z: -0.05},
	{X: -0.15, Y: 0.1, Z: -0.05},
}

// hullOf is the convex hull of points as a solid.
func hullOf(points ...r3.Vec) *geometry.Mesh {
	return expect.Must(geometry.NewMesh(expect.Must(geometry.ConvexHull(points)), geometry.MeshOptions{Solid: true}))
}

// lowestOf turns corners and returns the n lowest.
func lowestOf(corners []r3.Vec, turn rigid.Frame, n int) []r3.Vec {
	turned := make([]r3.Vec, len(corners))
	for i, p := range corners {
		turned[i] = rigid.Rotate(turn.Orientation, p)
	}
	slices.SortFunc(turned, func(p, q r3.Vec) int { return cmp.Compare(p.Z, q.Z) })
	return turned[:n]
}

// TestImpacts drops bodies on a floor: the points at which they touch leave it with the restitution times the speed of arrival, and the body has the
// impulse that takes for.
func TestImpacts(t *testing.T) {
	expect.Numbers(t)
	for _, c := range impactCases() {
		for _, restitution := range []float64{0.3, 0.5, 0.8, 1} {
			for _, dt := range []float64{2e-7, 1e-7} {
				t.Run(fmt.Sprintf("%s, e %g, step %g s", c.name, restitution, dt), func(t *testing.T) { checkImpact(t, &c, restitution, dt) })
			}
		}
	}
}

// The body is of steel, so that it hardly turns while it touches.
func checkImpact(t *testing.T, c *impactCase, restitution, dt float64) {
	const speed = 1.0
	frame := c.turn
	low := 0.0
	for _, p := range c.at {
		low = math.Min(low, p.Z)
	}
	frame.Position.Z = -low + 1e-7
	frame.Velocity.Z = -speed
	s := newStageOf(t, steel, frictionless, law.Interaction{Restitution: restitution}, []dem.Surface{floor}, []geometry.Shape{c.shape}, []rigid.Frame{frame})
	b := &s.bodies[0]
	want := rigidImpact(b, c.at, restitution)
	touched := false
	for n := 0; !touched || s.contacts.Touching() > 0; n++ {
		if s.play(1, dt); n > 50000 {
			t.Fatal("it does not leave the floor")
		}
		touched = touched || s.contacts.Touching() > 0
	}
	if off := r3.Norm(r3.Sub(b.Velocity, want.Velocity)); off > 0.01*r3.Norm(r3.Sub(want.Velocity, frame.Velocity)) {
		t.Errorf("velocity %v, want %v", b.Velocity, want.Velocity)
	}
	if off := r3.Norm(r3.Sub(b.AngularVelocity, want.AngularVelocity)); off > 0.01*r3.Norm(r3.Sub(want.AngularVelocity, frame.AngularVelocity))+1e-6 {
		t.Errorf("angular velocity %v, want %v", b.AngularVelocity, want.AngularVelocity)
	}
}

// rigidImpact is how a rigid body leaves a floor that it touches at points placed evenly about the line of the resultant: by one impulse at their middle.
func rigidImpact(b *solid, at []r3.Vec, restitution float64) rigid.Frame {
	var arm r3.Vec
	for _, p := range at {
		arm = r3.Add(arm, r3.Scale(1/float64(len(at)), p))
	}
	up := r3.Vec{Z: 1}
	turn := b.turned(r3.Cross(arm, up))
	approach := b.Velocity.Z + r3.Cross(b.AngularVelocity, arm).Z
	impulse := -(1 + restitution) * approach / (1/b.mass + r3.Cross(turn, arm).Z)
	out := b.Frame
	out.Velocity = r3.Add(out.Velocity, r3.Scale(impulse/b.mass, up))
	out.AngularVelocity = r3.Add(out.AngularVelocity, r3.Scale(impulse, turn))
	return out
}

// turned is the angular velocity that an angular momentum gives the body.
func (b *solid) turned(momentum r3.Vec) r3.Vec {
	m := mobility{Mobility: rigid.NewMobility(b.mass, b.inertia)}
	m.orient(b.Orientation)
	return m.turned(momentum)
}
