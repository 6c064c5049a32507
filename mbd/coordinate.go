package mbd

// This file holds the scalar functions of body positions that constraints, drivers and forces are made of, each with its gradient and Hessian.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// coordinate is a scalar function of the placement of some bodies.
//
// A gradient has two vectors a body, by translation and by infinitesimal rotation in world axes. Its derivative, the
// hessian, is a square array of 3x3 blocks, row by row, which is not symmetric because rotations do not commute.
type coordinate interface {
	// attached lists the bodies, as indices into frames with 0 for the ground; one body may stand there twice.
	attached() []int
	// value returns the function's value and adds f times its gradient to g.
	value(frames []frame, f float64, g []r3.Vec) float64
	// hessian adds f times the gradient's derivative to h.
	hessian(frames []frame, f float64, h []matrix3)
}

// point is a point fixed in a body.
type point struct {
	body     int
	position r3.Vec
}

// direction is a unit vector fixed in a body.
type direction struct {
	body   int
	vector r3.Vec
}

func (p *point) lever(frames []frame) r3.Vec { return frames[p.body].rotation.mul(p.position) }

func (d *direction) in(frames []frame) r3.Vec { return frames[d.body].rotation.mul(d.vector) }

func pointOf(m Marker) point { return point{m.Body + 1, m.Position} }

// axisOf returns an axis of a marker: 0, 1, 2 for x, y, z.
func axisOf(m Marker, axis int) direction {
	r := rotation(unit(m.Orientation))
	return direction{m.Body + 1, r.column(axis)}
}

func addTo(v *r3.Vec, f float64, w r3.Vec) { *v = r3.Add(*v, r3.Scale(f, w)) }

// projection is the component along an axis of the vector from point j to point i.
type projection struct {
	i, j point
	axis direction
}

func (c *projection) attached() []int { return []int{c.i.body, c.j.body, c.axis.body} }

func (c *projection) value(frames []frame, f float64, g []r3.Vec) float64 {
	si, sj, a := c.i.lever(frames), c.j.lever(frames), c.axis.in(frames)
	d := r3.Sub(r3.Add(frames[c.i.body].position, si), r3.Add(frames[c.j.body].position, sj))
	addTo(&g[0], f, a)
	addTo(&g[1], f, r3.Cross(si, a))
	addTo(&g[2], -f, a)
	addTo(&g[3], -f, r3.Cross(sj, a))
	addTo(&g[5], f, r3.Cross(a, d))
	return r3.Dot(d, a)
}

func (c *projection) hessian(frames []frame, f float64, h []matrix3) {
	ui, uj, ua := c.i.lever(frames), c.j.lever(frames), c.axis.in(frames)
	d := r3.Sub(r3.Add(frames[c.i.body].position, ui), r3.Add(frames[c.j.body].position, uj))
	si, sj, a, sd := skew(ui), skew(uj), skew(ua), skew(d)
	asi, asj := a.times(&si), a.times(&sj)
	sia, sja, sda := si.times(&a), sj.times(&a), sd.times(&a)
	h[0*6+5].add(-f, &a)
	h[1*6+1].add(f, &asi)
	h[1*6+5].add(-f, &sia)
	h[2*6+5].add(f, &a)
	h[3*6+3].add(-f, &asj)
	h[3*6+5].add(f, &sja)
	h[5*6+0].add(f, &a)
	h[5*6+1].add(-f, &asi)
	h[5*6+2].add(-f, &a)
	h[5*6+3].add(f, &asj)
	h[5*6+5].add(f, &sda)
}

// cosine is the scalar product of two directions.
type cosine struct {
	i, j direction
}

func (c *cosine) attached() []int { return []int{c.i.body, c.j.body} }

func (c *cosine) value(frames []frame, f float64, g []r3.Vec) float64 {
	a, b := c.i.in(frames), c.j.in(frames)
	n := r3.Cross(a, b)
	addTo(&g[1], f, n)
	addTo(&g[3], -f, n)
	return r3.Dot(a, b)
}

func (c *cosine) hessian(frames []frame, f float64, h []matrix3) {
	a, b := skew(c.i.in(frames)), skew(c.j.in(frames))
	ab, ba := a.times(&b), b.times(&a)
	h[1*4+1].add(f, &ba)
	h[1*4+3].add(-f, &ab)
	h[3*4+1].add(-f, &ba)
	h[3*4+3].add(f, &ab)
}

// distance is the distance of two points.
type distance struct {
	i, j point
}

func (c *distance) attached() []int { return []int{c.i.body, c.j.body} }

// line returns the levers of the two points, the unit vector from j to i and the distance.
func (c *distance) line(frames []frame) (si, sj, u r3.Vec, length float64) {
	si, sj = c.i.lever(frames), c.j.lever(frames)
	d := r3.Sub(r3.Add(frames[c.i.body].position, si), r3.Add(frames[c.j.body].position, sj))
	length = math.Sqrt(r3.Dot(d, d))
	if length > 0 {
		u = r3.Scale(1/length, d)
	}
	return si, sj, u, length
}

func (c *distance) value(frames []frame, f float64, g []r3.Vec) float64 {
	si, sj, u, length := c.line(frames)
	addTo(&g[0], f, u)
	addTo(&g[1], f, r3.Cross(si, u))
	addTo(&g[2], -f, u)
	addTo(&g[3], -f, r3.Cross(sj, u))
	return length
}

func (c *distance) hessian(frames []frame, f float64, h []matrix3) {
	vi, vj, u, length := c.line(frames)
	if length == 0 {
		return
	}
	si, sj, su := skew(vi), skew(vj), skew(u)
	p := identity3
	uu := outer(u, u)
	p.add(-1, &uu)
	p = p.scaled(1 / length)
	psi, psj := p.times(&si), p.times(&sj)
	by := [4]matrix3{p, psi.scaled(-1), p.scaled(-1), psj} // derivatives of u
	usi, usj := su.times(&si), su.times(&sj)
	for k := range by {
		bi, bj := si.times(&by[k]), sj.times(&by[k])
		h[k].add(f, &by[k])
		h[4+k].add(f, &bi)
		h[8+k].add(-f, &by[k])
		h[12+k].add(-f, &bj)
	}
	h[1*4+1].add(f, &usi)
	h[3*4+3].add(-f, &usj)
}
