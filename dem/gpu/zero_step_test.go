package gpu

import (
	"bytes"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// A step of no length moves nothing and tells what touches, on both engines; the steps after it begin with those forces.
func TestStepOfNoLength(t *testing.T) {
	m, frames := demtest.NetModel()
	energies := map[string]float64{}
	for name, e := range map[string]dem.Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})} {
		var before, after dem.State
		e.Snapshot(&before)
		wrenches := make([]rigid.Wrench, len(frames))
		step := func(dt float64) {
			expect.Must(0, e.Drift(dt))
			expect.Must(0, e.Contact(frames, wrenches, make([]rigid.Tangent, len(e.Pairs()))))
			expect.Must(0, e.Commit())
		}
		step(0)
		e.Snapshot(&after)
		if e.Time() != 0 || e.Counters().Surface != 3 || e.Energy().Elastic == 0 {
			t.Errorf("%s: t = %g s, %d contacts, %g J", name, e.Time(), e.Counters().Surface, e.Energy().Elastic)
		}
		for i := range after.Position {
			if after.Position[i] != before.Position[i] || after.Velocity[i] != before.Velocity[i] {
				t.Errorf("%s: particle %d moved from %v, %v to %v, %v", name, i, before.Position[i], before.Velocity[i], after.Position[i], after.Velocity[i])
			}
			if math.IsNaN(r3.Norm(after.Force[i])) || r3.Norm(after.Force[i]) == 0 {
				t.Errorf("%s: force %v on particle %d", name, after.Force[i], i)
			}
		}
		const dt = 1e-6
		step(dt)
		var s dem.State
		e.Snapshot(&s)
		mass := 4.0 / 3 * math.Pi * 2500 * 1e-6
		want := r3.Add(r3.Scale(dt, after.Velocity[1]), r3.Scale(dt*dt/2, r3.Add(m.Gravity, r3.Scale(1/mass, after.Force[1]))))
		if d := r3.Norm(r3.Sub(r3.Sub(s.Position[1], after.Position[1]), want)); d > 1e-9*r3.Norm(want) {
			t.Errorf("%s: a particle moves by %v, want %v", name, r3.Sub(s.Position[1], after.Position[1]), want)
		}
		energies[name] = e.Energy().Elastic
	}
	if a, b := energies["CPU"], energies["GPU"]; math.Abs(a-b) > 1e-9*a {
		t.Errorf("elastic energy %g and %g J", a, b)
	}
}

// What acts on particles is known before the first step, on a wall that moves under gravity that changes too, and after a state is restored.
func TestForcesOnMovingWallBeforeFirstStep(t *testing.T) {
	m := &dem.Model{
		Materials: []law.Material{{Name: "glass", Density: 2500, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.3},
		Particles: packing.Particles{Position: []r3.Vec{{Z: 0.0099}}, Radius: []float64{0.01}},
		Surfaces: []dem.Surface{{
			Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}},
			Carrier: dem.Driven{Motion: dem.Translation{Axis: r3.Vec{Z: 1}, Distance: dem.Steady(0.01)}},
		}},
		GravityAt: func(t float64) r3.Vec { return r3.Vec{Z: -9.81 * (1 + t)} },
	}
	own, other := newCPU(t, m), newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	if a, b := own.WallWrenches(nil)[0].Force.Z, other.WallWrenches(nil)[0].Force.Z; !expect.Near(a, b, 1e-9*math.Abs(a)) || a == 0 {
		t.Errorf("the force on the floor is %g N on the processor, %g N on the GPU", a, b)
	}
	advance(t, other, 20, 1e-5)
	var saved bytes.Buffer
	expect.Must(0, other.Save(&saved))
	before := other.WallWrenches(nil)[0].Force.Z
	again := newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})
	expect.Must(0, again.Restore(&saved))
	if after := again.WallWrenches(nil)[0].Force.Z; after != before || before == 0 {
		t.Errorf("the force on the floor is %g N, restored %g N", before, after)
	}
}
