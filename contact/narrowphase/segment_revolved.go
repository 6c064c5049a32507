// Segments on solids of revolution: where the distance between the axis of a wire, or an edge, and the surface is stationary.
//
// That is at the ends of the segment, where it is nearest to the side of the body, and where it passes the rims, of which it is nearest to at most two places each:
// their azimuths are the roots of a polynomial of fourth degree. A place counts as on a polyhedron: if the normal lies in the normal cone of the
// rim, fading out beyond it. A segment along the body or over its end rests on the rims, or its own ends, at both ends of the stretch.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// segmentOnRevolved finds the contacts of a segment in the axes of a solid of revolution.
type segmentOnRevolved struct {
	p      *revolution
	a, u   r3.Vec // the segment is a + s u, 0 <= s <= 1
	length float64
	depth  float64 // of the place that is deepest in the body, m; 0 where none is
	far    float64 // greatest distance from rims that counts, m
	sharp  bool    // the segment is a sharp edge on a shell, which may meet a rim from both sides
	found  []alongPoint
}

// alongPoint is a place of a segment, its distance from a surface along the normal n, and its part as a contact.
type alongPoint struct {
	s, d    float64
	n       r3.Vec
	part    float64
	feature int32 // side or rim
	form    Form  // of the body
}

// atEnd is how near to an end of a segment, as a part of it, a place that is found by bisection is that end.
const atEnd = 1e-9

// find lists the contacts of the segment a + s u, 0 <= s <= 1, with those of its ends if wanted, and those of rims no farther than a distance. On a shell one without is a sharp edge.
func (x *segmentOnRevolved) find(p *revolution, a, u r3.Vec, far float64, ends bool) []alongPoint {
	x.far = far
	if p.shell {
		return x.findOnShell(p, a, u, !ends)
	}
	x.p, x.a, x.u, x.length, x.sharp, x.found = p, a, u, r3.Norm(u), false, x.found[:0]
	if ends {
		x.end(0)
		x.end(1)
	}
	if x.length == 0 {
		return x.found
	}
	s, d, n := p.least(a, u)
	x.depth = max(-d, 0)
	if s > atEnd && s < 1-atEnd {
		x.side(s, d, n)
	}
	for k := range p.rims {
		if p.rims[k].R > 0 {
			x.rim(int32(k))
		}
	}
	return x.found
}

func (x *segmentOnRevolved) at(s float64) r3.Vec { return r3.Add(x.a, r3.Scale(s, x.u)) }

func (x *segmentOnRevolved) add(s, d float64, n r3.Vec, part float64, feature int32, form Form) {
	if part > 0 {
		x.found = append(x.found, alongPoint{s, d, n, part, feature, form})
	}
}

// form is that of the surface at the place nearest to a point at a distance d along the normal n: that of a side, of a rim or of an apex.
func (p *revolution) form(q r3.Vec, d float64, n r3.Vec) Form {
	at := r3.Sub(q, r3.Scale(d, n))
	rho, out := math.Hypot(at.X, at.Y), outward(q)
	near := 1e-9 * p.extent
	for _, c := range p.rims {
		if (d > 0 || p.shell) && math.Abs(rho-c.R)+math.Abs(at.Z-c.Z) < near {
			if c.R == 0 {
				return Form{}
			}
			return rimForm(c.R, out, n)
		}
	}
	if across := n.X*out.X + n.Y*out.Y; math.Abs(across) > 1e-12 {
		return Form{r3.Vec{X: -out.Y, Y: out.X}, [2]float64{rho / across, math.Inf(1)}}
	}
	return flat
}

// rimForm is that of a circle of a radius where it is met along the normal n in the direction out.
func rimForm(radius float64, out, n r3.Vec) Form {
	facing := r3.Dot(n, out)
	if math.Abs(facing) < 1e-12 {
		facing = 1e-12
	}
	return Form{r3.Vec{X: -out.Y, Y: out.X}, [2]float64{radius / facing, 0}}
}

// rimAt is the form of rim k, or of an apex, at a place on it that is met along the normal n.
func (p *revolution) rimAt(k int, at, n r3.Vec) Form {
	if p.rims[k].R == 0 {
		return Form{}
	}
	return rimForm(p.rims[k].R, outward(at), n)
}

// muchDeeper is how much farther than the depth, as a part, the way out over a rim may be.
const muchDeeper = 8

// alsoOut is how much farther, as a part, it may be to a side that counts beside the nearest one.
const alsoOut = 1

// end adds the contact of an end, as far as the segment goes away from the surface from there. In the body the nearest sides have shares in it.
func (x *segmentOnRevolved) end(s float64) {
	q := x.at(s)
	d, n := x.p.distance(q)
	part := func(n r3.Vec) float64 {
		return fade((2*s - 1) * r3.Dot(x.u, n) / max(x.length, math.SmallestNonzeroFloat64) / slopeLimit)
	}
	if d >= 0 {
		x.add(s, d, n, part(n), 0, x.p.form(q, d, n))
		return
	}
	rho, out := math.Hypot(q.X, q.Y), outward(q)
	sum := 0.0
	for pass := range 2 {
		for i := range x.p.sides {
			g := &x.p.sides[i]
			h := (rho-g.a.R)*g.normal.R + (q.Z-g.a.Z)*g.normal.Z
			share := 1 - smooth((d-h)/(-alsoOut*d))
			if pass == 0 {
				sum += share
			} else if n := g.outward(out); share > 0 {
				x.add(s, h, n, share/sum*part(n), int32(i), x.p.form(q, h, n))
			}
		}
	}
}

// outward is the normal of a side where the surface looks out in a direction across the axis.
func (g *profileSide) outward(out r3.Vec) r3.Vec {
	return r3.Vec{X: g.normal.R * out.X, Y: g.normal.R * out.Y, Z: g.normal.Z}
}

// side adds the place where the segment is nearest to the body. Where it runs nearly along the surface the ends of the stretch count instead. In the body the place
// counts if one side is clearly the nearest.
func (x *segmentOnRevolved) side(s, d float64, n r3.Vec) {
	q := x.at(s)
	out := outward(q)
	across := r3.Vec{X: -out.Y, Y: out.X} // the surface is round in this direction and, at a rim or an apex, across it
	turn := r3.Dot(x.u, across) / x.length
	part := smooth(turn * turn / parallelSine2)
	if n.X*n.X+n.Y*n.Y < 1e-18 {
		part = 0 // over the end
	}
	if d < 0 {
		second, rho := math.Inf(-1), math.Hypot(q.X, q.Y)
		for i := range x.p.sides {
			g := &x.p.sides[i]
			if h := (rho-g.a.R)*g.normal.R + (q.Z-g.a.Z)*g.normal.Z; r3.Norm2(r3.Sub(g.outward(out), n)) > 1e-18 {
				second = max(second, h)
			}
		}
		part *= smooth((d - second) / (-0.5 * d))
	}
	x.add(s, d, n, part, 0, x.p.form(q, d, n))
}

// rim adds the places of a rim to which the segment is nearest.
func (x *segmentOnRevolved) rim(k int32) {
	if x.passes(&x.p.rims[k]) {
		return
	}
	var azimuths [4]float64
	for _, azimuth := range azimuths[:x.p.nearestOnRim(k, x.a, r3.Scale(1/x.length, x.u), &azimuths)] {
		c := &x.p.rims[k]
		sin, cos := math.Sincos(azimuth)
		out, along := r3.Vec{X: cos, Y: sin}, r3.Vec{X: -sin, Y: cos}
		at := r3.Vec{X: c.R * cos, Y: c.R * sin, Z: c.Z}
		s := r3.Dot(r3.Sub(at, x.a), x.u) / (x.length * x.length)
		if s <= 0 || s >= 1 {
			continue
		}
		gap := r3.Sub(x.at(s), at)
		l := vec.Norm(gap)
		n, _ := direction(gap, r3.Vec{Z: 1})
		if l < 1e-6*c.R {
			n, _ = direction(r3.Cross(x.u, along), n)
		}
		var ways [2]r3.Vec
		for i, w := range c.ways {
			ways[i] = r3.Add(r3.Scale(w.R, out), r3.Vec{Z: w.Z})
		}
		if !x.p.shell && r3.Dot(n, r3.Add(ways[0], ways[1])) > 0 {
			n = r3.Scale(-1, n)
		}
		x.addOnRim(k, s, gap, n, out, &ways)
		if x.sharp {
			x.addOnRim(k, s, gap, r3.Scale(-1, n), out, &ways)
		}
	}
}

// passes tells whether the segment is above, below or inside of a rim by more than counts.
func (x *segmentOnRevolved) passes(c *rim) bool {
	b := r3.Add(x.a, x.u)
	return min(x.a.Z, b.Z) > c.Z+x.far || max(x.a.Z, b.Z) < c.Z-x.far || max(math.Hypot(x.a.X, x.a.Y), math.Hypot(b.X, b.Y)) < c.R-x.far
}

// addOnRim adds a place that is off by a gap from rim k, which sides leave along two ways, if the rim is met along n.
func (x *segmentOnRevolved) addOnRim(k int32, s float64, gap, n, out r3.Vec, ways *[2]r3.Vec) {
	d, fromEnd := r3.Dot(n, gap), min(s, 1-s)*x.length
	part := fade(max(r3.Dot(n, ways[0]), r3.Dot(n, ways[1]))/slopeLimit) * smooth(fromEnd/(slopeLimit/2*math.Abs(d)))
	switch {
	case d < 0 && x.sharp: // its ends tell of other ways out
	case d < 0 && x.p.shell: // nearer to its end it gets out there
		part *= shorter(-d, fromEnd)
	case d < 0: // far behind is another way out
		part *= fade((-d - x.depth) / (muchDeeper * max(x.depth, math.SmallestNonzeroFloat64)))
	}
	if x.sharp { // where it runs along the rim the faces beside it count; the place comes and goes where the distance along the rim has no curvature
		turn := (x.u.Y*out.X - x.u.X*out.Y) / x.length
		part *= smooth((1 - turn*turn + r3.Dot(out, gap)/x.p.rims[k].R) / parallelSine2)
	}
	x.add(s, d, n, part, int32(len(x.p.sides))+k, rimForm(x.p.rims[k].R, out, n))
}

// nearestOnRim lists the azimuths of the places of a rim that are nearest to the line through a along the unit vector u, among those about them. With the tangent t
// of half the azimuth, the derivative of the squared distance is a polynomial of fourth degree over (1 + t2)2.
func (p *revolution) nearestOnRim(k int32, a, u r3.Vec, azimuths *[4]float64) (count int) {
	c := &p.rims[k]
	// The azimuth at which t is infinite is opposite to a place that is near.
	best, start := math.Inf(1), 0.0
	for i := range 8 {
		azimuth := math.Pi / 4 * float64(i)
		sin, cos := math.Sincos(azimuth)
		w := r3.Sub(r3.Vec{X: c.R * cos, Y: c.R * sin, Z: c.Z}, a)
		if d := r3.Norm2(w) - vec.Sq(r3.Dot(w, u)); d < best {
			best, start = d, azimuth
		}
	}
	sin, cos := math.Sincos(start)
	ax, ay, ux, uy := a.X*cos+a.Y*sin, a.Y*cos-a.X*sin, u.X*cos+u.Y*sin, u.Y*cos-u.X*sin
	along := (c.Z-a.Z)*u.Z - a.X*u.X - a.Y*u.Y
	one := [3]float64{1, 0, 1}
	slope := product2(one, [3]float64{-ay, 2 * ax, ay})
	for i, v := range product2([3]float64{c.R*ux + along, 2 * c.R * uy, along - c.R*ux}, [3]float64{uy, -2 * ux, -uy}) {
		slope[i] -= v
	}
	var roots [4]float64
	for _, t := range roots[:rootsOf(slope[:], roots[:])] {
		if derivative(slope[:], t) > 0 {
			azimuths[count] = start + 2*math.Atan(t)
			count++
		}
	}
	return count
}
