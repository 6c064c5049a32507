package mbd

// This file holds the way of a running rope past its points: lengths of its spans, and how they change as the points move.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// ropePath is where a rope runs at the placement. Span k is between points k and k+1. At a sheave, a point with a radius, it follows the arc between
// the tangents, half of which is in the span before and half in that after, or with friction what is before and after the place where it is held.
type ropePath struct {
	radius []float64 // of the points, m
	side   []float64 // of the spans: 1 where the sheaves at its ends are on the same side of it, -1 where it crosses over

	elementPoints
	span []ropeSpan
	bend []ropeBend // at the points between spans

	holds []ropeHold
	bends []int // points at which the angle of the bend matters: those with a radius or with friction
}

// ropeSpan is the line between two points and, beside it, the tangent to the sheaves around them.
type ropeSpan struct {
	u                 r3.Vec  // from the first point to the second
	distance          float64 // of the points, m
	straight          float64 // length of the tangent, m
	byDistance        float64 // derivatives of it by the distance
	bySecond          float64
	angle             [2]float64 // by which it lengthens the arcs at its ends, rad
	angleBy           [2]float64 // derivatives of them by the distance
	angleSecond       [2]float64
	length, rate      float64 // of the rope in the span, with its parts of the arcs, m and m/s; the rate is that at which its tension works, with the rope that sheaves carry out of it
	stretch, stretch2 float64 // of the weighted sum: derivatives by the distance
}

// ropeBend is where the rope turns.
type ropeBend struct {
	turn          float64    // angle between the lines before and after, rad
	wrap          float64    // angle of the arc
	arc           [2]float64 // parts of it in the spans before and after
	normal        r3.Vec     // of the plane of both lines
	before, after r3.Vec     // derivatives of the turn by the vectors along both lines, 1/m
	weight        [2]float64 // in the weighted sum: of the turns of the lines before and after
	hold          *ropeHold  // nil where the rope runs without friction or round no sheave
}

// leastTurn is the angle below which a rope counts as straight, rad: which way it bends has no meaning there.
const leastTurn = 1e-9

func newRopePath(points int, radius, friction []float64) ropePath {
	p := ropePath{
		radius: make([]float64, points), side: make([]float64, points-1), elementPoints: newElementPoints(points),
		span: make([]ropeSpan, points-1), bend: make([]ropeBend, points),
	}
	copy(p.radius, radius)
	for i := 1; i < points-1; i++ {
		if radius[i] != 0 || friction[i] != 0 {
			p.bends = append(p.bends, i)
		}
	}
	for k := range p.side {
		p.side[k] = 1
	}
	return p
}

// follow takes the path to where the points are.
func (p *ropePath) follow() {
	for k := range p.span {
		a := &p.span[k]
		d := r3.Sub(p.x[k+1], p.x[k])
		a.distance = vec.Norm(d)
		a.u = r3.Vec{}
		if a.distance > 0 {
			a.u = r3.Scale(1/a.distance, d)
		}
		a.tangent(p.radius[k]-p.side[k]*p.radius[k+1], p.radius[k+1]-p.side[k]*p.radius[k])
	}
	for _, i := range p.bends {
		p.bend[i].follow(&p.span[i-1], &p.span[i])
	}
	for k := range p.span {
		a := &p.span[k]
		a.length = a.straight + (p.radius[k]*p.bend[k].arc[1] + p.radius[k+1]*p.bend[k+1].arc[0])
	}
	for k := range p.span {
		p.span[k].rate = p.rateOf(k)
	}
}

// tangent works out the straight part, which passes the points at the distances c and e from the line between them, m.
func (a *ropeSpan) tangent(c, e float64) {
	d := a.distance
	a.straight, a.byDistance, a.bySecond = d, 1, 0
	a.angle, a.angleBy, a.angleSecond = [2]float64{}, [2]float64{}, [2]float64{}
	if c == 0 {
		return
	}
	t := math.Sqrt(d*d - c*c)
	a.straight, a.byDistance, a.bySecond = t, d/t, -c*c/(t*t*t)
	for n, offset := range [2]float64{c, e} {
		a.angle[n] = math.Asin(offset / d)
		a.angleBy[n] = -offset / (d * t)
		a.angleSecond[n] = offset * (2*d*d - c*c) / (d * d * t * t * t)
	}
}

func (b *ropeBend) follow(before, after *ropeSpan) {
	n := r3.Cross(before.u, after.u)
	sine := vec.Norm(n)
	b.turn = math.Atan2(sine, r3.Dot(before.u, after.u))
	b.normal, b.before, b.after = r3.Vec{}, r3.Vec{}, r3.Vec{}
	if sine > leastTurn && before.distance > 0 && after.distance > 0 {
		b.normal = r3.Scale(1/sine, n)
		b.before = r3.Scale(1/before.distance, r3.Cross(before.u, b.normal))
		b.after = r3.Scale(1/after.distance, r3.Cross(b.normal, after.u))
	}
	b.wrap = b.turn + before.angle[1] + after.angle[0]
	b.arc = [2]float64{b.wrap / 2, b.wrap / 2}
	if b.hold != nil {
		b.arc = b.hold.part(b, before)
	}
}

// partGradients returns the derivatives of the parts of the angle of an arc that the lines before and after make, by the vectors along them.
func (p *ropePath) partGradients(i int) (before, after r3.Vec) {
	b, first, second := &p.bend[i], &p.span[i-1], &p.span[i]
	return r3.Add(b.before, r3.Scale(first.angleBy[1], first.u)), r3.Add(b.after, r3.Scale(second.angleBy[0], second.u))
}

// wrapGradient returns the derivatives of the angle of an arc by its point and those before and after it.
func (p *ropePath) wrapGradient(i int) (by [3]r3.Vec) {
	byBefore, byAfter := p.partGradients(i)
	return [3]r3.Vec{r3.Scale(-1, byBefore), r3.Sub(byBefore, byAfter), byAfter}
}

// arcRate returns the rate of the part of the angle of an arc in the span before, 0, or after, 1, with what the sheave carries away, rad/s.
func (p *ropePath) arcRate(i, part int) (rate float64) {
	if i == 0 || i == len(p.span) {
		return 0
	}
	b := &p.bend[i]
	if b.hold != nil {
		before, after := p.partGradients(i)
		if part == 0 {
			return r3.Dot(before, r3.Sub(p.v[i], p.v[i-1])) + r3.Dot(b.normal, b.hold.omega)
		}
		return r3.Dot(after, r3.Sub(p.v[i+1], p.v[i])) - r3.Dot(b.normal, b.hold.omega)
	}
	for n, g := range p.wrapGradient(i) {
		rate += r3.Dot(g, p.v[i-1+n])
	}
	return rate / 2
}

func (p *ropePath) rateOf(k int) float64 {
	a := &p.span[k]
	rate := a.byDistance * r3.Dot(a.u, r3.Sub(p.v[k+1], p.v[k]))
	for i := k; i <= k+1; i++ {
		if p.radius[i] != 0 {
			rate += p.radius[i] * p.arcRate(i, k+1-i)
		}
	}
	return rate
}

// weigh prepares the sum of the lengths of the spans from first to before last, each times its weight.
func (p *ropePath) weigh(weight []float64, first, last int) {
	p.weighBends(weight, first, last)
	p.weighSpans(weight, first, last)
}

// weightOf is the weight of a span in that sum.
func weightOf(weight []float64, k, first, last int) float64 {
	if k < first || k >= last {
		return 0
	}
	return weight[k]
}

func (p *ropePath) weighBends(weight []float64, first, last int) {
	of := func(k int) float64 { return weightOf(weight, k, first, last) }
	for i := 1; i < len(p.span); i++ {
		b, half := &p.bend[i], p.radius[i]*(of(i-1)+of(i))/2
		b.weight = [2]float64{half, half}
		if b.hold != nil {
			b.weight = [2]float64{p.radius[i] * of(i-1), p.radius[i] * of(i)}
			b.hold.couple = b.weight[0] - b.weight[1]
		}
	}
}

func (p *ropePath) weighSpans(weight []float64, first, last int) {
	of := func(k int) float64 { return weightOf(weight, k, first, last) }
	for k := max(0, first-1); k < min(len(p.span), last+1); k++ {
		a := &p.span[k]
		w, l, r := of(k), p.bend[k].weight[1], p.bend[k+1].weight[0]
		a.stretch = w*a.byDistance + l*a.angleBy[0] + r*a.angleBy[1]
		a.stretch2 = w*a.bySecond + l*a.angleSecond[0] + r*a.angleSecond[1]
	}
}

// reach returns the points by which the length of spans depends on: the first, and one past the last.
func (p *ropePath) reach(first, last int) (lo, hi int) { return max(0, first-1), min(len(p.x), last+2) }

// gradient writes the derivatives of the weighted sum of weigh by the points from lo to before hi of reach.
func (p *ropePath) gradient(to *ropePulls, first, last int) {
	lo, hi := p.reach(first, last)
	dst := to.force
	clear(dst[lo:hi])
	p.addCouples(to.couple)
	for k := max(0, first-1); k < min(len(p.span), last+1); k++ {
		pull := r3.Scale(p.span[k].stretch, p.span[k].u)
		dst[k], dst[k+1] = r3.Sub(dst[k], pull), r3.Add(dst[k+1], pull)
	}
	for i := max(1, first); i < min(len(p.span), last+1); i++ {
		if b := &p.bend[i]; b.weight != [2]float64{} {
			before, after := r3.Scale(b.weight[0], b.before), r3.Scale(b.weight[1], b.after)
			dst[i-1], dst[i+1] = r3.Sub(dst[i-1], before), r3.Add(dst[i+1], after)
			dst[i] = r3.Add(dst[i], r3.Sub(before, after))
		}
	}
}

// curvature gives the second derivatives of the weighted sum of weigh by pairs of points, in any order and some of them several times.
func (p *ropePath) curvature(first, last int, add func(i, j int, m *matrix3)) {
	for k := max(0, first-1); k < min(len(p.span), last+1); k++ {
		a := &p.span[k]
		if a.distance == 0 || a.stretch == 0 && a.stretch2 == 0 {
			continue
		}
		m := lineCurvature(a.u, a.distance, a.stretch, a.stretch2)
		addDifference(k, k, &m, add)
	}
	for i := max(1, first); i < min(len(p.span), last+1); i++ {
		if b := &p.bend[i]; b.weight != [2]float64{} && b.normal != (r3.Vec{}) {
			p.bendCurvature(i, add)
		}
	}
}

// bendCurvature gives the second derivatives of the weighted turns of the lines at a point.
func (p *ropePath) bendCurvature(i int, add func(i, j int, m *matrix3)) {
	b, before, after := &p.bend[i], &p.span[i-1], &p.span[i]
	sine, cosine := math.Sincos(b.turn)
	own := func(a *ropeSpan, g r3.Vec, weight float64) (m matrix3) {
		across := weight * cosine / (sine * a.distance * a.distance)
		m = outer(b.normal, r3.Scale(across, b.normal))
		along := r3.Scale(-weight/a.distance, g)
		m.addOuter(a.u, along)
		m.addOuter(along, a.u)
		return m
	}
	m := own(before, b.before, b.weight[0])
	addDifference(i-1, i-1, &m, add)
	m = own(after, b.after, b.weight[1])
	addDifference(i, i, &m, add)
	m = outer(b.normal, r3.Scale(-b.weight[0]/(sine*before.distance*after.distance), b.normal))
	addDifference(i-1, i, &m, add)
	m = outer(b.normal, r3.Scale(-b.weight[1]/(sine*before.distance*after.distance), b.normal))
	addDifference(i, i-1, &m, add)
}

// addDifference gives the derivatives by points of a second derivative m by the vectors along spans k and l.
func addDifference(k, l int, m *matrix3, add func(i, j int, m *matrix3)) {
	minus := m.scaled(-1)
	add(k, l, m)
	add(k, l+1, &minus)
	add(k+1, l, &minus)
	add(k+1, l+1, m)
}
