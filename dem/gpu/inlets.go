// What inlets bring, taken in by the engine on the GPU.

package gpu

import (
	"errors"

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
	if e.control.Particles > 0 {
		var now dem.State
		if err := e.download(&now, nil); err != nil {
			return err
		}
		if len(now.Spheres) > 0 {
			k.Among(len(now.Spheres), func(i int) (r3.Vec, float64, int) {
				return now.Spheres[i].Position, now.Spheres[i].Radius, now.ID[now.Spheres[i].Particle]
			})
		} else {
			k.Among(len(now.ID), func(i int) (r3.Vec, float64, int) { return now.Position[i], now.Radius[i], now.ID[i] })
		}
	}
	k.Within(e.surfaces.surfaces, e.contactFrames)
	return k.Err()
}

// takeInlets takes in what inlets bring up to now.
func (e *Engine) takeInlets() error {
	return e.model.TakeInlets(e.inletStates, e.time, func(s *packing.Inlet, batch *packing.Particles, before int) error {
		if err := e.checkRoom(s, batch, before); err != nil {
			return err
		}
		e.flows.In.Enter(&e.model, batch, e.model.GravityAtTime(e.time), e.pendingKick)
		return errors.Join(e.add(batch), e.buildNow())
	})
}
