// What force elements and constraints do to their markers, as programs.

package adams

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// wrench is a force and a torque about a marker's point, in global axes.
type wrench struct{ force, torque vector }

// action is what an element does to its two markers.
type action struct {
	i, j     int // markers
	onI, onJ wrench
}

func (c *compiler) noWrench() wrench {
	zero := c.constantVector(r3.Vec{})
	return wrench{zero, zero}
}

func (b *builder) scaleVector(f ref, v vector) (w vector) {
	for k := range w {
		w[k] = b.mul(f, v[k])
	}
	return w
}

func (b *builder) negVector(v vector) vector { return b.scaleVector(b.constant(-1), v) }

func (b *builder) addWrenches(u, v wrench) wrench {
	return wrench{b.addVectors(u.force, v.force), b.addVectors(u.torque, v.torque)}
}

func (b *builder) negWrench(w wrench) wrench {
	return wrench{b.negVector(w.force), b.negVector(w.torque)}
}

// componentOf returns component 1 to 8 (magnitude, x, y, z of the force, then of the torque) along the axes of a marker.
func (c *compiler) componentOf(w wrench, component int, axes place) ref {
	v := w.force
	if component > 4 {
		v, component = w.torque, component-4
	}
	if component == 1 {
		return c.norm(v)
	}
	return c.dot(v, c.axes(axes)[component-2])
}

// action returns what an element does. at is the place of the call, for messages.
func (c *compiler) action(at Position, key elementKey) (a action) {
	if a, ok := c.actions[key]; ok {
		return a
	}
	defer func() { c.actions[key] = a }()
	d := c.dataset
	c.expanding(at, key, func() {
		switch key.keyword {
		case "SFORCE":
			a = c.singleForce(d.SingleForces[slices.IndexFunc(d.SingleForces, func(f SingleForce) bool { return f.ID == key.id })])
		case "SPRINGDAMPER":
			a = c.springDamper(d.SpringDampers[slices.IndexFunc(d.SpringDampers, func(f SpringDamper) bool { return f.ID == key.id })])
		case "VFORCE", "VTORQUE", "GFORCE":
			a = c.vectorForce(d.VectorForces[slices.IndexFunc(d.VectorForces, func(f VectorForce) bool {
				return f.ID == key.id && f.Keyword == key.keyword
			})])
		case "BUSHING", "FIELD":
			a = c.field(d.Fields[slices.IndexFunc(d.Fields, func(f Field) bool { return f.ID == key.id && f.Keyword == key.keyword })])
		default:
			a = c.constraint(at, key)
		}
	})
	return a
}

// between sums what acts on marker i: by everything between i and j, or by action-only forces if j is 0.
func (c *compiler) between(at Position, i, j int) wrench {
	sum := c.noWrench()
	for _, p := range append(c.dataset.forcePairs(), c.dataset.constraintPairs()...) {
		switch {
		case p.i == i && p.j == j:
			sum = c.addWrenches(sum, c.action(at, elementKey{p.keyword, p.id}).onI)
		case p.i == j && p.j == i:
			sum = c.addWrenches(sum, c.action(at, elementKey{p.keyword, p.id}).onJ)
		}
	}
	for _, g := range c.dataset.Generals {
		if used := c.dataset.markersOf(g); slices.Contains(used, i) && slices.Contains(used, j) {
			sum = c.addWrenches(sum, c.reaction(elementKey{"GCON", g.ID}, i))
		}
	}
	return sum
}

func (c *compiler) singleForce(f SingleForce) (a action) {
	a.i, a.j = f.I, f.J
	i, j := c.places[f.I], c.places[f.J]
	size := c.value(f.Function.root)
	along := c.axes(j)[2]
	if !f.Rotational && !f.ActionOnly {
		along = c.direction(c.displacement([]place{i, j}))
	}
	return c.onLine(a, f.Rotational, f.ActionOnly, c.scaleVector(size, along))
}

// onLine completes a force or torque v on marker I with its reaction on marker J on the same line.
func (c *compiler) onLine(a action, rotational, actionOnly bool, v vector) action {
	a.onI, a.onJ = c.noWrench(), c.noWrench()
	if rotational {
		a.onI.torque = v
	} else {
		a.onI.force = v
	}
	if !actionOnly {
		a.onJ = c.negWrench(a.onI)
	}
	return a
}

func (c *compiler) springDamper(f SpringDamper) action {
	i, j := c.places[f.I], c.places[f.J]
	global := c.places[0]
	var position, rate ref
	var along vector
	if f.Rotational {
		position = measures["AZ"].build(c.frames, []place{i, j})
		along = c.axes(j)[2]
		rate = c.dot(c.spin([]place{i, j}), along)
	} else {
		d := c.displacement([]place{i, j})
		position, along = c.norm(d), c.direction(d)
		rate = c.dot(along, c.velocityIn(i, j, global))
	}
	size := c.sub(c.constant(f.Preload), c.scale(f.Stiffness, c.sub(position, c.constant(f.Reference))))
	size = c.sub(size, c.scale(f.Damping, rate))
	return c.onLine(action{i: f.I, j: f.J}, f.Rotational, false, c.scaleVector(size, along))
}

// vectorForce acts at marker I along the axes of RM; the reaction acts at the same point of the other part.
func (c *compiler) vectorForce(f VectorForce) action {
	axes := c.axes(c.places[f.RM])
	a := action{i: f.I, j: f.J, onI: c.noWrench()}
	for k, e := range f.Components {
		if e == nil {
			continue
		}
		part := c.scaleVector(c.value(e.root), axes[k%3])
		if k < 3 {
			a.onI.force = c.addVectors(a.onI.force, part)
		} else {
			a.onI.torque = c.addVectors(a.onI.torque, part)
		}
	}
	a.onJ = c.negWrench(a.onI)
	return a
}

// field is linear in the six relative displacements and rates of I as seen from J.
func (c *compiler) field(f Field) action {
	i, j := c.places[f.I], c.places[f.J]
	axes := c.axes(j)
	gap := c.displacement([]place{i, j})
	rate := c.velocityIn(i, j, j)
	turn := c.spin([]place{i, j})
	var position, velocity [6]ref
	for k, name := range []string{"AX", "AY", "AZ"} {
		position[k], velocity[k] = c.dot(gap, axes[k]), c.dot(rate, axes[k])
		position[3+k], velocity[3+k] = measures[name].build(c.frames, []place{i, j}), c.dot(turn, axes[k])
	}
	a := action{i: f.I, j: f.J, onI: c.noWrench()}
	for r := range 6 {
		size := c.constant(f.Preload[r])
		for k := range 6 {
			size = c.sub(size, c.scale(f.Stiffness[r][k], c.sub(position[k], c.constant(f.Length[k]))))
			size = c.sub(size, c.scale(f.Damping[r][k], velocity[k]))
		}
		part := c.scaleVector(size, axes[r%3])
		if r < 3 {
			a.onI.force = c.addVectors(a.onI.force, part)
		} else {
			a.onI.torque = c.addVectors(a.onI.torque, part)
		}
	}
	a.onJ = c.negWrench(a.onI)
	a.onJ.torque = c.subVectors(a.onJ.torque, c.cross(gap, a.onI.force)) // the reaction goes through I
	return a
}

// constraint returns the reactions of a constraint.
func (c *compiler) constraint(at Position, key elementKey) (a action) {
	if key.keyword == "GCON" {
		for _, g := range c.dataset.Generals {
			if g.ID == key.id && g.I != 0 {
				a.i, a.onI, a.onJ = g.I, c.reaction(key, g.I), c.noWrench()
				return a
			}
		}
		panic(syntax{at, fmt.Sprintf("function expression: GCON/%d names no marker I to report its force at", key.id)})
	}
	for _, p := range c.dataset.constraintPairs() {
		if p.keyword == key.keyword && p.id == key.id {
			a.i, a.j = p.i, p.j
			a.onI = c.reaction(key, p.i)
			a.onJ = c.negWrench(a.onI)
			gap := c.displacement([]place{c.places[p.i], c.places[p.j]})
			a.onJ.torque = c.subVectors(a.onJ.torque, c.cross(gap, a.onI.force))
		}
	}
	return a
}

// reaction reads the force of a constraint on a marker from the solution.
func (c *compiler) reaction(key elementKey, marker int) (w wrench) {
	r := Reaction{Keyword: key.keyword, ID: key.id, Marker: marker}
	for k := range 3 {
		w.force[k] = c.input(Input{Quantity: ReactionComponent, Index: k, Reaction: r})
		w.torque[k] = c.input(Input{Quantity: ReactionComponent, Index: 3 + k, Reaction: r})
	}
	return w
}

// constraintPairs lists the constraints between two markers.
func (d *Dataset) constraintPairs() (list []pair) {
	for _, j := range d.Joints {
		list = append(list, pair{"JOINT", j.ID, j.I, j.J})
	}
	for _, p := range d.Primitives {
		list = append(list, pair{"JPRIM", p.ID, p.I, p.J})
	}
	for _, m := range d.Motions {
		i, j := m.I, m.J
		if joint, ok := d.Joint(m.Joint); ok && m.Joint != 0 {
			i, j = joint.I, joint.J
		}
		list = append(list, pair{"MOTION", m.ID, i, j})
	}
	return list
}

// markersOf lists the markers that a general constraint is about: its I and those in its function.
func (d *Dataset) markersOf(g GeneralConstraint) (list []int) {
	if g.I != 0 {
		list = append(list, g.I)
	}
	var walk func(n *node)
	walk = func(n *node) {
		if n.op == 'c' {
			if _, ok := measures[n.name]; ok || n.name == "ORIENT" {
				skip := 0
				if n.name == "ORIENT" {
					skip = 2
				}
				for _, b := range n.branch[min(skip, len(n.branch)):] {
					list = append(list, int(b.value))
				}
			}
		}
		for _, b := range n.branch {
			walk(b)
		}
	}
	if g.Function != nil {
		walk(g.Function.root)
	}
	return list
}
