// The forces of pair potentials at a time, where an engine has only their sums.

package dem

import (
	"math"
	"slices"

	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// PairForces appends the forces of the model's pair potentials in a state, each pair once.
func (m *Model) PairForces(s *State, dst []BondForce) []BondForce {
	p := m.Potentials
	if p == nil {
		return dst
	}
	space := CellOf(m.Domain)
	size := [3]float64{space.Size.X, space.Size.Y, space.Size.Z}
	// A cell is as wide as the cut-off; on a periodic axis a whole number of them fills the domain. Which cells are near is told by their numbers there, modulo that.
	var inverse [3]float64
	var count [3]int
	for axis, on := range m.Periodic {
		inverse[axis] = 1 / (p.CutOff * (1 + 1e-9))
		if on {
			count[axis] = max(1, int(size[axis]*inverse[axis]))
			inverse[axis] = float64(count[axis]) / size[axis]
		}
	}
	fold := func(axis, k int) int {
		if n := count[axis]; n > 0 {
			return ((k % n) + n) % n
		}
		return k
	}
	cells := map[[3]int][]int{}
	own := make([][3]int, len(s.Position))
	for i, x := range s.Position {
		d := r3.Sub(x, m.Domain.Min)
		for axis, c := range [3]float64{d.X, d.Y, d.Z} {
			own[i][axis] = fold(axis, int(math.Floor(c*inverse[axis])))
		}
		cells[own[i]] = append(cells[own[i]], i)
	}
	var near [][3]int
	for i, x := range s.Position {
		near = near[:0]
		for n := range 27 {
			c := [3]int{fold(0, own[i][0]+n%3-1), fold(1, own[i][1]+n/3%3-1), fold(2, own[i][2]+n/9-1)}
			if !slices.Contains(near, c) {
				near = append(near, c)
			}
		}
		for _, c := range near {
			for _, j := range cells[c] {
				way := r3.Sub(x, s.Position[j])
				for axis, on := range m.Periodic {
					if on {
						turn := size[axis]
						at := [3]*float64{&way.X, &way.Y, &way.Z}[axis]
						*at -= turn * math.RoundToEven(*at/turn)
					}
				}
				if distance2 := r3.Norm2(way); i < j && distance2 < p.CutOff*p.CutOff {
					_, push := p.Between(s.Material[i], s.Material[j]).At(distance2)
					if p.Coulomb > 0 {
						q := s.Scalars[p.Charge]
						_, more := law.Coulomb(p.Coulomb*(q[i]*s.Mass[i])*(q[j]*s.Mass[j]), distance2)
						push += more
					}
					dst = append(dst, BondForce{First: s.ID[i], Second: s.ID[j], Force: r3.Scale(push, way)})
				}
			}
		}
	}
	return dst
}
