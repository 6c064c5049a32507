package models

// What the wires of nets ask of the step.

import (
	"fmt"
	"math"
)

// snap is how far a wire may swing in a step, rad: where it snaps taut faster than this against the knots at its ends, Newton's iterations often
// jump between slack and taut without end. Found with nets of yielding wires.
const snap = 4

// checkWires warns of a step that is long for wires that become slack and taut.
func (b *builder) checkWires(n *Net, parts *NetParts) {
	fastest := 0.0 // rad/s
	for i := range parts.Springs {
		s := &parts.Springs[i]
		fastest = max(fastest, math.Sqrt(2*s.Law.snapping(s.FreeLength)/n.Body.Mass))
	}
	if h := b.model.Solver.Step; b.model.Solver.ErrorControl == nil && h*fastest > snap {
		b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("time step %.3g s is long for wires of %q, which snap taut with a period of %.2g s; should Newton's iterations fail, take %.2g s or less",
			h, n.Name, 2*math.Pi/fastest, snap/fastest))
	}
}

// snapping is the stiffness of a rope of a free length (m) that becomes taut, N/m; 0 for springs that also push.
func (l *SpringLaw) snapping(length float64) float64 {
	if !l.TensionOnly && l.Yielding == nil && l.Brake == nil {
		return 0
	}
	stiffness := l.Stiffness
	if l.Yielding != nil {
		const little = 1e-9
		if curve, err := l.Yielding.polyline(length); err == nil {
			stiffness += curve.At(little*length) / (little * length)
		}
	}
	return stiffness
}
