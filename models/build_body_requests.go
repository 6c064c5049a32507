package models

// From requests about bodies, joints, motions and forces to columns of numbers.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// bodyRequest joins the quantities of a request in their order.
func (b *builder) bodyRequest(q *Request, kind, name string) (Recorded, error) {
	var parts []Recorded
	for _, quantity := range q.Quantities {
		p, err := b.bodyQuantity(q, kind, name, mbd.Quantity(quantity))
		if err != nil {
			return Recorded{}, err
		}
		parts = append(parts, p)
	}
	return joined(parts), nil
}

// joined writes the columns of all parts, one after the other.
func joined(parts []Recorded) Recorded {
	var out Recorded
	for _, p := range parts {
		out.Columns = append(out.Columns, p.Columns...)
	}
	out.Write = func(dst []float64) {
		for _, p := range parts {
			p.Write(dst[:len(p.Columns)])
			dst = dst[len(p.Columns):]
		}
	}
	return out
}

func (b *builder) bodyQuantity(q *Request, kind, name string, what mbd.Quantity) (Recorded, error) {
	world := mbd.Origin
	if q.Frame != "" {
		world = b.markers[q.Frame]
	}
	switch kind {
	case "joint":
		return b.jointQuantity(q.Name, b.joints[name], world, what)
	case "motion":
		return b.motionQuantity(q.Name, b.motions[name], world, what)
	case "force":
		return b.forceQuantity(q.Name, b.forces[name], world, what)
	case "marker":
		return b.recorded(mbd.MarkerRequest(q.Name, b.markers[name], world, world, what))
	}
	if what == "contact_force" || what == "contact_torque" {
		return b.contactQuantity(q, b.bodies[name], world, what), nil
	}
	if what == mbd.KineticEnergy || what == mbd.PotentialEnergy || q.Frame == "" && q.At == (r3.Vec{}) {
		return b.recorded(mbd.BodyRequest(q.Name, b.bodies[name], what))
	}
	at := mbd.Marker{Body: b.bodies[name], Position: q.At, Orientation: quat.Number{Real: 1}}
	return b.recorded(mbd.MarkerRequest(q.Name, at, world, world, what))
}

// recorded turns a request of the multibody system into columns.
func (b *builder) recorded(r mbd.Request, err error) (Recorded, error) {
	out := Recorded{Write: func(dst []float64) { r.Write(b.system, dst) }}
	for _, c := range r.Columns {
		out.Columns = append(out.Columns, Column{Name: r.Name + "." + c.Name, Unit: c.Unit})
	}
	return out, err
}

// jointQuantity adds rotation and translation to what a joint can tell by itself.
func (b *builder) jointQuantity(request string, joint int, frame mbd.Marker, what mbd.Quantity) (Recorded, error) {
	i, j := b.system.Joint(joint).I, b.system.Joint(joint).J
	one := func(unit string, value func() float64) (Recorded, error) {
		return Recorded{
			Columns: []Column{{Name: request + "." + string(what), Unit: unit}},
			Write:   func(dst []float64) { dst[0] = value() },
		}, nil
	}
	switch what {
	case mbd.Rotation:
		return one("rad", func() float64 {
			return turned(b.system.Motion(i).Orientation, b.system.Motion(j).Orientation)
		})
	case "translation":
		return one("m", func() float64 {
			from, to := b.system.Motion(j), b.system.Motion(i)
			return r3.Dot(r3.Sub(to.Position, from.Position), r3.Rotation(from.Orientation).Rotate(axes[2]))
		})
	}
	return b.recorded(b.system.JointRequest(request, joint, frame, what))
}

// motionQuantity adds the power to what a motion can tell by itself.
func (b *builder) motionQuantity(request string, motion int, frame mbd.Marker, what mbd.Quantity) (Recorded, error) {
	if what != "power" {
		return b.recorded(b.system.JointRequest(request, motion, frame, what))
	}
	i, j := b.system.Joint(motion).I, b.system.Joint(motion).J
	return Recorded{
		Columns: []Column{{Name: request + ".power", Unit: "W"}},
		Write: func(dst []float64) {
			w, of, from := b.system.Reaction(motion), b.system.Motion(i), b.system.Motion(j)
			spin := r3.Sub(of.AngularVelocity, from.AngularVelocity)
			carried := r3.Add(from.Velocity, r3.Cross(from.AngularVelocity, r3.Sub(of.Position, from.Position)))
			dst[0] = r3.Dot(w.Force, r3.Sub(of.Velocity, carried)) + r3.Dot(w.Moment, spin)
		},
	}, nil
}

// contactQuantity records what that which touches a body does to it.
func (b *builder) contactQuantity(q *Request, body int, frame mbd.Marker, what mbd.Quantity) Recorded {
	var w mbd.Wrench
	within := func(v r3.Vec) r3.Vec { return r3.Rotation(quat.Conj(b.system.Motion(frame).Orientation)).Rotate(v) }
	known := map[string]quantity{
		"contact_force":  vector("N", func() r3.Vec { return within(w.Force) }),
		"contact_torque": vector("N m", func() r3.Vec { return within(w.Moment) }),
	}
	one := Request{Name: q.Name, Quantities: []string{string(what)}}
	return collect(&one, known, func() { w = b.built.Simulation.ContactOn(body) })
}

// forceQuantity sums up the elements of a force; all but loads with varying components have one.
func (b *builder) forceQuantity(request string, elements []int, frame mbd.Marker, what mbd.Quantity) (Recorded, error) {
	var parts []Recorded
	for _, e := range elements {
		p, err := b.recorded(b.system.ForceRequest(request, e, frame, what))
		if err != nil || len(elements) == 1 {
			return p, err
		}
		parts = append(parts, p)
	}
	one := make([]float64, len(parts[0].Columns))
	return Recorded{Columns: parts[0].Columns, Write: func(dst []float64) {
		clear(dst)
		for _, p := range parts {
			p.Write(one)
			for k, v := range one {
				dst[k] += v
			}
		}
	}}, nil
}
