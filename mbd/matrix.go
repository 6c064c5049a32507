package mbd

// This file holds the small algebra of rotations: 3x3 matrices, unit quaternions and the matrices of Euler parameters.

import (
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// matrix3 is a 3x3 matrix, row by row.
type matrix3 [9]float64

var identity3 = matrix3{1, 0, 0, 0, 1, 0, 0, 0, 1}

func (m *matrix3) mul(v r3.Vec) r3.Vec {
	return r3.Vec{
		X: m[0]*v.X + m[1]*v.Y + m[2]*v.Z,
		Y: m[3]*v.X + m[4]*v.Y + m[5]*v.Z,
		Z: m[6]*v.X + m[7]*v.Y + m[8]*v.Z,
	}
}

// mulT returns the product of the transpose with v.
func (m *matrix3) mulT(v r3.Vec) r3.Vec {
	return r3.Vec{
		X: m[0]*v.X + m[3]*v.Y + m[6]*v.Z,
		Y: m[1]*v.X + m[4]*v.Y + m[7]*v.Z,
		Z: m[2]*v.X + m[5]*v.Y + m[8]*v.Z,
	}
}

func (m *matrix3) times(b *matrix3) (c matrix3) {
	for i := 0; i < 9; i += 3 {
		for j := range 3 {
			c[i+j] = m[i]*b[j] + m[i+1]*b[3+j] + m[i+2]*b[6+j]
		}
	}
	return c
}

func (m *matrix3) transposed() matrix3 {
	return matrix3{m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]}
}

func (m *matrix3) scaled(f float64) (c matrix3) {
	for i := range c {
		c[i] = f * m[i]
	}
	return c
}

// add adds f times b.
func (m *matrix3) add(f float64, b *matrix3) {
	for i := range m {
		m[i] += f * b[i]
	}
}

// column returns the image of a base vector.
func (m *matrix3) column(j int) r3.Vec { return r3.Vec{X: m[j], Y: m[3+j], Z: m[6+j]} }

// skew returns the matrix whose product with w is v x w.
func skew(v r3.Vec) matrix3 {
	return matrix3{0, -v.Z, v.Y, v.Z, 0, -v.X, -v.Y, v.X, 0}
}

// scaledSkew returns f times skew(v).
func scaledSkew(f float64, v r3.Vec) matrix3 {
	x, y, z := f*v.X, f*v.Y, f*v.Z
	return matrix3{0, -z, y, z, 0, -x, -y, x, 0}
}

// skewProduct returns f times skew(a) skew(b).
func skewProduct(f float64, a, b r3.Vec) matrix3 {
	x, y, z := f*a.X, f*a.Y, f*a.Z
	return matrix3{
		-y*b.Y - z*b.Z, y * b.X, z * b.X,
		x * b.Y, -z*b.Z - x*b.X, z * b.Y,
		x * b.Z, y * b.Z, -x*b.X - y*b.Y,
	}
}

// addOuter adds a b^T.
func (m *matrix3) addOuter(a, b r3.Vec) {
	m[0] += a.X * b.X
	m[1] += a.X * b.Y
	m[2] += a.X * b.Z
	m[3] += a.Y * b.X
	m[4] += a.Y * b.Y
	m[5] += a.Y * b.Z
	m[6] += a.Z * b.X
	m[7] += a.Z * b.Y
	m[8] += a.Z * b.Z
}

// outer returns a b^T.
func outer(a, b r3.Vec) matrix3 {
	return matrix3{a.X * b.X, a.X * b.Y, a.X * b.Z, a.Y * b.X, a.Y * b.Y, a.Y * b.Z, a.Z * b.X, a.Z * b.Y, a.Z * b.Z}
}

// rotation returns the matrix of unit Euler parameters.
func rotation(e quat.Number) (m matrix3) {
	m.setRotation(e)
	return m
}

// setRotation makes m rotation(e) entry by entry: a copy would wait for all of them.
func (m *matrix3) setRotation(e quat.Number) {
	w, x, y, z := e.Real, e.Imag, e.Jmag, e.Kmag
	m[0], m[1], m[2] = w*w+x*x-y*y-z*z, 2*(x*y-w*z), 2*(x*z+w*y)
	m[3], m[4], m[5] = 2*(x*y+w*z), w*w-x*x+y*y-z*z, 2*(y*z-w*x)
	m[6], m[7], m[8] = 2*(x*z-w*y), 2*(y*z+w*x), w*w-x*x-y*y+z*z
}

// rotate turns v by unit Euler parameters.
func rotate(e quat.Number, v r3.Vec) r3.Vec {
	m := rotation(e)
	return m.mul(v)
}

// unit returns q scaled to norm 1; zero stands for no rotation.
func unit(q quat.Number) quat.Number {
	n := math.Sqrt(dot4(q, q))
	if n == 0 {
		return quat.Number{Real: 1}
	}
	return quat.Scale(1/n, q)
}

func vectorPart(q quat.Number) r3.Vec { return r3.Vec{X: q.Imag, Y: q.Jmag, Z: q.Kmag} }

// angular returns E(e) p for the 3x4 matrix E(e) = [-ev | e0 I + skew(ev)], so that 2 angular(e, de/dt) is the angular
// velocity in world axes.
func angular(e, p quat.Number) r3.Vec {
	return r3.Vec{
		X: -e.Imag*p.Real + e.Real*p.Imag - e.Kmag*p.Jmag + e.Jmag*p.Kmag,
		Y: -e.Jmag*p.Real + e.Kmag*p.Imag + e.Real*p.Jmag - e.Imag*p.Kmag,
		Z: -e.Kmag*p.Real - e.Jmag*p.Imag + e.Imag*p.Jmag + e.Real*p.Kmag,
	}
}

// spin returns E(e)^T w, so that spin(e, w)/2 is the rate of Euler parameters that turn with angular velocity w.
func spin(e quat.Number, w r3.Vec) quat.Number {
	return quat.Number{
		Real: -e.Imag*w.X - e.Jmag*w.Y - e.Kmag*w.Z,
		Imag: e.Real*w.X + e.Kmag*w.Y - e.Jmag*w.Z,
		Jmag: -e.Kmag*w.X + e.Real*w.Y + e.Imag*w.Z,
		Kmag: e.Jmag*w.X - e.Imag*w.Y + e.Real*w.Z,
	}
}

func dot4(a, b quat.Number) float64 {
	return a.Real*b.Real + a.Imag*b.Imag + a.Jmag*b.Jmag + a.Kmag*b.Kmag
}

// frameAround returns a right-handed rotation matrix whose third column is the unit vector z.
func frameAround(z r3.Vec) matrix3 {
	x := r3.Vec{X: 1}
	if math.Abs(z.X) > 0.7 {
		x = r3.Vec{Y: 1}
	}
	x = r3.Unit(r3.Sub(x, r3.Scale(r3.Dot(x, z), z)))
	y := r3.Cross(z, x)
	return matrix3{x.X, y.X, z.X, x.Y, y.Y, z.Y, x.Z, y.Z, z.Z}
}

// orientationOf returns the unit Euler parameters of a rotation matrix, with a scalar part that is not negative.
func orientationOf(m matrix3) quat.Number {
	return rigid.FromAxes(r3.Vec{X: m[0], Y: m[3], Z: m[6]}, r3.Vec{X: m[1], Y: m[4], Z: m[7]}, r3.Vec{X: m[2], Y: m[5], Z: m[8]})
}

// finite tells whether no component is infinite or not a number.
func finite(vs ...r3.Vec) bool {
	for _, v := range vs {
		if s := v.X + v.Y + v.Z; math.IsNaN(s) || math.IsInf(s, 0) {
			return false
		}
	}
	return true
}
