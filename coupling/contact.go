package coupling

// The exchange between bodies and particles: poses one way, wrenches the other.

import (
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// toucher is what bodies touch: particles, or walls and one another.
type toucher interface {
	Pairs() [][2]int
	Contact(frames []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error
}

// contactLoad is the load that particles (or walls and other bodies) put on bodies. It is asked in every Newton iteration with trial poses,
// finds the particles frozen where their drift has left them, and changes nothing that a rejected trial would spoil.
type contactLoad struct {
	with     toucher
	carriers []int       // body that carries each frame
	frameOf  map[int]int // of each of these bodies
	pairs    [][2]int
	frames   []rigid.Frame
	wrenches []rigid.Wrench
	tangents []rigid.Tangent // at the last evaluation that asked for them
	clock    *time.Duration  // where the time of evaluations is added
	live     bool            // particles and bodies have met; before that nothing touches
	active   []int           // pairs of which these are not zero
	passed   []rigid.Wrench  // to the bodies at the last evaluation of a sub-cycled step
	cycle    *subcycle       // of a sub-cycled scheme, else nil
}

// newContact returns the load on the bodies that carry the frames: frame i is carried by body carriers[i].
func newContact(with toucher, carriers []int, clock *time.Duration) *contactLoad {
	pairs, frameOf := with.Pairs(), make(map[int]int, len(carriers))
	for i, body := range carriers {
		frameOf[body] = i
	}
	return &contactLoad{
		with:     with,
		carriers: carriers,
		frameOf:  frameOf,
		pairs:    pairs,
		frames:   make([]rigid.Frame, len(carriers)),
		wrenches: make([]rigid.Wrench, len(carriers)),
		tangents: make([]rigid.Tangent, len(pairs)),
		passed:   make([]rigid.Wrench, len(carriers)),
		clock:    clock,
	}
}

// Bodies implements mbd.Load.
func (c *contactLoad) Bodies() []int { return c.carriers }

// Pairs implements mbd.Load.
func (c *contactLoad) Pairs() [][2]int { return c.pairs }

// Evaluate implements mbd.Load.
func (c *contactLoad) Evaluate(_ float64, poses []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	if !c.live {
		clear(wrenches)
		return nil
	}
	if c.cycle != nil {
		c.follow(&c.cycle.response, poses, wrenches)
		return nil
	}
	copy(c.frames, poses)
	if err := c.ask(nil); err != nil {
		return err
	}
	copy(wrenches, c.wrenches)
	return nil
}

// Tangents implements mbd.SparseLoad.
func (c *contactLoad) Tangents() ([]rigid.Tangent, []int, error) {
	if !c.live {
		return nil, nil, nil
	}
	if c.cycle == nil {
		if err := c.ask(c.tangents); err != nil {
			return nil, nil, err
		}
		c.look()
	}
	return c.tangents, c.active, nil
}

// ask finds the wrenches, and tangents unless these are nil, at the frames.
func (c *contactLoad) ask(tangents []rigid.Tangent) error {
	return timed(c.clock, func() error { return c.with.Contact(c.frames, c.wrenches, tangents) })
}

// look finds the tangents that are not zero.
func (c *contactLoad) look() {
	c.active = c.active[:0]
	for n := range c.tangents {
		if !silent(&c.tangents[n]) {
			c.active = append(c.active, n)
		}
	}
}

// silent tells whether a tangent is zero: then so are its answers to translations along the axes.
func silent(t *rigid.Tangent) bool {
	for i := range 3 {
		if t.Stiffness[i][i] != 0 || t.Damping[i][i] != 0 {
			return false
		}
	}
	return true
}

// ContactOn is what particles, walls and other bodies do to a body at the end of the last step, about its centre of mass.
func (s *Simulation) ContactOn(body int) (w rigid.Wrench) {
	for _, c := range [2]*contactLoad{s.contact, s.impact} {
		if c == nil {
			continue
		}
		if i, found := c.frameOf[body]; found {
			on := c.wrenches[i]
			if c.cycle != nil {
				on = c.passed[i]
			}
			w.Force, w.Moment = r3.Add(w.Force, on.Force), r3.Add(w.Moment, on.Moment)
		}
	}
	return w
}

// power is what the load does on the bodies per time at the last evaluation, W.
func (c *contactLoad) power() float64 {
	var p float64
	for i, w := range c.wrenches {
		p += r3.Dot(w.Force, c.frames[i].Velocity) + r3.Dot(w.Moment, c.frames[i].AngularVelocity)
	}
	return p
}
