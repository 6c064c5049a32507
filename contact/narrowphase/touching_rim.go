// Places of rims that are nearest to sides, edges and one another, by Newton's method from a place nearby.

package narrowphase

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// iterations and settled are how many steps Newton's method has, and the last one, rad, of a place that is found.
const (
	iterations = 20
	settled    = 1e-10
)

// circle is a rim by the angle from a place on it.
type circle struct {
	middle, start, beside r3.Vec
	radius                float64
}

// from is the rim by the angle from the place nearest to another one.
func (f *feature) from(place r3.Vec) circle {
	out := f.out(place)
	return circle{f.at, out, r3.Cross(f.way, out), f.radius}
}

// at is the place at an angle, and its first two derivatives by that.
func (c *circle) at(angle float64) (p, first, second r3.Vec) {
	sin, cos := math.Sincos(angle)
	out := r3.Scale(c.radius, r3.Add(r3.Scale(cos, c.start), r3.Scale(sin, c.beside)))
	return r3.Add(c.middle, out), r3.Scale(c.radius, r3.Add(r3.Scale(-sin, c.start), r3.Scale(cos, c.beside))), r3.Scale(-1, out)
}

// minimise finds the place where a function, of which the first two derivatives are given, is least.
func (c *circle) minimise(slopes func(p, first, second r3.Vec) (slope, curvature float64)) (p r3.Vec, ok bool) {
	angle := 0.0
	for range iterations {
		slope, curvature := slopes(c.at(angle))
		if !(curvature > 0) {
			return p, false
		}
		step := min(max(-slope/curvature, -0.1), 0.1)
		if angle += step; math.Abs(step) < settled {
			p, _, _ = c.at(angle)
			return p, true
		}
	}
	return p, false
}

// lowestOver is the place of a rim that is deepest in a side, or nearest to it.
func (f *feature) lowestOver(g *feature, place r3.Vec) (r3.Vec, bool) {
	c := f.from(place)
	return c.minimise(g.slopesOver)
}

// slopesOver are the first two derivatives of the distance from a side along a rim.
func (f *feature) slopesOver(p, first, second r3.Vec) (slope, curvature float64) {
	w, along := r3.Sub(p, f.at), r3.Dot(first, f.way)
	w = r3.Sub(w, r3.Scale(r3.Dot(w, f.way), f.way))
	rho := r3.Norm(w)
	way := r3.Dot(w, first) / rho
	bend := (r3.Norm2(first) - along*along + r3.Dot(w, second) - way*way) / rho
	return f.side.normal.R*way + f.side.normal.Z*along, f.side.normal.R*bend + f.side.normal.Z*r3.Dot(second, f.way)
}

// slopesFromRim are the first two derivatives of half the square of the distance from a rim along another one.
func (f *feature) slopesFromRim(p, first, second r3.Vec) (slope, curvature float64) {
	out := f.out(p)
	gap, along := r3.Sub(p, r3.Add(f.at, r3.Scale(f.radius, out))), r3.Dot(r3.Cross(f.way, out), first)
	return r3.Dot(gap, first), r3.Norm2(first) + r3.Dot(gap, second) - f.radius*along*along/r3.Dot(r3.Sub(p, f.at), out)
}

// minima finds all places of a rim where a function, of which the first two derivatives are given, is less than about them.
func (c *circle) minima(slopes func(p, first, second r3.Vec) (slope, curvature float64), add func(p r3.Vec)) {
	last, _ := slopes(c.at(azimuthOfLook(-1)))
	for i := range looks {
		slope, _ := slopes(c.at(azimuthOfLook(i)))
		if last < 0 && slope >= 0 {
			add(c.between(slopes, azimuthOfLook(i-1), azimuthOfLook(i)))
		}
		last = slope
	}
}

// between finds a place between two angles, from the first of which a function falls, and to the second of which it rises: by Newton's method, or by halving where that leads away.
func (c *circle) between(slopes func(p, first, second r3.Vec) (slope, curvature float64), low, high float64) r3.Vec {
	angle := (low + high) / 2
	for range 60 {
		slope, curvature := slopes(c.at(angle))
		if slope < 0 {
			low = angle
		} else {
			high = angle
		}
		next := angle - slope/curvature
		if !(next > low && next < high) {
			next = (low + high) / 2
		}
		if math.Abs(next-angle) < 1e-14 {
			break
		}
		angle = next
	}
	p, _, _ := c.at(angle)
	return p
}

// nearestToLine is the place of a rim that is nearest to the line of an edge.
func (f *feature) nearestToLine(g *feature, place r3.Vec) (r3.Vec, bool) {
	c := f.from(place)
	return c.minimise(func(p, first, second r3.Vec) (slope, curvature float64) {
		w, along := r3.Sub(p, g.at), r3.Dot(first, g.way)
		far := r3.Dot(w, g.way)
		return r3.Dot(w, first) - far*along, r3.Norm2(first) - along*along + r3.Dot(w, second) - far*r3.Dot(second, g.way)
	})
}

// nearestToRim is the place of a rim that is nearest to another rim, and the place of that.
func (f *feature) nearestToRim(g *feature, place r3.Vec) (p, q r3.Vec, ok bool) {
	c, d := f.from(place), g.from(place)
	var angles [2]float64
	for range iterations {
		p, p1, p2 := c.at(angles[0])
		q, q1, q2 := d.at(angles[1])
		gap := r3.Sub(p, q)
		a, b, m := r3.Norm2(p1)+r3.Dot(gap, p2), r3.Norm2(q1)-r3.Dot(gap, q2), -r3.Dot(p1, q1)
		det := a*b - m*m
		if !(a > 0 && det > 1e-9*a*b) {
			return p, q, false
		}
		x, y := -r3.Dot(gap, p1), r3.Dot(gap, q1)
		steps := [2]float64{(b*x - m*y) / det, (a*y - m*x) / det}
		for i, step := range steps {
			angles[i] += min(max(step, -0.1), 0.1)
		}
		if math.Abs(steps[0])+math.Abs(steps[1]) < settled {
			return p, q, true
		}
	}
	return p, q, false
}
