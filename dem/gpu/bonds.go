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
	blocks  bondBlocks
	broken  []dem.BrokenBond // as last read, by time and number
	freed   float64          // what was lost with them, J
	current bool             // these are all of them as long as there are no more
}

// bondArrays are the arrays of bonds; names as in parameters.
type bondArrays struct {
	blocks                              *kernels.Array[deviceBondBlock]
	ends                                *kernels.Array[deviceBondEnds]
	bondNumbers                         *kernels.Array[int32]
	bondPlaces                          *kernels.Array[deviceBondPlaces]
	loadsAt                             *kernels.Array[deviceLoadsBegin]
	rests, springs, dashpots, strengths *kernels.Array[byte]
	elastic, loads, sumsOfLoads, far    *kernels.Array[byte]
	touching, ended                     *kernels.Array[int32]
	ranges                              *kernels.Array[deviceBondRange]
	entries                             *kernels.Array[deviceBondEntry]
	bondedID, places, numbers           *kernels.Array[int32]
	turns                               *kernels.Array[quad[float64]]
	tally                               *kernels.Array[deviceBondTally]
	broken                              *kernels.Array[deviceBrokenBond]
	sums                                *kernels.Array[float64] // of each block
	total                               *kernels.Array[float64]
}

func (e *Engine) hasBonds() bool { return len(e.model.Bonds) > 0 }

// bondBlocks is the number of blocks that work out bonds.
func (e *Engine) bondBlocks() int { return len(e.bonds.blocks.first) - 1 }

// uploadBonds makes the arrays of bonds, with all bonds whole.
func (e *Engine) uploadBonds() error {
	if !e.hasBonds() {
		return nil
	}
	n, a, t := &e.bonds, &e.arrays.bonds, e.allocator()
	count := len(e.model.Bonds)
	rests, springs, dashpots, strengths := layout{format: e.format}, layout{format: e.format}, layout{format: e.format}, layout{format: e.format}
	touching := make([]int32, count)
	for k, number := range n.blocks.numbers {
		b := &e.model.Bonds[number]
		beam := &b.Beam
		rests.quad(b.Rest, 1/r3.Norm(b.Rest))
		springs.reals(beam.Normal, beam.Shear, beam.Twist, beam.Bend)
		dashpots.reals(beam.NormalDamp, beam.ShearDamp, beam.TwistDamp, beam.BendDamp)
		strengths.reals(beam.TensionByForce, beam.TensionByMoment, beam.ShearByForce, beam.ShearByMoment, beam.FrictionByForce, beam.FrictionByMoment)
		touching[k] = int32(oneIf(b.Contact))
	}
	ranges, turns, places := make([]deviceBondRange, len(n.IDs)), make([]quad[float64], len(n.IDs)), make([]int32, len(n.IDs))
	for k, r := range n.Ranges {
		ranges[k] = deviceBondRange{First: r.First, Last: r.Last}
		turns[k], places[k] = quad[float64]{1}, -1
	}
	entries := make([]deviceBondEntry, len(n.Entries))
	for k, r := range n.Ranges {
		for at := r.First; at < r.Last; at++ {
			b := n.Entries[at]
			entries[at] = deviceBondEntry{Bond: n.blocks.places[b], Apart: n.Partners[b][oneIf(int(n.Partners[b][0]) == k)]}
			if e.model.Bonds[b].Contact {
				entries[at].Apart = -1
			}
		}
	}
	a.blocks, a.ends, a.touching = alloc[deviceBondBlock](t, len(n.blocks.first)), alloc[deviceBondEnds](t, count), alloc[int32](t, count)
	a.rests, a.springs, a.dashpots, a.strengths = alloc[byte](t, len(rests.b)), alloc[byte](t, len(springs.b)), alloc[byte](t, len(dashpots.b)), alloc[byte](t, len(strengths.b))
	a.bondNumbers, a.bondPlaces, a.loadsAt = alloc[int32](t, count), alloc[deviceBondPlaces](t, count), alloc[deviceLoadsBegin](t, len(n.blocks.loads))
	a.ranges, a.turns, a.places = alloc[deviceBondRange](t, len(ranges)), alloc[quad[float64]](t, len(turns)), alloc[int32](t, len(places))
	a.entries, a.bondedID = alloc[deviceBondEntry](t, len(entries)), alloc[int32](t, len(n.Number))
	a.elastic, a.ended, a.broken = alloc[byte](t, count*e.format.real()), alloc[int32](t, count), alloc[deviceBrokenBond](t, len(e.model.Bonds))
	load := len(e.format.bytes(deviceBondedLoad{}))
	a.loads, a.sumsOfLoads, a.far = alloc[byte](t, count*e.bondLoad()), alloc[byte](t, len(n.IDs)*load), alloc[byte](t, max(1, int(n.blocks.far))*load)
	a.tally, a.sums, a.total = alloc[deviceBondTally](t, 1), alloc[float64](t, bondSums*e.bondBlocks()), alloc[float64](t, bondSums)
	if t.err != nil {
		return t.err
	}
	return errors.Join(a.blocks.Write(0, n.blocks.first), a.ends.Write(0, n.blocks.listed), a.bondNumbers.Write(0, n.blocks.numbers), a.loadsAt.Write(0, n.blocks.loads), a.rests.Write(0, rests.b), a.touching.Write(0, touching), a.springs.Write(0, springs.b), a.dashpots.Write(0, dashpots.b),
		a.strengths.Write(0, strengths.b), a.ranges.Write(0, ranges), a.turns.Write(0, turns), a.places.Write(0, places), a.entries.Write(0, entries), a.bondedID.Write(0, n.Number),
		a.elastic.Clear(0), a.ended.Clear(0), a.loads.Clear(0), a.sumsOfLoads.Clear(0), a.far.Clear(0), a.tally.Clear(0), a.sums.Clear(0), e.queue.Wait(), e.setParameters())
}

// resizeBonds makes room for what n particles have of bonds.
func (e *Engine) resizeBonds(t *allocator, n int) {
	if e.hasBonds() {
		grow(e, t, &e.arrays.bonds.numbers, n)
	}
}

// mayBreak tells whether any load breaks a bond.
func (e *Engine) mayBreak() bool {
	return slices.ContainsFunc(e.model.Bonds, func(b dem.Bond) bool {
		k := &b.Beam
		return k.TensionByForce != 0 || k.TensionByMoment != 0 || k.ShearByForce != 0 || k.ShearByMoment != 0 || k.FrictionByForce != 0 || k.FrictionByMoment != 0
	})
}

// bondLoad is the size of what is told of what a bond does, bytes.
func (e *Engine) bondLoad() int { return len(e.format.bytes(deviceBondLoad{})) }

// setBonds tells the kernels where the arrays of bonds are.
func (e *Engine) setBonds(p *parameters) {
	a := &e.arrays.bonds
	if !e.hasBonds() {
		return
	}
	p.BondBlocks, p.BondEnds, p.BondRests = table[deviceBondBlock](addressOf(a.blocks)), table[deviceBondEnds](addressOf(a.ends)), table[quad[scalar]](addressOf(a.rests))
	p.BondSprings, p.BondDashpots = table[quad[real]](addressOf(a.springs)), table[quad[real]](addressOf(a.dashpots))
	p.BondStrengths, p.BondTouching = table[deviceBondStrength](addressOf(a.strengths)), table[int32](addressOf(a.touching))
	p.BondRanges, p.BondEntries, p.BondedById = table[deviceBondRange](addressOf(a.ranges)), table[deviceBondEntry](addressOf(a.entries)), table[int32](addressOf(a.bondedID))
	p.BondNumbers, p.LoadsBegin = table[int32](addressOf(a.bondNumbers)), table[deviceLoadsBegin](addressOf(a.loadsAt))
	point(&p.BondPlaces, a.bondPlaces)
	point(&p.FarLoads, a.far)
	point(&p.BondLoads, a.loads)
	point(&p.BondedLoads, a.sumsOfLoads)
	point(&p.BondedNumbers, a.numbers)
	point(&p.BondElastic, a.elastic)
	point(&p.BondBroken, a.ended)
	point(&p.BondedTurns, a.turns)
	point(&p.BondedPlaces, a.places)
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
	return e.kernels.bondForces(e.bondBlocks(), stepThreads, k)
}

// followBonded queues that the bonded particles are found in their new order.
func (e *Engine) followBonded() error {
	if !e.hasBonds() {
		return nil
	}
	n := len(e.bonds.IDs)
	return errors.Join(e.kernels.forgetBonded(blocksOf(n, cellThreads), cellThreads, int64(n)), e.kernels.followBonded(blocksOf(e.capacity, cellThreads), cellThreads),
		e.kernels.followBonds(blocksOf(len(e.model.Bonds), cellThreads), cellThreads))
}

// lookAtBonds queues that the bonds are worked out as they are.
func (e *Engine) lookAtBonds() error {
	return e.kernels.observeBonds(e.bondBlocks(), stepThreads)
}

// observeBonds works the bonds out as they are, for what is observed of particles, and adds up their energies.
func (e *Engine) observeBonds(s *observation) error {
	if !e.hasBonds() {
		return nil
	}
	a := &e.arrays.bonds
	sums := make([]float64, bondSums)
	err := errors.Join(
		e.lookAtBonds(),
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
		n, a, width, count := &e.bonds, &e.arrays.bonds, e.bondLoad(), len(e.model.Bonds)
		ended, loads := make([]int32, count), make([]byte, width*count)
		if err := errors.Join(a.ended.Read(0, ended), a.loads.Read(0, loads)); err != nil {
			return err
		}
		for i, at := range n.blocks.places {
			if ended[at] == 0 {
				p, load := n.Partners[i], reader{e.format, loads[width*int(at):]}
				size := e.format.real()
				dst = append(dst, dem.BondForce{First: int(n.IDs[p[0]]), Second: int(n.IDs[p[1]]), Force: r3.Vec{X: load.float(size), Y: load.float(size), Z: load.float(size)}})
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
	transferArray(e, c, a.turns, 0, len(e.bonds.IDs))
	transferArray(e, c, a.places, 0, len(e.bonds.IDs))
	transferArray(e, c, a.numbers, 0, int(e.control.Particles))
	transferArray(e, c, a.bondPlaces, 0, count)
	transferArray(e, c, a.loads, 0, e.bondLoad()*count)
	transferArray(e, c, a.elastic, 0, e.format.real()*count)
	transferArray(e, c, a.ended, 0, count)
	transferArray(e, c, a.tally, 0, 1)
	transferArray(e, c, a.broken, 0, len(e.model.Bonds))
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
	count := len(e.bonds.IDs)
	turns, places, tally, broken := make([]quad[float64], count), make([]int32, count), make([]deviceBondTally, 1), make([]deviceBrokenBond, len(e.model.Bonds))
	numbers, ofBonds := make([]int32, e.control.Particles), make([]deviceBondPlaces, len(e.model.Bonds))
	if err := errors.Join(a.turns.Read(0, turns), a.places.Read(0, places), a.numbers.Read(0, numbers), a.bondPlaces.Read(0, ofBonds), a.tally.Read(0, tally), a.broken.Read(0, broken)); err != nil {
		return err
	}
	for i, k := range numbers {
		if k < -1 || int(k) >= count || k >= 0 && int(places[k]) != i {
			return codec.Invalid("particle %d is bonded particle %d", i, k)
		}
	}
	for k, ends := range e.bonds.blocks.listed {
		if at := (deviceBondPlaces{places[ends.Partners[0]], places[ends.Partners[1]]}); ofBonds[k] != at {
			return codec.Invalid("bond %d holds the spheres %v, want %v", e.bonds.blocks.numbers[k], ofBonds[k], at)
		}
	}
	for k, q := range turns {
		if length := q[0]*q[0] + q[1]*q[1] + q[2]*q[2] + q[3]*q[3]; !(math.Abs(length-1) < 1e-6) || places[k] < -1 || places[k] >= e.control.Particles {
			return codec.Invalid("bonded particle %d at place %d is turned by %v", k, places[k], q)
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
	a, count, size := &e.arrays.bonds, len(e.model.Bonds), e.format.real()
	turns, elastic, ended, sums := make([]quad[float64], len(e.bonds.IDs)), make([]byte, size*count), make([]int32, count), make([]float64, bondSums*e.bondBlocks())
	if err := errors.Join(e.lookAtBonds(), a.turns.Read(0, turns), a.elastic.Read(0, elastic), a.ended.Read(0, ended), a.sums.Read(0, sums), e.readBroken()); err != nil {
		return err
	}
	b := &h.Bonds
	for _, q := range turns {
		b.Turned = append(b.Turned, law.Orientation{E0: q[0], E: r3.Vec{X: q[1], Y: q[2], Z: q[3]}})
	}
	for _, at := range e.bonds.blocks.places {
		energy := reader{e.format, elastic[size*int(at):]}
		b.Elastic, b.Ended = append(b.Elastic, energy.float(size)), append(b.Ended, ended[at] != 0)
	}
	b.Broken = e.bonds.broken
	h.Lost.Breaking = e.bonds.freed
	for i := 0; i < len(sums); i += bondSums {
		h.Lost.Bonding += sums[i+sumBondDamped]
		h.Lost.Breaking += sums[i+sumBondFreed]
	}
	return nil
}
