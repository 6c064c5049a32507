// Surfaces as the device sees them.

package dem

import "gonum.org/v1/gonum/spatial/r3"

// putSurfaces lays out Surface of kernels/shape.cuh.
func (e *GPU) putSurfaces() []byte {
	l := &layout{format: e.format}
	for i := range e.model.Surfaces {
		s := &e.model.Surfaces[i]
		l.integer(0)
		l.integer(s.Material)
		l.integer(-1)
		l.integer(1)
		for range 6 {
			l.double(0)
		}
		l.double(0)
		l.double(0)
		l.vector(r3.Vec{X: -1e300, Y: -1e300, Z: -1e300})
		l.vector(r3.Vec{X: 1e300, Y: 1e300, Z: 0})
	}
	return l.b
}

// putPoses lays out Pose of kernels/shape.cuh.
func (e *GPU) putPoses() []byte {
	l := &layout{format: e.format}
	for i := range e.model.Surfaces {
		p := e.model.Surfaces[i].Shape.(Plane)
		q := between(r3.Vec{Z: 1}, p.Normal)
		l.vector(r3.Sub(p.Point, e.space.origin))
		for _, v := range q {
			l.double(v)
		}
		l.vector(r3.Vec{})
		l.vector(r3.Vec{})
	}
	return l.b
}

// between are Euler parameters that turn unit vector a into unit vector b.
func between(a, b r3.Vec) [4]float64 {
	if r3.Dot(a, b) < -0.999999 {
		return [4]float64{0, 1, 0, 0}
	}
	h := r3.Unit(r3.Add(a, b))
	c := r3.Cross(a, h)
	return [4]float64{r3.Dot(a, h), c.X, c.Y, c.Z}
}
