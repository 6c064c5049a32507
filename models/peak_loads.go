package models

// Loads: what a structural engineer asks of a run, the forces on foundations and anchors, and the tensions of ropes.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// PeakLoad is a force that is followed over a run, to find its peak.
type PeakLoad struct {
	Name string
	Kind string // foundation: what holds a joint; anchor: what holds the end of a rope; rope: its most loaded span; wall: one with a constant of wear or erosion

	// Now returns its size, N, and of all but a rope the force on it, world axes, N. It is valid after Simulation.React.
	Now func() (size float64, force r3.Vec)
}

// makeLoads lists the loads of a model that asks for them: joints and ropes between a body and the ground or a fixed body, all ropes, and walls whose loads are recorded.
func (b *builder) makeLoads() {
	if !b.model.Outputs.Loads {
		return
	}
	fixed := map[int]bool{mbd.Ground: true}
	for i := range b.model.Bodies {
		if body := &b.model.Bodies[i]; body.Fixed {
			fixed[b.bodies[body.Name]] = true
		}
	}
	add := func(name, kind string, force func() r3.Vec) {
		b.built.Loads = append(b.built.Loads, PeakLoad{name, kind, func() (float64, r3.Vec) {
			f := force()
			return r3.Norm(f), f
		}})
	}
	for i := range b.model.Joints {
		number, exists := b.joints[b.model.Joints[i].Name]
		if !exists {
			continue
		}
		joint := b.system.Joint(number)
		switch name := b.model.Joints[i].Name; {
		case fixed[joint.J.Body]:
			add(name, "foundation", func() r3.Vec { return r3.Scale(-1, b.system.Reaction(number).Force) })
		case fixed[joint.I.Body]:
			add(name, "foundation", func() r3.Vec { return b.system.Reaction(number).Force })
		}
	}
	for i := range b.model.Ropes {
		p := &b.model.Ropes[i]
		rope := b.system.Force(b.ropes[p.Name]).(*mbd.RunningRope)
		if fixed[rope.Points[0].Marker.Body] {
			add(p.Name+".first", "anchor", func() r3.Vec { first, _ := rope.EndForces(b.system); return first })
		}
		if fixed[rope.Points[len(rope.Points)-1].Marker.Body] {
			add(p.Name+".last", "anchor", func() r3.Vec { _, last := rope.EndForces(b.system); return last })
		}
		b.built.Loads = append(b.built.Loads, PeakLoad{p.Name, "rope", func() (float64, r3.Vec) {
			tension, _ := rope.Largest(b.system)
			return tension, r3.Vec{}
		}})
	}
	for i := range b.model.Walls {
		name := b.model.Walls[i].Name
		number := b.walls[name]
		if _, recorded := b.built.Wear[number]; recorded {
			add(name, "wall", func() r3.Vec { return b.built.Simulation.WallWrenches()[number].Force })
		}
	}
}
