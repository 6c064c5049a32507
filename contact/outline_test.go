package contact

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// The bounds of the outline of a round body are those of the body where it is placed.
func TestOutline(t *testing.T) {
	at := rigid.Placement{Position: r3.Vec{X: 0.3, Y: -0.2, Z: 0.1}, Orientation: expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: -1}, 0.7)}
	capsule := geometry.Capsule{A: r3.Vec{X: -0.2, Y: 0.1}, B: r3.Vec{X: 0.3, Z: 0.2}, Radius: 0.05}
	r := rand.New(rand.NewPCG(1, 2))
	for name, s := range map[string]dem.Surface{
		"ball":           {Shape: geometry.Sphere{Radius: 0.1}, Carrier: dem.Attached{Frame: 1}},
		"ball aside":     {Shape: geometry.Sphere{Radius: 0.1}, Carrier: dem.Attached{Frame: 1, At: at}},
		"capsule":        {Shape: capsule, Carrier: dem.Attached{Frame: 0}},
		"capsule aside":  {Shape: capsule, Carrier: dem.Attached{Frame: 0, At: at}},
		"strand":         {Shape: geometry.Capsule{Radius: 0.02}, Carrier: dem.Strand{Frames: [2]int{0, 1}}},
		"strand at arms": {Shape: geometry.Capsule{Radius: 0.02}, Carrier: dem.Strand{Frames: [2]int{1, 0}, Ends: [2]r3.Vec{{X: 0.1}, {Y: 0.2}}}},
	} {
		x := expect.Must(newBody(0, &s, dem.FramePairs([]dem.Surface{s}), nil))
		o := newOutline(&x)
		if !o.round {
			t.Fatalf("%s: no outline", name)
		}
		for range 20 {
			frames := make([]rigid.Frame, 2)
			for i := range frames {
				frames[i] = rigid.Frame{Position: r3.Vec{X: r.NormFloat64(), Y: r.NormFloat64(), Z: r.NormFloat64()}, Orientation: expect.TurnAbout(r3.Vec{X: r.NormFloat64(), Y: 1, Z: r.NormFloat64()}, 3*r.Float64())}
			}
			x.moveTo(0, frames)
			if b := o.bounds(frames); !expect.CloseTo(b.Min, x.worldBounds.Min, 1e-14) || !expect.CloseTo(b.Max, x.worldBounds.Max, 1e-14) {
				t.Errorf("%s: %v, want %v", name, b, x.worldBounds)
			}
		}
	}
}

// A ball flies into a net that crumples, in steps of three trials: contacts and forces have the same bits where all strands and knots are placed in every trial as where only those
// are that come near something, and few are.
func TestOnlyWhatIsNearIsPlaced(t *testing.T) {
	const dt = 1e-4
	play := func(all bool) (wrenches []rigid.Wrench, contacts []bodyContact, placed int) {
		e, frames := newNet(30, quat.Number{Real: 1}, 1)
		if all {
			for i := range e.outlines {
				e.outlines[i].round = false
			}
		}
		now, trial := make([]rigid.Wrench, len(frames)), make([]rigid.Frame, len(frames))
		for step := range 85 {
			for i := range frames {
				f := &frames[i]
				f.Velocity = r3.Vec{X: 40 * float64(i%3-1), Y: -250 * f.Position.Y, Z: 20 * float64(i%2)}
				f.Position = r3.Add(f.Position, r3.Scale(dt, f.Velocity))
			}
			e.Drift(dt*float64(step+1), dt)
			for n := range 3 {
				copy(trial, frames)
				for i := range trial {
					trial[i].Position.X += 1e-5 * float64(n*(i%5-2))
				}
				expect.Must(0, e.Contact(trial, now, nil))
			}
			wrenches, contacts = append(wrenches, now...), append(contacts, e.current...)
			for i := range e.bodies {
				if e.bodies[i].step == e.step {
					placed++
				}
			}
			expect.Must(0, e.Commit())
		}
		return wrenches, contacts, placed
	}
	forces, contacts, placed := play(false)
	want, all, every := play(true)
	if !slices.Equal(forces, want) || !slices.Equal(contacts, all) {
		t.Errorf("%d contacts with other bits than %d", len(contacts), len(all))
	}
	if len(contacts) < 1000 || placed > every/2 {
		t.Errorf("%d contacts, %d of %d bodies placed", len(contacts), placed, every)
	}
}
