// Kinds of grains (a radius of a material), kinds of surfaces, and the coefficients of every combination.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// kind is a radius of a material.
type kind struct {
	radius   float64
	mass     float64
	inertia  float64
	material int
}

// tableKinds is the number of kinds up to which coefficients of every pair of kinds are kept in a table.
const tableKinds = 64

// kinds knows all combinations. With few kinds (the common case) a pair's coefficients are looked up; with many they are put together
// from the materials' when they are needed.
type kinds struct {
	model  *Model
	all    []kind
	index  map[kind]int32
	laws   []pairLaw      // materials x materials
	grains []Coefficients // kinds x kinds, or nil
	bends  []bend
	walls  []Coefficients // kinds x bends, or nil
}

// bend is a kind of surface: a material and its principal curvatures, 1/m.
type bend struct {
	material      int
	first, second float64
}

func newKinds(m *Model) kinds {
	k := kinds{model: m, index: map[kind]int32{}}
	n := len(m.Materials)
	k.laws = make([]pairLaw, n*n)
	for a := range n {
		for b := range n {
			k.laws[a*n+b] = newPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b))
		}
	}
	return k
}

// of returns the number of the kind with a radius and a material; tabulate makes new ones known to the tables.
func (k *kinds) of(radius float64, material int) int32 {
	mass := k.model.Materials[material].Density * 4 / 3 * math.Pi * radius * radius * radius
	t := kind{radius: radius, mass: mass, inertia: 0.4 * mass * radius * radius, material: material}
	i, ok := k.index[t]
	if !ok {
		i = int32(len(k.all))
		k.index[t] = i
		k.all = append(k.all, t)
	}
	return i
}

// bendOf returns the number of a kind of surface.
func (k *kinds) bendOf(s *Surface) int32 {
	b := bend{material: s.Material}
	if c, ok := s.Shape.(Curved); ok {
		b.first, b.second = c.Curvature()
	}
	for i := range k.bends {
		if k.bends[i] == b {
			return int32(i)
		}
	}
	k.bends = append(k.bends, b)
	return int32(len(k.bends) - 1)
}

// tabulate brings the tables up to date.
func (k *kinds) tabulate() {
	n := len(k.all)
	k.grains, k.walls = nil, nil
	if n > tableKinds {
		return
	}
	k.grains = make([]Coefficients, n*n)
	k.walls = make([]Coefficients, n*len(k.bends))
	for a := range n {
		for b := range n {
			k.grains[a*n+b] = k.pair(int32(a), int32(b))
		}
		for b := range k.bends {
			k.walls[a*len(k.bends)+b] = k.wall(int32(a), int32(b))
		}
	}
}

// between returns the coefficients of two kinds of grains, in the table or put together in spare.
func (k *kinds) between(a, b int32, spare *Coefficients) *Coefficients {
	if k.grains != nil {
		return &k.grains[int(a)*len(k.all)+int(b)]
	}
	*spare = k.pair(a, b)
	return spare
}

// against returns the coefficients of a kind of grain and a kind of surface, in the table or put together in spare.
func (k *kinds) against(a, b int32, spare *Coefficients) *Coefficients {
	if k.walls != nil {
		return &k.walls[int(a)*len(k.bends)+int(b)]
	}
	*spare = k.wall(a, b)
	return spare
}

func (k *kinds) pair(a, b int32) Coefficients {
	x, y := &k.all[a], &k.all[b]
	radius := x.radius * y.radius / (x.radius + y.radius)
	mass := x.mass * y.mass / (x.mass + y.mass)
	inertia := x.inertia * y.inertia / (x.inertia + y.inertia)
	return k.law(x.material, y.material).ofSizes(radius, mass, inertia)
}

func (k *kinds) wall(a, b int32) Coefficients {
	x, y := &k.all[a], &k.bends[b]
	return k.law(x.material, y.material).ofSizes(effectiveRadius(x.radius, y.first, y.second), x.mass, x.inertia)
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
	if p.on[0] {
		d.X -= p.length.X * math.Round(d.X/p.length.X)
	}
	if p.on[1] {
		d.Y -= p.length.Y * math.Round(d.Y/p.length.Y)
	}
	if p.on[2] {
		d.Z -= p.length.Z * math.Round(d.Z/p.length.Z)
	}
	return d
}
