// The engine on the processor: what it holds, and the order of the phases of a step.

package dem

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// CPU is the engine on the processor's cores.
//
// Grains lie in memory along a curve through space and are divided into chunks of neighbours, whose number depends on the number of
// grains alone. A goroutine works on one chunk at a time and writes only there; what a contact does to a grain of another
// chunk waits in an outbox that the other chunk empties in fixed order. So every sum has one order, whatever the number of threads.
type CPU struct {
	model  Model // without the grains
	law    Law
	common bool // the law is that which collideCommon is for
	kinds  kinds
	pool   *pool
	sweeps uint32 // number of the sweep
	tasks  tasks
	desks  []desk
	at     []sphere
	motion []motion
	load   []load
	listed [][3]float32 // places when the lists were made, relative to the grid's corner

	skin        float64
	least, most float64 // radii, m
	space       periods
	extent      r3.Box // of the centres when the lists were made
	grid        grid
	sorter      sorter
	order       []uint64
	kept        []int32 // while lists are made: of each old grain's contacts in keptNear
	keptNear    []int32 // old numbers of the old contacts' second grains; below 0 the complement of twice a contact's place in the new list, and 1 if it has turned round
	own         lent
	chunks      []chunk
	size        int    // grains in a chunk
	oldSize     int    // the same before the lists were made
	leaving     []bool // which grains outlets take, before the lists are made
	drained     int    // how many
	flows       Flows
	taken       []Taken // by each outlet

	walls   panel // surfaces that need no frames
	coupled panel // surfaces carried by frames
	frames  int
	pairs   [][2]int
	onWay   []Frame // of a ride
	met     []Frame // of the last contact, if there are streams
	nextID  int32
	feeds   []StreamState // how far the streams have come

	time, dt    float64
	gravity     r3.Vec
	early, late float64 // kicks before the drift and after the forces, s
	phase       phase
	counts      Counters
	measured    bool
}

// motion is how a grain moves, and what it is.
type motion struct {
	V, W  r3.Vec
	Light float64 // 1/mass, 1/kg
	Kind  int32
	ID    int32
}

// load is what acts on a grain.
type load struct{ F, T r3.Vec }

// phase is where in a coupled step the engine stands.
type phase uint8

const (
	committed phase = iota
	drifted
	contacted
)

// desk is what one goroutine works with.
type desk struct {
	sieve   sieve
	lanes   lanes
	now     []memory // of the contacts in a chunk, before they take the place of its old ones
	nowRoll []r3.Vec
	was     []trace // of a chunk's contacts with walls in the last step
	spent   Spent
}

// tasks are methods as values, made once so that handing them to the pool allocates nothing.
type tasks struct {
	carry, list, sort, drift, forces, finish, sweep, pickWalls, pickCoupled, press, accept func(worker, chunk int)

	catchUp func(worker int)
}

// NewCPU makes an engine for a model. The grains' forces at the start are those of the contacts that they have with one another and with
// walls then.
func NewCPU(m *Model) (*CPU, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	e := &CPU{model: *m, law: m.Law, skin: m.Skin, frames: m.Frames(), space: newPeriods(m.Domain, m.Periodic), least: math.Inf(1)}
	e.model.Grains = Grains{}
	e.kinds = newKinds(m)
	e.feeds = make([]StreamState, len(m.Streams))
	e.add(&m.Grains)
	if e.skin == 0 {
		e.skin = 0.1 * e.least
		for i := range m.Streams {
			r, _ := m.Streams[i].Sizes.Limits()
			e.skin = min(e.skin, 0.1*r)
		}
	}
	e.pairs = framePairs(m.Surfaces)
	e.walls = newPanel(e, m.Surfaces, false)
	e.coupled = newPanel(e, m.Surfaces, true)
	e.pool = newPool(m.Threads, patience)
	e.desks = make([]desk, len(e.pool.workers))
	e.tabulate()
	e.tasks = tasks{
		carry: e.carry, list: e.list, sort: e.sort, drift: e.drift, forces: e.forces, finish: e.finish, sweep: e.sweep, catchUp: e.catchUp,
		pickWalls:   func(_, i int) { e.walls.pickWide(e, i) },
		pickCoupled: func(_, i int) { e.coupled.pickWide(e, i) },
		press:       func(_, i int) { e.coupled.press(e, i, e.coupled.parts[i].was) },
		accept:      func(_, i int) { e.coupled.accept(e, i) },
	}
	e.taken = make([]Taken, len(m.Outlets))
	e.setStep(0)
	e.walls.move(0, nil)
	if err := e.rebuild(); err != nil {
		e.Close()
		return nil, err
	}
	e.each(e.tasks.forces)
	e.each(e.tasks.finish)
	for i := range e.chunks {
		e.chunks[i].lost = Energy{}
	}
	e.flows = Flows{} // what was in outlets from the start has not been there
	clear(e.taken)
	return e, nil
}

func (e *CPU) each(task func(worker, chunk int)) { e.pool.run(len(e.chunks), task, nil) }

// Drift implements Engine.
func (e *CPU) Drift(dt float64) error {
	if err := e.expect(committed, "Drift"); err != nil {
		return err
	}
	e.setStep(dt)
	e.each(e.tasks.drift)
	if err := e.follow(); err != nil {
		return err
	}
	e.each(e.tasks.forces)
	e.phase = drifted
	return nil
}

// Commit implements Engine.
func (e *CPU) Commit() error {
	if e.phase == committed || e.phase == drifted && e.frames > 0 {
		return errors.New("dem: Commit without Drift and Contact before it")
	}
	if e.frames > 0 {
		e.each(e.tasks.accept)
	}
	e.each(e.tasks.finish)
	e.phase = committed
	return nil
}

// Advance implements Engine.
func (e *CPU) Advance(n int, dt float64) error {
	if e.frames > 0 {
		return errors.New("dem: Advance is for models without coupled surfaces")
	}
	if err := e.expect(committed, "Advance"); err != nil || n <= 0 {
		return err
	}
	e.setStep(dt)
	e.each(e.tasks.drift)
	for {
		if err := e.follow(); err != nil {
			return err
		}
		if n--; n == 0 {
			e.each(e.tasks.forces)
			e.each(e.tasks.finish)
			return nil
		}
		e.sweepAll()
	}
}

func (e *CPU) expect(p phase, what string) error {
	if e.phase != p {
		return errors.New("dem: " + what + " in the middle of a coupled step")
	}
	return nil
}

// follow takes the clock and the walls to where the grains have drifted, with new lists where they have come too far for the old ones.
func (e *CPU) follow() error {
	e.tick()
	moved := 0.0
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.stray >= 0 {
			return e.strayed(c.stray)
		}
		if c.pressed.overlap > 0 {
			return e.through(&c.pressed)
		}
		moved = max(moved, c.moved)
	}
	holds := e.walls.move(e.time, nil)
	fed, err := e.feed()
	if err != nil {
		return err
	}
	if fed || math.Sqrt(moved) > e.reachOfLists() {
		began := e.clock()
		if err := e.rebuild(); err != nil {
			return err
		}
		for i := range e.desks {
			e.lap(&e.desks[i].spent.Lists, began)
		}
	} else if !holds {
		e.walls.pick(e)
		e.each(e.tasks.pickWalls)
	}
	return nil
}

// feed takes in what streams bring up to now.
func (e *CPU) feed() (bool, error) {
	fed := false
	for i := range e.model.Streams {
		s := &e.model.Streams[i]
		for {
			due := s.Due(e.feeds[i])
			if due > e.time {
				break
			}
			before := e.feeds[i].Count
			g, err := s.Next(&e.feeds[i])
			if err != nil {
				return false, fmt.Errorf("dem: at t = %g s: %w", e.time, err)
			}
			for k := range g.Position {
				g.Position[k] = r3.Add(g.Position[k], r3.Scale(e.time-due, s.Velocity))
			}
			if err := e.admit(s, &g, before); err != nil {
				return false, err
			}
			e.flows.In.enter(&e.model, &g, e.gravity, e.late)
			e.add(&g)
			fed = true
		}
	}
	if fed {
		e.tabulate()
	}
	return fed, nil
}

// reachOfLists is how far a grain may move before lists are made anew, m: half the skin, less what single precision rounds off.
func (e *CPU) reachOfLists() float64 {
	return 0.5*e.skin - 2e-7*max(farthest(e.extent, e.grid.box.Min), e.skin)
}

// tabulate brings the coefficients up to date with the kinds of grains, and decides on the loop that they allow.
func (e *CPU) tabulate() {
	e.kinds.tabulate()
	e.common = e.law == Law{UndampedShear: e.law.UndampedShear}
	for i := range e.desks {
		e.desks[i].lanes.prepare(&e.kinds)
	}
}

// add takes in new grains; rebuild then gives them a place.
func (e *CPU) add(g *Grains) {
	e.at, e.motion = grow(e.at, len(g.Position)), grow(e.motion, len(g.Position))
	for i, p := range g.Position {
		r, material := g.Radius[i], g.materialOf(i)
		k, known := e.kinds.of(r, material)
		if !known {
			for j := range e.motion {
				e.motion[j].Kind = int32(e.kinds.before[e.motion[j].Kind].material)
			}
		}
		e.least, e.most = min(e.least, r), max(e.most, r)
		e.at = append(e.at, sphere{p.X, p.Y, p.Z, r})
		e.motion = append(e.motion, motion{V: g.velocityOf(i), W: g.angularOf(i), Light: e.kinds.light(r, material), Kind: k, ID: e.nextID})
		e.nextID++
	}
}

// Threads is the number of threads that work on a step.
func (e *CPU) Threads() int { return len(e.pool.workers) }

// Close implements Engine.
func (e *CPU) Close() { e.pool.close() }

var _ Engine = (*CPU)(nil)
