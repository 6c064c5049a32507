package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// cubeCorners are the corners of a box about the origin.
func cubeCorners(x, y, z float64) (list []r3.Vec) {
	for k := range 8 {
		list = append(list, r3.Vec{X: x * (float64(k&1) - 0.5), Y: y * (float64(k>>1&1) - 0.5), Z: z * (float64(k>>2&1) - 0.5)})
	}
	return list
}

// pebble is a random polyhedron.
func pebble(t testing.TB, rng *rand.Rand, corners int, rounding float64) *Polyhedron {
	t.Helper()
	var points []r3.Vec
	for range corners {
		points = append(points, r3.Unit(expect.RandomVec(rng, 1)))
	}
	p, _, err := NewPolyhedron(points, rounding)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The volume of a rounded box is Steiner's; its moments are those of its pieces: a box, slabs, quarters of cylinders and eighths of a sphere, about the middle.
func TestRoundedBox(t *testing.T) {
	const a, b, c, r = 0.7, 1.1, 1.6, 0.23
	shift := r3.Vec{X: 3, Y: -2, Z: 1}
	var points []r3.Vec
	for _, p := range cubeCorners(a, b, c) {
		points = append(points, r3.Add(shift, p))
	}
	p, bulk, err := NewPolyhedron(points, r)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Vertices) != 8 || len(p.Edges) != 12 || len(p.Faces) != 6 {
		t.Fatalf("%d vertices, %d edges, %d faces", len(p.Vertices), len(p.Edges), len(p.Faces))
	}
	if want := a*b*c + 2*r*(a*b+b*c+c*a) + math.Pi*r*r*(a+b+c) + 4.0/3*math.Pi*r*r*r; !expect.Near(bulk.Volume, want, 1e-10) {
		t.Errorf("volume %.15g, want %.15g", bulk.Volume, want)
	}
	if !expect.CloseTo(bulk.Centre, shift, 1e-12) {
		t.Errorf("centre %v", bulk.Centre)
	}
	// The integral of z² over the whole, by slices of z: rectangles rounded by √(r² - (z - c/2)²) beyond the core.
	second := func(a, b, c float64) float64 {
		slice := func(q float64) float64 { return a*b + 2*q*(a+b) + math.Pi*q*q }
		sum := slice(r) * c * c * c / 12
		const n = 20000
		for k := range n {
			angle := (float64(k) + 0.5) / n * math.Pi / 2
			z, q := c/2+r*math.Sin(angle), r*math.Cos(angle)
			sum += 2 * z * z * slice(q) * r * math.Cos(angle) * math.Pi / 2 / n
		}
		return sum
	}
	x, y, z := second(b, c, a), second(c, a, b), second(a, b, c)
	for _, m := range [][2]float64{{bulk.Moments.X, x + y}, {bulk.Moments.Y, x + z}, {bulk.Moments.Z, y + z}} {
		if !expect.Near(m[0], m[1], 1e-8) {
			t.Errorf("moment %.12g, want %.12g", m[0], m[1])
		}
	}
}

// A polyhedron of many corners on a sphere, rounded, weighs nearly what the larger sphere does.
func TestRoundedBall(t *testing.T) {
	f := SphereFacets(1, 3)
	_, bulk, err := NewPolyhedron(f.Vertices, 0.5)
	if err != nil {
		t.Fatal(err)
	}
	own := rigid.SolidSphere(1, 1.5)
	if !expect.Near(bulk.Volume, own.Mass, 0.01) || !expect.Near(bulk.Moments.X, own.Inertia, 0.02) || bulk.Volume > own.Mass {
		t.Errorf("volume %g and moment %g, of the sphere %g and %g", bulk.Volume, bulk.Moments.X, own.Mass, own.Inertia)
	}
}

// The surface that pictures draw is closed and lies in the whole: its volume is a little less.
func TestPolyhedronFacets(t *testing.T) {
	p := pebble(t, rand.New(rand.NewPCG(1, 2)), 12, 0.1)
	f := p.Facets()
	m, err := NewMesh(f, MeshOptions{})
	if err != nil {
		t.Fatal(err)
	}
	m.Solid = true
	drawn, whole := m.bulk(), p.bulk()
	if !(drawn.Volume < whole.Volume && drawn.Volume > 0.98*whole.Volume) {
		t.Errorf("drawn with a volume of %g, is %g", drawn.Volume, whole.Volume)
	}
}

// turned is the polyhedron in an orientation.
func turned(p *Polyhedron, scale float64, q quat.Number) *PlacedPolyhedron {
	placed := &PlacedPolyhedron{Corners: make([]r3.Vec, len(p.Vertices))}
	placed.Place(p, scale, [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})})
	return placed
}

// pressed is the energy of two polyhedra with V = δ^2.5, and the force on the first and the torques about both centres.
func pressed(a, b *PlacedPolyhedron, d r3.Vec) (energy float64, force, torqueA, torqueB r3.Vec, ok bool) {
	var (
		p    PolyhedronPair
		axis r3.Vec
	)
	ok = p.Find(a, b, d, &axis)
	reach := a.Rounding() + b.Rounding()
	for _, c := range p.Contacts {
		sum := 0.0
		for _, t := range p.Terms[c.First:c.Last] {
			deep := reach - t.Distance
			sum += t.Share * math.Pow(deep, 2.5)
			f := r3.Scale(c.Factor*t.Share*2.5*math.Pow(deep, 1.5)/t.Distance, r3.Sub(t.A, t.B))
			force = r3.Add(force, f)
			torqueA = r3.Add(torqueA, r3.Cross(r3.Sub(t.A, d), f))
			torqueB = r3.Sub(torqueB, r3.Cross(t.B, f))
		}
		energy += c.Factor * sum
		torqueA = r3.Sub(torqueA, r3.Scale(sum, c.Slope))
		torqueB = r3.Add(torqueB, r3.Scale(sum, c.Slope))
	}
	return energy, force, torqueA, torqueB, ok
}

// checkSlopes holds the force and the torques of two polyhedra, the second of which is larger, to differences of their energy, within what is allowed by the sizes of the energy and of the force. It tells whether the two touch.
func checkSlopes(t *testing.T, a, b *Polyhedron, qa, qb quat.Number, d r3.Vec, allowed func(energy, force float64) float64) bool {
	t.Helper()
	energy, force, torqueA, torqueB, ok := pressed(turned(a, 1, qa), turned(b, 1.2, qb), d)
	if !ok || energy == 0 {
		return false
	}
	const h = 1e-6
	most := allowed(math.Abs(energy), r3.Norm(force))
	for axis, n := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		at := func(k float64) (shift, first, second float64) {
			q := expect.TurnAbout(n, k*h)
			shift, _, _, _, _ = pressed(turned(a, 1, qa), turned(b, 1.2, qb), r3.Add(d, r3.Scale(k*h, n)))
			first, _, _, _, _ = pressed(turned(a, 1, quat.Mul(q, qa)), turned(b, 1.2, qb), d)
			second, _, _, _, _ = pressed(turned(a, 1, qa), turned(b, 1.2, quat.Mul(q, qb)), d)
			return shift, first, second
		}
		s1, a1, b1 := at(1)
		s0, a0, b0 := at(-1)
		for what, x := range map[string][2]float64{"force": {r3.Dot(force, n), -(s1 - s0) / (2 * h)}, "torque": {r3.Dot(torqueA, n), -(a1 - a0) / (2 * h)}, "torque on the second": {r3.Dot(torqueB, n), -(b1 - b0) / (2 * h)}} {
			if math.Abs(x[0]-x[1]) > most {
				t.Fatalf("%s along %d: %g, by differences %g; %g are allowed", what, axis, x[0], x[1], most)
			}
		}
	}
	return true
}

// Forces and torques are the derivatives of one energy, wherever two polyhedra touch: with corners, edges and faces, and near the ends of edges.
func TestPolyhedraHaveAPotential(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	touched := 0
	for range 3000 {
		a, b := pebble(t, rng, 4+rng.IntN(10), 0.15), pebble(t, rng, 4+rng.IntN(10), 0.1)
		qa, qb := r3Random(rng), r3Random(rng)
		if rng.IntN(3) == 0 {
			a = NewBall(0.8)
		}
		d := r3.Scale(0.9+1.2*rng.Float64(), r3.Unit(expect.RandomVec(rng, 1)))
		if checkSlopes(t, a, b, qa, qb, d, func(_, force float64) float64 { return 1e-4*force + 1e-8 }) {
			touched++
		}
	}
	if touched < 300 {
		t.Errorf("only %d touched", touched)
	}
	t.Log(touched)
}

func r3Random(rng *rand.Rand) quat.Number {
	return expect.TurnAbout(r3.Unit(expect.RandomVec(rng, 1)), 2*math.Pi*rng.Float64())
}
