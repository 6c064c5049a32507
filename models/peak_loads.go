package models

// Loads: what a structural engineer asks of a run, the forces on foundations and anchors, and the tensions of ropes.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
)

// PeakLoad is a force or a moment that is followed over a run, to find its peak.
type PeakLoad struct {
	Name string
	// foundation: what holds a joint, a bushing or a beam; anchor: what holds a rope, at an end or where it runs past, a spring, or a knot of a net; rope: its most loaded span;
	// wall: one with a constant of wear or erosion; foundation_moment: what holds a joint or a force that resists turning, about its point there;
	// moment: of bending in a beam, where it is largest, and at its ends and in its middle
	Kind string

	// Now returns its size, N or N m, and of all but a rope and the largest moment of a beam the force or moment on it, or in it, world axes. It is valid after Simulation.React.
	Now func() (size float64, force r3.Vec)
}

// resistTurning are the types of joints and forces whose moments are among the loads.
var resistTurning = map[string]bool{
	"fixed": true, "revolute": true, "cylindrical": true, "prismatic": true, "universal": true, "constant_velocity": true, "planar": true, "screw": true, "parallel": true, "perpendicular": true, "orientation": true,
	torsional: true, "bushing": true, beam: true, "general": true,
}

func (b *builder) addLoadOf(name, kind string, force func() r3.Vec) {
	b.built.Loads = append(b.built.Loads, PeakLoad{name, kind, func() (float64, r3.Vec) {
		f := force()
		return r3.Norm(f), f
	}})
}

// makeLoads lists the loads of a model that asks for them: joints, pins of nets, forces and ropes between a body and the ground or a fixed body, all ropes, beams, and walls whose loads are recorded.
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
	for i := range b.model.Joints {
		j := &b.model.Joints[i]
		number, exists := b.joints[j.Name]
		if !exists {
			continue
		}
		ends, stops := b.system.Joint(number), b.stops[j.Name]
		b.addFoundation(j.Name, j.Type, "foundation", fixed, [2]mbd.Marker{ends.I, ends.J}, func() rigid.Wrench { return reaction(b.system, number, stops) })
	}
	for i := range b.model.Nets {
		for _, number := range b.nets[b.model.Nets[i].Name].pins {
			pin := b.system.Joint(number)
			b.addFoundation(pin.Name, "spherical", "anchor", fixed, [2]mbd.Marker{pin.I, pin.J}, func() rigid.Wrench { return b.system.Reaction(number) })
		}
	}
	for i := range b.model.Forces {
		b.addForceLoads(&b.model.Forces[i], fixed)
	}
	for i := range b.model.Beams {
		o, name := b.beamNamed(b.model.Beams[i].Name), b.model.Beams[i].Name
		b.addLoadOf(name+".first", "moment", func() r3.Vec { return o.bending(0) })
		b.addLoadOf(name+".middle", "moment", func() r3.Vec { return o.bending(o.middle) })
		b.addLoadOf(name+".last", "moment", func() r3.Vec { return o.bending(o.last()) })
		b.built.Loads = append(b.built.Loads, PeakLoad{name, "moment", func() (float64, r3.Vec) { return o.largest(), r3.Vec{} }})
	}
	for i := range b.model.Ropes {
		p := &b.model.Ropes[i]
		element, bends := b.ropes[p.Name], b.bends[p.Name]
		rope := b.system.Force(element).(*mbd.RunningRope)
		last := len(rope.Points) - 1
		for k := range rope.Points {
			name := fmt.Sprintf("%s.point%d", p.Name, k+1)
			switch {
			case !fixed[rope.Points[k].Marker.Body]:
				continue
			case k == 0:
				name = p.Name + ".first"
			case k == last:
				name = p.Name + ".last"
			}
			b.addLoadOf(name, "anchor", func() r3.Vec { return ropeForce(b.system, element, bends, k) })
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
			b.addLoadOf(name, "wall", func() r3.Vec { return b.built.Simulation.WallWrenches()[number].Force })
		}
	}
}

// addFoundation adds the loads of a joint or a force with two ends, one of which is on the ground or a fixed body, by its wrench on the body of the first end, about its point.
func (b *builder) addFoundation(name, of, kind string, fixed map[int]bool, ends [2]mbd.Marker, onFirst func() rigid.Wrench) {
	wrench := onFirst
	switch {
	case fixed[ends[0].Body] == fixed[ends[1].Body]:
		return
	case fixed[ends[1].Body]:
		wrench = func() rigid.Wrench {
			w := onFirst()
			lever := r3.Sub(b.system.Motion(ends[0]).Position, b.system.Motion(ends[1]).Position)
			return rigid.Wrench{Force: r3.Scale(-1, w.Force), Moment: r3.Scale(-1, r3.Add(w.Moment, r3.Cross(lever, w.Force)))}
		}
	}
	if of != torsional {
		b.addLoadOf(name, kind, func() r3.Vec { return wrench().Force })
	}
	if resistTurning[of] {
		b.addLoadOf(name, "foundation_moment", func() r3.Vec { return wrench().Moment })
	}
}

// addForceLoads adds the loads of a force between bodies and the ground or fixed ones.
func (b *builder) addForceLoads(f *Force, fixed map[int]bool) {
	elements := b.forces[f.Name]
	if len(elements) != 1 {
		return
	}
	element, kind := elements[0], "foundation"
	var ends [2]mbd.Marker
	switch e := b.system.Force(element).(type) {
	case *mbd.SpringDamper:
		ends, kind = [2]mbd.Marker{e.I, e.J}, "anchor"
	case *mbd.ViscoelasticSpring:
		ends, kind = [2]mbd.Marker{e.I, e.J}, "anchor"
	case *mbd.CoordinateForce:
		ends = [2]mbd.Marker{e.Coordinate.I, e.Coordinate.J}
	case *mbd.FieldForce:
		ends = [2]mbd.Marker{e.I, e.J}
	case *mbd.Beam:
		ends = [2]mbd.Marker{e.I, e.J}
	default:
		return
	}
	b.addFoundation(f.Name, f.Type, kind, fixed, ends, func() rigid.Wrench { return b.system.ForceOn(element) })
}
