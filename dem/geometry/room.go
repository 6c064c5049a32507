package geometry

// ConvexRoom tells whether particles live in a convex space that the shape bounds: a half-space, or the inside of a box, a sphere, or a closed or endless cylinder or cone. Of a convex particle only
// corners touch such a shape.
func ConvexRoom(s Shape) bool {
	switch s := s.(type) {
	case Plane:
		return true
	case Box:
		return s.Inside && s.Open == 0
	case Sphere:
		return s.Inside
	case *Revolved:
		const side, caps = 1, 2
		return s.Solid && s.Vessel() && len(s.Segments) <= side+caps
	}
	return false
}
