// Which two surfaces have lost most by the geometry of their patches in one step: what a warning names.

package contact

import (
	"math"
)

// PatchLoss is the energy that the contacts of two surfaces, by their numbers in the model, have lost by their geometry in a step, or below 0 made.
type PatchLoss struct {
	Time     float64 // end of the step, s
	Surfaces [2]int
	Energy   float64 // J
}

// WorstPatch is the greatest loss or gain of a pair in one step so far; its energy is 0 where there is none.
func (e *Engine) WorstPatch() PatchLoss { return e.worstPatch }

// noteWorstPatch looks for a greater one in the step that is accepted; gone is what contacts of the last step have taken along that are no more, by their numbers.
func (e *Engine) noteWorstPatch(gone []float64) {
	for i, k := 0, 0; i < len(e.current) || k < len(e.previous); {
		pair := identity{Surface1: math.MaxInt32}
		if i < len(e.current) {
			pair = e.current[i].identity
		}
		if k < len(e.previous) && comparePairs(&e.previous[k].identity, &pair) < 0 {
			pair = e.previous[k].identity
		}
		sum := 0.0
		for ; i < len(e.current) && e.current[i].samePair(&pair); i++ {
			sum += e.current[i].Energy.Patches - 0.5*e.dt*e.current[i].SharingPower
		}
		for ; k < len(e.previous) && e.previous[k].samePair(&pair); k++ {
			sum += gone[k] - 0.5*e.dt*e.previous[k].SharingPower
		}
		if math.Abs(sum) > math.Abs(e.worstPatch.Energy) {
			e.worstPatch = PatchLoss{e.time, [2]int{e.items[pair.Surface1].Surface, e.items[pair.Surface2].Surface}, sum}
		}
	}
}
