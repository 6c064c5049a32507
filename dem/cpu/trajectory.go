// Many steps on the processor along a known trajectory of the coupled frames.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// AdvanceAlong implements Engine. Only frames that carry surfaces with candidates are interpolated.
func (e *Engine) AdvanceAlong(n int, along *dem.Trajectory, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := along.Check(n, e.frames, len(e.pairs), impulses, wrenches, tangents); err != nil {
		return err
	}
	dt := along.Duration / float64(n)
	e.trajectoryFrames = buffer.Resize(e.trajectoryFrames, e.frames)
	clear(impulses)
	near := false // the candidates hold for the whole trajectory
	for k := 1; k < n; k++ {
		if err := e.Drift(dt); err != nil {
			return err
		}
		if !near || e.coupled.stale {
			e.placeOnTrajectory(along, k, n)
			near = e.coupled.candidatesHoldAlong(along)
		} else {
			e.coupled.moveAlong(e.trajectoryFrames, along, float64(k)/float64(n))
		}
		if len(e.coupled.active) > 0 {
			e.withSlopes = false
			e.forEachCoupledChunk(e.tasks.contactCoupled)
			e.addReactions(e.trajectoryFrames, impulses, nil)
		} else {
			e.coupled.clearContacts()
		}
		e.phase = dem.Contacted
		if err := e.Commit(); err != nil {
			return err
		}
	}
	for i, w := range impulses {
		impulses[i] = w.Times(dt)
	}
	if err := e.Drift(dt); err != nil {
		return err
	}
	if err := e.Contact(along.To, wrenches, tangents); err != nil {
		return err
	}
	return e.Commit()
}

// placeOnTrajectory takes all frames to the end of step k of n, with new candidates where need be.
func (e *Engine) placeOnTrajectory(along *dem.Trajectory, k, n int) {
	for i := range e.trajectoryFrames {
		e.trajectoryFrames[i] = along.At(i, float64(k)/float64(n))
	}
	e.placeSurfaces(e.trajectoryFrames)
}

// candidatesHoldAlong tells whether no coupled surface moves farther than the slack from where its candidates were found, on the whole trajectory.
func (p *surfaceSet) candidatesHoldAlong(along *dem.Trajectory) bool {
	for i := range p.references {
		s := &p.references[i]
		far2 := 0.0
		for _, q := range along.ControlPoints(i) {
			far2 = max(far2, r3.Norm2(r3.Sub(q, s.position)))
		}
		turn := 0.0
		if s.reach > 0 {
			turn = max(rotationBound(s.orientation, along.From[i].Orientation), rotationBound(s.orientation, along.To[i].Orientation))
		}
		if math.Sqrt(far2)+turn*s.reach > p.slack {
			return false
		}
	}
	return true
}

// moveAlong moves the surfaces with candidates to the fraction x of the trajectory.
func (p *surfaceSet) moveAlong(frames []rigid.Frame, along *dem.Trajectory, x float64) {
	for _, f := range p.activeFrames {
		frames[f] = along.At(int(f), x)
	}
	for _, i := range p.active {
		p.surfaces[i].Move(0, frames)
	}
}

// clearContacts forgets the contacts of the last step: no particle is near a surface.
func (p *surfaceSet) clearContacts() {
	for i := range p.buffers {
		p.buffers[i].current, p.buffers[i].lost = p.buffers[i].current[:0], dem.Energy{}
		p.buffers[i].tried.reset()
	}
}
