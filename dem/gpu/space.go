// How positions become numbers on the GPU, and the tables of cells in which neighbours are looked up.

package gpu

import (
	"fmt"
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// particleRange is what all spheres of a run have in common.
type particleRange struct {
	minRadius, maxRadius float64 // radius, m
	uniform              bool    // one radius, one material, one mass and one mean moment of inertia of their particles
	material             int     // then
	mass, inertia        float64 // then, kg and kg m2
	low, high            r3.Vec  // box of the first particles, m
}

func newParticleRange(m *dem.Model) particleRange {
	g := &m.Particles
	l := particleRange{minRadius: math.Inf(1), uniform: true}
	var balls []packing.Ball
	for i := range g.Position {
		material, mass, inertia := g.MaterialOf(i), 0.0, 0.0
		if c := g.ClumpOf(i); c != nil {
			var moments r3.Vec
			mass, moments = c.Mass(m.Materials[material].Density, g.Radius[i])
			inertia = meanOf(moments)
		} else {
			own := m.SphereOf(g, i)
			mass, inertia = own.Mass, own.Inertia
		}
		balls = g.SpheresOf(balls[:0], i)
		if c := g.ClumpOf(i); c != nil && c.Polyhedron != nil {
			balls = append(balls[:0], packing.Ball{Centre: g.Position[i], Radius: g.Radius[i]})
		}
		for _, b := range balls {
			l.include(b.Centre, l.maxRadius == 0)
			l.see(b.Radius, b.Radius, material, mass, inertia)
		}
	}
	for i := range m.Inlets {
		s := &m.Inlets[i]
		low, high := s.Sizes.Limits()
		own := rigid.SolidSphere(m.Materials[s.Material].Density, low)
		if c := s.Clump; c != nil {
			l.uniform = false
			if c.Polyhedron == nil {
				low, high = low*c.Finest(), high*c.Coarsest()
			}
		}
		l.see(low, high, s.Material, own.Mass, own.Inertia)
		l.include(s.Centre, l.low == l.high)
	}
	if m.Expands() {
		l.uniform = false
		l.maxRadius *= (1 + law.MostExpansion) / (1 - law.MostExpansion) // whatever the temperature that it is of
	}
	if l.maxRadius == 0 {
		l.minRadius, l.maxRadius = 1e-3, 1e-3
	}
	return l
}

// see takes in spheres with radii from low to high.
func (l *particleRange) see(low, high float64, material int, mass, inertia float64) {
	if l.maxRadius > 0 && (low != l.minRadius || high != l.maxRadius || material != l.material || mass != l.mass || inertia != l.inertia) || low != high {
		l.uniform = false
	}
	l.minRadius, l.maxRadius, l.material, l.mass, l.inertia = min(l.minRadius, low), max(l.maxRadius, high), material, mass, inertia
}

// include widens the box to a place, or begins it there.
func (l *particleRange) include(p r3.Vec, begin bool) {
	if begin {
		l.low, l.high = p, p
	}
	l.low, l.high = vec.MinVec(l.low, p), vec.MaxVec(l.high, p)
}

// space is how positions become numbers on the device.
type space struct {
	origin    r3.Vec  // where the fixed-point numbers are zero, m
	quantum   float64 // m
	skin      float64 // first margin of the rows, m
	mostSkin  float64 // largest margin by the least radius
	fixed     bool    // the margin stays as it is
	reach     float64 // largest gap over which contacts last, m
	slack     float64 // by which surfaces may move before pairs are looked for again, m
	levels    []cellTable
	cells     int // of all levels
	wraps     [3]int
	remainder [3]int64 // of the period, quanta, after so many laps
}

// cellTable is a table of cells for the particles of a range of radii.
type cellTable struct {
	edge   [3]float64 // m
	count  [3]int
	tiles  [3]int
	first  int
	radius float64 // largest, m
}

// The largest margin of the rows, and the slack of a model with coupled surfaces, by the least radius. Pairs that do not touch cost little in a trial, but
// looking for pairs anew costs as much as several trials, and with few particles as much as some steps, which wider margins hardly slow down.
const (
	usualMostSkin, coupledSlack = 0.5, 0.4
	fewMostSkin, fewSlack       = 1.0, 0.8
	fewParticles                = 1 << 13
)

// Ranges of the fixed-point numbers that are tried, by the farthest that neighbours are apart.
const leastRange, mostRange = 16.0, 32.0

func newSpace(m *dem.Model, f format) (space, error) {
	like := newParticleRange(m)
	s := space{skin: m.Skin, mostSkin: usualMostSkin, fixed: m.Skin > 0, origin: like.low, reach: m.Reach()}
	if !s.fixed {
		s.skin = 0.1 * like.minRadius
	}
	s.slack = max(s.skin, 0.1*like.minRadius)
	if m.Frames() > 0 {
		slack := coupledSlack
		if spheresOf(&m.Particles) <= fewParticles && m.Periodic == [3]bool{} {
			slack, s.mostSkin = fewSlack, fewMostSkin
		}
		s.slack = max(s.slack, slack*like.minRadius)
	}
	reach := 2*like.maxRadius + s.skin*usualMostSkin + s.reach
	for axis, on := range m.Periodic {
		if !on {
			continue
		}
		vec.SetComponent(&s.origin, axis, vec.Component(m.Domain.Min, axis))
		if length := vec.Component(m.Domain.Max, axis) - vec.Component(m.Domain.Min, axis); length < 2*reach {
			return s, fmt.Errorf("dem: the domain is %g m long on periodic axis %d: the GPU engine needs twice the reach of contacts, %g m, at least",
				length, axis, 2*reach)
		}
	}
	s.chooseQuantum(m, reach, f)
	s.divide(m, like)
	return s, nil
}

// chooseQuantum finds a range of numbers in which the images of a periodic domain are told apart.
func (s *space) chooseQuantum(m *dem.Model, reach float64, f format) {
	for width := leastRange; width <= mostRange; width += 0.25 {
		s.quantum = width * reach / f.steps()
		clear := true
		for axis, on := range m.Periodic {
			if !on {
				continue
			}
			length := (vec.Component(m.Domain.Max, axis) - vec.Component(m.Domain.Min, axis)) / s.quantum
			wraps := math.Round(length / f.steps())
			rest := length - wraps*f.steps()
			s.wraps[axis], s.remainder[axis] = int(wraps), wide(math.Round(rest))
			clear = clear && math.Abs(rest)*s.quantum >= 2*reach
		}
		if clear {
			return
		}
	}
}

// divide makes the tables of cells, one for every factor of two in radius.
func (s *space) divide(m *dem.Model, like particleRange) {
	n := 1
	for r := like.maxRadius / 2; r > like.minRadius*1.001 && n < maxLevels; r /= 2 {
		n++
	}
	most := max(4*spheresOf(&m.Particles), 1<<15)
	for l := range n {
		t := cellTable{radius: like.maxRadius / float64(int(1)<<(n-1-l)), first: s.cells}
		s.size(&t, m, like, most)
		s.levels = append(s.levels, t)
		s.cells += 64 * t.tiles[0] * t.tiles[1] * t.tiles[2]
	}
}

// size chooses the cells of a table. Where particles may go farther than the cells reach, cells stand for several places.
func (s *space) size(t *cellTable, m *dem.Model, like particleRange, most int) {
	reach := (2*t.radius + s.skin + s.reach) * (1 + 1e-9)
	for axis := range 3 {
		length := vec.Component(like.high, axis) - vec.Component(like.low, axis)
		if m.Periodic[axis] {
			length = vec.Component(m.Domain.Max, axis) - vec.Component(m.Domain.Min, axis)
			t.count[axis] = max(1, int(length/reach))
			t.edge[axis] = length / float64(t.count[axis])
			continue
		}
		t.edge[axis], t.count[axis] = reach, int(min(length/reach, 1e6))+3
	}
	for t.count[0]*t.count[1]*t.count[2] > most {
		longest := -1
		for axis := range 3 {
			if !m.Periodic[axis] && t.count[axis] > 4 && (longest < 0 || t.count[axis] > t.count[longest]) {
				longest = axis
			}
		}
		if longest < 0 {
			break
		}
		t.count[longest] = (t.count[longest] + 1) / 2
	}
	for axis := range 3 {
		t.tiles[axis] = (t.count[axis] + 3) / 4
	}
}
