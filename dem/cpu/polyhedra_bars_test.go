package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// A cube stands on two rails and on a ball, and sinks by what Hertz's law says: of four crossings of its edges with the rails, as of crossed cylinders, and of the ball on its face.
func TestCubeOnBars(t *testing.T) {
	const edge, r, bar, ball = 0.1, 0.005, 0.01, 0.2
	shape := demtest.Block(t, r3.Vec{X: edge, Y: edge, Z: edge}, r)
	rail := func(y float64) dem.Surface {
		return dem.Surface{Name: "rail", Shape: geometry.Capsule{A: r3.Vec{X: -0.2, Y: y, Z: -bar}, B: r3.Vec{X: 0.1, Y: y, Z: -bar}, Radius: bar}}
	}
	for name, c := range map[string]struct {
		walls  []dem.Surface
		radius float64
		held   float64 // of how many contacts
	}{
		"rails": {[]dem.Surface{rail(-0.03), rail(0.02)}, math.Sqrt(r * bar), 4 * 36 / 37.0}, // edges of 90 mm by the sum of both radii, squared
		"ball":  {[]dem.Surface{{Name: "ball", Shape: geometry.Sphere{Radius: ball}}}, ball, 1},
	} {
		m := floored(t, shape, law.Interaction{Restitution: 0.2, Friction: 0.5}, r3.Vec{Y: map[string]float64{"rails": -0.005}[name], Z: edge/2 + map[string]float64{"ball": ball}[name]})
		m.Surfaces = c.walls
		e := newCPU(t, m)
		at := m.Particles.Position[0]
		advance(t, e, 30000, 1e-5)
		var s dem.State
		e.Snapshot(&s)
		young := m.Materials[0].YoungModulus / (2 * (1 - 0.0625))
		want := math.Pow(s.Mass[0]*9.81/c.held/(4.0/3*young*math.Sqrt(c.radius)), 2.0/3)
		if got := at.Z - s.Position[0].Z; !expect.Near(got, want, 1e-3) {
			t.Errorf("%s: sinks by %g m, want %g", name, got, want)
		}
		sum := r3.Vec{}
		for _, w := range e.WallWrenches(nil) {
			sum = r3.Add(sum, w.Force)
		}
		if !expect.CloseTo(sum, r3.Vec{Z: -9.81 * s.Mass[0]}, 1e-3*9.81*s.Mass[0]) {
			t.Errorf("%s: presses with %v N, want %g N", name, sum, 9.81*s.Mass[0])
		}
	}
}

// barred is stones that fall on rails and a ball in a box.
func barred(t *testing.T, in law.Interaction) *dem.Model {
	m := rough(t, 3, in)
	m.Surfaces = m.Surfaces[:1]
	for i := range 5 {
		x := 0.02*float64(i) - 0.012
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "rail", Shape: geometry.Capsule{A: r3.Vec{X: x, Y: -0.03, Z: -0.03}, B: r3.Vec{X: 0.028, Y: 0.09 * float64(i%2), Z: -0.045}, Radius: 0.002 + 0.001*float64(i%2)}})
	}
	return m
}

// Stones among rails keep their energy without friction and dashpots up to the error of the steps, and lose what is booked with them.
func TestPolyhedraAmongBars(t *testing.T) {
	expect.Long(t)
	run := func(in law.Interaction, steps int) (worst float64) {
		m := barred(t, in)
		m.Materials[0].YoungModulus = 1e8
		e := newCPU(t, m)
		_, _, energy := momenta(e)
		kinetic, touched := e.Energy().Kinetic, 0
		for range 50 {
			advance(t, e, steps/50, 0.2/float64(steps))
			for _, c := range e.Contacts(nil) {
				if c.Surface > 0 {
					touched++
				}
			}
			_, _, now := momenta(e)
			worst = max(worst, math.Abs(now-energy)/kinetic)
		}
		if touched < 10 {
			t.Fatalf("only %d contacts with rails seen", touched)
		}
		return worst
	}
	coarse, fine, lossy := run(law.Interaction{Restitution: 1}, 8000), run(law.Interaction{Restitution: 1}, 32000), run(law.Interaction{Restitution: 0.3, Friction: 0.5}, 16000)
	t.Log(coarse, fine, lossy)
	if coarse > 2e-3 || fine > 0.5*coarse || lossy > 1e-3 {
		t.Errorf("the energy errs by %.3g of what moves, with steps of a quarter by %.3g, with friction by %.3g", coarse, fine, lossy)
	}
}
