package replay

// Where a shape of the scene is in a later frame.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// poseOf is the position and orientation of a shape whose geometry is that of the scene. Meshes that have been read from files stand in world
// axes at every time: how they have moved follows from three of their points.
func poseOf(first, now *results.Shape) (r3.Vec, quat.Number, error) {
	if first.Kind != results.Mesh || now.Kind != results.Mesh || len(first.Vertices) == 0 || len(now.Vertices) == 0 || &first.Vertices[0] == &now.Vertices[0] {
		return now.Position, now.Orientation, nil
	}
	if first.Seen == results.SeenFront {
		return poseOfPlane(first, now)
	}
	if len(first.Vertices) != len(now.Vertices) {
		return r3.Vec{}, quat.Number{}, fmt.Errorf("shape %q has %d points and had %d", now.Name, len(now.Vertices), len(first.Vertices))
	}
	a, b, c := spread(first.Vertices)
	from, to := axesOf(first.Vertices, a, b, c), axesOf(now.Vertices, a, b, c)
	turned := between(from, to)
	origin := r3.Sub(now.Vertices[a], results.Rotate(turned, first.Vertices[a]))
	return r3.Add(now.Position, results.Rotate(orOne(now.Orientation), origin)), quat.Mul(orOne(now.Orientation), turned), nil
}

// poseOfPlane is that of a plane, of which each frame has another part: the least turn and the way along the normal that bring the planes together.
func poseOfPlane(first, now *results.Shape) (r3.Vec, quat.Number, error) {
	from, to := r3.Vec{}, now.Facing()
	if first.Vertices != nil && len(first.Triangles) > 0 {
		own := *first
		own.Orientation = quat.Number{}
		from = own.Facing()
	}
	axis := r3.Cross(from, to)
	turned := quat.Number{Real: 1 + r3.Dot(from, to), Imag: axis.X, Jmag: axis.Y, Kmag: axis.Z}
	if turned.Real < 1e-9 { // half a turn about anything in the plane
		across := r3.Cross(from, r3.Vec{X: 1})
		if r3.Norm(across) < 0.5 {
			across = r3.Cross(from, r3.Vec{Y: 1})
		}
		turned = quat.Number{Imag: across.X, Jmag: across.Y, Kmag: across.Z}
	}
	turned = quat.Scale(1/quat.Abs(turned), turned)
	there := r3.Add(now.Position, results.Rotate(now.Orientation, now.Vertices[0]))
	return r3.Scale(r3.Dot(to, r3.Sub(there, results.Rotate(turned, first.Vertices[0]))), to), turned, nil
}

func orOne(q quat.Number) quat.Number {
	if q == (quat.Number{}) {
		return quat.Number{Real: 1}
	}
	return q
}

// spread finds three points that are far from one another and from one line.
func spread(points []r3.Vec) (a, b, c int) {
	for i, p := range points {
		if r3.Norm2(r3.Sub(p, points[0])) > r3.Norm2(r3.Sub(points[b], points[0])) {
			b = i
		}
	}
	best := 0.
	for i, p := range points {
		if area := r3.Norm2(r3.Cross(r3.Sub(points[b], points[0]), r3.Sub(p, points[0]))); area > best {
			best, c = area, i
		}
	}
	return 0, b, c
}

// axesOf are unit vectors along the line of two points, across it in the plane of the third, and along the normal of that.
func axesOf(points []r3.Vec, a, b, c int) [3]r3.Vec {
	x := unitOr(r3.Sub(points[b], points[a]), r3.Vec{X: 1})
	normal := unitOr(r3.Cross(x, r3.Sub(points[c], points[a])), r3.Vec{})
	if normal == (r3.Vec{}) { // all points are on a line
		normal = unitOr(r3.Cross(x, r3.Vec{X: x.Y, Y: x.Z, Z: -x.X}), r3.Vec{Z: 1})
	}
	return [3]r3.Vec{x, r3.Cross(normal, x), normal}
}

func unitOr(v, other r3.Vec) r3.Vec {
	if n := r3.Norm(v); n > 0 {
		return r3.Scale(1/n, v)
	}
	return other
}

// between is the rotation from one set of axes to another.
func between(from, to [3]r3.Vec) quat.Number {
	var m [3][3]float64 // the sum of to from^T
	for k := range 3 {
		t, f := [3]float64{to[k].X, to[k].Y, to[k].Z}, [3]float64{from[k].X, from[k].Y, from[k].Z}
		for i := range 3 {
			for j := range 3 {
				m[i][j] += t[i] * f[j]
			}
		}
	}
	// The largest of the four parts of the quaternion first: no division by a small number.
	squares := [4]float64{1 + m[0][0] + m[1][1] + m[2][2], 1 + m[0][0] - m[1][1] - m[2][2], 1 - m[0][0] + m[1][1] - m[2][2], 1 - m[0][0] - m[1][1] + m[2][2]}
	largest := 0
	for i := range squares {
		if squares[i] > squares[largest] {
			largest = i
		}
	}
	var q quat.Number
	switch s := math.Sqrt(squares[largest]); largest {
	case 0:
		q = quat.Number{Real: s, Imag: (m[2][1] - m[1][2]) / s, Jmag: (m[0][2] - m[2][0]) / s, Kmag: (m[1][0] - m[0][1]) / s}
	case 1:
		q = quat.Number{Real: (m[2][1] - m[1][2]) / s, Imag: s, Jmag: (m[0][1] + m[1][0]) / s, Kmag: (m[0][2] + m[2][0]) / s}
	case 2:
		q = quat.Number{Real: (m[0][2] - m[2][0]) / s, Imag: (m[0][1] + m[1][0]) / s, Jmag: s, Kmag: (m[1][2] + m[2][1]) / s}
	default:
		q = quat.Number{Real: (m[1][0] - m[0][1]) / s, Imag: (m[0][2] + m[2][0]) / s, Jmag: (m[1][2] + m[2][1]) / s, Kmag: s}
	}
	return quat.Scale(1/quat.Abs(q), q)
}
