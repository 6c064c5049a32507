package models

// Groups of grains that are written to files at the end of a run.

import "gabion/dem"

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
	var names []string
	for i := range b.model.Particles {
		names = append(names, b.model.Particles[i].Name)
	}
	for i := range b.model.Streams {
		names = append(names, b.model.Streams[i].Name)
	}
	for _, name := range names {
		has, err := b.members(name)
		if err != nil {
			return b.about("stream", name, err)
		}
		b.built.Groups = append(b.built.Groups, Group{name, has})
	}
	return nil
}

// Of picks the group's grains from a state, without their materials: a group has one.
func (g *Group) Of(s *dem.State) dem.Grains {
	var out dem.Grains
	for i, id := range s.ID {
		if g.has(id, s.Material[i]) {
			out.Position, out.Radius = append(out.Position, s.Position[i]), append(out.Radius, s.Radius[i])
			out.Velocity, out.Angular = append(out.Velocity, s.Velocity[i]), append(out.Angular, s.Angular[i])
		}
	}
	return out
}
