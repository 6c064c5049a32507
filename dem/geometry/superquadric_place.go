// Superquadrics where particles have them, and what the processor lists of their contacts with capsules.

package geometry

import (
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Place makes it a shape of a scale with these axes.
func (p *PlacedSuperquadric) Place(shape *Superquadric, scale float64, axes [3]r3.Vec) {
	p.Body, p.Scale, p.X, p.Y, p.Z = *shape, scale, axes[0], axes[1], axes[2]
}

// TurnBack takes it from the world's axes into those that are turned so.
func (p *PlacedSuperquadric) TurnBack(turn quat.Number) {
	back := quat.Conj(turn)
	p.X, p.Y, p.Z = rigid.Rotate(back, p.X), rigid.Rotate(back, p.Y), rigid.Rotate(back, p.Z)
}

// BarContact is the contact with a ball of a capsule: the one that is deepest in the body, or at an end.
type BarContact struct {
	SuperquadricContact
	Along float64 // where the ball is, from the first end (0) to the second (1)
	Share float64 // by which it counts: an end that something else has too is taken out once
}

// FindBar appends the contacts of a with a capsule, see SearchBar, and makes axis better. Ends may be covered by a ball or by the end of another capsule, to which the contact there is left. Effective is 0: the radii are the caller's.
func (p *PlacedSuperquadric) FindBar(dst []BarContact, along r3.Vec, radius float64, separation r3.Vec, covered [2]bool, axis *r3.Vec) (list []BarContact, found bool) {
	s, found := p.SearchBar(along, radius, separation, *axis)
	if !found || !s.near {
		return dst, found
	}
	*axis = s.deepest.n
	if s.deepest.overlap <= 0 {
		return dst, true
	}
	take := func(k *commonNormal, at, share float64) {
		if k.overlap > 0 {
			c := k.contact()
			c.B = r3.Add(c.B, r3.Scale(at, along))
			dst = append(dst, BarContact{c, at, share})
		}
	}
	take(&s.deepest, s.along, 1)
	for k, end := range [2]*commonNormal{&s.first, &s.last} {
		if covered[k] {
			take(end, float64(k), -1)
		}
	}
	return dst, true
}

// FromBar is a direction from the segment that goes along from its first end to a point, which is so far from that end, m.
func FromBar(separation, along r3.Vec) r3.Vec {
	nearest := r3.Vec{}
	if along != (r3.Vec{}) {
		nearest = OnSegment(separation, r3.Vec{}, along)
	}
	n, _ := vec.Direction(r3.Sub(separation, nearest), r3.Vec{Z: 1})
	return n
}
