// Shapes on a half-space.

package narrowphase

import "gonum.org/v1/gonum/spatial/r3"

func spherePlane(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	d := r3.Dot(b.b, r3.Sub(a.a, b.a)) - a.radius
	if d >= reach {
		return dst
	}
	return append(dst, between(r3.Sub(a.a, r3.Scale(a.radius, b.b)), b.b, d))
}

// capsulePlane has both ends of the axis; the higher one fades away.
func capsulePlane(_ *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	n := b.b
	d := [2]float64{r3.Dot(n, r3.Sub(a.a, b.a)) - a.radius, r3.Dot(n, r3.Sub(a.b, b.a)) - a.radius}
	least := min(d[0], d[1])
	if least >= reach {
		return dst
	}
	var w [2]float64
	for i := range w {
		w[i] = fade((d[i] - least) / a.radius)
	}
	for i, end := range [2]r3.Vec{a.a, a.b} {
		if d[i] < reach && w[i] > 0 {
			x := between(r3.Sub(end, r3.Scale(a.radius, n)), n, d[i])
			x.Weight, x.Levers[0], x.Features[0] = w[i]/(w[0]+w[1]), float64(i), int32(i)
			dst = append(dst, x)
		}
	}
	return dst
}
