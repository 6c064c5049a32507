// Kinds of particles (a radius of a material), kinds of surfaces, and the coefficients of every combination.

package cpu

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// tableKinds is the number of kinds up to which the coefficients of every combination are kept in tables.
const tableKinds = 64

// kinds knows all combinations. With few kinds of particles (the common case) coefficients are looked up; with many they are put together
// from those of the materials when they are needed, and a particle's kind is only its material.
type kinds struct {
	dem.PairLaws
	many      bool
	all       []dem.Kind         // of particles; of the materials when there are many
	before    []dem.Kind         // what all was before there were many
	bends     []bend             // kinds of surfaces
	particles []law.Coefficients // kinds x kinds; of unit radius and mass when there are many
	walls     []law.Coefficients // kinds x bends, unless there are many
}

// bend is a kind of surface: a material and its principal curvatures, 1/m.
type bend struct {
	material      int
	first, second float64
}

func newKinds(m *dem.Model) kinds { return kinds{PairLaws: dem.NewPairLaws(m)} }

// of returns the number of a kind. It returns false once there are too many for tables; numbers given before are void then.
func (k *kinds) of(radius float64, material int) (int32, bool) {
	if k.many {
		return int32(material), true
	}
	t := dem.Kind{Radius: radius, Material: material}
	if i := slices.Index(k.all, t); i >= 0 {
		return int32(i), true
	}
	if len(k.all) == tableKinds {
		k.many, k.before, k.all = true, k.all, nil
		for i := range k.Model.Materials {
			k.all = append(k.all, dem.Kind{Material: i})
		}
		return int32(material), false
	}
	k.all = append(k.all, t)
	return int32(len(k.all) - 1), true
}

// bendOf returns the number of a kind of surface.
func (k *kinds) bendOf(s *dem.Surface) int32 {
	b := bend{material: s.Material}
	if c, ok := s.Shape.(geometry.Curved); ok {
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
		k.particles = make([]law.Coefficients, n*n)
		for i := range k.particles {
			k.particles[i] = k.Laws[i].OfSizes(1, 1, 1)
		}
		return
	}
	k.particles, k.walls = make([]law.Coefficients, n*n), make([]law.Coefficients, n*len(k.bends))
	for a := range n {
		x := &k.all[a]
		s, m := sphere{R: x.Radius}, motion{Light: k.Light(x.Radius, x.Material), Kind: int32(a)}
		for b := range n {
			y := &k.all[b]
			o, q := sphere{R: y.Radius}, motion{Light: k.Light(y.Radius, y.Material), Kind: int32(b)}
			k.particles[a*n+b] = k.pair(&s, &o, &m, &q)
		}
		for b := range k.bends {
			k.walls[a*len(k.bends)+b] = k.wall(&s, &m, int32(b))
		}
	}
}

// between returns the coefficients of two particles, in the table or put together in spare.
func (k *kinds) between(s, o *sphere, m, q *motion, spare *law.Coefficients) *law.Coefficients {
	if !k.many {
		return &k.particles[int(m.Kind)*len(k.all)+int(q.Kind)]
	}
	*spare = k.pair(s, o, m, q)
	return spare
}

// against returns the coefficients of a particle and a kind of surface, in the table or put together in spare.
func (k *kinds) against(s *sphere, m *motion, b int32, spare *law.Coefficients) *law.Coefficients {
	if !k.many {
		return &k.walls[int(m.Kind)*len(k.bends)+int(b)]
	}
	*spare = k.wall(s, m, b)
	return spare
}

func (k *kinds) pair(s, o *sphere, m, q *motion) law.Coefficients {
	turn := 2.5*m.Light/(s.R*s.R) + 2.5*q.Light/(o.R*o.R)
	return k.Law(k.all[m.Kind].Material, k.all[q.Kind].Material).OfSizes(s.R*o.R/(s.R+o.R), 1/(m.Light+q.Light), 1/turn)
}

func (k *kinds) wall(s *sphere, m *motion, b int32) law.Coefficients {
	y := &k.bends[b]
	turn := 2.5 * m.Light / (s.R * s.R)
	return k.Law(k.all[m.Kind].Material, y.material).OfSizes(law.EffectiveRadius(s.R, y.first, y.second), 1/m.Light, 1/turn)
}

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
