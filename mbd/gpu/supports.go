// What of a system can be stepped on a GPU.

package gpu

import (
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// Supports tells by name what of a built system cannot be stepped on a GPU; nil if all can.
func Supports(s *mbd.System) error {
	var errs []error
	for i := range s.Bodies() {
		b := s.Body(i)
		if moving := !b.Fixed && !b.Point; moving && (b.Mass == 0 || meanMoment(&b) == 0) {
			errs = append(errs, fmt.Errorf("body %q has no mass or no moment of inertia", b.Name))
		}
	}
	for i := range s.ForceElements() {
		if err := supportsForce(s.Force(i)); err != nil {
			errs = append(errs, err)
		}
	}
	_, err := heldBodies(s)
	return first(append(errs, err))
}

// first is the first error of several, with their number.
func first(errs []error) error {
	errs = joined(errs)
	if len(errs) < 2 {
		return errors.Join(errs...)
	}
	return fmt.Errorf("%w, and %d more", errs[0], len(errs)-1)
}

func joined(errs []error) (list []error) {
	for _, err := range errs {
		if err != nil {
			list = append(list, err)
		}
	}
	return list
}

func supportsForce(f mbd.ForceElement) error {
	const other = "force %q is neither a spring, nor a rope, nor given"
	switch f := f.(type) {
	case *mbd.SpringDamper:
		if _, ok := tableOf(f); f.Curve != nil && !ok {
			return fmt.Errorf("spring %q has a curve that is no table", f.Name)
		}
		return nil
	case *mbd.ViscoelasticSpring:
		return nil
	case *mbd.RunningRope:
		return fmt.Errorf("rope %q runs through points", f.Name)
	case *mbd.Ring:
		return fmt.Errorf("%q is a ring", f.Name)
	case *mbd.Beam:
		return fmt.Errorf("%q is a beam", f.Name)
	case *mbd.BendingSpring:
		return fmt.Errorf("%q resists bending", f.Name)
	case *mbd.FluidLoad:
		return fmt.Errorf("%q is a fluid load", f.Name)
	case *mbd.AppliedForce:
		return nil
	case *mbd.CoordinateForce:
		return fmt.Errorf(other, f.Name)
	case *mbd.FieldForce:
		return fmt.Errorf(other, f.Name)
	}
	return errors.New("there are forces besides springs, ropes and given ones")
}

// tableOf is the table of a spring's curve; ok is false where it has none.
func tableOf(f *mbd.SpringDamper) (t mbd.LawTable, ok bool) {
	if l, is := f.Curve.(mbd.TabulatedLaw); is {
		t, ok = l.Table()
	}
	return t, ok
}

func meanMoment(b *mbd.Body) float64 { return (b.Inertia.XX + b.Inertia.YY + b.Inertia.ZZ) / 3 }

// heldBodies are what joints leave each body to do: bits of moves and turns. Each joint must hold a body's centre of mass, or all of it, to the ground
// or to a body that is held.
func heldBodies(s *mbd.System) ([]int32, error) {
	kinds := make([]int32, s.Bodies())
	for i := range kinds {
		b := s.Body(i)
		switch {
		case b.Fixed:
		case b.Point:
			kinds[i] = moves
		default:
			kinds[i] = moves | turns
		}
	}
	still := func(body int) bool { return body == mbd.Ground || kinds[body] == 0 }
	done := make([]bool, s.Joints())
	for progress := true; progress; {
		progress = false
		for k := range done {
			j := s.Joint(k)
			if done[k] || !still(j.I.Body) && !still(j.J.Body) {
				continue
			}
			m := j.I
			if still(m.Body) {
				m = j.J
			}
			switch {
			case still(m.Body):
			case j.Kind == "fixed":
				kinds[m.Body] = 0
			case j.Kind == "spherical" && m.Position == (r3.Vec{}):
				kinds[m.Body] &^= moves
			default:
				continue
			}
			done[k], progress = true, true
		}
	}
	var errs []error
	for k, d := range done {
		if !d {
			errs = append(errs, fmt.Errorf("%s joint %q does not hold a body's centre of mass to the ground", s.Joint(k).Kind, s.Joint(k).Name))
		}
	}
	return kinds, first(errs)
}
