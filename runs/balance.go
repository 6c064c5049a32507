package runs

// Supervision of the energy balance: a run whose energy does not add up warns while it runs, and fails at its end.

import (
	"fmt"
	"math"

	"gabion/coupling"
	"gabion/models"
)

// noiseFloor is energy that only rounding makes, J.
const noiseFloor = 1e-20

// balance is the energy balance of a run so far.
type balance struct {
	models.Audit
	conservative bool    // gravity has a potential, so that all energy is accounted for
	scale        float64 // the largest energy scale so far, J
	residual     alarm
	patches      alarm
	integration  alarm
	dissipation  alarm
	excess       string // by how much the last audit exceeds what ends the run in failure; empty if it does not
}

// alarm is the part of the energy scale at which to warn next.
type alarm float64

// rings tells whether a part has reached the limit, and each time it has doubled since.
func (a *alarm) rings(part, limit float64) bool {
	if part < max(limit, float64(*a)) {
		return false
	}
	*a = alarm(2 * part)
	return true
}

// hasConstantGravity tells whether gravity has a potential that does not change in time.
func hasConstantGravity(m *models.Model) bool {
	for i := range m.Gravity {
		if !m.Gravity[i].IsConstant() {
			return false
		}
	}
	return true
}

// check returns a warning when the relative residual has reached the limit, and each time it has doubled since.
func (b *balance) check(a *coupling.Audit) (warning string) {
	b.excess = ""
	b.scale = math.Max(b.scale, a.EnergyScale)
	relative := math.Abs(a.Residual) / b.scale
	rounding := noiseFloor + 1e-9*a.Size()
	if !b.conservative || math.Abs(a.Residual) <= rounding {
		return ""
	}
	found := func() string {
		return fmt.Sprintf("at t = %.4g s the energy is off by %.2g J, %.2g %% of the energy scale of %.3g J", a.Time, a.Residual, 100*relative, b.scale)
	}
	if relative >= b.Fail {
		b.excess = found()
	}
	if !b.residual.rings(relative, b.Warn) {
		return ""
	}
	return fmt.Sprintf("%s: the steps may be too long (see balance.residual in %s)", found(), AuditFile)
}

// checkPatches returns a warning when contacts of bodies have made or lost as much energy by their geometry as the limit, all in all or two surfaces in one step, and each time it has doubled since. It is
// called after check; worst is the most in one step, and tells which contacts.
func (b *balance) checkPatches(a *coupling.Audit, worst func() (energy float64, text string)) (warning string) {
	made := "lost"
	if a.Patches < 0 {
		made = "made"
	}
	energy, text := worst()
	if most := max(math.Abs(a.Patches), energy); most > noiseFloor+1e-9*a.Size() && b.patches.rings(most/b.scale, b.Warn) {
		return fmt.Sprintf("at t = %.4g s contacts of bodies have %s %.2g J, %.2g %% of the energy scale, by the way in which points of patches split, merge and share their load, %s: bodies are deep in one another at edges; take stiffer materials (see lost.patches in %s)",
			a.Time, made, math.Abs(a.Patches), 100*math.Abs(a.Patches)/b.scale, text, AuditFile)
	}
	return ""
}

// dissipationPart is how many times the limit of the residual the numerical dissipation may take without a warning: it is what the method is for.
const dissipationPart = 5

// checkSteps returns warnings when what the steps of bodies have made or lost has reached the limit, and each time it has doubled since. It is called after check.
func (b *balance) checkSteps(a *coupling.Audit) (warnings []string) {
	rounding := noiseFloor + 1e-9*a.Size()
	if part := math.Abs(a.ForceIntegration) / b.scale; math.Abs(a.ForceIntegration) > rounding {
		found := func() string {
			return fmt.Sprintf("at t = %.4g s springs, wires and contacts of bodies have taken %.2g J, %.2g %% of the energy scale, beyond what they store and have lost", a.Time, a.ForceIntegration, 100*part)
		}
		if part >= b.Fail {
			b.excess = found()
		}
		if b.integration.rings(part, b.Warn) {
			warnings = append(warnings, fmt.Sprintf("%s: their forces change too much in a step; take shorter steps (see lost.force_integration in %s)", found(), AuditFile))
		}
	}
	if part := math.Abs(a.NumericalDissipation) / b.scale; math.Abs(a.NumericalDissipation) > rounding && b.dissipation.rings(part, dissipationPart*b.Warn) {
		warnings = append(warnings, fmt.Sprintf("at t = %.4g s the numerical damping of the solver has taken %.2g J, %.2g %% of the energy scale: take shorter steps, or a method that damps less (see lost.numerical_dissipation in %s)",
			a.Time, a.NumericalDissipation, 100*part, AuditFile))
	}
	return warnings
}

// UnbalancedError says that a run has come to its end, but with more energy missing than the model allows.
type UnbalancedError struct {
	Found string  // how much is missing, and when
	Limit float64 // of the residual, as a part of the energy scale
}

func (e *UnbalancedError) Error() string {
	return fmt.Sprintf("%s, and outputs.audit.fail is %.4g %%: the results are kept, but not to be trusted; take shorter steps, and see where balance.residual grows in %s",
		e.Found, 100*e.Limit, AuditFile)
}

// verdict is an error if too much energy was missing in the last audit.
func (b *balance) verdict() error {
	if b.excess == "" {
		return nil
	}
	return &UnbalancedError{b.excess, b.Fail}
}
