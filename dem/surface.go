// What a particle can hit: a shape, the material it is made of and what carries it.

package dem

import (
	"fmt"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Surface is a shape of some material on a carrier.
type Surface struct {
	Name     string
	Shape    geometry.Shape // in the case of a Strand, a Capsule of which only the radius counts
	Material int            // index of the material in the engine
	Zones    *Zones         // of ground that is of several materials; nil where it is of one
	Carrier  Carrier        // nil is a wall whose own axes are the world's

	Recorded    bool     // what particles and bodies do to its parts is added up, see LoadRecorder
	Temperature *float64 // that the surface keeps, K; nil where it takes no heat
}

// Carrier is what a surface is fixed to and what moves it: Fixed, Driven, Attached or Strand.
type Carrier interface {
	Check() error
}

// Fixed is the carrier of a wall at rest.
type Fixed struct {
	At rigid.Placement // of the surface's axes in the world
}

// Driven is the carrier of a wall with a prescribed motion, such as a tumbler or a shaker.
type Driven struct {
	At     rigid.Placement // of the surface's axes in those of the moving frame
	Motion Motion
}

// Attached is the carrier of a surface fixed in one coupled frame: a body.
type Attached struct {
	Frame int             // position of the frame among those given to Engine.Contact
	At    rigid.Placement // of the surface's axes in the frame's
}

// Strand is the carrier of a capsule that spans two coupled frames, such as a wire of a net between two knots.
type Strand struct {
	Frames [2]int    // positions of the frames among those given to Engine.Contact
	Ends   [2]r3.Vec // attachment points, m, each in its own frame
}

func (c Fixed) Check() error { return c.At.Check() }
func (c Driven) Check() error {
	if err := checkedMotion(c.Motion); err != nil {
		return err
	}
	return c.At.Check()
}

func (c Attached) Check() error {
	if c.Frame < 0 {
		return fmt.Errorf("frame %d: a frame's number is 0 or more", c.Frame)
	}
	return c.At.Check()
}

func (c Strand) Check() error {
	for _, f := range c.Frames {
		if f < 0 {
			return fmt.Errorf("frame %d: a frame's number is 0 or more", f)
		}
	}
	if c.Frames[0] == c.Frames[1] {
		return fmt.Errorf("both ends of the strand are in frame %d: attach a capsule to it instead", c.Frames[0])
	}
	return nil
}

// Check tells what is wrong with a surface, or returns nil.
func (s *Surface) Check() error {
	if s.Shape == nil {
		return fmt.Errorf("surface %q has no shape", s.Name)
	}
	if v, ok := s.Shape.(interface{ Check() error }); ok {
		if err := v.Check(); err != nil {
			return fmt.Errorf("surface %q: %w", s.Name, err)
		}
	}
	if s.Material < 0 {
		return fmt.Errorf("surface %q: material %d: a material's number is 0 or more", s.Name, s.Material)
	}
	if s.Zones != nil {
		if err := s.Zones.check(s.Shape); err != nil {
			return fmt.Errorf("surface %q: %w", s.Name, err)
		}
	}
	if s.Carrier == nil {
		return nil
	}
	if _, ok := s.Carrier.(Strand); ok {
		if _, ok := s.Shape.(geometry.Capsule); !ok {
			return fmt.Errorf("surface %q: a strand is a capsule, not a %T", s.Name, s.Shape)
		}
	}
	if err := s.Carrier.Check(); err != nil {
		return fmt.Errorf("surface %q: %w", s.Name, err)
	}
	return nil
}

// Placed returns the surface's shape and the frame of its axes at time t (s), when the coupled frames are where frames says.
// The capsule of a strand has its ends set, in world axes.
func (s *Surface) Placed(frames []rigid.Frame, t float64) (geometry.Shape, rigid.Frame) {
	switch c := s.Carrier.(type) {
	case Fixed:
		return s.Shape, rigid.Frame{}.Place(c.At)
	case Driven:
		return s.Shape, c.Motion.At(t).Place(c.At)
	case Attached:
		return s.Shape, frames[c.Frame].Place(c.At)
	case Strand:
		k := s.Shape.(geometry.Capsule)
		k.A, k.B = frames[c.Frames[0]].ToWorld(c.Ends[0]), frames[c.Frames[1]].ToWorld(c.Ends[1])
		return k, rigid.Frame{}
	}
	return s.Shape, rigid.Frame{}
}

// CarrierFrame is the frame that a wall's motion has moved from the world's axes by time t (s); that of a wall at rest is the world's.
func (s *Surface) CarrierFrame(t float64) rigid.Frame {
	if c, ok := s.Carrier.(Driven); ok {
		return c.Motion.At(t)
	}
	return rigid.Frame{}
}

// samePlace is how far apart points of two places are that are the same, m and by their distance from the origin.
const samePlace = 1e-9

// SamePlace tells whether two frames are at the same place, however they move.
func SamePlace(a, b rigid.Frame) bool {
	for _, p := range []r3.Vec{{}, {X: 1}, {Y: 1}} {
		p, q := a.ToWorld(p), b.ToWorld(p)
		if r3.Norm(r3.Sub(p, q)) > samePlace*(1+r3.Norm(p)) {
			return false
		}
	}
	return true
}
