// The engine on the processor: what it holds, and the order of the phases of a step.

package cpu

import (
	"errors"
	"io"
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/buffer"
	"gabion/internal/pool"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Engine is the engine on the processor's cores.
//
// Particles lie in memory along a curve through space and are divided into chunks of neighbours, whose number depends on the number of
// particles alone. A goroutine works on one chunk at a time and writes only there; what a contact does to a particle of another
// chunk waits in an outbox that the other chunk empties in fixed order. So every sum has one order, whatever the number of threads.
type Engine struct {
	// ReadHandover reads what another kind of engine has saved of a model, whose particles here are those given; nil takes up only what this kind saved.
	ReadHandover func(m *dem.Model, particles packing.Particles, r io.Reader) (*dem.PortableState, error)

	model  dem.Model // without the particles
	law    law.Law
	common bool // the law has vector code
	kinds  kinds
	pool   *pool.Pool
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
	kept        []int32 // while lists are made: of each old particle's contacts in keptNear
	keptNear    []int32 // old numbers of the old contacts' second particles; below 0 the complement of twice a contact's place in the new list, and 1 if it has turned round
	own         lent
	chunks      []chunk
	size        int    // particles in a chunk
	oldSize     int    // the same before the lists were made
	leaving     []bool // which particles outlets take, before the lists are made
	drained     int    // how many
	flows       dem.Flows
	taken       []dem.Taken // by each outlet

	walls            panel // surfaces that need no frames
	coupled          panel // surfaces carried by frames
	frames           int
	pairs            [][2]int
	trajectoryFrames []rigid.Frame // at a step of AdvanceAlong
	met              []rigid.Frame // of the last contact, if there are inlets
	NextID           int32
	feeds            []packing.InletState // how far the inlets have come

	time, dt    float64
	gravity     r3.Vec
	early, late float64 // kicks before the drift and after the forces, s
	phase       dem.Phase
	counts      dem.Counters
	measured    bool
}

// motion is how a particle moves, and what it is.
type motion struct {
	law.Twist
	Light float64 // 1/mass, 1/kg
	Kind  int32
	ID    int32
}

// load is what acts on a particle.
type load struct{ F, T r3.Vec }

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

// New makes an engine for a model. The particles' forces at the start are those of the contacts that they have with one another and with
// walls then.
func New(m *dem.Model) (*Engine, error) {
	if err := m.Check(); err != nil {
		return nil, err
	}
	e := &Engine{model: *m, law: m.Law, skin: m.Skin, frames: m.Frames(), space: newPeriods(m.Domain, m.Periodic), least: math.Inf(1)}
	e.model.Particles = packing.Particles{}
	e.kinds = newKinds(m)
	e.feeds = make([]packing.InletState, len(m.Inlets))
	e.add(&m.Particles)
	if e.skin == 0 {
		e.skin = 0.1 * e.least
		for i := range m.Inlets {
			r, _ := m.Inlets[i].Sizes.Limits()
			e.skin = min(e.skin, 0.1*r)
		}
	}
	e.pairs = dem.FramePairs(m.Surfaces)
	e.walls = newPanel(e, m.Surfaces, false)
	e.coupled = newPanel(e, m.Surfaces, true)
	e.pool = pool.New(m.Threads, pool.Spins)
	e.desks = make([]desk, e.pool.Workers())
	e.tabulate()
	e.tasks = tasks{
		carry: e.carry, list: e.list, sort: e.sort, drift: e.drift, forces: e.forces, finish: e.finish, sweep: e.sweep, catchUp: e.catchUp,
		pickWalls:   func(_, i int) { e.walls.pickWide(e, i) },
		pickCoupled: func(_, i int) { e.coupled.pickWide(e, i) },
		press:       func(_, i int) { e.coupled.press(e, i, e.coupled.parts[i].was) },
		accept:      func(_, i int) { e.coupled.accept(e, i) },
	}
	e.taken = make([]dem.Taken, len(m.Outlets))
	e.setStep(0)
	e.walls.move(0, nil)
	if err := e.rebuild(); err != nil {
		e.Close()
		return nil, err
	}
	e.each(e.tasks.forces)
	e.each(e.tasks.finish)
	for i := range e.chunks {
		e.chunks[i].lost = dem.Energy{}
	}
	e.flows = dem.Flows{} // what was in outlets from the start has not been there
	clear(e.taken)
	return e, nil
}

func (e *Engine) each(task func(worker, chunk int)) { e.pool.Run(len(e.chunks), task, nil) }

// Drift implements Engine.
func (e *Engine) Drift(dt float64) error {
	if err := e.expect(dem.Committed, "Drift"); err != nil {
		return err
	}
	e.setStep(dt)
	e.each(e.tasks.drift)
	if err := e.follow(); err != nil {
		return err
	}
	e.each(e.tasks.forces)
	e.phase = dem.Drifted
	return nil
}

// Commit implements Engine.
func (e *Engine) Commit() error {
	if e.phase == dem.Committed || e.phase == dem.Drifted && e.frames > 0 {
		return errors.New("dem: Commit without Drift and Contact before it")
	}
	if e.frames > 0 {
		e.each(e.tasks.accept)
	}
	e.each(e.tasks.finish)
	e.phase = dem.Committed
	return nil
}

// Advance implements Engine.
func (e *Engine) Advance(n int, dt float64) error {
	if e.frames > 0 {
		return errors.New("dem: Advance is for models without coupled surfaces")
	}
	if err := e.expect(dem.Committed, "Advance"); err != nil || n <= 0 {
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

func (e *Engine) expect(p dem.Phase, what string) error {
	if e.phase != p {
		return errors.New("dem: " + what + " in the middle of a coupled step")
	}
	return nil
}

// follow takes the clock and the walls to where the particles have drifted, with new lists where they have come too far for the old ones.
func (e *Engine) follow() error {
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

// reachOfLists is how far a particle may move before lists are made anew, m: half the skin, less what single precision rounds off.
func (e *Engine) reachOfLists() float64 {
	return 0.5*e.skin - 2e-7*max(vec.Farthest(e.extent, e.grid.box.Min), e.skin)
}

// tabulate brings the coefficients up to date with the kinds of particles, and decides on the loop that they allow.
func (e *Engine) tabulate() {
	e.kinds.tabulate()
	var v vectorLaw
	v, e.common = lawLanes(e.law)
	for i := range e.desks {
		e.desks[i].lanes.prepare(&e.kinds, v)
	}
}

// add takes in new particles; rebuild then gives them a place.
func (e *Engine) add(g *packing.Particles) {
	e.at, e.motion = buffer.Grow(e.at, len(g.Position)), buffer.Grow(e.motion, len(g.Position))
	for i, p := range g.Position {
		r, material := g.Radius[i], g.MaterialOf(i)
		k, known := e.kinds.of(r, material)
		if !known {
			for j := range e.motion {
				e.motion[j].Kind = int32(e.kinds.before[e.motion[j].Kind].Material)
			}
		}
		e.least, e.most = min(e.least, r), max(e.most, r)
		e.at = append(e.at, sphere{p.X, p.Y, p.Z, r})
		e.motion = append(e.motion, motion{Twist: law.Twist{V: g.VelocityOf(i), W: g.AngularOf(i)}, Light: e.kinds.Light(r, material), Kind: k, ID: e.NextID})
		e.NextID++
	}
}

// Threads is the number of threads that work on a step.
func (e *Engine) Threads() int { return e.pool.Workers() }

// Close implements Engine.
func (e *Engine) Close() { e.pool.Close() }

var _ dem.Engine = (*Engine)(nil)
