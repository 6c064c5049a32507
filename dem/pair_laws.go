// The laws of contacts between materials.

package dem

import (
	"gabion/dem/law"
	"gabion/rigid"
)

// PairLaws are the laws of contacts between every two materials of a model.
type PairLaws struct {
	Model *Model
	Laws  []law.PairLaw // materials x materials
}

// NewPairLaws makes them for a model.
func NewPairLaws(m *Model) PairLaws {
	n := len(m.Materials)
	p := PairLaws{Model: m, Laws: make([]law.PairLaw, n*n)}
	for a := range n {
		for b := range n {
			p.Laws[a*n+b] = law.NewPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b))
		}
	}
	return p
}

// Law is that of materials a and b.
func (p *PairLaws) Law(a, b int) *law.PairLaw { return &p.Laws[a*len(p.Model.Materials)+b] }

// ParticleType is a radius of a material, and of spheres of clumps what the whole clump sets against forces and moments.
type ParticleType struct {
	Radius                      float64
	Material                    int
	InverseMass, InverseInertia float64 // 1/kg, 1/(kg m2); 0 for particles that are spheres
}

// Mass is that of a sphere of a radius (m) and a material.
func (p *PairLaws) Mass(radius float64, material int) rigid.MassProperties {
	return rigid.SolidSphere(p.Model.Materials[material].Density, radius)
}
