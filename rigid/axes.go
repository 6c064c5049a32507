package rigid

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// FromAxes returns the unit Euler parameters of the rotation that takes the coordinate axes to the right-handed unit vectors x, y and z, with a scalar part that
// is not negative.
func FromAxes(x, y, z r3.Vec) quat.Number {
	t := x.X + y.Y + z.Z
	var q quat.Number
	switch {
	case t >= x.X && t >= y.Y && t >= z.Z:
		q = quat.Number{Real: 1 + t, Imag: y.Z - z.Y, Jmag: z.X - x.Z, Kmag: x.Y - y.X}
	case x.X >= y.Y && x.X >= z.Z:
		q = quat.Number{Real: y.Z - z.Y, Imag: 1 + 2*x.X - t, Jmag: y.X + x.Y, Kmag: z.X + x.Z}
	case y.Y >= z.Z:
		q = quat.Number{Real: z.X - x.Z, Imag: y.X + x.Y, Jmag: 1 + 2*y.Y - t, Kmag: z.Y + y.Z}
	default:
		q = quat.Number{Real: x.Y - y.X, Imag: z.X + x.Z, Jmag: z.Y + y.Z, Kmag: 1 + 2*z.Z - t}
	}
	q = quat.Scale(1/math.Sqrt(q.Real*q.Real+q.Imag*q.Imag+q.Jmag*q.Jmag+q.Kmag*q.Kmag), q)
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	return q
}
