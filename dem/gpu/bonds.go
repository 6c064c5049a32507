// Bonds on the GPU: beams that hold particles together; kernels/bonds.cuh.

package gpu

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/kernels"
)

// bondNetwork is what the host knows of the bonds of a model.
type bondNetwork struct {
	dem.BondNetwork
	broken  []dem.BrokenBond // as last read, by time and number
	freed   float64          // what was lost with them, J
	current bool             // these are all of them as long as there are no more
}

// bondArrays are the arrays of bonds; names as in parameters.
type bondArrays struct {
	bonds             *kernels.Array[byte]
	ranges            *kernels.Array[deviceBondRange]
	entries, bondedID *kernels.Array[int32]
	states            *kernels.Array[deviceBondState]
	loads             *kernels.Array[deviceBondLoad]
	bonded            *kernels.Array[deviceBonded]
	tally             *kernels.Array[deviceBondTally]
	broken            *kernels.Array[deviceBrokenBond]
	sums              *kernels.Array[float64] // of each block
	total             *kernels.Array[float64]
}

func (e *Engine) hasBonds() bool { return len(e.model.Bonds) > 0 }

func (e *Engine) bondBlocks() int { return blocksOf(len(e.model.Bonds), stepThreads) }

// uploadBonds makes the arrays of bonds, with all bonds whole.
func (e *Engine) uploadBonds() error {
	if !e.hasBonds() {
		return nil
	}
	n, a, t, count := &e.bonds, &e.arrays.bonds, e.allocator(), len(e.model.Bonds)
	var text []byte
	for i := range e.model.Bonds {
		b := &e.model.Bonds[i]
		text = append(text, e.format.bytes(deviceBeam{Law: b.Beam, Partners: n.Partners[i], Contact: int32(oneIf(b.Contact)), Rest: r3.Unit(b.Rest), Length: r3.Norm(b.Rest)})...)
	}
	ranges, bonded := make([]deviceBondRange, len(n.IDs)), make([]deviceBonded, len(n.IDs))
	for k, r := range n.Ranges {
		ranges[k] = deviceBondRange{First: r.First, Second: r.Second, Last: r.Last}
		bonded[k] = deviceBonded{Turn: [4]float64{1}, Place: -1}
	}
	a.bonds, a.ranges, a.bonded = alloc[byte](t, len(text)), alloc[deviceBondRange](t, len(ranges)), alloc[deviceBonded](t, len(bonded))
	a.entries, a.bondedID = alloc[int32](t, len(n.Entries)), alloc[int32](t, len(n.Number))
	a.states, a.loads, a.broken = alloc[deviceBondState](t, count), alloc[deviceBondLoad](t, count), alloc[deviceBrokenBond](t, count)
	a.tally, a.sums, a.total = alloc[deviceBondTally](t, 1), alloc[float64](t, bondSums*e.bondBlocks()), alloc[float64](t, bondSums)
	if t.err != nil {
		return t.err
	}
	return errors.Join(a.bonds.Write(0, text), a.ranges.Write(0, ranges), a.bonded.Write(0, bonded), a.entries.Write(0, n.Entries), a.bondedID.Write(0, n.Number),
		a.states.Clear(0), a.loads.Clear(0), a.tally.Clear(0), a.sums.Clear(0), e.queue.Wait(), e.setParameters())
}

// setBonds tells the kernels where the arrays of bonds are.
func (e *Engine) setBonds(p *parameters) {
	a := &e.arrays.bonds
	if !e.hasBonds() {
		return
	}
	p.Bonds, p.BondRanges = table[deviceBeam](addressOf(a.bonds)), table[deviceBondRange](addressOf(a.ranges))
	p.BondEntries, p.BondedById = table[int32](addressOf(a.entries)), table[int32](addressOf(a.bondedID))
	point(&p.BondStates, a.states)
	point(&p.BondLoads, a.loads)
	point(&p.Bonded, a.bonded)
	point(&p.BondTally, a.tally)
	point(&p.BrokenBonds, a.broken)
	point(&p.BondSums, a.sums)
	p.BondCount, p.BondedIds = int32(len(e.model.Bonds)), int32(len(e.bonds.Number))
}

// workOutBonds queues the forces of the bonds for step k of a batch.
func (e *Engine) workOutBonds(k int64) error {
	if !e.hasBonds() {
		return nil
	}
	return e.kernels.bondForces(e.bondBlocks(), stepThreads, k, 0)
}

// followBonded queues that the bonded particles are found in their new order.
func (e *Engine) followBonded() error {
	if !e.hasBonds() {
		return nil
	}
	n := len(e.bonds.IDs)
	return errors.Join(e.kernels.forgetBonded(blocksOf(n, cellThreads), cellThreads, int64(n)), e.kernels.followBonded(blocksOf(e.capacity, cellThreads), cellThreads))
}

// observeBonds works the bonds out as they are, for what is observed of particles, and adds up their energies.
func (e *Engine) observeBonds(s *observation) error {
	if !e.hasBonds() {
		return nil
	}
	a := &e.arrays.bonds
	sums := make([]float64, bondSums)
	err := errors.Join(
		e.kernels.bondForces(e.bondBlocks(), stepThreads, 0, 1),
		e.kernels.sumColumns(bondSums, stepThreads, pointer(a.sums), int64(e.bondBlocks()), bondSums, pointer(a.total)),
		a.total.Read(0, sums), e.readBroken())
	copy(s.bonds[:], sums)
	return err
}

// BondForces implements Engine.
func (e *Engine) BondForces(dst []dem.BondForce) []dem.BondForce {
	if e.model.Potentials != nil {
		var s dem.State
		e.Snapshot(&s)
		dst = e.model.PairForces(&s, dst)
	}
	if !e.hasBonds() {
		return dst
	}
	e.recordFailure(e.do(func() error {
		if _, err := e.observe(); err != nil {
			return err
		}
		n, count := &e.bonds, len(e.model.Bonds)
		states, loads := make([]deviceBondState, count), make([]deviceBondLoad, count)
		if err := errors.Join(e.arrays.bonds.states.Read(0, states), e.arrays.bonds.loads.Read(0, loads)); err != nil {
			return err
		}
		for i := range loads {
			if states[i].Broken == 0 {
				p := n.Partners[i]
				dst = append(dst, dem.BondForce{First: int(n.IDs[p[0]]), Second: int(n.IDs[p[1]]), Force: loads[i].Force})
			}
		}
		return nil
	}))
	return dst
}

// Broken implements Engine.
func (e *Engine) Broken(dst []dem.BrokenBond) []dem.BrokenBond {
	if e.hasBonds() {
		e.recordFailure(e.do(e.readBroken))
	}
	return append(dst, e.bonds.broken...)
}

// readBroken brings the list of broken bonds up to date.
func (e *Engine) readBroken() error {
	n, a := &e.bonds, &e.arrays.bonds
	if err := e.syncIfStale(); err != nil {
		return err
	}
	tally := make([]deviceBondTally, 1)
	if err := a.tally.Read(0, tally); err != nil {
		return err
	}
	count := int(tally[0].Broken)
	if n.current && count == len(n.broken) {
		return nil
	}
	list := make([]deviceBrokenBond, count)
	if count > 0 {
		if err := a.broken.Read(0, list); err != nil {
			return err
		}
	}
	n.broken, n.current = make([]dem.BrokenBond, count), true
	slices.SortFunc(list, func(a, b deviceBrokenBond) int {
		return cmp.Or(cmp.Compare(a.Time, b.Time), cmp.Compare(a.Bond, b.Bond))
	})
	n.freed = 0
	for k, x := range list {
		n.freed += x.Energy - x.Contact
		n.broken[k] = dem.BrokenBond{Time: x.Time, Bond: int(x.Bond), Energy: x.Energy}
	}
	return nil
}

// transferBonds saves or restores what changes of the bonds.
func (e *Engine) transferBonds(c *codec.Codec) {
	if !e.hasBonds() {
		return
	}
	a, count := &e.arrays.bonds, len(e.model.Bonds)
	transferArray(e, c, a.bonded, 0, len(e.bonds.IDs))
	transferArray(e, c, a.states, 0, count)
	transferArray(e, c, a.tally, 0, 1)
	transferArray(e, c, a.broken, 0, count)
	transferArray(e, c, a.sums, 0, bondSums*e.bondBlocks())
	if c.W == nil {
		e.bonds.current = false
		if c.Err == nil {
			c.Err = e.checkBonds()
		}
	}
}

// checkBonds checks what has been read of bonds.
func (e *Engine) checkBonds() error {
	a := &e.arrays.bonds
	bonded, tally, broken := make([]deviceBonded, len(e.bonds.IDs)), make([]deviceBondTally, 1), make([]deviceBrokenBond, len(e.model.Bonds))
	if err := errors.Join(a.bonded.Read(0, bonded), a.tally.Read(0, tally), a.broken.Read(0, broken)); err != nil {
		return err
	}
	for k := range bonded {
		q := &bonded[k].Turn
		if length := q[0]*q[0] + q[1]*q[1] + q[2]*q[2] + q[3]*q[3]; !(math.Abs(length-1) < 1e-6) || bonded[k].Place < -1 || bonded[k].Place >= e.control.Particles {
			return codec.Invalid("bonded particle %d at place %d is turned by %v", k, bonded[k].Place, *q)
		}
	}
	if n := tally[0].Broken; n < 0 || int(n) > len(broken) {
		return codec.Invalid("%d of %d bonds have broken", n, len(broken))
	}
	for _, x := range broken[:tally[0].Broken] {
		if x.Bond < 0 || int(x.Bond) >= len(broken) {
			return codec.Invalid("bond %d of %d has broken", x.Bond, len(broken))
		}
	}
	return nil
}

// exportBonds reads what changes of the bonds, and what they have lost.
func (e *Engine) exportBonds(h *dem.PortableState) error {
	if !e.hasBonds() {
		return nil
	}
	a, count := &e.arrays.bonds, len(e.model.Bonds)
	bonded, states, sums := make([]deviceBonded, len(e.bonds.IDs)), make([]deviceBondState, count), make([]float64, bondSums*e.bondBlocks())
	if err := errors.Join(a.bonded.Read(0, bonded), a.states.Read(0, states), a.sums.Read(0, sums), e.readBroken()); err != nil {
		return err
	}
	b := &h.Bonds
	for i := range bonded {
		q := &bonded[i].Turn
		b.Turned = append(b.Turned, law.Orientation{E0: q[0], E: r3.Vec{X: q[1], Y: q[2], Z: q[3]}})
	}
	for i := range states {
		b.Elastic, b.Ended = append(b.Elastic, states[i].Elastic), append(b.Ended, states[i].Broken != 0)
	}
	b.Broken = e.bonds.broken
	for i := sumBondDamped; i < len(sums); i += bondSums {
		h.Lost.Bonding += sums[i]
	}
	h.Lost.Breaking = e.bonds.freed
	return nil
}
