package contact

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// A ball flies through strands, balls and capsules that drift and spin and are held by frames with arms: contacts and forces have the same bits where bounds are worked out only of what may
// have come near something as where they are always, and few are.
func TestOnlyWhatMayBeNearIsBounded(t *testing.T) {
	const count, dt = 600, 1e-4
	play := func(always bool) (wrenches []rigid.Wrench, worked, touching int) {
		r := rand.New(rand.NewPCG(3, 4))
		m := &dem.Model{Threads: 1, Materials: steelLike, Law: frictional, Default: law.Interaction{Restitution: 0.3, Friction: 0.4}}
		vector := func(size float64) r3.Vec {
			return r3.Vec{X: size * r.NormFloat64(), Y: size * r.NormFloat64(), Z: size * r.NormFloat64()}
		}
		var frames []rigid.Frame
		add := func(f rigid.Frame) int {
			f.Orientation = quat.Number{Real: 1}
			frames = append(frames, f)
			return len(frames) - 1
		}
		for i := range count {
			at := r3.Vec{X: 6 * r.Float64(), Y: 6 * r.Float64(), Z: 6 * r.Float64()}
			own := add(rigid.Frame{Position: at, Velocity: vector(3), AngularVelocity: vector(10)})
			s := dem.Surface{Name: "part"}
			switch i % 3 {
			case 0:
				s.Shape, s.Carrier = geometry.Sphere{Radius: 0.05}, dem.Attached{Frame: own, At: rigid.Placement{Position: vector(0.1), Orientation: quat.Number{Real: 1}}}
			case 1:
				s.Shape, s.Carrier = geometry.Capsule{A: vector(0.1), B: vector(0.1), Radius: 0.02}, dem.Attached{Frame: own}
			default:
				other := add(rigid.Frame{Position: r3.Add(at, vector(0.1)), Velocity: vector(3), AngularVelocity: vector(10)})
				s.Shape, s.Carrier = geometry.Capsule{Radius: 0.02}, dem.Strand{Frames: [2]int{own, other}, Ends: [2]r3.Vec{vector(0.05), vector(0.05)}}
			}
			m.Surfaces = append(m.Surfaces, s)
		}
		ball := add(rigid.Frame{Position: r3.Vec{X: -0.5, Y: 3, Z: 3}, Velocity: r3.Vec{X: 200}})
		m.Surfaces = append(m.Surfaces, dem.Surface{Name: "ball", Shape: geometry.Sphere{Radius: 0.5}, Carrier: dem.Attached{Frame: ball}})
		groups, mobilities := make([]int, len(m.Surfaces)), make([]rigid.Mobility, len(frames))
		groups[count] = 1
		for i := range mobilities {
			mobilities[i].InverseMass = 1
		}
		e := expect.Must(New(m, Options{Mobilities: mobilities, Groups: groups, Watched: [][]bool{{false, true}, {true, false}}}))
		boxes := make([]r3.Box, len(e.bodies))
		for step := range 200 {
			e.Drift(dt*float64(step+1), dt)
			for range 3 {
				for i := range frames {
					f := &frames[i]
					f.Position = r3.Add(f.Position, r3.Scale(dt/3, f.Velocity))
					f.Orientation = quat.Add(f.Orientation, quat.Scale(dt/6, quat.Mul(quat.Number{Imag: f.AngularVelocity.X, Jmag: f.AngularVelocity.Y, Kmag: f.AngularVelocity.Z}, f.Orientation)))
					f.Orientation = quat.Scale(1/quat.Abs(f.Orientation), f.Orientation)
				}
				e.bounds.due = e.bounds.due || always
				now := make([]rigid.Wrench, len(frames))
				expect.Must(0, e.Contact(frames, now, nil))
				wrenches = append(wrenches, now...)
				for i := range e.bodies {
					if e.bounds.fresh[i] {
						worked++
					}
					boxes[i] = vec.Inflate(e.outlines[i].bounds(frames), e.margin/2)
				}
			}
			if e.broad.UpdateOf(boxes, nil) {
				t.Fatalf("step %d: bodies have left their enlarged boxes", step)
			}
			touching = max(touching, len(e.current))
			expect.Must(0, e.Commit())
		}
		return wrenches, worked, touching
	}
	want, all, touching := play(true)
	if all != 3*200*(count+1) || touching < 3 {
		t.Fatalf("%d bounds, %d contacts at once", all, touching)
	}
	got, worked, _ := play(false)
	if !slices.Equal(got, want) {
		t.Error("other forces")
	}
	if worked > all/3 {
		t.Errorf("%d of %d bounds", worked, all)
	}
	t.Logf("%d of %d bounds, up to %d contacts at once", worked, all, touching)
}
