// Saving the GPU engine's state and taking it up again, to the same bits.

package gpu

import (
	"errors"
	"fmt"
	"io"
	"reflect"

	"gabion/dem"
	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/kernels"
)

const gpuMagic = 0x47424e5f47505538 // also tells the byte order

// restMagic is that of states whose histories have a number left over, which have lain otherwise.
const restMagic = gpuMagic + 1

// CheckpointTypes are the types of what a GPU engine saves beside plain numbers.
var CheckpointTypes = []reflect.Type{
	reflect.TypeFor[savedHead](), reflect.TypeFor[control](), reflect.TypeFor[packing.InletState](), reflect.TypeFor[dem.Flows](),
	reflect.TypeFor[[sliceRows][quads][reactionBytes]byte](), reflect.TypeFor[devicePose](), reflect.TypeFor[deviceEnd](), reflect.TypeFor[deviceFrame](), reflect.TypeFor[deviceClump](), reflect.TypeFor[devicePolyhedronPair](), reflect.TypeFor[quad[float64]](), reflect.TypeFor[deviceBondPlaces](), reflect.TypeFor[deviceBondTally](), reflect.TypeFor[deviceBrokenBond](), reflect.TypeFor[dem.Cell](), reflect.TypeFor[devicePartLoad](), reflect.TypeFor[deviceBodyHeat](),
}

// Save implements Engine.
func (e *Engine) Save(w io.Writer) error {
	if err := e.expectPhase(dem.Committed, "Save"); err != nil {
		return err
	}
	return e.do(func() error {
		if err := e.syncIfStale(); err != nil {
			return err
		}
		return e.transfer(&codec.Codec{W: w})
	})
}

// Restore implements Engine.
func (e *Engine) Restore(r io.Reader) error {
	return e.restoreBy(func() error { return e.transfer(&codec.Codec{R: r}) })
}

// restoreBy takes up what a transfer reads.
func (e *Engine) restoreBy(transfer func() error) error {
	if lost := new(dem.ErrLost); errors.As(e.failed, &lost) {
		e.failed = nil // the particle is where it was before
	}
	err := e.do(func() error {
		e.stale, e.discarding, e.observed, e.phase = false, false, nil, dem.Committed
		return transfer()
	})
	if err != nil {
		return fmt.Errorf("dem: restore: %w", err)
	}
	return nil
}

// savedHead begins what a GPU engine saves: the magic number, the precision, the lanes, and what has to agree with the model.
type savedHead [9]uint64

func (e *Engine) head() savedHead {
	magic := uint64(gpuMagic)
	if _, rest := e.historyParts(); rest > 0 {
		magic = restMagic
	}
	return savedHead{
		magic, uint64(e.options.Precision), uint64(e.lanes), uint64(oneIf(e.particles.uniform)),
		uint64(len(e.model.Materials)), uint64(len(e.surfaces.surfaces)), uint64(e.frames), uint64(len(e.model.Scalars)), uint64(len(e.clumps.offsets)),
	}
}

// transfer saves or restores everything that later steps depend on.
func (e *Engine) transfer(c *codec.Codec) error {
	head := e.head()
	codec.Value(c, &head)
	return e.transferAfter(head, c)
}

// transferAfter does so after the head.
func (e *Engine) transferAfter(head savedHead, c *codec.Codec) error {
	if c.Err == nil && head != e.head() {
		return errors.New("the saved state is of another model, version, engine or precision: particles, surfaces, materials or the choices for the GPU differ")
	}
	codec.Value(c, &e.time)
	codec.Value(c, &e.dt)
	codec.Value(c, &e.pendingKick)
	codec.Value(c, &e.stepSizes)
	codec.Value(c, &e.nextID)
	codec.Value(c, &e.nextNumber)
	codec.Value(c, &e.space.origin)
	codec.Value(c, &e.space.quantum)
	codec.Value(c, &e.control)
	codec.Slice(c, &e.inletStates)
	codec.Value(c, &e.flows)
	codec.Value(c, &e.discarding)
	room := uint64(e.capacity)
	c.Number(&room)
	if c.Err == nil && c.W == nil {
		c.Err = e.checkControl(room)
	}
	if c.Err == nil && c.W == nil {
		c.Err = e.prepareRestore(int(room))
	}
	e.transferParticles(c)
	e.transferClumps(c)
	e.transferBonds(c)
	e.transferPolyhedra(c)
	e.transferPairs(c)
	e.transferCell(c)
	e.transferPartLoads(c)
	transferArray(e, c, e.arrays.bodyHeats, 0, e.heatedBodies())
	if c.Err == nil && c.W == nil {
		c.Err = errors.Join(e.sendControl(), e.setParameters(), e.setFirstTables())
	}
	if c.Err == nil && e.discarding {
		c.Err = e.sumUpDiscarded()
	}
	return c.Err
}

// prepareRestore makes room for what is coming.
func (e *Engine) prepareRestore(room int) error {
	s := &e.control
	if room > e.capacity || int(s.Clumps) > e.clumps.capacity {
		e.clumps.capacity = max(e.clumps.capacity, int(s.Clumps))
		if err := errors.Join(e.resize(max(room, e.capacity)), e.record()); err != nil {
			return err
		}
	}
	if e.hasPolyhedra() && int(s.PolyhedronPairs) > e.polyhedra.pairs {
		if err := e.morePolyhedra(int(s.PolyhedronPairs)); err != nil {
			return err
		}
	}
	return e.reserve(int(s.SlicesWanted), 0, int(s.Pairs), int(s.Slots))
}

func (e *Engine) transferParticles(c *codec.Codec) {
	a, s, f := &e.arrays, &e.control, e.format
	n, side := int(s.Particles), int(s.Parity)
	for k, width := range [3]int{f.position(), quads * f.scalar(), quads * f.scalar()} {
		transferArray(e, c, a.state, e.column(side, k), n*width)
	}
	transferArray(e, c, a.wraps, 0, n)
	transferArray(e, c, a.scalars[side], 0, n*len(e.model.Scalars))
	if e.films && c.Err == nil && c.W == nil {
		c.Err = a.scalars[1-side].CopyFrom(0, a.scalars[side], 0, n) // steps leave films alone that both sides have
	}
	if a.travelled != nil {
		transferArray(e, c, a.travelled, 0, n*e.format.scalar())
	}
	transferArray(e, c, a.id[s.Order], 0, n)
	if !e.particles.uniform {
		transferArray(e, c, a.material[s.Order], 0, n)
	}
	transferArray(e, c, a.rowLength, 0, n)
	transferArray(e, c, a.sliceStart, 0, (n+sliceRows-1)/sliceRows)
	entries := int(s.SlicesWanted) * sliceRows
	transferArray(e, c, a.entry, 0, entries)
	fours, rest := e.historyParts()
	transferArray(e, c, a.history, 0, entries*quads*fours*e.format.real())
	if rest > 0 {
		transferArray(e, c, a.historyRest, 0, entries*rest*e.format.real())
	}
	losses := uint64(a.losses.Len())
	c.Number(&losses)
	transferArray(e, c, a.losses, 0, min(int(losses), a.losses.Len()))
	flows := uint64(a.flows.Len())
	c.Number(&flows)
	if c.Err == nil && int(flows)%e.flowChannels() != 0 {
		c.Err = codec.Invalid("%d sums of flows, want a multiple of %d", flows, e.flowChannels())
	}
	transferArray(e, c, a.flows, 0, min(int(flows), a.flows.Len()))
}

// transferClumps saves or restores the clumps, and the links between them and their spheres.
func (e *Engine) transferClumps(c *codec.Codec) {
	if !e.hasClumps() {
		return
	}
	a, n, clumps := &e.arrays.clumps, int(e.control.Particles), int(e.control.Clumps)
	order := e.control.Order
	transferArray(e, c, a.number[order], 0, n)
	transferArray(e, c, a.clumpOf[order], 0, n)
	transferArray(e, c, a.inertia[order], 0, n*e.format.real())
	transferArray(e, c, a.clumps[order], 0, clumps)
	for k := range e.clumps.widest {
		transferArray(e, c, a.members, k*e.clumps.capacity, clumps)
	}
	if c.Err == nil && c.W == nil {
		c.Err = e.checkClumps()
	}
}

func (e *Engine) transferPairs(c *codec.Codec) {
	a, s, f := &e.arrays, &e.control, e.format
	surfaces, side := len(e.surfaces.surfaces), s.Side
	transferArray(e, c, a.poses, 0, surfaces)
	transferArray(e, c, a.referencePoses, 0, surfaces)
	transferArray(e, c, a.ends, 0, 2*surfaces)
	transferArray(e, c, a.referenceEnds, 0, 2*surfaces)
	transferArray(e, c, a.pairFirst[side], 0, surfaces+1)
	transferArray(e, c, a.slotFirst[side], 0, surfaces+1)
	transferArray(e, c, a.pairParticle[side], 0, int(s.Pairs))
	transferArray(e, c, a.pairSurface[side], 0, int(s.Pairs))
	transferArray(e, c, a.surfaceForces, 0, int(s.Pairs)*f.surfaceForce())
	transferArray(e, c, a.feature[side], 0, int(s.Slots))
	transferArray(e, c, a.slotHistory[side], 0, e.historyBytes(int(s.Slots)))
	if e.frames > 0 {
		transferArray(e, c, a.reactions, 0, int(s.Slots)*reactionBytes)
		c.Bytes(a.sent[:e.frames*frameBytes])
	}
}

// transferArray moves n values of an array on the device from index first on.
func transferArray[T any](e *Engine, c *codec.Codec, a *kernels.Array[T], first, n int) {
	if e.keeping != nil {
		copyArray(e, c, a, first, n)
		return
	}
	if c.Err != nil || n == 0 {
		return
	}
	var values []T
	if c.W != nil {
		values = make([]T, n)
		c.Err = a.Read(first, values)
	}
	codec.Slice(c, &values)
	if c.Err != nil || c.W != nil {
		return
	}
	if len(values) != n {
		c.Err = fmt.Errorf("%d values where there should be %d: the file is damaged", len(values), n)
		return
	}
	c.Err = errors.Join(a.Write(first, values), a.Wait())
}
