package models

// What force elements can be asked for. The wires of nets are spring-dampers.

import (
	"math"
	"strconv"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
)

// observedForce is the elements of a force, as the request's frame sees them: one, but for loads with varying components.
type observedForce struct {
	system   *mbd.System
	elements []int
	frame    mbd.Marker
	axes     mbd.Motion
	wrench   rigid.Wrench // on the first body, about the element's point on it
}

func (o *observedForce) update() {
	o.axes, o.wrench = o.system.Motion(o.frame), rigid.Wrench{}
	for _, e := range o.elements {
		w := o.system.ForceOn(e)
		o.wrench.Force, o.wrench.Moment = r3.Add(o.wrench.Force, w.Force), r3.Add(o.wrench.Moment, w.Moment)
	}
}

// Types of forces, and what spring-dampers have of their own.
const (
	springDamper = "spring_damper"
	viscoelastic = "viscoelastic_spring"
	torsional    = "torsional_spring"
	beam         = "beam"
	bending      = "bending"
	ropes        = "a spring_damper that never pushes"
	yieldings    = "a spring_damper with yielding"
	brakes       = "a spring_damper with a brake"
	breakings    = "a spring_damper with breaking"
	rings        = "a ring of a net"
)

// pulling is a force with a tension, along a line or around a ring.
type pulling interface {
	Tension(s *mbd.System) float64
	Elongation(s *mbd.System) float64
}

// ofPulling is a quantity of forces along a line and of rings.
func ofPulling(name, unit, meaning string, value func(f pulling, s *mbd.System) float64) observables.Quantity[*observedForce] {
	return observables.Scalar(name, unit, meaning, func(o *observedForce) float64 {
		return value(o.system.Force(o.elements[0]).(pulling), o.system)
	}).For(append([]string{rings}, lines...)...)
}

// ofLine is a quantity of forces along a line.
func ofLine(name, unit, meaning string, value func(f mbd.LineForce, s *mbd.System) float64) observables.Quantity[*observedForce] {
	return observables.Scalar(name, unit, meaning, func(o *observedForce) float64 {
		return value(o.system.Force(o.elements[0]).(mbd.LineForce), o.system)
	}).For(lines...)
}

// ofSpring is a quantity of a spring-damper or a ring.
func ofSpring(name, unit, meaning string, value func(f netSpring, s *mbd.System) float64) observables.Quantity[*observedForce] {
	return observables.Scalar(name, unit, meaning, func(o *observedForce) float64 {
		return value(o.system.Force(o.elements[0]).(netSpring), o.system)
	})
}

// lines are the types of forces along a line.
var lines = []string{springDamper, viscoelastic}

// ofTorsion is a quantity of a torsional spring.
func ofTorsion(name, unit, meaning string, pick func(angle, rate float64) float64) observables.Quantity[*observedForce] {
	return observables.Scalar(name, unit, meaning, func(o *observedForce) float64 {
		return pick(o.system.Force(o.elements[0]).(*mbd.CoordinateForce).Displacement(o.system))
	}).For(torsional)
}

// ofField is a quantity of a bushing or a general force.
func ofField(name, unit, meaning string, pick func(displacement, rotation r3.Vec) r3.Vec) observables.Quantity[*observedForce] {
	return observables.Vector(name, unit, meaning, func(o *observedForce) r3.Vec {
		return pick(o.system.Force(o.elements[0]).(*mbd.FieldForce).Displacement(o.system))
	}).For("bushing", "general")
}

// ofBeam is a quantity of a beam.
func ofBeam(name, unit, meaning string, pick func(force, moment r3.Vec) r3.Vec) observables.Quantity[*observedForce] {
	return observables.Vector(name, unit, meaning, func(o *observedForce) r3.Vec {
		return pick(o.system.Force(o.elements[0]).(*mbd.Beam).SectionForces(o.system))
	}).For(beam)
}

// ofBends is the largest of a quantity of the springs of a chain that bends.
func ofBends(name, unit, meaning string, pick func(angle, plastic, moment float64) float64) observables.Quantity[*observedForce] {
	return observables.Scalar(name, unit, meaning, func(o *observedForce) float64 {
		return largestBend(o.system, o.elements, pick)
	}).For(bending)
}

// largestBend is the largest of a quantity of springs against bending.
func largestBend(s *mbd.System, elements []int, pick func(angle, plastic, moment float64) float64) (most float64) {
	for _, e := range elements {
		most = max(most, pick(s.Force(e).(*mbd.BendingSpring).Bend(s)))
	}
	return most
}

// momentOf is the size of the moment of a spring against bending, N m.
func momentOf(_, _, moment float64) float64 { return math.Abs(moment) }

// storedIn is what force elements store, J.
func storedIn(s *mbd.System, elements []int) (sum float64) {
	for _, e := range elements {
		sum += s.Stored(e)
	}
	return sum
}

var forceQuantities = observables.Registry[*observedForce]{
	observables.Vector("force", "N", "on the first body", func(o *observedForce) r3.Vec { return within(&o.axes, o.wrench.Force) }),
	observables.Vector("torque", "N m", "on the first body, about the element's point on it", func(o *observedForce) r3.Vec {
		return within(&o.axes, o.wrench.Moment)
	}),
	observables.Scalar("energy", "J", "that it stores", func(o *observedForce) float64 { return storedIn(o.system, o.elements) }).
		For(springDamper, viscoelastic, torsional, "bushing", beam, bending, rings),
	ofBeam("section_force", "N", "in the middle of the beam, of its second half on its first: tension, and shear along the y and z axes of the section there", func(force, _ r3.Vec) r3.Vec { return force }),
	ofBeam("section_moment", "N m", "in the middle of the beam, of its second half on its first: torsion, and bending about the y and z axes of the section there", func(_, moment r3.Vec) r3.Vec { return moment }),
	observables.Scalar("plastic_bend", "rad", "rotation between its ends that stays", func(o *observedForce) float64 { return o.system.Force(o.elements[0]).(*mbd.Beam).PlasticBend(o.system) }).For(beam),
	ofBends("largest_bend", "rad", "angle by which it is bent most", func(angle, _, _ float64) float64 { return angle }),
	ofBends("largest_plastic_bend", "rad", "largest angle that stays, or that it had at the start", func(_, plastic, _ float64) float64 { return plastic }),
	ofBends("largest_moment", "N m", "largest moment against being bent", momentOf),
	observables.Scalar("bending_force", "N", "largest force along a diagonal of a ring, below 0 where it is pushed together", func(o *observedForce) float64 {
		return o.system.Force(o.elements[0]).(*mbd.Ring).BendingForce(o.system)
	}).For(rings),
	ofPulling("tension", "N", "tension", pulling.Tension),
	ofLine("length", "m", "distance of its ends", func(f mbd.LineForce, s *mbd.System) float64 { length, _ := f.Length(s); return length }),
	ofPulling("elongation", "m", "beyond its free length", pulling.Elongation),
	ofLine("elongation_rate", "m/s", "at which its length grows", func(f mbd.LineForce, s *mbd.System) float64 { _, rate := f.Length(s); return rate }),
	ofSpring("slack", "1", "1 while it is too short to pull, else 0", func(f netSpring, s *mbd.System) float64 { return asNumber(f.Slack(s)) }).For(ropes, rings),
	ofSpring("plastic_elongation", "m", "that yielding has left for good", netSpring.PlasticElongation).For(yieldings, rings),
	ofSpring("brake_elongation", "m", "by which its brake has run out", netSpring.Slip).For(brakes),
	ofSpring("broken", "1", "1 once it is broken, else 0", func(f netSpring, s *mbd.System) float64 { return asNumber(f.Broken(s)) }).For(breakings, rings),
	observables.Scalar("overstress", "N", "part of the tension that relaxes", func(o *observedForce) float64 {
		return o.system.Force(o.elements[0]).(*mbd.ViscoelasticSpring).Overstress(o.system)
	}).For(viscoelastic),
	ofTorsion("rotation", "rad", "of the first body from the second", func(angle, _ float64) float64 { return angle }),
	ofTorsion("angular_rate", "rad/s", "of that rotation", func(_, rate float64) float64 { return rate }),
	ofField("displacement", "m", "of the first point from the second, along the element's axes", func(d, _ r3.Vec) r3.Vec { return d }),
	ofField("rotation_vector", "rad", "of the first body from the second, along the element's axes", func(_, r r3.Vec) r3.Vec { return r }),
}

// asNumber is a truth as a number.
func asNumber(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

// forceTypes are the types of a force or of a wire of a net; nil if there is no such force.
func (m *Model) forceTypes(name string) []string {
	for i := range m.Forces {
		switch f := &m.Forces[i]; {
		case f.Name != name:
		case f.Type == springDamper:
			return f.Spring.types()
		default:
			return []string{f.Type}
		}
	}
	if n, number := m.partOfNet(name); n != nil {
		if n.Mesh == ringMesh {
			return []string{rings}
		}
		if n.runs() {
			return nil
		}
		if chosen := n.wireLaw(number); chosen != nil {
			return chosen.types()
		}
	}
	return nil
}

// types are the names for what a spring-damper has.
func (l *SpringLaw) types() []string {
	types := []string{springDamper}
	if l.TensionOnly || l.Yielding != nil || l.Brake != nil {
		types = append(types, ropes)
	}
	if l.Yielding != nil {
		types = append(types, yieldings)
	}
	if l.Brake != nil {
		types = append(types, brakes)
	}
	if l.Breaking != nil {
		types = append(types, breakings)
	}
	return types
}

// partOfNet finds the net of a name NET.number; nil if there is none, or the net is not laid out for a mistake in it.
func (m *Model) partOfNet(name string) (n *Net, number int) {
	first, last, _ := cutPart(name)
	number, err := strconv.Atoi(last)
	for i := range m.Nets {
		if m.Nets[i].Name == first && m.Nets[i].sound && err == nil {
			return &m.Nets[i], number
		}
	}
	return nil, 0
}

// wireLaw is the law of a spring of the net, by its number from 1; nil if there is no such spring.
func (n *Net) wireLaw(number int) *SpringLaw {
	for _, w := range n.layout().wires {
		if number -= w.between + 1; number <= 0 {
			return &n.law(w.kind).SpringLaw
		}
	}
	return nil
}

func (b *builder) recordForce(q *Request) (observables.Recorded, error) {
	o := &observedForce{system: b.system, elements: b.forces[q.Force], frame: b.frameOf(q)}
	return forceQuantities.Record(q.Name, q.Quantities, o, o.update), nil
}
