package runs

// Watching the books: a run whose energy does not add up is told so while it runs, not found out afterwards.

import (
	"fmt"
	"math"

	"gabion/coupling"
	"gabion/models"
)

// unbalanced is the part of the energy in play from which on a residual is worth a warning. The books of models of the library close to a tenth of it
// or better.
const unbalanced = 0.01

// dust is energy that only rounding makes, J.
const dust = 1e-20

// balance is what the books have come to so far.
type balance struct {
	inPlay float64 // the most so far, J
	next   float64 // part of it at which to warn next
}

// closed tells whether the books hold all energy: no grains come or go, and gravity has a potential that stays.
func closed(m *models.Model) bool {
	for i := range m.Gravity {
		if !m.Gravity[i].IsConstant() {
			return false
		}
	}
	return len(m.Streams) == 0 && len(m.Outlets) == 0 && (m.Domain == nil || len(m.Domain.Periodic) == 0)
}

// check returns a warning when the residual has grown to an hundredth of the energy in play, and each time it has doubled since.
func (b *balance) check(a *coupling.Audit) string {
	b.inPlay = math.Max(b.inPlay, a.InPlay)
	part := math.Abs(a.Residual) / b.inPlay
	least := dust + 1e-9*(math.Abs(a.Potential())+math.Abs(a.Elastic())) // what rounding may leave where nothing moves
	if b.next = math.Max(b.next, unbalanced); !(part >= b.next) || math.Abs(a.Residual) <= least {
		return ""
	}
	b.next = 2 * part
	return fmt.Sprintf("at t = %.4g s the energy is off by %.2g J, %.2g %% of the %.3g J in play: the steps may be too long (see balance.residual in %s)",
		a.Time, a.Residual, 100*part, b.inPlay, AuditFile)
}
