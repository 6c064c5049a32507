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
		for _, l := range e.PartLoads(0, dem.SinceStart) {
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
	for i, want := range whole.PartLoads(0, dem.SinceStart) {
		if got := again.PartLoads(0, dem.SinceStart)[i]; got != want {
			t.Errorf("triangle %d: %+v, want %+v", i, got, want)
		}
	}
}

// impact is a ball that hits a fine mesh at an angle (rad) with its surface, without gravity; it returns its loads added up, and the ball's mass (kg).
func impact(t *testing.T, angle, speed, restitution, friction float64) (sum dem.PartLoad, mass float64) {
	t.Helper()
	m := slider(expect.Must(geometry.NewMesh(geometry.PlateFacets(1, 1, 64, 64), geometry.MeshOptions{})))
	m.Gravity, m.Default = r3.Vec{}, law.Interaction{Restitution: restitution, Friction: friction}
	m.Particles.Position[0], m.Particles.Velocity[0] = r3.Vec{X: -0.1, Y: 0.003, Z: 0.0501}, r3.Vec{X: speed * math.Cos(angle), Z: -speed * math.Sin(angle)}
	e := newCPU(t, m)
	if err := e.Advance(4000, 1e-5); err != nil {
		t.Fatal(err)
	}
	for _, l := range e.PartLoads(0, dem.SinceStart) {
		sum.Impulse, sum.Shear, sum.Pressed, sum.Slid, sum.Impacts, sum.Eroding = sum.Impulse+l.Impulse, sum.Shear+l.Shear, sum.Pressed+l.Pressed, sum.Slid+l.Slid, sum.Impacts+l.Impacts, sum.Eroding+l.Eroding
		sum.PeakForce, sum.PeakLoad = max(sum.PeakForce, l.PeakForce), max(sum.PeakLoad, l.PeakLoad)
	}
	return sum, 1000 * 4 * math.Pi / 3 * 1.25e-4
}

// One impact erodes by Finnie's function of its angle, to the numbers of the published curve, and counts once, however many triangles the ball slides over meanwhile; its impulse is that of
// the restitution, its work against approaching the energy of the velocity along the normal, and its peak that of Hertz (1882).
func TestImpactLoads(t *testing.T) {
	const speed = 2.0
	most, at := 0.0, 0.0
	for _, c := range []struct{ degrees, finnie float64 }{{5, 0.1509}, {10, 0.2516}, {16.845, 0.3028}, {18.435, 0.3000}, {30, 0.25}, {45, 0.1667}, {60, 0.0833}} {
		angle := c.degrees * math.Pi / 180
		for _, r := range []float64{1, 0.4} {
			sum, mass := impact(t, angle, speed, r, 0.2)
			normal := speed * math.Sin(angle)
			for name, want := range map[string][3]float64{ // got, want, relative tolerance
				"impacts": {sum.Impacts, 1, 0}, "eroding": {sum.Eroding, mass * speed * speed * c.finnie, 5e-4},
				"impulse": {sum.Impulse, mass * normal * (1 + r), 2e-3}, "work against approaching": {sum.Pressed, 0.5 * mass * normal * normal, 5e-3},
			} {
				if !expect.Near(want[0], want[1], want[2]) {
					t.Errorf("%g degrees, restitution %g: %s %g, want %g", c.degrees, r, name, want[0], want[1])
				}
			}
			if sum.Eroding > most {
				most, at = sum.Eroding, c.degrees
			}
		}
	}
	if at != 16.845 {
		t.Errorf("erosion is largest at %g degrees, want 16.845", at)
	}
	sum, mass := impact(t, math.Pi/2, speed, 1, 0)
	stiffness := 4. / 3 * 1e7 / (2 * (1 - 0.09)) * math.Sqrt(0.05) // of two alike
	hertz := math.Pow(stiffness, 0.4) * math.Pow(1.25*mass*speed*speed, 0.6)
	if !expect.Near(sum.PeakLoad, hertz, 2e-3) || sum.PeakForce > sum.PeakLoad || sum.Eroding > 1e-12 {
		t.Errorf("a head-on impact has a peak of %g N, want %g N, and erodes %g J", sum.PeakLoad, hertz, sum.Eroding)
	}
}

// Balls that lie on the same part press on it together; a window that is begun anew holds what has come since, peaks too.
func TestLoadWindows(t *testing.T) {
	m := slider(geometry.Plane{Normal: r3.Vec{Z: 1}})
	m.Particles.Position = []r3.Vec{{X: -0.4, Z: 0.0499}, {X: 0.4, Z: 0.0499}, {Y: 0.4, Z: 0.06}}
	m.Particles.Radius, m.Particles.Velocity = []float64{0.05, 0.05, 0.05}, make([]r3.Vec, 3)
	e := newCPU(t, m)
	const dt, steps = 2e-5, 20000
	weight := 3 * 10 * 1000 * 4 * math.Pi / 3 * 1.25e-4
	var parts [2]dem.PartLoad
	e.BeginLoads(dem.SinceStart) // two touch already
	e.BeginLoads(dem.SinceFrame)
	for i := range parts {
		e.BeginLoads(dem.SinceRow)
		if err := e.Advance(steps, dt); err != nil {
			t.Fatal(err)
		}
		parts[i] = e.PartLoads(0, dem.SinceRow)[0]
	}
	all, frames := e.PartLoads(0, dem.SinceStart)[0], e.PartLoads(0, dem.SinceFrame)[0]
	if all != frames || !expect.Near(parts[0].Impulse+parts[1].Impulse, all.Impulse, 1e-12) || all.PeakLoad != max(parts[0].PeakLoad, parts[1].PeakLoad) || all.Impacts != parts[0].Impacts+parts[1].Impacts {
		t.Errorf("windows of %+v and %+v do not make %+v, or %+v", parts[0], parts[1], all, frames)
	}
	if late := parts[1]; !expect.Near(late.PeakLoad, weight, 1e-3) || !expect.Near(late.PeakForce, weight/3, 1e-3) || !expect.Near(late.Impulse, weight*dt*steps, 1e-3) || !(parts[0].PeakLoad > 1.01*weight) || late.Impacts != 0 {
		t.Errorf("at rest %+v, want %g N; before it %+v", late, weight, parts[0])
	}
}
