// Filling the device with a system.

package gpu

import (
	"errors"

	"gabion/kernels"
)

// maker makes arrays until one fails.
type maker struct {
	e   *Engine
	q   *kernels.Queue
	err error
}

// made is an array with the given values, or with zeros. Its address goes where kernels are told of it.
func made[T any, P ~uint64](m *maker, n int, values []T, address *P) *kernels.Array[T] {
	if m.err != nil {
		return nil
	}
	a, err := kernels.NewArray[T](m.q, max(n, 4))
	if err != nil {
		m.err = err
		return nil
	}
	m.e.all = append(m.e.all, a)
	m.err = errors.Join(a.Clear(0), a.Write(0, values), m.q.Wait())
	*address = P(a.Address())
	return a
}

// build makes the arrays and the program.
func (e *Engine) build(q *kernels.Queue) (err error) {
	e.device = q.Device.Info
	v, t := &e.values, &e.traits
	for t.lanes < maxLanes && e.bodies<<(t.lanes+1) <= maxThreads && (e.device.Concurrent || t.lanes == 0 || e.bodies<<(t.lanes+1) <= bodyThreads) {
		t.lanes++
	}
	groups := (e.bodies<<t.lanes + warp - 1) / warp
	e.blocks = 1
	if e.device.Concurrent { // a quarter of the warps have a group each, as far as the device has room: few warps on a multiprocessor delay one another less
		e.blocks = min(max(1, 4*groups*warp/bodyThreads), e.device.Multiprocessors)
	}
	v.Bodies, v.SumLength = int32(e.bodies), int64(groups)
	v.Beta, v.Gamma, v.UnknownPart, v.LastPart, v.OldPart = e.method.Beta, e.method.Gamma, e.method.Unknown, e.method.Last, e.method.Old
	v.Shift, v.Tolerance, v.MaxIterations = e.method.Shift, e.method.Tolerance, int32(e.method.MaxIterations)
	v.Gravity, v.Origin = e.system.Gravity, e.reactions.Origin
	m := &maker{e: e, q: q}
	kinds := e.makeBodies(m)
	e.makeSprings(m, kinds)
	e.makeApplied(m)
	e.makeContacts(m)
	e.state = made[deviceState](m, 1, nil, &v.State)
	e.barrier = made[int32](m, 1, nil, &v.Barrier)
	made[float64](m, sums*groups, nil, &v.Sums)
	if m.err != nil {
		return m.err
	}
	if err := e.load(q, groups); err != nil {
		return err
	}
	e.branches = !e.traits.alone && q.MayBranch()
	var errs [2]error
	e.host, errs[0] = kernels.Pinned[deviceState](q, 2)
	if e.states != nil {
		e.remembered, errs[1] = kernels.Pinned[deviceSpringState](q, e.springs)
		clear(e.remembered)
	}
	return errors.Join(errs[:]...)
}

const (
	warp       = 32
	maxLanes   = 3       // log2
	maxThreads = 1 << 15 // about as many as a device runs at a time
)

// makeBodies makes what there is of each body.
func (e *Engine) makeBodies(m *maker) (kinds []int32) {
	v, n := &e.values, e.bodies
	e.widths = make([]uint8, n)
	held, err := heldBodies(e.system)
	if err != nil {
		m.err = err
		return nil
	}
	masses, moments, inertia := make([]float64, n), make([]float64, n), make([]float64, symmetric*n)
	kinds = make([]int32, n)
	for i := 1; i < n; i++ {
		b := e.system.Body(i - 1)
		j := b.Inertia
		e.widths[i] = widthOf(&b)
		kinds[i], masses[i], moments[i] = held[i-1], b.Mass, meanMoment(&b)
		e.traits.turning = e.traits.turning || kinds[i]&turns != 0
		if j.XX == j.YY && j.YY == j.ZZ && j.XY == 0 && j.YZ == 0 && j.ZX == 0 {
			kinds[i] |= isotropic
		}
		for k, x := range [symmetric]float64{j.XX, j.YY, j.ZZ, j.XY, j.YZ, j.ZX} {
			inertia[k*n+i] = x
		}
	}
	made(m, n, kinds, &v.Kind)
	made(m, n, masses, &v.Mass)
	made(m, n, moments, &v.Moment)
	made(m, len(inertia), inertia, &v.Inertia)
	e.mirror.build(m)
	for _, a := range []*to[float64]{&v.TrialQ, &v.TrialV, &v.TrialX, &v.TrialA} {
		made[float64](m, coordinates*n, nil, a)
	}
	for _, a := range []*to[float64]{&v.Residual, &v.Correction, &v.Rest, &v.Shadow, &v.Half, &v.HalfImage, &v.Direction[0], &v.Direction[1], &v.Image[0], &v.Image[1], &v.World} {
		made[float64](m, dofs*n, nil, a)
	}
	made[float64](m, 9*n, nil, &v.InverseMove)
	made[float64](m, 9*n, nil, &v.InverseTurn)
	return kinds
}

// makeLists makes the lists of bodies one behind another, with where each begins.
func makeLists[T any](m *maker, lists [][]T, first *table[int32], all *table[T]) (n int32) {
	start, list := []int32{0}, []T{}
	for _, l := range lists {
		list = append(list, l...)
		start = append(start, int32(len(list)))
	}
	made(m, len(start), start, first)
	made(m, len(list), list, all)
	return int32(len(list))
}

// longest is how many the longest of some lists has.
func longest[T any](lists [][]T) (n int) {
	for _, l := range lists {
		n = max(n, len(l))
	}
	return n
}

// makeContacts makes what bodies and contacts share.
func (e *Engine) makeContacts(m *maker) {
	v, r := &e.values, &e.reactions
	frameOf, ends := make([]int32, e.bodies), make([][]deviceContactEnd, e.bodies)
	for i := range frameOf {
		frameOf[i] = -1
	}
	for f, body := range e.carriers {
		frameOf[body+1] = int32(f)
		list := r.Surfaces[2*r.First[f] : 2*r.First[f+1]]
		for ; len(list) > 0; list = list[2:] {
			surface, end, other := list[0], list[1], int32(-1)
			if g := r.Frames[2*(int(surface)-r.Walls)+1-int(end)]; g >= 0 {
				other = int32(e.carriers[g] + 1)
			}
			ends[body+1] = append(ends[body+1], deviceContactEnd{Surface: surface, End: end, Other: other})
		}
	}
	if e.exchange != nil {
		ends = e.exchange.ends(e)
		e.exchange.build(m)
	}
	if r.Reply == 0 {
		e.traits.alone = true
		made(m, 1, []deviceReply{{}}, &r.Reply)
	}
	v.Surfaces = int32(r.Walls)
	v.Active, v.Reactions, v.Reply = table[int32](r.Active), table[float64](r.Sums), table[deviceReply](r.Reply)
	made(m, len(frameOf), frameOf, &v.FrameOf)
	e.traits.longest = max(e.traits.longest, 2*longest(ends))
	v.ContactCount = makeLists(m, ends, &v.ContactFirst, &v.ContactEnds)
	made[int32](m, 2*int(v.ContactCount), nil, &v.Partners)
	size := 2 * 3 * 3
	if e.traits.turning {
		size *= 4
	}
	made[float64](m, size*int(v.ContactCount), nil, &v.ContactTangents)
}

func oneIf(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
