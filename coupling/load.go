package coupling

// The contact load on the bodies: frames one way, wrenches and tangents the other.

import (
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
	"gabion/rigid"
)

// contactEvaluator works out contact forces on coupled frames: an engine of particles, or that of contacts of bodies with walls and one another.
type contactEvaluator interface {
	Pairs() [][2]int
	Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
}

// contactLoad is the load of particles, or of walls and other bodies, on bodies: an mbd.SparseLoad. It is evaluated in every Newton iteration at
// trial frames, and changes nothing that a rejected trial would spoil.
type contactLoad struct {
	evaluator contactEvaluator
	carriers  []int       // body that carries each frame
	frameOf   map[int]int // of each of these bodies
	pairs     [][2]int
	enabled   bool           // else nothing is in contact
	known     bool           // the wrenches are those at the poses
	elapsed   *time.Duration // total of evaluations

	// Of the last evaluation. In the frozen scheme frames and wrenches are those of the system of bodies, which has them until the next one.
	frames   []rigid.Frame
	wrenches []rigid.Wrench
	impulses []rigid.Wrench // over the last trajectory, N s and N m s
	tangents []rigid.Tangent
	active   []int // pairs whose tangents are not zero

	// Of a sub-cycled scheme, whose evaluations are linearised.
	states     []frameState // nil in the frozen scheme
	responsive []int        // frames between which the active tangents act, ascending
}

// newContactLoad returns the load on the bodies that carry the frames: frame i is carried by body carriers[i].
func newContactLoad(evaluator contactEvaluator, carriers []int, elapsed *time.Duration) *contactLoad {
	pairs, frameOf := evaluator.Pairs(), make(map[int]int, len(carriers))
	for i, body := range carriers {
		frameOf[body] = i
	}
	return &contactLoad{
		evaluator: evaluator,
		carriers:  carriers,
		frameOf:   frameOf,
		pairs:     pairs,
		frames:    make([]rigid.Frame, len(carriers)),
		wrenches:  make([]rigid.Wrench, len(carriers)),
		impulses:  make([]rigid.Wrench, len(carriers)),
		tangents:  make([]rigid.Tangent, len(pairs)),
		elapsed:   elapsed,
	}
}

// Bodies implements mbd.Load.
func (c *contactLoad) Bodies() []int { return c.carriers }

// Pairs implements mbd.Load.
func (c *contactLoad) Pairs() [][2]int { return c.pairs }

// Evaluate implements mbd.Load.
func (c *contactLoad) Evaluate(_ float64, poses []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	if !c.enabled {
		clear(wrenches)
		return nil
	}
	if c.states != nil {
		if c.known {
			for i := range c.states {
				wrenches[i] = c.states[i].evaluated
			}
			return nil
		}
		c.evaluateLinearised(poses, wrenches)
		return nil
	}
	if c.known {
		copy(c.frames, poses)
		copy(wrenches, c.wrenches)
		return nil
	}
	c.frames, c.wrenches = poses, wrenches
	return c.evaluateContact(nil)
}

// Tangents implements mbd.SparseLoad.
func (c *contactLoad) Tangents() ([]rigid.Tangent, []int, error) {
	if !c.enabled {
		return nil, nil, nil
	}
	if c.states == nil {
		if err := c.evaluateContact(c.tangents); err != nil {
			return nil, nil, err
		}
		c.findActive()
	}
	return c.tangents, c.active, nil
}

// Cost implements mbd.CostlyLoad.
func (c *contactLoad) Cost() (evaluation, tangents float64) {
	if costly, ok := c.evaluator.(interface {
		Cost() (evaluation, tangents float64)
	}); ok && c.enabled && c.states == nil {
		return costly.Cost()
	}
	return 0, 0
}

// SetResolution implements mbd.ResolvedLoad.
func (c *contactLoad) SetResolution(speed float64) (heeded bool) {
	r, ok := c.evaluator.(interface{ SetResolution(speed float64) })
	if ok {
		r.SetResolution(speed)
	}
	return ok && c.states == nil
}

// UpdatePairs implements mbd.ChangingLoad.
func (c *contactLoad) UpdatePairs() bool {
	changing, ok := c.evaluator.(interface{ UpdatePairs() bool })
	if !ok || !c.enabled || !changing.UpdatePairs() {
		return false
	}
	c.pairs = c.evaluator.Pairs()
	c.tangents = buffer.Zeroed(c.tangents, len(c.pairs))
	return true
}

// evaluateContact finds the wrenches, and tangents unless these are nil, at the frames.
func (c *contactLoad) evaluateContact(tangents []rigid.Tangent) error {
	return timed(c.elapsed, func() error { return c.evaluator.Contact(c.frames, c.wrenches, tangents) })
}

// findActive lists the pairs whose tangents are not zero.
func (c *contactLoad) findActive() {
	c.active = c.active[:0]
	if by, ok := c.evaluator.(interface{ Touched() []int }); ok {
		for _, n := range by.Touched() {
			if !isZero(&c.tangents[n]) {
				c.active = append(c.active, n)
			}
		}
		return
	}
	for n := range c.tangents {
		if !isZero(&c.tangents[n]) {
			c.active = append(c.active, n)
		}
	}
}

// isZero tells whether a tangent is zero, which it is where the diagonal for translations is.
func isZero(t *rigid.Tangent) bool {
	for i := range 3 {
		if t.Stiffness[i][i] != 0 || t.Damping[i][i] != 0 {
			return false
		}
	}
	return true
}

// ContactWrench is what particles, walls and other bodies exert on a body at the end of the last step, about its centre of mass.
func (s *Simulation) ContactWrench(body int) (w rigid.Wrench) {
	for _, c := range [2]*contactLoad{s.contactLoad, s.bodyContactLoad} {
		if c == nil {
			continue
		}
		if i, found := c.frameOf[body]; found {
			on := c.wrenches[i]
			if c.states != nil {
				on = c.states[i].evaluated
			}
			w.Force, w.Moment = r3.Add(w.Force, on.Force), r3.Add(w.Moment, on.Moment)
		}
	}
	return w
}

// power is that of the load on the bodies at the last evaluation, W.
func (c *contactLoad) power() float64 {
	var p float64
	for i := range c.wrenches {
		if w := &c.wrenches[i]; *w != (rigid.Wrench{}) {
			p += r3.Dot(w.Force, c.frames[i].Velocity) + r3.Dot(w.Moment, c.frames[i].AngularVelocity)
		}
	}
	return p
}

// WallForceOn is what walls exert on a body at the end of the last step, N.
func (s *Simulation) WallForceOn(body int) (force r3.Vec) {
	if s.bodyContacts == nil {
		return force
	}
	if frame, found := s.bodyContactLoad.frameOf[body]; found {
		return s.bodyContacts.WallForceOn(frame)
	}
	return force
}
