// What inlets bring, taken in by the engine on the processor.

package cpu

import (
	"fmt"

	"gabion/dem"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// admit refuses a batch for which there is no room among particles and surfaces.
func (e *Engine) admit(s *packing.Inlet, g *packing.Particles, before int) error {
	if len(g.Position) == 0 {
		return nil
	}
	k := dem.NewIntake(s, g, before, e.time)
	k.Among(len(e.at), func(i int) (r3.Vec, float64, int) { return e.at[i].centre(), e.at[i].R, int(e.motion[i].ID) })
	var there []dem.Surface
	for _, p := range []*panel{&e.walls, &e.coupled} {
		for i := range p.members {
			if !p.members[i].Gone {
				there = append(there, e.model.Surfaces[p.members[i].Surface])
			}
		}
	}
	k.Within(there, e.met)
	return k.Err()
}

// feed takes in what inlets bring up to now.
func (e *Engine) feed() (bool, error) {
	fed := false
	for i := range e.model.Inlets {
		s := &e.model.Inlets[i]
		for {
			due := s.Due(e.feeds[i])
			if due > e.time {
				break
			}
			before := e.feeds[i].Count
			g, err := s.Next(&e.feeds[i])
			if err != nil {
				return false, fmt.Errorf("dem: at t = %g s: %w", e.time, err)
			}
			for k := range g.Position {
				g.Position[k] = r3.Add(g.Position[k], r3.Scale(e.time-due, s.Velocity))
			}
			if err := e.admit(s, &g, before); err != nil {
				return false, err
			}
			e.flows.In.Enter(&e.model, &g, e.gravity, e.late)
			e.add(&g)
			fed = true
		}
	}
	if fed {
		e.tabulate()
	}
	return fed, nil
}
