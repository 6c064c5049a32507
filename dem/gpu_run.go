// Running the engine: recordings of steps, the build of rows, and what to do when room runs out.

package dem

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

const (
	stepThreads  = 128
	cellThreads  = 256
	wallThreads  = 128
	mostPending  = 4096 // steps given to the device before its answer is read
	buildThreads = 128
)

// buildKernels are the kernels of a build but for the sums, in order of use.
var buildKernels = []string{
	"clear_cells", "count_cells", "scan_tiles", "scan_totals", "add_totals", "scatter", "sort_cells", "pack", "reorder", "count_pairs",
	"place_pairs", "build", "list_pairs", "swap_pairs",
}

func (e *GPU) launch(name string, blocks, threads int, arguments ...unsafe.Pointer) error {
	return e.queue.Launch(e.kernel[name], blocks, threads, arguments...)
}

func blocksOf(n, threads int) int { return max(1, (n+threads-1)/threads) }

// wallBlocks is enough to fill the device, or for all pairs that there is room for.
func (e *GPU) wallBlocks() int {
	return min(blocksOf(e.arrays.pairGrain[0].Len(), wallThreads), 4*e.device.Info.Multiprocessors)
}

// scan sums counts from a build's kernels.
func (e *GPU) scan(counts, totals *kernels.Array[int32], n int) error {
	tiles := blocksOf(n, scanTile)
	length, many := int64(n), int64(tiles)
	skip := e.arrays.control.Address() + kernels.Address(unsafe.Offsetof(control{}.Rebuild))
	c, t, s := counts.Argument(), totals.Argument(), unsafe.Pointer(&skip)
	return errors.Join(
		e.launch("scan_tiles", tiles, 256, c, t, unsafe.Pointer(&length), s),
		e.launch("scan_totals", 1, 256, t, unsafe.Pointer(&many), s),
		e.launch("add_totals", tiles, 256, c, t, unsafe.Pointer(&length), s),
	)
}

// stages of a build; what fails is repeated from the stage it failed in.
const (
	fromCells = iota
	fromPack
	fromRows
)

// buildRows queues a build from a stage on.
func (e *GPU) buildRows(stage int) error {
	n := e.count
	if stage <= fromCells {
		cellBlocks := min(blocksOf(e.space.total, cellThreads), 1056)
		if err := errors.Join(
			e.launch("clear_cells", cellBlocks, cellThreads),
			e.launch("count_cells", blocksOf(n, cellThreads), cellThreads),
			e.scan(e.arrays.cellStart, e.arrays.tileSums, e.space.total+1),
			e.launch("scatter", blocksOf(n, cellThreads), cellThreads),
			e.launch("sort_cells", cellBlocks, cellThreads),
		); err != nil {
			return err
		}
	}
	walls := len(e.model.Surfaces) > 0
	if stage <= fromPack {
		if err := errors.Join(e.launch("pack", blocksOf(n, cellThreads), cellThreads), e.launch("reorder", blocksOf(n, cellThreads), cellThreads),
			e.launch("count_pairs", e.tiles(), tileSize)); err != nil {
			return err
		}
		if walls {
			if err := errors.Join(e.scan(e.arrays.tilePairs, e.arrays.pairSums, len(e.model.Surfaces)*e.tiles()+1), e.launch("place_pairs", 1, 32)); err != nil {
				return err
			}
		}
	}
	if err := e.launch("build", blocksOf(n, buildThreads), buildThreads); err != nil || !walls {
		return err
	}
	return errors.Join(e.launch("list_pairs", e.tiles(), tileSize), e.launch("swap_pairs", 1, 32))
}

// steps queues n steps as the first of a batch, and the decision what comes after them.
func (e *GPU) steps(n int) error {
	for k := range int64(n) {
		if len(e.model.Surfaces) > 0 && !e.joined() {
			if err := e.launch("walls", e.wallBlocks(), wallThreads, unsafe.Pointer(&k)); err != nil {
				return err
			}
		}
		if err := e.launch("step", e.stepBlocks(), stepThreads, unsafe.Pointer(&k)); err != nil {
			return err
		}
	}
	batch := int64(n)
	return errors.Join(e.launch("decide", 1, 32, unsafe.Pointer(&batch)), e.buildRows(fromCells))
}

// record makes the recordings.
func (e *GPU) record() error {
	if e.count == 0 {
		return nil
	}
	var err error
	if e.batch, err = e.queue.Record(func() error { return e.steps(batchSteps) }); err != nil {
		return err
	}
	e.ready, err = e.queue.Record(func() error { return e.steps(0) })
	return err
}

// upload writes the grains and the materials.
func (e *GPU) upload(g *Grains) error {
	f, n := e.format, e.count
	position, velocity, angular := &layout{format: f}, &layout{format: f}, &layout{format: f}
	laps, ids, materials := make([][4]int16, n), make([]int32, n), make([]byte, n)
	for i := range n {
		r := g.Radius[i]
		laps[i] = position.place(r3.Sub(g.Position[i], e.space.origin), r, e.space.quantum)
		velocity.quad(g.velocityOf(i), sphereMass(&e.model.Materials[g.materialOf(i)], r))
		angular.quad(g.angularOf(i), 0)
		ids[i], materials[i] = int32(i), byte(g.materialOf(i))
	}
	a := &e.arrays
	m := &allocator{queue: e.queue, kept: &a.all}
	table, surfaces, poses := e.putInteractions(), e.putSurfaces(), e.putPoses()
	a.interactions, a.surfaces, a.poses = take[byte](m, len(table)), take[byte](m, len(surfaces)), take[byte](m, len(poses))
	if m.err != nil {
		return m.err
	}
	e.control = control{Wanted: 1, Grains: int32(n)}
	return errors.Join(
		a.position[0].Write(0, position.b), a.velocity[0].Write(0, velocity.b), a.angular[0].Write(0, angular.b),
		a.lap[0].Write(0, laps), a.id[0].Write(0, ids), a.material[0].Write(0, materials),
		a.interactions.Write(0, table), a.surfaces.Write(0, surfaces), a.poses.Write(0, poses),
		a.rowLength.Clear(), a.sliceStart.Clear(), a.losses.Clear(), a.tilePairs.Clear(),
		a.pairFirst[0].Clear(), a.slotFirst[0].Clear(), a.pairFirst[1].Clear(), a.slotFirst[1].Clear(),
		a.control.Write(0, []control{e.control}), e.queue.Wait(), e.setParameters(),
	)
}

// prepare builds rows where the control asks for it.
func (e *GPU) prepare() error {
	if e.count == 0 {
		return nil
	}
	if err := e.ready.Run(); err != nil {
		return err
	}
	return e.settleUp()
}

// settleUp waits for the device, reads its control, and mends what it could not go on with.
func (e *GPU) settleUp() error {
	for {
		if err := e.arrays.control.Read(0, e.host); err != nil {
			return err
		}
		e.control = e.host[0]
		if e.control.Failed == 0 {
			return nil
		}
		if err := e.mend(); err != nil {
			return err
		}
	}
}

// mend makes the room that the device lacked and takes the build up where it stopped. What is no lack of room is an error.
func (e *GPU) mend() error {
	c := &e.control
	more := func(n int32) int { return int(n) + int(n)/8 + 64 }
	stage := fromRows
	var err error
	switch c.Failed {
	case failRows:
		err = e.reserve(more(c.SlicesWanted), 0, 0, 0)
	case failPacked:
		stage = fromPack
		err = e.reserve(0, more(c.Packed), 0, 0)
	case failPairs:
		err = e.reserve(0, 0, more(c.Pairs), more(c.Slots))
	default:
		return e.lost()
	}
	if err != nil {
		return err
	}
	if stage == fromPack {
		c.Packed = 0
	}
	c.SlicesWanted, c.Failed, c.Rebuild = 0, 0, 1
	if err := e.arrays.control.Write(0, []control{*c}); err != nil {
		return err
	}
	if err := errors.Join(e.queue.Wait(), e.buildRows(stage), e.resume()); err != nil {
		return err
	}
	return nil
}

// resume lets the steps go on.
func (e *GPU) resume() error {
	none := int64(0)
	return e.launch("decide", 1, 32, unsafe.Pointer(&none))
}

func (e *GPU) lost() error {
	return fmt.Errorf("dem: grain %d was lost, for reason %d", e.control.FailedID, e.control.Failed)
}

// use tells the kernels what a step is.
func (e *GPU) use(s stepping) error {
	if s == e.set {
		return nil
	}
	e.set = s
	return e.setParameters()
}

// Advance implements Engine.
func (e *GPU) Advance(n int, dt float64) error {
	if n <= 0 {
		return nil
	}
	return e.device.Do(func(*kernels.Queue) error {
		first := 0
		if e.kicked != 0.5*dt || e.dt != dt {
			first = 1
			if err := e.do(1, dt); err != nil {
				return err
			}
		}
		return e.do(n-first, dt)
	})
}

// do takes n steps of dt after one of e.dt.
func (e *GPU) do(n int, dt float64) error {
	if n == 0 {
		return nil
	}
	late, early := e.kicked, 0.5*dt
	left := 0.5 * dt
	if e.model.Integrator == Leapfrog {
		early, left = dt, 0
	}
	if err := e.use(stepping{dt: dt, before: e.dt, kick: late + early}); err != nil {
		return err
	}
	for n > 0 && e.count > 0 {
		part := min(n, mostPending)
		if err := e.pending(part); err != nil {
			return err
		}
		n -= part
		e.time += float64(part) * dt
	}
	e.dt, e.kicked = dt, left
	return nil
}

// pending takes n steps, as many batches as they need at once, and reads how far the device came.
func (e *GPU) pending(n int) error {
	goal := e.control.Done + int64(n)
	e.host[0] = e.control
	e.host[0].Goal = goal
	if err := errors.Join(e.arrays.control.Write(0, e.host), e.resume()); err != nil {
		return err
	}
	for {
		batches := int(math.Ceil(float64(goal-e.control.Done) / batchSteps))
		for range batches {
			if err := e.batch.Run(); err != nil {
				return err
			}
		}
		if err := e.settleUp(); err != nil {
			return err
		}
		if e.control.Done >= goal {
			return nil
		}
	}
}
