// Taking up on the processor what was saved on a GPU, on a machine that has no GPU or has lost it.

package gpu

import (
	"errors"
	"io"
	"math"
	"reflect"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/kernels"
	"gabion/rigid"
)

// Import gives what was saved to a GPU engine in host memory, and reads it from there.
func Import(m *dem.Model, particles packing.Particles, r io.Reader) (*dem.PortableState, error) {
	if m.HasClumps() {
		return nil, errors.New("dem: what a GPU has saved of clumps goes on on a GPU only")
	}
	var head savedHead
	c := &codec.Codec{R: r}
	codec.Value(c, &head)
	if c.Err != nil {
		return nil, c.Err
	}
	if head[1] > uint64(Double) || head[2] > 5 {
		return nil, codec.Invalid("precision %d, 2^%d threads a particle", head[1], head[2])
	}
	device, err := kernels.OpenWith(new(kernels.HostMemory), 0)
	if err != nil {
		return nil, err
	}
	defer device.Close()
	own := *m
	own.Particles = particles
	g, err := New(&own, Options{Device: device, Precision: Precision(head[1]), Lanes: 1 << head[2]})
	if err != nil {
		return nil, err
	}
	defer g.Close()
	if err := g.do(func() error { return g.transferAfter(head, c) }); err != nil {
		return nil, err
	}
	h := &dem.PortableState{
		Inlets: g.inletStates, Time: g.time, Dt: g.dt, PendingKick: g.pendingKick, NextID: g.nextID, Steps: int(g.control.Done), Removed: int(g.control.Removed), Cell: g.cell,
	}
	if err := g.do(func() error { return errors.Join(g.download(&h.State, nil), g.export(h)) }); err != nil {
		return nil, err
	}
	return h, h.Check(m)
}

// export reads contacts and losses.
func (e *Engine) export(h *dem.PortableState) error {
	a, c := &e.arrays, &e.control
	n := int(c.Particles)
	ids, sums := make([]int32, n), [lossChannels]float64{}
	if err := errors.Join(e.addLosses(sums[:]), a.id[c.Order].Read(0, ids)); err != nil {
		return err
	}
	h.Lost = lossesIn(sums[:])
	var crossed observation
	err := e.addFlows(&crossed)
	if err != nil {
		return err
	}
	h.Flows, h.Taken = e.flowsIn(crossed.flows)
	h.Lost.Cell += crossed.flows[flowCrossed]
	if h.Discarded, err = e.discarded(); err != nil {
		return err
	}
	if e.frames > 0 {
		h.Frames = append(h.Frames, unsafe.Slice((*rigid.Frame)(unsafe.Pointer(&a.sent[0])), e.frames)...)
		for i := range h.Frames {
			h.Frames[i].Position = r3.Add(h.Frames[i].Position, e.space.origin)
		}
	}
	if h.Bodies, err = e.bodyHeats(); err != nil {
		return err
	}
	place := dem.Ranks(len(ids), func(i int) int32 { return ids[i] })
	return errors.Join(e.exportPairs(h, place), e.exportSurfaces(h, place), e.exportBonds(h), e.exportPartLoads(h))
}

// historyAt reads a history: its numbers from where kernels/history.cuh lays them.
func (e *Engine) historyAt(number func(i int) []byte) law.History {
	f := e.historyFormat()
	numbers := make([]float64, e.model.Law.HistoryWidth())
	for i := range numbers {
		r := &reader{f, number(i)}
		numbers[i] = r.float(f.real())
	}
	h := e.model.Law.Unpack(numbers)
	h.Radius = math.Abs(h.Radius)
	return h
}

// putHistory is its opposite.
func (e *Engine) putHistory(number func(i int) []byte, h *law.History) {
	numbers, marked := make([]float64, e.model.Law.HistoryWidth()), *h
	if e.marksBridges() && h.Bridge != 0 {
		marked.Radius = -h.Radius
	}
	e.model.Law.Pack(&marked, numbers)
	for i, x := range numbers {
		e.historyFormat().putReal(number(i), x)
	}
}

// historyFormat has the contact laws' precision, which histories have.
func (e *Engine) historyFormat() format {
	if e.options.Precision == Double {
		return format{precision: Double}
	}
	return format{precision: Single}
}

// inBlocks finds the numbers of a history among those of which so many lie together.
func (e *Engine) inBlocks(histories []byte, at int) func(i int) []byte {
	fours, rest := e.historyParts()
	block, place := at/historyBlock*e.historyBytes(historyBlock), at%historyBlock
	return func(i int) []byte {
		of := place*quads*fours + i
		if i == quads*fours && rest > 0 { // behind the fours of all
			of = historyBlock*quads*fours + place
		}
		return histories[block+of*e.historyFormat().real():]
	}
}

// rowHistories are those of so many entries of the rows: fours, and the numbers left over.
type rowHistories struct{ fours, rests []byte }

func (e *Engine) newRowHistories(entries int) rowHistories {
	fours, rest := e.historyParts()
	return rowHistories{make([]byte, entries*quads*fours*e.format.real()), make([]byte, entries*rest*e.format.real())}
}

func (e *Engine) readRowHistories(h rowHistories) error {
	if len(h.rests) == 0 {
		return e.arrays.history.Read(0, h.fours)
	}
	return errors.Join(e.arrays.history.Read(0, h.fours), e.arrays.historyRest.Read(0, h.rests))
}

func (e *Engine) writeRowHistories(h rowHistories) error {
	if len(h.rests) == 0 {
		return e.arrays.history.Write(0, h.fours)
	}
	return errors.Join(e.arrays.history.Write(0, h.fours), e.arrays.historyRest.Write(0, h.rests))
}

// inRows finds the numbers of the history of an entry.
func (e *Engine) inRows(h rowHistories, at int) func(i int) []byte {
	fours, rest := e.historyParts()
	return func(i int) []byte {
		if i == quads*fours && rest > 0 {
			return h.rests[at*e.historyFormat().real():]
		}
		return h.fours[(at*quads*fours+i)*e.historyFormat().real():]
	}
}

func (e *Engine) exportPairs(h *dem.PortableState, place []int) error {
	a, n := &e.arrays, len(place)
	entries := int(e.control.SlicesWanted) * sliceRows
	lengths, starts, entry := make([]int32, n), make([]int32, (n+sliceRows-1)/sliceRows), make([]int32, entries)
	histories := e.newRowHistories(entries)
	errs := []error{a.rowLength.Read(0, lengths), a.sliceStart.Read(0, starts), a.entry.Read(0, entry), e.readRowHistories(histories)}
	for i, l := range lengths {
		for s := range l & 0xffff {
			at := (int(starts[i/sliceRows])+int(s))*sliceRows + i%sliceRows
			if at < 0 || at >= entries {
				return codec.Invalid("neighbours of a particle at %d of %d", at, entries)
			}
			if entry[at] >= 0 {
				continue
			}
			j := int(entry[at] & math.MaxInt32)
			if j >= n {
				return codec.Invalid("a particle touches number %d of %d", j, n)
			}
			if place[i] < place[j] { // each pair stands in the rows of both
				h.Pairs = append(h.Pairs, dem.PairHistory{First: place[i], Second: place[j], History: e.historyAt(e.inRows(histories, at))})
			}
		}
	}
	return errors.Join(errs...)
}

func (e *Engine) exportSurfaces(h *dem.PortableState, place []int) error {
	a, c := &e.arrays, &e.control
	pairs, slots, surfaces := int(c.Pairs), int(c.Slots), len(e.surfaces.surfaces)
	particle, surface, feature := make([]int32, pairs), make([]int32, pairs), make([]int32, slots)
	pairFirst, slotFirst := make([]int32, surfaces+1), make([]int32, surfaces+1)
	histories := make([]byte, e.historyBytes(slots))
	size := e.format.surfaceForce()
	forces := make([]byte, pairs*size)
	errs := []error{
		a.pairParticle[c.Side].Read(0, particle), a.pairSurface[c.Side].Read(0, surface), a.pairFirst[c.Side].Read(0, pairFirst),
		a.slotFirst[c.Side].Read(0, slotFirst), a.feature[c.Side].Read(0, feature), a.slotHistory[c.Side].Read(0, histories), a.surfaceForces.Read(0, forces),
	}
	records := make([]deviceRecord, slots)
	errs = append(errs, e.coupledContacts(records))
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for p := range pairs {
		s := int(surface[p])
		if s < 0 || s >= surfaces || particle[p] < 0 || int(particle[p]) >= len(place) || pairFirst[s+1] <= pairFirst[s] {
			return codec.Invalid("particle %d is near surface %d", particle[p], s)
		}
		many := int(slotFirst[s+1]-slotFirst[s]) / int(pairFirst[s+1]-pairFirst[s])
		first := int(slotFirst[s]) + (p-int(pairFirst[s]))*many
		if first < 0 || first+many > slots {
			return codec.Invalid("contacts %d to %d of %d", first, first+many, slots)
		}
		mesh, _ := e.surfaces.surfaces[s].Shape.(*geometry.Mesh)
		for slot := first; slot < first+many; slot++ {
			if feature[slot] >= 0 {
				if part := int(records[slot].Part); mesh != nil && (part < 0 || part >= len(mesh.Triangles)) {
					return codec.Invalid("a particle touches triangle %d of %d", part, len(mesh.Triangles))
				}
				h.Surfaces = append(h.Surfaces, dem.SurfaceHistory{
					Particle: place[particle[p]], Surface: e.surfaces.number[s], Feature: feature[slot], History: e.historyAt(e.inBlocks(histories, slot)),
					Coupled: s >= e.surfaces.walls, Record: records[slot].held(),
				})
			}
		}
		if s >= e.surfaces.walls {
			e.addSurfaceForce(h, place[particle[p]], e.surfaces.number[s], forces[p*size:])
		}
	}
	return nil
}

// addSurfaceForce adds what a pair of a particle, by its place in the order of ids, with a coupled surface has lost in the step, and what it has done to the particle's film: a GPU engine
// sums that up in the next step.
func (e *Engine) addSurfaceForce(h *dem.PortableState, particle, surface int, force []byte) {
	var f deviceSurfaceForce
	(&reader{e.format, force}).get(reflect.ValueOf(&f).Elem())
	lost := &h.Lost
	lost.Exchange += h.Dt * float64(f.Power)
	lost.Damping += float64(f.Damped)
	lost.Friction += float64(f.Slid)
	lost.Rolling += float64(f.Rolled)
	lost.Parting += float64(f.Parted)
	lost.Yielding += float64(f.Yielded)
	h.Dashpots = append(h.Dashpots, dem.DashpotLoad{
		Particle: particle, Surface: surface, Force: vectorOf(f.Drag), Moment: vectorOf(f.Turning), Made: float64(f.Damped + f.Slid + f.Rolled + f.Yielded), Flows: float64(f.Heat),
	})
	for k := range e.model.Scalars {
		h.State.Scalars[k][particle] += e.model.Scalars[k].Exchange.FilmDensity * f.Film / h.State.Mass[particle]
	}
}

func vectorOf(v vector[real]) r3.Vec {
	return r3.Vec{X: float64(v[0]), Y: float64(v[1]), Z: float64(v[2])}
}

func (r *deviceRecord) held() dem.SurfaceReaction {
	return dem.SurfaceReaction{Part: r.Part, Point: r.Point, Normal: r.Normal, Force: r.Force, Moment: r.Moment, Overlap: r.Overlap, SegmentParameter: r.SegmentParameter}
}
