// The masses that impacts on surfaces of bodies move, which dashpots need to give their restitution.

package cpu

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"
)

// SetJoints implements Engine.
func (e *Engine) SetJoints(j dem.Joints) error {
	e.joints = dem.NewJointSet(j, e.pairs, e.frames)
	for i := range e.coupled.surfaces {
		m := &e.coupled.surfaces[i]
		m.joints = [4]*law.JointMobility{}
		_, n := dem.FramesOf(m.Carrier)
		for block := range n * n {
			if k := e.joints.Place(m.TangentIndices[block]); k >= 0 {
				m.joints[block] = &e.joints.List[k].JointMobility
			}
		}
	}
	return nil
}

// RenewJoints implements Engine.
func (e *Engine) RenewJoints() { e.joints.Renew() }

// moves tells whether impacts move what carries the surface.
func (m *surfaceState) moves() bool {
	return m.mobility != [2]rigid.Mobility{} || m.joints != [4]*law.JointMobility{}
}

// inAxes is a wrench in the axes of a frame, on which it acts.
func inAxes(f *rigid.Frame, w rigid.Wrench) rigid.Wrench {
	back := quat.Conj(f.Orientation)
	return rigid.Wrench{Force: rigid.Rotate(back, w.Force), Moment: rigid.Rotate(back, w.Moment)}
}

// mobilityAt is by how much a unit of force along the normal accelerates the surface at a point where its frames are, 1/kg. The ends of a strand share the force by the segment parameter, as the
// velocity of the point is shared out among theirs, so that each counts with the square of its share, and what joints pass on from one to the other with both shares.
func (m *surfaceState) mobilityAt(at, normal r3.Vec, segmentParameter float64, frames []rigid.Frame) (sum float64) {
	if !m.moves() {
		return 0
	}
	carriers, n := dem.FramesOf(m.Carrier)
	if n == 1 {
		f := &frames[carriers[0]]
		return m.frameMobility(0, f, normal, r3.Sub(at, f.Position))
	}
	arms, share := m.Arms(at, segmentParameter), shares(segmentParameter)
	for k, f := range carriers {
		sum += vec.Sq(share[k]) * m.frameMobility(k, &frames[f], normal, arms[k])
	}
	if both := m.joints[1]; both != nil {
		on, at := pushOn(&frames[carriers[1]], normal, arms[1]), pushOn(&frames[carriers[0]], normal, arms[0])
		sum += 2 * share[0] * share[1] * both.JointResponse(on.Force, on.Moment, at.Force, at.Moment)
	}
	return sum
}

// pushOn is a unit of force along a normal at an arm from a frame's origin, in its axes.
func pushOn(f *rigid.Frame, normal, arm r3.Vec) rigid.Wrench {
	return inAxes(f, rigid.Wrench{Force: normal, Moment: r3.Cross(arm, normal)})
}

// frameMobility is by how much a unit of force along a normal accelerates a frame that carries the surface along it, at an arm from the frame's origin, 1/kg.
func (m *surfaceState) frameMobility(k int, f *rigid.Frame, normal, arm r3.Vec) float64 {
	x := m.joints[3*k]
	if x == nil {
		return m.mobility[k].Along(normal, arm, f.Orientation)
	}
	w := pushOn(f, normal, arm)
	return x.JointResponse(w.Force, w.Moment, w.Force, w.Moment)
}

// accelerations are those of the frames that carry the surface by wrenches on them.
func (m *surfaceState) accelerations(on *[2]rigid.Wrench, frames []rigid.Frame) (of [2]law.Twist) {
	carriers, n := dem.FramesOf(m.Carrier)
	for i, f := range carriers[:n] {
		a := &of[i]
		if m.joints[3*i] == nil {
			a.V, a.W = m.mobility[i].Acceleration(on[i], frames[f].Orientation)
			continue
		}
		for j, g := range carriers[:n] {
			if x := m.joints[2*i+j]; x != nil {
				w := inAxes(&frames[g], on[j])
				linear, angular := x.JointAcceleration(w.Force, w.Moment)
				a.V, a.W = r3.Add(a.V, rigid.Rotate(frames[f].Orientation, linear)), r3.Add(a.W, rigid.Rotate(frames[f].Orientation, angular))
			}
		}
	}
	return of
}

// withBody gives coefficients k of a contact with a coupled surface the mass that the impact moves: of the particle and of what carries the surface, with what joints let move with it, as if nothing else touched it.
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
