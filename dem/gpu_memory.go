// Device memory of the engine.

package dem

import (
	"errors"

	"gabion/kernels"
)

const (
	sliceRows   = 8
	tileSize    = 256
	scanTile    = 2048
	quadEntries = 4
)

// arrays are the engine's arrays on the device, in bytes or as numbers; names as in Parameters of kernels/state.cuh.
type arrays struct {
	position, velocity, angular, material [2]*kernels.Array[byte]
	lap                                   [2]*kernels.Array[[4]int16]
	id                                    [2]*kernels.Array[int32]

	rowLength, sliceStart, entry *kernels.Array[int32]
	history, rolling             *kernels.Array[byte]

	cell, place, order, cellStart, tileSums *kernels.Array[int32]
	packedStart, packedCount, packedID      *kernels.Array[int32]
	packedHistory, packedRolling            *kernels.Array[byte]

	losses  *kernels.Array[float64]
	control *kernels.Array[control]

	interactions, surfaces, poses                *kernels.Array[byte]
	pairGrain, pairSurface, pairFirst, slotFirst [2]*kernels.Array[int32]
	feature                                      [2]*kernels.Array[int32]
	spring, roll                                 [2]*kernels.Array[byte]
	pairForce, pairTorque                        *kernels.Array[byte]
	tilePairs                                    *kernels.Array[int32]
	pairSums                                     *kernels.Array[int32]

	all []freer
}

type freer interface{ Free() error }

func (a *arrays) free() error {
	var errs []error
	for _, x := range a.all {
		errs = append(errs, x.Free())
	}
	a.all = nil
	return errors.Join(errs...)
}

// allocator makes arrays until one fails.
type allocator struct {
	queue *kernels.Queue
	kept  *[]freer
	err   error
}

func take[T any](a *allocator, n int) *kernels.Array[T] {
	if a.err != nil {
		return nil
	}
	x, err := kernels.NewArray[T](a.queue, max(n, 4))
	if err != nil {
		a.err = err
		return nil
	}
	*a.kept = append(*a.kept, x)
	return x
}

// allocate makes the arrays for the engine's grains.
func (e *GPU) allocate() error {
	a := &e.arrays
	n := (e.count + sliceRows - 1) / sliceRows * sliceRows
	f := e.format
	m := &allocator{queue: e.queue, kept: &a.all}
	for side := range 2 {
		a.position[side] = take[byte](m, n*f.position())
		a.velocity[side] = take[byte](m, n*quadEntries*f.scalar())
		a.angular[side] = take[byte](m, n*quadEntries*f.scalar())
		a.lap[side] = take[[4]int16](m, n)
		a.id[side] = take[int32](m, n)
		a.material[side] = take[byte](m, n)
	}
	a.rowLength = take[int32](m, n)
	a.sliceStart = take[int32](m, n/sliceRows)
	a.cell, a.place, a.order = take[int32](m, n), take[int32](m, n), take[int32](m, n)
	a.cellStart = take[int32](m, e.space.total+1)
	a.tileSums = take[int32](m, e.space.total/scanTile+2)
	a.packedStart, a.packedCount = take[int32](m, n), take[int32](m, n)
	a.losses = take[float64](m, 3*e.stepBlocks())
	a.control = take[control](m, 1)
	surfaces := len(e.model.Surfaces)
	a.tilePairs = take[int32](m, surfaces*e.tiles()+1)
	a.pairSums = take[int32](m, surfaces*e.tiles()/scanTile+2)
	for side := range 2 {
		a.pairFirst[side], a.slotFirst[side] = take[int32](m, surfaces+1), take[int32](m, surfaces+1)
	}
	if m.err != nil {
		return m.err
	}
	e.host, m.err = kernels.Pinned[control](e.queue, 1)
	if m.err == nil {
		m.err = e.reserve(n/sliceRows*10, 4*n, 1024, 1024)
	}
	return m.err
}

// reserve makes room for so many entries of slices, packed contacts, pairs and slots, where there is less. What old
// rows and packed contacts hold is lost; pairs and slots stay.
func (e *GPU) reserve(slices, packed, pairs, slots int) error {
	a, f := &e.arrays, e.format
	m := &allocator{queue: e.queue, kept: &a.all}
	rolling := e.model.Law.Rolling == ElasticPlastic
	quad := quadEntries * f.real()
	grow := func(array **kernels.Array[byte], n int) {
		m.err = errors.Join(m.err, a.drop(*array))
		*array = take[byte](m, n)
	}
	if need := slices * sliceRows; a.entry == nil || a.entry.Len() < need {
		if a.entry != nil {
			m.err = a.drop(a.entry)
		}
		a.entry = take[int32](m, need)
		grow(&a.history, need*quad)
		if rolling {
			grow(&a.rolling, need*quad)
		}
	}
	if a.packedID == nil || a.packedID.Len() < packed {
		if a.packedID != nil {
			m.err = errors.Join(m.err, a.drop(a.packedID))
		}
		a.packedID = take[int32](m, packed)
		grow(&a.packedHistory, packed*quad)
		if rolling {
			grow(&a.packedRolling, packed*quad)
		}
	}
	for side := range 2 {
		extend(e, m, &a.pairGrain[side], pairs)
		extend(e, m, &a.pairSurface[side], pairs)
		extend(e, m, &a.feature[side], slots)
		extend(e, m, &a.spring[side], slots*quad)
		if rolling {
			extend(e, m, &a.roll[side], slots*quad)
		}
	}
	extend(e, m, &a.pairForce, pairs*quadEntries*f.scalar())
	extend(e, m, &a.pairTorque, pairs*quadEntries*f.scalar())
	if m.err != nil {
		return m.err
	}
	return e.setParameters()
}

// extend makes an array at least n long, with its old contents.
func extend[T any](e *GPU, m *allocator, array **kernels.Array[T], n int) {
	old := *array
	if m.err != nil || old != nil && old.Len() >= n {
		return
	}
	bigger := take[T](m, n)
	if m.err == nil && old != nil {
		m.err = errors.Join(bigger.CopyFrom(old, old.Len()), e.arrays.drop(old))
	}
	*array = bigger
}

// drop frees an array.
func (a *arrays) drop(x freer) error {
	for i, y := range a.all {
		if y == x {
			a.all = append(a.all[:i], a.all[i+1:]...)
			return x.Free()
		}
	}
	return nil
}

func (e *GPU) tiles() int      { return max(1, (e.count+tileSize-1)/tileSize) }
func (e *GPU) stepBlocks() int { return max(1, (e.count<<e.lanes()+stepThreads-1)/stepThreads) }

// Bytes is the device memory held.
func (e *GPU) Bytes() int {
	bytes := 0
	for _, x := range e.arrays.all {
		bytes += int(x.(interface{ Size() uint64 }).Size())
	}
	return bytes
}
