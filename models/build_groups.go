package models

// Groups of grains: which grains are of each, in pictures and frames and in the files that are written at the end of a run.

import (
	"sort"

	"gabion/dem"
	"gabion/dem/packing"
)

// Group is the grains of one of the model's groups or streams.
type Group struct {
	Name string
	has  func(id, material int) bool
}

// makeGroups lists the groups and streams of a model that wants its grains written.
func (b *builder) makeGroups() error {
	if !b.model.Outputs.Grains {
		return nil
	}
	for _, name := range b.model.groups() {
		has, err := b.members(name)
		if err != nil {
			return b.about("stream", name, err)
		}
		b.built.Groups = append(b.built.Groups, Group{name, has})
	}
	return nil
}

// Grouping tells of which group or stream a grain is.
type Grouping struct {
	Names   []string // of the groups, and after them of the streams
	ends    []int    // of each group: one past the id of its last grain
	streams map[int]int
}

// Of returns the place in Names of the group of a grain. Of streams of one material it is the first, since nothing tells their grains apart.
func (g *Grouping) Of(id, material int) int {
	if k := sort.SearchInts(g.ends, id+1); k < len(g.ends) {
		return k
	}
	return g.streams[material]
}

// grouping makes it when all grains have been placed.
func (b *builder) grouping() Grouping {
	g := Grouping{Names: b.model.groups(), streams: map[int]int{}}
	for i := range b.model.Particles {
		g.ends = append(g.ends, b.groups[b.model.Particles[i].Name][1])
	}
	for i := range b.model.Streams {
		material := b.model.material(b.model.Streams[i].Material)
		if _, found := g.streams[material]; !found {
			g.streams[material] = len(g.ends) + i
		}
	}
	return g
}

// Of picks the group's grains from a state, without their materials: a group has one.
func (g *Group) Of(s *dem.State) packing.Grains {
	var out packing.Grains
	for i, id := range s.ID {
		if g.has(id, s.Material[i]) {
			out.Position, out.Radius = append(out.Position, s.Position[i]), append(out.Radius, s.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, s.Velocity[i]), append(out.Angular, s.Angular[i])
		}
	}
	return out
}
