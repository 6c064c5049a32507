// Wrenches, and their derivatives by motions of frames.

package rigid

import (
	"gonum.org/v1/gonum/spatial/r3"
)

// Wrench is a force and a moment about the origin of the frame that it acts on; world axes.
type Wrench struct{ Force, Moment r3.Vec } // N, N m

// Plus returns w + f v.
func (w Wrench) Plus(f float64, v Wrench) Wrench {
	return Wrench{Force: r3.Add(w.Force, r3.Scale(f, v.Force)), Moment: r3.Add(w.Moment, r3.Scale(f, v.Moment))}
}

// Times returns f w.
func (w Wrench) Times(f float64) Wrench {
	return Wrench{Force: r3.Scale(f, w.Force), Moment: r3.Scale(f, w.Moment)}
}

// Tangent is the derivative of the wrench on one frame by the motion of another or the same one. Rows: force, then moment; columns:
// translation, then infinitesimal rotation about world axes (Stiffness, by position) or their rates (Damping). The type has no name of its
// own: tangents of many bodies are large, and go to the bodies' equations without a copy.
type Tangent = struct{ Stiffness, Damping [6][6]float64 }
