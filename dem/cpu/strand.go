// Strands that meet: what a particle feels at the end that a strand has in common with a knot or with other strands.
//
// The capsules of a net overlap at its knots, where a particle touches all of them with the same spot. Each spot of the net must push it
// once, and the push must have a potential, or a particle that wanders over the net would gain or lose energy. So an end of a strand
// that something else covers - a ball about it, or the end of another strand - is taken out of the strand: with the overlaps δ of the particle
// with the capsule and δ_A, δ_B with spheres about its covered ends, the potential of the strand is V(δ) - (V(δ_A)^4 + V(δ_B)^4)^(1/4).
// It is nothing where the particle touches the covered end alone, all of V where it does not reach that end, and the forces that follow
// from it act along the normals at the nearest point of the strand and at its ends. So momentum balances as for any other contact.

package cpu

import (
	"math"
	"slices"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// updateSharedEnds notes which ends of its strands are covered by what is still there.
func (p *surfaceSet) updateSharedEnds(surfaces []dem.Surface) {
	present := slices.Clone(surfaces)
	for i := range p.surfaces {
		if m := &p.surfaces[i]; m.Removed {
			present[m.Surface].Shape = geometry.Capsule{Radius: dem.RemovedRadius}
		}
	}
	covered := dem.SharedEnds(present)
	for i := range p.surfaces {
		p.surfaces[i].sharedEnds = covered[p.surfaces[i].Surface]
	}
}

// blendEnds takes the covered ends out of a strand's contact t with a particle at c of radius r: it sets what the ends are pulled towards the particle by, and
// the part of the contact that is left to friction, damping and cohesion. It reports whether anything is left. That part is worked out as if the particle were
// larger by search, so that there is one for contacts over gaps too.
func (m *surfaceState) blendEnds(t *surfaceContact, x *strandContact, k *law.Coefficients, c r3.Vec, r, search float64) bool {
	if !m.sharedEnds[0] && !m.sharedEnds[1] {
		return true
	}
	b := m.endForces(k, c, r, t.overlap)
	x.weight, x.pull, x.energy = b.weight, b.pull, -b.energy
	if search > 0 {
		x.weight = m.endForces(k, c, r+search, t.overlap+search).weight
	}
	x.extra = (1 - x.weight) * b.force
	// At a covered end that alone is touched nothing remains but rounding.
	return b.whole-b.energy > 1e-12*b.whole || x.weight > 1e-12
}

// endForces is what of a contact with a strand belongs to its covered ends.
type endForces struct {
	whole, force float64   // energy (J) and force (N) of the contact with the strand alone
	energy       float64   // of the ends, J
	pull         [2]r3.Vec // on the ends, N
	weight       float64   // part of the contact that is left to the strand
}

// endForces works them out for a particle at c of radius r that overlaps the strand by so much.
func (m *surfaceState) endForces(k *law.Coefficients, c r3.Vec, r, overlap float64) (out endForces) {
	out.weight = 1
	out.whole, out.force = k.NormalElastic(overlap)
	var (
		energy, push [2]float64
		normal       [2]r3.Vec
	)
	for i := range m.Ends {
		if !m.sharedEnds[i] {
			continue
		}
		arm := r3.Sub(c, m.Ends[i].Place)
		reach := r + m.Radius
		if d2 := r3.Norm2(arm); d2 < reach*reach {
			var d float64
			normal[i], d = vec.Direction(arm, r3.Sub(m.Ends[1].Place, m.Ends[0].Place))
			energy[i], push[i] = k.NormalElastic(reach - d)
		}
	}
	most := max(energy[0], energy[1])
	if most == 0 {
		return out
	}
	a, b := vec.Sq(energy[0]/most), vec.Sq(energy[1]/most)
	sum := math.Sqrt(math.Sqrt(a*a + b*b))
	part := 1 / (sum * sum * sum)
	push[0] *= part * a * energy[0] / most
	push[1] *= part * b * energy[1] / most
	out.energy = most * sum
	out.weight = max(0, 1-(push[0]+push[1])/out.force)
	for i := range m.Ends {
		out.pull[i] = r3.Scale(push[i], normal[i])
	}
	return out
}

// elastic is the energy stored in a contact, J: the springs of friction and rolling count by the weight.
func (t *surfaceContact) elastic(x *strandContact, l law.Law, k *law.Coefficients) float64 {
	whole, _ := k.NormalElastic(t.overlap)
	start := t.history
	start.ScaleArea(1 / max(x.weight, law.MinWeight))
	return whole + x.energy + x.weight*(l.Elastic(k, t.overlap, &start)-whole)
}
