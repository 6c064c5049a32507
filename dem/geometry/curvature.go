// Principal curvatures of shapes, which Hertz's law asks for.

package geometry

// Curved is a shape that is not flat: its principal curvatures (1/m, above 0 when convex) soften or stiffen Hertz's contact.
type Curved interface {
	Curvature() (first, second float64)
}
