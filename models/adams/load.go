// A force element of a dataset as a load on the bodies of a multibody system.

package adams

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/mbd"
	"gabion/rigid"
)

// freedoms are the variables of one body that derivatives are taken by: translation, rotation, velocity, angular velocity.
const freedoms = 12

// load applies what one element does. It implements mbd.Load.
type load struct {
	name    string
	units   Units
	program *Program
	run     *Evaluator
	bodies  []int // indices in the system
	slots   []int // of each input, the position of its body in bodies
	acted   int   // wrenches act on the first of bodies; the program has six results for each
	pairs   [][2]int
}

// newLoad compiles an element. number maps parts of the dataset to bodies of the system.
func newLoad(d *Dataset, at Position, key elementKey, number map[int]int) (*load, error) {
	l := &load{name: fmt.Sprintf("%s/%d", key.keyword, key.id), units: d.Units}
	var parts []int
	p, err := d.compile(func(c *compiler) []ref {
		a := c.action(at, key)
		var results []ref
		for _, end := range []struct {
			marker int
			w      wrench
		}{{a.i, a.onI}, {a.j, a.onJ}} {
			part, moved, ok := c.onPart(end.marker, a.i, end.w)
			if !ok {
				continue
			}
			parts = append(parts, part)
			results = append(results, moved.force[:]...)
			results = append(results, moved.torque[:]...)
		}
		return results
	})
	if err != nil {
		return nil, err
	}
	if len(parts) == 0 {
		return nil, nil
	}
	l.program, l.acted = p, len(parts)
	for _, in := range p.Inputs {
		if q := in.Quantity; q == ReactionComponent || q == BodyAcceleration || q == AngularAcceleration {
			return nil, Error{d.File, at, fmt.Sprintf("%s depends on accelerations or on constraint forces, which is not supported", l.name)}
		}
		if in.Quantity != Time && !slices.Contains(parts, in.Body) {
			parts = append(parts, in.Body)
		}
	}
	for _, in := range p.Inputs {
		l.slots = append(l.slots, slices.Index(parts, in.Body))
	}
	for k, part := range parts {
		l.bodies = append(l.bodies, number[part])
		for i := range l.acted {
			l.pairs = append(l.pairs, [2]int{i, k})
		}
	}
	l.run = p.NewEvaluator(1, freedoms*len(parts))
	return l, nil
}

// onPart moves a wrench from a marker's point to the centre of mass of the marker's part; a floating marker lies where
// marker i is. The third result is false if nothing can move there.
func (c *compiler) onPart(marker, i int, w wrench) (part int, moved wrench, ok bool) {
	m, found := c.dataset.Marker(marker)
	if !found {
		return 0, w, false
	}
	part = c.dataset.partOf(m)
	if c.dataset.Parts[part].Ground {
		return 0, w, false
	}
	at := c.places[marker]
	if m.Floating {
		at = c.places[i]
	}
	arm := c.subVectors(c.position(at), c.bodyInputs(BodyPosition, part))
	if !m.Floating {
		arm = c.arm(at)
	}
	return part, wrench{w.force, c.addVectors(w.torque, c.cross(arm, w.force))}, true
}

// Bodies lists the bodies the element acts on, then those it depends on.
func (l *load) Bodies() []int { return l.bodies }

// Pairs lists the tangents: every wrench by every body.
func (l *load) Pairs() [][2]int { return l.pairs }

// Evaluate computes the wrenches, N and N m, and their derivatives.
func (l *load) Evaluate(t float64, poses []rigid.Frame, wrenches []rigid.Wrench, tangents []rigid.Tangent) error {
	order := 0
	if tangents != nil {
		order = 1
	}
	l.evaluate(t, poses, order)
	clear(wrenches)
	for i := range l.acted {
		f := func(k int) float64 { return l.run.Value(6*i + k) }
		wrenches[i].Force = r3.Scale(l.units.Force, r3.Vec{X: f(0), Y: f(1), Z: f(2)})
		wrenches[i].Moment = r3.Scale(l.units.Torque(), r3.Vec{X: f(3), Y: f(4), Z: f(5)})
	}
	if order > 0 {
		l.derivatives(tangents)
	}
	return nil
}

func (l *load) evaluate(t float64, poses []rigid.Frame, order int) {
	for k, in := range l.program.Inputs {
		if in.Quantity == Time {
			l.run.Set(k, t/l.units.Time)
			continue
		}
		slot := l.slots[k]
		l.run.Set(k, in.read(&poses[slot], l.units))
		if order > 0 {
			in.seed(l.run.Seed(k)[freedoms*slot:freedoms*(slot+1)], &poses[slot], l.units)
		}
	}
	l.run.Run(order)
}

// A load keeps its angles, whole turns included, as state variables of the system.
var _ mbd.Stateful = (*load)(nil)

// StateSize returns the number of angles.
func (l *load) StateSize() int { return l.run.Angles() }

// BindState tells where the angles are kept.
func (l *load) BindState(state []float64) { l.run.Remember(state) }

// Commit remembers the angles of an accepted step.
func (l *load) Commit(t float64, poses []rigid.Frame) {
	l.evaluate(t, poses, 0)
	l.run.Accept()
}

func (l *load) derivatives(tangents []rigid.Tangent) {
	for n, p := range l.pairs {
		for r := range 6 {
			scale := l.units.Force
			if r > 2 {
				scale = l.units.Torque()
			}
			g := l.run.Gradient(6*p[0] + r)[freedoms*p[1]:]
			for k := range 6 {
				tangents[n].Stiffness[r][k] = scale * g[k]
				tangents[n].Damping[r][k] = scale * g[6+k]
			}
		}
	}
}

// read returns the value of an input for a body's pose.
func (in Input) read(p *rigid.Frame, u Units) float64 {
	switch in.Quantity {
	case BodyPosition:
		return vec.Component(p.Position, in.Index) / u.Length
	case EulerParameter:
		return parameterOf(p.Orientation, in.Index)
	case BodyVelocity:
		return vec.Component(p.Velocity, in.Index) / u.Velocity()
	case AngularVelocity:
		return vec.Component(p.AngularVelocity, in.Index) * u.Time
	}
	return 0
}

func parameterOf(q quat.Number, k int) float64 {
	return [4]float64{q.Real, q.Imag, q.Jmag, q.Kmag}[k]
}

// seed writes how an input depends on the freedoms of its body: SI translation, rotation in world axes, velocities.
func (in Input) seed(dst []float64, p *rigid.Frame, u Units) {
	switch in.Quantity {
	case BodyPosition:
		dst[in.Index] = 1 / u.Length
	case EulerParameter:
		turned := turning(p.Orientation)
		copy(dst[3:6], turned[in.Index][:])
	case BodyVelocity:
		dst[6+in.Index] = 1 / u.Velocity()
	case AngularVelocity:
		dst[9+in.Index] = u.Time
	}
}

// turning returns the derivatives of Euler parameters by an infinitesimal rotation in world axes: half of (0, rotation) q.
func turning(q quat.Number) [4][3]float64 {
	w, x, y, z := q.Real/2, q.Imag/2, q.Jmag/2, q.Kmag/2
	return [4][3]float64{{-x, -y, -z}, {w, z, -y}, {-z, w, x}, {y, -x, w}}
}
