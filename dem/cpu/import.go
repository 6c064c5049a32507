// Taking up what a GPU engine has saved.

package cpu

import (
	"io"
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// takeOver reads the state of another kind of engine and continues as if this engine had made the steps so far.
func (e *Engine) takeOver(r io.Reader) error {
	h, err := e.ReadHandover(&e.model, e.placed(), r)
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
	e.phase = dem.Committed
	return nil
}

// placed are the particles of the engine.
func (e *Engine) placed() packing.Particles {
	var s dem.State
	e.Snapshot(&s)
	return packing.Particles{Position: s.Position, Radius: s.Radius, Material: s.Material}
}

// receive puts particles and histories in the place of those that there are, in the order of ids and as before a rebuild.
func (e *Engine) receive(h *dem.PortableState) {
	s := &h.State
	for i, r := range s.Radius {
		s.Radius[i] = e.knownRadius(r, s.Material[i])
	}
	e.at, e.motion, e.load = nil, nil, nil
	e.add(&packing.Particles{Position: s.Position, Radius: s.Radius, Material: s.Material, Velocity: s.Velocity, Angular: s.Angular})
	for i, id := range s.ID {
		e.motion[i].ID = int32(id)
	}
	e.tabulate()
	e.NextID, e.feeds, e.flows, e.taken = int32(h.NextID), h.Feeds, h.Flows, h.Taken
	e.time, e.dt, e.late = h.Time, h.Dt, h.Kicked
	e.gravity = e.model.GravityAtTime(e.time)
	e.counts = dem.Counters{Steps: h.Steps, Removed: h.Left}
	for i := range e.chunks {
		c := &e.chunks[i]
		c.lost, c.start, c.near, c.was, c.wasRoll = dem.Energy{}, nil, nil, nil, nil
	}
	e.split(len(e.at))
	if len(e.chunks) > 0 {
		e.chunks[0].lost = h.Lost
	}
	e.receivePairs(h.Pairs)
	e.walls.move(e.time, nil)
	e.receiveTraces(&e.walls, h.Traces)
	if h.Frames != nil {
		e.coupled.move(e.time, h.Frames)
		e.receiveTraces(&e.coupled, h.Traces)
	}
}

// knownRadius is the radius of a kind of particles that single precision may have rounded to r.
func (e *Engine) knownRadius(r float64, material int) float64 {
	if !e.kinds.many {
		for _, k := range e.kinds.all {
			if k.Material == material && math.Abs(k.Radius-r) < 1e-6*r {
				return k.Radius
			}
		}
	}
	return r
}

// receivePairs lists the pairs, which are in no order, with the chunks of their first particles.
func (e *Engine) receivePairs(pairs []dem.PairHistory) {
	of := make([][]dem.PairHistory, len(e.at))
	for _, p := range pairs {
		if p.First > p.Second {
			p.First, p.Second = p.Second, p.First
			p.History.Spring, p.History.Roll = r3.Scale(-1, p.History.Spring), r3.Scale(-1, p.History.Roll)
		}
		of[p.First] = append(of[p.First], p)
	}
	for ci := range e.chunks {
		c := &e.chunks[ci]
		c.was, c.wasRoll = []memory{{}}, []r3.Vec{{}}
		for i := c.lo; i < c.hi; i++ {
			c.start = append(c.start, int32(len(c.near)))
			for _, p := range of[i] {
				c.near = append(c.near, int32(p.Second)|touching)
				c.was, c.wasRoll = append(c.was, memory{p.History.Spring, p.History.Radius}), append(c.wasRoll, p.History.Roll)
			}
		}
		c.start = append(c.start, int32(len(c.near)))
		c.contacts = len(c.was) - 1
	}
}

// receiveTraces gives a panel the histories of its surfaces.
func (e *Engine) receiveTraces(p *panel, traces []dem.SurfaceHistory) {
	for len(p.parts) < max(len(e.chunks), 1) {
		p.parts = append(p.parts, part{})
	}
	for i := range p.parts {
		p.parts[i].was, p.parts[i].now = p.parts[i].was[:0], p.parts[i].now[:0]
	}
	b, places := &p.parts[0], p.places(len(e.model.Surfaces))
	for _, t := range traces {
		if m := places[t.Surface]; m >= 0 {
			h := trace{particle: int32(t.Particle), member: m, feature: t.Feature, history: t.History}
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
		places[p.members[m].Surface] = int32(m)
	}
	return places
}

// receiveCoupled gives the particles the forces of the coupled surfaces.
func (e *Engine) receiveCoupled(h *dem.PortableState) {
	place := make(map[int]int32, len(e.motion))
	for i := range e.motion {
		place[int(e.motion[i].ID)] = int32(i)
	}
	places := e.coupled.places(len(e.model.Surfaces))
	for _, t := range h.Traces {
		if !t.Coupled {
			continue
		}
		i, ok := place[h.State.ID[t.Particle]]
		if !ok {
			continue // an outlet has taken it
		}
		r := &t.Record
		b := &e.coupled.parts[int(i)/e.size]
		b.now = append(b.now, touch{
			trace:   trace{i, places[t.Surface], t.Feature, r.Part, t.History},
			overlap: r.Overlap, normal: r.Normal, force: r.Force, moment: r.Moment,
		})
		e.coupled.partRecord(e, b, r.Lever)
		a := &e.load[i]
		a.F = r3.Add(a.F, r.Force)
		a.T = r3.Add(a.T, r3.Add(r3.Cross(r3.Sub(r.Point, e.at[i].centre()), r.Force), r.Moment))
	}
}

// partRecord takes what pulls at the ends of a strand out of the force of the last record, which is all that the particle feels.
func (p *panel) partRecord(e *Engine, b *part, lever float64) {
	var spare law.Coefficients
	t := &b.now[len(b.now)-1]
	m, s := &p.members[t.member], &e.at[t.particle]
	if m.Strand == nil {
		return
	}
	b.string(t, lever)
	x := b.strand(t)
	m.takeEnds(t, x, e.kinds.against(s, &e.motion[t.particle], m.bend, &spare), s.centre(), s.R)
	pull := r3.Add(x.pull[0], x.pull[1])
	t.force = r3.Add(t.force, pull)
	t.moment = r3.Sub(t.moment, r3.Cross(r3.Sub(t.point(s), s.centre()), pull))
}
