package gpu

import (
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// beans are superquadrics and balls that fly at one another in a bin that turns, beside a bar and a ball.
func beans(t testing.TB, in law.Interaction) *dem.Model {
	m := demtest.Beans(t, 3, in)
	at := func(x, y, z float64) dem.Fixed {
		return dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: x, Y: y, Z: z}, Orientation: quat.Number{Real: 1}}}
	}
	middle := r3.Vec{X: 0.028, Y: 0.028, Z: 0.028}
	m.Gravity, m.Surfaces = r3.Vec{Z: -9.81}, []dem.Surface{
		{Name: "bin", Shape: geometry.Box{Size: r3.Vec{X: 0.075, Y: 0.075, Z: 0.09}, Inside: true}, Carrier: dem.Driven{At: at(0.028, 0.028, 0.028).At, Motion: dem.Rotation{Point: middle, Axis: r3.Vec{Y: 1}, Angle: dem.Steady(3)}}},
		{Name: "bar", Shape: geometry.Capsule{A: r3.Vec{Z: -0.1}, B: r3.Vec{Z: 0.1}, Radius: 0.003}, Carrier: at(0.042, 0.042, 0.03)},
		{Name: "ball", Shape: geometry.Sphere{Radius: 0.005}, Carrier: at(0.014, 0.014, 0.042)},
	}
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 1.5
	}
	return m
}

// Superquadrics and balls do on a GPU what they do on the processor, among themselves and in a bin, beside a bar and a ball, and walls bear the same.
func TestGPUSuperquadrics(t *testing.T) {
	device := testDevice(t)
	for _, c := range []struct {
		name      string
		change    func(m *dem.Model)
		precision Precision
		lanes     int
		tolerance float64
	}{
		{"double", func(*dem.Model) {}, Double, 2, 1e-6},
		{"linear", linear, Double, 1, 1e-6},
		{"single", func(*dem.Model) {}, Single, 1, 3e-3},
	} {
		t.Run(c.name, func(t *testing.T) {
			if testing.Short() && c.name != "double" {
				t.Skip("the same launches as in double precision")
			}
			m := beans(t, law.Interaction{Restitution: 0.6, Friction: 0.3})
			c.change(m)
			a, b := both(t, device, m, Options{Precision: c.precision, Lanes: c.lanes})
			touched, pressed := 0, 0
			for range 10 {
				advance(t, a, 120, 2e-5)
				advance(t, b, 120, 2e-5)
				agreeOnClumps(t, a, b, c.tolerance)
				touched, pressed = max(touched, b.Counters().Touching), max(pressed, b.Counters().Surface)
				if c.precision != Double {
					continue
				}
				p, q := a.Counters(), b.Counters()
				if p.Touching != q.Touching || p.Surface != q.Surface {
					t.Errorf("%d and %d contacts on the CPU, %d and %d on the GPU", p.Touching, p.Surface, q.Touching, q.Surface)
				}
				forces, others := a.WallWrenches(nil), b.WallWrenches(nil)
				for i := range forces {
					if !expect.CloseTo(others[i].Force, forces[i].Force, 1e-5*(1+r3.Norm(forces[i].Force))) || !expect.CloseTo(others[i].Moment, forces[i].Moment, 1e-5*(0.1+r3.Norm(forces[i].Moment))) {
						t.Errorf("wall %d bears %v, on the GPU %v", i, forces[i], others[i])
					}
				}
				if n, k := len(a.Contacts(nil)), len(b.Contacts(nil)); n != k {
					t.Errorf("%d contacts told on the CPU, %d on the GPU", n, k)
				}
			}
			if touched < 10 || pressed < 4 || b.Counters().Rebuilds < 2 {
				t.Errorf("at most %d and %d contacts; %+v", touched, pressed, b.Counters())
			}
		})
	}
}

// On meshes that are sheets with rims and on solid ones with corners and edges, which move, superquadrics do on a GPU what they do on the processor.
func TestGPUSuperquadricsOnMeshes(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUSuperquadrics")
	}
	m := onSheets(demtest.Beans(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4}))
	m.Gravity = r3.Vec{Z: -9.81}
	driven := m.Surfaces[1].Carrier.(dem.Driven)
	driven.At.Position.Z += 0.012
	m.Surfaces[1].Carrier = driven
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 1.5
		m.Particles.Position[i].Z += 0.012 // off the sheet
	}
	checkOnSurfaces(t, m, 8)
}

// In a silo that turns, on a post, a cone and a ring superquadrics do on a GPU what they do on the processor.
func TestGPUSuperquadricsOnRound(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUSuperquadrics")
	}
	m := demtest.Beans(t, 3, law.Interaction{Restitution: 0.5, Friction: 0.4})
	demtest.InSilo(t, m)
	for i := range m.Particles.Velocity {
		m.Particles.Velocity[i].Z -= 4
		m.Particles.Position[i].Z -= 0.008
	}
	checkOnSurfaces(t, m, 20)
}

// Superquadrics go on to the same bits after a restart, and on any run.
func TestGPUSuperquadricsRestart(t *testing.T) {
	if testing.Short() {
		t.Skip("the same launches as TestGPUSuperquadrics")
	}
	restarted(t, beans(t, law.Interaction{Restitution: 0.5, Friction: 0.4}), 900, 200, 2e-5)
}
