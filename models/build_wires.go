package models

// What the wires of nets ask of the step.

import (
	"fmt"
	"math"

	"gabion/mbd"
)

// snap is how far a wire may swing in a step, rad: where it snaps taut faster than this against the knots at its ends, Newton's iterations often
// jump between slack and taut without end. Found with nets of yielding wires.
const snap = 4

// checkWires warns of a step that is long for wires of a stiffness (N/m) that become slack and taut.
func (b *builder) checkWires(n *Net, stiffness float64) {
	fastest := math.Sqrt(2 * stiffness / n.Body.Mass) // rad/s
	solver := &b.model.Solver
	if h := solver.Step; solver.ErrorControl == nil && !solver.Options().Method.Settles() && h*fastest > snap {
		b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("time step %.3g s is long for wires of %q, which snap taut with a period of %.2g s; take %.2g s or less, or method: generalized_alpha with spectral_radius: 0, which damps that: with others the energy grows and Newton's iterations fail",
			h, n.Name, 2*math.Pi/fastest, snap/fastest))
	}
}

// snapping is the stiffness of a rope that becomes taut, N/m; 0 for springs that also push.
func snapping(s *mbd.SpringDamper) float64 {
	if !s.TensionOnly && s.Yielding == nil && s.Brake == nil {
		return 0
	}
	if s.Yielding == nil {
		return s.Stiffness
	}
	little := 1e-9 * s.FreeLength
	return s.Stiffness + s.Yielding.Curve.At(little)/little
}
