package geometry

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// placedSuperquadric is a shape in an orientation.
func placedSuperquadric(s *Superquadric, scale float64, q quat.Number) *PlacedSuperquadric {
	p := &PlacedSuperquadric{}
	p.Place(s, scale, [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})})
	return p
}

// anySuperquadric has random axes, at most three times as long as one another.
func anySuperquadric(t testing.TB, rng *rand.Rand, blockiness [2]float64) *Superquadric {
	t.Helper()
	s, _, _, err := NewSuperquadric(r3.Vec{X: 0.5 + rng.Float64(), Y: 0.5 + rng.Float64(), Z: 0.5 + rng.Float64()}, blockiness)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Two bodies that are put together so that they touch with a known normal and overlap are found to, from the line between their centres.
func TestSuperquadricsTouchAsPut(t *testing.T) {
	const deep = 0.003
	for _, n := range [][2]float64{{2, 2}, {2.5, 2}, {4, 4}, {6, 2}, {2, 6}, {6, 6}} {
		rng := rand.New(rand.NewPCG(3, 4))
		for range 400 {
			a := placedSuperquadric(anySuperquadric(t, rng, n), 1, r3Random(rng))
			b := placedSuperquadric(anySuperquadric(t, rng, n), 0.7, r3Random(rng))
			normal := r3.Unit(expect.RandomVec(rng, 1))
			p, q := r3.Scale(1/a.Scale, a.Farthest(normal)), r3.Scale(1/b.Scale, b.Farthest(normal))
			d := r3.Sub(r3.Add(p, r3.Scale(0.7, q)), r3.Scale(deep, normal))
			c, touching, found := FindSuperquadrics(a, b, d, r3.Unit(d))
			if !touching || !found || math.Abs(c.Overlap-deep) > 1e-13 {
				t.Fatalf("%v: touching %v, found %v, %g m deep along %v, want %g along %v", n, touching, found, c.Overlap, c.Normal, deep, normal)
			}
		}
	}
}

// The search ends for the blockiest bodies at any place, where edges and faces meet, and says so: surfaces have one normal there, and the points are apart along it.
func TestBlockiestSuperquadrics(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	touched := 0
	for range 400 {
		n := [2]float64{MostBlockiness, MostBlockiness}
		a := placedSuperquadric(anySuperquadric(t, rng, n), 1, r3Random(rng))
		b := placedSuperquadric(anySuperquadric(t, rng, n), 1, r3Random(rng))
		way := r3.Unit(expect.RandomVec(rng, 1))
		near, far, axis := 0.0, a.Body.Radius+b.Body.Radius, way
		for range 14 { // from far away, with the direction that parts them
			middle := 0.5 * (near + far)
			if k, touching, _ := FindSuperquadrics(a, b, r3.Scale(middle, way), axis); touching {
				near = middle
			} else {
				far, axis = middle, k.Normal
			}
		}
		d := r3.Scale(far-0.004, way)
		c, touching, found := FindSuperquadrics(a, b, d, axis)
		if !touching {
			continue
		}
		touched++
		miss := r3.Norm(r3.Sub(r3.Sub(r3.Sub(c.B, c.A), d), r3.Scale(c.Overlap, c.Normal)))
		if !found || miss > 1e-6 || !expect.Near(a.Body.Gauge(a.inItsAxes(c.A)), 1, 1e-6) || !expect.Near(b.Body.Gauge(b.inItsAxes(c.B)), 1, 1e-6) {
			t.Errorf("found %v, points %g m off the normal, by %g and %g off the surfaces", found, miss, a.Body.Gauge(a.inItsAxes(c.A))-1, b.Body.Gauge(b.inItsAxes(c.B))-1)
		}
	}
	if touched < 380 {
		t.Errorf("only %d touched", touched)
	}
}

// superquadricEnergy is V = √R δ^2.5, with the force on the first and the torques on both by what a contact tells.
func superquadricEnergy(a, b *PlacedSuperquadric, d r3.Vec, axis r3.Vec) (energy float64, force, torqueA, torqueB r3.Vec) {
	c, touching, found := FindSuperquadrics(a, b, d, axis)
	if !touching || !found {
		return math.NaN(), force, torqueA, torqueB
	}
	energy = math.Sqrt(c.Effective) * math.Pow(c.Overlap, 2.5)
	force = r3.Scale(2.5*energy/c.Overlap, c.Normal)
	torqueA, torqueB = r3.Cross(c.A, force), r3.Scale(-1, r3.Cross(c.B, force))
	force = r3.Sub(force, r3.Scale(0.5*energy, c.Shift))
	return energy, force, r3.Sub(torqueA, r3.Scale(0.5*energy, c.TurnA)), r3.Sub(torqueB, r3.Scale(0.5*energy, c.TurnB))
}

// Forces and torques are the derivatives of one energy, in which the effective radius changes with the place of the contact.
func TestSuperquadricsHaveAPotential(t *testing.T) {
	for _, n := range [][2]float64{{2, 2}, {3, 2.5}, {4, 4}, {5, 2}} {
		rng := rand.New(rand.NewPCG(7, 8))
		for range 300 {
			shapeA, shapeB, qa, qb := anySuperquadric(t, rng, n), anySuperquadric(t, rng, n), r3Random(rng), r3Random(rng)
			a, b := placedSuperquadric(shapeA, 1, qa), placedSuperquadric(shapeB, 0.8, qb)
			normal := r3.Unit(expect.RandomVec(rng, 1))
			p, q := r3.Scale(1/a.Scale, a.Farthest(normal)), r3.Scale(1/b.Scale, b.Farthest(normal))
			d := r3.Sub(r3.Add(p, r3.Scale(0.8, q)), r3.Scale(0.02, normal))
			_, force, torqueA, torqueB := superquadricEnergy(a, b, d, normal)
			const h = 1e-6
			for axis, e := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
				at := func(k float64) (shift, first, second float64) {
					turn := expect.TurnAbout(e, k*h)
					shift, _, _, _ = superquadricEnergy(a, b, r3.Add(d, r3.Scale(k*h, e)), normal)
					first, _, _, _ = superquadricEnergy(placedSuperquadric(shapeA, 1, quat.Mul(turn, qa)), b, d, normal)
					second, _, _, _ = superquadricEnergy(a, placedSuperquadric(shapeB, 0.8, quat.Mul(turn, qb)), d, normal)
					return shift, first, second
				}
				s1, a1, b1 := at(1)
				s0, a0, b0 := at(-1)
				for what, x := range map[string][2]float64{"force": {r3.Dot(force, e), -(s1 - s0) / (2 * h)}, "torque": {r3.Dot(torqueA, e), -(a1 - a0) / (2 * h)}, "torque on the second": {r3.Dot(torqueB, e), -(b1 - b0) / (2 * h)}} {
					if !(math.Abs(x[0]-x[1]) < 2e-5*r3.Norm(force)) {
						t.Errorf("%v: %s along %d: %g, by differences %g, of a force of %g", n, what, axis, x[0], x[1], r3.Norm(force))
					}
				}
			}
		}
	}
}

// Beside a ball, a capsule and a plane, the overlap is that in closed form; a capsule takes out what another has of its end.
func TestSuperquadricBesideOthers(t *testing.T) {
	const a, c, r, deep = 0.5, 1.2, 0.3, 0.01
	s, _, _, err := NewSuperquadric(r3.Vec{X: a, Y: a, Z: c}, [2]float64{2, 2})
	if err != nil {
		t.Fatal(err)
	}
	upright := placedSuperquadric(s, 1, quat.Number{Real: 1})
	k, touching := upright.FindPlane(r3.Vec{Z: 1}, c-deep)
	if !touching || !expect.Near(k.Overlap, deep, 1e-12) || !expect.Near(k.Effective, a*a/c, 1e-12) || k.A != (r3.Vec{Z: -c}) {
		t.Errorf("on its pole: %+v", k)
	}
	if k, _ = upright.FindPlane(r3.Vec{X: 1}, a-deep); !expect.Near(k.Effective, math.Sqrt(a*c*c/a), 1e-12) {
		t.Errorf("on its side a radius of %g m, want that of its circle and its ellipse, √(%g %g)", k.Effective, a, c*c/a)
	}
	axis := r3.Unit(r3.Vec{X: 0.3, Y: 0.1, Z: 1})
	for _, x := range []struct {
		first   float64 // end of the capsule
		covered bool
		want    int
		at      float64
	}{{-2, false, 1, 0.5}, {-2, true, 1, 0.5}, {-0.1, true, 2, 0.05 / 1.05}, {0, true, 2, 0}} {
		from := r3.Vec{X: x.first, Z: -(c + r - deep)}
		along := r3.Vec{X: -2 * x.first}
		if x.first > -1 {
			along.X = 0.05 - 2*x.first + 1
		}
		list, found := upright.FindBar(nil, along, r, r3.Scale(-1, from), [2]bool{x.covered}, &axis)
		if !found || len(list) != x.want || !expect.Near(list[0].Overlap, deep, 1e-9) || math.Abs(list[0].Along*along.X+x.first) > 1e-6 {
			t.Errorf("capsule from %g: %+v", x.first, list)
		}
	}
}

// BenchmarkSuperquadrics times pairs that touch, found from a direction that is off by as much as bodies turn in a step, and pairs that a known direction parts.
func BenchmarkSuperquadrics(b *testing.B) {
	for _, n := range [][2]float64{{2, 2}, {4, 2}, {4, 4}} {
		for _, deep := range []float64{0.003, -0.003} {
			rng := rand.New(rand.NewPCG(3, 4))
			first := placedSuperquadric(anySuperquadric(b, rng, n), 1, r3Random(rng))
			second := placedSuperquadric(anySuperquadric(b, rng, n), 0.7, r3Random(rng))
			normal := r3.Unit(expect.RandomVec(rng, 1))
			d := r3.Sub(r3.Add(first.Farthest(normal), second.Farthest(normal)), r3.Scale(deep, normal))
			axis := r3.Unit(r3.Add(normal, r3.Vec{X: 1e-4, Y: -2e-4}))
			b.Run(fmt.Sprintf("%g,%g,%g", n[0], n[1], deep), func(b *testing.B) {
				for b.Loop() {
					FindSuperquadrics(first, second, d, axis)
				}
			})
		}
	}
}
