// Kinds of grains (a radius of a material), kinds of surfaces, and the coefficients of every combination.

package dem

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// kind is a radius of a material.
type kind struct {
	radius   float64
	material int
}

// tableKinds is the number of kinds up to which the coefficients of every combination are kept in tables.
const tableKinds = 64

// kinds knows all combinations. With few kinds of grains (the common case) coefficients are looked up; with many they are put together
// from those of the materials when they are needed, and a grain's kind is only its material.
type kinds struct {
	model  *Model
	many   bool
	all    []kind         // of grains; of the materials when there are many
	before []kind         // what all was before there were many
	bends  []bend         // kinds of surfaces
	laws   []pairLaw      // materials x materials
	grains []Coefficients // kinds x kinds; of unit radius and mass when there are many
	walls  []Coefficients // kinds x bends, unless there are many
}

// bend is a kind of surface: a material and its principal curvatures, 1/m.
type bend struct {
	material      int
	first, second float64
}

func newKinds(m *Model) kinds {
	k := kinds{model: m}
	n := len(m.Materials)
	k.laws = make([]pairLaw, n*n)
	for a := range n {
		for b := range n {
			k.laws[a*n+b] = newPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b))
		}
	}
	return k
}

// light is the inverse of a grain's mass, 1/kg.
func (k *kinds) light(radius float64, material int) float64 {
	return 3 / (4 * math.Pi * k.model.Materials[material].Density * radius * radius * radius)
}

// of returns the number of a kind. It returns false once there are too many for tables; numbers given before are void then.
func (k *kinds) of(radius float64, material int) (int32, bool) {
	if k.many {
		return int32(material), true
	}
	t := kind{radius, material}
	if i := slices.Index(k.all, t); i >= 0 {
		return int32(i), true
	}
	if len(k.all) == tableKinds {
		k.many, k.before, k.all = true, k.all, nil
		for i := range k.model.Materials {
			k.all = append(k.all, kind{material: i})
		}
		return int32(material), false
	}
	k.all = append(k.all, t)
	return int32(len(k.all) - 1), true
}

// bendOf returns the number of a kind of surface.
func (k *kinds) bendOf(s *Surface) int32 {
	b := bend{material: s.Material}
	if c, ok := s.Shape.(Curved); ok {
		b.first, b.second = c.Curvature()
	}
	if i := slices.Index(k.bends, b); i >= 0 {
		return int32(i)
	}
	k.bends = append(k.bends, b)
	return int32(len(k.bends) - 1)
}

// tabulate brings the tables up to date.
func (k *kinds) tabulate() {
	n := len(k.all)
	if k.many {
		k.grains = make([]Coefficients, n*n)
		for i := range k.grains {
			k.grains[i] = k.laws[i].ofSizes(1, 1, 1)
		}
		return
	}
	k.grains, k.walls = make([]Coefficients, n*n), make([]Coefficients, n*len(k.bends))
	for a := range n {
		x := &k.all[a]
		s, m := sphere{R: x.radius}, motion{Light: k.light(x.radius, x.material), Kind: int32(a)}
		for b := range n {
			y := &k.all[b]
			o, q := sphere{R: y.radius}, motion{Light: k.light(y.radius, y.material), Kind: int32(b)}
			k.grains[a*n+b] = k.pair(&s, &o, &m, &q)
		}
		for b := range k.bends {
			k.walls[a*len(k.bends)+b] = k.wall(&s, &m, int32(b))
		}
	}
}

// between returns the coefficients of two grains, in the table or put together in spare.
func (k *kinds) between(s, o *sphere, m, q *motion, spare *Coefficients) *Coefficients {
	if !k.many {
		return &k.grains[int(m.Kind)*len(k.all)+int(q.Kind)]
	}
	*spare = k.pair(s, o, m, q)
	return spare
}

// against returns the coefficients of a grain and a kind of surface, in the table or put together in spare.
func (k *kinds) against(s *sphere, m *motion, b int32, spare *Coefficients) *Coefficients {
	if !k.many {
		return &k.walls[int(m.Kind)*len(k.bends)+int(b)]
	}
	*spare = k.wall(s, m, b)
	return spare
}

func (k *kinds) pair(s, o *sphere, m, q *motion) Coefficients {
	turn := 2.5*m.Light/(s.R*s.R) + 2.5*q.Light/(o.R*o.R)
	return k.law(k.all[m.Kind].material, k.all[q.Kind].material).ofSizes(s.R*o.R/(s.R+o.R), 1/(m.Light+q.Light), 1/turn)
}

func (k *kinds) wall(s *sphere, m *motion, b int32) Coefficients {
	y := &k.bends[b]
	turn := 2.5 * m.Light / (s.R * s.R)
	return k.law(k.all[m.Kind].material, y.material).ofSizes(effectiveRadius(s.R, y.first, y.second), 1/m.Light, 1/turn)
}

func (k *kinds) law(a, b int) *pairLaw { return &k.laws[a*len(k.model.Materials)+b] }

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

// periods is the repetition of space.
type periods struct {
	on     [3]bool
	any    bool
	length r3.Vec
}

func newPeriods(domain r3.Box, on [3]bool) periods {
	return periods{on: on, any: on[0] || on[1] || on[2], length: r3.Sub(domain.Max, domain.Min)}
}

// nearest turns a separation into that of the nearest images.
func (p *periods) nearest(d r3.Vec) r3.Vec {
	d.X, d.Y, d.Z = p.shortest(d.X, d.Y, d.Z)
	return d
}

func (p *periods) shortest(x, y, z float64) (float64, float64, float64) {
	if p.on[0] {
		x -= p.length.X * math.RoundToEven(x/p.length.X)
	}
	if p.on[1] {
		y -= p.length.Y * math.RoundToEven(y/p.length.Y)
	}
	if p.on[2] {
		z -= p.length.Z * math.RoundToEven(z/p.length.Z)
	}
	return x, y, z
}
