// What inlets bring, taken in by the engine on the processor.

package cpu

import (
	"gabion/dem"
	"gabion/dem/packing"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// inletSite implements dem.InletSite.
type inletSite struct{ *Engine }

func (e inletSite) EachSphere(see func(p r3.Vec, radius float64, id int)) error {
	for i := range e.at {
		see(e.at[i].centre(), e.at[i].R, int(e.identity[i].ID))
	}
	return nil
}

func (e inletSite) Obstacles() (there []dem.Surface, frames []rigid.Frame) {
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.surfaces {
			if !p.surfaces[i].Removed {
				there = append(there, e.model.Surfaces[p.surfaces[i].Surface])
			}
		}
	}
	return there, e.contactFrames
}

// takeInlets takes in what inlets bring up to now.
func (e *Engine) takeInlets() (taken bool, err error) {
	err = e.model.TakeInlets(e.inletStates, e.time, inletSite{e}, func(come *packing.Particles) error {
		if len(come.Position) > 0 {
			e.flows.In.Enter(&e.model, come, e.gravity, e.secondKick)
			e.add(come)
			taken = true
		}
		return nil
	})
	if err == nil && taken {
		e.buildCoefficients()
	}
	return taken, err
}

// Backlogs implements dem.Engine.
func (e *Engine) Backlogs(dst []float64) []float64 {
	return e.model.Backlogs(dst, e.inletStates, e.time)
}
