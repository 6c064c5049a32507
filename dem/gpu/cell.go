// A periodic cell that deforms, on the GPU: the host works out how, the device where images are; kernels/cell.cuh.

package gpu

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/codec"
	"gabion/internal/vec"
)

// cellsAt is the cell at some times, the first of which has been reached, and sets nextCell to that at the last. It refuses one that becomes too narrow.
func (e *Engine) cellsAt(times []float64) (list []devicePeriodicCell, err error) {
	if e.model.Strain == nil {
		return nil, nil
	}
	cell := e.cell
	for k, t := range times {
		if k > 0 {
			g := e.model.Strain.Rate(t - e.dt/2)
			list[k-1].Come = cell.Come(&g, e.dt)
			cell.Deform(&g, e.dt)
			cell.Fold()
		}
		if err := cell.CheckWidths(e.particles.maxRadius, e.control.Skin+e.space.reach); err != nil {
			return nil, fmt.Errorf("dem: at t = %g s: %w", t, err)
		}
		g := e.model.Strain.Rate(t)
		list = append(list, devicePeriodicCell{
			Centre: r3.Sub(cell.Centre, e.space.origin), Size: cell.Size, XY: cell.XY, XZ: cell.XZ, YZ: cell.YZ, Widths: cell.Widths(),
			RateXX: g.XX, RateYY: g.YY, RateZZ: g.ZZ, RateXY: g.XY, RateXZ: g.XZ, RateYZ: g.YZ,
		})
	}
	e.nextCell = cell
	return list, nil
}

// transferCell saves or restores a cell that deforms.
func (e *Engine) transferCell(c *codec.Codec) {
	if e.model.Strain == nil {
		return
	}
	codec.Value(c, &e.cell)
	if cell := &e.cell; c.Err == nil && c.W == nil && (cell.CheckWidths(e.particles.maxRadius, 0) != nil || !vec.Finite(cell.Centre) || !vec.Finite(cell.Size)) {
		c.Err = codec.Invalid("a periodic cell of %v m about %v m", cell.Size, cell.Centre)
	}
}
