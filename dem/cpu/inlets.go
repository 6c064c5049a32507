// What inlets bring, taken in by the engine on the processor.

package cpu

import (
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
	k.Among(len(e.at), func(i int) (r3.Vec, float64, int) { return e.at[i].centre(), e.at[i].R, int(e.motion[i].ID) })
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
func (e *Engine) takeInlets() (bool, error) {
	fed := false
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
				return false, fmt.Errorf("dem: at t = %g s: %w", e.time, err)
			}
			for k := range g.Position {
				g.Position[k] = r3.Add(g.Position[k], r3.Scale(e.time-due, s.Velocity))
			}
			if err := e.checkRoom(s, &g, before); err != nil {
				return false, err
			}
			e.flows.In.Enter(&e.model, &g, e.gravity, e.secondKick)
			e.add(&g)
			fed = true
		}
	}
	if fed {
		e.buildCoefficients()
	}
	return fed, nil
}
