package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// walk is a way of a over b: the centre of a is seen from that of b in directions from the first to the last of some, and a turns as it goes.
type walk struct {
	w     *Workspace
	a, b  *Placed
	along []r3.Vec // directions in b's axes
	start rigid.Frame
	axis  r3.Vec
	depth float64
}

// at is the pose at a part of the way, with a at some height over the middle of b.
func (k *walk) at(x, height float64) rigid.Frame {
	x *= float64(len(k.along) - 1)
	i := min(int(x), len(k.along)-2)
	u := r3.Unit(r3.Add(r3.Scale(1-(x-float64(i)), k.along[i]), r3.Scale(x-float64(i), k.along[i+1])))
	return rigid.Frame{Position: r3.Scale(height, u), Orientation: rigid.Compose(about(k.axis, 0.2*x), k.start.Orientation)}
}

// height is that at which a is to the depth in b.
func (k *walk) height(x float64) float64 {
	low, high := 0.0, 2.0
	deep := func(h float64) bool {
		k.a.Move(k.at(x, h))
		return least(k.w.Contacts(nil, k.a, k.b, 0)) < -k.depth
	}
	for h := high; h > 0; h -= 0.5 * k.depth {
		if deep(h) {
			low = h
			break
		}
		high = h
	}
	for range 40 {
		middle := (low + high) / 2
		if deep(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// TestForceIsContinuousOnWalks: the force of a body that is led from a face over an edge to a corner, over wires and about solids that are not convex, at one depth, has no jumps however
// closely one looks. Where the height of the way itself jumps, as an arm of a body gets out from behind another's, the way goes on from there.
func TestForceIsContinuousOnWalks(t *testing.T) {
	const depth, pieces = 0.004, 100
	angle, wire := meshBodies(t)["angle"], geometry.Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 0.02}
	round := map[string]geometry.Shape{"sphere": geometry.Sphere{Radius: 0.1}, "capsule": geometry.Capsule{A: r3.Vec{X: -0.2}, B: r3.Vec{X: 0.2}, Radius: 0.03}, "torus": geometry.Torus{Radius: 0.2, Tube: 0.04}}
	flat := map[string]geometry.Shape{"box": geometry.Box{Size: r3.Vec{X: 0.3, Y: 0.2, Z: 0.15}}, "rock": rock(t, 3, 20), "angle": angle}
	revolved := map[string]geometry.Shape{"cylinder": turnedBodies(t)["cylinder"], "truncated": turnedBodies(t)["truncated"], "pipe": shells(t)["pipe"], "bucket": shells(t)["bucket"]}
	solids := map[string]geometry.Shape{"cylinder": turnedBodies(t)["cylinder"], "disc": turnedBodies(t)["disc"], "cone": turnedBodies(t)["cone"], "truncated": turnedBodies(t)["truncated"]}
	block := r3.Vec{X: 0.6, Y: 0.5, Z: 0.4}
	for name, c := range map[string]struct {
		on   geometry.Shape
		what []map[string]geometry.Shape
	}{
		"box":   {geometry.Box{Size: block}, []map[string]geometry.Shape{round, flat, solids}},
		"mesh":  {meshOf(t, blockFacets(block, 2), true), []map[string]geometry.Shape{round, flat, solids}},
		"rock":  {rock(t, 3, 14), []map[string]geometry.Shape{solids}},
		"wire":  {wire, []map[string]geometry.Shape{round, flat, revolved}},
		"angle": {angle, []map[string]geometry.Shape{round, flat}},
		"drum":  {turnedBodies(t)["disc"], []map[string]geometry.Shape{solids}},
	} {
		for _, shapes := range c.what {
			for over, s := range shapes {
				for trip := range uint64(2) {
					r := rand.New(rand.NewPCG(71, 72+trip))
					walkOver(t, over+" over "+name, s, c.on, direct(r), r, depth, pieces)
				}
			}
		}
	}
}

// walkOver leads a over b on a way of some pieces.
func walkOver(t *testing.T, name string, over, on geometry.Shape, axis r3.Vec, r *rand.Rand, depth float64, pieces int) {
	t.Helper()
	var w Workspace
	a, b := placed(t, over, rigid.Frame{}), placed(t, on, rigid.Frame{})
	along := []r3.Vec{{X: 0.1, Y: 0.03, Z: 0.4}, {X: 0.6, Y: 0.05, Z: 0.4}, {X: 0.6, Y: 0.5, Z: 0.4}}
	k := walk{w: &w, a: &a, b: &b, along: along, start: rigid.Frame{Orientation: turned(r)}, axis: axis, depth: depth}
	from, smooth := k.height(0), 0
	for i := range pieces {
		x, y := float64(i)/float64(pieces), float64(i+1)/float64(pieces)
		to := k.height(y)
		if math.Abs(to-from) < 10*depth {
			smooth++
			left, before, after := jump(&w, &a, &b, func(s float64) rigid.Frame { return k.at(x+s*(y-x), from+s*(to-from)) })
			if left > 1e-4*depth {
				t.Errorf("%s at %g of the way: the force jumps by %.2g of the depth\n%+v\n%+v", name, x, left/depth, before, after)
			}
		}
		from = to
	}
	if smooth < pieces*9/10 {
		t.Errorf("%s: the way jumps in %d of %d pieces", name, pieces-smooth, pieces)
	}
}
