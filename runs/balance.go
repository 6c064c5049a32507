package runs

// Watching the books: a run whose energy does not add up is told so while it runs, and fails in the end.

import (
	"fmt"
	"math"

	"gabion/coupling"
	"gabion/models"
)

// dust is energy that only rounding makes, J.
const dust = 1e-20

// balance is what the books have come to so far.
type balance struct {
	models.Audit
	closed bool    // the books hold all energy
	inPlay float64 // the most so far, J
	next   float64 // part of it at which to warn next
	last   string  // what to say of the last account if it ends the run; empty if it is good enough
}

// closed tells whether the books hold all energy: gravity has a potential that stays.
func closed(m *models.Model) bool {
	for i := range m.Gravity {
		if !m.Gravity[i].IsConstant() {
			return false
		}
	}
	return true
}

// check returns a warning when the residual has grown to the part of the energy in play that is warned of, and each time it has doubled since.
func (b *balance) check(a *coupling.Audit) (warning string) {
	b.last = ""
	b.inPlay = math.Max(b.inPlay, a.EnergyScale)
	part := math.Abs(a.Residual) / b.inPlay
	least := dust + 1e-9*a.Size() // what rounding may leave where nothing moves
	if !b.closed || math.Abs(a.Residual) <= least {
		return ""
	}
	off := fmt.Sprintf("at t = %.4g s the energy is off by %.2g J, %.2g %% of the %.3g J in play", a.Time, a.Residual, 100*part, b.inPlay)
	if part >= b.Fail {
		b.last = off
	}
	if b.next = math.Max(b.next, b.Warn); part < b.next {
		return ""
	}
	b.next = 2 * part
	return fmt.Sprintf("%s: the steps may be too long (see balance.residual in %s)", off, AuditFile)
}

// UnbalancedError says that a run has come to its end, but with more energy missing than the model allows.
type UnbalancedError struct {
	Found string  // how much is missing, and when
	Limit float64 // part of the energy in play
}

func (e *UnbalancedError) Error() string {
	return fmt.Sprintf("%s, and outputs.audit.fail is %.4g %%: the results are kept, but not to be trusted; take shorter steps, and see where balance.residual grows in %s",
		e.Found, 100*e.Limit, AuditFile)
}

// verdict is an error if too much energy was missing in the last account.
func (b *balance) verdict() error {
	if b.last == "" {
		return nil
	}
	return &UnbalancedError{b.last, b.Fail}
}
