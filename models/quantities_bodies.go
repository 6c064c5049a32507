package models

// What bodies, markers, joints and motions can be asked for.

import (
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
)

// observedMotion is a point of a body, as the request's frame sees it.
type observedMotion struct {
	builder      *builder
	body         int
	point, frame mbd.Marker
	now, from    mbd.Motion // of the point and of the frame
}

// update looks at the point and the frame.
func (o *observedMotion) update() {
	o.now, o.from = o.builder.system.Motion(o.point), o.builder.system.Motion(o.frame)
}

// within turns a vector of the world into the frame's axes.
func (o *observedMotion) within(v r3.Vec) r3.Vec { return within(&o.from, v) }

func within(frame *mbd.Motion, v r3.Vec) r3.Vec {
	return r3.Rotation(quat.Conj(frame.Orientation)).Rotate(v)
}

// seenFrom is a quantity of the point less that of the frame, in the frame's axes.
func seenFrom(name, unit, meaning string, of func(m *mbd.Motion) r3.Vec) observables.Quantity[*observedMotion] {
	return observables.Vector(name, unit, meaning, func(o *observedMotion) r3.Vec { return o.within(r3.Sub(of(&o.now), of(&o.from))) })
}

// motionQuantities are those of a marker, and of a point of a body.
var motionQuantities = observables.Registry[*observedMotion]{
	seenFrom("position", "m", "of the point", func(m *mbd.Motion) r3.Vec { return m.Position }),
	seenFrom("velocity", "m/s", "of the point", func(m *mbd.Motion) r3.Vec { return m.Velocity }),
	seenFrom("acceleration", "m/s^2", "of the point", func(m *mbd.Motion) r3.Vec { return m.Acceleration }),
	observables.Several("orientation", "1", "Euler parameters e0 to e3 of its axes in those of the frame",
		[]string{"e0", "e1", "e2", "e3"},
		func(o *observedMotion, dst []float64) {
			q := quat.Mul(quat.Conj(o.from.Orientation), o.now.Orientation)
			dst[0], dst[1], dst[2], dst[3] = q.Real, q.Imag, q.Jmag, q.Kmag
		}),
	seenFrom("angular_velocity", "rad/s", "angular velocity", func(m *mbd.Motion) r3.Vec { return m.AngularVelocity }),
	seenFrom("angular_acceleration", "rad/s^2", "angular acceleration", func(m *mbd.Motion) r3.Vec { return m.AngularAcceleration }),
}

var bodyQuantities = append(slices.Clone(motionQuantities),
	observables.Scalar("kinetic_energy", "J", "of translation and rotation", func(o *observedMotion) float64 {
		return o.builder.system.KineticEnergy(o.body)
	}),
	observables.Scalar("potential_energy", "J", "in gravity, zero at the world's origin", func(o *observedMotion) float64 {
		return o.builder.system.PotentialEnergy(o.body)
	}),
	observables.Vector("contact_force", "N", "of particles, walls and other bodies on it", func(o *observedMotion) r3.Vec {
		return o.within(o.builder.built.Simulation.ContactWrench(o.body).Force)
	}),
	observables.Vector("wall_force", "N", "of walls on it", func(o *observedMotion) r3.Vec {
		return o.within(o.builder.built.Simulation.WallForceOn(o.body))
	}),
	observables.Vector("contact_torque", "N m", "of particles, walls and other bodies on it, about its centre of mass", func(o *observedMotion) r3.Vec {
		return o.within(o.builder.built.Simulation.ContactWrench(o.body).Moment)
	}),
	observables.Scalar(temperature, "K", "temperature", func(o *observedMotion) float64 { return o.builder.bodyTemperature(o.body) }).For(heatedBody),
)

// frameOf is the marker in whose axes a request's components are.
func (b *builder) frameOf(q *Request) mbd.Marker {
	if q.Frame == "" {
		return mbd.Origin
	}
	return b.markers[q.Frame]
}

func (b *builder) recordBody(q *Request) (observables.Recorded, error) {
	body := b.bodies[q.Body]
	o := &observedMotion{builder: b, body: body, point: mbd.Marker{Body: body, Position: q.At}, frame: b.frameOf(q)}
	recorded := bodyQuantities.Record(q.Name, q.Quantities, o, o.update)
	if slices.Contains(q.Quantities, temperature) {
		recorded = recorded.Looking(func() { b.built.Simulation.BodyTemperatures() })
	}
	return recorded, nil
}

func (b *builder) recordMarker(q *Request) (observables.Recorded, error) {
	o := &observedMotion{builder: b, point: b.markers[q.Marker], frame: b.frameOf(q)}
	return motionQuantities.Record(q.Name, q.Quantities, o, o.update), nil
}

// observedJoint is a joint or a motion, as the request's frame sees it.
type observedJoint struct {
	system   *mbd.System
	joint    int
	stops    []int // elements of its limits
	frame    mbd.Marker
	axes     mbd.Motion   // of the frame
	reaction rigid.Wrench // on the first body, about the joint's point on it
	i, j     mbd.Motion   // of the joint's markers
}

func (o *observedJoint) update() {
	joint := o.system.Joint(o.joint)
	o.axes, o.reaction = o.system.Motion(o.frame), reaction(o.system, o.joint, o.stops)
	o.i, o.j = o.system.Motion(joint.I), o.system.Motion(joint.J)
}

// reaction is the wrench of a joint with its stops on the first body, about its point there.
func reaction(s *mbd.System, joint int, stops []int) rigid.Wrench {
	w := s.Reaction(joint)
	for _, e := range stops {
		w = w.Plus(1, s.ForceOn(e))
	}
	return w
}

// reactionQuantities are those of joints and of motions.
var reactionQuantities = observables.Registry[*observedJoint]{
	observables.Vector("force", "N", "on the first body", func(o *observedJoint) r3.Vec { return within(&o.axes, o.reaction.Force) }),
	observables.Vector("torque", "N m", "on the first body, about the joint's point on it", func(o *observedJoint) r3.Vec {
		return within(&o.axes, o.reaction.Moment)
	}),
}

var jointQuantities = append(slices.Clone(reactionQuantities),
	observables.Numbered("residual", "1", "of each of its equations, m or 1",
		func(o *observedJoint) int { return len(o.system.Residuals(o.joint)) },
		func(o *observedJoint, dst []float64) { copy(dst, o.system.Residuals(o.joint)) }),
	observables.Scalar("rotation", "rad", "of the first body from the second about the axis, from -pi to pi; of a gear, rack_and_pinion or coupler, of its first joint", func(o *observedJoint) float64 {
		return turned(o.i.Orientation, o.j.Orientation)
	}),
	observables.Scalar("translation", "m", "of the first body from the second along the axis; of a gear, rack_and_pinion or coupler, of its first joint", func(o *observedJoint) float64 {
		return r3.Dot(r3.Sub(o.i.Position, o.j.Position), r3.Rotation(o.j.Orientation).Rotate(axes[2]))
	}),
)

var driverQuantities = append(slices.Clone(reactionQuantities),
	observables.Scalar("power", "W", "that driving takes", func(o *observedJoint) float64 {
		spin := r3.Sub(o.i.AngularVelocity, o.j.AngularVelocity)
		carried := r3.Add(o.j.Velocity, r3.Cross(o.j.AngularVelocity, r3.Sub(o.i.Position, o.j.Position)))
		return r3.Dot(o.reaction.Force, r3.Sub(o.i.Velocity, carried)) + r3.Dot(o.reaction.Moment, spin)
	}),
)

func (b *builder) recordJoint(q *Request) (observables.Recorded, error) {
	o := &observedJoint{system: b.system, joint: b.joints[q.Joint], stops: b.stops[q.Joint], frame: b.frameOf(q)}
	return jointQuantities.Record(q.Name, q.Quantities, o, o.update), nil
}

func (b *builder) recordMotion(q *Request) (observables.Recorded, error) {
	o := &observedJoint{system: b.system, joint: b.motions[q.Motion], frame: b.frameOf(q)}
	return driverQuantities.Record(q.Name, q.Quantities, o, o.update), nil
}
