// What inlets bring, taken in by the engine on the GPU.

package gpu

import (
	"errors"
	"fmt"

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
	if e.control.Grains > 0 {
		var now dem.State
		if err := e.download(&now, nil); err != nil {
			return err
		}
		k.Among(len(now.ID), func(i int) (r3.Vec, float64, int) { return now.Position[i], now.Radius[i], now.ID[i] })
	}
	k.Within(e.surfaces.surfaces, e.contactFrames)
	return k.Err()
}

// takeInlets takes in what inlets bring up to now.
func (e *Engine) takeInlets() error {
	for i := range e.model.Inlets {
		s := &e.model.Inlets[i]
		for {
			due := s.Due(e.inletStates[i])
			if due > e.time {
				break
			}
			before := e.inletStates[i].Count
			g, err := s.Next(&e.inletStates[i])
			if err != nil {
				return fmt.Errorf("dem: at t = %g s: %w", e.time, err)
			}
			for k := range g.Position {
				g.Position[k] = r3.Add(g.Position[k], r3.Scale(e.time-due, s.Velocity))
			}
			if err := e.checkRoom(s, &g, before); err != nil {
				return err
			}
			e.flows.In.Enter(&e.model, &g, e.model.GravityAtTime(e.time), e.pendingKick)
			if err := errors.Join(e.add(&g), e.buildNow()); err != nil {
				return err
			}
		}
	}
	return nil
}
