// Bonds between particles: which particles they hold together, and what they ask of the time step.

package dem

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Bond is an elastic beam that holds two spheres together, from the start until it breaks. It is at rest where they are at the start.
type Bond struct {
	First, Second int    // ids, the smaller first
	Rest          r3.Vec // from the first to the second at the start, m
	Beam          law.Bond
	Contact       bool // the partners touch each other as others do; else only when the bond has broken
	Set           int  // that it belongs to
}

// BondSet says which particles are bonded at the start, and by what.
type BondSet struct {
	Name      string
	Particles [][2]int // ids: from the first of each two to below the second
	Gap       float64  // up to which two particles are bonded, m
	Radius    float64  // of beams, by that of the smaller partner
	Material  law.BondMaterial
	Variation float64 // standard deviation of strengths by their mean; they have a lognormal distribution
	Seed      uint64  // of the strengths
	Contact   bool    // see Bond
}

// BondForce is what a bond, or a pair potential, does to two particles.
type BondForce struct {
	First, Second int    // ids
	Force         r3.Vec // on the first, N
}

// BrokenBond is a bond that broke.
type BrokenBond struct {
	Time   float64 // s
	Bond   int     // its number in the model
	Energy float64 // that it held, J
}

// Check tells what is wrong with a set for so many particles, or returns nil.
func (s *BondSet) Check(particles int) error {
	switch {
	case !(s.Gap >= 0) || math.IsInf(s.Gap, 0):
		return fmt.Errorf("gap %g m: want 0 or more", s.Gap)
	case !(s.Radius > 0) || math.IsInf(s.Radius, 0):
		return fmt.Errorf("radius %g by that of the smaller particle: want more than 0", s.Radius)
	case !(s.Variation >= 0 && s.Variation <= 2):
		return fmt.Errorf("variation of strength %g: want 0 to 2", s.Variation)
	}
	for _, r := range s.Particles {
		if r[0] < 0 || r[0] > r[1] || r[1] > particles {
			return fmt.Errorf("particles %d to %d of %d", r[0], r[1], particles)
		}
	}
	return s.Material.Check()
}

// MakeBonds lists the bonds of sets between the particles of a model, by the ids of their partners. Strengths depend on the seed alone.
func MakeBonds(m *Model, sets []BondSet) ([]Bond, error) {
	var all []Bond
	for k := range sets {
		s := &sets[k]
		if err := s.Check(len(m.Particles.Position)); err != nil {
			return nil, fmt.Errorf("bonds %q: %w", s.Name, err)
		}
		rng, spread := rand.New(rand.NewPCG(s.Seed, 0)), math.Sqrt(math.Log1p(s.Variation*s.Variation))
		for _, pair := range nearPairs(m, s) {
			strength := 1.0
			if s.Variation > 0 {
				strength = math.Exp(spread*rng.NormFloat64() - 0.5*spread*spread)
			}
			all = append(all, m.bond(pair, s, k, strength))
		}
	}
	if len(sets) < 2 {
		return all, nil
	}
	slices.SortStableFunc(all, func(a, b Bond) int { return comparePairs([2]int{a.First, a.Second}, [2]int{b.First, b.Second}) })
	for i := 1; i < len(all); i++ {
		if a, b := &all[i-1], &all[i]; a.First == b.First && a.Second == b.Second {
			return nil, fmt.Errorf("bonds %q and %q both hold particles %d and %d together: want one bond between two particles", sets[a.Set].Name, sets[b.Set].Name, a.First, a.Second)
		}
	}
	return all, nil
}

// bond is the one of a set between two particles.
func (m *Model) bond(pair [2]int, s *BondSet, set int, strength float64) Bond {
	g := &m.Particles
	own := func(i int) rigid.MassProperties {
		return rigid.SolidSphere(m.Materials[g.MaterialOf(i)].Density, g.Radius[i])
	}
	i, j := pair[0], pair[1]
	a, b, rest := own(i), own(j), m.nearestImage(r3.Sub(g.Position[j], g.Position[i]))
	radius, mass, inertia := s.Radius*min(g.Radius[i], g.Radius[j]), 1/(a.InverseMass+b.InverseMass), 1/(a.InverseInertia+b.InverseInertia)
	return Bond{First: i, Second: j, Rest: rest, Beam: s.Material.Bond(radius, r3.Norm(rest), mass, inertia, strength), Contact: s.Contact, Set: set}
}

// nearestImage is a separation between particles by the shortest way through the sides of a periodic domain.
func (m *Model) nearestImage(d r3.Vec) r3.Vec {
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	along := func(axis int, x, length float64) float64 {
		if !m.Periodic[axis] {
			return x
		}
		return x - length*math.Round(x/length)
	}
	return r3.Vec{X: along(0, d.X, size.X), Y: along(1, d.Y, size.Y), Z: along(2, d.Z, size.Z)}
}

// nearPairs lists the pairs of particles that a set bonds, in ascending order.
func nearPairs(m *Model, s *BondSet) (pairs [][2]int) {
	g := &m.Particles
	var ids []int
	largest := 0.0
	for _, r := range s.Particles {
		for i := r[0]; i < r[1]; i++ {
			ids = append(ids, i)
			largest = max(largest, g.Radius[i])
		}
	}
	slices.Sort(ids)
	ids = slices.Compact(ids)
	cells := newBondCells(m, 2*largest+s.Gap)
	for _, i := range ids {
		cells.near(g.Position[i], func(j int) {
			d := m.nearestImage(r3.Sub(g.Position[i], g.Position[j]))
			if reach := g.Radius[i] + g.Radius[j] + s.Gap; r3.Norm2(d) <= reach*reach {
				pairs = append(pairs, [2]int{j, i})
			}
		})
		cells.add(i, g.Position[i])
	}
	slices.SortFunc(pairs, comparePairs)
	return slices.Compact(pairs)
}

// bondCells are cubes, as wide as bonds may be long or wider, with the particles in each.
type bondCells struct {
	model *Model
	width [3]float64
	count [3]int // of a periodic axis; 0 of others
	in    map[[3]int][]int
}

func newBondCells(m *Model, width float64) *bondCells {
	c := &bondCells{model: m, width: [3]float64{width, width, width}, in: map[[3]int][]int{}}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		if m.Periodic[axis] {
			c.count[axis] = max(int(length/width), 1)
			c.width[axis] = length / float64(c.count[axis])
		}
	}
	return c
}

func (c *bondCells) cell(p r3.Vec) (cell [3]int) {
	low := c.model.Domain.Min
	for axis, x := range [3]float64{p.X - low.X, p.Y - low.Y, p.Z - low.Z} {
		cell[axis] = int(math.Floor(x / c.width[axis]))
	}
	return c.fold(cell)
}

// fold brings a cell beyond a periodic side back.
func (c *bondCells) fold(cell [3]int) [3]int {
	for axis, n := range c.count {
		if n > 0 {
			cell[axis] = (cell[axis]%n + n) % n
		}
	}
	return cell
}

func (c *bondCells) add(i int, p r3.Vec) {
	at := c.cell(p)
	c.in[at] = append(c.in[at], i)
}

// near visits the particles in the cells around p, those in narrow periodic domains more than once.
func (c *bondCells) near(p r3.Vec, visit func(i int)) {
	at := c.cell(p)
	for k := range 27 {
		for _, i := range c.in[c.fold([3]int{at[0] + k%3 - 1, at[1] + k/3%3 - 1, at[2] + k/9 - 1})] {
			visit(i)
		}
	}
}

// checkBonds tells what is wrong with the bonds, or returns nil.
func (m *Model) checkBonds() error {
	for k := range m.Bonds {
		b := &m.Bonds[k]
		switch n := len(m.Particles.Position); {
		case b.First < 0 || b.Second >= n || b.First >= b.Second:
			return fmt.Errorf("bond %d: particles %d and %d of %d: want the smaller first", k, b.First, b.Second, n)
		case m.Particles.ClumpOf(b.First) != nil || m.Particles.ClumpOf(b.Second) != nil:
			return fmt.Errorf("bond %d: particles %d and %d are clumps: want spheres", k, b.First, b.Second)
		case !(r3.Norm2(b.Rest) > 0):
			return fmt.Errorf("bond %d: particles %d and %d are at the same place", k, b.First, b.Second)
		}
	}
	return nil
}

// bondLimit is the step h above which bonds may be unstable, s: h² k + 2 h c = 4, as dashpots see velocities half a step late, with k and c, of any particle, the sums over its bonds of 2/m times the
// stiffness and the dashpot, or of 2/I times the largest of bending, twisting and a quarter of L² times the shear, which bound displacements and rotations alone; and that of each bond by itself, which couples both where its partners turn the same way.
func (m *Model) bondLimit(k *PairLaws) float64 {
	type sum struct{ spring, damp float64 }
	moves, turns, alone := make([]sum, len(m.Particles.Position)), make([]sum, len(m.Particles.Position)), make([]sum, len(m.Bonds))
	for n := range m.Bonds {
		b := &m.Bonds[n]
		arm := 0.25 * r3.Norm2(b.Rest)
		for _, i := range [2]int{b.First, b.Second} {
			own := k.Mass(m.Particles.Radius[i], m.Particles.MaterialOf(i))
			coupled := own.InverseMass + arm*own.InverseInertia
			alone[n].spring += b.Beam.Shear * coupled
			alone[n].damp += b.Beam.ShearDamp * coupled
			moves[i].spring += 2 * max(b.Beam.Normal, b.Beam.Shear) * own.InverseMass
			moves[i].damp += 2 * max(b.Beam.NormalDamp, b.Beam.ShearDamp) * own.InverseMass
			turns[i].spring += 2 * max(b.Beam.Bend, b.Beam.Twist, arm*b.Beam.Shear) * own.InverseInertia
			turns[i].damp += 2 * max(b.Beam.BendDamp, b.Beam.TwistDamp, arm*b.Beam.ShearDamp) * own.InverseInertia
		}
	}
	limit := math.Inf(1)
	for _, x := range slices.Concat(moves, turns, alone) {
		if x.spring > 0 {
			limit = min(limit, longestStep(1, x.spring, x.damp))
		}
	}
	return limit
}
