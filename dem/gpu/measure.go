// What particles and contacts in a region add up to, on the device.

package gpu

import (
	"cmp"
	"errors"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/kernels"
)

// regionArrays are what the sums over regions take.
type regionArrays struct {
	regions  *kernels.Array[deviceRegion]
	sums     *kernels.Array[float64]
	balls    *kernels.Array[deviceRegionBall]
	count    *kernels.Array[int32]
	contacts *kernels.Array[int32] // of each sphere, where there are clumps
	marks    *kernels.Array[int32] // of particles that reach across the border of a region, in words of 32
	followed map[*dem.Followed]*followedArrays
}

// followedArrays are the particles whose ways are wanted, and where they began.
type followedArrays struct {
	ids    *kernels.Array[int32]
	places *kernels.Array[r3.Vec] // relative to the last one
}

const (
	fewBalls = 4096 // that there is room for at first
	// mostRows is by how many blocks at most sums over regions are worked out: each goes through tiles of items one after the other, as many as the number of items alone says.
	mostRows = 1024
)

// SumsRegion implements dem.RegionMeter. Polyhedra and pair potentials are left to the host, and regions that reach beyond the periodic sides of the domain.
func (e *Engine) SumsRegion(of *dem.Region) bool {
	return !e.hasPolyhedra() && e.model.Potentials == nil && e.withinPeriods(of.Bounds)
}

// SumRegions implements dem.RegionMeter.
func (e *Engine) SumRegions(of []dem.Region, dst []dem.RegionSums) {
	for i := range dst {
		dst[i] = dem.RegionSums{Balls: dst[i].Balls[:0]}
	}
	e.recordFailure(e.do(func() error {
		if err := e.forcesForRegions(of); err != nil || e.control.Particles == 0 {
			return err
		}
		for len(of) > 0 {
			n := min(len(of), mostRegions)
			if err := e.sumRegions(of[:n], dst[:n]); err != nil {
				return err
			}
			of, dst = of[n:], dst[n:]
		}
		return nil
	}))
}

// forcesForRegions has what regions need worked out: forces from beside the particles, and where clumps, bonds or scalars are added up what is observed of these.
func (e *Engine) forcesForRegions(of []dem.Region) error {
	if e.observed != nil || e.hasClumps() || e.hasBonds() || slices.ContainsFunc(of, func(r dem.Region) bool { return r.Mixed > 0 }) {
		_, err := e.observe()
		return err
	}
	if err := errors.Join(e.syncIfStale(), e.setLastStep()); err != nil || e.control.Particles == 0 {
		return err
	}
	return e.queueForces()
}

// SumIn implements dem.RegionMeter. Polyhedra are left to the host.
func (e *Engine) SumIn(of *dem.Region, dst *dem.Sums) bool {
	if e.hasPolyhedra() {
		return false
	}
	dst.Clear(len(e.model.Scalars))
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil || e.control.Particles == 0 {
			return err
		}
		a, t, blocks := &e.arrays.measured, e.allocator(), blocksOf(int(e.control.Particles), stepThreads)
		table := &e.arrays.observed.table
		regrow(e, t, table, (blocks+e.clumpBlocks())*rangeSums)
		regrow(e, t, &a.regions, 1)
		regrow(e, t, &a.sums, rangeSums)
		if t.err != nil {
			return t.err
		}
		sums := make([]float64, rangeSums)
		err := errors.Join(
			a.regions.Write(0, []deviceRegion{describeRegion(of)}),
			e.kernels.sumInRegion(blocks, stepThreads, pointer(a.regions), pointer(*table), pointer(e.arrays.late)),
			e.sumClumps(pointer(a.regions), dem.All(), blocks),
			e.kernels.joinRanges(rangeSums, stepThreads, pointer(*table), int64(blocks+e.clumpBlocks()), pointer(a.sums)), a.sums.Read(0, sums))
		if err == nil {
			fillSums(dst, sums)
		}
		return err
	}))
	return true
}

// SumFollowed implements dem.RegionMeter.
func (e *Engine) SumFollowed(of *dem.Followed, dst *dem.RegionSums) bool {
	*dst = dem.RegionSums{Balls: dst.Balls[:0]}
	e.recordFailure(e.do(func() error {
		if err := e.syncIfStale(); err != nil || e.control.Particles == 0 {
			return err
		}
		f, err := e.follow(of)
		if err != nil {
			return err
		}
		a, t, blocks := &e.arrays.measured, e.allocator(), blocksOf(int(e.control.Particles), stepThreads)
		table := &e.arrays.observed.table
		regrow(e, t, table, blocks*regionColumns)
		regrow(e, t, &a.sums, regionSums)
		if t.err != nil {
			return t.err
		}
		sums := make([]float64, regionSums)
		err = errors.Join(
			e.kernels.measureFollowed(blocks, stepThreads, pointer(f.ids), pointer(f.places), int64(len(of.IDs)), pointer(*table)),
			e.kernels.sumColumns(regionColumns, stepThreads, pointer(*table), int64(blocks), regionColumns, pointer(a.sums)), a.sums.Read(0, sums[:regionColumns]))
		if err == nil {
			fillRegion(dst, sums)
		}
		return err
	}))
	return true
}

// follow writes what is followed to the device, once.
func (e *Engine) follow(of *dem.Followed) (*followedArrays, error) {
	a, t := &e.arrays.measured, e.allocator()
	if f := a.followed[of]; f != nil {
		return f, nil
	}
	ids, places := make([]int32, len(of.IDs)), make([]r3.Vec, len(of.IDs)+1)
	for k, id := range of.IDs {
		ids[k], places[k] = int32(id), r3.Sub(of.Places[k], of.About)
	}
	places[len(ids)] = of.About
	f := &followedArrays{alloc[int32](t, len(ids)), alloc[r3.Vec](t, len(places))}
	if t.err != nil {
		return nil, t.err
	}
	if a.followed == nil {
		a.followed = map[*dem.Followed]*followedArrays{}
	}
	a.followed[of] = f
	return f, errors.Join(f.ids.Write(0, ids), f.places.Write(0, places), e.queue.Wait())
}

// withinPeriods tells whether a box lies between the periodic sides of the domain.
func (e *Engine) withinPeriods(b r3.Box) bool {
	d := e.model.Domain
	for axis, on := range e.model.Periodic {
		if on && (vec.Component(b.Min, axis) < vec.Component(d.Min, axis) || vec.Component(b.Max, axis) > vec.Component(d.Max, axis)) {
			return false
		}
	}
	return true
}

// measuring is a kernel that adds something up by so many blocks, each of which writes a row of numbers.
type measuring struct {
	blocks int
	launch func(blocks int, rows to[float64]) error
}

// measured are such kernels, one after the other.
type measured []measuring

// add adds a kernel for so many items, if there are any.
func (l *measured) add(items, threads int, launch func(blocks int, rows to[float64]) error) {
	if items > 0 {
		*l = append(*l, measuring{blocksOf(items, threads), launch})
	}
}

// tilesOf is how many tiles of items each block goes through, one after the other.
func tilesOf(items int) int { return (blocksOf(items, stepThreads) + mostRows - 1) / mostRows }

// markWords is how many words of marks the tiles of all particles have.
func (e *Engine) markWords() int {
	tile := tilesOf(int(e.control.Particles)) * stepThreads
	return blocksOf(int(e.control.Particles), tile) * tile / warp
}

// rows is how many rows they write.
func (l measured) rows() (n int) {
	for _, m := range l {
		n += m.blocks
	}
	return n
}

// run launches them, with rows of so many numbers one after the other.
func (l measured) run(rows to[float64], width int) error {
	var errs []error
	for _, m := range l {
		errs = append(errs, m.launch(m.blocks, rows))
		rows += to[float64](m.blocks * width * numberBytes)
	}
	return errors.Join(errs...)
}

// measures are the kernels that so many regions take.
func (e *Engine) measures(regions int) (list measured) {
	a, late, of, count := &e.arrays.measured, pointer(e.arrays.late), pointer(e.arrays.measured.regions), int64(regions)
	add := func(items int, launch func(blocks int, tiles int64, rows to[float64]) error) {
		tiles := tilesOf(items)
		list.add(items, tiles*stepThreads, func(blocks int, rows to[float64]) error { return launch(blocks, int64(tiles), rows) })
	}
	add(int(e.control.Particles), func(blocks int, tiles int64, rows to[float64]) error {
		return e.kernels.measureInner(blocks, stepThreads, of, count, tiles, rows, late, pointer(a.marks), pointer(a.contacts))
	})
	words := e.markWords()
	list.add(min(words, max(1, mostRows/regions)), 1, func(blocks int, rows to[float64]) error {
		return errors.Join(a.count.Clear(0), e.kernels.measureBorder(blocks*regions, stepThreads, of, count, int64(words), rows, late, pointer(a.marks), pointer(a.balls), int64(a.balls.Len()), pointer(a.count)))
	})
	add(int(e.control.Walls), func(blocks int, tiles int64, rows to[float64]) error {
		return e.kernels.measureWalls(blocks, stepThreads, of, count, tiles, rows)
	})
	add(int(e.control.Pairs-e.control.Walls), func(blocks int, tiles int64, rows to[float64]) error {
		return e.kernels.measureCoupled(blocks, stepThreads, of, count, tiles, rows, int64(e.featureSide()))
	})
	add(int(e.control.Clumps), func(blocks int, tiles int64, rows to[float64]) error {
		return e.kernels.measureClumps(blocks, stepThreads, of, count, tiles, rows, late, pointer(e.arrays.clumps.loads), pointer(a.contacts))
	})
	add(len(e.model.Bonds), func(blocks int, tiles int64, rows to[float64]) error {
		return e.kernels.measureBonds(blocks, stepThreads, of, count, tiles, rows)
	})
	return list
}

// sumRegions adds up what is in regions, all in one go, and reads it at once.
func (e *Engine) sumRegions(of []dem.Region, dst []dem.RegionSums) error {
	a, t := &e.arrays.measured, e.allocator()
	table, width := &e.arrays.observed.table, len(of)*regionSums
	regrow(e, t, &a.regions, mostRegions)
	regrow(e, t, &a.sums, width)
	regrow(e, t, &a.count, 1)
	regrow(e, t, &a.balls, fewBalls)
	regrow(e, t, &a.contacts, max(1, int(e.control.Particles)*oneIf(e.hasClumps())))
	regrow(e, t, &a.marks, e.markWords()*len(of))
	if t.err != nil {
		return t.err
	}
	list := e.measures(len(of))
	rows := list.rows()
	if regrow(e, t, table, rows*width); t.err != nil {
		return t.err
	}
	described := make([]deviceRegion, len(of))
	for k := range of {
		described[k] = describeRegion(&of[k])
	}
	if err := a.regions.Write(0, described); err != nil {
		return err
	}
	count, sums := []int32{0}, make([]float64, width)
	for {
		room := a.balls.Len()
		err := errors.Join(list.run(pointer(*table), width), e.kernels.sumColumns(width, stepThreads, pointer(*table), int64(rows), int64(width), pointer(a.sums)), a.count.ReadLater(0, count), a.sums.Read(0, sums))
		if err != nil {
			return err
		}
		if int(count[0]) <= room {
			break
		}
		if regrow(e, t, &a.balls, 2*int(count[0])); t.err != nil {
			return t.err
		}
	}
	for k := range dst {
		fillRegion(&dst[k], sums[k*regionSums:][:regionSums])
	}
	return e.readBalls(int(count[0]), dst)
}

// readBalls reads the balls that are for the host, and gives each region its own in an order that does not depend on the run.
func (e *Engine) readBalls(count int, dst []dem.RegionSums) error {
	if count == 0 {
		return nil
	}
	balls := make([]deviceRegionBall, count)
	err := e.arrays.measured.balls.Read(0, balls)
	for _, b := range balls {
		r := &dst[b.Region]
		r.Balls = append(r.Balls, dem.RegionBall{ID: int(b.Id), Centre: b.Centre, Radius: b.Radius})
	}
	for k := range dst {
		slices.SortFunc(dst[k].Balls, func(a, b dem.RegionBall) int {
			return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Centre.X, b.Centre.X), cmp.Compare(a.Centre.Y, b.Centre.Y), cmp.Compare(a.Centre.Z, b.Centre.Z))
		})
	}
	return err
}

// describeRegion is a region as the device knows it.
func describeRegion(of *dem.Region) deviceRegion {
	turn := of.Frame.Orientation
	if turn == (quat.Number{}) {
		turn.Real = 1
	}
	d := deviceRegion{
		Form: int32(of.Form), Balls: int32(oneIf(of.Balls)), Mixed: int32(of.Mixed), Radius: of.Radius, Narrowest: of.Width, Position: of.Frame.Position,
		Turn: [4]float64{turn.Real, turn.Imag, turn.Jmag, turn.Kmag}, Middle: of.Middle(), Lowest: of.Bounds.Min, Most: of.Bounds.Max,
	}
	along := r3.Sub(of.B, of.A)
	switch of.Form {
	case dem.BoxRegion:
		d.Half = r3.Scale(0.5, along)
	case dem.TubeRegion:
		d.Axis, d.HalfLength = vec.Direction(along, r3.Vec{})
		d.HalfLength *= 0.5
	}
	return d
}

// The device has the same numbers for forms.
var _ = [1]struct{}{}[boxRegion-int(dem.BoxRegion)|ballRegion-int(dem.BallRegion)|tubeRegion-int(dem.TubeRegion)]

// fillRegion takes the sums that a device has worked out.
func fillRegion(dst *dem.RegionSums, sums []float64) {
	vector := func(at int) r3.Vec { return r3.Vec{X: sums[at], Y: sums[at+1], Z: sums[at+2]} }
	tensor := func(at int) (t [3][3]float64) {
		for i := range t {
			copy(t[i][:], sums[at+3*i:])
		}
		return t
	}
	symmetric := func(at int) [3][3]float64 {
		t := sums[at:]
		return [3][3]float64{{t[0], t[3], t[5]}, {t[3], t[1], t[4]}, {t[5], t[4], t[2]}}
	}
	dst.Particles, dst.Contacts = int(sums[regionParticles]), int(sums[regionContacts])
	dst.Mass, dst.Diameter, dst.Volume, dst.Solid = sums[regionMass], sums[regionDiameter], sums[regionVolume], sums[regionSolid]
	dst.Places, dst.Velocities = vector(regionPlaces), vector(regionVelocities)
	dst.Squares, dst.Cross, dst.Motion = symmetric(regionSquares), tensor(regionCross), symmetric(regionMotion)
	dst.Degrees, dst.Held, dst.Bearing = int(sums[regionDegrees]), int(sums[regionHeld]), int(sums[regionBearing])
	dst.Overlap, dst.Stress, dst.Fabric = sums[regionOverlap], tensor(regionStress), symmetric(regionFabric)
	dst.Carried, dst.Square, dst.Across, dst.Pairs = sums[regionCarried], sums[regionSquare], sums[regionAcross], int(sums[regionPairs])
}

var _ dem.RegionMeter = (*Engine)(nil)
