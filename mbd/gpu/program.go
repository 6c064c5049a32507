// The kernels, compiled for what the bodies are and what acts on them: what a model does not have costs neither time nor registers then.

package gpu

import "gabion/kernels"

// traits are what a system has that kernels can do without.
type traits struct {
	lanes    int  // log2 of the threads that work out a body together
	turning  bool // some bodies turn
	levers   bool // springs are attached beside centres of mass
	stateful bool // springs yield, break or have brakes
	relaxing bool // springs are viscoelastic
	curves   bool // springs have curves beside their stiffness
	alone    bool // no particles take part
	longest  int  // the most ends of springs, or blocks of contacts, that a body has
}

// add adds those of a spring.
func (t *traits) add(s *deviceSpringDamper) {
	t.levers = t.levers || s.Lever != [2]int32{}
	t.stateful = t.stateful || s.Stateful != 0
	t.relaxing = t.relaxing || s.Branches > 0
	t.curves = t.curves || s.Curve.Points > 0
}

// clusterBlocks is the number of blocks of a cluster: the most that devices allow.
const clusterBlocks = 16

// load compiles the kernels: for one cluster of blocks, whose barriers take half as long, where so many groups of bodies have a warp each in it and the device has room for
// it.
func (e *Engine) load(q *kernels.Queue, groups int) error {
	if !e.device.Clusters || groups > clusterBlocks*bodyThreads/warp {
		return e.compile(q, false)
	}
	if err := e.compile(q, true); err != nil {
		return err
	}
	most, err := e.program.MostInCluster(e.advance, bodyThreads)
	if err != nil {
		return err
	}
	if most >= clusterBlocks {
		e.blocks = clusterBlocks
		return nil
	}
	if err := e.program.Free(); err != nil {
		return err
	}
	return e.compile(q, false)
}

// shares is how many numbers of all twists a thread follows during a solution if a launch of so many blocks leaves each group of bodies a warp, and each thread no more of the tangent than it can
// keep; else 0.
func (e *Engine) shares(blocks int) int {
	t, n := &e.traits, (dofs*e.bodies+bodyThreads-1)/bodyThreads
	if t.lanes < maxLanes || t.longest > 1<<maxLanes || e.bodies<<maxLanes > blocks*bodyThreads || n > heldShares || t.turning && e.values.AppliedCount > 0 {
		return 0
	}
	return n
}

// compile compiles the kernels, for one cluster of blocks or not.
func (e *Engine) compile(q *kernels.Queue, clustered bool) (err error) {
	t := &e.traits
	blocks := e.blocks
	if clustered {
		blocks = clusterBlocks
	}
	constants := map[string]int{"BODY_LANES": t.lanes, "HELD": e.shares(blocks)}
	for name, has := range map[string]bool{
		"TURNING": t.turning, "LEVERS": t.levers, "STATEFUL": t.stateful, "RELAXING": t.relaxing, "CURVES": t.curves, "GIVEN": e.values.AppliedCount > 0, "SUBCYCLED": e.exchange != nil, "ALONE": t.alone, "CLUSTERED": clustered,
	} {
		constants[name] = int(oneIf(has))
	}
	if e.program, err = q.Load(kernels.Bodies, constants); err != nil {
		return err
	}
	if e.begin, err = e.program.Kernel("begin_bodies"); err != nil {
		return err
	}
	advance := "iterate_bodies"
	if e.exchange != nil {
		advance = "exchange_bodies"
	}
	if e.advance, err = e.program.Kernel(advance); err != nil {
		return err
	}
	e.advance.Cooperative, e.advance.Clustered = !clustered, clustered
	return nil
}
