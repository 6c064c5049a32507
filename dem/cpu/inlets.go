// What inlets bring, taken in by the engine on the processor.

package cpu

import (
	"gabion/dem"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// checkRoom refuses a batch for which there is no room among particles and surfaces.
func (e *Engine) checkRoom(s *packing.Inlet, g *packing.Particles, before int) error {
	if len(g.Position) == 0 {
		return nil
	}
	k := dem.NewRoomCheck(s, g, before, e.time)
	k.Among(len(e.at), func(i int) (r3.Vec, float64, int) { return e.at[i].centre(), e.at[i].R, int(e.identity[i].ID) })
	var there []dem.Surface
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		for i := range p.surfaces {
			if !p.surfaces[i].Removed {
				there = append(there, e.model.Surfaces[p.surfaces[i].Surface])
			}
		}
	}
	k.Within(there, e.contactFrames)
	return k.Err()
}

// takeInlets takes in what inlets bring up to now.
func (e *Engine) takeInlets() (taken bool, err error) {
	err = e.model.TakeInlets(e.inletStates, e.time, func(s *packing.Inlet, batch *packing.Particles, before int) error {
		if err := e.checkRoom(s, batch, before); err != nil {
			return err
		}
		e.flows.In.Enter(&e.model, batch, e.gravity, e.secondKick)
		e.add(batch)
		taken = true
		return nil
	})
	if err == nil && taken {
		e.buildCoefficients()
	}
	return taken, err
}
