// Markers as programs: where they are and how they move, from the coordinates of their parts.

package adams

import (
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// vector is three values of a program; matrix three columns.
type (
	vector [3]ref
	matrix [3]vector
)

func (b *builder) constantVector(v r3.Vec) vector {
	return vector{b.constant(v.X), b.constant(v.Y), b.constant(v.Z)}
}

func (b *builder) addVectors(u, v vector) (w vector) {
	for k := range w {
		w[k] = b.add(u[k], v[k])
	}
	return w
}

func (b *builder) subVectors(u, v vector) (w vector) {
	for k := range w {
		w[k] = b.sub(u[k], v[k])
	}
	return w
}

func (b *builder) dot(u, v vector) ref {
	return b.add(b.add(b.mul(u[0], v[0]), b.mul(u[1], v[1])), b.mul(u[2], v[2]))
}

func (b *builder) cross(u, v vector) vector {
	entry := func(i, j int) ref { return b.sub(b.mul(u[i], v[j]), b.mul(u[j], v[i])) }
	return vector{entry(1, 2), entry(2, 0), entry(0, 1)}
}

func (b *builder) norm(u vector) ref { return b.sqrt(b.dot(u, u)) }

// times returns m v, the columns of m weighted by v.
func (b *builder) times(m matrix, v vector) (w vector) {
	for k := range w {
		w[k] = b.dot(vector{m[0][k], m[1][k], m[2][k]}, v)
	}
	return w
}

// rotationOf returns the columns of the matrix of constant Euler parameters.
func rotationOf(q quat.Number) [3]r3.Vec {
	r := r3.Rotation(q)
	return [3]r3.Vec{r.Rotate(r3.Vec{X: 1}), r.Rotate(r3.Vec{Y: 1}), r.Rotate(r3.Vec{Z: 1})}
}

// bodyInputs returns three inputs of a part.
func (b *builder) bodyInputs(q Quantity, part int) (v vector) {
	for k := range v {
		v[k] = b.input(Input{Quantity: q, Body: part, Index: k})
	}
	return v
}

// bodyAxes returns the rotation matrix of a part from its Euler parameters.
func (b *builder) bodyAxes(part int) matrix {
	var e [4]ref
	for k := range e {
		e[k] = b.input(Input{Quantity: EulerParameter, Body: part, Index: k})
	}
	twice := func(i, j, k, l int, sign float64) ref { // 2 (ei ej + sign ek el)
		return b.scale(2, b.add(b.mul(e[i], e[j]), b.scale(sign, b.mul(e[k], e[l]))))
	}
	diagonal := func(i int) ref {
		return b.sub(twice(0, 0, i, i, 1), b.constant(1))
	}
	return matrix{
		{diagonal(1), twice(1, 2, 0, 3, 1), twice(1, 3, 0, 2, -1)},
		{twice(1, 2, 0, 3, -1), diagonal(2), twice(2, 3, 0, 1, 1)},
		{twice(1, 3, 0, 2, 1), twice(2, 3, 0, 1, -1), diagonal(3)},
	}
}

// place is a marker resolved to a part; identifier 0 stands for the global frame.
type place struct {
	part   int // index in Dataset.Parts, -1 for what never moves
	point  bool
	offset r3.Vec // from the centre of mass in part axes; global position if part is -1
	axes   quat.Number
	body   quat.Number // orientation of a point mass, which never changes
}

// frames builds what markers need, once each.
type frames struct {
	*builder
	places map[int]place
}

// axes returns the axes of a marker in the global frame.
func (f *frames) axes(p place) (m matrix) {
	local := rotationOf(p.axes)
	if p.part < 0 || p.point {
		if p.point {
			local = rotationOf(quat.Mul(p.body, p.axes))
		}
		for k := range m {
			m[k] = f.constantVector(local[k])
		}
		return m
	}
	body := f.bodyAxes(p.part)
	for k := range m {
		m[k] = f.times(body, f.constantVector(local[k]))
	}
	return m
}

// arm is the vector from the centre of mass to the marker.
func (f *frames) arm(p place) vector {
	if p.point {
		return f.constantVector(r3.Rotation(p.body).Rotate(p.offset))
	}
	return f.times(f.bodyAxes(p.part), f.constantVector(p.offset))
}

func (f *frames) position(p place) vector {
	if p.part < 0 {
		return f.constantVector(p.offset)
	}
	return f.addVectors(f.bodyInputs(BodyPosition, p.part), f.arm(p))
}

func (f *frames) angularVelocity(p place) vector {
	if p.part < 0 || p.point {
		return f.constantVector(r3.Vec{})
	}
	return f.bodyInputs(AngularVelocity, p.part)
}

func (f *frames) velocity(p place) vector {
	if p.part < 0 {
		return f.constantVector(r3.Vec{})
	}
	return f.addVectors(f.bodyInputs(BodyVelocity, p.part), f.cross(f.angularVelocity(p), f.arm(p)))
}

func (f *frames) angularAcceleration(p place) vector {
	if p.part < 0 || p.point {
		return f.constantVector(r3.Vec{})
	}
	return f.bodyInputs(AngularAcceleration, p.part)
}

func (f *frames) acceleration(p place) vector {
	if p.part < 0 {
		return f.constantVector(r3.Vec{})
	}
	arm, w := f.arm(p), f.angularVelocity(p)
	a := f.addVectors(f.bodyInputs(BodyAcceleration, p.part), f.cross(f.angularAcceleration(p), arm))
	return f.addVectors(a, f.cross(w, f.cross(w, arm)))
}

// eulerRotation returns the orientation of 3-1-3 angles (REULER).
func eulerRotation(psi, theta, phi float64) quat.Number {
	turn := func(angle float64, axis r3.Vec) quat.Number {
		s, c := math.Sincos(angle / 2)
		return quat.Number{Real: c, Imag: s * axis.X, Jmag: s * axis.Y, Kmag: s * axis.Z}
	}
	z, x := r3.Vec{Z: 1}, r3.Vec{X: 1}
	return quat.Mul(quat.Mul(turn(psi, z), turn(theta, x)), turn(phi, z))
}
