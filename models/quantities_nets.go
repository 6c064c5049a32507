package models

// What nets can be asked for.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/mbd"
	"gabion/observables"
)

// observedNet is a net, as the request's frame sees it.
type observedNet struct {
	simulation *coupling.Simulation
	system     *mbd.System
	parts      netRange
	elements   []int // springs, rings or wires
	bends      []int // springs against bending
	frame      mbd.Marker
	axes       mbd.Motion    // of the frame
	loads      windowedLoads // on its strands
}

// netSpring is a spring, a ring or a wire of a net.
type netSpring interface {
	Tension(s *mbd.System) float64
	Slack(s *mbd.System) bool
	Broken(s *mbd.System) bool
	PlasticElongation(s *mbd.System) float64
	Slip(s *mbd.System) float64
}

// springs goes through the springs, rings or wires of the net, numbered from 1.
func (o *observedNet) springs(yield func(number int, f netSpring)) {
	for k, e := range o.elements {
		yield(k+1, o.system.Force(e).(netSpring))
	}
}

// count is the number of springs of which something is true.
func (o *observedNet) count(is func(f netSpring, s *mbd.System) bool) float64 {
	n := 0
	o.springs(func(_ int, f netSpring) {
		if is(f, o.system) {
			n++
		}
	})
	return float64(n)
}

// largest finds the spring that pulls hardest; the first of several, and number 0 where none pulls.
func (o *observedNet) largest() (tension float64, number int) {
	o.springs(func(n int, f netSpring) {
		if t := f.Tension(o.system); t > tension {
			tension, number = t, n
		}
	})
	return tension, number
}

var netQuantities = append(observables.Registry[*observedNet]{
	observables.Vector("contact_force", "N", "of particles, walls and other bodies on the whole net", func(o *observedNet) (sum r3.Vec) {
		for body := o.parts.bodies[0]; body < o.parts.bodies[1]; body++ {
			sum = r3.Add(sum, o.simulation.ContactWrench(body).Force)
		}
		return within(&o.axes, sum)
	}),
	observables.Vector("pin_force", "N", "of all its pins on the net", func(o *observedNet) (sum r3.Vec) {
		for _, pin := range o.parts.pins {
			sum = r3.Add(sum, o.system.Reaction(pin).Force)
		}
		return within(&o.axes, sum)
	}),
	observables.Scalar("largest_tension", "N", "of the spring, ring or wire that pulls hardest", func(o *observedNet) float64 {
		tension, _ := o.largest()
		return tension
	}),
	observables.Scalar("largest_tension_spring", "1", "number of that spring, from 1; 0 where none pulls", func(o *observedNet) float64 {
		_, number := o.largest()
		return float64(number)
	}),
	observables.Scalar("slack", "1", "number of springs, rings or wires that are too short to pull", func(o *observedNet) float64 {
		return o.count(netSpring.Slack)
	}),
	observables.Scalar("broken", "1", "number of broken springs, rings or wires", func(o *observedNet) float64 { return o.count(netSpring.Broken) }),
	observables.Scalar("largest_brake_elongation", "m", "of the brake that has run out most", func(o *observedNet) (most float64) {
		o.springs(func(_ int, f netSpring) { most = max(most, f.Slip(o.system)) })
		return most
	}),
	observables.Scalar("largest_plastic_elongation", "m", "of the spring, ring or wire that yielding has lengthened most", func(o *observedNet) (most float64) {
		o.springs(func(_ int, f netSpring) { most = max(most, f.PlasticElongation(o.system)) })
		return most
	}),
	observables.Scalar("energy", "J", "that its springs, rings or wires store", func(o *observedNet) float64 { return storedIn(o.system, o.elements) }),
	observables.Scalar("bending_energy", "J", "that its wires store as they are bent, rings apart", func(o *observedNet) float64 { return storedIn(o.system, o.bends) }),
	observables.Scalar("largest_moment", "N m", "of its wires against being bent, rings apart", func(o *observedNet) float64 { return largestBend(o.system, o.bends, momentOf) }),
}, partLoadQuantities(recordedNet, "strand", false, func(o *observedNet) *windowedLoads { return &o.loads })...)

func (b *builder) recordNet(q *Request) (observables.Recorded, error) {
	o := &observedNet{simulation: b.built.Simulation, system: b.system, parts: b.nets[q.Net], frame: b.frameOf(q)}
	strands := every(o.parts.strands[0], 1, o.parts.strands[1]-o.parts.strands[0])
	o.elements, o.bends = every(o.parts.springs[0], 1, o.parts.springs[1]-o.parts.springs[0]), every(o.parts.bends[0], 1, o.parts.bends[1]-o.parts.bends[0])
	for i := range b.model.Ropes {
		if p := &b.model.Ropes[i]; netOfWire(p.Name) == q.Net {
			o.elements, o.bends = append(o.elements, b.ropes[p.Name]), append(o.bends, b.bends[p.Name]...)
			strands = append(strands, b.ropeStrands[p.Name]...)
		}
	}
	return netQuantities.Record(q.Name, q.Quantities, o, func() {
		o.axes = o.system.Motion(o.frame)
	}).Looking(func() {
		o.loads = b.readPartLoads(strands, func(surface, _ int) int { return surface - strands[0] + 1 })
	}), nil
}
