// Device memory of the engine.

package gpu

import (
	"errors"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/kernels"
)

const quads = 4 // numbers in a Quad

// arrays are the engine's arrays on the device, in bytes or as numbers; names as in parameters.
//
// The two sides of the state are the two ends of one block. What a build packs lies in the side that it leaves, and in the
// middle between both; before, the laps in their new order lie in the middle.
type arrays struct {
	state     *kernels.Array[byte]
	middle    int // bytes
	wraps     *kernels.Array[[4]int16]
	scalars   [2]*kernels.Array[float64] // of each particle side by side
	travelled *kernels.Array[byte]       // path of each particle since the rows were built, if there are scalars
	id        [2]*kernels.Array[int32]
	material  [2]*kernels.Array[byte]

	rowLength, sliceStart, entry  *kernels.Array[int32]
	history, historyRest          *kernels.Array[byte]
	order, cellStart, tileSums    *kernels.Array[int32]
	losses, flows                 *kernels.Array[float64]
	control                       *kernels.Array[control]
	interactions, exchanges       *kernels.Array[byte]
	expansions                    *kernels.Array[byte]
	streams                       *kernels.Array[deviceStream]
	cells                         *kernels.Array[devicePeriodicCell]
	field                         *kernels.Array[deviceFlowNode]
	filled                        *kernels.Array[int64]
	capacities, emissivities      *kernels.Array[float64]
	heatedBodies                  *kernels.Array[deviceHeatedBody]
	bodyHeats                     *kernels.Array[deviceBodyHeat]
	lateHeats                     *kernels.Array[float64]
	surfaces                      *kernels.Array[deviceSurface]
	joints                        *kernels.Array[dem.JointMobility]
	outlets, gravity              *kernels.Array[r3.Vec]
	poses, referencePoses, driven *kernels.Array[devicePose]
	ends, referenceEnds           *kernels.Array[deviceEnd]
	boundingRadius                *kernels.Array[float64]

	pairParticle, pairSurface, pairFirst, slotFirst, feature [2]*kernels.Array[int32]
	slotHistory                                              [2]*kernels.Array[byte]
	surfaceForces, reactions                                 *kernels.Array[byte]
	carriedForces, carriedReactions                          *kernels.Array[byte]
	impulses                                                 *kernels.Array[deviceImpulse]
	clearance, surfaceBounds                                 *kernels.Array[float32]
	active, tilePairs, pairSums                              *kernels.Array[int32]

	frames      *kernels.Array[byte]
	moved       *kernels.Array[int32]
	late        *kernels.Array[float64]
	tree        massTree
	far         farPairs
	clumps      clumpArrays
	polyhedra   polyhedronArrays
	bonds       bondArrays
	observed    observedArrays
	measured    regionArrays
	partSteps   *kernels.Array[devicePartStep]
	partLoads   *kernels.Array[devicePartLoad]
	partClock   *kernels.Array[int64]
	reply       []uint32  // pinned: kernels write to it
	reactionSum []float64 // pinned
	sent        []byte    // pinned: frames on their way

	trajectory        *kernels.Array[byte]  // of a segment of a trajectory
	placed            *kernels.Array[byte]  // of the coupled surfaces after each of its steps
	frameSurfaceList  *kernels.Array[int32] // surfaces of each frame, each with its end
	frameSurfaceFirst *kernels.Array[int32] // of each frame, one more
	hostTrajectory    []byte                // pinned: the trajectory
	hostImpulses      []float64             // pinned: impulses on the frames, and the number of steps done

	all []deviceArray
}

// observedArrays are what is worked out for results, when it is first asked for.
type observedArrays struct {
	table, sums *kernels.Array[float64] // of each block, and of all
	walls       *kernels.Array[float64] // wrenches on walls, in parts
}

type deviceArray interface {
	Free() error
	Size() uint64
}

func (a *arrays) free() error {
	var errs []error
	for _, x := range a.all {
		errs = append(errs, x.Free())
	}
	a.all = nil
	return errors.Join(errs...)
}

// freeOne frees an array.
func (a *arrays) freeOne(x deviceArray) error {
	for i, y := range a.all {
		if y == x {
			a.all = append(a.all[:i], a.all[i+1:]...)
			return x.Free()
		}
	}
	return nil
}

// allocator makes arrays until one fails. What they hold is not defined.
type allocator struct {
	queue  *kernels.Queue
	arrays *[]deviceArray
	err    error
}

func (e *Engine) allocator() *allocator { return &allocator{queue: e.queue, arrays: &e.arrays.all} }

// withScratch does work with arrays that are freed after it.
func (e *Engine) withScratch(work func(t *allocator) error) error {
	var scratch []deviceArray
	err := work(&allocator{queue: e.queue, arrays: &scratch})
	for _, x := range scratch {
		err = errors.Join(err, x.Free())
	}
	return err
}

func alloc[T any](t *allocator, n int) *kernels.Array[T] {
	if t.err != nil {
		return nil
	}
	x, err := kernels.NewArray[T](t.queue, max(n, 4))
	if err != nil {
		t.err = err
		return nil
	}
	*t.arrays = append(*t.arrays, x)
	return x
}

// grow makes an array at least n long, with its old contents and zeros after them.
func grow[T any](e *Engine, t *allocator, array **kernels.Array[T], n int) {
	old := *array
	if t.err != nil || old != nil && old.Len() >= n {
		return
	}
	bigger := alloc[T](t, n)
	if t.err == nil {
		t.err = bigger.Clear(lengthOf(old))
	}
	if t.err == nil && old != nil {
		t.err = errors.Join(bigger.CopyFrom(0, old, 0, old.Len()), e.arrays.freeOne(old))
	}
	*array = bigger
}

// regrow makes an array at least n long, of zeros; what it held is lost.
func regrow[T any](e *Engine, t *allocator, array **kernels.Array[T], n int) {
	old := *array
	if t.err != nil || old != nil && old.Len() >= n {
		return
	}
	if old != nil {
		t.err = e.arrays.freeOne(old)
	}
	if *array = alloc[T](t, n); t.err == nil {
		t.err = (*array).Clear(0)
	}
}

// allocate makes the arrays for the engine's particles and surfaces.
func (e *Engine) allocate() error {
	a := &e.arrays
	t := e.allocator()
	a.cellStart, a.tileSums = alloc[int32](t, e.space.cells+2), alloc[int32](t, e.space.cells/scanLength+2)
	a.control = alloc[control](t, 1)
	a.late = alloc[float64](t, 1)
	regrow(e, t, &a.partSteps, e.parts.count)
	regrow(e, t, &a.partLoads, e.parts.count)
	regrow(e, t, &a.partClock, 1)
	surfaces := len(e.surfaces.surfaces)
	for side := range 2 {
		a.pairFirst[side], a.slotFirst[side] = alloc[int32](t, surfaces+1), alloc[int32](t, surfaces+1)
	}
	a.poses, a.referencePoses = alloc[devicePose](t, surfaces), alloc[devicePose](t, surfaces)
	a.ends, a.referenceEnds = alloc[deviceEnd](t, 2*surfaces), alloc[deviceEnd](t, 2*surfaces)
	a.active = alloc[int32](t, surfaces)
	a.frames, a.moved = alloc[byte](t, e.frames*frameBytes+numberBytes), alloc[int32](t, 1)
	if t.err == nil {
		e.host, t.err = kernels.Pinned[control](e.queue, 1)
	}
	if t.err != nil {
		return t.err
	}
	return errors.Join(e.resize(e.capacity), e.reserve(0, 0, 1024, 1024), e.allocateReplies())
}

// resize makes room for so many particles; what there is stays.
func (e *Engine) resize(particles int) error {
	a, t := &e.arrays, e.allocator()
	e.capacity = max(particles, 1)
	n := roundUp(e.capacity, sliceRows)
	if err := e.resizeState(n, max(a.middle, 8*n)); err != nil {
		return err
	}
	grow(e, t, &a.wraps, n)
	for side := range 2 {
		if scalars := len(e.model.Scalars); scalars > 0 {
			grow(e, t, &a.scalars[side], n*scalars)
			grow(e, t, &a.travelled, n*e.format.scalar())
		}
		grow(e, t, &a.id[side], n)
		if !e.particles.uniform {
			grow(e, t, &a.material[side], roundUp(n, 4)) // new ones are cleared by words
		}
	}
	grow(e, t, &a.rowLength, n)
	grow(e, t, &a.sliceStart, n/sliceRows)
	regrow(e, t, &a.order, n)
	e.resizeAttraction(t, n)
	e.resizePotentials(t, n)
	e.resizeBonds(t, n)
	e.resizeClumps(t, n)
	e.resizePolyhedra(t, n)
	grow(e, t, &a.losses, lossChannels*e.lossRows())
	grow(e, t, &a.flows, e.flowChannels()*blocksOf(e.capacity, stepThreads))
	surfaces := len(e.surfaces.surfaces)
	regrow(e, t, &a.tilePairs, surfaces*e.tiles()+1)
	regrow(e, t, &a.surfaceBounds, 6*blocksOf(surfaces, tileSize))
	regrow(e, t, &a.pairSums, surfaces*e.tiles()/scanLength+2)
	if t.err != nil {
		return t.err
	}
	// New rows are empty; new blocks have lost nothing; and new pairs do nothing to particles. Old rows are read once more, so their entries stay as they are.
	slices := 0
	if a.entry == nil {
		slices = n / sliceRows * 6
	}
	return e.reserve(slices, 0, 0, 0)
}

// resizeState makes the block of both sides for n particles with so many bytes between them.
func (e *Engine) resizeState(n, middle int) error {
	a, t := &e.arrays, e.allocator()
	side := n * e.format.state()
	if a.state != nil && a.state.Len() == 2*side+middle {
		return nil
	}
	old, oldMiddle := a.state, a.middle
	a.state, a.middle = alloc[byte](t, 2*side+middle), middle
	if t.err == nil { // of all that is copied when the block has to grow not everything has been written before
		t.err = a.state.Clear(0)
	}
	if t.err != nil || old == nil {
		return t.err
	}
	was := (old.Len() - oldMiddle) / 2
	if was != side { // other columns: each part of a side moves for itself
		return errors.Join(e.moveColumns(old, was, oldMiddle), e.queue.Wait(), a.freeOne(old))
	}
	return errors.Join(a.state.CopyFrom(0, old, 0, was), a.state.CopyFrom(side+middle, old, was+oldMiddle, was), e.queue.Wait(), a.freeOne(old))
}

// moveColumns copies positions, velocities and angular velocities of both sides from a block of other size.
func (e *Engine) moveColumns(old *kernels.Array[byte], was, oldMiddle int) error {
	f := e.format
	n := was / f.state()
	var errs []error
	for side := range 2 {
		from := 0
		if side == 1 {
			from = was + oldMiddle
		}
		for k, width := range [3]int{f.position(), quads * f.scalar(), quads * f.scalar()} {
			to := e.column(side, k)
			errs = append(errs, e.arrays.state.CopyFrom(to, old, from, n*width))
			from += n * width
		}
	}
	return errors.Join(errs...)
}

// column is where the positions (0), velocities (1) or angular velocities (2) of a side begin in the block, bytes.
func (e *Engine) column(side, k int) int {
	f := e.format
	n := (e.arrays.state.Len() - e.arrays.middle) / 2 / f.state()
	at := side * (n*f.state() + e.arrays.middle)
	return at + n*[3]int{0, f.position(), f.position() + quads*f.scalar()}[k]
}

// reserve makes room for so many entries of slices, packed contacts, pairs and slots, where there is less. What rows
// held is lost; pairs and slots stay.
func (e *Engine) reserve(slices, packed, pairs, slots int) error {
	a, f, t := &e.arrays, e.format, e.allocator()
	regrow(e, t, &a.entry, slices*sliceRows)
	fours, rest := e.historyParts()
	regrow(e, t, &a.history, slices*sliceRows*quads*fours*e.format.real())
	if rest > 0 {
		regrow(e, t, &a.historyRest, slices*sliceRows*rest*e.format.real())
	}
	for side := range 2 {
		grow(e, t, &a.pairParticle[side], pairs)
		grow(e, t, &a.pairSurface[side], pairs)
		grow(e, t, &a.feature[side], slots)
		grow(e, t, &a.slotHistory[side], e.historyBytes(slots))
	}
	e.reservePolyhedra(t, slices*sliceRows, slots)
	grow(e, t, &a.surfaceForces, pairs*f.surfaceForce())
	if e.frames > 0 {
		grow(e, t, &a.reactions, slots*reactionBytes)
		regrow(e, t, &a.carriedForces, pairs*f.surfaceForce())
		regrow(e, t, &a.carriedReactions, slots*reactionBytes)
		regrow(e, t, &a.impulses, pairs)
		regrow(e, t, &a.clearance, pairs)
		if e.heatedBodies() > 0 {
			regrow(e, t, &a.lateHeats, pairs)
		}
	}
	if t.err != nil {
		return t.err
	}
	if packed > e.packedCapacity() {
		n := (a.state.Len() - a.middle) / 2 / f.state()
		if err := e.resizeState(n, roundUp(blocksOf(packed, historyBlock)*e.packedBytes()+n*startBytes-n*f.state(), 256)); err != nil {
			return err
		}
	}
	return e.setParameters()
}

// historyBytes are what so many histories of contacts take: as many fours each as hold the numbers that the law keeps, and one that is left over (kernels/history.cuh).
func (e *Engine) historyBytes(histories int) int {
	fours, rest := e.historyParts()
	return roundUp(histories, historyBlock) * (quads*fours + rest) * e.format.real()
}

// historyParts are the fours of a history, and the number that is left over.
func (e *Engine) historyParts() (fours, rest int) {
	n := e.model.Law.HistoryWidth()
	return (n + 2) / quads, oneIf(n%quads == 1)
}

// marksBridges tells whether a bridge shows in the sign of its history's radius, since its volume is left over.
func (e *Engine) marksBridges() bool {
	_, rest := e.historyParts()
	return rest > 0 && e.model.Law.KeepsBridge()
}

// packedBytes are what a block of packed contacts takes: histories and ids.
func (e *Engine) packedBytes() int { return 4*historyBlock + e.historyBytes(historyBlock) }

// packedCapacity is the number of contacts that can be packed.
func (e *Engine) packedCapacity() int {
	if e.arrays.state == nil {
		return 0
	}
	n := (e.arrays.state.Len() - e.arrays.middle) / 2 / e.format.state()
	return ((e.arrays.state.Len()+e.arrays.middle)/2 - n*startBytes) / e.packedBytes() * historyBlock
}

// startBytes is what a build keeps of each particle beside its packed contacts: where they are, and how many.
const startBytes = 6

func (e *Engine) tiles() int      { return blocksOf(e.capacity, e.tile()) }
func (e *Engine) stepBlocks() int { return max(1, (e.capacity<<e.lanes+stepThreads-1)/stepThreads) }

// tile is the number of particles that look for surfaces near them together: few particles in small groups, to keep the device busy.
func (e *Engine) tile() int {
	tile := tileSize
	for tile > warp && e.capacity <= tile*e.device.Info.Multiprocessors {
		tile /= 2
	}
	return tile
}

// Bytes is the device memory held.
func (e *Engine) Bytes() int {
	bytes := 0
	for _, list := range [][]deviceArray{e.arrays.all, e.surfaces.arrays} {
		for _, x := range list {
			bytes += int(x.Size())
		}
	}
	return bytes
}
