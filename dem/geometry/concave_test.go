package geometry

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// hook is the outline of an L.
var hook = [][2]float64{{0, 0}, {2, 0}, {2, 0.6}, {0.7, 0.6}, {0.7, 1.8}, {0, 1.8}}

// star is an outline of so many points.
func star(points int) (outline [][2]float64) {
	for k := range 2 * points {
		radius := 1.2
		if k%2 == 1 {
			radius = 0.5
		}
		sin, cos := math.Sincos(math.Pi * float64(k) / float64(points))
		outline = append(outline, [2]float64{radius * cos, radius * sin})
	}
	return outline
}

func concavePrism(t testing.TB, outline [][2]float64, height, rounding float64) (*Polyhedron, PolyhedronBulk) {
	t.Helper()
	p, bulk, err := NewConcavePolyhedron(expect.Must(PrismFacets(outline, height)), rounding)
	if err != nil {
		t.Fatal(err)
	}
	return p, bulk
}

// cubes is the surface of cubes of a width that fill some cells of a grid.
func cubes(width float64, cells ...[3]int) (f Facets) {
	full := map[[3]int]bool{}
	for _, c := range cells {
		full[c] = true
	}
	for _, c := range cells {
		for axis := range 3 {
			for side := range 2 {
				to := c
				to[axis] += 2*side - 1
				if full[to] {
					continue
				}
				first := int32(len(f.Vertices))
				for k := range 4 {
					p := [3]float64{float64(c[0]), float64(c[1]), float64(c[2])}
					p[axis] += float64(side)
					u, v := float64(k>>1), float64((k&1)^(k>>1))
					if side == 0 {
						u, v = v, u
					}
					p[(axis+1)%3] += u
					p[(axis+2)%3] += v
					f.Vertices = append(f.Vertices, r3.Scale(width, r3.Vec{X: p[0], Y: p[1], Z: p[2]}))
				}
				f.Triangles = append(f.Triangles, [3]int32{first, first + 2, first + 1}, [3]int32{first, first + 3, first + 2})
			}
		}
	}
	return f.Weld(-1)
}

// pitted are a cube that lacks a corner, a bowl and a ring.
func pitted(t testing.TB, rounding float64) (list []*Polyhedron) {
	t.Helper()
	var notch, bowl, ring [][3]int
	for i := range 27 {
		c := [3]int{i % 3, i / 3 % 3, i / 9}
		middle := c[0] == 1 && c[1] == 1
		if c[0] < 2 && c[1] < 2 && c[2] < 2 && c != [3]int{1, 1, 1} {
			notch = append(notch, c)
		}
		if c[2] < 2 && !(middle && c[2] == 1) {
			bowl = append(bowl, c)
		}
		if c[2] == 0 && !middle {
			ring = append(ring, c)
		}
	}
	for _, f := range []Facets{cubes(0.8, notch...), cubes(0.7, bowl...), cubes(0.7, ring...)} {
		p, bulk, err := NewConcavePolyhedron(f, rounding)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(len(p.Vertices), "corners,", len(p.Edges), "edges,", len(p.parts), "parts,", bulk.Volume, "m3")
		list = append(list, p)
	}
	return list
}

// A corner in a pit of three walls touches all of them: V of each, less V at the three edges between them, and V at the pit's corner.
func TestStandingInPit(t *testing.T) {
	var cells [][3]int
	for i := range 7 {
		cells = append(cells, [3]int{i & 1, i >> 1 & 1, i >> 2})
	}
	const reach = 0.3
	p, bulk, err := NewConcavePolyhedron(cubes(1, cells...), 0.1)
	if err != nil {
		t.Fatal(err)
	}
	placed := turned(p, 1, quat.Number{Real: 1})
	one := func(d ...float64) float64 {
		sum := 0.0
		for _, x := range d {
			sum += x * x
		}
		return math.Pow(max(reach-math.Sqrt(sum), 0), 2.5)
	}
	for _, d := range [][3]float64{{0.1, 0.12, 0.15}, {0.02, 0.2, 0.1}, {0.25, 0.25, 0.25}} {
		local := bulk.toAxes(r3.Vec{X: 1 + d[0], Y: 1 + d[1], Z: 1 + d[2]})
		want := one(d[0]) + one(d[1]) + one(d[2]) - one(d[0], d[1]) - one(d[1], d[2]) - one(d[2], d[0]) + one(d[0], d[1], d[2])
		if got, _, _, _ := standEnergy(placed, local, reach); !expect.Near(got, want, 1e-9) {
			t.Errorf("%v: %.12g, want %.12g", d, got, want)
		}
	}
}

// An L, rounded, weighs what the sum over its slices does: the outline moved out by q has the area A + P q + (5π/4 - 1) q².
func TestRoundedHook(t *testing.T) {
	const height, r = 0.8, 0.15
	p, bulk := concavePrism(t, hook, height, r)
	area, around := 2*0.6+0.7*1.2, 7.6
	slice := func(q float64) float64 { return area + around*q + (1.25*math.Pi-1)*q*q }
	want, second := height*slice(r), slice(r)*math.Pow(height, 3)/12
	const n = 20000
	for k := range n {
		angle := (float64(k) + 0.5) / n * math.Pi / 2
		z, q, d := height/2+r*math.Sin(angle), r*math.Cos(angle), r*math.Cos(angle)*math.Pi/2/n
		want += 2 * slice(q) * d
		second += 2 * z * z * slice(q) * d
	}
	t.Log(bulk.Volume/want - 1)
	if !expect.Near(bulk.Volume, want, 1e-4) {
		t.Errorf("volume %.9g, want %.9g", bulk.Volume, want)
	}
	// The greatest moment is that about z: the others sum to it and twice the integral of z².
	m := bulk.Moments
	if zz := 0.5 * (m.X + m.Y - m.Z); !expect.Near(zz, second, 1e-4) {
		t.Errorf("integral of z² %.9g, want %.9g", zz, second)
	}
	if len(p.Vertices) != 12 || len(p.Edges) != 17 { // all corners are of edges that stand out, of which the hollow one is none
		t.Errorf("%d corners, %d edges", len(p.Vertices), len(p.Edges))
	}
}

// The convex parts of a star fill it, and each point of it counts once.
func TestPartsFill(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, outline := range [][][2]float64{hook, star(3), star(5), {{0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}} {
		p, bulk := concavePrism(t, outline, 0.8, 0.1)
		core := expect.Must(NewMesh(expect.Must(PrismFacets(outline, 0.8)), MeshOptions{Solid: true}))
		inside := 0
		for range 4000 {
			x := r3.Add(bulk.Centre, r3.Scale(1.8, expect.RandomVec(rng, 1)))
			q := bulk.toAxes(x)
			sum := 0.0
			for i := range p.parts {
				part := &p.parts[i]
				if _, _, in := part.NearestPoint(q, math.Inf(1)); in && part.solid {
					sum += part.share
				}
			}
			away := core.SignedDistance(x)
			if sum != 0 {
				inside++
			}
			if want := 0.0; away < 0 {
				want = 1
				if sum != want {
					t.Fatalf("%d corners: %v counts %g times", len(outline), q, sum)
				}
			} else if sum != 0 {
				t.Fatalf("%d corners: %v counts %g times, and is outside", len(outline), q, sum)
			}
		}
		t.Log(len(outline), "corners:", len(p.parts), "parts and what they have in common,", inside, "points inside of", core.Bounds())
	}
}

// standEnergy is the energy of a point beside a core with V = δ^2.5, and the force on it.
func standEnergy(p *PlacedPolyhedron, q r3.Vec, reach float64) (energy float64, force r3.Vec, feet []foot, inside bool) {
	feet, inside = p.standing(nil, q, reach)
	for _, f := range feet {
		energy += f.share * math.Pow(reach-f.distance, 2.5)
		force = r3.Add(force, r3.Scale(2.5*f.share*math.Pow(reach-f.distance, 1.5)/f.distance, r3.Sub(q, f.at)))
	}
	return energy, force, feet, inside
}

// Over a flat face a point has one contact wherever parts meet, in a notch one with each wall less what the hollow edge between them takes, which ends the contact with a wall where the wall ends.
func TestStandingHasNoSeams(t *testing.T) {
	p, bulk := concavePrism(t, hook, 0.8, 0.1)
	placed := turned(p, 1.5, r3Random(rand.New(rand.NewPCG(7, 8))))
	const reach = 0.2
	at := func(x, y, z float64) r3.Vec { // in the axes of the outline
		d := r3.Sub(r3.Vec{X: x, Y: y, Z: z}, bulk.Centre)
		local := r3.Vec{X: r3.Dot(bulk.Axes[0], d), Y: r3.Dot(bulk.Axes[1], d), Z: r3.Dot(bulk.Axes[2], d)}
		return placed.toWorld(local)
	}
	one := func(d float64) float64 { return math.Pow(max(reach-1.5*d, 0), 2.5) }
	for _, x := range []float64{-0.04, 0.2, 0.65, 0.7, 0.75, 1.2, 2.05} { // along the lower side, across the seam at 0.7
		over := math.Hypot(max(-x, x-2, 0), 0.1)
		if got, _, _, _ := standEnergy(placed, at(x, -0.1, 0.1), reach); !expect.Near(got, one(over), 1e-9) {
			t.Errorf("at %g below: %.12g, want %.12g", x, got, one(over))
		}
	}
	for _, d := range [][2]float64{{0.05, 0.08}, {0.02, 0.12}, {0.1, 0.1}} {
		want := one(d[0]) + one(d[1]) - one(math.Hypot(d[0], d[1]))
		if got, _, _, _ := standEnergy(placed, at(0.7+d[0], 0.6+d[1], -0.1), reach); !expect.Near(got, want, 1e-9) {
			t.Errorf("%v in the notch: %.12g, want %.12g", d, got, want)
		}
	}
}

// What a core is cut into makes no difference to what touches it: the star's is the same however it is turned when it is cut.
func TestEnergyDoesNotDependOnTheParts(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	facets := expect.Must(PrismFacets(star(4), 0.8))
	one, bulk, err := NewConcavePolyhedron(facets, 0.1)
	if err != nil {
		t.Fatal(err)
	}
	shuffled := Facets{Vertices: facets.Vertices}
	for _, k := range rng.Perm(len(facets.Triangles)) {
		shuffled.Triangles = append(shuffled.Triangles, facets.Triangles[k])
	}
	o, err := newOutline(expect.Must(NewMesh(shuffled, MeshOptions{Solid: true})))
	if err != nil {
		t.Fatal(err)
	}
	// A first cut across the whole star, aslant.
	n, all := r3.Unit(r3.Vec{X: 1, Y: 0.3, Z: 0.2}), make([]int32, len(o.Triangles))
	for i := range all {
		all[i] = int32(i)
	}
	whole := expect.Must(o.convex(o.Vertices))
	var parts []polyhedronPart
	for _, s := range [2]float64{1, -1} {
		parts = expect.Must(o.cut(parts, expect.Must(o.convex(whole.below(r3.Scale(s, n), 0.05*s, 1e-9))), all))
	}
	for i := range parts {
		parts[i].of, parts[i].share = 1<<i, 1
	}
	other := &Polyhedron{Vertices: o.vertices, Edges: o.edges, Rounding: 0.1, Radius: 3, parts: expect.Must(o.intersections(parts))}
	for i := range other.parts {
		other.parts[i].setBox()
	}
	if len(other.parts) == len(one.parts) {
		t.Errorf("%d parts in both", len(one.parts))
	}
	placed, cut := turned(one, 1, quat.Number{Real: 1}), turned(other, 1, quat.Number{Real: 1})
	touched := 0
	for range 20000 {
		q := r3.Scale(1.6, expect.RandomVec(rng, 1))
		d := r3.Sub(q, bulk.Centre)
		local := r3.Vec{X: r3.Dot(bulk.Axes[0], d), Y: r3.Dot(bulk.Axes[1], d), Z: r3.Dot(bulk.Axes[2], d)}
		a, _, _, in := standEnergy(placed, local, 0.2)
		b, _, _, also := standEnergy(cut, q, 0.2)
		if in != also {
			t.Fatalf("%v is inside of one", q)
		}
		if in || a == 0 {
			continue
		}
		touched++
		if math.Abs(a-b) > 1e-9*math.Pow(0.2, 2.5) {
			t.Fatalf("%v: %.12g and %.12g", q, a, b)
		}
	}
	t.Log(touched, len(one.parts), len(other.parts))
}

// A cube that is cut as cores that are not convex are acts as the cube does.
func TestConvexAsConcave(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	cube, _, err := NewPolyhedron(cubeCorners(1, 1.2, 1.5), 0.15)
	if err != nil {
		t.Fatal(err)
	}
	same, _, err := NewConcavePolyhedron(BoxFacets(r3.Vec{X: 1, Y: 1.2, Z: 1.5}), 0.15)
	if err != nil {
		t.Fatal(err)
	}
	other := pebble(t, rng, 9, 0.1)
	touched := 0
	for range 2000 {
		qa, qb := r3Random(rng), r3Random(rng)
		d := r3.Scale(1.2+1.0*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
		placed := turned(same, 1, qa)
		energy, force, _, _, ok := pressed(placed, turned(other, 1, qb), d)
		// The axes of both are those of the moments, of which the signs may differ: a box is the same by turns of half.
		want, wantForce, _, _, also := pressed(turned(cube, 1, qa), turned(other, 1, qb), d)
		if ok != also {
			continue // one that comes near its core
		}
		if want > 0 {
			touched++
		}
		if !expect.Near(energy, want, 1e-6) && math.Abs(energy-want) > 1e-9 || !expect.CloseTo(force, wantForce, 1e-5*(1+r3.Norm(wantForce))) {
			t.Fatalf("energy %g, force %v; want %g, %v", energy, force, want, wantForce)
		}
	}
	if touched < 100 {
		t.Errorf("only %d touched", touched)
	}
}

// Forces and torques are the derivatives of one energy, in notches too.
func TestConcavePolyhedraHaveAPotential(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	shapes := []*Polyhedron{NewBall(0.3), pebble(t, rng, 10, 0.1)}
	for _, outline := range [][][2]float64{hook, star(3), star(5)} {
		p, _ := concavePrism(t, outline, 0.8, 0.12)
		shapes = append(shapes, p)
	}
	shapes = append(shapes, pitted(t, 0.12)...)
	touched := 0
	for range 8000 {
		a, b := shapes[rng.IntN(len(shapes))], shapes[2+rng.IntN(len(shapes)-2)]
		if rng.IntN(2) == 0 {
			a, b = b, a
		}
		qa, qb := r3Random(rng), r3Random(rng)
		d := r3.Scale(0.4+2*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
		if checkSlopes(t, a, b, qa, qb, d, func(energy, force float64) float64 { return 1e-3*(force+energy) + 1e-7 }) {
			touched++
		}
	}
	t.Log(touched)
	if touched < 300 {
		t.Errorf("only %d touched", touched)
	}
}

// torus is a ring of so many triangles around it and half as many around its tube.
func torus(n int) (f Facets) {
	place := func(i, k int) int32 { return int32(i%n*(n/2) + k%(n/2)) }
	for i := range n {
		for k := range n / 2 {
			sinA, cosA := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			sinB, cosB := math.Sincos(4 * math.Pi * float64(k) / float64(n))
			r := 1 + 0.4*cosB
			f.Vertices = append(f.Vertices, r3.Vec{X: r * cosA, Y: r * sinA, Z: 0.4 * sinB})
			f.Triangles = append(f.Triangles, [3]int32{place(i, k), place(i+1, k), place(i+1, k+1)}, [3]int32{place(i, k), place(i+1, k+1), place(i, k+1)})
		}
	}
	return f
}

// A coarse torus is cut into convex parts that fill it; one of too many is refused, soon.
func TestTorusOfParts(t *testing.T) {
	p, bulk, err := NewConcavePolyhedron(torus(12), 0.001)
	if err != nil {
		t.Fatal(err)
	}
	if core := expect.Must(NewMesh(torus(12), MeshOptions{Solid: true})).bulk().Volume; bulk.Volume < core || bulk.Volume > 1.01*core {
		t.Errorf("%d parts: volume %g, its core's %g", len(p.parts), bulk.Volume, core)
	}
	if _, _, err := NewConcavePolyhedron(torus(40), 0.001); !errors.Is(err, errManyParts) {
		t.Errorf("%v, want %v", err, errManyParts)
	}
}
