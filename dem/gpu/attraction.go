// What the kernels are told of the particles' own gravity, and when it is worked out.

package gpu

import (
	"errors"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/kernels"
)

// massTree are the arrays of the particles' own gravity; those of the tree are there where groups act as one.
type massTree struct {
	attraction  *kernels.Array[r3.Vec]
	cube        *kernels.Array[deviceMassCube]
	bounds      *kernels.Array[r3.Vec]
	key         [2]*kernels.Array[int64]
	number      [2]*kernels.Array[int32]
	counts      *kernels.Array[int32]
	countTotals *kernels.Array[int32]
	masses      *kernels.Array[[4]float64]
	cells       *kernels.Array[[4]float64]
	opening     *kernels.Array[float64]
	corners     *kernels.Array[r3.Vec]
	shares      *kernels.Array[[4]float64]
	level       [maxMassLevels]int32 // where each begins among the cells
	sizes       []int                // cells of each
}

// resizeSort makes room for n particles that are sorted.
func (m *massTree) resizeSort(e *Engine, t *allocator, n int) {
	counts := sortDigits * blocksOf(n, sortLength)
	for side := range 2 {
		regrow(e, t, &m.key[side], n)
		regrow(e, t, &m.number[side], n)
	}
	regrow(e, t, &m.counts, counts)
	regrow(e, t, &m.countTotals, blocksOf(counts, scanLength)+1)
}

// attracted tells whether particles do something to one another from afar.
func (e *Engine) attracted() bool { return e.model.SelfGravity != nil || e.model.Potentials != nil }

// groups tells whether groups of particles attract as one.
func (e *Engine) groups() bool { return e.model.SelfGravity != nil && e.model.SelfGravity.Opening > 0 }

// loadAfar compiles the kernels of forces from afar where the model has such.
func (e *Engine) loadAfar() error {
	if !e.groups() && e.model.Potentials == nil {
		return nil
	}
	source := [...]kernels.Source{kernels.AfarSingle, kernels.AfarMixed, kernels.AfarDouble}[e.options.Precision]
	program, err := e.queue.Load(source, e.constants())
	e.afar = launcher{e.queue, program, map[string]*kernels.Kernel{}}
	return err
}

// resizeAttraction makes room for the gravity of n particles.
func (e *Engine) resizeAttraction(t *allocator, n int) {
	if e.model.SelfGravity == nil {
		return
	}
	m := &e.arrays.tree
	regrow(e, t, &m.attraction, n)
	if !e.groups() {
		return
	}
	regrow(e, t, &m.cube, 1)
	cells := 0
	m.sizes = m.sizes[:0]
	for below := n; below > 1 || len(m.sizes) == 0; {
		below = blocksOf(below, dem.AttractionParts)
		m.level[len(m.sizes)] = int32(cells)
		m.sizes = append(m.sizes, below)
		cells += below
	}
	m.resizeSort(e, t, n)
	regrow(e, t, &m.bounds, 2*blocksOf(n, afarThreads))
	regrow(e, t, &m.masses, n)
	regrow(e, t, &m.cells, cells)
	regrow(e, t, &m.opening, cells)
	regrow(e, t, &m.corners, 2*cells)
	regrow(e, t, &m.shares, blocksOf(n, attractionGroup))
}

// setAttraction fills in the parameters of what particles do to one another from afar.
func (e *Engine) setAttraction(p *parameters) error {
	g, m := e.model.SelfGravity, &e.arrays.tree
	if !e.attracted() {
		return nil
	}
	point(&p.Attraction, m.attraction)
	told := afar{Level: m.level, Levels: int32(len(m.sizes))}
	e.setPotentials(p, &told)
	if g != nil {
		p.AttractConstant, p.AttractEvery, told.Opening = g.Constant, int64(g.Steps()), g.Opening
	}
	if e.afar.program == nil {
		return nil
	}
	point(&told.Cube, m.cube)
	point(&told.Bounds, m.bounds)
	pointBoth(&told.Key, &m.key)
	pointBoth(&told.Number, &m.number)
	point(&told.DigitCounts, m.counts)
	point(&told.Masses, m.masses)
	point(&told.Cells, m.cells)
	point(&told.Openings, m.opening)
	point(&told.Corners, m.corners)
	point(&told.Shares, m.shares)
	return e.afar.program.SetConstant("afar", e.format.bytes(&told))
}

// attract queues what particles do to one another from afar before step k of a batch, or, with now, at the time reached.
func (e *Engine) attract(k, now int64) error {
	switch {
	case e.model.Potentials != nil:
		return e.actAfar(k)
	case e.model.SelfGravity == nil:
		return nil
	case !e.groups():
		return e.kernels.attract(blocksOf(e.capacity, attractThreads), attractThreads, k, now)
	}
	l, m, blocks := &e.afar, &e.arrays.tree, blocksOf(e.capacity, afarThreads)
	err := errors.Join(l.boundMasses(blocks, afarThreads, k, now), l.joinBounds(1, afarThreads, int64(blocks)), l.orderMasses(blocks, afarThreads, k), e.sortAlongCurve((3*curveBits+7)/8), l.gatherMasses(blocks, afarThreads, k))
	for level, cells := range m.sizes {
		err = errors.Join(err, l.fillMasses(blocksOf(cells, afarThreads), afarThreads, int64(level)))
	}
	return errors.Join(err, l.attractGroups(blocks, afarThreads), l.meanAttraction(1, afarThreads), l.stillMasses(blocks, afarThreads))
}

// fewCounts are so many that one block sums them up as fast as many blocks do.
const fewCounts = 8 * scanLength

// sortAlongCurve queues that particles are put in the order of keys of so many digits, digit by digit. The number of digits is even: what is sorted ends on the side where it began.
func (e *Engine) sortAlongCurve(digits int) error {
	l, scan, m, blocks := &e.afar, &e.kernels, &e.arrays.tree, blocksOf(e.capacity, sortLength)
	counts, totals, n := pointer(m.counts), pointer(m.countTotals), sortDigits*blocks
	due := to[int32](m.cube.Address()) + to[int32](unsafe.Offsetof(deviceMassCube{}.Due))
	var errs []error
	for digit := range digits {
		shift, side := int64(8*digit), int64(digit&1)
		errs = append(errs, l.countDigits(blocks, sortThreads, shift, side))
		if tiles := blocksOf(n, scanLength); n <= fewCounts {
			errs = append(errs, scan.scanTotals(1, scanThreads, counts, int64(n), due))
		} else {
			errs = append(errs, scan.scanTiles(tiles, scanThreads, counts, totals, int64(n), due), scan.scanTotals(1, scanThreads, totals, int64(tiles), due), scan.addTotals(tiles, scanThreads, counts, totals, int64(n), due))
		}
		errs = append(errs, l.placeDigits(blocks, sortThreads, shift, side))
	}
	return errors.Join(errs...)
}

// Kernels have the sizes of the tree too.
var _ = [1]struct{}{}[attractionParts-dem.AttractionParts|attractionGroup-dem.AttractionGroup|curveBits-dem.CurveBits]
