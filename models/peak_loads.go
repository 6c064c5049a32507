package models

// Loads: what a structural engineer asks of a run, the forces on foundations and anchors, and the tensions of ropes.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// PeakLoad is a force or a moment that is followed over a run, to find its peak.
type PeakLoad struct {
	Name string
	Kind string // foundation: what holds a joint; anchor: what holds the end of a rope; rope: its most loaded span; wall: one with a constant of wear or erosion; foundation_moment: what holds a joint that does not let a body turn freely, about the joint's point;
	// moment: of bending in a beam, where it is largest, and at its ends and in its middle

	// Now returns its size, N or N m, and of all but a rope and the largest moment of a beam the force or moment on it, or in it, world axes. It is valid after Simulation.React.
	Now func() (size float64, force r3.Vec)
}

// clamps are the types of joints whose moments are among the loads.
var clamps = map[string]bool{"fixed": true, "revolute": true, "cylindrical": true, "prismatic": true}

// makeLoads lists the loads of a model that asks for them: joints and ropes between a body and the ground or a fixed body, all ropes, beams, and walls whose loads are recorded.
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
		joint, name, sign := b.system.Joint(number), b.model.Joints[i].Name, 1.0
		switch {
		case fixed[joint.J.Body]:
			sign = -1
		case !fixed[joint.I.Body]:
			continue
		}
		add(name, "foundation", func() r3.Vec { return r3.Scale(sign, b.system.Reaction(number).Force) })
		if clamps[b.model.Joints[i].Type] {
			add(name, "foundation_moment", func() r3.Vec { return r3.Scale(sign, b.system.Reaction(number).Moment) })
		}
	}
	for i := range b.model.Beams {
		o, name := b.beamNamed(b.model.Beams[i].Name), b.model.Beams[i].Name
		add(name+".first", "moment", func() r3.Vec { return o.bending(0) })
		add(name+".middle", "moment", func() r3.Vec { return o.bending(o.middle) })
		add(name+".last", "moment", func() r3.Vec { return o.bending(o.last()) })
		b.built.Loads = append(b.built.Loads, PeakLoad{name, "moment", func() (float64, r3.Vec) { return o.largest(), r3.Vec{} }})
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
