// Thin surfaces of revolution, such as open cylinders and cones, with one another and with cylinders, cones and other convex solids of revolution: pipes in pipes, on pipes and against
// posts, drums in buckets.
//
// They touch where a rim of one is nearest to a side of the other, from outside or from inside, where two rims pass one another (walls_rims.go), and where two sides do from outside. Of a
// rim on a side those places count beyond which both surfaces part: along the way that leaves the rim, and along the rim by the curvatures of both. That tells on which side of a thin wall
// a body is. A rim that is level with a side, as a drum on the bottom of a bucket, counts as sixteen places.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// wallPair finds the contacts of two bodies of revolution of which one at least is a thin surface. Candidates are in world axes.
type wallPair struct {
	a, b      *Placed
	far, deep float64
	length    float64 // by which edges count as rounded, m
	places    [2][]rimPlace
	holes     [2][]rimHole
	found     []candidate
}

// rimPlace is where a rim of one body is deepest behind a side of the other, in world axes.
type rimPlace struct {
	rim, side int
	at        r3.Vec
	d         float64
	part      float64
	below     [2]float64 // how far it is from the ends of the side, m
}

// rimHole is where a rim of one body goes through a side of the other, in world axes.
type rimHole struct {
	rim, side int
	at        r3.Vec
}

func wallsOfRevolution(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	far := a.revolution.extent + b.revolution.extent + reach
	if r3.Norm2(r3.Sub(a.origin, b.origin)) > far*far {
		return dst
	}
	s := &w.walls
	s.length = min(a.round, b.round)
	s.a, s.b, s.far, s.deep, s.found = a, b, reach+s.length, depthLimit*s.length, w.candidates[:0]
	s.places[0], s.places[1] = s.places[0][:0], s.places[1][:0]
	s.holes[0], s.holes[1] = s.holes[0][:0], s.holes[1][:0]
	s.rimsOnSides(0)
	s.rimsOnSides(1)
	s.rimsOnRims()
	s.sidesOnSides()
	w.candidates = s.found
	return w.weigh(dst, reach, sharing{length: s.length, crowded: true})
}

// bodies are both, with that of a number first.
func (s *wallPair) bodies(first int) (x, y *Placed) {
	if first == 1 {
		return s.b, s.a
	}
	return s.a, s.b
}

// add appends a contact of which q is the place on the second of two bodies, in its axes; turned, the second is the first of the pair. The forms are in the axes of their bodies.
func (s *wallPair) add(x, y *Placed, turned bool, q, n r3.Vec, d, part float64, features [2]int32, forms [2]Form) {
	if part <= 0 || d >= s.far || d < -s.deep {
		return
	}
	c := candidate{Point: between(y.toWorld(r3.Add(q, r3.Scale(d, n))), y.turn(n), d), area: part * heldAt(d, s.deep)}
	forms[0].Along, forms[1].Along = x.turn(forms[0].Along), y.turn(forms[1].Along)
	c.Features, c.Forms = features, forms
	if turned {
		c.Point = c.Point.swapped()
	}
	s.found = append(s.found, c)
}

// rimOnSide is the distance of a rim of one body from a side of the other, which is met along its normal or against it.
type rimOnSide struct {
	relative // of the body with the rim, in the axes of the other
	c        *rim
	g        *profileSide
	sign     float64
	p        *revolution // with the side
	side     int
}

// point is the place of the rim at an azimuth.
func (s *rimOnSide) point(azimuth float64) circlePoint {
	p, along := s.onCircle(s.c, azimuth)
	p.d, p.n = s.g.height(p.at)
	p.d, p.n = s.sign*p.d, r3.Scale(s.sign, p.n)
	p.slope = r3.Dot(p.n, along)
	return p
}

// near tells whether places of the rim may be over the side or behind it, and no farther or deeper than counts: none is farther from its middle than its radius.
func (s *rimOnSide) near(far, deep float64) bool {
	middle := s.toB(r3.Vec{Z: s.c.Z})
	h, _ := s.g.height(middle)
	along := s.g.along(middle)
	return math.Abs(h) < s.c.R+max(far, deep) && along > -s.c.R-1e-9*s.p.extent && along < s.g.length+s.c.R+1e-9*s.p.extent
}

// holes appends the places where rim k goes through the side.
func (s *rimOnSide) holes(dst []rimHole, k int, y *Placed) []rimHole {
	last := s.point(0)
	for i := range looks {
		low, high := 2*math.Pi/looks*float64(i), 2*math.Pi/looks*float64(i+1)
		next, from := s.point(high), last.d
		last = next
		if (from < 0) == (next.d < 0) {
			continue
		}
		for range 52 {
			middle := (low + high) / 2
			if next = s.point(middle); (next.d < 0) == (from < 0) {
				low = middle
			} else {
				high = middle
			}
		}
		if along := s.g.along(next.at); along >= 0 && along <= s.g.length {
			dst = append(dst, rimHole{k, s.side, y.toWorld(next.at)})
		}
	}
	return dst
}

// height is that of a place over the straight line of a side, and the normal there.
func (g *profileSide) height(q r3.Vec) (h float64, n r3.Vec) {
	return (math.Hypot(q.X, q.Y)-g.a.R)*g.normal.R + (q.Z-g.a.Z)*g.normal.Z, g.outward(outward(q))
}

// along is how far a place is along a side from where that begins.
func (g *profileSide) along(q r3.Vec) float64 {
	return (math.Hypot(q.X, q.Y)-g.a.R)*g.u.R + (q.Z-g.a.Z)*g.u.Z
}

// rimsOnSides adds the places of the rims of one body on the sides of the other one.
func (s *wallPair) rimsOnSides(first int) {
	x, y := s.bodies(first)
	r := rimOnSide{relative: newRelative(x, y), p: y.revolution}
	for k := range x.rims {
		r.c = &x.rims[k]
		for i := range y.sides {
			r.g, r.side, r.sign = &y.sides[i], i, 1
			if !r.near(s.far, s.deep) {
				continue
			}
			if y.revolution.shell && r.c.R > 0 {
				s.holes[first] = r.holes(s.holes[first], k, y)
			}
			for r.sign = 1; r.sign >= -1; r.sign -= 2 {
				if r.sign < 0 && !y.revolution.shell {
					break
				}
				add := func(p circlePoint, part float64, number int) {
					d, n := p.d, p.n
					part *= r.part(&p)
					if part <= 0 || d >= s.far || d < -s.deep {
						return
					}
					place := rimPlace{rim: k, side: i, at: y.toWorld(p.at), d: d, part: part}
					along := r.g.along(p.at)
					place.below = [2]float64{along, r.g.length - along}
					if d < 0 {
						s.places[first] = append(s.places[first], place)
						part *= r.share(-d, &place.below)
					}
					feature := int32(2 * i)
					if r.sign < 0 {
						feature++
					}
					s.add(x, y, first == 1, r3.Sub(p.at, r3.Scale(d, n)), n, d, part, [2]int32{int32(k*(places+1) + number), feature},
						[2]Form{x.rimAt(k, p.own, r.turnToA(r3.Scale(-1, n))), r.g.form(p.at, d, n)})
				}
				if r.c.R == 0 {
					add(r.point(0), 1, places)
					continue
				}
				nearestOnCircle(r.point, s.far, r.c.R, s.length, add)
			}
		}
	}
}

// form is that of a side where it is nearest to a place at a distance d along the normal n.
func (g *profileSide) form(q r3.Vec, d float64, n r3.Vec) Form {
	out := outward(q)
	if across := r3.Dot(n, out); math.Abs(across) > 1e-12 {
		return Form{r3.Vec{X: -out.Y, Y: out.X}, [2]float64{(math.Hypot(q.X, q.Y) - d*across) / across, math.Inf(1)}}
	}
	return flat
}

// level is the curvature, by that of a rim, up to which it counts as level with a side.
const level = 1e-4

// part is how much a place of the rim is one where it touches the side: that is over the side, the body with the rim rises from there, and the rim does so by its curvature.
func (s *rimOnSide) part(p *circlePoint) float64 {
	tolerance := 1e-9 * s.p.extent
	if along := s.g.along(p.at); along < -tolerance || along > s.g.length+tolerance {
		return 0
	}
	down := s.turnToA(r3.Scale(-1, p.n))
	if s.c.R == 0 {
		return fade((math.Hypot(down.X, down.Y)*s.c.ways[0].R + s.c.ways[0].Z*down.Z) / slopeLimit)
	}
	out := outward(p.own)
	across := r3.Dot(down, out)
	steep := max(s.c.ways[0].R*across+s.c.ways[0].Z*down.Z, s.c.ways[1].R*across+s.c.ways[1].Z*down.Z)
	along, beside := s.turnToB(r3.Vec{X: -out.Y, Y: out.X}), outward(p.at)
	turn := r3.Dot(along, r3.Vec{X: -beside.Y, Y: beside.X})
	rho := math.Hypot(p.at.X, p.at.Y) - p.d*r3.Dot(p.n, beside)
	bend := across // of the rim away from the side, by its radius
	if s.g.normal.R > 1e-9 {
		bend += s.sign * s.g.normal.R * turn * turn * s.c.R / max(rho, tolerance)
	}
	return fade(steep/slopeLimit) * (1 - smooth(-bend/level))
}

// share is the share of the way out of the side for a place at a depth behind it, beside those past its ends, but for ends where the surface comes to meet it.
func (s *rimOnSide) share(depth float64, below *[2]float64) float64 {
	share := 1.0
	for end, way := range below {
		if other, ok := s.p.beyond(s.side, end); !ok || s.sign*(s.g.normal.R*other.R+s.g.normal.Z*other.Z) <= 0 {
			share = min(share, shorter(depth, way))
		}
	}
	return share
}

// beyond is the direction in which the next side leaves an end of a side; false where the surface ends, or the axis is.
func (p *revolution) beyond(side, end int) (u geometry.ProfilePoint, ok bool) {
	switch {
	case end == 0 && side > 0:
		u = p.sides[side-1].u
		return geometry.ProfilePoint{R: -u.R, Z: -u.Z}, true
	case end == 1 && side+1 < len(p.sides):
		return p.sides[side+1].u, true
	}
	return u, false
}

// sidesOnSides adds the places where two sides pass one another, each seen from outside.
func (s *wallPair) sidesOnSides() {
	here := relative{axes: [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}}
	where := newRelative(s.a, s.b)
	for i := range s.a.sides {
		f := feature{kind: onSide, at: where.origin, way: where.axes[2], side: &s.a.sides[i]}
		for j := range s.b.sides {
			g := feature{kind: onSide, at: here.origin, way: here.axes[2], side: &s.b.sides[j]}
			if f.side.normal.R < 1e-9 || g.side.normal.R < 1e-9 {
				continue
			}
			across := r3.Cross(f.way, g.way)
			for _, guess := range [2]r3.Vec{across, r3.Scale(-1, across)} {
				n, at, ok := f.onSideOf(&g, guess, r3.Vec{})
				if !ok {
					continue
				}
				// at is on the straight line of f; q is on that of g.
				p, u := f.straightLine(f.out(r3.Sub(f.at, n)))
				from, v := g.straightLine(g.out(r3.Add(g.at, n)))
				q := nearestOnLine(from, v, p, u)
				d := r3.Dot(n, r3.Sub(at, q))
				if d >= s.far || d < -s.deep {
					continue
				}
				on, other := r3.Dot(r3.Sub(at, p), u), r3.Dot(r3.Sub(q, from), v)
				ends := [4]float64{on, f.side.length - on, other, g.side.length - other}
				part := smooth((1 - vec.Sq(r3.Dot(u, v))) / parallelSine2)
				for _, way := range ends {
					if way <= 0 {
						part = 0
					} else if d < 0 {
						part = min(part, shorter(-d, way))
					}
				}
				s.add(s.a, s.b, false, q, n, d, part, [2]int32{int32(-1 - i), int32(-1 - j)},
					[2]Form{f.side.form(where.toA(at), 0, where.turnToA(r3.Scale(-1, n))), g.side.form(q, 0, n)})
			}
		}
	}
}
