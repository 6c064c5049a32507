package gpu

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/measure"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"
)

// regions are of every form, large and small, in axes of the world and in others.
func regions() map[string]measure.Meter {
	turned := rigid.Frame{Position: r3.Vec{X: 0.021, Y: 0.02, Z: 0.019}, Orientation: quat.Number{Real: 0.8, Imag: 0.6 * 0.6, Jmag: -0.6 * 0.8}}
	return map[string]measure.Meter{
		"all":         {Region: packing.InBox{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}},
		"layer":       {Region: packing.InBox{Min: r3.Vec{X: -1, Y: 0, Z: 0.008}, Max: r3.Vec{X: 1, Y: 0.0396, Z: 0.025}}},
		"box":         {Region: packing.InBox{Min: r3.Vec{X: 0.004, Y: 0.006, Z: 0.005}, Max: r3.Vec{X: 0.032, Y: 0.029, Z: 0.034}}},
		"turned box":  {Region: packing.InBox{Min: r3.Vec{X: -0.01, Y: -0.011, Z: -0.009}, Max: r3.Vec{X: 0.01, Y: 0.01, Z: 0.011}}, Frame: turned},
		"ball":        {Region: packing.InSphere{Centre: r3.Vec{X: 0.02, Y: 0.019, Z: 0.021}, Radius: 0.017}},
		"turned tube": {Region: packing.InCylinder{A: r3.Vec{X: -0.005, Y: 0.002, Z: -0.005}, B: r3.Vec{X: 0.005, Y: -0.002, Z: 0.006}, Radius: 0.0075}, Frame: turned},
		"nothing":     {Region: packing.InSphere{Centre: r3.Vec{X: 3}, Radius: 0.5}},
	}
}

// What a region has is added up on the device as the host does of the state and its contacts, among walls and in periodic space, and to the same bits when it is asked for again.
func TestGPURegions(t *testing.T) {
	device := testDevice(t)
	walls := closed(crowd(4, 5e-3, 3e-3), dem.Surface{Shape: geometry.Sphere{Radius: 0.006}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.01, Y: 0.01, Z: -0.004}}}})
	periodic := crowd(4, 5e-3, 3e-3)
	periodic.Domain, periodic.Periodic = r3.Box{Min: r3.Vec{X: -1}, Max: r3.Vec{X: 1, Y: 0.0396, Z: 0.0396}}, [3]bool{false, true, true}
	for name, m := range map[string]*dem.Model{"walls": walls, "periodic": periodic} {
		e := newGPU(t, device, m, Options{Precision: Double})
		advance(t, e, 30, 2e-5)
		var s dem.State
		e.Snapshot(&s)
		contacts := e.Contacts(nil)
		for which, meter := range regions() {
			meter.Domain, meter.Wraps = m.Domain, m.Periodic
			var want, got, again measure.Averages
			meter.Measure(&want, &s, contacts, nil)
			beyond := name == "periodic" && (which == "all" || which == "nothing")
			if done := meter.MeasureBy(e, &got, true); done == beyond { // through periodic sides the host measures
				t.Errorf("%s, %s: the device has done it: %v", name, which, done)
			}
			if beyond {
				continue
			}
			meter.MeasureBy(e, &again, true)
			if again != got {
				t.Errorf("%s, %s: other bits when it is asked for again", name, which)
			}
			if want.Particles == 0 != (which == "nothing") || want.Contacts == 0 != (which == "nothing") {
				t.Errorf("%s, %s: %d particles, %d contacts", name, which, want.Particles, want.Contacts)
			}
			alike := func(what string, got, want, scale float64) {
				if !expect.Near(got, want, 1e-9*math.Max(scale, math.Abs(want))) {
					t.Errorf("%s, %s: %s is %.12g, of the state %.12g", name, which, what, got, want)
				}
			}
			if got.Particles != want.Particles || got.Contacts != want.Contacts {
				t.Errorf("%s, %s: %d particles and %d contacts, of the state %d and %d", name, which, got.Particles, got.Contacts, want.Particles, want.Contacts)
			}
			alike("volume of balls", got.Solid, want.Solid, 0)
			alike("coordination", got.Coordination, want.Coordination, 0)
			alike("mechanical coordination", got.MechanicalCoordination, want.MechanicalCoordination, 0)
			alike("overlap", got.Overlap, want.Overlap, 0)
			alike("temperature", got.Temperature, want.Temperature, 1)
			alike("diameter", got.Diameter, want.Diameter, 0)
			alike("density", got.Density, want.Density, 0)
			for i := range 3 {
				for j := range 3 {
					alike("fabric", got.Fabric[i][j], want.Fabric[i][j], 1)
					alike("stress", got.Stress[i][j], want.Stress[i][j], math.Abs(want.Stress.Mean()))
					alike("gradient", got.Gradient[i][j], want.Gradient[i][j], want.ShearRate())
				}
			}
		}
	}
}
