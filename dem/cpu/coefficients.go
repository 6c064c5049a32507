// Types of particles (a radius of a material), classes of surfaces, and the coefficients of contacts for every combination.

package cpu

import (
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
)

// tableTypes is the number of types up to which the coefficients of every combination are kept in tables.
const tableTypes = 64

// coefficientTable has the coefficients of all combinations. With few types of particles (the common case) they are looked up; with many they are
// scaled from those of the materials when they are needed, and a particle's type is only its material.
type coefficientTable struct {
	dem.PairLaws
	byMaterial    bool
	types         []dem.ParticleType // of particles; of the materials when there are many
	previousTypes []dem.ParticleType // what types was before there were too many
	classes       []surfaceClass     // of surfaces
	pairs         []law.Coefficients // types x types; of unit radius and mass if byMaterial
	walls         []law.Coefficients // types x classes, unless byMaterial
}

// surfaceClass is what coefficients depend on of a surface: its material and principal curvatures, 1/m.
type surfaceClass struct {
	material      int
	first, second float64
}

func newCoefficientTable(m *dem.Model) coefficientTable {
	k := coefficientTable{PairLaws: dem.NewPairLaws(m)}
	if m.Expands() { // particles have no radii that stay
		k.goByMaterial()
	}
	return k
}

// typeOf returns the number of a type. It returns false once there are too many for tables; numbers given before are void then.
func (k *coefficientTable) typeOf(t dem.ParticleType) (int32, bool) {
	if k.byMaterial {
		return int32(t.Material), true
	}
	if i := slices.Index(k.types, t); i >= 0 {
		return int32(i), true
	}
	if len(k.types) == tableTypes {
		k.goByMaterial()
		return int32(t.Material), false
	}
	k.types = append(k.types, t)
	return int32(len(k.types) - 1), true
}

// goByMaterial lets a particle's type be its material from here on.
func (k *coefficientTable) goByMaterial() {
	k.byMaterial, k.previousTypes, k.types = true, k.types, nil
	for i := range k.Model.Materials {
		k.types = append(k.types, dem.ParticleType{Material: i})
	}
}

// classOf returns the number of a surface's class.
func (k *coefficientTable) classOf(s *dem.Surface) int32 {
	return k.classOfMaterial(s, s.Material)
}

// classOfMaterial is the number of the class of that part of a surface which is of a material.
func (k *coefficientTable) classOfMaterial(s *dem.Surface, material int) int32 {
	b := surfaceClass{material: material}
	if c, ok := s.Shape.(geometry.Curved); ok {
		b.first, b.second = c.Curvature()
	}
	if i := slices.Index(k.classes, b); i >= 0 {
		return int32(i)
	}
	k.classes = append(k.classes, b)
	return int32(len(k.classes) - 1)
}

// build brings the tables up to date.
func (k *coefficientTable) build() {
	n := len(k.types)
	if k.byMaterial {
		k.pairs = make([]law.Coefficients, n*n)
		for i := range k.pairs {
			k.pairs[i] = k.Laws[i].OfSizes(1, 1, 1)
		}
		return
	}
	k.pairs, k.walls = make([]law.Coefficients, n*n), make([]law.Coefficients, n*len(k.classes))
	for a := range n {
		x := k.partnerOfType(a)
		for b := range n {
			y := k.partnerOfType(b)
			k.pairs[a*n+b] = k.pair(&x, &y)
		}
		for b := range k.classes {
			k.walls[a*len(k.classes)+b] = k.wall(&x, int32(b))
		}
	}
}

// pairCoefficients returns the coefficients of two particles, in the table or put together in spare.
func (e *Engine) pairCoefficients(i, j int32, spare *law.Coefficients) *law.Coefficients {
	k, a, b := &e.coefficients, e.identity[i].Type, e.identity[j].Type
	if !k.byMaterial {
		return &k.pairs[int(a)*len(k.types)+int(b)]
	}
	x, y := e.partner(i), e.partner(j)
	*spare = k.pair(&x, &y)
	return spare
}

// surfaceZones tells of ground of several materials.
type surfaceZones struct {
	surface *dem.Surface
	classes [dem.MostZoneMaterials]int32 // of each material that there is
}

func (k *coefficientTable) zonesOf(s *dem.Surface) *surfaceZones {
	if s.Zones == nil {
		return nil
	}
	z := &surfaceZones{surface: s}
	for _, material := range s.Materials() {
		z.classes[material] = k.classOfMaterial(s, material)
	}
	return z
}

// surfaceClass is the number of the class of what particle i meets of a surface.
func (e *Engine) surfaceClass(i int32, m *surfaceState) int32 {
	if m.zones == nil {
		return m.class
	}
	return m.zones.classes[m.zones.surface.MaterialAt(m.Frame.ToLocal(e.at[i].centre()))]
}

// surfaceCoefficients returns the coefficients of a particle and a surface, in the table or put together in spare.
func (e *Engine) surfaceCoefficients(i int32, m *surfaceState, spare *law.Coefficients) *law.Coefficients {
	k, class := &e.coefficients, e.surfaceClass(i, m)
	if !k.byMaterial {
		return &k.walls[int(e.identity[i].Type)*len(k.classes)+int(class)]
	}
	x := e.partner(i)
	*spare = k.wall(&x, class)
	return spare
}

// partner is what coefficients depend on of a particle.
type partner struct {
	radius                      float64 // m
	inverseMass, inverseInertia float64 // 1/kg, 1/(kg m2)
	material                    int
}

func (e *Engine) partner(i int32) partner {
	m := &e.motion[i]
	return partner{e.at[i].R, m.InverseMass, m.InverseInertia, e.coefficients.types[e.identity[i].Type].Material}
}

func (k *coefficientTable) partnerOfType(i int) partner {
	t := &k.types[i]
	if t.InverseMass > 0 {
		return partner{t.Radius, t.InverseMass, t.InverseInertia, t.Material}
	}
	own := k.Mass(t.Radius, t.Material)
	return partner{t.Radius, own.InverseMass, own.InverseInertia, t.Material}
}

func (k *coefficientTable) pair(x, y *partner) law.Coefficients {
	both := k.Law(x.material, y.material).OfSizes(law.Reduced(x.radius, y.radius), 1/(x.inverseMass+y.inverseMass), 1/(x.inverseInertia+y.inverseInertia))
	both.InverseSum = 1 / (x.radius + y.radius)
	both.Lean = (x.radius - y.radius) * both.InverseSum
	return both
}

func (k *coefficientTable) wall(x *partner, class int32) law.Coefficients {
	y := &k.classes[class]
	both := k.Law(x.material, y.material).OfSizes(law.EffectiveRadius(x.radius, y.first, y.second), 1/x.inverseMass, 1/x.inverseInertia)
	both.Lean = 1 - 2*(both.Radius/x.radius)
	return both
}
