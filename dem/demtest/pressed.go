package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// PressedAmongOthers checks the books where a particle presses on several others at once: it falls into a groove, of walls or of a body that carries it upward, beside a wall and below another particle. All dashpots count with all that acts on the
// particles, so that of what they take next to nothing is missing, some in the friction on bodies, which falls with the step; and the heat in the particles is what the books have lost. Of clumps the spheres touch side by side. Books is the scale of what may be missing.
func PressedAmongOthers(t *testing.T, engine func(m *dem.Model) dem.Engine, books, heat float64) {
	for name, test := range map[string]struct {
		body, clumps bool
		missing      float64
	}{
		"walls":            {false, false, 2e-5},
		"clumps on walls":  {false, true, 1e-4},
		"bodies":           {true, false, 3e-4},
		"clumps on bodies": {true, true, 1e-4},
	} {
		t.Run(name, func(t *testing.T) { pressedAmongOthers(t, engine, test.body, test.clumps, books*test.missing, heat) })
	}
}

func pressedAmongOthers(t *testing.T, engine func(m *dem.Model) dem.Engine, body, clumps bool, missing, heat float64) {
	t.Helper()
	const r, speed, dt, steps = 0.01, 2.0, 1e-5, 1000
	m := &dem.Model{
		Materials: []law.Material{{Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.2},
		Gravity:   r3.Vec{Z: -9.81},
		Surfaces: []dem.Surface{
			{Shape: geometry.Plane{Normal: r3.Vec{X: math.Sqrt2 / 2, Z: math.Sqrt2 / 2}}},
			{Shape: geometry.Plane{Normal: r3.Vec{X: -math.Sqrt2 / 2, Z: math.Sqrt2 / 2}}},
			{Shape: geometry.Plane{Normal: r3.Vec{Y: 1}}},
		},
		Particles: packing.Particles{
			Position: []r3.Vec{{Y: 1.2 * r, Z: 1.6 * r}, {X: 0.1 * r, Y: 1.1 * r, Z: 3.8 * r}}, Radius: []float64{r, r},
			Velocity: []r3.Vec{{Y: -0.5 * speed, Z: -speed}, {Z: -speed}},
		},
	}
	for k := 0; k < 2 && body; k++ {
		m.Surfaces[k].Carrier = dem.Attached{}
	}
	if clumps {
		pair := expect.Must(packing.NewClump([]packing.Ball{{Radius: 3}, {Centre: r3.Vec{X: 2}, Radius: 2.5}, {Centre: r3.Vec{Y: 1.5, Z: 1}, Radius: 2}}))
		m.Particles.MakeClumps(pair, true, 4)
	} else {
		Warm(m)
	}
	e := engine(m)
	before, frames := e.Energy(), []rigid.Frame{{Velocity: r3.Vec{Z: 0.5 * speed}}}[:e.Frames()]
	for k := range steps {
		for i := range frames {
			frames[i].Position.Z = 0.5 * speed * dt * float64(k+1)
		}
		for _, err := range []error{e.Drift(dt), e.Contact(frames, make([]rigid.Wrench, len(frames)), nil), e.Commit()} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	after := e.Energy()
	if !clumps {
		HeatBalanced(t, before, after, heat, true)
	}
	if d, lost := Total(after)-Total(before), after.Damping+after.Friction; !(math.Abs(d) <= missing*lost) || !(after.Damping > 0.1*before.Kinetic) {
		t.Errorf("%g of the %g J are missing that dashpots and friction have taken; %+v", d, lost, after)
	}
}
