package models

// Groups of particles: which particles are of each, in pictures and frames and in the files that are written at the end of a run.

import (
	"errors"
	"sort"

	"gabion/dem"
	"gabion/dem/packing"
)

// Group is the particles of one of the model's groups or inlets.
type Group struct {
	Name string
	has  func(id, material int) bool
}

// makeGroups lists the groups and inlets of a model that wants its particles written.
func (b *builder) makeGroups() error {
	if !b.model.Outputs.FinalParticles {
		return nil
	}
	if len(b.model.Clumps)+len(b.model.Polyhedra)+len(b.model.Superquadrics) > 0 {
		return errors.New("outputs.final_particles: files of particles have no room for clumps and polyhedra, nor for superquadrics; leave the key out, and go on from a checkpoint")
	}
	for _, name := range b.model.groups() {
		has, err := b.members(name)
		if err != nil {
			return b.about("inlet", name, err)
		}
		b.built.Groups = append(b.built.Groups, Group{name, has.Has})
	}
	return nil
}

// Grouping tells of which group or inlet a particle is.
type Grouping struct {
	Names  []string // of the groups, and after them of the inlets
	ends   []int    // of each group: one past the id of its last particle
	inlets map[int]int
}

// Of returns the place in Names of the group of a particle. Of inlets of one material it is the first, since nothing tells their particles apart.
func (g *Grouping) Of(id, material int) int {
	if k := sort.SearchInts(g.ends, id+1); k < len(g.ends) {
		return k
	}
	return g.inlets[material]
}

// grouping makes it when all particles have been placed.
func (b *builder) grouping() Grouping {
	g := Grouping{Names: b.model.groups(), inlets: map[int]int{}}
	for i := range b.model.Particles {
		g.ends = append(g.ends, b.groups[b.model.Particles[i].Name][1])
	}
	for i := range b.model.Inlets {
		material := b.model.material(b.model.Inlets[i].Material)
		if _, found := g.inlets[material]; !found {
			g.inlets[material] = len(g.ends) + i
		}
	}
	return g
}

// Of picks the group's particles from a state, without their materials: a group has one.
func (g *Group) Of(s *dem.State) packing.Particles {
	var out packing.Particles
	for i, id := range s.ID {
		if g.has(id, s.Material[i]) {
			out.Position, out.Radius = append(out.Position, s.Position[i]), append(out.Radius, s.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, s.Velocity[i]), append(out.Angular, s.Angular[i])
		}
	}
	return out
}
