// The forms of surfaces where they touch.

package contact

import (
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// form is that of the surface at a contact with segment parameter lever. What is not round is taken as a vertex where it touches a plane, and as a face
// elsewhere.
func (x *body) form(lever float64, onPlane bool) surfaceForm {
	switch s := x.Shape.(type) {
	case geometry.Sphere:
		r := s.Radius
		if s.Inside {
			r = -r
		}
		return surfaceForm{Radii: [2]float64{r, r}}
	case geometry.Capsule:
		if lever <= 0 || lever >= 1 {
			return surfaceForm{Radii: [2]float64{s.Radius, s.Radius}}
		}
		k, _ := x.worldCapsule()
		return surfaceForm{Along: r3.Sub(k.B, k.A), Radii: [2]float64{math.Inf(1), s.Radius}}
	}
	if onPlane {
		return surfaceForm{}
	}
	return surfaceForm{Radii: [2]float64{math.Inf(1), math.Inf(1)}}
}
