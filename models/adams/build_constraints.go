// Constraints of a dataset in a multibody system.

package adams

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/rigid"
)

// title names an element in the system.
func title(keyword string, e Element) string {
	if e.Name != "" {
		return e.Name
	}
	return describe(keyword, e.ID)
}

// along turns a marker so that its z axis points along one of its axes.
func turned(m mbd.Marker, axis r3.Vec) mbd.Marker {
	m.Orientation = quat.Mul(m.Orientation, mbd.AlongZ(axis))
	return m
}

func (a *assembly) addJoints() {
	for _, j := range a.dataset.Joints {
		key := elementKey{"JOINT", j.ID}
		name, i, m := title("JOINT", j.Element), a.marker(j.I), a.marker(j.J)
		switch j.Kind {
		case Cylindrical:
			a.add(key, mbd.CylindricalJoint(name, i, m))
		case Fixed:
			a.add(key, mbd.FixedJoint(name, i, m))
		case Hooke: // the cross lies along x of I and y of J
			a.add(key, mbd.UniversalJoint(name, turned(i, r3.Vec{X: 1}), turned(m, r3.Vec{Y: 1})))
		case Universal:
			a.add(key, mbd.UniversalJoint(name, i, m))
		case Planar:
			a.add(key, mbd.PlanarJoint(name, i, m))
		case Revolute:
			a.add(key, mbd.RevoluteJoint(name, i, m))
		case Spherical:
			a.add(key, mbd.SphericalJoint(name, i, m))
		case Translational:
			a.add(key, mbd.PrismaticJoint(name, i, m))
		case Screw: // one equation: other joints keep the axes together
			freedoms := []mbd.RelativeCoordinate{{I: i, J: m}, {I: i, J: m, Rotation: true}}
			a.add(key, mbd.Coupler(name, freedoms, []float64{1, -j.Pitch * a.units.Length / (2 * math.Pi)}))
		case ConstantVelocity:
			a.addConstantVelocity(key, name, j)
		case RackAndPinion:
			a.addRackAndPinion(key, name, j)
		}
		a.addStart(j)
	}
	for _, j := range a.dataset.Primitives {
		key := elementKey{"JPRIM", j.ID}
		make := map[JointKind]func(string, mbd.Marker, mbd.Marker) *mbd.Joint{
			AtPoint: mbd.SphericalJoint, InLine: mbd.PointOnLineJoint, InPlane: mbd.PointInPlaneJoint,
			Orientation: mbd.OrientationJoint, ParallelAxes: mbd.ParallelJoint, Perpendicular: mbd.PerpendicularJoint,
		}[j.Kind]
		a.add(key, make(title("JPRIM", j.Element), a.marker(j.I), a.marker(j.J)))
	}
}

// condition compiles a recipe, with the position in the dataset for messages.
func (a *assembly) condition(at Position, what string, recipe func(c *compiler) ref) (*condition, bool) {
	c, err := newCondition(a.dataset, at, what, a.number, a.poses, recipe)
	if err != nil {
		a.fail(err)
		return nil, false
	}
	return c, true
}

func (a *assembly) addConstantVelocity(key elementKey, name string, j Joint) {
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

func (a *assembly) addRackAndPinion(key elementKey, name string, j Joint) {
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

func (a *assembly) startPoses(c *condition) (poses []rigid.Frame) {
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
func (a *assembly) addStart(j Joint) {
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
		a.system.AddJoint(drive(title("JOINT", j.Element)+" start", a.marker(j.I), a.marker(j.J), mbd.Polynomial{x, v}))
	}
}

func (a *assembly) addMotions() {
	for _, m := range a.dataset.Motions {
		key, name := elementKey{"MOTION", m.ID}, title("MOTION", m.Element)
		i, j, rotation := m.I, m.J, m.Freedom[0] == 'B'
		if m.Joint != 0 {
			joint, _ := a.dataset.Joint(m.Joint)
			i, j = joint.I, joint.J
			rotation = m.Freedom == "ROTATION" || m.Freedom == "ANY" && joint.Kind == Revolute
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
func (a *assembly) integrated(m Motion, f mbd.Function, i, j int, rotation bool, scale float64) mbd.Function {
	rated := mbd.FunctionOf(func(t float64) (value, rate, acceleration float64) {
		value, rate, acceleration = f.At(t)
		per := math.Pow(a.units.Time, -float64(m.Derivative))
		return per * value, per * rate, per * acceleration
	})
	x, v := a.displacement(m, i, j, rotation)
	if m.Start.Given {
		x = scale * m.Start.Displacement
	}
	if m.Start.VelocityGiven {
		v = scale * m.Start.Velocity / a.units.Time
	}
	return &integral{f: rated, twice: m.Derivative == 2, start: x, rate: v}
}

// displacement returns where the freedom of a motion is at the start, and its rate.
func (a *assembly) displacement(m Motion, i, j int, rotation bool) (x, v float64) {
	if m.Joint != 0 {
		return a.freedom(i, j, rotation)
	}
	if rotation {
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
	mi, mj := a.motion(i), a.motion(j)
	axis := rotationOf(mj.Orientation)[m.Freedom[0]-'X']
	gap := r3.Sub(mi.Position, mj.Position)
	relative := r3.Sub(r3.Sub(mi.Velocity, mj.Velocity), r3.Cross(mj.AngularVelocity, gap))
	return r3.Dot(gap, axis), r3.Dot(relative, axis)
}

// angle is the condition of a body-fixed 1-2-3 angle of a motion.
func (a *assembly) angle(m Motion) (*condition, bool) {
	return a.condition(m.At, title("MOTION", m.Element), func(c *compiler) ref {
		return c.unwrap(c.eulerAngles(c.places[m.I], c.places[m.J], "123")[m.Freedom[1]-'1'])
	})
}

func (a *assembly) addAngleMotion(key elementKey, name string, m Motion, f mbd.Function) {
	c, ok := a.angle(m)
	if !ok {
		return
	}
	c.target = f
	a.add(key, mbd.GeneralJoint(name, a.marker(m.I), a.marker(m.J), c))
}

func (a *assembly) addGenerals() {
	for _, g := range a.dataset.Generals {
		name := title("GCON", g.Element)
		c, ok := a.condition(g.At, name, func(c *compiler) ref { return c.value(g.Function.root) })
		if !ok {
			continue
		}
		i, j := a.marker(g.I), mbd.Origin
		if i.Body == mbd.Ground {
			j = mbd.Marker{Body: c.bodies[0]}
		}
		a.add(elementKey{"GCON", g.ID}, mbd.GeneralJoint(name, i, j, c))
	}
}

// turns tells whether the rotation of a coupler's joint counts, and not its translation.
func (c Coupler) turns(k int, kind JointKind) bool {
	return kind == Revolute || k < len(c.Types) && c.Types[k] == "R" && kind != Translational
}

func (a *assembly) addCouplers() {
	for _, c := range a.dataset.Couplers {
		key := elementKey{"COUPLER", c.ID}
		var freedoms []mbd.RelativeCoordinate
		var sum float64
		weights := make([]float64, len(c.Joints))
		for k, id := range c.Joints {
			j, _ := a.dataset.Joint(id)
			rotation := c.turns(k, j.Kind)
			freedoms = append(freedoms, mbd.RelativeCoordinate{I: a.marker(j.I), J: a.marker(j.J), Rotation: rotation})
			weights[k] = c.Scales[k]
			if rotation {
				weights[k] *= a.units.Length // the sum is a length, or the angles' unit is scaled like one
			}
			x, _ := a.freedom(j.I, j.J, rotation)
			sum += weights[k] * x
		}
		if math.Abs(sum) > 1e-9*a.units.Length && a.wanted == noStarts {
			a.notes = append(a.notes, Note{c.At, fmt.Sprintf("COUPLER/%d: the scaled displacements sum to %g at the start and stay so", c.ID, sum/a.units.Length)})
		}
		a.add(key, mbd.Coupler(title("COUPLER", c.Element), freedoms, weights))
	}
	for _, g := range a.dataset.Gears {
		a.addGear(g)
	}
}

// addGear couples two joints by the speed of their teeth.
func (a *assembly) addGear(g Gear) {
	var freedoms []mbd.RelativeCoordinate
	for _, id := range g.Joints {
		j, _ := a.dataset.Joint(id)
		freedoms = append(freedoms, mbd.RelativeCoordinate{I: a.marker(j.I), J: a.marker(j.J), Rotation: j.Kind != Translational})
	}
	weights := a.teeth(g)
	a.add(elementKey{"GEAR", g.ID}, mbd.Coupler(title("GEAR", g.Element), freedoms, weights))
}

// teeth returns the speeds of the teeth along z of the marker CV, which is fixed in the carrier of both joints, for a unit of each joint's freedom,
// with the signs of a coupler.
func (a *assembly) teeth(g Gear) (weights []float64) {
	cv := a.motion(g.CV)
	z := r3.Rotation(cv.Orientation).Rotate(r3.Vec{Z: 1})
	carrier := a.dataset.index.places[g.CV].part
	for k, id := range g.Joints {
		j, _ := a.dataset.Joint(id)
		i, m := a.motion(j.I), a.motion(j.J)
		axis := r3.Rotation(m.Orientation).Rotate(r3.Vec{Z: 1})
		rotation := j.Kind != Translational
		speed := r3.Dot(axis, z) // of the teeth for a unit of the freedom
		if rotation {
			speed = r3.Dot(r3.Cross(axis, r3.Sub(cv.Position, m.Position)), z)
		}
		switch carrier {
		case a.dataset.index.places[j.J].part:
		case a.dataset.index.places[j.I].part:
			speed = -speed
			if rotation {
				speed = -r3.Dot(r3.Cross(axis, r3.Sub(cv.Position, i.Position)), z)
			}
		default:
			a.fail(Error{a.dataset.File, g.At, fmt.Sprintf("GEAR/%d: the marker CV must be on a part that both joints share; JOINT/%d is not on it", g.ID, id)})
		}
		if speed == 0 {
			a.fail(Error{a.dataset.File, g.At, fmt.Sprintf("GEAR/%d: JOINT/%d cannot move the teeth along z of the marker CV", g.ID, id)})
		}
		weights = append(weights, []float64{speed, -speed}[k])
	}
	return weights
}
