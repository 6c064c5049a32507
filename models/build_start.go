package models

// What is looked at before a run: that nothing is in another's place, and that the time step suits the particles.

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/progress"
	"gabion/internal/vec"
	"gabion/rigid"
)

// deepest is how far a particle may be in another or in a surface at the start, in parts of the smallest radius: a bed that has settled
// before is a little compressed.
const deepest = 0.05

// most is how many overlaps are told at once.
const most = 10

// checkStart refuses particles in each other, or in bodies and walls: they would fly apart.
func (b *builder) checkStart(m *dem.Model) error {
	g := &m.Particles
	if len(g.Position) == 0 {
		return b.checkInlets(m)
	}
	if err := b.inDomain(g); err != nil {
		return err
	}
	if err := m.Check(); err != nil {
		return err
	}
	tolerance := deepest * slices.Min(g.Radius)
	var errs []error
	overlaps, err := m.Overlaps(b.ctx, tolerance, most)
	if err != nil {
		return err
	}
	for _, o := range overlaps {
		errs = append(errs, fmt.Errorf("%s and %s overlap by %.3g m", b.particle(o.Particle), b.particle(o.Other), o.Depth))
	}
	inside, err := b.inSurfaces(g, tolerance, most-len(errs), b.particle)
	if err != nil {
		return err
	}
	errs = append(errs, inside...)
	if err := inEachOther(errs); err != nil {
		if !b.model.startsParticles() {
			return err
		}
		b.built.misplaced = err // of particles that may begin elsewhere
	}
	return b.checkInlets(m)
}

// inEachOther says that particles cannot begin where they are; nil without any that cannot.
func inEachOther(errs []error) error {
	if len(errs) == 0 {
		return nil
	}
	return fmt.Errorf("at the start particles are in the place of others, which would throw them out; move them or make them smaller:\n%w", errors.Join(errs...))
}

// inDomain refuses particles that are outside of the space that the model has for them.
func (b *builder) inDomain(g *packing.Particles) error {
	d := b.model.Domain
	if d == nil {
		return nil
	}
	var errs []error
	for i, p := range g.Position {
		for axis := range axes {
			x, free := vec.Component(p, axis), slices.Contains(d.Periodic, string("xyz"[axis]))
			if !free && (x < vec.Component(d.Min, axis) || x > vec.Component(d.Max, axis)) && len(errs) < most {
				errs = append(errs, fmt.Errorf("%s at (%.4g, %.4g, %.4g) m", b.particle(i), p.X, p.Y, p.Z))
				break
			}
		}
	}
	if len(errs) > 0 {
		return b.model.aboutDefined(rootKey, "domain", fmt.Errorf("at the start particles are outside of the domain; move them or make it larger:\n%w", errors.Join(errs...)))
	}
	return nil
}

// inSurfaces tells which particles are in surfaces at the start, up to limit of them.
func (b *builder) inSurfaces(g *packing.Particles, tolerance float64, limit int, name func(particle int) string) (found []error, err error) {
	err = b.eachIn(g, tolerance, limit, func(particle int, s *dem.Surface, depth float64) {
		found = append(found, fmt.Errorf("%s is in %q, %.3g m deep", name(particle), s.Name, depth))
	})
	return found, err
}

// eachIn finds the particles that are in surfaces at the start, up to limit of them.
func (b *builder) eachIn(g *packing.Particles, tolerance float64, limit int, found func(particle int, s *dem.Surface, depth float64)) error {
	if len(g.Position) == 0 {
		return nil
	}
	phase := progress.Begin(b.ctx, "checking the place of particles", len(b.built.Surfaces))
	defer phase.End()
	frames := b.framesAtStart()
	near := newBracket(g)
	for i := range b.built.Surfaces {
		if limit <= 0 {
			return nil
		}
		if err := phase.Add(1); err != nil {
			return err
		}
		s := &b.built.Surfaces[i]
		some, ids := near.around(s, frames)
		overlaps, err := dem.OverlapsWith(b.ctx, &some, s, i, frames, 0, tolerance, limit)
		if err != nil {
			return err
		}
		for _, o := range overlaps {
			found(ids[o.Particle], s, o.Depth)
			limit--
		}
	}
	return nil
}

// checkInlets refuses inlets whose first particles would come in bodies or walls, and continuous ones whose mouth these close.
func (b *builder) checkInlets(m *dem.Model) error {
	for i := range m.Inlets {
		var state packing.InletState
		if s := &m.Inlets[i]; s.Continuous {
			if err := b.checkMouth(m, s); err != nil {
				return b.about("inlet", s.Name, err)
			}
			continue
		}
		g, err := m.Inlets[i].Next(&state)
		if err != nil || len(g.Position) == 0 {
			continue
		}
		name := b.model.Inlets[i].Name
		errs, err := b.inSurfaces(&g, deepest*slices.Min(g.Radius), most, func(particle int) string { return fmt.Sprintf("particle %d of %q", particle+1, name) })
		if err != nil {
			return err
		}
		if len(errs) > 0 {
			return b.model.aboutDefined("particles", name, fmt.Errorf("particles of an inlet would begin in the place of others, which would throw them out; move it:\n%w", errors.Join(errs...)))
		}
	}
	return nil
}

// checkMouth refuses a continuous inlet before which there is no room at the start.
func (b *builder) checkMouth(m *dem.Model, s *packing.Inlet) error {
	free, state := *s, packing.InletState{}
	free.Start, free.End = 0, 0
	for range 20 {
		due := free.Due(state)
		room, err := m.RoomBefore(&free, &state, due, startSite{b, m})
		if err != nil {
			return err
		}
		if come := free.Feed(&state, due, room); len(come.Radius) > 0 {
			return nil
		}
	}
	return fmt.Errorf("no particle has room before inlet %q: surfaces or particles stand there at the start; move it", s.Name)
}

// startSite implements dem.InletSite as it is at the start.
type startSite struct {
	*builder
	model *dem.Model
}

func (s startSite) EachSphere(see func(p r3.Vec, radius float64, id int)) error {
	var balls []packing.Ball
	for i := range s.model.Particles.Position {
		balls = s.model.Particles.SpheresOf(balls[:0], i)
		for _, b := range balls {
			see(b.Centre, b.Radius, i)
		}
	}
	return nil
}

func (s startSite) Obstacles() ([]dem.Surface, []rigid.Frame) {
	return s.built.Surfaces, s.framesAtStart()
}

// particle names a particle by its group.
func (b *builder) particle(id int) string {
	for i := range b.model.Particles {
		name := b.model.Particles[i].Name
		if ids := b.groups[name]; id >= ids[0] && id < ids[1] {
			return fmt.Sprintf("particle %d (number %d of %q)", id, id-ids[0]+1, name)
		}
	}
	return fmt.Sprintf("particle %d", id)
}

// framesAtStart is where the bodies that carry surfaces are at the start.
func (b *builder) framesAtStart() []rigid.Frame {
	var frames []rigid.Frame
	for _, body := range b.built.Carriers {
		frames = append(frames, b.system.Body(body).Pose)
	}
	return frames
}

// bracket finds the particles near a surface without looking at all of them: they are sorted by x.
type bracket struct {
	particles *packing.Particles
	order     []int
	largest   float64
}

func newBracket(g *packing.Particles) *bracket {
	b := &bracket{particles: g, order: make([]int, len(g.Position)), largest: slices.Max(g.Radius)}
	for i := range b.order {
		b.order[i] = i
	}
	slices.SortStableFunc(b.order, func(i, j int) int {
		switch x, y := g.Position[i].X, g.Position[j].X; {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
	return b
}

// around returns the particles that may touch a surface at the start, and their ids.
func (b *bracket) around(s *dem.Surface, frames []rigid.Frame) (packing.Particles, []int) {
	shape, at := s.Placed(frames, 0)
	box := shape.Bounds()
	reach := r3.Norm(r3.Sub(box.Max, box.Min))/2 + b.largest
	if math.IsInf(reach, 1) || math.IsNaN(reach) {
		return *b.particles, b.ids()
	}
	middle := at.ToWorld(r3.Scale(0.5, r3.Add(box.Min, box.Max)))
	place := func(k int) r3.Vec { return b.particles.Position[b.order[k]] }
	first, _ := slices.BinarySearchFunc(b.order, middle.X-reach, func(i int, x float64) int {
		if b.particles.Position[i].X < x {
			return -1
		}
		return 1
	})
	var g packing.Particles
	var ids []int
	for k := first; k < len(b.order) && place(k).X <= middle.X+reach; k++ {
		if d := r3.Sub(place(k), middle); math.Abs(d.Y) <= reach && math.Abs(d.Z) <= reach {
			ids = append(ids, b.order[k])
		}
	}
	slices.Sort(ids)
	for _, i := range ids {
		g.Position, g.Radius = append(g.Position, b.particles.Position[i]), append(g.Radius, b.particles.Radius[i])
		if b.particles.Clump != nil {
			g.Clump, g.Orientation = append(g.Clump, b.particles.Clump[i]), append(g.Orientation, b.particles.Orientation[i])
		}
	}
	return g, ids
}

func (b *bracket) ids() []int {
	ids := slices.Clone(b.order)
	slices.Sort(ids)
	return ids
}

// checkStep judges the time step by what collisions of the particles ask for.
func (b *builder) checkStep(m *dem.Model) error {
	phase := progress.Begin(b.ctx, "time-step limits", 0)
	defer phase.End()
	l := m.Limits(0)
	var drift r3.Vec // of all particles; what moves along with them does not hit them the harder for it
	for _, v := range m.Particles.Velocity {
		drift = r3.Add(drift, r3.Scale(1/float64(len(m.Particles.Velocity)), v))
	}
	speed := 0.0 // of what they may hit, beyond that of what stands still
	note := func(v r3.Vec) { speed = max(speed, r3.Norm(r3.Sub(v, drift))-r3.Norm(drift)) }
	for _, f := range b.framesAtStart() {
		note(f.Velocity)
	}
	for i := range m.Surfaces {
		if c, ok := m.Surfaces[i].Carrier.(dem.Driven); ok {
			f := c.Motion.At(0).Place(c.At)
			v := f.VelocityAt(f.ToWorld(middleOf(m.Surfaces[i].Shape)))
			note(v)
			if servo, ok := c.Motion.(*dem.Servo); ok {
				note(r3.Add(v, r3.Scale(servo.MaxSpeed, servo.Axis)))
			}
		}
	}
	if speed > 0 {
		l = m.Limits(l.Speed + speed)
	}
	if b.model.Solver.ErrorControl != nil {
		b.built.Warnings = append(b.built.Warnings, "solver.error_control has no effect in a model with particles; coupling.error_control changes the steps of sub-cycled schemes")
	}
	warnings, err := l.Check(b.model.particleStep())
	b.built.Warnings = append(b.built.Warnings, warnings...)
	if t, found := m.ThinSurface(l.Speed); found {
		b.built.Warnings = append(b.built.Warnings, fmt.Sprintf(
			"particles of %.3g m may be pressed through %q at %.3g m/s: they would go %.2g m deep, and %.2g m is where a run stops, halfway to the other side or at the core of a polyhedron (dem.on_lost); take materials (young_modulus or normal_stiffness) at least %.2g times as stiff",
			t.Radius, m.Surfaces[t.Surface].Name, l.Speed, t.Overlap, t.Room, t.Stiffer))
	}
	return b.model.aboutDefined(solverKey, "step", err)
}

// middleOf is the place of a surface whose speed counts for all of it: one that turns about its middle, wherever that is, comes towards nothing as a whole.
func middleOf(s geometry.Shape) r3.Vec {
	if p, unbounded := s.(geometry.Plane); unbounded {
		return p.Point
	}
	b := s.Bounds()
	return r3.Scale(0.5, r3.Add(b.Min, b.Max))
}

// checkTurning warns of bodies that turn far in a step from the start on.
func (b *builder) checkTurning() {
	integrator := b.built.Simulation.Integrator()
	if integrator == nil || b.model.Solver.ErrorControl != nil && b.built.Simulation.Particles() == nil {
		return
	}
	if e := integrator.FastRotation(b.model.Solver.Step); e != nil {
		b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("body %q turns by %.2g rad in a step of %.3g s at the start (%.4g rad/s), which costs energy; take a step of %.2g s or less",
			e.Body, e.Rate*e.Step, e.Step, e.Rate, e.SuggestedStep()))
	}
}

// particleStep is the time step of the particles, s.
func (m *Model) particleStep() float64 { return m.particlesIn(m.Solver.Step) }

// particlesIn is the step of the particles in a step of the bodies, s.
func (m *Model) particlesIn(step float64) float64 {
	if m.Coupling.Scheme == "frozen" {
		return step
	}
	return step / float64(m.Coupling.Substeps)
}
