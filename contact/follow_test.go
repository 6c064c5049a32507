package contact

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/contact/narrowphase"
	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// forget has the next trial search all pairs.
func forget(e *Engine) {
	for i := range e.current {
		e.current[i].Search.Overlap = math.NaN()
	}
}

// Contacts that are followed from the first trial of a step lie where a search finds them, for all pairs of shapes in random poses: off by the square of the motion.
func TestFollowedContacts(t *testing.T) {
	const poses, way = 20, 1e-7
	names, shapes := gradientShapes()
	rng := rand.New(rand.NewPCG(11, 12))
	followedAny := 0
	try := func(name string, x, on dem.Surface, others ...func() rigid.Frame) {
		for range poses {
			frames := []rigid.Frame{randomPose(rng, 1)}
			for _, other := range others {
				frames = append(frames, other())
			}
			e := elasticEngine([]dem.Surface{x, on}, len(frames))
			if !land(e, frames) {
				continue
			}
			e.Drift(1e-5, 1e-5)
			expect.Must(0, e.Contact(frames, nil, nil))
			moved := slices.Clone(frames)
			for i := range moved {
				for axis := range 6 {
					shift(&moved[i], axis, way*(rng.Float64()-0.5))
				}
			}
			expect.Must(0, e.Contact(moved, nil, nil))
			got := slices.Clone(e.current)
			forget(e)
			e.evaluated = false
			expect.Must(0, e.Contact(moved, nil, nil))
			for i := range got {
				a := &got[i]
				k := slices.IndexFunc(e.current, func(b bodyContact) bool { return b.Features == a.Features && r3.Norm(r3.Sub(b.Point, a.Point)) < 1e-5 })
				if k < 0 || a.Search == e.current[k].Search {
					continue // a point that has come or gone, or one that has been searched
				}
				followedAny++
				b := &e.current[k]
				// The point of edges that are nearly parallel slides far.
				if d, n := math.Abs(a.Overlap-b.Overlap), r3.Norm(r3.Sub(a.Normal, b.Normal)); d > 2e-4*way || n > 1e-3*way/a.Radius+1e-12 {
					t.Errorf("%s: overlap %.12g, normal %.12g, want %.12g, %.12g", name, a.Overlap, a.Normal, b.Overlap, b.Normal)
				}
			}
		}
	}
	for i, name := range names {
		try(name+" on plane", onFrame(0, shapes[i]), floor)
		try(name+" on strand", onFrame(0, shapes[i]), strandOn(1, 0.01),
			func() rigid.Frame { return at(-0.03, -0.3, 0, r3.Vec{Z: 1}, 0.2) }, func() rigid.Frame { return at(0.03, 0.3, 0.01, r3.Vec{Y: 1}, 0.2) })
		for j := i; j < len(names); j++ {
			if narrowphase.Supported(shapes[i], shapes[j]) == nil {
				try(name+" on "+names[j], onFrame(0, shapes[i]), onFrame(1, shapes[j]), func() rigid.Frame { return randomPose(rng, 0) })
			}
		}
	}
	if followedAny < 500 {
		t.Errorf("%d contacts were followed", followedAny)
	}
}

// Two balls that do not touch in the first trial of a step come to touch in a later one as soon as they are deeper than what is let pass, and no later than with the next step.
func TestContactsThatBeginWithinAStep(t *testing.T) {
	const radius, gap = 0.1, 1e-8
	ball := geometry.Sphere{Radius: radius}
	e := elasticEngine([]dem.Surface{{Name: "a", Shape: ball, Carrier: dem.Attached{Frame: 0}}, {Name: "b", Shape: ball, Carrier: dem.Attached{Frame: 1}}}, 2)
	depth := func(nearer float64) float64 {
		frames := []rigid.Frame{{Orientation: quat.Number{Real: 1}}, {Position: r3.Vec{Z: 2*radius + gap - nearer}, Orientation: quat.Number{Real: 1}}}
		expect.Must(0, e.Contact(frames, nil, nil))
		if len(e.current) == 0 {
			return 0
		}
		return e.current[0].Overlap
	}
	passed := unmet * radius / 2
	e.Drift(1e-4, 1e-4)
	for _, c := range [][2]float64{{0, 0}, {0.5 * passed, 0}, {2 * passed, 2*passed - gap}, {0.5 * passed, 0.5*passed - gap}, {0, 0}} {
		if got := depth(c[0]); math.Abs(got-c[1]) > 1e-15 {
			t.Errorf("%g m nearer than in the first trial they are %g m deep, want %g m", c[0], got, c[1])
		}
	}
	expect.Must(0, e.Commit())
	e.Drift(2e-4, 1e-4)
	if got, want := depth(0.5*passed), 0.5*passed-gap; math.Abs(got-want) > 1e-15 {
		t.Errorf("in the next step they are %g m deep, want %g m", got, want)
	}
}
