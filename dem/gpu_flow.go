// What leaves through outlets and crosses periodic sides on the GPU: summed up where rows are built, by kernels/flow.cuh.

package dem

import "slices"

// flowing tells whether grains may leave or come back at another side.
func (e *GPU) flowing() bool {
	return len(e.model.Outlets) > 0 || slices.Contains(e.model.Periodic[:], true)
}

// flowsSoFar reads what has crossed the borders.
func (e *GPU) flowsSoFar() (Flows, error) {
	blocks, f := make([]float64, e.arrays.flows.Len()), e.flows
	if err := e.arrays.flows.Read(0, blocks); err != nil {
		return f, err
	}
	var sums [flowChannels]float64
	for i, v := range blocks {
		sums[i%flowChannels] += v
	}
	f.Out, f.Periodic = Flow{sums[0], sums[1], sums[2], sums[3]}, sums[4]
	return f, nil
}
