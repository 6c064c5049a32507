package models

// Walls, bodies, nets and ropes at the sides of a periodic domain. Particles come back at the other side, and surfaces do not: there particles pass through what would be their image.

import (
	"fmt"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"
)

// periodicSides tells, once each, of what particles on one side of a periodic domain do not touch though its image is there.
type periodicSides struct {
	owners []ownedSurfaces
	reach  float64 // largest radius of a particle, m
	told   map[string]bool
}

// ownedSurfaces are the surfaces of one wall, body, net or rope: those from where the one before ends up to the end.
type ownedSurfaces struct {
	name string
	end  int
}

// watchSides begins to look for such surfaces, where the domain is periodic.
func (b *builder) watchSides(particles *dem.Model) {
	if particles.Periodic == ([3]bool{}) {
		return
	}
	s := &periodicSides{told: map[string]bool{}}
	for i, p := range b.model.partners() {
		if i < len(b.partnerEnds) {
			s.owners = append(s.owners, ownedSurfaces{p.name, b.partnerEnds[i]})
		}
	}
	for _, r := range particles.Particles.Radius {
		s.reach = max(s.reach, r)
	}
	for i := range particles.Inlets {
		_, largest := particles.Inlets[i].Sizes.Limits()
		s.reach = max(s.reach, largest)
	}
	b.built.sides = s
}

// BesidePeriodicSides warns, once for each, of walls, bodies, nets and ropes that are now so near a side of a periodic domain that particles on the other side should touch them too. One that goes
// from side to side is taken to go on beyond them.
func (b *Built) BesidePeriodicSides() string {
	s := b.sides
	if s == nil {
		return ""
	}
	var frames []rigid.Frame
	for _, body := range b.Carriers {
		frames = append(frames, b.Bodies.Pose(body))
	}
	first, found, time := 0, []string{}, b.Simulation.Time()
	for _, o := range s.owners {
		if !s.told[o.name] {
			if where := s.beside(b.Particles, b.Surfaces[first:o.end], frames, time); where != "" {
				s.told[o.name] = true
				found = append(found, fmt.Sprintf("%q: %s", o.name, where))
			}
		}
		first = o.end
	}
	if len(found) == 0 {
		return ""
	}
	return listed(fmt.Sprintf("at t = %.4g s surfaces are nearer to a periodic side of the domain than the radius of a particle, or beyond it, and do not come back at the other side as particles do: there particles pass through where they should be; "+
		"move the sides, or let surfaces go from one side to the other:", time), found)
}

// beside tells at which sides surfaces are that do not go on to the other one; empty for none.
func (s *periodicSides) beside(m *dem.Model, surfaces []dem.Surface, frames []rigid.Frame, time float64) string {
	all := vec.Nowhere()
	for i := range surfaces {
		all = vec.Around(all, worldBounds(&surfaces[i], frames, time))
	}
	var where []string
	for axis, periodic := range m.Periodic {
		if !periodic || len(surfaces) == 0 {
			continue
		}
		low, high := vec.Component(m.Domain.Min, axis), vec.Component(m.Domain.Max, axis)
		from, to, rounding := vec.Component(all.Min, axis), vec.Component(all.Max, axis), 1e-6*(high-low)
		if from <= low+rounding && to >= high-rounding {
			continue
		}
		if from < low+s.reach {
			where = append(where, fmt.Sprintf("from %s = %.4g m, and the side is at %.4g m", "xyz"[axis:axis+1], from, low))
		}
		if to > high-s.reach {
			where = append(where, fmt.Sprintf("up to %s = %.4g m, and the side is at %.4g m", "xyz"[axis:axis+1], to, high))
		}
	}
	return strings.Join(where, "; ")
}

// worldBounds is a box along the axes of the world around a surface, m: around spheres, capsules, boxes and what does not turn the smallest.
func worldBounds(s *dem.Surface, frames []rigid.Frame, time float64) r3.Box {
	shape, at := s.Placed(frames, time)
	switch k := shape.(type) {
	case geometry.Sphere:
		return vec.Inflate(r3.Box{Min: at.Position, Max: at.Position}, k.Radius)
	case geometry.Capsule:
		return vec.Inflate(vec.Between(at.ToWorld(k.A), at.ToWorld(k.B)), k.Radius)
	case geometry.Plane:
		return geometry.Plane{Point: at.ToWorld(k.Point), Normal: rigid.Rotate(at.Orientation, k.Normal)}.Bounds()
	}
	local, box := shape.Bounds(), vec.Nowhere()
	if !vec.Finite1(r3.Norm(r3.Sub(local.Max, local.Min))) {
		return vec.Everywhere()
	}
	for _, corner := range local.Vertices() {
		p := at.ToWorld(corner)
		box = vec.Around(box, r3.Box{Min: p, Max: p})
	}
	return box
}
