package gpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// The forces at a knot have a potential: on particle and frames they are the derivatives of the energy in the contacts, wherever the particle is; and they balance.
func TestForcesAtKnotHavePotential(t *testing.T) {
	expect.Numbers(t)
	rng := packing.RandomStream(5, 9)
	for _, ball := range []bool{true, false} {
		for range 40 {
			at := r3.Add(r3.Vec{Y: 0.023}, expect.RandomVec(rng, 0.02))
			particle := func(p r3.Vec, move int, by r3.Vec) (*cpu.Engine, []rigid.Wrench, []rigid.Frame) {
				m, frames := demtest.KnotModel(ball, law.Interaction{Restitution: 1}, law.Law{Tangential: law.NoFriction}, packing.Particles{Position: []r3.Vec{p}, Radius: []float64{0.02}})
				if move >= 0 {
					frames[move].Position = r3.Add(frames[move].Position, by)
				}
				e := newCPU(t, m)
				wrenches := make([]rigid.Wrench, len(frames))
				expect.Must(0, e.Tolerate([]int{0})) // however deep
				expect.Must(0, e.Drift(1e-12))
				expect.Must(0, e.Contact(frames, wrenches, nil))
				expect.Must(0, e.Commit())
				return e, wrenches, frames
			}
			energy := func(p r3.Vec, move int, by r3.Vec) float64 {
				e, _, _ := particle(p, move, by)
				return e.Energy().Elastic
			}
			e, wrenches, frames := particle(at, -1, r3.Vec{})
			var s dem.State
			e.Snapshot(&s)
			size := r3.Norm(s.Force[0])
			const h = 1e-7
			slope := func(along func(d r3.Vec) float64) r3.Vec {
				var g r3.Vec
				for k := range 3 {
					var d r3.Vec
					*law.Axis(&d, k) = h
					*law.Axis(&g, k) = -(along(d) - along(r3.Scale(-1, d))) / (2 * h)
				}
				return g
			}
			if d := r3.Norm(r3.Sub(slope(func(d r3.Vec) float64 { return energy(r3.Add(at, d), -1, r3.Vec{}) }), s.Force[0])); d > 1e-5*size+1e-6 {
				t.Fatalf("ball %v, particle at %v: force %v is off by %g N from the potential", ball, at, s.Force[0], d)
			}
			force, moment := s.Force[0], r3.Add(s.Torque[0], r3.Cross(s.Position[0], s.Force[0]))
			for i, w := range wrenches {
				if d := r3.Norm(r3.Sub(slope(func(d r3.Vec) float64 { return energy(at, i, d) }), w.Force)); d > 1e-5*size+1e-6 {
					t.Fatalf("ball %v, particle at %v: force %v on frame %d is off by %g N from the potential", ball, at, w.Force, i, d)
				}
				force = r3.Add(force, w.Force)
				moment = r3.Add(moment, r3.Add(w.Moment, r3.Cross(frames[i].Position, w.Force)))
			}
			if r3.Norm(force) > 1e-13*size || r3.Norm(moment) > 1e-14*size {
				t.Fatalf("force %v and moment %v are left of %g N", force, moment, size)
			}
		}
	}
}

// A particle on a knot is pushed as by one contact, not by five.
func TestKnotPushesOnce(t *testing.T) {
	for _, ball := range []bool{true, false} {
		m, frames := demtest.KnotModel(ball, law.Interaction{Restitution: 1}, law.Law{Tangential: law.NoFriction}, packing.Particles{Position: []r3.Vec{{Y: 0.0255}}, Radius: []float64{0.02}})
		for i := range frames {
			frames[i].Position.Y, frames[i].Velocity, frames[i].AngularVelocity = 0, r3.Vec{}, r3.Vec{}
		}
		e := newCPU(t, m)
		expect.Must(0, e.Drift(1e-12))
		expect.Must(0, e.Contact(frames, nil, nil))
		expect.Must(0, e.Commit())
		var s dem.State
		e.Snapshot(&s)
		radius := 0.02 / math.Sqrt(1+0.02/0.006) // of a strand, across it alone
		if ball {
			radius = 0.02 / (1 + 0.02/0.006)
		}
		want := 4.0 / 3 * 1e7 / 2 / (1 - 0.09) * math.Sqrt(radius) * math.Pow(0.0005, 1.5)
		if f := s.Force[0]; math.Abs(f.Y-want) > 1e-6*want || math.Hypot(f.X, f.Z) > 1e-9*want {
			t.Errorf("ball %v: force %v, want %g N", ball, f, want)
		}
	}
}

// When a strand goes whose end covered those of the others, the others push in its place, on both engines.
func TestKnotPushesOnceWithStrandsGone(t *testing.T) {
	m, frames := demtest.KnotModel(false, law.Interaction{Restitution: 1}, law.Law{Tangential: law.NoFriction}, packing.Particles{Position: []r3.Vec{{Y: 0.0255}}, Radius: []float64{0.02}})
	for i := range frames {
		frames[i].Position.Y, frames[i].Velocity, frames[i].AngularVelocity = 0, r3.Vec{}, r3.Vec{}
	}
	for name, e := range map[string]dem.Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})} {
		push := func() float64 {
			expect.Must(0, e.Drift(1e-12))
			expect.Must(0, e.Contact(frames, nil, nil))
			expect.Must(0, e.Commit())
			var s dem.State
			e.Snapshot(&s)
			return s.Force[0].Y
		}
		whole := push()
		for strand := range 3 { // strands and the balls of their far ends take turns
			expect.Must(0, e.Remove(2*strand))
			if f := push(); whole <= 0 || math.Abs(f-whole) > 1e-6*whole {
				t.Errorf("%s: %g N without %d strands, %g N with all", name, f, strand+1, whole)
			}
		}
		expect.Must(0, e.Remove(6))
		if f := push(); f != 0 {
			t.Errorf("%s: %g N when all are gone", name, f)
		}
	}
}

// A particle that adheres to a knot is pulled over the gap as by one contact, on both engines.
func TestKnotPullsOnce(t *testing.T) {
	in, chosen := law.Interaction{Restitution: 1, SurfaceEnergy: 5}, law.Law{Tangential: law.NoFriction, Cohesion: law.JKR}
	m, frames := demtest.KnotModel(true, in, chosen, packing.Particles{Position: []r3.Vec{{Y: 0.0255}}, Radius: []float64{0.02}})
	pair := law.NewPairLaw(chosen, &m.Materials[0], &m.Materials[0], in)
	k := pair.OfSizes(0.02/(1+0.02/0.006), 1, 1)
	gap, want := 0.5*k.Reach, law.Response{}
	chosen.Evaluate(&k, &law.Contact{Normal: r3.Vec{Y: 1}, Overlap: -gap}, 1e-12, &law.History{Radius: 1}, &want)
	for name, e := range map[string]dem.Engine{"CPU": newCPU(t, m), "GPU": newGPU(t, testDevice(t), m, Options{Precision: Double, Lanes: 1})} {
		for _, y := range []float64{0, 0, 0.0255 - 0.026 - gap} {
			for i := range frames {
				frames[i].Position.Y, frames[i].Velocity, frames[i].AngularVelocity = y, r3.Vec{}, r3.Vec{}
			}
			expect.Must(0, e.Drift(1e-12))
			expect.Must(0, e.Contact(frames, nil, nil))
			expect.Must(0, e.Commit())
		}
		var s dem.State
		e.Snapshot(&s)
		if f := s.Force[0]; want.Normal >= 0 || math.Abs(f.Y-want.Normal) > 1e-6*math.Abs(want.Normal) || math.Hypot(f.X, f.Z) > 1e-9*math.Abs(want.Normal) {
			t.Errorf("%s: force %v, want %g N", name, f, want.Normal)
		}
	}
}
