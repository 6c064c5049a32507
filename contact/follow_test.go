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

// Hulls in a heap that move as one, and hardly from one another, go on with the contacts of the last step: where a search finds them, with the same force but for what shares have
// changed by. Once they have gone from one another they are searched.
func TestContactsThatGoOn(t *testing.T) {
	const near, far, off = 3e-8, 5e-6, 1e-4
	s := newHeap(t, 100, 1)
	e := s.contacts
	e.Drift(1e-4, 1e-4)
	expect.Must(0, e.Contact(s.frames, nil, nil))
	expect.Must(0, e.Commit())
	rng := rand.New(rand.NewPCG(7, 8))
	turn, by := expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: -1}, 1e-5), r3.Vec{X: 0.3, Z: -0.2}
	next := func(way float64) (goneOn, searched []bodyContact) {
		frames := slices.Clone(s.frames)
		for i := range frames {
			f := &frames[i]
			f.Position, f.Orientation = r3.Add(by, rigid.Rotate(turn, f.Position)), quat.Mul(turn, f.Orientation)
			for axis := range 6 {
				shift(f, axis, way*(rng.Float64()-0.5))
			}
		}
		for k := range 2 {
			for i := range e.previous {
				if k == 1 { // have all pairs searched
					e.previous[i].Search.Overlap = math.NaN()
				}
			}
			e.Drift(2e-4, 1e-4)
			expect.Must(0, e.Contact(frames, nil, nil))
			goneOn, searched = searched, slices.Clone(e.current)
		}
		return goneOn, searched
	}
	overlaps := map[int]float64{}
	for i := range e.previous {
		overlaps[i] = e.previous[i].Search.Overlap
	}
	push := func(of []bodyContact, pair *identity) (force r3.Vec, size float64) {
		for i := range of {
			if c := &of[i]; c.samePair(pair) {
				f := c.Weight * e.elasticForce(c)
				force, size = r3.Add(force, r3.Scale(f, c.Normal)), size+f
			}
		}
		return force, size
	}
	goneOn, searched := next(near)
	pairs, all, others := 0, 0, 0
	for i := range goneOn {
		c := &goneOn[i]
		if e.isWall(c.Surface2) || i > 0 && c.samePair(&goneOn[i-1].identity) {
			continue
		}
		all++
		if c.former < 0 || c.Search.Overlap != overlaps[int(c.former)] || c.Weight != e.previous[c.former].Weight {
			continue
		}
		if c.Start != e.previous[c.former].End {
			t.Fatalf("contact %d starts with %v", i, c.Start)
		}
		pairs++
		got, size := push(goneOn, &c.identity)
		if want, _ := push(searched, &c.identity); r3.Norm(r3.Sub(got, want)) > off*size {
			others++
		}
	}
	if all < 80 || pairs < all*9/10 || others > pairs/50 {
		t.Errorf("%d of %d pairs have gone on, %d of them with another force", pairs, all, others)
	}
	for i := range e.previous {
		e.previous[i].Search.Overlap = overlaps[i]
	}
	goneOn, searched = next(far)
	if !slices.EqualFunc(goneOn, searched, func(a, b bodyContact) bool { return a.Search == b.Search }) {
		t.Error("not all contacts have been searched")
	}
}
