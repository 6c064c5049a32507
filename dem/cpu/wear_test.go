package cpu

import (
	"bytes"
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
)

// slider is a ball that slides over a floor of many triangles, or under a plate, until friction has stopped it.
func slider(shape geometry.Shape) *dem.Model {
	m := &dem.Model{
		Law: law.Law{Normal: law.Hertz, Tangential: law.Mindlin}, Gravity: r3.Vec{Z: -10}, Up: r3.Vec{Z: 1},
		Materials: []law.Material{{Density: 1000, YoungModulus: 1e7, PoissonRatio: 0.3}}, Default: law.Interaction{Restitution: 0.3, Friction: 0.2},
		Surfaces:  []dem.Surface{{Name: "floor", Shape: shape, Recorded: true}},
		Particles: packing.Particles{Position: []r3.Vec{{X: -0.4, Z: 0.0499}}, Radius: []float64{0.05}, Velocity: []r3.Vec{{X: 1}}},
	}
	return m
}

// What parts of a surface have taken adds up to what gravity has given and friction has lost; Archard's integral is the loss by the coefficient of friction.
func TestPartLoadsAddUp(t *testing.T) {
	for name, shape := range map[string]geometry.Shape{
		"mesh":  expect.Must(geometry.NewMesh(geometry.PlateFacets(1, 1, 16, 16), geometry.MeshOptions{})),
		"plane": geometry.Plane{Normal: r3.Vec{Z: 1}},
	} {
		e := newCPU(t, slider(shape))
		const dt, steps = 2e-5, 10000
		if err := e.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
		var sum dem.PartLoad
		touched := 0
		for _, l := range e.PartLoads(0) {
			sum.Impulse, sum.Shear, sum.Slid, sum.Sliding, sum.PeakForce = sum.Impulse+l.Impulse, sum.Shear+l.Shear, sum.Slid+l.Slid, sum.Sliding+l.Sliding, max(sum.PeakForce, l.PeakForce)
			if l.Impulse > 0 {
				touched++
			}
		}
		weight, lost := 10*1000*4*math.Pi/3*1.25e-4, e.Energy().Friction
		if !expect.Near(sum.Impulse, weight*dt*steps, 0.01) || !expect.Near(sum.Slid, lost, 1e-9) || !expect.Near(sum.Sliding, lost/0.2, 1e-9) || !(lost > 0) || !(sum.PeakForce > weight) {
			t.Errorf("%s: %+v, want an impulse of %g N s and a loss of %g J", name, sum, weight*dt*steps, lost)
		}
		if want := map[string]int{"mesh": 2, "plane": 1}[name]; touched < want {
			t.Errorf("%s: %d parts were touched", name, touched)
		}
	}
}

// Loads go on from where they were saved, to the same bits, and are the same at any number of threads.
func TestPartLoadsAreSaved(t *testing.T) {
	mesh := expect.Must(geometry.NewMesh(geometry.PlateFacets(1, 1, 16, 16), geometry.MeshOptions{}))
	whole, half := newCPU(t, slider(mesh)), newCPU(t, slider(mesh))
	again := newCPU(t, slider(mesh))
	var saved bytes.Buffer
	if err := whole.Advance(2000, 2e-5); err != nil {
		t.Fatal(err)
	}
	if err := half.Advance(1000, 2e-5); err != nil {
		t.Fatal(err)
	}
	if err := half.Save(&saved); err != nil {
		t.Fatal(err)
	}
	if err := again.Restore(&saved); err != nil {
		t.Fatal(err)
	}
	if err := again.Advance(1000, 2e-5); err != nil {
		t.Fatal(err)
	}
	for i, want := range whole.PartLoads(0) {
		if got := again.PartLoads(0)[i]; got != want {
			t.Errorf("triangle %d: %+v, want %+v", i, got, want)
		}
	}
}
