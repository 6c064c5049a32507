package law

// Space that repeats itself, and how it deforms.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Gradient is an upper triangular velocity gradient: XY is the derivative of the x velocity along y, 1/s.
type Gradient struct{ XX, YY, ZZ, XY, XZ, YZ float64 }

// Of is the velocity at a place from where all is at rest, m/s.
func (g *Gradient) Of(p r3.Vec) r3.Vec {
	return r3.Vec{X: g.XX*p.X + g.XY*p.Y + g.XZ*p.Z, Y: g.YY*p.Y + g.YZ*p.Z, Z: g.ZZ * p.Z}
}

// Norm is the root of the sum of squares, 1/s.
func (g *Gradient) Norm() float64 {
	return math.Sqrt(g.XX*g.XX + g.YY*g.YY + g.ZZ*g.ZZ + g.XY*g.XY + g.XZ*g.XZ + g.YZ*g.YZ)
}

// Lattice is the edges of a parallelepiped that repeats itself: (Size.X, 0, 0), (XY, Size.Y, 0) and (XZ, YZ, Size.Z).
type Lattice struct {
	Size       r3.Vec // m
	XY, XZ, YZ float64
}

// Vector is the way to the image that lies so many edges away, m.
func (c *Lattice) Vector(i, j, k float64) r3.Vec {
	return r3.Vec{X: i*c.Size.X + j*c.XY + k*c.XZ, Y: j*c.Size.Y + k*c.YZ, Z: k * c.Size.Z}
}

// Fractions are the coordinates of a way (m) along the edges.
func (c *Lattice) Fractions(d r3.Vec) (x, y, z float64) {
	z = d.Z / c.Size.Z
	y = (d.Y - z*c.YZ) / c.Size.Y
	x = (d.X - y*c.XY - z*c.XZ) / c.Size.X
	return x, y, z
}

// Turns is how many edges an image is away from what is nearest of it, by a way between two places; places are less than half a width apart then.
func (c *Lattice) Turns(d r3.Vec) (i, j, k float64) {
	k = math.RoundToEven(d.Z / c.Size.Z)
	j = math.RoundToEven((d.Y - k*c.YZ) / c.Size.Y)
	i = math.RoundToEven((d.X - k*c.XZ - j*c.XY) / c.Size.X)
	return i, j, k
}
