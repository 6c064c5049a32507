// The masses that impacts on surfaces of bodies move, which dashpots need to give their restitution.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"
)

// mobilityAt is by how much a unit of force along the normal accelerates the surface at a point where its frames are, 1/kg. The ends of a strand share the force by the segment parameter, as the
// velocity of the point is shared out among theirs, so that each counts with the square of its share.
func (m *surfaceState) mobilityAt(at, normal r3.Vec, segmentParameter float64, frames []rigid.Frame) (sum float64) {
	if m.mobility == ([2]rigid.Mobility{}) {
		return 0
	}
	carriers, n := dem.FramesOf(m.Carrier)
	if n == 1 {
		f := &frames[carriers[0]]
		return m.mobility[0].Along(normal, r3.Sub(at, f.Position), f.Orientation)
	}
	arms, share := m.Arms(at, segmentParameter), shares(segmentParameter)
	for k, f := range carriers {
		sum += vec.Sq(share[k]) * m.mobility[k].Along(normal, arms[k], frames[f].Orientation)
	}
	return sum
}

// withBody gives coefficients k of a contact with a coupled surface the mass that the impact moves: of the particle and of what carries the surface, as if no joint held it and nothing else touched it.
func (p *surfaceSet) withBody(e *Engine, t *surfaceContact, at r3.Vec, segmentParameter float64, k, spare *law.Coefficients) *law.Coefficients {
	if !p.coupled {
		return k
	}
	m := &p.surfaces[t.surface]
	mobility := m.mobilityAt(at, t.normal, segmentParameter, p.frames)
	if mobility == 0 {
		return k
	}
	if k != spare {
		*spare = *k
	}
	class := &e.coefficients.classes[e.surfaceClass(t.particle, m)]
	e.law.SetMass(&e.coefficients.Law(e.materialOf(int(t.particle)), class.material).Unit, spare, 1/(e.motion[t.particle].InverseMass+mobility))
	return spare
}
