// Capsules, and so wires, on tori: on the circle in the middle of a torus, to which a line is nearest at two places at most.

package narrowphase

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// capsuleRing works in the axes of the torus. The ends of the axis are spheres.
func capsuleRing(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	p := b.toLocal(a.a)
	u := r3.Sub(b.toLocal(a.b), p)
	l := vec.Norm(u)
	w.candidates = w.candidates[:0]
	add := func(s, d, part float64, n, at r3.Vec) { // at is on the axis, at a distance d from the torus
		if d -= a.radius; d < reach && part > 0 {
			c := candidate{Point: between(r3.Sub(at, r3.Scale(a.radius, n)), n, d), area: part}
			c.Levers[0], c.Forms[1] = s, b.ringForm(at, n)
			w.candidates = append(w.candidates, c)
		}
	}
	for i := range 2 {
		q := r3.Add(p, r3.Scale(float64(i), u))
		w.touches = b.source.Touch(w.touches[:0], q, reach+a.radius)
		for _, t := range w.touches {
			fall := float64(2*i-1) * r3.Dot(u, t.Normal) / max(l, math.SmallestNonzeroFloat64)
			add(float64(i), t.Distance, fade(fall/slopeLimit), t.Normal, q)
		}
	}
	if l > 0 {
		var azimuths [4]float64
		for _, azimuth := range azimuths[:b.nearestOnRim(0, p, r3.Scale(1/l, u), &azimuths)] {
			sin, cos := math.Sincos(azimuth)
			middle := r3.Vec{X: b.rims[0].R * cos, Y: b.rims[0].R * sin}
			s := r3.Dot(r3.Sub(middle, p), u) / (l * l)
			q := r3.Add(p, r3.Scale(s, u))
			n, far := direction(r3.Sub(q, middle), r3.Vec{Z: 1})
			zone := slopeLimit / 2 * far
			add(s, far-b.radius, smooth(min(s, 1-s)*l/zone), n, q)
		}
	}
	return w.finish(dst, b, reach, min(a.round, b.round))
}

// ringForm is the form of a torus where it is nearest to a place in its axes, along the normal n: round across the bar, and outside of the circle along it, where it is
// hollow inside.
func (s *Shape) ringForm(at, n r3.Vec) Form {
	out := outward(at)
	bend := math.Inf(1)
	if facing := r3.Dot(n, out); math.Abs(facing) > 1e-12 {
		bend = s.rims[0].R/facing + s.radius
	}
	return Form{r3.Vec{X: -out.Y, Y: out.X}, [2]float64{bend, s.radius}}
}
