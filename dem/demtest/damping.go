// What holds of local damping on every engine.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// LocalDampingIsBooked checks through a bounce on a linear spring that local damping is booked as it takes energy. Until the ball turns the spring's force acts on it 1+α
// times, then 1-α times: of E the spring holds U, and the damping has taken αU, at last α(2E/(1+α)-U). Booked half a step ahead, it would be off by 1.2e-3 E.
// A clump that hits the floor off its centre keeps the sum of its energies and of what it lost.
func LocalDampingIsBooked(t *testing.T, engine func(m *dem.Model) dem.Engine, integrator dem.Integrator, tolerance float64) {
	t.Helper()
	const alpha, radius, stiffness, speed, steps = 0.3, 0.01, 1e4, 0.1, 400
	model := func(g packing.Particles, height float64) *dem.Model {
		g.Position, g.Velocity = []r3.Vec{{Z: height}}, []r3.Vec{{Z: -speed}}
		return &dem.Model{
			Materials: []law.Material{{Density: 2600, YoungModulus: 1e8, PoissonRatio: 0.3}},
			Law:       law.Law{Normal: law.Linear, Tangential: law.NoFriction}, Default: law.Interaction{Restitution: 1, NormalStiffness: stiffness},
			Surfaces: []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}, Damping: alpha, Integrator: integrator, Particles: g, Threads: 1,
		}
	}
	m := model(packing.Particles{Radius: []float64{radius}}, radius*(1+1e-9))
	dt := math.Pi / steps * math.Sqrt(4.0/3*math.Pi*radius*radius*radius*m.Materials[0].Density/stiffness)
	e := engine(m)
	var s dem.State
	start := e.Energy().Kinetic
	deepest := start / (1 + alpha)
	for step := range steps + 50 {
		if err := e.Advance(1, dt); err != nil {
			t.Fatal(err)
		}
		now := e.Energy()
		want := alpha * now.Elastic
		if e.Snapshot(&s); s.Velocity[0].Z > 0 {
			want = alpha * (2*deepest - now.Elastic)
		}
		if math.Abs(now.Local-want) > tolerance*start {
			t.Fatalf("step %d: damping has taken %g of the energy, want %g", step+1, now.Local/start, want/start)
		}
	}
	if integrator == dem.Gear {
		return
	}
	shape := Stone(t)
	height := 0.0 // of its centre where it touches
	for _, ball := range shape.Spheres {
		height = max(height, ball.Radius-r3.Rotation(shape.Axes).Rotate(ball.Centre).Z)
	}
	g := packing.Particles{Radius: []float64{shape.Radius}, Clump: []*packing.Clump{shape}, Orientation: []quat.Number{{Real: 1}}}
	e = engine(model(g, height*(1+1e-9)))
	before, turned := Total(e.Energy()), 0.0
	for step := range 2 * steps {
		if err := e.Advance(1, dt/4); err != nil {
			t.Fatal(err)
		}
		now := e.Energy()
		turned = max(turned, now.Rotational)
		if !expect.Near(Total(now), before, tolerance) {
			t.Fatalf("step %d: the clump began with %g J, and there are %g J, %g J of it lost in damping", step+1, before, Total(now), now.Local)
		}
	}
	if turned < 0.05*before {
		t.Errorf("the clump never turned: at most %g of %g J", turned, before)
	}
}
