package models

// Beginning with the state of another run: what of it goes on, by the names of both models, and what cannot.

import (
	"context"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/geometry"
	"gabion/dem/packing"
)

// leaves tells whether a body, a wall, a group or an inlet begins as the model says.
func (s *Start) leaves(name string) bool { return slices.Contains(s.Except, name) }

// startsParticles tells whether the model may begin with particles of another run.
func (m *Model) startsParticles() bool {
	return m.Start != nil && slices.ContainsFunc(m.groups(), func(name string) bool { return !m.Start.leaves(name) })
}

// StartFrom begins with the state of another run, before the first step. It returns what is different between both.
func (b *Built) StartFrom(ctx context.Context, other *Built) (differences []string, err error) {
	from := coupling.Beginning{Left: b.Model.Start.leaves}
	t := &takeOver{own: b, other: other, start: b.Model.Start}
	if !t.sharesParticles() {
		if b.misplaced != nil {
			return nil, b.misplaced
		}
		return b.Simulation.StartFrom(ctx, other.Simulation, from)
	}
	if err := t.check(); err != nil {
		return nil, err
	}
	if err := errors.Join(t.matchSurfaces(), t.takeParticles()); err != nil {
		return nil, err
	}
	if err := t.checkPlaces(ctx); err != nil {
		return nil, err
	}
	from.Particles, from.Servos = t.state, t.servos
	from.Reached = len(t.differences) == 0 && t.sameForces()
	if differences, err = b.Simulation.StartFrom(ctx, other.Simulation, from); err != nil {
		return nil, err
	}
	return append(differences, t.differences...), t.checkSurfaces(ctx)
}

// takeOver is what of the particles and walls of another run goes on in one.
type takeOver struct {
	own, other *Built
	start      *Start

	surfaces    []int              // of the own model that each of the other's is; -1 of those where contacts begin anew
	goesOn      []bool             // of each own surface: contacts with it go on
	servos      map[int]int        // own surfaces, and the other's where they go on
	state       *dem.PortableState // of the particles in terms of the own model
	taken       []bool             // of each of its particles: it is of the other run
	differences []string
}

func (t *takeOver) differ(format string, a ...any) {
	t.differences = append(t.differences, fmt.Sprintf(format, a...))
}

// sharesParticles tells whether both models have a group, or an inlet, of a name that is not to begin anew.
func (t *takeOver) sharesParticles() bool {
	for i := range t.own.Model.Particles {
		if t.groupOf(t.own.Model.Particles[i].Name, t.other.Model) >= 0 {
			return true
		}
	}
	for i := range t.own.Model.Inlets {
		if t.inletOf(t.own.Model.Inlets[i].Name, t.other.Model) >= 0 {
			return true
		}
	}
	return false
}

// groupOf is the place of a group that goes on among those of a model; -1 if it is not there.
func (t *takeOver) groupOf(name string, m *Model) int {
	if t.start.leaves(name) {
		return -1
	}
	return slices.IndexFunc(m.Particles, func(p Particles) bool { return p.Name == name })
}

// inletOf is the same of inlets.
func (t *takeOver) inletOf(name string, m *Model) int {
	if t.start.leaves(name) {
		return -1
	}
	return slices.IndexFunc(m.Inlets, func(s Inlet) bool { return s.Name == name })
}

// check refuses states that cannot be taken over.
func (t *takeOver) check() error {
	b, o := t.own, t.other
	var errs []error
	refuse := func(format string, a ...any) { errs = append(errs, fmt.Errorf(format, a...)) }
	for _, m := range []*Built{b, o} {
		for i := range m.Model.Particles {
			if p := &m.Model.Particles[i]; p.Polyhedron != "" || p.Superquadric != "" {
				errs = append(errs, m.Model.About("particles", p.Name, fmt.Errorf("the state of polyhedra and superquadrics is not taken over, only that of spheres and clumps of them")))
			}
		}
		for i := range m.Model.Inlets {
			if s := &m.Model.Inlets[i]; s.Clump != "" || s.Polyhedron != "" || s.Superquadric != "" {
				errs = append(errs, m.Model.aboutDefined("particles", s.Name, fmt.Errorf("inlet %q: the state of what inlets bring is taken over of spheres only", s.Name)))
			}
		}
		if m.Particles.Integrator == dem.Gear {
			refuse("the state of particles is not taken over by or from dem.integrator gear, whose derivatives would begin anew")
		}
		if m.Particles.Strain != nil {
			refuse("the state of particles is not taken over in a periodic cell that deforms")
		}
	}
	own, there := b.Particles, o.Particles
	if own.Integrator != there.Integrator {
		refuse("dem.integrator is %v there and %v here, which have velocities of different times", there.Integrator, own.Integrator)
	}
	if own.Periodic != there.Periodic || own.Periodic != [3]bool{} && own.Domain != there.Domain {
		refuse("the periodic domain is another one there: %v along the axes %v, and here %v along %v", there.Domain, there.Periodic, own.Domain, own.Periodic)
	}
	errs = append(errs, otherLaws(&o.Model.Contact, &b.Model.Contact)...)
	return errors.Join(append(errs, t.checkGroups()...)...)
}

// otherLaws tells which laws of contact are not the same, whose histories are not either.
func otherLaws(there, here *Contact) (errs []error) {
	a, b := reflect.ValueOf(there).Elem(), reflect.ValueOf(here).Elem()
	for i := range a.NumField() {
		f := a.Type().Field(i)
		if kind := f.Type.Kind(); (kind == reflect.String || kind == reflect.Bool) && f.Name != "BodyContact" && a.Field(i).Interface() != b.Field(i).Interface() {
			errs = append(errs, fmt.Errorf("contact.%s is %v there and %v here: the histories of contacts go on under the same laws only", f.Tag.Get("yaml"), a.Field(i), b.Field(i)))
		}
	}
	return errs
}

// checkGroups refuses groups that cannot be the same, and bonds that are others.
func (t *takeOver) checkGroups() (errs []error) {
	b, o := t.own, t.other
	same := b.placed() == o.placed()
	for i := range b.Model.Particles {
		name := b.Model.Particles[i].Name
		k := t.groupOf(name, o.Model)
		if k < 0 {
			same = false
			continue
		}
		first, end := b.Grouping.idsOf(i)
		there, thereEnd := o.Grouping.idsOf(k)
		same = same && first == there && end == thereEnd
		if n, m := end-first, thereEnd-there; n == m && !sameClumps(b.Particles.Particles.Clump, first, o.Particles.Particles.Clump, there, n) {
			errs = append(errs, b.Model.About("particles", name, errors.New("its particles have other shapes there: clumps go on as the ones that they are, so give it those that it has there, or another name")))
		}
		if n, m := end-first, thereEnd-there; n != m {
			errs = append(errs, b.Model.About("particles", name, fmt.Errorf("it begins with %d particles there and with %d here: give it the sizes and places that it has there, from which it goes on, or another name", m, n)))
		}
	}
	if len(b.Bonds)+len(o.Bonds) > 0 && !(same && sameBonds(b.Bonds, o.Bonds)) {
		errs = append(errs, errors.New("dem.bonds are not between the same particles there: bonds go on where both models have the same groups in the same order, with the same bonds"))
	}
	return errs
}

// sameClumps tells whether n particles, from a place on in each list, have the same shapes.
func sameClumps(a []*packing.Clump, i int, b []*packing.Clump, j, n int) bool {
	shape := func(list []*packing.Clump, k int) *packing.Clump {
		if k < len(list) {
			return list[k]
		}
		return nil
	}
	type pair struct{ a, b *packing.Clump }
	known := map[pair]bool{}
	for k := range n {
		p := pair{shape(a, i+k), shape(b, j+k)}
		same, seen := known[p]
		if !seen {
			same = reflect.DeepEqual(p.a, p.b)
			known[p] = same
		}
		if !same {
			return false
		}
	}
	return true
}

// sameBonds tells whether bonds hold the same particles at the same distances; what they are made of may differ.
func sameBonds(a, b []dem.Bond) bool {
	return slices.EqualFunc(a, b, func(a, b dem.Bond) bool {
		return a.First == b.First && a.Second == b.Second && a.Rest == b.Rest && a.Contact == b.Contact
	})
}

// placed is the number of particles of the groups.
func (b *Built) placed() int {
	if n := len(b.Grouping.ends); n > 0 {
		return b.Grouping.ends[n-1]
	}
	return 0
}

// idsOf are the ids of a group: the first, and one past the last.
func (g *Grouping) idsOf(group int) (first, end int) {
	if group > 0 {
		first = g.ends[group-1]
	}
	return first, g.ends[group]
}

// surfaceKey names a surface: of the surfaces of a name it has a number.
type surfaceKey struct {
	name   string
	number int
}

func surfaceKeys(surfaces []dem.Surface) []surfaceKey {
	keys, seen := make([]surfaceKey, len(surfaces)), map[string]int{}
	for i := range surfaces {
		name := surfaces[i].Name
		keys[i] = surfaceKey{name, seen[name]}
		seen[name]++
	}
	return keys
}

// matchSurfaces finds the surfaces that both models have, and the walls that go on where they have come to.
func (t *takeOver) matchSurfaces() error {
	here, there := t.own.Particles.Surfaces, t.other.Particles.Surfaces
	t.surfaces, t.goesOn, t.servos = make([]int, len(there)), make([]bool, len(here)), map[int]int{}
	places := map[surfaceKey]int{}
	for k, key := range surfaceKeys(there) {
		t.surfaces[k], places[key] = -1, k
	}
	var errs []error
	for i, key := range surfaceKeys(here) {
		k, known := places[key]
		delete(places, key)
		switch wall := isWall(&here[i]); {
		case t.start.leaves(key.name):
		case !known && wall:
			t.differ("wall %q is new", key.name)
		case !known:
		case wall != isWall(&there[k]) || !sameSurface(&here[i], &there[k]):
			t.differ("contacts with %q begin anew: its shape is another one there", key.name)
		default:
			errs = append(errs, t.follow(i, k, wall))
		}
	}
	for k, key := range surfaceKeys(there) {
		if _, gone := places[key]; gone && isWall(&there[k]) {
			t.differ("wall %q is gone", key.name)
		}
	}
	return errors.Join(errs...)
}

// follow has the contacts with a surface go on, and a wall where it has come to.
func (t *takeOver) follow(i, k int, wall bool) error {
	s, o := &t.own.Particles.Surfaces[i], &t.other.Particles.Surfaces[k]
	if wall {
		c, _ := s.Carrier.(dem.Driven)
		at := o.CarrierFrame(t.other.Simulation.Time())
		if _, servo := c.Motion.(*dem.Servo); servo {
			t.servos[i] = k
		} else if own := s.CarrierFrame(0); !dem.SamePlace(own, at) {
			return t.own.Model.About("wall", s.Name, fmt.Errorf(
				"it has come by (%.6g, %.6g, %.6g) m there, turned or not, and begins at (%.6g, %.6g, %.6g) m here: give it a motion that begins there, or a servo, which holds it there until its start; or let it begin as the model says, under start.except",
				at.Position.X, at.Position.Y, at.Position.Z, own.Position.X, own.Position.Y, own.Position.Z))
		}
	}
	t.surfaces[k], t.goesOn[i] = i, true
	return nil
}

// isWall tells whether no body carries a surface.
func isWall(s *dem.Surface) bool {
	_, frames := dem.FramesOf(s.Carrier)
	return frames == 0
}

// sameSurface tells whether two surfaces have the same features at the same places of their carriers.
func sameSurface(a, b *dem.Surface) bool {
	if a, ok := a.Carrier.(dem.Strand); ok {
		b, ok := b.Carrier.(dem.Strand)
		return ok && a.Ends == b.Ends
	}
	return placement(a) == placement(b) && sameShape(a.Shape, b.Shape)
}

func sameShape(a, b geometry.Shape) bool {
	if a, ok := a.(*geometry.Mesh); ok {
		b, ok := b.(*geometry.Mesh)
		return ok && slices.Equal(a.Vertices, b.Vertices) && slices.Equal(a.Triangles, b.Triangles)
	}
	return reflect.DeepEqual(a, b)
}

// placement is where the axes of a surface are in those of its carrier.
func placement(s *dem.Surface) any {
	switch c := s.Carrier.(type) {
	case dem.Fixed:
		return c.At
	case dem.Driven:
		return c.At
	case dem.Attached:
		return c.At
	}
	return nil
}

// sameForces tells whether nothing is different about what acts on particles but walls.
func (t *takeOver) sameForces() bool {
	a, b := t.own.Particles, t.other.Particles
	plain := func(m *dem.Model) bool { return m.Fluid == nil && m.SelfGravity == nil && m.Potentials == nil }
	return plain(a) && plain(b) && a.Damping == b.Damping && a.Default == b.Default && reflect.DeepEqual(a.Materials, b.Materials) && reflect.DeepEqual(a.Pairs, b.Pairs) && reflect.DeepEqual(a.Bonds, b.Bonds) &&
		slices.Equal(surfaceMaterials(a), surfaceMaterials(b)) && reflect.DeepEqual(a.Scalars, b.Scalars)
}

func surfaceMaterials(m *dem.Model) (materials []int) {
	for i := range m.Surfaces {
		materials = append(materials, m.Surfaces[i].Material)
	}
	return materials
}

// checkPlaces refuses new particles that are in the place of others.
func (t *takeOver) checkPlaces(ctx context.Context) error {
	s, m := &t.state.State, *t.own.Particles
	if len(s.Position) == 0 || !slices.Contains(t.taken, false) {
		return nil
	}
	m.Particles = t.state.Particles()
	found, err := m.Overlaps(ctx, deepest*slices.Min(s.Radius), math.MaxInt)
	if err != nil {
		return err
	}
	var errs []error
	for _, o := range found {
		if !(t.taken[o.Particle] && t.taken[o.Other]) && len(errs) < most {
			errs = append(errs, fmt.Errorf("%s and %s overlap by %.3g m", t.particle(o.Particle), t.particle(o.Other), o.Depth))
		}
	}
	return inEachOther(errs)
}

// particle names a particle of the state.
func (t *takeOver) particle(k int) string {
	s, g := &t.state.State, &t.own.Grouping
	return fmt.Sprintf("particle %d of %q", s.ID[k], g.Names[g.Of(s.ID[k], s.Material[k])])
}

// checkSurfaces refuses particles in surfaces that they have not touched before.
func (t *takeOver) checkSurfaces(ctx context.Context) error {
	s := &t.state.State
	if len(s.Position) == 0 {
		return nil
	}
	all := t.state.Particles()
	near, frames := newBracket(&all), t.own.Simulation.CarrierPoses()
	var errs []error
	for i := range t.own.Particles.Surfaces {
		surface := &t.own.Particles.Surfaces[i]
		if t.goesOn[i] && !slices.Contains(t.taken, false) {
			continue
		}
		some, ids := near.around(surface, frames)
		found, err := dem.OverlapsWith(ctx, &some, surface, i, frames, 0, deepest*slices.Min(s.Radius), math.MaxInt)
		if err != nil {
			return err
		}
		for _, o := range found {
			if k := ids[o.Particle]; !(t.goesOn[i] && t.taken[k]) && len(errs) < most {
				errs = append(errs, fmt.Errorf("%s is in %q, %.3g m deep", t.particle(k), surface.Name, o.Depth))
			}
		}
	}
	return inEachOther(errs)
}

// handOver is the state of the other run's particles.
func (t *takeOver) handOver() (*dem.PortableState, error) {
	engine, ok := t.other.Simulation.Particles().(*cpu.Engine)
	if !ok {
		return nil, errors.New("its particles are not on the processor")
	}
	return engine.HandOver()
}
