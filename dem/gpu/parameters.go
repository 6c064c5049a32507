// What the kernels are told: the parameters in constant memory, materials, surfaces and tables by time.

package gpu

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/kernels"
)

const (
	maxLevels    = 12
	lossChannels = 7
	flowChannels = 5
)

// How the margin of the rows follows the motion, by the smallest radius: its limits, and what a build costs by what the margin costs.
const leastSkin, mostSkin, skinGain = 0.03, 0.5, 4.0

// setParameters writes Parameters of kernels/state.cuh.
func (e *GPU) setParameters() error {
	a := &e.arrays
	if a.entry == nil || a.interactions == nil {
		return nil // not all is there yet
	}
	l := &layout{format: e.format}
	e.putArrays(l)
	e.putSpace(l)
	e.putSteps(l)
	k := e.uniformCoefficients()
	putCoefficients(l, &k)
	l.align(8)
	at(l, a.interactions)
	e.putPanel(l)
	for _, v := range []int{
		lengthOf(a.pairGrain[0]), lengthOf(a.feature[0]), len(e.model.Materials), e.like.material, e.space.cells, len(e.space.levels),
		lengthOf(a.entry) / sliceRows, e.packedRoom(),
	} {
		l.integer(v)
	}
	l.align(8)
	for i := range maxLevels {
		e.putLevel(l, i)
	}
	return e.program.SetConstant("parameters", l.b)
}

func lengthOf[T any](a *kernels.Array[T]) int {
	if a == nil {
		return 0
	}
	return a.Len()
}

func at[T any](l *layout, a *kernels.Array[T]) {
	if a == nil {
		l.address(0)
		return
	}
	l.address(a.Address())
}

func two[T any](l *layout, a [2]*kernels.Array[T]) {
	at(l, a[0])
	at(l, a[1])
}

func (e *GPU) putArrays(l *layout) {
	a := &e.arrays
	state := a.state.Address()
	for k := range 3 {
		l.address(state + kernels.Address(e.column(0, k)))
		l.address(state + kernels.Address(e.column(1, k)))
	}
	at(l, a.lap)
	l.address(state + kernels.Address((a.state.Len()-a.middle)/2))
	two(l, a.id)
	two(l, a.kind)
	for _, x := range []*kernels.Array[int32]{a.rowLength, a.sliceStart, a.entry} {
		at(l, x)
	}
	at(l, a.history)
	at(l, a.rolling)
	at(l, a.order)
	l.address(a.cellStart.Address() + 4) // counts begin one place before
	at(l, a.tileSums)
	// Packed contacts: histories, rolling histories, ids, where each grain's begin and their numbers; from the beginning of the block or
	// of its middle.
	room, quad := e.packedRoom(), quads*e.format.real()
	starts := [2]kernels.Address{state, state + kernels.Address((a.state.Len()-a.middle)/2)}
	histories := room * quad
	rollings := 0
	if e.model.Law.Rolling == law.ElasticPlastic {
		rollings = room * quad
	}
	ids := histories + rollings
	begins := ids + 4*room
	n := (a.state.Len() - a.middle) / 2 / e.format.state()
	for _, offset := range []int{begins, begins + 4*n, ids, 0, histories} {
		for _, start := range starts {
			l.address(start + kernels.Address(offset))
		}
	}
	at(l, a.losses)
	at(l, a.flows)
	at(l, a.control)
}

func (e *GPU) putSpace(l *layout) {
	s, d := &e.space, e.model.Domain
	l.vector(s.origin)
	l.double(s.quantum)
	l.double(1 / s.quantum)
	l.single(s.quantum)
	l.single(1 / s.quantum)
	l.vector(r3.Sub(d.Max, d.Min))
	low, high := r3.Sub(d.Min, s.origin), r3.Sub(d.Max, s.origin)
	if d == (r3.Box{}) {
		inf := math.Inf(1)
		low, high = r3.Vec{X: -inf, Y: -inf, Z: -inf}, r3.Vec{X: inf, Y: inf, Z: inf}
	}
	l.vector(low)
	l.vector(high)
	for _, v := range s.remainder {
		l.long(v)
	}
	for _, v := range [4]int{s.laps[0], s.laps[1], s.laps[2], 0} {
		l.integer(v)
	}
	least, most := leastSkin*e.like.least, mostSkin*e.like.least
	if s.fixed {
		least, most = s.skin, s.skin
	}
	l.double(least)
	l.double(most)
	gain := skinGain
	if e.frames > 0 {
		gain *= 10 // one by one, steps leave the device idle, and a build costs several
	}
	l.double(gain * e.like.least)
}

func (e *GPU) putSteps(l *layout) {
	m, a := &e.model, &e.arrays
	l.double(e.set.dt)
	l.double(e.set.before)
	l.double(e.set.kick)
	_, late := e.kicks(e.set.dt)
	l.double(late)
	l.vector(m.Gravity)
	at(l, a.gravity)
	l.long(e.table)
	at(l, a.outlets)
	l.integer(len(m.Outlets))
	l.double(m.Damping)
	fluid := m.Fluid
	if fluid == nil {
		fluid = &dem.Fluid{Viscosity: 1}
	}
	l.double(fluid.Density)
	l.double(fluid.Viscosity)
	l.vector(fluid.Velocity)
}

func (e *GPU) putPanel(l *layout) {
	a, p := &e.arrays, &e.panel
	for _, x := range []*kernels.Array[byte]{a.surfaces, a.poses, a.picked, a.ends, a.pickedEnds} {
		at(l, x)
	}
	at(l, a.reach)
	at(l, a.driven)
	for _, v := range [4]int{len(p.surfaces), p.walls, len(p.motions), e.tiles()} {
		l.integer(v)
	}
	l.double(e.space.slack)
	for _, x := range [][2]*kernels.Array[int32]{a.pairGrain, a.pairSurface, a.pairFirst, a.slotFirst, a.feature} {
		two(l, x)
	}
	two(l, a.spring)
	two(l, a.roll)
	at(l, a.push)
	at(l, a.reactions)
	at(l, a.impulses)
	at(l, a.rest)
	at(l, a.active)
	at(l, a.tilePairs)
}

func (e *GPU) putLevel(l *layout, i int) {
	var t cellTable
	if i < len(e.space.levels) {
		t = e.space.levels[i]
	}
	for _, edge := range t.edge {
		l.double(1 / edge)
	}
	for axis := range 3 {
		l.integer(t.count[axis])
	}
	for axis := range 3 {
		l.integer(t.tiles[axis])
	}
	l.integer(t.first)
	l.integer(0)
	l.double(t.radius)
	l.double(0)
}

func putCoefficients(l *layout, k *law.Coefficients) {
	for _, v := range []float64{
		k.Radius, k.NormalLinear, k.NormalHertz, k.DampLinear, k.DampRadius, k.DampRoot, k.DampOverlap,
		k.ShearLinear, k.ShearMindlin, k.ShearDamp, k.ShearShare, k.Friction, k.RollArm, k.RollRatio, k.RollDamp, k.Inertia,
	} {
		l.real(v)
	}
}

// uniformCoefficients are those of two grains, if all are alike.
func (e *GPU) uniformCoefficients() law.Coefficients {
	if !e.like.uniform {
		return law.Coefficients{}
	}
	material, r := &e.model.Materials[e.like.material], e.like.most
	chosen := law.NewPairLaw(e.model.Law, material, material, e.model.Between(e.like.material, e.like.material))
	mass := dem.SphereMass(material, r)
	return chosen.OfSizes(0.5*r, 0.5*mass, 0.2*mass*r*r)
}

// uploadModel writes materials, surfaces and outlets.
func (e *GPU) uploadModel() error {
	a, t, p := &e.arrays, e.taker(), &e.panel
	surfaces, poses := &layout{format: e.format}, &layout{format: e.format}
	for i := range p.surfaces {
		if err := p.put(e, surfaces, i); err != nil {
			return err
		}
		if i < p.walls {
			p.pose(e, poses, i, 0)
		}
	}
	// Coupled surfaces are nowhere, with Euler parameters of zero, until the first trial puts them into their places.
	nowhere := r3.Vec{X: 1e30, Y: 1e30, Z: 1e30}
	ends := &layout{format: e.format}
	for i := range p.surfaces {
		if i >= p.walls {
			poses.vector(nowhere)
			for range 10 {
				poses.double(0)
			}
		}
		for range 2 {
			ends.vector(nowhere)
			for range 3 {
				ends.vector(r3.Vec{})
			}
		}
	}
	outlets := &layout{format: e.format}
	for _, b := range e.model.Outlets {
		outlets.vector(r3.Sub(b.Min, e.space.origin))
		outlets.vector(r3.Sub(b.Max, e.space.origin))
	}
	table := e.putInteractions()
	a.interactions, a.surfaces, a.outlets = take[byte](t, len(table)), take[byte](t, len(surfaces.b)), take[byte](t, len(outlets.b))
	a.reach = take[float64](t, len(p.reach))
	if t.err != nil {
		return t.err
	}
	return errors.Join(
		a.interactions.Write(0, table), a.surfaces.Write(0, surfaces.b), a.outlets.Write(0, outlets.b), a.reach.Write(0, p.reach),
		a.poses.Write(0, poses.b), a.picked.Write(0, poses.b), a.ends.Write(0, ends.b), a.pickedEnds.Write(0, ends.b),
		a.pairFirst[0].Clear(0), a.slotFirst[0].Clear(0), a.pairFirst[1].Clear(0), a.slotFirst[1].Clear(0), a.active.Clear(0),
		e.queue.Wait(), e.setParameters(),
	)
}

// putInteractions fills the table of material pairs: coefficients for unit sizes, told apart by what they grow with.
func (e *GPU) putInteractions() []byte {
	l := &layout{format: e.format}
	m := &e.model
	for a := range m.Materials {
		for b := range m.Materials {
			p := law.NewPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b))
			k := p.OfSizes(1, 1, 1)
			fixed, byMass := k.DampLinear, 0.0
			if m.Law.Damping == law.ByRestitution {
				fixed, byMass = 0, k.DampLinear
			}
			for _, v := range []float64{
				k.NormalLinear, k.NormalHertz, fixed, byMass, k.DampRadius, k.DampRoot, k.DampOverlap,
				k.ShearLinear, k.ShearMindlin, k.ShearDamp, k.ShearShare, k.Friction, k.RollArm, k.RollDamp / 2,
			} {
				l.real(v)
			}
		}
	}
	return l.b
}

// setTables writes gravity and the poses of driven walls for the next n steps and the time after them.
func (e *GPU) setTables(times []float64) error {
	m, p, a := &e.model, &e.panel, &e.arrays
	if m.GravityAt == nil && len(p.motions) == 0 {
		return nil
	}
	gravity, driven := &layout{format: e.format}, &layout{format: e.format}
	for _, t := range times {
		if m.GravityAt != nil {
			gravity.vector(m.GravityAt(t))
		}
		for _, d := range p.motions {
			p.pose(e, driven, d.surface, t)
		}
	}
	t := e.taker()
	if len(gravity.b) > 0 {
		renew(e, t, &a.gravity, len(gravity.b))
	}
	if len(driven.b) > 0 {
		renew(e, t, &a.driven, len(driven.b))
	}
	if t.err != nil {
		return t.err
	}
	e.table = e.control.Done
	if len(gravity.b) > 0 {
		t.err = a.gravity.Write(0, gravity.b)
	}
	if len(driven.b) > 0 {
		t.err = errors.Join(t.err, a.driven.Write(0, driven.b))
	}
	return errors.Join(t.err, e.queue.Wait(), e.setParameters())
}
