package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// roundCase is a round shape with a place from which bodies of a size of 1 come to it, and points of its surface by two numbers from 0 to 1.
type roundCase struct {
	name  string
	shape Shape
	from  r3.Vec
	spots func(u, v float64) r3.Vec
}

// spotsOf is the points of a profile, turned.
func spotsOf(q *Revolved) func(u, v float64) r3.Vec {
	return func(u, v float64) r3.Vec {
		at := v * float64(len(q.Segments))
		i := min(int(at), len(q.Segments)-1)
		g := q.Segments[i]
		t := g.From + (at-float64(i))*(g.To-g.From)
		sin, cos := math.Sincos(2 * math.Pi * u)
		return r3.Vec{X: (g.R + t*g.DirR) * cos, Y: (g.R + t*g.DirR) * sin, Z: g.Z + t*g.DirZ}
	}
}

func roundCases(t testing.TB) (list []roundCase) {
	t.Helper()
	add := func(name string, q *Revolved, from r3.Vec) {
		list = append(list, roundCase{name, q, from, spotsOf(q)})
	}
	add("drum", expect.Must(NewCylinder(3, 5, true, BothEnds)), r3.Vec{})
	add("tube", expect.Must(NewCylinder(2.5, 3, true, 0)), r3.Vec{Z: 0.5})
	add("silo", expect.Must(NewRevolved([]ProfilePoint{{0.8, -4}, {0.8, -3}, {3, 0}, {3, 4}}, false)), r3.Vec{Z: 0.5})
	add("funnel", expect.Must(NewCone(0, 4, 5, true, 0)), r3.Vec{Z: 1.5})
	add("post", expect.Must(NewCylinder(1.5, 4, false, BothEnds)), r3.Vec{X: 2.5, Y: 2.5, Z: 2.5})
	add("spike", expect.Must(NewCone(1.5, 0, 4, false, BothEnds)), r3.Vec{X: 1.5, Y: 1.5, Z: 3.5})
	add("disc", expect.Must(NewRevolved([]ProfilePoint{{0.5, 0}, {2, 0}}, false)), r3.Vec{Z: 2.5})
	ring := Torus{Radius: 1.6, Tube: 0.4}
	list = append(list, roundCase{"ring", ring, r3.Vec{Z: 2.5}, func(u, _ float64) r3.Vec {
		sin, cos := math.Sincos(2 * math.Pi * u)
		return r3.Vec{X: ring.Radius * cos, Y: ring.Radius * sin}
	}})
	return list
}

// approach moves a body from where it is free on a random way until it touches.
func (c *roundCase) approach(rng *rand.Rand, s *RoundSearch, p *PlacedSuperquadric, step float64) (at r3.Vec, touching bool) {
	at = r3.Add(c.from, expect.RandomVec(rng, 0.4))
	way := r3.Scale(step, r3.Unit(expect.RandomVec(rng, 1)))
	if c.from.X > 2 || c.from.Z > 2 { // towards it
		way = r3.Scale(step, r3.Unit(r3.Add(r3.Scale(-1, at), expect.RandomVec(rng, 1.8))))
	}
	for range 2000 {
		if !s.Find(p, c.shape, at) {
			return at, false
		}
		if len(s.Contacts) > 0 {
			return at, true
		}
		at = r3.Add(at, way)
	}
	return at, false
}

var roundBlockiness = [][2]float64{{2, 2}, {2.5, 2}, {4, 4}, {3, 5}}

// The deepest contact is as deep as the deepest of many points of the surface, and none is deeper.
func TestSuperquadricRoundIsDeepest(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 18))
	for _, c := range roundCases(t) {
		touched := 0
		for round := range 40 {
			p := placedSuperquadric(anySuperquadric(t, rng, roundBlockiness[round%4]), 1, r3Random(rng))
			var s RoundSearch
			at, ok := c.approach(rng, &s, p, 0.01)
			if !ok {
				continue
			}
			touched++
			tube := 0.0
			if ring, is := c.shape.(Torus); is {
				tube = ring.Tube
			}
			deepest := math.Inf(-1)
			look := func(a, b float64) {
				if spot := r3.Sub(c.spots(a, b), at); r3.Norm(spot) <= p.Body.Radius+tube {
					deepest = max(deepest, depthOf(p, spot, rng)+tube)
				}
			}
			for i := range 40 {
				for j := range 13 {
					look((float64(i)+rng.Float64())/40, float64(j)/12)
				}
			}
			if k := s.Contacts[0]; deepest > k.Overlap+1e-9 {
				t.Errorf("%s, round %d: %.7g deep, another place is %.7g deep", c.name, round, k.Overlap, deepest)
			}
			for _, k := range s.Contacts {
				spot := r3.Add(k.A, r3.Scale(k.Overlap-tube, k.Normal))
				if d := depthOf(p, spot, rng) + tube; k.Share > 0 && math.Abs(d-k.Overlap) > 1e-9 {
					t.Errorf("%s, round %d: %.9g deep, and is %.9g deep", c.name, round, k.Overlap, d)
				}
				if touch := c.shape.Touch(nil, r3.Add(r3.Add(at, spot), r3.Scale(tube, k.Normal)), 0.1); len(touch) == 0 || math.Abs(touch[0].Distance) > 1e-9 {
					t.Errorf("%s, round %d: the place of contact %v is not on the surface: %v", c.name, round, r3.Add(at, spot), touch)
				}
			}
		}
		if touched < 25 {
			t.Errorf("%s: %d touch", c.name, touched)
		}
	}
}

// pressRound is the energy of contacts as Hertz's law has it but for a factor, and its derivatives by a displacement and a rotation of the body.
func pressRound(list []RoundContact) (energy float64, force, torque r3.Vec) {
	for _, c := range list {
		c.Effective = 1
		e, f, m := hertz([]MeshContact{{SuperquadricContact: c.SuperquadricContact}})
		energy, force, torque = energy+c.Share*e, r3.Add(force, r3.Scale(c.Share, f)), r3.Add(torque, r3.Scale(c.Share, m))
	}
	return energy, force, torque
}

// Along random ways the energy does not jump, and changes by the work of force and torque: over caps, walls, rims and tips, from one place to two and back; but for rims, on which that of a blocky body may by a hundredth.
func TestSuperquadricRoundHasPotential(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine")
	}
	rng := rand.New(rand.NewPCG(19, 20))
	for _, c := range roundCases(t) {
		ways, jumps, worst, several := 0, 0, 0.0, 0
		for round := range 80 {
			shape := anySuperquadric(t, rng, roundBlockiness[round%4])
			turn := r3Random(rng)
			var s RoundSearch
			centre, ok := c.approach(rng, &s, placedSuperquadric(shape, 1, turn), 0.004)
			if !ok {
				continue
			}
			move, spin := r3.Scale(1e-3, expect.RandomVec(rng, 1)), r3.Scale(2e-3, expect.RandomVec(rng, 1))
			n := s.Contacts[0].Normal
			move = r3.Sub(move, r3.Scale(r3.Dot(n, move)+2e-5*rng.Float64(), n))
			whole := true
			work, first, last, largest, deepest := 0.0, 0.0, 0.0, 0.0, 0.0
			look := func(half int) (energy, rate float64) {
				f := 0.5 * float64(half)
				whole = whole && s.Find(placedSuperquadric(shape, 1, quat.Mul(expect.TurnAbout(spin, f*r3.Norm(spin)), turn)), c.shape, r3.Add(centre, r3.Scale(f, move)))
				if len(s.Contacts) > 1 {
					several++
				}
				for _, k := range s.Contacts {
					deepest = max(deepest, k.Overlap)
				}
				v, force, torque := pressRound(s.Contacts)
				return v, r3.Dot(force, move) + r3.Dot(torque, spin)
			}
			for k := range 60 {
				before, a := look(2 * k)
				_, b := look(2*k + 1)
				after, d := look(2*k + 2)
				if k == 0 {
					first = before
				}
				last, work, largest = after, work+(a+4*b+d)/6, max(largest, before, after)
			}
			if !whole || largest < 1e-7 || deepest > 0.04 {
				continue
			}
			ways++
			missing := math.Abs(last-first+work) / largest
			worst = max(worst, missing)
			if missing > 2e-3 {
				jumps++
				t.Logf("%s, round %d, %v: from %.4g to %.4g, work %.4g", c.name, round, roundBlockiness[round%4], first, last, -work)
			}
		}
		t.Logf("%s: %d ways, %d jumps, %.3g, %d", c.name, ways, jumps, worst, several)
		if ways < 20 || jumps > 1 || worst > 0.02 {
			t.Errorf("%s: of %d ways the energy jumps on %d", c.name, ways, jumps)
		}
	}
}
