// What the kernels are told: the parameters in constant memory, materials, surfaces and tables by time.

package gpu

import (
	"errors"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/kernels"
	"gabion/rigid"
)

// How the margin of the rows follows the motion, by the smallest radius: its least, and what a build costs by what the margin costs.
const leastSkin, skinGain = 0.03, 4.0

// setParameters writes the parameters to the device.
func (e *Engine) setParameters() error {
	a := &e.arrays
	if a.entry == nil || a.interactions == nil {
		return nil // not all is there yet
	}
	var p parameters
	e.setArrays(&p)
	e.setPacked(&p)
	e.setSpace(&p)
	e.setSteps(&p)
	e.setSurfaces(&p)
	p.Uniform, p.UniformMaterial = e.uniformCoefficients(), int32(e.particles.material)
	p.InertiaRatio = rigid.SolidSphereInertia
	e.setExchange(&p)
	p.Materials, p.Interactions = int32(len(e.model.Materials)), table[law.Unit](addressOf(a.interactions))
	if err := e.setAttraction(&p); err != nil {
		return err
	}
	told := e.format.bytes(&p)
	if e.afar.program != nil {
		if err := e.afar.program.SetConstant("parameters", told); err != nil {
			return err
		}
	}
	return e.program.SetConstant("parameters", told)
}

func lengthOf[T any](a *kernels.Array[T]) int {
	if a == nil {
		return 0
	}
	return a.Len()
}

// addressOf is where an array lies; null if there is none.
func addressOf[T any](a *kernels.Array[T]) kernels.Address {
	if a == nil {
		return 0
	}
	return a.Address()
}

// point makes pointers to values of type T of arrays.
func point[T, A any](dst *to[T], a *kernels.Array[A]) { *dst = to[T](addressOf(a)) }

func pointBoth[T, A any](dst *[2]to[T], a *[2]*kernels.Array[A]) {
	point(&dst[0], a[0])
	point(&dst[1], a[1])
}

func (e *Engine) setArrays(p *parameters) {
	a := &e.arrays
	for side := range 2 {
		start := a.state.Address()
		p.Position[side] = to[devicePosition](start + kernels.Address(e.column(side, 0)))
		p.Velocity[side] = to[quad[scalar]](start + kernels.Address(e.column(side, 1)))
		p.Angular[side] = to[quad[scalar]](start + kernels.Address(e.column(side, 2)))
	}
	point(&p.Wraps, a.wraps)
	pointBoth(&p.Id, &a.id)
	e.setClumps(p)
	e.setBonds(p)
	e.setPolyhedra(p)
	pointBoth(&p.Material, &a.material)
	pointBoth(&p.Scalars, &a.scalars)
	point(&p.Travelled, a.travelled)
	point(&p.RowLength, a.rowLength)
	point(&p.SliceStart, a.sliceStart)
	point(&p.Entry, a.entry)
	point(&p.History, a.history)
	point(&p.HistoryRest, a.historyRest)
	point(&p.Order, a.order)
	p.CellStart = to[int32](a.cellStart.Address() + 4) // counts begin one place before
	point(&p.TileSums, a.tileSums)
	point(&p.Losses, a.losses)
	point(&p.Flows, a.flows)
	point(&p.Control, a.control)
	p.SliceCapacity = int32(lengthOf(a.entry) / sliceRows)
}

// setPacked says where packed contacts lie: histories, ids, where each particle's begin and their numbers; from the
// beginning of the block or of its middle.
func (e *Engine) setPacked(p *parameters) {
	a, room := &e.arrays, e.packedCapacity()
	middle := a.state.Address() + kernels.Address((a.state.Len()-a.middle)/2)
	ids := e.historyBytes(room)
	begins := ids + 4*room
	counts := begins + 4*((a.state.Len()-a.middle)/2/e.format.state())
	for side, start := range [2]kernels.Address{a.state.Address(), middle} {
		p.PackedStart[side] = to[int32](start + kernels.Address(begins))
		p.PackedCount[side] = to[uint16](start + kernels.Address(counts))
		p.PackedID[side] = to[int32](start + kernels.Address(ids))
		p.PackedHistory[side] = to[real](start)
	}
	p.NextWraps, p.PackedCapacity = to[deviceWraps](middle), int32(room)
}

func (e *Engine) setSpace(p *parameters) {
	s, d := &e.space, e.model.Domain
	p.Origin, p.Quantum, p.InverseQuantum, p.Up = s.origin, s.quantum, 1/s.quantum, e.model.Up
	p.QuantumSingle, p.InverseQuantumSingle = float32(s.quantum), float32(1/s.quantum)
	p.Period = r3.Sub(d.Max, d.Min)
	p.Low, p.High = r3.Sub(d.Min, s.origin), r3.Sub(d.Max, s.origin)
	if d == (r3.Box{}) || e.model.Strain != nil {
		inf := math.Inf(1)
		p.Low, p.High = r3.Vec{X: -inf, Y: -inf, Z: -inf}, r3.Vec{X: inf, Y: inf, Z: inf}
	}
	p.PeriodQuanta = s.remainder
	for axis, n := range s.wraps {
		p.PeriodWraps[axis] = int32(n)
	}
	p.SkinLeast, p.SkinMost = leastSkin*e.particles.minRadius, s.mostSkin*e.particles.minRadius
	if s.fixed {
		p.SkinLeast, p.SkinMost = s.skin, s.skin
	}
	p.SkinGain = skinGain * e.particles.minRadius
	if e.frames > 0 {
		p.SkinGain *= 10 // one by one, steps leave the device idle, and a build costs several
	}
	p.Slack, p.Reach = s.slack, s.reach
	if s.reach > 0 {
		p.Search = s.reach + s.slack // a contact that parts while a step is tried goes on to the end of the step
	}
	p.Cells, p.Levels = int32(s.cells), int32(len(s.levels))
	for i := range p.Level {
		var t cellTable
		if i < len(s.levels) {
			t = s.levels[i]
		}
		l := &p.Level[i]
		for axis := range 3 {
			l.Inverse[axis], l.Count[axis], l.Tiles[axis] = 1/t.edge[axis], int32(t.count[axis]), int32(t.tiles[axis])
		}
		l.First, l.Radius = int32(t.first), t.radius
	}
}

func (e *Engine) setSteps(p *parameters) {
	m, a := &e.model, &e.arrays
	p.Dt, p.DtBefore, p.Kick = e.stepSizes.dt, e.stepSizes.before, e.stepSizes.kick
	early, late := e.kicks(e.stepSizes.dt)
	p.LateKick, p.PendingKick = p.Kick-early, late
	if b := m.Thermostat; b != nil {
		p.BathEnergy, p.BathKept, p.BathCollides = b.Energy, b.Kept(p.DtBefore), int32(oneIf(b.Collision))
		p.BathKey = [2]int32{int32(b.Seed), int32(b.Seed >> 32)}
	}
	p.Gravity, p.Gravities, p.TableFirst = m.Gravity, table[r3.Vec](addressOf(a.gravity)), e.table
	p.PeriodicCells = table[devicePeriodicCell](addressOf(a.cells))
	p.Outlets, p.OutletCount = table[r3.Vec](addressOf(a.outlets)), int32(len(m.Outlets))
	p.LocalDamping = m.Damping
	e.setFluid(p)
}

func (e *Engine) setSurfaces(p *parameters) {
	a, surfaces := &e.arrays, &e.surfaces
	point(&p.PartSteps, a.partSteps)
	point(&p.PartLoads, a.partLoads)
	point(&p.PartClock, a.partClock)
	p.PartUnits = e.parts.units
	p.Surfaces = table[deviceSurface](addressOf(a.surfaces))
	point(&p.Poses, a.poses)
	point(&p.ReferencePoses, a.referencePoses)
	point(&p.Ends, a.ends)
	point(&p.ReferenceEnds, a.referenceEnds)
	p.BoundingRadius, p.Driven = table[float64](addressOf(a.boundingRadius)), table[devicePose](addressOf(a.driven))
	p.SurfaceCount, p.WallCount, p.DrivenCount = int32(len(surfaces.surfaces)), int32(surfaces.walls), int32(len(surfaces.motions))
	p.Tiles = int32(e.tiles())
	pointBoth(&p.PairParticle, &a.pairParticle)
	pointBoth(&p.PairSurface, &a.pairSurface)
	pointBoth(&p.PairFirst, &a.pairFirst)
	pointBoth(&p.SlotFirst, &a.slotFirst)
	pointBoth(&p.Feature, &a.feature)
	pointBoth(&p.SlotHistory, &a.slotHistory)
	point(&p.SurfaceForces, a.surfaceForces)
	point(&p.Reactions, a.reactions)
	point(&p.CarriedForces, a.carriedForces)
	point(&p.CarriedReactions, a.carriedReactions)
	point(&p.Impulses, a.impulses)
	point(&p.Clearance, a.clearance)
	point(&p.Active, a.active)
	point(&p.TilePairs, a.tilePairs)
	point(&p.SurfaceBounds, a.surfaceBounds)
	p.PairCapacity, p.SlotCapacity = int32(lengthOf(a.pairParticle[0])), int32(lengthOf(a.feature[0]))
}

// uniformCoefficients are those of two particles, if all are alike.
func (e *Engine) uniformCoefficients() law.Coefficients {
	if !e.particles.uniform {
		return law.Coefficients{}
	}
	material, r := &e.model.Materials[e.particles.material], e.particles.maxRadius
	chosen := law.NewPairLaw(e.model.Law, material, material, e.model.Between(e.particles.material, e.particles.material))
	both := chosen.OfSizes(0.5*r, 0.5*e.particles.mass, 0.5*e.particles.inertia)
	both.InverseSum = 0.5 / r
	return both
}

// uploadModel writes materials, surfaces and outlets.
func (e *Engine) uploadModel() error {
	a, t, p := &e.arrays, e.allocator(), &e.surfaces
	// Coupled surfaces are nowhere, with Euler parameters of zero, until the first trial puts them into their places.
	nowhere := r3.Vec{X: 1e30, Y: 1e30, Z: 1e30}
	n := len(p.surfaces)
	surfaces, poses, ends := make([]deviceSurface, n), make([]devicePose, n), make([]deviceEnd, 2*n)
	for i := range surfaces {
		if err := p.describe(e, &surfaces[i], i); err != nil {
			return err
		}
		poses[i].Position = nowhere
		if i < p.walls {
			poses[i] = p.pose(e, i, 0)
		}
		ends[2*i].Place, ends[2*i+1].Place = nowhere, nowhere
	}
	var outlets []r3.Vec
	for _, b := range e.model.Outlets {
		outlets = append(outlets, r3.Sub(b.Min, e.space.origin), r3.Sub(b.Max, e.space.origin))
	}
	table := e.format.bytes(e.units())
	a.interactions, a.surfaces, a.outlets = alloc[byte](t, len(table)), alloc[deviceSurface](t, n), alloc[r3.Vec](t, len(outlets))
	a.boundingRadius = alloc[float64](t, len(p.reach))
	if err := errors.Join(e.uploadClumps(t), e.uploadPolyhedra(t), e.uploadExchange(t)); err != nil || t.err != nil {
		return errors.Join(err, t.err)
	}
	return errors.Join(
		a.interactions.Write(0, table), a.surfaces.Write(0, surfaces), a.outlets.Write(0, outlets), a.boundingRadius.Write(0, p.reach),
		a.poses.Write(0, poses), a.referencePoses.Write(0, poses), a.ends.Write(0, ends), a.referenceEnds.Write(0, ends),
		a.pairFirst[0].Clear(0), a.slotFirst[0].Clear(0), a.pairFirst[1].Clear(0), a.slotFirst[1].Clear(0), a.active.Clear(0),
		e.queue.Wait(), e.setParameters(),
	)
}

// units are the coefficients of all pairs of materials.
func (e *Engine) units() (list []law.Unit) {
	m := &e.model
	for a := range m.Materials {
		for b := range m.Materials {
			list = append(list, law.NewPairLaw(m.Law, &m.Materials[a], &m.Materials[b], m.Between(a, b)).Unit)
		}
	}
	return list
}

// tabled tells whether anything of the model changes in time by tables.
func (e *Engine) tabled() bool {
	return e.model.GravityAt != nil || e.streams() || len(e.surfaces.motions) > 0 || e.model.Strain != nil
}

// setFirstTables writes what is needed to tell what acts on the particles now, before the first step.
func (e *Engine) setFirstTables() error { return e.setTables([]float64{e.time}) }

// setTables writes gravity, the stream of the fluid, the cell that deforms and the poses of driven walls for the next n steps and the time after them.
func (e *Engine) setTables(times []float64) error {
	m, p, a := &e.model, &e.surfaces, &e.arrays
	if !e.tabled() {
		return nil
	}
	var gravity []r3.Vec
	var driven []devicePose
	var streams []deviceStream
	for _, t := range times {
		if e.streams() {
			streams = append(streams, deviceStream(m.Fluid.StreamAtTime(t)))
		}
		if m.GravityAt != nil {
			gravity = append(gravity, m.GravityAt(t))
		}
		for _, d := range p.motions {
			driven = append(driven, p.pose(e, d.surface, t))
		}
	}
	cells, err := e.cellsAt(times)
	if err != nil {
		return err
	}
	t := e.allocator()
	if len(cells) > 0 {
		regrow(e, t, &a.cells, len(cells))
	}
	if len(gravity) > 0 {
		regrow(e, t, &a.gravity, len(gravity))
	}
	if len(driven) > 0 {
		regrow(e, t, &a.driven, len(driven))
	}
	if len(streams) > 0 {
		regrow(e, t, &a.streams, len(streams))
	}
	if t.err != nil {
		return t.err
	}
	e.table = e.control.Done
	if len(cells) > 0 {
		t.err = a.cells.Write(0, cells)
	}
	if len(streams) > 0 {
		t.err = errors.Join(t.err, a.streams.Write(0, streams))
	}
	if len(gravity) > 0 {
		t.err = errors.Join(t.err, a.gravity.Write(0, gravity))
	}
	if len(driven) > 0 {
		t.err = errors.Join(t.err, a.driven.Write(0, driven))
	}
	return errors.Join(t.err, e.queue.Wait(), e.setParameters())
}
