package mbd

// This file holds coordinates that are made of others: angles beyond a revolution, and weighted sums.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// angle is the rotation of marker i relative to marker j about j's z axis, revolutions included. They are counted from the last accepted step, so
// that one step must not rotate by more than half a revolution.
type angle struct {
	cosine, sine cosine // of i's x axis to j's x and y axes
	state        []float64
	slot         int // of its state variable: the angle at the last accepted step

	gc, gs [4]r3.Vec
}

func newAngle(i, j Marker) *angle {
	x := axisOf(i, 0)
	return &angle{cosine: cosine{x, axisOf(j, 0)}, sine: cosine{x, axisOf(j, 1)}}
}

func (c *angle) attached() []int { return c.cosine.attached() }

// prepare reserves the state variable of the angle.
func (c *angle) prepare(s *System) {
	c.slot = s.reserveState(1)
	s.angles = append(s.angles, c)
	v := c.evaluate(s)
	s.state[c.slot] = v
}

// evaluate returns the angle, within half a revolution of that at the last accepted step.
func (c *angle) evaluate(s *System) float64 {
	c.state = s.state
	var none [4]r3.Vec
	return c.value(s.frames, 0, none[:])
}

func (c *angle) value(frames []frame, f float64, g []r3.Vec) float64 {
	c.gc, c.gs = [4]r3.Vec{}, [4]r3.Vec{}
	x, y := c.cosine.value(frames, 1, c.gc[:]), c.sine.value(frames, 1, c.gs[:])
	if n := x*x + y*y; n > 0 {
		for k := range g {
			addTo(&g[k], f*x/n, c.gs[k])
			addTo(&g[k], -f*y/n, c.gc[k])
		}
	}
	a, last := math.Atan2(y, x), c.state[c.slot]
	return a + 2*math.Pi*math.Round((last-a)/(2*math.Pi))
}

func (c *angle) hessian(frames []frame, f float64, h []matrix3) {
	c.gc, c.gs = [4]r3.Vec{}, [4]r3.Vec{}
	x, y := c.cosine.value(frames, 1, c.gc[:]), c.sine.value(frames, 1, c.gs[:])
	n := x*x + y*y
	if n == 0 {
		return
	}
	c.sine.hessian(frames, f*x/n, h)
	c.cosine.hessian(frames, -f*y/n, h)
	n *= n
	cross, square := f*(y*y-x*x)/n, 2*f*x*y/n
	for i := range 4 {
		row := r3.Add(r3.Scale(square, c.gc[i]), r3.Scale(cross, c.gs[i]))
		other := r3.Sub(r3.Scale(cross, c.gc[i]), r3.Scale(square, c.gs[i]))
		for j := range 4 {
			a, b := outer(row, c.gc[j]), outer(other, c.gs[j])
			h[4*i+j].add(1, &a)
			h[4*i+j].add(1, &b)
		}
	}
}

// weighted is a sum of coordinates.
type weighted struct {
	terms   []coordinate
	weights []float64
	scratch []matrix3
}

func (c *weighted) attached() (bodies []int) {
	for _, t := range c.terms {
		bodies = append(bodies, t.attached()...)
	}
	return bodies
}

func (c *weighted) prepare(s *System) {
	most := 0
	for _, t := range c.terms {
		prepareCoordinate(t, s)
		most = max(most, len(t.attached()))
	}
	c.scratch = make([]matrix3, 4*most*most)
}

func (c *weighted) value(frames []frame, f float64, g []r3.Vec) (sum float64) {
	at := 0
	for k, t := range c.terms {
		n := at + 2*bodiesOf(t)
		sum += c.weights[k] * t.value(frames, f*c.weights[k], g[at:n])
		at = n
	}
	return sum
}

func (c *weighted) hessian(frames []frame, f float64, h []matrix3) {
	n := 0
	for _, t := range c.terms {
		n += 2 * bodiesOf(t)
	}
	at := 0
	for k, t := range c.terms {
		m := 2 * bodiesOf(t)
		part := c.scratch[:m*m]
		clear(part)
		t.hessian(frames, f*c.weights[k], part)
		for i := range m {
			for j := range m {
				h[(at+i)*n+at+j].add(1, &part[i*m+j])
			}
		}
		at += m
	}
}

// bodiesOf returns the number of bodies of a coordinate, without allocating.
func bodiesOf(c coordinate) int {
	switch c := c.(type) {
	case *projection:
		return 3
	case *general:
		return len(c.bodies)
	case *weighted:
		n := 0
		for _, t := range c.terms {
			n += bodiesOf(t)
		}
		return n
	}
	return 2
}

// prepareCoordinate prepares a coordinate that has state variables or working memory.
func prepareCoordinate(c coordinate, s *System) {
	if p, ok := c.(interface{ prepare(*System) }); ok {
		p.prepare(s)
	}
}
