// What a model of a dataset has beyond the keys of models: constraints by functions, motions by what is integrated, forces by what they are functions
// of, and requests.

package adams

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/models"
	"gabion/rigid"
)

// extension adds to a multibody system what a translation has left.
type extension struct {
	*translation
	system *mbd.System
	joints map[elementKey]int // of constraints and motions
}

// extend is the model's extension.
func (t *translation) extend(x *models.Extension) error {
	a := &extension{translation: t, system: x.System, joints: map[elementKey]int{}}
	for key, name := range t.names {
		if number, ok := x.Joints[name]; ok {
			a.joints[key] = number
		}
	}
	t.failures = nil
	a.addJoints()
	a.addMotions()
	if t.wanted == noStarts {
		for _, f := range t.dataset.forcePairs() {
			if t.left[elementKey{f.keyword, f.id}] {
				a.addLoad(f)
			}
		}
		for _, r := range t.dataset.Requests {
			x.Requests = append(x.Requests, a.request(r))
		}
		for _, n := range slices.Concat(t.dataset.Notes, t.notes) {
			x.Warnings = append(x.Warnings, fmt.Sprintf("%s:%d:%d: %s", t.dataset.File, n.At.Line, n.At.Column, n.Message))
		}
	}
	return errors.Join(t.failures...)
}

// marker returns a marker of the dataset in the system.
func (a *extension) marker(id int) mbd.Marker {
	part, at, axes := a.offset(id)
	if part < 0 {
		return mbd.Marker{Body: mbd.Ground, Position: at, Orientation: axes}
	}
	return mbd.Marker{Body: a.bodies[part], Position: at, Orientation: axes}
}

func (a *extension) add(key elementKey, j *mbd.Joint) { a.joints[key] = a.system.AddJoint(j) }

func (a *extension) addJoints() {
	for _, j := range a.dataset.Joints {
		key, name := elementKey{"JOINT", j.ID}, a.name("JOINT", j.Element)
		if a.left[key] {
			switch j.Kind {
			case Screw: // one equation: other joints keep the axes together
				i, m := a.marker(j.I), a.marker(j.J)
				tied := []mbd.RelativeCoordinate{{I: i, J: m}, {I: i, J: m, Rotation: true}}
				a.add(key, mbd.Coupler(name, tied, []float64{1, -j.Pitch * a.units.Length / (2 * math.Pi)}))
			case ConstantVelocity:
				a.addConstantVelocity(key, name, j)
			case RackAndPinion:
				a.addRackAndPinion(key, name, j)
			}
		}
		a.addStart(j)
	}
	for _, g := range a.dataset.Generals {
		if a.left[elementKey{"GCON", g.ID}] {
			a.addGeneral(g)
		}
	}
}

// condition compiles a recipe, with the position in the dataset for messages.
func (a *extension) condition(at Position, what string, recipe func(c *compiler) ref) (*condition, bool) {
	c, err := newCondition(a.dataset, at, what, a.bodies, a.poses, recipe)
	if err != nil {
		a.fail(err)
		return nil, false
	}
	return c, true
}

func (a *extension) addConstantVelocity(key elementKey, name string, j Joint) {
	zi := r3.Rotation(a.motion(j.I).Orientation).Rotate(r3.Vec{Z: 1})
	zj := r3.Rotation(a.motion(j.J).Orientation).Rotate(r3.Vec{Z: 1})
	c, ok := a.condition(j.At, name, func(c *compiler) ref {
		return c.constantVelocity(c.places[j.I], c.places[j.J], r3.Dot(zi, zj) < 0)
	})
	if !ok {
		return
	}
	conditions := []mbd.Constraint{c}
	for axis := range 3 { // the points together, along the global axes
		c, ok := a.condition(j.At, name, func(c *compiler) ref {
			return c.displacement([]place{c.places[j.I], c.places[j.J]})[axis]
		})
		if !ok {
			return
		}
		conditions = append(conditions, c)
	}
	a.add(key, mbd.GeneralJoint(name, a.marker(j.I), a.marker(j.J), conditions...))
}

func (a *extension) addRackAndPinion(key elementKey, name string, j Joint) {
	side := a.dataset.side(a.motion(j.I), a.motion(j.J))
	if side == 0 {
		a.fail(Error{a.dataset.File, j.At, name + ": the pinion's axis (z of I) meets the rack's line (z of J); it must pass it at half the pitch diameter"})
		return
	}
	radius := side * math.Abs(j.Diameter) / 2
	c, ok := a.condition(j.At, name, func(c *compiler) ref { return c.rackAndPinion(c.places[j.I], c.places[j.J], radius) })
	if !ok {
		return
	}
	c.fromStart(a.startPoses(c))
	a.add(key, mbd.GeneralJoint(name, a.marker(j.I), a.marker(j.J), c))
}

func (a *extension) startPoses(c *condition) (poses []rigid.Frame) {
	for _, part := range c.parts {
		poses = append(poses, a.poses[part])
	}
	return poses
}

// fromStart makes the function's value at the start its target.
func (l *condition) fromStart(poses []rigid.Frame) {
	l.set(0, poses, 0)
	l.target = mbd.Constant(l.run.Run(0))
}

// addStart adds drivers for the initial conditions of a joint while the start is sought.
func (a *extension) addStart(j Joint) {
	for _, s := range []struct {
		start    Start
		rotation bool
		unit     float64
	}{{j.Translation, false, a.units.Length}, {j.Rotation, true, 1}} {
		x, v := s.unit*s.start.Displacement, s.unit*s.start.Velocity/a.units.Time
		switch {
		case a.wanted == displacements && s.start.Given:
			v = 0
		case a.wanted == velocities && s.start.VelocityGiven:
			x, _ = a.freedom(j.I, j.J, s.rotation)
		default:
			continue
		}
		drive := mbd.TranslationDriver
		if s.rotation {
			drive = mbd.RotationDriver
		}
		a.system.AddJoint(drive(a.name("JOINT", j.Element)+" start", a.marker(j.I), a.marker(j.J), mbd.Polynomial{x, v}))
	}
}

func (a *extension) addMotions() {
	for _, m := range a.dataset.Motions {
		key := elementKey{"MOTION", m.ID}
		if !a.left[key] {
			continue
		}
		name, i, j, rotation := a.name("MOTION", m.Element), m.I, m.J, m.Freedom[0] == 'B'
		if m.Joint != 0 {
			joint, _ := a.dataset.Joint(m.Joint)
			i, j, rotation = joint.I, joint.J, m.turns(joint)
		}
		scale := a.units.Length
		if rotation {
			scale = 1
		}
		f, err := timeFunction(a.dataset, m.Function, name, scale)
		if err != nil {
			a.fail(err)
			continue
		}
		if m.Derivative > 0 {
			f = a.integrated(m, f, i, j, rotation, scale)
		}
		switch {
		case m.Joint != 0 && rotation:
			a.add(key, mbd.RotationDriver(name, a.marker(i), a.marker(j), f))
		case m.Joint != 0:
			a.add(key, mbd.TranslationDriver(name, a.marker(i), a.marker(j), f))
		case rotation:
			a.addAngleMotion(key, name, m, f)
		default:
			var axes [3]mbd.Function
			axes[m.Freedom[0]-'X'] = f
			a.add(key, mbd.PointDriver(name, a.marker(i), a.marker(j), axes))
		}
	}
}

// integrated makes a displacement of a velocity or an acceleration. What the dataset does not give for time zero is taken
// from where the parts start.
func (a *extension) integrated(m Motion, f mbd.Function, i, j int, rotation bool, scale float64) mbd.Function {
	rated := mbd.FunctionOf(func(t float64) (value, rate, acceleration float64) {
		value, rate, acceleration = f.At(t)
		per := math.Pow(a.units.Time, -float64(m.Derivative))
		return per * value, per * rate, per * acceleration
	})
	x, v := a.startOf(m, i, j, rotation)
	if m.Start.Given {
		x = scale * m.Start.Displacement
	}
	if m.Start.VelocityGiven {
		v = scale * m.Start.Velocity / a.units.Time
	}
	return &integral{f: rated, twice: m.Derivative == 2, start: x, rate: v}
}

// startOf returns where the coordinate of a motion is at the start, and its rate.
func (a *extension) startOf(m Motion, i, j int, rotation bool) (x, v float64) {
	switch {
	case m.Joint != 0:
		return a.freedom(i, j, rotation)
	case !rotation:
		return a.displacement(i, j, int(m.Freedom[0]-'X'))
	}
	c, ok := a.angle(m)
	if !ok {
		return 0, 0
	}
	poses := a.startPoses(c)
	c.set(0, poses, 1)
	x = c.run.Run(1)
	for k, g := range c.run.Gradient(0)[:6*len(poses)] {
		v += g * motionOf(&poses[k/6], k%6)
	}
	return x, v
}

// angle is the condition of a body-fixed 1-2-3 angle of a motion.
func (a *extension) angle(m Motion) (*condition, bool) {
	return a.condition(m.At, a.name("MOTION", m.Element), func(c *compiler) ref {
		return c.unwrap(c.eulerAngles(c.places[m.I], c.places[m.J], "123")[m.Freedom[1]-'1'])
	})
}

func (a *extension) addAngleMotion(key elementKey, name string, m Motion, f mbd.Function) {
	c, ok := a.angle(m)
	if !ok {
		return
	}
	c.target = f
	a.add(key, mbd.GeneralJoint(name, a.marker(m.I), a.marker(m.J), c))
}

func (a *extension) addGeneral(g GeneralConstraint) {
	name := a.name("GCON", g.Element)
	c, ok := a.condition(g.At, name, func(c *compiler) ref { return c.value(g.Function.root) })
	if !ok {
		return
	}
	i, j := a.marker(g.I), mbd.Origin
	if i.Body == mbd.Ground {
		j = mbd.Marker{Body: c.bodies[0]}
	}
	a.add(elementKey{"GCON", g.ID}, mbd.GeneralJoint(name, i, j, c))
}

// addLoad adds a force as a load by what it is a function of.
func (a *extension) addLoad(f pair) {
	at := a.dataset.positionOf(f)
	l, err := newLoad(a.dataset, at, elementKey{f.keyword, f.id}, a.bodies)
	switch {
	case err != nil:
		a.fail(err)
	case l != nil:
		a.system.AddLoad(l)
	}
}

// positionOf returns where a force element stands in the dataset.
func (d *Dataset) positionOf(f pair) (at Position) {
	look := func(keyword string, e Element) {
		if keyword == f.keyword && e.ID == f.id {
			at = e.At
		}
	}
	for _, e := range d.SingleForces {
		look("SFORCE", e.Element)
	}
	for _, e := range d.VectorForces {
		look(e.Keyword, e.Element)
	}
	for _, e := range d.SpringDampers {
		look("SPRINGDAMPER", e.Element)
	}
	for _, e := range d.Fields {
		look(e.Keyword, e.Element)
	}
	return at
}
