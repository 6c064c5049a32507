// The gravity of particles on one another.

package dem

import (
	"errors"
	"fmt"
	"math"
)

// SelfGravity is that particles attract one another by Newton's law. Its field changes slowly: it acts as an impulse of that many steps at once, every so many steps.
type SelfGravity struct {
	Constant float64 // of gravitation, m3/(kg s2)
	Every    int     // steps from one impulse to the next; 0 is 1
	Opening  float64 // a group of particles acts as one in its centre of mass where it is seen under less than this angle (rad), after Barnes and Hut (1986); 0: every pair by itself
}

// Sizes of the tree of masses, which all engines make alike.
const (
	AttractionParts = 4  // particles of a cell of the lowest level, and cells of one of a higher level
	AttractionGroup = 32 // particles side by side for which the tree is walked at once
)

// Steps is the number of steps from one impulse to the next.
func (g *SelfGravity) Steps() int { return max(g.Every, 1) }

// check tells what is wrong with the gravity of a model's particles.
func (g *SelfGravity) check(m *Model) error {
	switch {
	case !(g.Constant >= 0) || math.IsInf(g.Constant, 1):
		return fmt.Errorf("self-gravity: constant of gravitation %g m3/(kg s2): want 0 or more", g.Constant)
	case g.Every < 0 || !(g.Opening >= 0 && g.Opening <= 1):
		return fmt.Errorf("self-gravity every %d steps with an opening angle of %g: want 0 or more steps and 0 to 1 rad", g.Every, g.Opening)
	case m.Periodic != [3]bool{}:
		return errors.New("self-gravity in periodic space: want a domain without periodic axes")
	case m.HasClumps():
		return errors.New("self-gravity of clumps: want spheres")
	}
	return nil
}
