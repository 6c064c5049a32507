package gpu

import (
	"errors"
	"math"
	"strings"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// An inlet that has no room for its next particles says when, in what they would come and how deep: above a box that has filled up, and where a body has come into the inlet.
func TestInletWithoutRoom(t *testing.T) {
	inlet := packing.Inlet{
		Name: "feed", Centre: r3.Vec{Y: 0.3}, Width: r3.Vec{X: 0.1}, Height: 0.1, Velocity: r3.Vec{Y: -1}, MassFlow: 4, Density: 2500, Sizes: packing.OneSize(0.01), Seed: 1,
	}
	for name, c := range map[string]struct {
		surfaces []dem.Surface
		plate    func(t float64) rigid.Frame
		want     string
		from     float64 // s
	}{
		"full box": {[]dem.Surface{
			{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Y: 1}}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Y: 0.15}}}},
			{Name: "left", Shape: geometry.Plane{Normal: r3.Vec{X: 1}}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: -0.06}}}},
			{Name: "right", Shape: geometry.Plane{Normal: r3.Vec{X: -1}}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{X: 0.06}}}},
			{Name: "back", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Z: -0.06}}}},
			{Name: "front", Shape: geometry.Plane{Normal: r3.Vec{Z: -1}}, Carrier: dem.Fixed{At: rigid.Placement{Position: r3.Vec{Z: 0.06}}}},
		}, nil, "deep in particle ", 0.1},
		"body": {[]dem.Surface{{Name: "plate", Shape: geometry.Box{Size: r3.Vec{X: 0.1, Y: 0.05, Z: 0.1}}, Carrier: dem.Attached{}}}, func(t float64) rigid.Frame {
			return rigid.Frame{Position: r3.Vec{X: 0.25 - t, Y: 0.28}, Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{X: -1}}
		}, `deep in "plate"`, 0.1},
	} {
		m := &dem.Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: 1e6, PoissonRatio: 0.3}}, Default: law.Interaction{Restitution: 0.2, Friction: 0.8},
			Gravity: r3.Vec{Y: -9.81}, Surfaces: c.surfaces, Inlets: []packing.Inlet{inlet}, Threads: 1,
		}
		for kind, e := range map[string]dem.Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})} {
			const dt = 4e-4
			var err error
			at := 0.0
			for at < 4 && err == nil {
				at += dt
				if err = e.Drift(dt); err != nil {
					break
				}
				if c.plate != nil {
					expect.Must(0, e.Contact([]rigid.Frame{c.plate(at)}, nil, nil))
				}
				err = e.Commit()
			}
			var crowded *dem.CrowdedError
			if !errors.As(err, &crowded) {
				t.Errorf("%s, %s: got %v, want a CrowdedError", name, kind, err)
				continue
			}
			if math.Abs(crowded.Time-at) > 1e-9 || at < c.from || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), `inlet "feed"`) {
				t.Errorf("%s, %s: %v, after %g s", name, kind, err, at)
			}
		}
	}
}

// TestGPUSteadyInlet: particles that come one by one, through a rectangle and through a mesh with no room before it, as on the processor; a restart changes nothing.
func TestGPUSteadyInlet(t *testing.T) {
	expect.Long(t)
	const dt, steps = 1e-4, 300
	device := testDevice(t)
	e, f := newGPU(t, device, demtest.SteadyInlet(), Options{Lanes: 1}), newGPU(t, device, demtest.SteadyInlet(), Options{Lanes: 1})
	c := newCPU(t, demtest.SteadyInlet())
	for _, x := range []dem.Engine{e, c} {
		if err := x.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
	}
	demtest.HandOver(t, e, f)
	for _, x := range []dem.Engine{e, f, c} {
		if err := x.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
		demtest.Balanced(t, x, 6e-3)
	}
	if !same(e, f) {
		t.Error("another state after a restart")
	}
	if p, q := c.Energy().In.Mass, e.Energy().In.Mass; math.Abs(p-q) > 1e-9*p {
		t.Errorf("%g kg came on the GPU, %g kg on the processor", q, p)
	}
}
