package narrowphase

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// The pieces that spread from where bodies part last have the corners, areas and parts of those that all faces over one another make, also where edges and corners
// lie over one another.
func TestSpread(t *testing.T) {
	const poses = 500
	rng := rand.New(rand.NewPCG(15, 16))
	var w Workspace
	ways, spreads := 0, 0
	try := func(name string, x, y *Placed) {
		s, length := &w.pair, min(x.round, y.round)
		s.place(x, y)
		if !s.search(0) {
			return
		}
		s.leaveWays()
		for i := range s.ways {
			way := &s.ways[i]
			o := &w.overlay
			o.polyhedra, o.sharp = [2]*polyhedron{x.polyhedron, y.polyhedron}, true
			middle := r3.Dot(way.normal, way.at)
			o.low, o.high = middle-way.distance/2-length, middle+way.distance/2+length
			o.begin(way.normal, &s.relative)
			got, ok := o.spread(nil, way, length)
			if ways++; !ok {
				continue
			}
			spreads++
			compareCandidates(t, name, got, w.overlayAll(nil, x, y, way, length), length, x.size)
		}
	}
	for i := range poses {
		x, y := placed(t, rock(t, 2*uint64(i), 12), rigid.Frame{}), placed(t, rock(t, 2*uint64(i)+1, 12), rigid.Frame{})
		x.Move(rigid.Frame{Position: r3.Scale(0.1+0.4*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1))), Orientation: about(expect.RandomVec(rng, 1), 3*rng.Float64())})
		try("hulls", &x, &y)
	}
	box := geometry.Box{Size: r3.Vec{X: 0.5, Y: 0.5, Z: 0.5}}
	ball := expect.Must(geometry.NewMesh(geometry.SphereFacets(0.25, 0), geometry.MeshOptions{Solid: true}))
	for _, shape := range []geometry.Shape{box, ball} {
		x, y := placed(t, shape, rigid.Frame{}), placed(t, shape, rigid.Frame{})
		for _, shift := range []r3.Vec{{Z: 0.49}, {X: 0.4, Z: 0.4}, {X: 0.25, Z: 0.4}, {X: 0.25, Y: 0.25, Z: 0.2}, {X: 0.49, Y: 0.49, Z: 0.49}, {Y: 0.3, Z: 0.3}} {
			for turn := range 4 {
				x.Move(rigid.Frame{Position: shift, Orientation: about(r3.Vec{Z: 1}, float64(turn)*math.Pi/2)})
				try("in line", &x, &y)
			}
		}
	}
	if spreads < ways*2/3 {
		t.Errorf("%d of %d ways spread", spreads, ways)
	}
}

// compareCandidates compares points in any order. Faces that are flat up to a tolerance tell each their height of a corner.
func compareCandidates(t *testing.T, name string, got, want []candidate, length, size float64) {
	t.Helper()
	large := func(list []candidate) []candidate {
		list = slices.DeleteFunc(list, func(c candidate) bool { return math.Abs(c.area) < 1e-9*length*length })
		slices.SortFunc(list, func(a, b candidate) int {
			return cmp.Or(cmp.Compare(a.Features[0], b.Features[0]), cmp.Compare(a.Features[1], b.Features[1]))
		})
		return list
	}
	got, want = large(got), large(want)
	if len(got) != len(want) {
		t.Fatalf("%s: %d points, want %d", name, len(got), len(want))
	}
	for i := range got {
		g, w := &got[i], &want[i]
		if g.Features != w.Features || math.Abs(g.area-w.area) > 1e-10*length*length || math.Abs(g.part-w.part) > flatSine || math.Abs(g.Distance-w.Distance) > flatSine*size || r3.Norm(r3.Sub(g.Position, w.Position)) > flatSine*size {
			t.Errorf("%s: %v of area %g and part %g, want %v of %g and %g", name, g.Point, g.area, g.part, w.Point, w.area, w.part)
		}
	}
}
