// What the GPU engine tells of its state.

package gpu

import (
	"cmp"
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/kernels"
)

// observation is what was worked out at the time reached. Forces, torques and scalars of the particles stay on the device.
type observation struct {
	sums     [observedSums]float64 // with the losses so far
	bonds    [bondSums]float64     // energy of bonds, and what they have lost so far
	pairs    float64               // energy of pair potentials, J
	flows    []float64             // channels of what has crossed the borders
	bodies   []float64             // what each body that warms up has received, by all and by what surrounds it, J
	contacts []deviceRecord        // of surfaces
	ranges   []foreseen            // sums over selections that are known already
	listed   bool                  // touches have been listed
	unread   bool                  // the device has sums and flows, or will have
}

// Len implements Engine.
func (e *Engine) Len() int {
	if e.stale {
		e.recordFailure(e.do(e.syncIfStale))
	}
	c := &e.control
	return int(c.Particles - c.ClumpSpheres + c.Clumps)
}

// Cell implements dem.Engine.
func (e *Engine) Cell() dem.Cell { return e.cell }

// Time implements Engine.
func (e *Engine) Time() float64 { return e.time }

// Pairs implements Engine.
func (e *Engine) Pairs() [][2]int { return e.pairs }

// Frames implements Engine.
func (e *Engine) Frames() int { return e.frames }

// recordFailure keeps the first failure of a call that cannot tell it; the next step does.
func (e *Engine) recordFailure(err error) {
	if e.failed == nil {
		e.failed = err
	}
}

// observe works out what acts on the particles at the time reached.
func (e *Engine) observe() (*observation, error) {
	s, err := e.queueObservation()
	if err != nil || !s.unread {
		return s, err
	}
	return s, e.readObservation(s, nil)
}

// queueObservation queues that. All sums come in one answer: each wait for the device costs as much as they do.
func (e *Engine) queueObservation() (*observation, error) {
	if e.observed != nil {
		return e.observed, nil
	}
	if err := e.syncIfStale(); err != nil {
		return nil, err
	}
	if err := e.setLastStep(); err != nil {
		return nil, err
	}
	n := int(e.control.Particles)
	s := &observation{}
	if err := e.observeBonds(s); err != nil {
		return nil, err
	}
	if n == 0 {
		if err := errors.Join(e.addLosses(s.sums[:]), e.addFlows(s), e.observeLoneBodies(s)); err != nil {
			return nil, err
		}
		e.observed = s
		return s, nil
	}
	if err := e.queueSums(1, 0); err != nil {
		return nil, err
	}
	s.unread, e.observed = true, s
	return s, nil
}

// queueSums queues the sums over all particles, and the forces on each, with room for those of so many ranges behind them. With gates nothing is done where bodies that step on the
// device have not come to the end of their steps.
func (e *Engine) queueSums(ranges int, gates to[deviceGates]) error {
	a, t := &e.arrays.observed, e.allocator()
	blocks := blocksOf(int(e.control.Particles), stepThreads)
	rows := blocks + e.clumpBlocks()
	if e.hasClumps() {
		regrow(e, t, &e.arrays.clumps.loads, e.clumps.capacity)
	}
	channels := e.flowChannels()
	regrow(e, t, &a.table, rows*max(observedSums, rangeSums))
	regrow(e, t, &a.sums, e.sumsOfObservation()+ranges*rangeSums)
	if t.err != nil {
		return t.err
	}
	losses, flows := &e.arrays.losses, &e.arrays.flows
	err := errors.Join(e.queueForces(),
		e.kernels.observe(blocks, stepThreads, pointer(a.table), pointer(e.arrays.late), gates),
		e.observeClumps(blocks),
		e.kernels.sumColumns(observedSums, stepThreads, pointer(a.table), int64(rows), observedSums, pointer(a.sums)),
		e.kernels.sumColumns(lossChannels, stepThreads, pointer(*losses), int64((*losses).Len()/lossChannels), lossChannels, e.placeOfSums(observedSums)),
		e.kernels.sumColumns(channels, stepThreads, pointer(*flows), int64((*flows).Len()/channels), int64(channels), e.placeOfSums(observedSums+lossChannels)))
	if e.model.Potentials != nil {
		err = errors.Join(err, e.kernels.sumColumns(1, stepThreads, pointer(e.arrays.far.energy), int64(e.control.Particles), 1, e.placeOfSums(e.observedPairs())))
	}
	return errors.Join(err, e.observeBodies(gates))
}

// queueForces queues what acts on particles from beside them at the time reached, and tells the device what of the last step's kick is still to come.
func (e *Engine) queueForces() error {
	err := e.arrays.late.Write(0, []float64{e.pendingKick})
	if e.surfaces.walls > 0 {
		err = errors.Join(err, e.kernels.wallForces(e.wallBlocks(), surfaceThreads, 0, 1))
	}
	return errors.Join(err, e.pressPolyhedra(0, asObserved, 0, 0, 0), e.fillCells(0), e.attract(0, 1))
}

// queueRange queues the sums over a selection of particles, which become those of a range behind the sums over all.
func (e *Engine) queueRange(of dem.Selection, number int, gates to[deviceGates]) error {
	a, blocks := &e.arrays.observed, blocksOf(int(e.control.Particles), stepThreads)
	rows := blocks + e.clumpBlocks()
	return errors.Join(
		e.kernels.sumRange(blocks, stepThreads, int64(of.First), int64(of.End), int64(of.Material), pointer(a.table), pointer(e.arrays.late), gates),
		e.sumClumps(0, of, blocks),
		e.kernels.joinRanges(rangeSums, stepThreads, pointer(a.table), int64(rows), e.placeOfSums(e.sumsOfObservation()+number*rangeSums)))
}

// sumsOfObservation is how many numbers an observation has on the device: after sums, losses and flows the energy of pair potentials, then what bodies have received. placeOfSums is where one
// of them is, or one of those of a range of particles behind them.
func (e *Engine) sumsOfObservation() int { return e.observedPairs() + 1 + 2*e.heatedBodies() }

func (e *Engine) observedPairs() int { return observedSums + lossChannels + e.flowChannels() }

func (e *Engine) placeOfSums(k int) to[float64] {
	return to[float64](e.arrays.observed.sums.Address() + kernels.Address(k*numberBytes))
}

// readObservation reads what the device has of an observation, and the sums of a range.
func (e *Engine) readObservation(s *observation, ofRange []float64) error {
	n, first := e.sumsOfObservation(), 0
	if !s.unread {
		first = n
	}
	sums := make([]float64, n+len(ofRange))
	if err := e.arrays.observed.sums.Read(first, sums[first:]); err != nil {
		e.observed = nil
		return err
	}
	copy(ofRange, sums[n:])
	if s.unread {
		e.take(s, sums[:n])
	}
	return nil
}

// take takes what the device has of an observation.
func (e *Engine) take(s *observation, sums []float64) {
	s.unread = false
	copy(s.sums[:], sums)
	for k := range lossChannels {
		s.sums[k] += sums[observedSums+k]
	}
	pairs := e.observedPairs()
	s.flows, s.pairs, s.bodies = sums[observedSums+lossChannels:pairs], sums[pairs], sums[pairs+1:]
}

// Snapshot implements Engine.
func (e *Engine) Snapshot(s *dem.State) {
	e.recordFailure(e.do(func() error {
		observed, err := e.observe()
		if err != nil {
			return err
		}
		return e.download(s, observed)
	}))
}

// inDomain brings a place back through periodic sides, but for those of a cell that deforms, where a build does so.
func (e *Engine) inDomain(p r3.Vec) r3.Vec {
	for axis, on := range e.model.Periodic {
		if on && e.model.Strain == nil {
			low, high := vec.Component(e.model.Domain.Min, axis), vec.Component(e.model.Domain.Max, axis)
			x := vec.Component(p, axis)
			vec.SetComponent(&p, axis, x-(high-low)*math.Floor((x-low)/(high-low)))
		}
	}
	return p
}

// Energy implements Engine.
func (e *Engine) Energy() (out dem.Energy) {
	if e.failed == nil && e.observed != nil && !e.observed.unread {
		return e.energyOf(e.observed)
	}
	e.recordFailure(e.do(func() error {
		observed, err := e.observe()
		if err == nil {
			out = e.energyOf(observed)
		}
		return err
	}))
	return out
}

// energyOf is the energy that has been observed.
func (e *Engine) energyOf(observed *observation) dem.Energy {
	sums := &observed.sums
	out := lossesIn(sums[:])
	out.Bonds, out.Bonding, out.Breaking = observed.bonds[sumHeld], observed.bonds[sumDamping]+observed.bonds[sumBondDamped], e.bonds.freed+observed.bonds[sumBondFreed]
	if out.Pairs = observed.pairs; e.model.Potentials != nil {
		out.Attracted = 0 // what potentials do is no work from outside
	}
	out.MakeHeat(e.model.Heat)
	observed.addBodyHeat(&out)
	out.Flows, _ = e.flowsIn(observed.flows)
	out.Cell += observed.flows[flowCrossed]
	out.Kinetic, out.Rotational, out.Potential, out.Elastic, out.Heat = sums[sumKinetic], sums[sumRotational], sums[sumPotential], sums[sumElastic], sums[sumHeat]
	return out
}

// addLosses adds what the blocks have lost so far to the first of sums.
func (e *Engine) addLosses(sums []float64) error {
	losses := make([]float64, e.arrays.losses.Len())
	err := e.arrays.losses.Read(0, losses)
	for i, v := range losses {
		sums[i%lossChannels] += v
	}
	return err
}

// lossesIn are the channels of losses.
func lossesIn(sums []float64) dem.Energy {
	return dem.Energy{
		Damping: sums[0], Friction: sums[1], Rolling: sums[2], Parting: sums[3], Yielding: sums[4], Local: sums[5], Drag: sums[6], Work: sums[7], Exchange: sums[8],
		HeatWalls: sums[9], HeatAround: sums[10], Attracted: sums[11], Bath: sums[12], Cell: sums[13], Expansion: sums[14],
	}
}

// Counters implements Engine.
func (e *Engine) Counters() dem.Counters {
	c := dem.Counters{Bytes: e.Bytes()}
	if e.goneOn { // the lists are not those of the time reached any more
		e.countObserved(&c, e.observed)
		return c
	}
	e.recordFailure(e.do(func() error {
		observed, err := e.observe()
		if err != nil {
			return err
		}
		e.countObserved(&c, observed)
		lengths := make([]int32, e.control.Particles)
		err = e.arrays.rowLength.Read(0, lengths)
		for _, l := range lengths {
			c.Listed += int(l & 0xffff)
		}
		c.Listed /= 2
		return err
	}))
	return c
}

// countObserved counts what has been observed.
func (e *Engine) countObserved(c *dem.Counters, observed *observation) {
	c.Steps, c.Rebuilds, c.Removed = int(e.control.Done), int(e.control.Rebuilds), int(e.control.Removed)
	c.Bridged = observed.sums[sumBridged]
	c.Touching, c.Surface = int(observed.sums[sumContacts])/2, int(observed.sums[sumSurfaceContacts])
}

// Contacts implements Engine.
func (e *Engine) Contacts(dst []dem.ContactState) []dem.ContactState {
	e.recordFailure(e.do(func() error {
		observed, err := e.observe()
		if err != nil {
			return err
		}
		pairs, err := e.pairContacts(int(observed.sums[sumContacts]) / 2)
		if err != nil {
			return err
		}
		touches, err := e.surfaceContacts()
		if err != nil {
			return err
		}
		pressed, err := e.polyhedronContacts()
		if err != nil {
			return err
		}
		for _, list := range [][]deviceRecord{pairs, touches, pressed} {
			for i := range list {
				r := &list[i]
				surface := -1
				if r.Surface >= 0 {
					surface = e.surfaces.number[r.Surface]
				}
				dst = append(dst, dem.ContactState{
					Particle: int(r.Particle), Other: int(r.Other), Surface: surface, Part: int(r.Part),
					Point: e.inDomain(r.Point), Normal: r.Normal, Force: r.Force, Overlap: r.Overlap,
				})
			}
		}
		return nil
	}))
	return dst
}

// pairContacts lists the n contacts between particles, in the order of ids.
func (e *Engine) pairContacts(n int) ([]deviceRecord, error) {
	if n == 0 {
		return nil, nil
	}
	list, number := make([]deviceRecord, n), []int32{0}
	err := e.withScratch(func(t *allocator) error {
		out, count := alloc[deviceRecord](t, n), alloc[int32](t, 1)
		if t.err != nil {
			return t.err
		}
		return errors.Join(count.Clear(0),
			e.kernels.listContacts(blocksOf(int(e.control.Particles), stepThreads), stepThreads, pointer(out), int64(n), pointer(count)),
			out.Read(0, list), count.Read(0, number))
	})
	list = list[:min(n, int(number[0]))] // those of polyhedra are not among them
	slices.SortFunc(list, compareContacts)
	return list, err
}

// compareContacts puts contacts into the order of surfaces, ids and places: clumps and polyhedra touch at several.
func compareContacts(a, b deviceRecord) int {
	return cmp.Or(cmp.Compare(a.Surface, b.Surface), cmp.Compare(a.Particle, b.Particle), cmp.Compare(a.Other, b.Other),
		cmp.Compare(a.Point.X, b.Point.X), cmp.Compare(a.Point.Y, b.Point.Y), cmp.Compare(a.Point.Z, b.Point.Z), cmp.Compare(a.Overlap, b.Overlap))
}

// surfaceContacts lists the contacts with surfaces, in the order of surfaces and particles.
func (e *Engine) surfaceContacts() ([]deviceRecord, error) {
	observed, err := e.observe()
	if err != nil || observed.listed || e.control.Slots == 0 {
		return observed.contacts, err
	}
	list := make([]deviceRecord, e.control.Slots)
	err = e.withScratch(func(t *allocator) error {
		out := alloc[deviceRecord](t, len(list))
		if t.err != nil {
			return t.err
		}
		err := out.Fill(0xffffffff)
		if e.control.Walls > 0 {
			err = errors.Join(err, e.kernels.listSurfaceContacts(blocksOf(int(e.control.Walls), surfaceThreads), surfaceThreads, pointer(out)))
		}
		return errors.Join(err, out.Read(0, list))
	})
	if err != nil {
		return nil, err
	}
	if err := e.coupledContacts(list); err != nil {
		return nil, err
	}
	list = slices.DeleteFunc(list, func(r deviceRecord) bool { return r.Surface < 0 })
	slices.SortStableFunc(list, func(a, b deviceRecord) int {
		return cmp.Or(cmp.Compare(a.Surface, b.Surface), cmp.Compare(a.Particle, b.Particle))
	})
	observed.contacts, observed.listed = list, true
	return list, nil
}

// Surfaces implements Engine.
func (e *Engine) Surfaces() []dem.Surface { return e.model.Surfaces }
