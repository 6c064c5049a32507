package dem

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
	"gabion/kernels/emulator"
)

// testDevice is the machine's GPU, or where there is none the emulator.
func testDevice(t testing.TB) *kernels.Device {
	t.Helper()
	if device, err := kernels.Open(0); err == nil {
		t.Cleanup(func() { _ = device.Close() })
		return device
	}
	driver, err := emulator.New()
	if err != nil {
		t.Skip("neither a GPU nor the means to emulate one: ", err)
	}
	device, err := kernels.OpenWith(driver, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = device.Close(); _ = driver.Remove() })
	return device
}

// commonBox is the box of grains that codes are compared with.
func commonBox(nx, ny, nz int, young float64) *Model {
	const r = 5e-3
	rng := rand.New(rand.NewPCG(1, 2))
	m := &Model{
		Materials: []Material{{Name: "stone", Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
		Default:   Interaction{Restitution: 0.5, Friction: 0.5},
		Gravity:   r3.Vec{Z: -9.81},
	}
	spacing := 2.02 * r
	jitter := func() float64 { return 0.009 * r * (2*rng.Float64() - 1) }
	for z := range nz {
		for y := range ny {
			for x := range nx {
				p := r3.Vec{X: (float64(x)+0.5)*spacing + jitter(), Y: (float64(y)+0.5)*spacing + jitter(), Z: (float64(z)+0.5)*spacing + jitter()}
				m.Grains.Position = append(m.Grains.Position, p)
				m.Grains.Radius = append(m.Grains.Radius, r)
			}
		}
	}
	size := r3.Vec{X: float64(nx) * spacing, Y: float64(ny) * spacing, Z: 1.1 * float64(nz) * spacing}
	for _, w := range []Plane{
		{Normal: r3.Vec{X: 1}}, {Normal: r3.Vec{Y: 1}}, {Normal: r3.Vec{Z: 1}},
		{Point: size, Normal: r3.Vec{X: -1}}, {Point: size, Normal: r3.Vec{Y: -1}}, {Point: size, Normal: r3.Vec{Z: -1}},
	} {
		m.Surfaces = append(m.Surfaces, Surface{Shape: w})
	}
	return m
}

func TestGPUBox(t *testing.T) {
	device := testDevice(t)
	for _, c := range []GPUOptions{{Precision: Double, Lanes: 1}, {Precision: Double, Lanes: 4}, {Precision: Single}, {Precision: Mixed}} {
		c.Device = device
		m := commonBox(4, 4, 4, 1e7)
		e, err := NewGPU(m, c)
		if err != nil {
			t.Fatal(err)
		}
		var s State
		for range 2 {
			if err := e.Advance(100, 2e-5); err != nil {
				t.Fatal(err)
			}
			e.Snapshot(&s)
			var v, low float64
			low = math.Inf(1)
			for i := range s.Velocity {
				v = max(v, r3.Norm(s.Velocity[i]))
				low = min(low, s.Position[i].Z)
			}
			t.Logf("%v: t %.4g max speed %.17g lowest %.17g rebuilds %d pairs %d slices %d", c.Precision, s.Time, v, low, e.control.Rebuilds, e.control.Pairs, e.control.SlicesWanted)
		}
		e.Close()
	}
}
