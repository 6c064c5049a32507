// The energy that contacts gain or lose by their geometry: as points of a patch split, merge and change their weights, and where an overlap changes otherwise than the
// matter of both surfaces moves.
//
// A point with the weight w, the overlap d and the elastic energy w U(d) would have the energy w U(d + m) at the end of a step in which the matter approaches by m. What it
// has instead differs by the work of no force. Told from both ends of the step, with the mean of the forces as the equations of motion have it, the loss is half of
//
//	w0 (U(d0) + U(d0 + m)) - w1 (U(d1) + U(d1 - m))
//
// which is nothing where the weight stays and the overlap follows the matter, however long the step.

package contact

import (
	"gabion/dem/law"
)

// patchLoss is the energy that a contact loses in this step by its geometry, J.
func (e *Engine) patchLoss(t *bodyContact, k *law.Coefficients) float64 {
	if e.dt == 0 { // what touches from the start has come by no step
		return 0
	}
	if t.former >= 0 {
		moved := -0.5 * (t.Start.Speed + t.End.Speed) * e.dt
		return e.patchEnergy(&t.Start, k, moved) - e.patchEnergy(&t.End, k, -moved)
	}
	if moved := -t.End.Speed * e.dt; t.Overlap > 2*moved || t.split { // deeper than it can have come, or split off
		return -e.patchEnergy(&t.End, k, -moved)
	}
	return 0
}

// goneLoss is the energy that a contact of the last step takes along which has no successor, J: none where its surfaces have parted in this step.
func (e *Engine) goneLoss(t *bodyContact, k *law.Coefficients) float64 {
	if !t.lasts(e.dt) {
		return 0
	}
	return e.patchEnergy(&t.End, k, -t.End.Speed*e.dt) + t.End.Springs
}

// patchEnergy is the mean of the energies in the normal direction with the overlap of a state and with one that is greater by a length (m), J.
func (e *Engine) patchEnergy(s *contactState, k *law.Coefficients, deeper float64) float64 {
	var none law.History
	return 0.5 * s.Weight * (e.law.Elastic(k, s.Overlap, &none) + e.law.Elastic(k, s.Overlap+deeper, &none))
}

// springEnergy is the energy of the tangential and rolling springs of a contact that has the whole weight, J. That of a linear spring changes with the weight.
func (e *Engine) springEnergy(k *law.Coefficients, h *law.History) float64 {
	return e.law.Elastic(k, 0, h) - e.law.Elastic(k, 0, &law.History{Radius: h.Radius})
}
