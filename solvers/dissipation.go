package solvers

// This file holds the numerical dissipation: the energy that a formula takes in a step by its damping of what the step does not resolve.
//
// Let u be the change of the coordinates in a step and v, x, a the rates and the two kinds of second derivatives, with means over both ends of the step marked by a bar.
// Forces F = M x work F̄·u = x̄·M u by the trapezoidal rule, and the kinetic energy changes by v̄·M (v1 - v0). By Newmark's formulas
//
//	u = h v̄ + h² (β - γ/2) (a1 - a0),   v1 - v0 = h ((1-γ) a0 + γ a1),
//
// so that of the work
//
//	D = h (x̄ - (1-γ) a0 - γ a1)·M v̄ + h² (β - γ/2) x̄·M (a1 - a0)
//
// does not arrive. Where x is a this is the energy balance of Newmark's method (Krenk 2006, Energy conservation in Newmark based time integration algorithms); for the
// trapezoidal rule it is nothing. The formulas alone say what it is, and neither the energies nor the losses that an audit compares.

// Inertial is a System whose inertia forces can be told.
type Inertial interface {
	// InertiaProducts is the sum of the scalar products of two pairs of derivatives of the coordinates by the mass matrix at the placement, and q its coordinates.
	InertiaProducts(q []float64, a, b [2][]float64) float64
}

// NumericalDissipation is the energy that the formula has taken in the last step, or below 0 given, J.
func (g *Integrator) NumericalDissipation() float64 { return g.dissipated }

// conserves tells whether a formula is the trapezoidal rule.
func (f *formula) conserves() bool {
	return f.beta == 0.25 && f.gamma == 0.5 && f.unknown == 1 && f.last == 0 && f.auxiliary == 0
}

// dissipation is the numerical dissipation of the converged trial, J.
func (g *Integrator) dissipation() float64 {
	s, inertial := g.system.(Inertial)
	if !inertial || g.formula.conserves() {
		return 0
	}
	g.system.Pool().Range(len(g.trial.x), vectorBlock, g.loops.dissipate)
	return s.InertiaProducts(g.trial.q, g.left, g.right)
}

// dissipateBlock gets the factors of the numerical dissipation.
func (g *Integrator) dissipateBlock(lo, hi int) {
	c, f, h := &g.trial, &g.formula, g.trial.h
	half, change := 0.5*h, h*h*(f.beta-0.5*f.gamma)
	before, after := (1-f.gamma)*h, f.gamma*h
	x, start, a, v := c.x[lo:hi], c.start[lo:hi], c.a[lo:hi], c.v[lo:hi]
	lastX, lastV := g.x[lo:hi], g.v[lo:hi]
	left, right, meanX, changeOfA := g.left[0][lo:hi], g.right[0][lo:hi], g.left[1][lo:hi], g.right[1][lo:hi]
	for i, x := range x {
		sum := lastX[i] + x
		left[i] = half*sum - before*start[i] - after*a[i]
		right[i] = 0.5 * (lastV[i] + v[i])
		meanX[i] = 0.5 * sum
		changeOfA[i] = change * (a[i] - start[i])
	}
}
