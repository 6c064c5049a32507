// What the kernels are told of the fluid around particles, and when what particles fill of its grid is counted.

package gpu

import (
	"errors"

	"gabion/dem"
)

// Bits of the kernels' constant FLUID, as kernels/fluid.cuh has them.
const (
	fluidThere = 1 << iota
	fluidFlows
	fluidPorous
)

// fluidBits tells the kernels what the fluid does.
func fluidBits(f *dem.Fluid) int {
	if f == nil {
		return 0
	}
	return fluidThere | fluidFlows*oneIf(f.Field != nil) | fluidPorous*oneIf(f.Grid != nil)
}

// streams tells whether the fluid moves otherwise in the course of time.
func (e *Engine) streams() bool { return e.model.Fluid != nil && e.model.Fluid.Changes() }

// uploadFluid writes the field of the flow and makes room for the cells of the porosity.
func (e *Engine) uploadFluid() error {
	f, a, t := e.model.Fluid, &e.arrays, e.allocator()
	if f == nil {
		return nil
	}
	var err error
	if f.Field != nil {
		nodes := make([]deviceFlowNode, len(f.Field.Nodes))
		for i := range nodes {
			nodes[i] = deviceFlowNode(f.Field.Nodes[i])
		}
		if a.field = alloc[deviceFlowNode](t, len(nodes)); t.err == nil {
			err = a.field.Write(0, nodes)
		}
	}
	if f.Grid != nil {
		a.filled = alloc[int64](t, f.Grid.Cells())
	}
	return errors.Join(t.err, err, e.setParameters())
}

// setFluid fills in the parameters of the fluid.
func (e *Engine) setFluid(p *parameters) {
	a := &e.arrays
	if f := e.model.Fluid; f != nil {
		p.Fluid, p.FluidPorosity, p.Stream, p.Streams = f.Law(), f.Porosity, deviceStream(f.StreamAtTime(0)), table[deviceStream](addressOf(a.streams))
		if f.Field != nil {
			p.Field, p.FieldOrigin, p.FieldSpacing = table[deviceFlowNode](addressOf(a.field)), f.Field.Origin, f.Field.Spacing
			p.FieldCount = counts(f.Field.Count)
		}
		if f.Grid != nil {
			point(&p.Filled, a.filled)
			p.GridLow, p.GridInverse, p.GridCount = f.Grid.Box.Min, f.Grid.Inverse(), counts(f.Grid.Count)
		}
	}
}

func counts(n [3]int) [4]int32 { return [4]int32{int32(n[0]), int32(n[1]), int32(n[2])} }

// fillCells queues the count of what particles fill of the fluid's cells before step k of a batch.
func (e *Engine) fillCells(k int64) error {
	if f := e.model.Fluid; f == nil || f.Grid == nil {
		return nil
	}
	n := e.model.Fluid.Grid.Cells()
	return errors.Join(e.kernels.clearFill(min(blocksOf(n, cellThreads), cellBlocks), cellThreads), e.kernels.fillCells(blocksOf(e.capacity, cellThreads), cellThreads, k))
}
