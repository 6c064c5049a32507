package models

// What outlets have taken, and what has gone through sections.

import (
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/cpu"
	"gabion/dem/gpu"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/observables"
)

// passage is what has gone through since the start.
type passage struct {
	Name  string // of the request
	Count int
	Mass  float64 // kg
}

var passageQuantities = observables.Registry[*passage]{
	observables.Scalar("count", "1", "number of particles so far; through a section, those along the normal less those against it", func(p *passage) float64 {
		return float64(p.Count)
	}),
	observables.Scalar("mass", "kg", "of these", func(p *passage) float64 { return p.Mass }),
}

// errNoParticles tells that there is nothing to observe.
var errNoParticles = errors.New("the model has no particles")

func (b *builder) recordOutlet(q *Request) (observables.Recorded, error) {
	if b.built.Simulation.Particles() == nil {
		return observables.Recorded{}, errNoParticles
	}
	k := slices.IndexFunc(b.model.Outlets, func(o Outlet) bool { return o.Name == q.Outlet })
	var taken []dem.Taken
	p := new(passage)
	return passageQuantities.Record(q.Name, q.Quantities, p, nil).Looking(func() {
		taken = b.built.Simulation.Particles().Taken(taken)
		p.Count, p.Mass = taken[k].Count, taken[k].Mass
	}), nil
}

func (b *builder) recordSection(q *Request) (observables.Recorded, error) {
	if b.built.Simulation.Particles() == nil {
		return observables.Recorded{}, errNoParticles
	}
	s := &sectionOf{passage: passage{Name: q.Name}, section: *q.Section}
	if q.Section.Within != nil {
		s.within = q.Section.Within.region()
	}
	w := &b.built.passages
	w.sections = append(w.sections, s)
	return passageQuantities.Record(q.Name, q.Quantities, &s.passage, nil).Looking(func() { w.look(b.built) }), nil
}

// passages follows the particles through all sections of a run from one look at them to the next.
type passages struct {
	sections []*sectionOf
	last     look
}

// look is where the particles were at a time.
type look struct {
	Done     bool  // there has been one
	Step     int64 // of the simulation
	ID       []int // rising
	Position []r3.Vec
}

// sectionOf is a section and what has gone through it.
type sectionOf struct {
	passage
	section Section
	within  packing.Region // nil: the whole plane
}

// look counts what has gone through the sections since the last look, once at a time.
func (w *passages) look(b *Built) {
	if w.last.Done && w.last.Step == b.Simulation.Steps() {
		return
	}
	s := b.Simulation.State()
	k := 0 // place in the last look
	for i, id := range s.ID {
		for k < len(w.last.ID) && w.last.ID[k] < id {
			k++
		}
		if k == len(w.last.ID) {
			break
		}
		if w.last.ID[k] == id {
			w.follow(b.Model, s, i, w.last.Position[k])
		}
	}
	w.last.Done, w.last.Step = true, b.Simulation.Steps()
	w.last.ID, w.last.Position = append(w.last.ID[:0], s.ID...), append(w.last.Position[:0], s.Position...)
}

// follow counts the way of one particle. A way across periodic sides has two images along each of their axes: to beyond the side that it left by, and from before the one that it came in by. It goes through a section once,
// by whichever of them does.
func (w *passages) follow(m *Model, s *dem.State, i int, from r3.Vec) {
	to := s.Position[i]
	way := r3.Sub(to, from)
	jump := r3.Sub(way, m.Domain.shortest(way)) // by whole lengths of the domain
	gone, came := r3.Sub(to, jump), r3.Add(from, jump)
	for _, c := range w.sections {
		for image := range 8 {
			if c.cross(along(image, came, from), along(image, to, gone), s.Mass[i]) || jump == (r3.Vec{}) {
				break
			}
		}
	}
}

// along is a place that has the components of one along the axes whose bits are set, and of another along the others.
func along(bits int, set, others r3.Vec) r3.Vec {
	if bits&1 != 0 {
		others.X = set.X
	}
	if bits&2 != 0 {
		others.Y = set.Y
	}
	if bits&4 != 0 {
		others.Z = set.Z
	}
	return others
}

// shortest is the shortest of the ways that periodic sides make of one.
func (d *Domain) shortest(way r3.Vec) r3.Vec {
	if d == nil {
		return way
	}
	for axis := range axes {
		length := vec.Component(d.Max, axis) - vec.Component(d.Min, axis)
		if slices.Contains(d.Periodic, string("xyz"[axis])) && math.Abs(vec.Component(way, axis)) > length/2 {
			way = r3.Sub(way, r3.Scale(math.Copysign(length, vec.Component(way, axis)), axes[axis]))
		}
	}
	return way
}

// cross counts a particle that goes straight from one place to another, and tells whether it goes through.
func (c *sectionOf) cross(from, to r3.Vec, mass float64) bool {
	before, after := r3.Dot(c.section.Normal, r3.Sub(from, c.section.Point)), r3.Dot(c.section.Normal, r3.Sub(to, c.section.Point))
	if (before < 0) == (after < 0) {
		return false
	}
	if c.within != nil && !packing.Inside(c.within, r3.Add(from, r3.Scale(before/(before-after), r3.Sub(to, from)))) {
		return false
	}
	if before < 0 {
		c.Count, c.Mass = c.Count+1, c.Mass+mass
	} else {
		c.Count, c.Mass = c.Count-1, c.Mass-mass
	}
	return true
}

// savedPassages is what a checkpoint holds of passages.
type savedPassages struct {
	Last     look
	Sections []passage
}

// CheckpointTypes lists the types of what Save writes, by whatever engine the particles have.
func CheckpointTypes() []reflect.Type {
	return slices.Concat(coupling.CheckpointTypes(), cpu.CheckpointTypes(), gpu.CheckpointTypes, []reflect.Type{reflect.TypeFor[savedPassages]()})
}

// Save writes everything that the run depends on: the simulation, and what has gone through sections.
func (b *Built) Save(w io.Writer) error {
	if err := b.Simulation.Save(w); err != nil || len(b.passages.sections) == 0 {
		return err
	}
	saved := savedPassages{Last: b.passages.last}
	for _, s := range b.passages.sections {
		saved.Sections = append(saved.Sections, s.passage)
	}
	if err := gob.NewEncoder(w).Encode(saved); err != nil {
		return fmt.Errorf("save sections: %w", err)
	}
	return nil
}

// Restore reads what Save wrote. Sections that were not followed then begin with nothing.
func (b *Built) Restore(r interface {
	io.Reader
	io.ByteReader
},
) error {
	if err := b.Simulation.Restore(r); err != nil || len(b.passages.sections) == 0 {
		return err
	}
	var saved savedPassages
	switch err := gob.NewDecoder(r).Decode(&saved); {
	case errors.Is(err, io.EOF):
		return nil
	case err != nil:
		return fmt.Errorf("restore sections: %w", err)
	case len(saved.Last.ID) != len(saved.Last.Position) || !slices.IsSorted(saved.Last.ID):
		return fmt.Errorf("restore sections: the saved state cannot be right: %d particles at %d places", len(saved.Last.ID), len(saved.Last.Position))
	}
	b.passages.last = saved.Last
	for _, s := range b.passages.sections {
		if k := slices.IndexFunc(saved.Sections, func(p passage) bool { return p.Name == s.Name }); k >= 0 {
			s.passage = saved.Sections[k]
		}
	}
	return nil
}
