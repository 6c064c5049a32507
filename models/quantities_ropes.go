package models

// What ropes, their spans and their brakes can be asked for.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
)

// observedRope is a rope or a part of it, as the request's frame sees it.
type observedRope struct {
	system      *mbd.System
	rope        *mbd.RunningRope
	element     int
	bends       []int // elements
	span, brake int   // of a part; -1
	frame       mbd.Marker
	axes        mbd.Motion
	loads       windowedLoads // on its strands
}

// Types of what a request of a rope may be about.
const (
	wholeRope   = "a whole rope"
	spanOfRope  = "a span of a rope"
	brakeOfRope = "a brake of a rope"

	recordedRope = "a whole rope whose strands have wear_constant or erosion_constant"
)

func spanName(rope string, number int) string { return fmt.Sprintf("%s.%d", rope, number) }

// ofRope is a quantity of a whole rope, ofSpan one of a span, ofBrake one of a brake.
func ofRope(name, unit, meaning string, value func(f *mbd.RunningRope, s *mbd.System) float64) observables.Quantity[*observedRope] {
	return observables.Scalar(name, unit, meaning, func(o *observedRope) float64 { return value(o.rope, o.system) }).For(wholeRope)
}

func ofSpan(name, unit, meaning string, value func(p mbd.RopeSpan) float64) observables.Quantity[*observedRope] {
	return observables.Scalar(name, unit, meaning, func(o *observedRope) float64 { return value(o.rope.Span(o.system, o.span)) }).For(spanOfRope)
}

func ofBrake(name, unit, meaning string, value func(o *observedRope) float64) observables.Quantity[*observedRope] {
	return observables.Scalar(name, unit, meaning, value).For(brakeOfRope)
}

var ropeQuantities = append(observables.Registry[*observedRope]{
	ofRope("largest_tension", "N", "of the span that pulls hardest", (*mbd.RunningRope).Tension),
	ofRope("largest_tension_span", "1", "number of that span, from 1; 0 where none pulls", func(f *mbd.RunningRope, s *mbd.System) float64 {
		_, span := f.Largest(s)
		return float64(span + 1)
	}),
	observables.Vector("first_force", "N", "of the rope on what holds its first end", func(o *observedRope) r3.Vec {
		return within(&o.axes, ropeForce(o.system, o.element, o.bends, 0))
	}).For(wholeRope),
	observables.Vector("last_force", "N", "of the rope on what holds its last end", func(o *observedRope) r3.Vec {
		return within(&o.axes, ropeForce(o.system, o.element, o.bends, len(o.rope.Points)-1))
	}).For(wholeRope),
	ofRope("way", "m", "length of its way from end to end", func(f *mbd.RunningRope, s *mbd.System) float64 { length, _ := f.Length(s); return length }),
	ofRope("brake_elongation", "m", "by which all its brakes have run out", (*mbd.RunningRope).Slip),
	ofRope("brake_loss", "J", "that its brakes have taken since the start", func(f *mbd.RunningRope, s *mbd.System) float64 { _, _, braked := f.Losses(s); return braked }),
	ofRope("friction_loss", "J", "that friction at its points has taken since the start", func(f *mbd.RunningRope, s *mbd.System) float64 {
		friction, _, _ := f.Losses(s)
		return friction
	}),
	ofRope("yielding_loss", "J", "that yielding has taken since the start", func(f *mbd.RunningRope, s *mbd.System) float64 { _, yielded, _ := f.Losses(s); return yielded }),
	observables.Scalar("energy", "J", "that it stores", func(o *observedRope) float64 { return o.system.Stored(o.element) }).For(wholeRope),
	observables.Scalar("largest_moment", "N m", "with which it resists being bent at a point", func(o *observedRope) float64 { return largestBend(o.system, o.bends, momentOf) }).
		For(wholeRope),
	ofRope("slack", "1", "1 while none of it pulls, else 0", func(f *mbd.RunningRope, s *mbd.System) float64 { return asNumber(f.Slack(s)) }),
	ofRope("broken", "1", "1 once it is broken, else 0", func(f *mbd.RunningRope, s *mbd.System) float64 { return asNumber(f.Broken(s)) }),
	ofSpan("tension", "N", "tension", func(p mbd.RopeSpan) float64 { return p.Tension }),
	ofSpan("length", "m", "of its way, with half of the arcs at its ends", func(p mbd.RopeSpan) float64 { return p.Length }),
	ofSpan("unstrained_length", "m", "of the rope that is in it, without what brakes have let out", func(p mbd.RopeSpan) float64 { return p.Unstrained }),
	ofSpan("strain", "1", "of the rope", func(p mbd.RopeSpan) float64 { return p.Strain }),
	ofSpan("slip", "m", "rope without strain that has run into it past its first point since the start", func(p mbd.RopeSpan) float64 { return p.Slipped }),
	ofBrake("run_out", "m", "by which the brake has run out", func(o *observedRope) float64 { return o.rope.RunOut(o.system, o.brake) }),
	ofBrake("force", "N", "tension of the span that the brake is in", func(o *observedRope) float64 { return o.rope.Span(o.system, o.rope.Brakes[o.brake].Span).Tension }),
	ofBrake("loss", "J", "that the brake has taken since the start", func(o *observedRope) float64 { return o.rope.BrakeLoss(o.system, o.brake) }),
}, partLoadQuantities(recordedRope, "strand", false, func(o *observedRope) *windowedLoads { return &o.loads })...)

// ropeForce returns the force of a rope on what holds one of its points, N, world axes: of its tension, and of its pieces where it resists being bent.
func ropeForce(s *mbd.System, element int, bends []int, point int) r3.Vec {
	force, first := s.ForceAt(element, point), 0
	points := s.Force(element).(*mbd.RunningRope).Points
	for _, e := range bends {
		at := s.Force(e).(*mbd.BendingSpring).Points
		for at != [3]mbd.Marker{points[first].Marker, points[first+1].Marker, points[first+2].Marker} {
			first++
		}
		if k := point - first; k >= 0 && k < len(at) {
			force = r3.Add(force, s.ForceAt(e, k))
		}
		first++
	}
	return force
}

// ropeTypes are the types of a rope or of a part of one; nil if there is no such rope.
func (m *Model) ropeTypes(name string) []string {
	p, part := m.ropeOf(name)
	if p == nil {
		return nil
	}
	if part == "" {
		types := []string{wholeRope}
		if s := p.Strands; s != nil && recorded(s.WearConstant, s.ErosionConstant) {
			types = append(types, recordedRope)
		}
		return types
	}
	switch span, brake := m.ropePart(p, part); {
	case span >= 0:
		return []string{spanOfRope}
	case brake >= 0:
		return []string{brakeOfRope}
	}
	return nil
}

func (b *builder) recordRope(q *Request) (observables.Recorded, error) {
	p, part := b.model.ropeOf(q.Rope)
	o := &observedRope{system: b.system, element: b.ropes[p.Name], bends: b.bends[p.Name], span: -1, brake: -1, frame: b.frameOf(q)}
	o.rope = b.system.Force(o.element).(*mbd.RunningRope)
	if part != "" {
		o.span, o.brake = b.model.ropePart(p, part)
	}
	strands := b.ropeStrands[p.Name]
	return ropeQuantities.Record(q.Name, q.Quantities, o, func() {
		o.axes = o.system.Motion(o.frame)
	}).Looking(func() {
		o.loads = b.readPartLoads(strands, func(surface, _ int) int { return surface - strands[0] + 1 })
	}), nil
}
