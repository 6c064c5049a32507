// Particles that leave: across periodic sides, into outlets, out of the domain, or out of hand.

package cpu

import (
	"fmt"
	"math"

	"gabion/dem"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// wrapParticles brings particles back through periodic sides, looks for those that left the domain, and notes the box of all centres.
func (e *Engine) wrapParticles() error {
	lo := r3.Vec{X: math.Inf(1), Y: math.Inf(1), Z: math.Inf(1)}
	hi := r3.Scale(-1, lo)
	if e.periods.any {
		e.wrapClumps()
	}
	if err := e.foldCell(); err != nil {
		return err
	}
	for i := range e.at {
		s := &e.at[i]
		if e.periods.any && !e.inClump(i) {
			before := s.centre()
			if e.periods.deforms {
				e.periods.rewrap(s, &e.motion[i])
			} else {
				e.periods.wrap(s, &e.model.Domain)
			}
			e.flows.Periodic -= r3.Dot(e.gravity, r3.Sub(s.centre(), before)) / e.motion[i].InverseMass
		}
		p := s.centre()
		lo, hi = vec.MinVec(lo, p), vec.MaxVec(hi, p)
		if e.model.Domain != (r3.Box{}) && !e.periods.deforms && !vec.InBox(&e.model.Domain, p) && e.outletOf(p) < 0 && !e.isDiscarded(i) && !e.tolerates(i) {
			return e.outsideError(i, fmt.Sprintf("left the domain from (%g, %g, %g) to (%g, %g, %g): a gap in the walls, or a step too large for them",
				e.model.Domain.Min.X, e.model.Domain.Min.Y, e.model.Domain.Min.Z,
				e.model.Domain.Max.X, e.model.Domain.Max.Y, e.model.Domain.Max.Z))
		}
	}
	if len(e.at) == 0 {
		lo, hi = r3.Vec{}, r3.Vec{}
	}
	e.extent = r3.Box{Min: lo, Max: hi}
	return nil
}

// moveLeavingLast puts particles that leave behind all others, to be cut off there.
func (e *Engine) moveLeavingLast() {
	if e.leavingCount == 0 {
		return
	}
	kept, out := e.order[:0], e.sorter.spare[:0]
	for _, key := range e.order {
		if e.leaving[uint32(key)] {
			out = append(out, key)
		} else {
			kept = append(kept, key)
		}
	}
	copy(e.order[len(kept):], out)
}

// outletOf is the first outlet that a centre is in; -1 if it is in none.
func (e *Engine) outletOf(p r3.Vec) int {
	for i := range e.model.Outlets {
		if vec.InBox(&e.model.Outlets[i], p) {
			return i
		}
	}
	return -1
}

// strayed looks in a chunk, from particle first on, for one that moved too far or nowhere and is not let go on, and tells why that is an error.
func (e *Engine) strayed(c *chunk, first int) error {
	for i := first; i < c.hi; i++ {
		v := e.motion[i].V
		finite, far := vec.Finite(e.at[i].centre()) && vec.Finite(v), i == first || r3.Norm(v)*e.dt >= e.at[i].R
		if !finite || far && !e.tolerates(i) {
			return e.displacementError(i)
		}
	}
	return nil
}

// displacementError explains why a particle moved by more than its radius in one step, or nowhere.
func (e *Engine) displacementError(i int) error {
	s, m := &e.at[i], &e.motion[i]
	if !vec.Finite(s.centre()) || !vec.Finite(m.V) {
		return e.lostError(i, "the motion is not finite")
	}
	return e.lostError(i, fmt.Sprintf("moved by %.3g of its radius in one step of %.3g s: the step is too large for this speed, "+
		"or too large for the contacts' stiffness (see the limits), or particles were put into one another", r3.Norm(m.V)*e.dt/s.R, e.dt))
}

// penetrated tells of the first particle that is halfway through a surface.
func (e *Engine) penetrated() error {
	for i := range e.chunks {
		if p := &e.chunks[i].penetration; p.overlap > 0 {
			return e.penetrationError(p)
		}
	}
	return e.stuckPolyhedra()
}

// penetrationError explains why a particle went halfway through a surface. As no particle moves farther than its radius in a step, none comes
// out at the other side without being found here.
func (e *Engine) penetrationError(t *penetration) error {
	return e.lostError(int(t.particle), fmt.Sprintf("pressed into surface %q by %.3g of its radius, halfway to where it would come out at the other side: "+
		"the surface is too thin or too soft for this speed, or the particle was put into it",
		e.model.Surfaces[t.surface].Name, t.overlap/e.at[t.particle].R))
}

func (e *Engine) outsideError(i int, cause string) error {
	err := e.lostError(i, cause)
	err.Outside = true
	return err
}

func (e *Engine) lostError(i int, cause string) *dem.ErrLost {
	return &dem.ErrLost{Time: e.time, ID: int(e.identity[i].ID), Position: e.at[i].centre(), Speed: r3.Norm(e.motion[i].V), Cause: cause}
}
