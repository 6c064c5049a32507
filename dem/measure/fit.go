// The linear field of velocity that fits particles best.

package measure

import (
	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/spatial/r3"
)

// linearFit fits v(x) = v0 + L (x - x0) by least squares, weighted.
type linearFit struct {
	weight        float64
	centre, mean  r3.Vec // running means of place and velocity
	places, cross Tensor // sums about the means of x (x) x and v (x) x
	field         Tensor
}

// add takes a particle in; sums about running means lose no digits far from the origin.
func (f *linearFit) add(w float64, x, v r3.Vec) {
	f.weight += w
	dx, dv := r3.Sub(x, f.centre), r3.Sub(v, f.mean)
	f.centre = r3.Add(f.centre, r3.Scale(w/f.weight, dx))
	f.mean = r3.Add(f.mean, r3.Scale(w/f.weight, dv))
	after := r3.Sub(x, f.centre)
	f.places.add(w, dx, after)
	f.cross.add(w, dv, after)
}

// solve finds the field; its gradient is zero where the places do not span space. Sums about the means may have been differences of sums of a size (kg m2), to whose rounding they are known.
func (f *linearFit) solve(size float64) {
	f.field = Tensor{}
	var all [9]float64
	for i := range f.places {
		copy(all[3*i:], f.places[i][:])
	}
	var svd mat.SVD
	if f.weight == 0 || !svd.Factorize(mat.NewDense(3, 3, all[:]), mat.SVDFull) {
		return
	}
	if s := svd.Values(nil); !(s[2] > 1e-12*max(s[0], size)) {
		return
	}
	var x mat.Dense
	rhs := mat.NewDense(3, 3, nil)
	for i := range f.cross {
		for j, c := range f.cross[i] {
			rhs.Set(j, i, c)
		}
	}
	svd.SolveTo(&x, rhs, 3)
	for i := range f.field {
		for j := range f.field[i] {
			f.field[i][j] = x.At(j, i)
		}
	}
}

// at is the fitted velocity at a place.
func (f *linearFit) at(x r3.Vec) r3.Vec {
	x = r3.Sub(x, f.centre)
	l := &f.field
	return r3.Add(f.mean, r3.Vec{X: r3.Dot(vector(l[0]), x), Y: r3.Dot(vector(l[1]), x), Z: r3.Dot(vector(l[2]), x)})
}
