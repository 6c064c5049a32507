// What particles do to one another from afar, and the bath that keeps their temperature.

package dem

import (
	"errors"
	"fmt"
	"math"

	"gabion/dem/law"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Potentials are pair potentials, by which particles attract and repel one another up to a distance. Each is shifted to be 0 there, so that no energy is lost where pairs come into it and leave it; forces are those of the whole potential.
type Potentials struct {
	CutOff       float64                     // distance of centres up to which they act, m
	LennardJones law.LennardJones            // of pairs of materials that Pairs does not name
	Pairs        map[[2]int]law.LennardJones // by material indices, the smaller first
	Coulomb      float64                     // 1/(4 π permittivity), N m2/C2; 0 for none
	Charge       int                         // scalar of the model that is the charge of particles by their mass, C/kg, where there is Coulomb
}

// Between is the potential of Lennard-Jones of two materials.
func (p *Potentials) Between(a, b int) law.LennardJones {
	if x, ok := p.Pairs[[2]int{min(a, b), max(a, b)}]; ok {
		return x
	}
	return p.LennardJones
}

// check tells what is wrong with the potentials of a model.
func (p *Potentials) check(m *Model) error {
	if !(p.CutOff > 0) || math.IsInf(p.CutOff, 1) {
		return fmt.Errorf("pair potentials with a cut-off of %g m: want more than 0", p.CutOff)
	}
	for a := range m.Materials {
		for b := range m.Materials {
			if x := p.Between(a, b); !(x.Well >= 0 && x.Diameter >= 0) || !vec.Finite1(x.Well+x.Diameter) {
				return fmt.Errorf("potential of Lennard-Jones with a well of %g J and a diameter of %g m: want 0 or more", x.Well, x.Diameter)
			}
		}
	}
	switch {
	case !(p.Coulomb >= 0) || math.IsInf(p.Coulomb, 1):
		return fmt.Errorf("charges with a constant of Coulomb's law of %g N m2/C2: want 0 or more", p.Coulomb)
	case p.Coulomb > 0 && (p.Charge < 0 || p.Charge >= len(m.Scalars)):
		return fmt.Errorf("charges are scalar %d of %d", p.Charge, len(m.Scalars))
	case p.Coulomb > 0 && m.Scalars[p.Charge].Exchanged():
		return errors.New("charges that contacts even out: want charges that stay")
	case m.HasClumps():
		return errors.New("pair potentials of clumps: want spheres")
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		if reach := p.CutOff + max(m.Skin, p.Skin()); m.Periodic[axis] && length < 2*reach {
			return fmt.Errorf("periodic axis %d of %g m: want twice the cut-off of pair potentials and the skin, %g m, or more", axis, length, 2*reach)
		}
	}
	return nil
}

// Skin is the margin of neighbour lists that the potentials have at least if the model says none, m.
func (p *Potentials) Skin() float64 { return 0.1 * p.CutOff }

// limit is half a swing (s) of a pair of the lightest particles about where they come to at a relative speed (m/s).
func (p *Potentials) limit(k *PairLaws, speed float64) float64 {
	m, limit, charge := k.Model, math.Inf(1), 0.0
	if p.Coulomb > 0 {
		charge = m.largestScalar(p.Charge)
	}
	ranges := m.sizeRanges()
	for a, of := range ranges {
		for b, to := range ranges[:a+1] {
			if of.largest == 0 || to.largest == 0 {
				continue
			}
			ma, mb := 1/k.Mass(of.smallest, a).InverseMass, 1/k.Mass(to.smallest, b).InverseMass
			mass, apart := ma*mb/(ma+mb), of.smallest+to.smallest
			energy, strength, pair := 0.5*mass*speed*speed, p.Coulomb*charge*charge*ma*mb, p.Between(a, b)
			if pair.Well > 0 {
				apart = max(apart, pair.Closest(energy+strength/pair.Diameter))
			}
			stiffness := pair.Stiffness(apart) + 2*strength/(apart*apart*apart)
			if stiffness > 0 {
				limit = min(limit, math.Pi*math.Sqrt(mass/stiffness))
			}
		}
	}
	return limit
}

// keepsApart tells whether particles of a radius (m) and a material never touch one another at a relative speed (m/s), since the potential of Lennard-Jones repels them before.
func (p *Potentials) keepsApart(k *PairLaws, radius float64, material int, speed float64) bool {
	if p == nil || p.Coulomb > 0 {
		return false
	}
	energy := 0.25 / k.Mass(radius, material).InverseMass * speed * speed
	return p.Between(material, material).Closest(energy) > 2*radius
}

// largestScalar is the largest magnitude of a scalar that particles begin with.
func (m *Model) largestScalar(k int) (largest float64) {
	for i := range m.Particles.Position {
		largest = max(largest, math.Abs(m.Particles.ScalarOf(k, i)))
	}
	for i := range m.Inlets {
		if s := m.Inlets[i].Scalars; k < len(s) {
			largest = max(largest, math.Abs(s[k]))
		}
	}
	return largest
}

// checkThermostat tells what is wrong with the model's thermostat.
func (m *Model) checkThermostat() error {
	t := m.Thermostat
	switch {
	case t == nil:
		return nil
	case !(t.Energy >= 0 && t.Rate >= 0) || !vec.Finite1(t.Energy+t.Rate):
		return fmt.Errorf("thermostat of %g J at %g 1/s: want 0 or more", t.Energy, t.Rate)
	case m.HasClumps():
		return errors.New("a thermostat of clumps: want spheres")
	}
	return nil
}

// thermalSpeed is a relative speed of the lightest particles in the model's heat bath that few exceed, m/s: five standard deviations along an axis.
func (m *Model) thermalSpeed(k *PairLaws) (speed float64) {
	if m.Thermostat == nil {
		return 0
	}
	for material, sizes := range m.sizeRanges() {
		if sizes.largest > 0 {
			speed = max(speed, 5*math.Sqrt(2*m.Thermostat.Energy*k.Mass(sizes.smallest, material).InverseMass))
		}
	}
	return speed
}
