// Tensors of second order.

package measure

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Tensor has the components ij in row i and column j.
type Tensor [3][3]float64

// add adds f a (x) b.
func (t *Tensor) add(f float64, a, b r3.Vec) {
	for i, x := range [3]float64{a.X, a.Y, a.Z} {
		for j, y := range [3]float64{b.X, b.Y, b.Z} {
			t[i][j] += f * x * y
		}
	}
}

// over divides by a number.
func (t *Tensor) over(n float64) (out Tensor) {
	for i := range t {
		for j := range t[i] {
			out[i][j] = t[i][j] / n
		}
	}
	return out
}

// Mean is a third of the trace: of a stress the pressure.
func (t *Tensor) Mean() float64 { return (t[0][0] + t[1][1] + t[2][2]) / 3 }

// Symmetric is half the sum with the transpose: its components xx, yy, zz, xy, yz and zx.
func (t *Tensor) Symmetric() [6]float64 {
	return [6]float64{t[0][0], t[1][1], t[2][2], (t[0][1] + t[1][0]) / 2, (t[1][2] + t[2][1]) / 2, (t[2][0] + t[0][2]) / 2}
}

// Second is the double product s : s of the symmetric deviator s, from which the shear rate and von Mises' stress come.
func (t *Tensor) Second() float64 {
	c, p := t.Symmetric(), t.Mean()
	x, y, z := c[0]-p, c[1]-p, c[2]-p
	return x*x + y*y + z*z + 2*(c[3]*c[3]+c[4]*c[4]+c[5]*c[5])
}

// Mises is von Mises' equivalent of a stress, sqrt(3/2 s : s).
func (t *Tensor) Mises() float64 { return math.Sqrt(1.5 * t.Second()) }

func vector(v [3]float64) r3.Vec { return r3.Vec{X: v[0], Y: v[1], Z: v[2]} }
