package mbd

// This file runs loops over bodies and elements on a worker pool, with the same bits at any number of workers: the iterations of a loop write to
// places of their own, and elements that add to the same places have different colours, which are looped over one after the other.

import (
	"slices"

	"gonum.org/v1/gonum/num/quat"

	"gabion/internal/pool"
)

// Sizes of the blocks of the loops: a block is worth some microseconds, a few times what passes until a worker that polls has come.
const (
	bodiesInBlock      = 64
	elementsInBlock    = 48
	derivativesInBlock = 32
	pairsInBlock       = 32
	normsInBlock       = 512
	valuesInBlock      = 1 << 15
)

// loops are the functions of the parallel loops, made once because a closure made in a step would be allocated.
type loops struct {
	place, placeCorrected, correct, normalize, stretch, act, react, residual, norm, residualNorm, products func(worker, lo, hi int)
	powers, lineWorks                                                                                      func(worker, lo, hi int)
	evaluate, updateHeld, findRope, commit                                                                 func(worker, k int)
	clear, bodyTangent, massTangent, elementTangent, loadTangent, gradient, equations                      func(worker, lo, hi int)

	// Their arguments.
	q, v, a, y, dst    []float64
	another            []float64 // beside y; nil for none
	left, right        [2][]float64
	velocity, position float64
	color              []int // elements of one colour
	load               *loadState
	of                 func(e *equation, s *System, worker int) float64 // a quantity of an equation
	tangents           []tangents                                       // of each worker
	curvatures         [][]matrix3                                      // likewise: of a constraint
	norms              []bodyNorm                                       // of each block of bodies
	smallNorms         []bodyNorm                                       // likewise, of smaller blocks
	parts              []float64                                        // of a sum, likewise
	sums               []Powers                                         // of each block of force elements
	works              []LineWorks                                      // of each block of spring-dampers
	states             []LineForceState
	h                  float64 // s
}

// SetWorkers sets the number of goroutines that evaluate forces and derivatives; 1 is the default, 0 takes all processors. Results have the same
// bits with any number. Laws and functions of time that come from outside must then be safe for concurrent use; loads and
// constraints from outside are evaluated one after the other. An integrator made afterwards works on them too.
func (s *System) SetWorkers(n int) { s.SetPool(pool.New(n)) }

// SetPool is SetWorkers with workers that others use too, between the evaluations.
func (s *System) SetPool(p *pool.Pool) {
	s.pool = p
	s.loops.tangents = make([]tangents, p.Workers())
}

// Pool returns the workers, nil for one.
func (s *System) Pool() *pool.Pool { return s.pool }

func (s *System) makeLoops() {
	l := &s.loops
	l.norms = make([]bodyNorm, pool.Blocks(len(s.bodies), normsInBlock))
	l.smallNorms = make([]bodyNorm, pool.Blocks(len(s.bodies), bodiesInBlock))
	l.parts = make([]float64, len(l.norms))
	l.sums = make([]Powers, pool.Blocks(len(s.forces), elementsInBlock))
	l.works = make([]LineWorks, pool.Blocks(len(s.springs), elementsInBlock))
	l.place = func(_, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.placeBody(i, l.q, l.v, l.a)
		}
	}
	l.placeCorrected = func(_, lo, hi int) {
		worst := bodyNorm{dof: -1}
		for i := lo + 1; i <= hi; i++ {
			s.includeNorm(&worst, i)
			s.correctBody(i, l)
			s.placeBody(i, l.q, l.v, l.a)
		}
		l.smallNorms[lo/bodiesInBlock] = worst
	}
	l.correct = func(_, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.correctBody(i, l)
		}
	}
	l.normalize = func(_, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.normalizeBody(i, l.q, l.v)
		}
	}
	l.norm = func(_, lo, hi int) {
		worst := bodyNorm{dof: -1}
		for i := lo + 1; i <= hi; i++ {
			s.includeNorm(&worst, i)
		}
		l.norms[lo/normsInBlock] = worst
	}
	l.residualNorm = func(_, lo, hi int) {
		worst := bodyNorm{dof: -1}
		for i := lo + 1; i <= hi; i++ {
			if in := &s.inertia[i]; in.dof >= 0 {
				worst.include(in.squareAcceleration(l.y[in.dof:]), in.dof)
			}
		}
		l.norms[lo/normsInBlock] = worst
	}
	l.products = func(_, lo, hi int) {
		sum := 0.0
		for i := lo + 1; i <= hi; i++ {
			in := &s.inertia[i]
			c := in.coordinate
			if c < 0 {
				continue
			}
			var e quat.Number
			if !in.point {
				e = quaternion(l.q[c+3:])
			}
			for k, a := range l.left {
				sum += in.product(e, a[c:], l.right[k][c:])
			}
		}
		l.parts[lo/normsInBlock] = sum
	}
	l.commit = func(_, k int) {
		if k < len(s.ropes) {
			s.ropes[k].commit(s)
			return
		}
		lo := (k - len(s.ropes)) * elementsInBlock
		for _, f := range s.unroped[lo:min(lo+elementsInBlock, len(s.unroped))] {
			f.commit(s)
		}
	}
	l.powers = func(_, lo, hi int) {
		var sum Powers
		for _, f := range s.forces[lo:hi] {
			dissipated, applied := f.powers(s)
			sum.Dissipated += dissipated
			if _, fluid := f.(*FluidLoad); fluid {
				sum.Fluid += applied
			} else {
				sum.Applied += applied
			}
		}
		l.sums[lo/elementsInBlock] = sum
	}
	l.lineWorks = func(_, lo, hi int) {
		var sum LineWorks
		for k := lo; k < hi; k++ {
			w := s.springs[k].works(s, &l.states[k], l.h)
			sum.Taken += w.Taken
			sum.Damped += w.Damped
			sum.Power += w.Power
		}
		l.works[lo/elementsInBlock] = sum
	}
	l.stretch = func(_, lo, hi int) {
		for k := lo; k < hi; k++ {
			s.springs[k].act(s)
		}
	}
	l.act = func(_, lo, hi int) {
		for _, k := range s.parallel[lo:hi] {
			s.act(k)
		}
	}
	l.evaluate = func(worker, k int) { s.evaluateTask(worker, k) }
	l.updateHeld = func(_, k int) {
		if k < len(s.onHeldLong) {
			s.act(s.onHeldLong[k])
			return
		}
		for _, e := range chunk(s.onHeld, k-len(s.onHeldLong), elementsInBlock) {
			s.act(e)
		}
	}
	l.findRope = func(_, k int) { s.ropes[k].evaluate(s) }
	l.react = func(_, lo, hi int) {
		for _, k := range s.parallel[s.firstEquation:][lo:hi] {
			s.act(k)
		}
	}
	l.residual = func(_, lo, hi int) {
		worst := bodyNorm{dof: -1}
		for i := lo + 1; i <= hi; i++ {
			if in := &s.inertia[i]; in.dof >= 0 {
				s.bodyResidual(i, l.dst)
				worst.include(in.squareAcceleration(l.dst[in.dof:]), in.dof)
			}
		}
		l.smallNorms[lo/bodiesInBlock] = worst
	}
	l.clear = func(_, lo, hi int) { clear(l.dst[lo:hi]) }
	l.bodyTangent = func(worker, lo, hi int) {
		for i := lo + 1; i <= hi; i++ {
			s.bodyTangent(i, &l.tangents[worker])
		}
	}
	l.massTangent = func(_, lo, hi int) {
		t := tangents{values: l.dst}
		for i := lo + 1; i <= hi; i++ {
			s.bodyMassTangent(i, &t)
		}
	}
	l.equations = func(worker, lo, hi int) {
		for k, e := range s.equations[lo:hi] {
			if l.dst[lo+k] = 0; !e.dropped && !e.external() {
				l.dst[lo+k] = l.of(e, s, worker)
			}
		}
	}
	l.elementTangent = func(worker, lo, hi int) {
		for _, k := range l.color[lo:hi] {
			s.elementTangent(k, &l.tangents[worker])
		}
	}
	l.loadTangent = func(worker, lo, hi int) {
		for _, k := range l.load.active[lo:hi] {
			l.load.pairTangent(s, &l.tangents[worker], k)
		}
	}
	l.gradient = func(_, lo, hi int) {
		for _, e := range s.equations[lo:hi] {
			e.write(l.dst, e.full, 0)
		}
	}
	if l.tangents == nil {
		l.tangents = make([]tangents, 1)
	}
}

// longElement is the number of bodies from which on an element, such as a rope through all knots of a side of a net, is worth a task of its own.
const longElement = 16

// evaluateElements evaluates all elements that can be in parallel in one loop. Long ones are as far from one another among its tasks as they can be, the first of them first: each is
// begun by another worker, and others have done the rest by the time that these are done.
func (s *System) evaluateElements() {
	n := s.elementTasks()
	if len(s.long) > 1 || n > 4 {
		s.pool.Run(n, s.loops.evaluate, nil)
		return
	}
	for k := range n {
		s.evaluateTask(0, k)
	}
}

// elementTasks is the number of tasks of evaluateElements: a long element each, a block of spring-dampers, or one of other elements.
func (s *System) elementTasks() int {
	return len(s.long) + pool.Blocks(len(s.springs), elementsInBlock) + pool.Blocks(len(s.parallel), elementsInBlock)
}

// evaluateTask does one of the tasks.
func (s *System) evaluateTask(worker, k int) {
	long, k := longTask(k, len(s.long), s.elementTasks())
	if long {
		s.act(s.long[k])
		return
	}
	if springs := pool.Blocks(len(s.springs), elementsInBlock); k < springs {
		s.loops.stretch(worker, k*elementsInBlock, min((k+1)*elementsInBlock, len(s.springs)))
	} else {
		k -= springs
		s.loops.act(worker, k*elementsInBlock, min((k+1)*elementsInBlock, len(s.parallel)))
	}
}

// longTask tells whether task k of n is one of the long ones, which are evenly among them, and which it is of these or of the others.
func longTask(k, long, n int) (is bool, which int) {
	before := (k*long + n - 1) / n // long ones among the tasks up to k
	if before < long && before*n/long == k {
		return true, before
	}
	return false, k - before
}

// chunk is a block of a list.
func chunk(list []int, k, size int) []int { return list[k*size : min((k+1)*size, len(list))] }

// act evaluates the wrenches of an element.
func (s *System) act(k int) {
	s.elements[k].act(s, s.slots[s.first[k]:s.first[k]+len(s.attachments[k])])
}

// elementTangent evaluates the derivatives of an element.
func (s *System) elementTangent(k int, t *tangents) {
	t.blocks, t.width = s.blocks[k], 2*len(s.attachments[k])
	s.elements[k].tangent(s, t)
}

// colorElements divides the elements into those that may be evaluated in parallel and those from outside that may not, and colours the former:
// no two of a colour act on the same moving body.
func (s *System) colorElements() {
	colors := [][]int{}
	taken := make([]map[int]bool, 0)
	for k, e := range s.elements {
		if q, ok := e.(*equation); ok && q.external() {
			s.serial = append(s.serial, k)
			continue
		}
		if _, ok := e.(*SpringDamper); !ok && k < len(s.forces) && len(s.attachments[k]) >= longElement {
			s.long = append(s.long, k)
		} else if !ok {
			s.parallel = append(s.parallel, k)
		}
		c := 0
		for ; c < len(colors); c++ {
			if !s.actsOn(k, taken[c]) {
				break
			}
		}
		if c == len(colors) {
			colors, taken = append(colors, nil), append(taken, map[int]bool{})
		}
		colors[c] = append(colors[c], k)
		for _, b := range s.attachments[k] {
			taken[c][b] = true
		}
	}
	s.colors = colors
	s.firstEquation, _ = slices.BinarySearch(s.parallel, len(s.forces))
}

// listOnHeld lists the elements that act on bodies which constraints hold, long ones by themselves.
func (s *System) listOnHeld() {
	held := map[int]bool{}
	for _, i := range s.held {
		held[i] = true
	}
	for k, e := range s.elements {
		if q, ok := e.(*equation); ok && q.external() || !s.actsOn(k, held) {
			continue
		}
		if slices.Contains(s.long, k) {
			s.onHeldLong = append(s.onHeldLong, k)
		} else {
			s.onHeld = append(s.onHeld, k)
		}
	}
}

// actsOn tells whether an element acts on a moving body of a set.
func (s *System) actsOn(k int, bodies map[int]bool) bool {
	for _, b := range s.attachments[k] {
		if s.inertia[b].dof >= 0 && bodies[b] {
			return true
		}
	}
	return false
}

// fewPowers is the number of force elements up to which powers that their last evaluation knows are added up by the caller alone: to call others takes longer.
const fewPowers = 4096
