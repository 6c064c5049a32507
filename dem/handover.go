// Taking up on the processor what was saved on a GPU, on a machine that has no GPU or has lost it.

package dem

import (
	"errors"
	"io"
	"math"
	"unsafe"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

// handover is the state of a GPU engine in terms that another engine understands: positions of the time reached, velocities half a step
// before, and histories from which the forces of the time reached have still to be worked out.
type handover struct {
	state       State // velocities half a step before
	pairs       []heldPair
	traces      []heldTrace
	frames      []Frame
	feeds       []StreamState
	lost        Energy
	flows       Flows
	taken       []Taken
	time, dt    float64
	kicked      float64
	nextID      int
	steps, left int
}

// heldPair is a contact of two grains, as the first of them has it.
type heldPair struct {
	first, second int // in the order of ids
	history       History
}

// heldTrace is a contact of a grain with a surface. One with a coupled surface has had its part of the step, whose force is in record.
type heldTrace struct {
	grain, surface int // in the order of ids; in the model
	feature        int32
	history        History
	coupled        bool
	record         touchRecord
}

// takeOver reads the state of a GPU engine and continues as if this engine had made the steps so far.
func (e *CPU) takeOver(r io.Reader) error {
	h, err := readHandover(&e.model, e.placed(), r)
	if err != nil {
		return err
	}
	e.receive(h)
	if err := e.rebuild(); err != nil {
		return err
	}
	e.each(e.tasks.forces)
	e.receiveCoupled(h)
	e.each(e.tasks.finish)
	e.phase = committed
	return nil
}

// placed are the grains of the engine.
func (e *CPU) placed() Grains {
	var s State
	e.Snapshot(&s)
	return Grains{Position: s.Position, Radius: s.Radius, Material: s.Material}
}

// readHandover gives what was saved to a GPU engine in host memory, and reads it from there.
func readHandover(m *Model, grains Grains, r io.Reader) (*handover, error) {
	var head savedHead
	c := &codec{r: r}
	value(c, &head)
	if c.err != nil {
		return nil, c.err
	}
	if head[1] > uint64(Double) || head[2] > 5 {
		return nil, unsound("precision %d, 2^%d threads a grain", head[1], head[2])
	}
	device, err := kernels.OpenWith(new(kernels.HostMemory), 0)
	if err != nil {
		return nil, err
	}
	defer device.Close()
	own := *m
	own.Grains = grains
	g, err := NewGPU(&own, GPUOptions{Device: device, Precision: Precision(head[1]), Lanes: 1 << head[2]})
	if err != nil {
		return nil, err
	}
	defer g.Close()
	if err := g.do(func() error { return g.transferAfter(head, c) }); err != nil {
		return nil, err
	}
	h := &handover{
		feeds: g.feeds, time: g.time, dt: g.dt, kicked: g.kicked, nextID: g.nextID, steps: int(g.control.Done), left: int(g.control.Removed),
	}
	if err := g.do(func() error { return errors.Join(g.download(&h.state, nil), g.handOver(h)) }); err != nil {
		return nil, err
	}
	return h, h.sound(m)
}

// handOver reads contacts and losses.
func (e *GPU) handOver(h *handover) error {
	a, c := &e.arrays, &e.control
	n := int(c.Grains)
	ids, sums := make([]int32, n), [lossChannels]float64{}
	if err := errors.Join(e.addLosses(sums[:]), a.id[c.Order].Read(0, ids)); err != nil {
		return err
	}
	h.lost = lossesIn(sums[:])
	var err error
	if h.flows, h.taken, err = e.flowsSoFar(); err != nil {
		return err
	}
	if e.frames > 0 {
		h.frames = append(h.frames, unsafe.Slice((*Frame)(unsafe.Pointer(&a.sent[0])), e.frames)...)
		for i := range h.frames {
			h.frames[i].Position = r3.Add(h.frames[i].Position, e.space.origin)
		}
	}
	place := ranks(len(ids), func(i int) int32 { return ids[i] })
	return errors.Join(e.handOverPairs(h, place), e.handOverTraces(h, place))
}

// history reads a spring and the radius of its contact, and a rolling spring if there is one.
func (e *GPU) historyAt(springs, rolls []byte, at int) History {
	f := format{Single}
	if e.options.Precision == Double {
		f = format{Double} // histories have the contact laws' precision
	}
	width := quads * e.format.real()
	var h History
	h.Spring, h.Radius = (&reader{f, springs[at*width:]}).quad()
	if rolls != nil {
		h.Roll, _ = (&reader{f, rolls[at*width:]}).quad()
	}
	return h
}

func (e *GPU) handOverPairs(h *handover, place []int) error {
	a, n := &e.arrays, len(place)
	entries := int(e.control.SlicesWanted) * sliceRows
	lengths, starts, entry := make([]int32, n), make([]int32, (n+sliceRows-1)/sliceRows), make([]int32, entries)
	springs := make([]byte, entries*quads*e.format.real())
	errs := []error{a.rowLength.Read(0, lengths), a.sliceStart.Read(0, starts), a.entry.Read(0, entry), a.history.Read(0, springs)}
	var rolls []byte
	if a.rolling != nil {
		rolls = make([]byte, len(springs))
		errs = append(errs, a.rolling.Read(0, rolls))
	}
	for i, l := range lengths {
		for s := range l & 0xffff {
			at := (int(starts[i/sliceRows])+int(s))*sliceRows + i%sliceRows
			if at < 0 || at >= entries {
				return unsound("neighbours of a grain at %d of %d", at, entries)
			}
			if entry[at] >= 0 {
				continue
			}
			j := int(entry[at] & math.MaxInt32)
			if j >= n {
				return unsound("a grain touches number %d of %d", j, n)
			}
			if place[i] < place[j] { // each pair stands in the rows of both
				h.pairs = append(h.pairs, heldPair{place[i], place[j], e.historyAt(springs, rolls, at)})
			}
		}
	}
	return errors.Join(errs...)
}

func (e *GPU) handOverTraces(h *handover, place []int) error {
	a, c := &e.arrays, &e.control
	pairs, slots, surfaces := int(c.Pairs), int(c.Slots), len(e.panel.surfaces)
	grain, surface, feature := make([]int32, pairs), make([]int32, pairs), make([]int32, slots)
	pairFirst, slotFirst := make([]int32, surfaces+1), make([]int32, surfaces+1)
	springs := make([]byte, slots*quads*e.format.real())
	push := make([]byte, pairs*e.format.push())
	errs := []error{
		a.pairGrain[c.Side].Read(0, grain), a.pairSurface[c.Side].Read(0, surface), a.pairFirst[c.Side].Read(0, pairFirst),
		a.slotFirst[c.Side].Read(0, slotFirst), a.feature[c.Side].Read(0, feature), a.spring[c.Side].Read(0, springs), a.push.Read(0, push),
	}
	var rolls []byte
	if a.roll[c.Side] != nil {
		rolls = make([]byte, len(springs))
		errs = append(errs, a.roll[c.Side].Read(0, rolls))
	}
	records := make([]touchRecord, slots)
	errs = append(errs, e.coupledTouches(records))
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for p := range pairs {
		s := int(surface[p])
		if s < 0 || s >= surfaces || grain[p] < 0 || int(grain[p]) >= len(place) || pairFirst[s+1] <= pairFirst[s] {
			return unsound("grain %d is near surface %d", grain[p], s)
		}
		many := int(slotFirst[s+1]-slotFirst[s]) / int(pairFirst[s+1]-pairFirst[s])
		first := int(slotFirst[s]) + (p-int(pairFirst[s]))*many
		if first < 0 || first+many > slots {
			return unsound("contacts %d to %d of %d", first, first+many, slots)
		}
		mesh, _ := e.panel.surfaces[s].Shape.(*Mesh)
		for slot := first; slot < first+many; slot++ {
			if feature[slot] >= 0 {
				if part := int(records[slot].Part); mesh != nil && (part < 0 || part >= len(mesh.Triangles)) {
					return unsound("a grain touches triangle %d of %d", part, len(mesh.Triangles))
				}
				h.traces = append(h.traces, heldTrace{
					grain: place[grain[p]], surface: e.panel.number[s], feature: feature[slot], history: e.historyAt(springs, rolls, slot),
					coupled: s >= e.panel.walls, record: records[slot],
				})
			}
		}
		if s >= e.panel.walls {
			e.addPush(&h.lost, push[p*e.format.push():], h.dt)
		}
	}
	return nil
}

// addPush adds what a pair with a coupled surface has lost in the step of dt (s), which a GPU engine sums up in the next.
func (e *GPU) addPush(lost *Energy, push []byte, dt float64) {
	r := &reader{e.format, push[6*e.format.scalar():]}
	lost.Exchange += dt * r.float(e.format.scalar())
	lost.Damping += r.float(e.format.real())
	lost.Friction += r.float(e.format.real())
	lost.Rolling += r.float(e.format.real())
}

// receive puts grains and histories in the place of those that there are, in the order of ids and as before a rebuild.
func (e *CPU) receive(h *handover) {
	s := &h.state
	for i, r := range s.Radius {
		s.Radius[i] = e.knownRadius(r, s.Material[i])
	}
	e.at, e.motion, e.load = nil, nil, nil
	e.add(&Grains{Position: s.Position, Radius: s.Radius, Material: s.Material, Velocity: s.Velocity, Angular: s.Angular})
	for i, id := range s.ID {
		e.motion[i].ID = int32(id)
	}
	e.tabulate()
	e.nextID, e.feeds, e.flows, e.taken = int32(h.nextID), h.feeds, h.flows, h.taken
	e.time, e.dt, e.late = h.time, h.dt, h.kicked
	e.gravity = e.model.gravityAt(e.time)
	e.counts = Counters{Steps: h.steps, Removed: h.left}
	for i := range e.chunks {
		c := &e.chunks[i]
		c.lost, c.start, c.near, c.was, c.wasRoll = Energy{}, nil, nil, nil, nil
	}
	e.split(len(e.at))
	if len(e.chunks) > 0 {
		e.chunks[0].lost = h.lost
	}
	e.receivePairs(h.pairs)
	e.walls.move(e.time, nil)
	e.receiveTraces(&e.walls, h.traces)
	if h.frames != nil {
		e.coupled.move(e.time, h.frames)
		e.receiveTraces(&e.coupled, h.traces)
	}
}

// knownRadius is the radius of a kind of grains that single precision may have rounded to r.
func (e *CPU) knownRadius(r float64, material int) float64 {
	if !e.kinds.many {
		for _, k := range e.kinds.all {
			if k.material == material && math.Abs(k.radius-r) < 1e-6*r {
				return k.radius
			}
		}
	}
	return r
}

// receivePairs lists the pairs, which are in no order, with the chunks of their first grains.
func (e *CPU) receivePairs(pairs []heldPair) {
	of := make([][]heldPair, len(e.at))
	for _, p := range pairs {
		if p.first > p.second {
			p.first, p.second = p.second, p.first
			p.history.Spring, p.history.Roll = r3.Scale(-1, p.history.Spring), r3.Scale(-1, p.history.Roll)
		}
		of[p.first] = append(of[p.first], p)
	}
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.was, c.wasRoll = []memory{{}}, []r3.Vec{{}}
		for i := c.lo; i < c.hi; i++ {
			c.start = append(c.start, int32(len(c.near)))
			for _, p := range of[i] {
				c.near = append(c.near, int32(p.second)|touching)
				c.was, c.wasRoll = append(c.was, memory{p.history.Spring, p.history.Radius}), append(c.wasRoll, p.history.Roll)
			}
		}
		c.start = append(c.start, int32(len(c.near)))
		c.contacts = len(c.was) - 1
	}
}

// receiveTraces gives a panel the histories of its surfaces.
func (e *CPU) receiveTraces(p *panel, traces []heldTrace) {
	for len(p.parts) < max(len(e.chunks), 1) {
		p.parts = append(p.parts, part{})
	}
	for i := range p.parts {
		p.parts[i].was, p.parts[i].now = p.parts[i].was[:0], p.parts[i].now[:0]
	}
	b, places := &p.parts[0], p.places(len(e.model.Surfaces))
	for _, t := range traces {
		if m := places[t.surface]; m >= 0 {
			h := trace{grain: int32(t.grain), member: m, feature: t.feature, history: t.history}
			if p.trials {
				b.was = append(b.was, h)
			} else {
				b.now = append(b.now, touch{trace: h})
			}
		}
	}
}

// places are those of the model's surfaces among the members; -1 for others.
func (p *panel) places(surfaces int) []int32 {
	places := make([]int32, surfaces)
	for i := range places {
		places[i] = -1
	}
	for m := range p.members {
		places[p.members[m].surface] = int32(m)
	}
	return places
}

// receiveCoupled gives the grains the forces of the coupled surfaces.
func (e *CPU) receiveCoupled(h *handover) {
	place := make(map[int]int32, len(e.motion))
	for i := range e.motion {
		place[int(e.motion[i].ID)] = int32(i)
	}
	places := e.coupled.places(len(e.model.Surfaces))
	for _, t := range h.traces {
		if !t.coupled {
			continue
		}
		i, ok := place[h.state.ID[t.grain]]
		if !ok {
			continue // an outlet has taken it
		}
		r := &t.record
		b := &e.coupled.parts[int(i)/e.size]
		b.now = append(b.now, touch{
			trace:   trace{i, places[t.surface], t.feature, r.Part, t.history},
			overlap: r.Overlap, normal: r.Normal, force: r.Force, moment: r.Moment,
		})
		e.coupled.partRecord(e, b, r.Lever)
		a := &e.load[i]
		a.F = r3.Add(a.F, r.Force)
		a.T = r3.Add(a.T, r3.Add(r3.Cross(r3.Sub(r.Point, e.at[i].centre()), r.Force), r.Moment))
	}
}

// partRecord takes what pulls at the ends of a strand out of the force of the last record, which is all that the grain feels.
func (p *panel) partRecord(e *CPU, b *part, lever float64) {
	var spare Coefficients
	t := &b.now[len(b.now)-1]
	m, s := &p.members[t.member], &e.at[t.grain]
	if m.strand == nil {
		return
	}
	b.string(t, lever)
	x := b.strand(t)
	m.takeEnds(t, x, e.kinds.against(s, &e.motion[t.grain], m.bend, &spare), s.centre(), s.R)
	pull := r3.Add(x.pull[0], x.pull[1])
	t.force = r3.Add(t.force, pull)
	t.moment = r3.Sub(t.moment, r3.Cross(r3.Sub(t.point(s), s.centre()), pull))
}
