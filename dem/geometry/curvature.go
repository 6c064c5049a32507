// Principal curvatures of shapes, which Hertz's law asks for.

package geometry

// Curved is a shape that is not flat: its principal curvatures (1/m, above 0 when convex) soften or stiffen Hertz's contact.
type Curved interface {
	Curvature() (first, second float64)
}

// Curvature implements Curved.
func (s Sphere) Curvature() (first, second float64) {
	c := 1 / s.Radius
	if s.Inside {
		c = -c
	}
	return c, c
}

// Curvature implements Curved.
func (k Capsule) Curvature() (first, second float64) { return 1 / k.Radius, 0 }
