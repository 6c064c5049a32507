// What the kernels are told of how scalars are exchanged: by materials, and with surfaces and surroundings.

package gpu

import (
	"errors"

	"gabion/dem"
	"gabion/dem/law"
)

// uploadExchange writes the tables of the scalars.
func (e *Engine) uploadExchange(t *allocator) error {
	m, a := &e.model, &e.arrays
	var exchanges []law.Exchange
	var capacities, emissivities []float64
	var expansions []byte
	if m.Expands() {
		expansions = e.format.bytes(m.Heat.Expansion)
	}
	for k := range m.Scalars {
		for i := range m.Materials {
			capacities = append(capacities, m.Scalars[k].CapacityOf(i))
			for j := range m.Materials {
				exchanges = append(exchanges, m.Scalars[k].Between(i, j))
			}
		}
	}
	for i := range m.Materials {
		if m.Heat != nil {
			emissivities = append(emissivities, m.Heat.EmissivityOf(i))
		}
	}
	bytes := e.format.bytes(exchanges)
	a.exchanges, a.expansions, a.capacities, a.emissivities = alloc[byte](t, len(bytes)), alloc[byte](t, len(expansions)), alloc[float64](t, len(capacities)), alloc[float64](t, len(emissivities))
	if t.err != nil {
		return t.err
	}
	return errors.Join(a.exchanges.Write(0, bytes), a.expansions.Write(0, expansions), a.capacities.Write(0, capacities), a.emissivities.Write(0, emissivities), e.uploadHeatedBodies(t))
}

// setExchange says where the tables are, and what surrounds the particles.
func (e *Engine) setExchange(p *parameters) {
	a := &e.arrays
	p.Exchanges, p.Capacities, p.Emissivities = table[law.Exchange](addressOf(a.exchanges)), table[float64](addressOf(a.capacities)), table[float64](addressOf(a.emissivities))
	if e.particles.uniform {
		material := e.particles.material
		for k := range e.model.Scalars {
			s := &e.model.Scalars[k]
			capacity := s.CapacityOf(material) * e.particles.mass
			p.UniformPassing[k] = devicePassing{Exchange: s.Between(material, material), Capacity: real(0.5 * capacity)}
			p.UniformRise[k] = 1 / capacity
		}
	}
	if h := e.model.Heat; h != nil {
		p.Around, p.Surrounded = h.Around, int32(oneIf(h.Surrounded()))
		p.Expansions = table[law.Expansion](addressOf(a.expansions))
		p.HeatedBodies = table[deviceHeatedBody](addressOf(a.heatedBodies))
		point(&p.BodyHeats, a.bodyHeats)
		point(&p.LateHeats, a.lateHeats)
	}
}

// heatScalar is one more than the number of the scalar that is a temperature, or 0.
func (e *Engine) heatScalar() int {
	if e.model.Heat == nil {
		return 0
	}
	return e.model.Heat.Scalar + 1
}

// passedScalars has a bit for each scalar that contacts pass on.
func (e *Engine) passedScalars() (bits int) {
	m := &e.model
	for k := range m.Scalars {
		passed := k == e.heatScalar()-1 // contacts make heat even where they conduct none
		for i := range m.Materials {
			for j := range m.Materials {
				x := m.Scalars[k].Between(i, j)
				passed = passed || x.PerRadius != 0 || x.PerArea != 0
			}
		}
		bits |= oneIf(passed) << k
	}
	return bits
}

// temperatureOf is the temperature (K) that a surface keeps, or that its body has at the start; -1 where it takes no heat.
func (e *Engine) temperatureOf(s *dem.Surface) float64 {
	if k := e.model.Heat.BodyOf(s); k >= 0 {
		return e.model.Heat.Bodies[k].Temperature
	}
	if s.Temperature == nil {
		return -1
	}
	return *s.Temperature
}
