package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// crumpled is a sheet of triangles at random heights, or flat where height is 0.
func crumpled(t testing.TB, rng *rand.Rand, height float64) *Mesh {
	t.Helper()
	f := PlateFacets(6, 6, 5, 5)
	for i := range f.Vertices {
		f.Vertices[i] = r3.Add(f.Vertices[i], r3.Vec{X: 0.2 * rng.Float64(), Y: 0.2 * rng.Float64(), Z: height * rng.Float64()})
	}
	return expect.Must(NewMesh(f, MeshOptions{}))
}

// depthOf is how deep a point is in a superquadric about the origin, from the best of many beginnings, by the least reach beyond it in any direction.
func depthOf(p *PlacedSuperquadric, at r3.Vec, rng *rand.Rand) float64 {
	point, least := RoundBody(0), math.Inf(1)
	for range 12 {
		k, _ := searchNormal(p, &point, r3.Scale(-1, at), r3.Unit(expect.RandomVec(rng, 1)), false)
		least = min(least, k.overlap)
	}
	return least
}

// The deepest contact with a crumpled sheet is as deep as the deepest of many points of it are, and none found is deeper: in faces, on edges and at corners, that stand out and at rims.
func TestSuperquadricMeshIsDeepest(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	kinds, touched := [3]int{}, 0
	for round := range 150 {
		n := [][2]float64{{2, 2}, {2.5, 2}, {4, 4}, {3, 5}}[round%4]
		p := placedSuperquadric(anySuperquadric(t, rng, n), 1, r3Random(rng))
		q := NewMeshRelief(crumpled(t, rng, []float64{0, 0.5, 1.5}[round%3]))
		centre := r3.Vec{X: 7*rng.Float64() - 3.5, Y: 7*rng.Float64() - 3.5, Z: 3}
		var s MeshSearch
		for range 400 { // down to where it touches
			if centre.Z -= 0.01; !s.Find(p, q, centre) {
				t.Fatalf("round %d: no place is found at %v", round, centre)
			}
			if len(s.Contacts) > 0 || centre.Z < -1 {
				break
			}
		}
		if len(s.Contacts) == 0 {
			continue
		}
		touched++
		deepest, at := math.Inf(-1), r3.Vec{}
		m := q.mesh
		look := func(v r3.Vec) {
			if d := depthOf(p, v, rng); d > deepest {
				deepest, at = d, v
			}
		}
		for k := range s.pieces { // the search that is tested finds its places; look about them
			x := &s.pieces[k]
			kinds[map[bool]int{true: 0, false: map[bool]int{true: 1, false: 2}[x.feature%regions < onCorner]}[x.feature%regions == inside]]++
		}
		for _, c := range m.Triangles {
			a, b, d := r3.Sub(m.Vertices[c[0]], centre), r3.Sub(m.Vertices[c[1]], centre), r3.Sub(m.Vertices[c[2]], centre)
			if near, _ := nearestOnTriangle(a, b, d); r3.Norm(near) > p.Body.Radius {
				continue
			}
			for i := range 9 {
				for j := range 9 - i {
					u, v := float64(i)/8, float64(j)/8
					look(r3.Add(r3.Scale(1-u-v, a), r3.Add(r3.Scale(u, b), r3.Scale(v, d))))
				}
			}
		}
		c := s.Contacts[0]
		if deepest > c.Overlap+1e-9 {
			t.Errorf("round %d, %v: the deepest contact is %.6g deep, a place at %v is %.6g deep", round, n, c.Overlap, at, deepest)
		}
		for k := range s.pieces {
			x := &s.pieces[k]
			if d := depthOf(p, x.spot, rng); !expect.Near(d, x.contact.Overlap, 1e-6) && math.Abs(d-x.contact.Overlap) > 1e-9 {
				t.Errorf("round %d, %v: the place at %v counts as %.9g deep, and is %.9g deep", round, n, x.spot, x.contact.Overlap, d)
			}
		}
	}
	t.Log(touched, kinds)
	if min(touched/50, kinds[0], kinds[1], kinds[2]) < 1 {
		t.Errorf("%d touch, in %v faces, edges and corners", touched, kinds)
	}
}

// hertz is the energy of contacts as Hertz's law has it but for a factor, and its derivatives by a displacement and a rotation of the body.
func hertz(list []MeshContact) (energy float64, force, torque r3.Vec) {
	for _, c := range list {
		v := math.Sqrt(c.Effective) * math.Pow(c.Overlap, 2.5)
		push := r3.Scale(2.5*v/c.Overlap, c.Normal)
		energy += v
		force = r3.Add(force, r3.Sub(push, r3.Scale(0.5*v, c.Shift)))
		torque = r3.Add(torque, r3.Sub(r3.Cross(c.A, push), r3.Scale(0.5*v, c.TurnA)))
	}
	return energy, force, torque
}

// Over edges and corners of crumpled sheets force and torque are the slopes of the energy, which does not jump there: along random ways the sum of their work is what the energy changes by. Of blocky bodies
// it may where two places in a groove that have counted for one come so far apart that both do: on a few ways.
func TestSuperquadricMeshHasPotential(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	ways, jumps, worst := 0, 0, 0.0
	for round := range 300 {
		n := [][2]float64{{2, 2}, {2.5, 2}, {3, 3}}[round%3]
		shape := anySuperquadric(t, rng, n)
		q := NewMeshRelief(crumpled(t, rng, []float64{0, 0.3, 1}[round%3]))
		turn, centre := r3Random(rng), r3.Vec{X: 7*rng.Float64() - 3.5, Y: 7*rng.Float64() - 3.5, Z: 3}
		var s MeshSearch
		find := func(q2 quat.Number, at r3.Vec) bool { return s.Find(placedSuperquadric(shape, 1, q2), q, at) }
		for range 1000 {
			if centre.Z -= 0.004; !find(turn, centre) || len(s.Contacts) > 0 {
				break
			}
		}
		if len(s.Contacts) == 0 {
			continue
		}
		// Along a way: steps of a displacement and a rotation, with Simpson's rule.
		move, spin := r3.Scale(1e-3, r3.Unit(expect.RandomVec(rng, 1))), r3.Scale(1e-3, r3.Unit(expect.RandomVec(rng, 1)))
		move.Z = -5e-5 * rng.Float64()
		work, first, largest, deepest, whole := 0.0, math.NaN(), 0.0, 0.0, true
		power := func(half int) (float64, float64) {
			f := 0.5 * float64(half)
			at := r3.Add(centre, r3.Scale(f, move))
			angle := f * r3.Norm(spin)
			whole = whole && find(quat.Mul(expect.TurnAbout(spin, angle), turn), at)
			for i := range s.Contacts {
				deepest = max(deepest, s.Contacts[i].Overlap)
			}
			v, force, torque := hertz(s.Contacts)
			return r3.Dot(force, move) + r3.Dot(torque, spin), v
		}
		const steps = 100
		last := 0.0
		for k := range steps {
			a, v := power(2 * k)
			b, _ := power(2*k + 1)
			c, after := power(2*k + 2)
			if k == 0 {
				first = v
			}
			work += (a + 4*b + c) / 6
			largest, last = max(largest, v, after), after
		}
		if !whole || largest < 1e-8 || deepest > 0.03 { // a place in a groove that is no deepest one any more is deep, and so then is the other
			continue
		}
		ways++
		missing := math.Abs(last-first+work) / largest
		if worst = max(worst, missing); missing > 2e-3 {
			jumps++
		}
		if missing > 2e-3 && n == [2]float64{2, 2} {
			t.Errorf("round %d: the energy changes by %g, the work is %g, of at most %g", round, last-first, -work, largest)
		}
	}
	t.Log(ways, jumps, worst)
	if ways < 100 || jumps > ways/20 {
		t.Errorf("of %d ways the energy jumps on %d, by %.3g at most", ways, jumps, worst)
	}
}
