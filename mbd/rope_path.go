package mbd

// This file holds the way of a running rope past its points: lengths of its spans, and how they change as the points move. On which side it passes sheaves is in rope_side.go.

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
	span []ropeSpan // where the rope has left the sheave at its first point only lengths and rates: the line is that of the span before it that begins at a point the rope touches
	bend []ropeBend // at the points between spans

	holds   []ropeHold
	bends   []int               // points at which the angle of the bend matters: those with a radius or with friction
	sheaves []int               // points with a radius
	way     func(k int) float64 // length of the rope in a span after the last accepted step, m, by which spans share a line past sheaves that it has left; nil at the start
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
	share             float64 // of the line that the span is on
	length, rate      float64 // of the rope in the span, with its parts of the arcs, m and m/s; the rate is that at which its tension works, with the rope that sheaves carry out of it
	stretch, stretch2 float64 // of the weighted sum: derivatives by the distance
}

// ropeBend is where the rope turns.
type ropeBend struct {
	turn          float64    // angle from the line before to that after about the normal, rad
	wrap          float64    // angle of the arc
	arc           [2]float64 // parts of it in the spans before and after
	normal        r3.Vec     // of the plane of both lines, or of the sheave
	before, after r3.Vec     // derivatives of the turn by the vectors along both lines, 1/m
	weight        [2]float64 // in the weighted sum: of the turns of the lines before and after
	hold          *ropeHold  // nil where the rope runs without friction or round no sheave

	ropeSide
	fixed bool   // the sheave does not turn with the plane of the rope
	off   bool   // the rope has left the sheave
	along r3.Vec // sum of the directions of both lines
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
		if radius[i] != 0 {
			p.sheaves = append(p.sheaves, i)
			p.bend[i].onSheave = true
		}
	}
	for k := range p.side {
		p.side[k] = 1
	}
	return p
}

// follow takes the path to where the points are. Sheaves that the rope would have to be pushed against are left one by one, that with the most negative arc first.
func (p *ropePath) follow() {
	for _, i := range p.sheaves {
		p.bend[i].off = false
	}
	p.trace()
	for i := p.leaving(); i > 0; i = p.leaving() {
		p.bend[i].leave()
		p.trace()
	}
	for a := 0; a < len(p.span); a = p.after(a) {
		b := p.after(a)
		for k := a; k < b; k++ {
			p.span[k].length = p.span[a].straight * p.span[k].share
		}
		p.span[a].length += p.radius[a] * p.bend[a].arc[1]
		p.span[b-1].length += p.radius[b] * p.bend[b].arc[0]
		p.rates(a, b)
	}
}

// trace finds the lines between points that the rope touches, and how it bends there.
func (p *ropePath) trace() {
	for k := 0; k < len(p.span); k = p.after(k) {
		a, end := &p.span[k], p.after(k)
		d := r3.Sub(p.x[end], p.x[k])
		a.distance = vec.Norm(d)
		a.u = r3.Vec{}
		if a.distance > 0 {
			a.u = r3.Scale(1/a.distance, d)
		}
		side := 1.0
		for _, s := range p.side[k:end] {
			side *= s
		}
		a.tangent(p.radius[k]-side*p.radius[end], p.radius[end]-side*p.radius[k])
		p.shareLine(k, end)
	}
	for _, i := range p.bends {
		if !p.bend[i].off {
			p.bend[i].follow(&p.span[p.before(i)], &p.span[i])
		}
	}
}

// shareLine shares a line among the spans on it, by how long they were.
func (p *ropePath) shareLine(first, end int) {
	if end == first+1 {
		p.span[first].share = 1
		return
	}
	sum := 0.0
	for k := first; k < end; k++ {
		if p.way == nil {
			p.span[k].share = vec.Norm(r3.Sub(p.x[k+1], p.x[k]))
		} else {
			p.span[k].share = p.way(k)
		}
		sum += p.span[k].share
	}
	for k := first; k < end; k++ {
		p.span[k].share /= sum
	}
}

// leaving returns the sheave that the rope leaves next, 0 for none.
func (p *ropePath) leaving() (next int) {
	least := 0.0
	for _, i := range p.sheaves {
		if b := &p.bend[i]; !b.off && b.wrap < least && (b.hold == nil || !b.hold.clamped) {
			next, least = i, b.wrap
		}
	}
	return next
}

// after returns the next point that the rope touches, before the last one.
func (p *ropePath) after(i int) int {
	for i++; i < len(p.span) && p.bend[i].off; i++ {
	}
	return i
}

func (p *ropePath) before(i int) int {
	for i--; i > 0 && p.bend[i].off; i-- {
	}
	return i
}

// around returns the points on whose places the bend at one depends.
func (p *ropePath) around(i int) [3]int { return [3]int{p.before(i), i, p.after(i)} }

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
	b.along = r3.Add(before.u, after.u)
	b.fixed = b.onSheave && math.Abs(b.last) <= leastSwivel
	if !b.fixed {
		b.followPlane(before, after)
	} else {
		b.followSheave(before, after)
	}
	b.turn = b.unwound(b.turn)
	b.wrap = b.turn + before.angle[1] + after.angle[0]
	b.arc = [2]float64{b.wrap / 2, b.wrap / 2}
	if b.hold != nil {
		b.arc = b.hold.part(b, before)
	}
}

// followPlane works out the turn in the plane of the lines.
func (b *ropeBend) followPlane(before, after *ropeSpan) {
	n := r3.Cross(before.u, after.u)
	sine := vec.Norm(n)
	if b.fixed = b.onSheave && sine <= leastTurn; b.fixed {
		b.followSheave(before, after)
		return
	}
	if r3.Dot(n, b.sense) < 0 {
		sine = -sine
	}
	b.turn = math.Atan2(sine, r3.Dot(before.u, after.u))
	b.normal, b.before, b.after = r3.Vec{}, r3.Vec{}, r3.Vec{}
	if math.Abs(sine) > leastTurn && before.distance > 0 && after.distance > 0 {
		b.normal = r3.Scale(1/sine, n)
		b.before = r3.Scale(1/before.distance, r3.Cross(before.u, b.normal))
		b.after = r3.Scale(1/after.distance, r3.Cross(b.normal, after.u))
	}
}

// partGradients returns the derivatives of the parts of the angle of an arc that the lines before and after make, by the vectors along them.
func (p *ropePath) partGradients(i int) (before, after r3.Vec) {
	b, first, second := &p.bend[i], &p.span[p.before(i)], &p.span[i]
	return r3.Add(b.before, r3.Scale(first.angleBy[1], first.u)), r3.Add(b.after, r3.Scale(second.angleBy[0], second.u))
}

// wrapGradient returns the derivatives of the angle of an arc by the points of around.
func (p *ropePath) wrapGradient(i int) (by [3]r3.Vec) {
	byBefore, byAfter := p.partGradients(i)
	return [3]r3.Vec{r3.Scale(-1, byBefore), r3.Sub(byBefore, byAfter), byAfter}
}

// arcRate returns the rate of the part of the angle of an arc in the span before, 0, or after, 1, with what the sheave carries away, rad/s.
func (p *ropePath) arcRate(i, part int) (rate float64) {
	if i == 0 || i == len(p.span) {
		return 0
	}
	b, around := &p.bend[i], p.around(i)
	if b.hold != nil {
		before, after := p.partGradients(i)
		if part == 0 {
			return r3.Dot(before, r3.Sub(p.v[i], p.v[around[0]])) + r3.Dot(b.normal, b.hold.omega)
		}
		return r3.Dot(after, r3.Sub(p.v[around[2]], p.v[i])) - r3.Dot(b.normal, b.hold.omega)
	}
	for n, g := range p.wrapGradient(i) {
		rate += r3.Dot(g, p.v[around[n]])
	}
	return rate / 2
}

// rates works out those of the spans on the line from point a to point b.
func (p *ropePath) rates(a, b int) {
	line := &p.span[a]
	straight := line.byDistance * r3.Dot(line.u, r3.Sub(p.v[b], p.v[a]))
	for k := a; k < b; k++ {
		p.span[k].rate = straight * p.span[k].share
	}
	if p.radius[a] != 0 {
		line.rate += p.radius[a] * p.arcRate(a, 1)
	}
	if p.radius[b] != 0 {
		p.span[b-1].rate += p.radius[b] * p.arcRate(b, 0)
	}
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
		if b.off {
			b.weight = [2]float64{}
			if b.hold != nil {
				b.hold.couple = 0
			}
			continue
		}
		b.weight = [2]float64{half, half}
		if b.hold != nil {
			b.weight = [2]float64{p.radius[i] * of(i-1), p.radius[i] * of(i)}
			b.hold.couple = b.weight[0] - b.weight[1]
		}
	}
}

func (p *ropePath) weighSpans(weight []float64, first, last int) {
	lo, hi := p.reach(first, last)
	for k := lo; k < hi-1; k = p.after(k) {
		a, end, w := &p.span[k], p.after(k), 0.0
		for j := k; j < end; j++ {
			w += p.span[j].share * weightOf(weight, j, first, last)
		}
		l, r := p.bend[k].weight[1], p.bend[end].weight[0]
		a.stretch = w*a.byDistance + l*a.angleBy[0] + r*a.angleBy[1]
		a.stretch2 = w*a.bySecond + l*a.angleSecond[0] + r*a.angleSecond[1]
	}
}

// reach returns the points by which the length of spans depends on: the first, and one past the last.
func (p *ropePath) reach(first, last int) (lo, hi int) {
	if p.bend[first].off {
		first = p.before(first)
	}
	if p.bend[last].off {
		last = p.after(last)
	}
	return max(0, p.before(first)), min(len(p.x), p.after(last)+1)
}

// gradient writes the derivatives of the weighted sum of weigh by the points from lo to before hi of reach.
func (p *ropePath) gradient(to *ropePulls, first, last int) {
	lo, hi := p.reach(first, last)
	dst := to.force
	clear(dst[lo:hi])
	p.addCouples(to.couple)
	for k := lo; k < hi-1; k = p.after(k) {
		end, pull := p.after(k), r3.Scale(p.span[k].stretch, p.span[k].u)
		dst[k], dst[end] = r3.Sub(dst[k], pull), r3.Add(dst[end], pull)
	}
	for i := lo + 1; i < hi-1; i++ {
		if b := &p.bend[i]; b.weight != [2]float64{} {
			before, after := r3.Scale(b.weight[0], b.before), r3.Scale(b.weight[1], b.after)
			around := p.around(i)
			dst[around[0]], dst[around[2]] = r3.Sub(dst[around[0]], before), r3.Add(dst[around[2]], after)
			dst[i] = r3.Add(dst[i], r3.Sub(before, after))
		}
	}
}

// curvature gives the second derivatives of the weighted sum of weigh by pairs of points, in any order and some of them several times.
func (p *ropePath) curvature(first, last int, add func(i, j int, m *matrix3)) {
	lo, hi := p.reach(first, last)
	for k := lo; k < hi-1; k = p.after(k) {
		a := &p.span[k]
		if a.distance == 0 || a.stretch == 0 && a.stretch2 == 0 {
			continue
		}
		m := lineCurvature(a.u, a.distance, a.stretch, a.stretch2)
		line := [2]int{k, p.after(k)}
		addDifference(line, line, &m, add)
	}
	for i := lo + 1; i < hi-1; i++ {
		if b := &p.bend[i]; b.weight != [2]float64{} && b.normal != (r3.Vec{}) {
			p.bendCurvature(i, add)
		}
	}
}

// bendCurvature gives the second derivatives of the weighted turns of the lines at a point.
func (p *ropePath) bendCurvature(i int, add func(i, j int, m *matrix3)) {
	around := p.around(i)
	b, before, after := &p.bend[i], &p.span[around[0]], &p.span[i]
	first, second := [2]int{around[0], i}, [2]int{i, around[2]}
	if b.fixed {
		m := before.azimuthCurvature(b.normal, -b.weight[0])
		addDifference(first, first, &m, add)
		m = after.azimuthCurvature(b.normal, b.weight[1])
		addDifference(second, second, &m, add)
		return
	}
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
	addDifference(first, first, &m, add)
	m = own(after, b.after, b.weight[1])
	addDifference(second, second, &m, add)
	m = outer(b.normal, r3.Scale(-b.weight[0]/(sine*before.distance*after.distance), b.normal))
	addDifference(first, second, &m, add)
	m = outer(b.normal, r3.Scale(-b.weight[1]/(sine*before.distance*after.distance), b.normal))
	addDifference(second, first, &m, add)
}

// addDifference gives the derivatives by points of a second derivative m by the vectors along two lines, each from its first point to its second.
func addDifference(k, l [2]int, m *matrix3, add func(i, j int, m *matrix3)) {
	minus := m.scaled(-1)
	add(k[0], l[0], m)
	add(k[0], l[1], &minus)
	add(k[1], l[0], &minus)
	add(k[1], l[1], m)
}
