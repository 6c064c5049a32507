// Rides on the processor: many steps along a known way of the coupled frames.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Ride implements Engine. Only frames that carry surfaces with candidates are worked out on the way.
func (e *CPU) Ride(n int, path *dem.Path, impulses, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	if err := path.Check(n, e.frames, len(e.pairs), impulses, wrenches, tangents); err != nil {
		return err
	}
	dt := path.Duration / float64(n)
	e.onWay = buffer.Resize(e.onWay, e.frames)
	clear(impulses)
	near := false // the candidates are good for the whole way
	for k := 1; k < n; k++ {
		if err := e.Drift(dt); err != nil {
			return err
		}
		if !near || e.coupled.stale {
			e.follows(path, k, n)
			near = e.coupled.keeps(path)
		} else {
			e.coupled.ride(e.onWay, path, float64(k)/float64(n))
		}
		if len(e.coupled.near) > 0 {
			e.each(e.tasks.press)
			e.react(e.onWay, impulses, nil)
		} else {
			e.coupled.release()
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
	if err := e.Contact(path.To, wrenches, tangents); err != nil {
		return err
	}
	return e.Commit()
}

// follows takes all frames to the end of step k of n, with new candidates where need be.
func (e *CPU) follows(path *dem.Path, k, n int) {
	for i := range e.onWay {
		e.onWay[i] = path.At(i, float64(k)/float64(n))
	}
	e.place(e.onWay)
}

// keeps tells whether no coupled surface comes farther than the slack on the whole way from where candidates were looked for.
func (p *panel) keeps(path *dem.Path) bool {
	for i := range p.berths {
		s := &p.berths[i]
		far2 := 0.0
		for _, q := range path.Hull(i) {
			far2 = max(far2, r3.Norm2(r3.Sub(q, s.position)))
		}
		turn := 0.0
		if s.reach > 0 {
			turn = max(turned(s.orientation, path.From[i].Orientation), turned(s.orientation, path.To[i].Orientation))
		}
		if math.Sqrt(far2)+turn*s.reach > p.slack {
			return false
		}
	}
	return true
}

// ride takes the surfaces with candidates to part x of the way.
func (p *panel) ride(frames []rigid.Frame, path *dem.Path, x float64) {
	for _, f := range p.nearFrames {
		frames[f] = path.At(int(f), x)
	}
	for _, i := range p.near {
		p.members[i].Move(0, frames)
	}
}

// release forgets the contacts of the last step: no grain is near a surface.
func (p *panel) release() {
	for i := range p.parts {
		p.parts[i].now, p.parts[i].lost = p.parts[i].now[:0], dem.Energy{}
	}
}
