// What leaves through outlets and crosses periodic sides on the GPU: summed up where rows are built, by kernels/flow.cuh.

package gpu

import (
	"slices"

	"gabion/dem"
)

// hasFlows tells whether particles may leave or come back at another side.
func (e *Engine) hasFlows() bool {
	return e.discards || len(e.model.Outlets) > 0 || slices.Contains(e.model.Periodic[:], true)
}

// pressLeaving queues what polyhedra do where the build that begins may take some away, for the energy in their contacts.
func (e *Engine) pressLeaving() error {
	if !e.discards && len(e.model.Outlets) == 0 {
		return nil
	}
	return e.pressPolyhedra(0, beforeBuild, 0, 0, 0)
}

// flowChannels is how many sums a block keeps: those of all outlets together, then the number and the mass of each.
func (e *Engine) flowChannels() int { return flowChannels + 2*len(e.model.Outlets) }

// flowsSoFar reads what has crossed the borders, and what each outlet has taken.
func (e *Engine) flowsSoFar() (dem.Flows, []dem.Taken, error) {
	var s observation
	if err := e.addFlows(&s); err != nil {
		return e.flows, nil, err
	}
	f, taken := e.flowsIn(s.flows)
	return f, taken, nil
}

// addFlows reads the channels of what has crossed the borders.
func (e *Engine) addFlows(s *observation) error {
	blocks := make([]float64, e.arrays.flows.Len())
	err := e.arrays.flows.Read(0, blocks)
	s.flows = make([]float64, e.flowChannels())
	for i, v := range blocks {
		s.flows[i%len(s.flows)] += v
	}
	return err
}

// flowsIn is what the channels say.
func (e *Engine) flowsIn(sums []float64) (dem.Flows, []dem.Taken) {
	f := e.flows
	f.Out, f.Periodic = dem.Flow{Mass: sums[0], Kinetic: sums[1], Potential: sums[2], Elastic: sums[3], Heat: sums[4]}, sums[5]
	taken := make([]dem.Taken, len(e.model.Outlets))
	for k := range taken {
		taken[k] = dem.Taken{Count: int(sums[flowChannels+2*k]), Mass: sums[flowChannels+2*k+1]}
	}
	return f, taken
}

// Taken implements Engine.
func (e *Engine) Taken(dst []dem.Taken) []dem.Taken {
	e.recordFailure(e.do(func() error {
		_, taken, err := e.flowsSoFar()
		dst = append(dst[:0], taken...)
		return err
	}))
	return dst
}
