// Requests of a dataset in Adams' layout of eight columns.

package adams

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
)

// recorder evaluates the columns of one request. If it counts turns it is also a load that does nothing, which the system
// tells of every accepted step.
type recorder struct {
	of       *extension
	program  *Program
	run      *Evaluator
	observed []int
}

// request makes the columns F1 to F8 of a request.
func (a *extension) request(r Request) observables.Recorded {
	var q observables.Recorded
	for k := range 8 {
		q.Columns = append(q.Columns, observables.Column{Name: fmt.Sprintf("%s.F%d", r.Label, k+1)})
	}
	p, err := a.dataset.compile(func(c *compiler) []ref { return c.columns(r) })
	if err != nil {
		a.fail(err)
		return q
	}
	rec := &recorder{of: a, program: p, run: p.NewEvaluator(0, 0)}
	for _, in := range p.Inputs {
		switch in.Quantity {
		case Time:
		case ReactionComponent:
			a.checkReaction(r, in.Reaction)
		default:
			if b := a.bodies[in.Body]; !slices.Contains(rec.observed, b) {
				rec.observed = append(rec.observed, b)
			}
		}
	}
	if p.turns > 0 {
		a.system.AddLoad(rec)
	}
	q.Tell = func(dst []float64) {
		rec.evaluate(a.system)
		for k := range 8 {
			dst[k] = rec.run.Value(k)
		}
	}
	return q
}

// columns are the eight values of a request.
func (c *compiler) columns(r Request) []ref {
	out := make([]ref, 8)
	for k := range out {
		out[k] = c.constant(0)
	}
	i, j, axes := c.places[r.I], c.places[r.J], c.axes(c.places[r.RM])
	global := c.places[0]
	vectors := func(first, second vector) {
		for half, v := range []vector{first, second} {
			out[4*half] = c.norm(v)
			for k := range axes {
				out[4*half+1+k] = c.dot(v, axes[k])
			}
		}
	}
	switch r.Kind {
	case Displacement:
		vectors(c.displacement([]place{i, j}), c.constantVector(r3.Vec{}))
		names := [3]string{"PSI", "THETA", "PHI"}
		if c.dataset.YawPitchRoll {
			names = [3]string{"YAW", "PITCH", "ROLL"}
		}
		for k, name := range names {
			out[5+k] = measures[name].build(c.frames, []place{i, j})
		}
	case Velocity:
		vectors(c.velocityIn(i, j, global), c.spin([]place{i, j}))
	case Acceleration:
		vectors(c.accelerationIn(i, j, global), c.spinRateIn(i, j, global))
	case Force:
		w := c.between(r.At, r.I, r.J)
		vectors(w.force, w.torque)
	case Functions:
		for k, f := range r.Functions {
			if f != nil {
				out[k] = c.value(f.root)
			}
		}
		for _, half := range []int{0, 4} { // magnitudes that are not given
			if r.Functions[half] == nil {
				out[half] = c.norm(vector{out[half+1], out[half+2], out[half+3]})
			}
		}
	}
	return out
}

// checkReaction reports a force that cannot be told from the solution.
func (a *extension) checkReaction(r Request, want Reaction) {
	if _, ok := a.joints[elementKey{want.Keyword, want.ID}]; !ok {
		a.fail(Error{a.dataset.File, r.At, r.Label + ": the force of " + describe(want.Keyword, want.ID) + " is not known"})
	}
}

func (r *recorder) evaluate(s *mbd.System) {
	u := r.of.units
	for k, in := range r.program.Inputs {
		switch in.Quantity {
		case Time:
			r.run.Set(k, s.Time()/u.Time)
		case ReactionComponent:
			r.run.Set(k, r.of.reaction(s, in))
		case BodyAcceleration:
			r.run.Set(k, vec.Component(s.Acceleration(r.of.bodies[in.Body]).Linear, in.Index)/u.Acceleration())
		case AngularAcceleration:
			r.run.Set(k, vec.Component(s.Acceleration(r.of.bodies[in.Body]).Angular, in.Index)*u.Time*u.Time)
		default:
			p := s.Pose(r.of.bodies[in.Body])
			r.run.Set(k, in.read(&p, u))
		}
	}
	r.run.Run(0)
}

// reaction returns a component of what a constraint does to the part of a marker, about the marker's point, dataset units.
func (a *extension) reaction(s *mbd.System, in Input) float64 {
	index := a.joints[elementKey{in.Reaction.Keyword, in.Reaction.ID}]
	w, j := s.Reaction(index), s.Joint(index)
	m := a.marker(in.Reaction.Marker)
	from, to := s.Motion(j.I).Position, s.Motion(m).Position
	if m.Body != j.I.Body { // the other part of the constraint
		w.Force, w.Moment = r3.Scale(-1, w.Force), r3.Scale(-1, w.Moment)
	}
	w.Moment = r3.Add(w.Moment, r3.Cross(r3.Sub(from, to), w.Force))
	if in.Index < 3 {
		return vec.Component(w.Force, in.Index) / a.units.Force
	}
	return vec.Component(w.Moment, in.Index-3) / a.units.Torque()
}

// Bodies lists the bodies that the columns depend on.
func (r *recorder) Bodies() []int { return r.observed }

// Pairs lists nothing: a recorder does not act.
func (r *recorder) Pairs() [][2]int { return nil }

// Evaluate writes no force.
func (r *recorder) Evaluate(_ float64, _ []rigid.Frame, wrenches []rigid.Wrench, _ []rigid.Tangent) error {
	clear(wrenches)
	return nil
}

// A recorder keeps its angles, whole turns included, as state variables of the system.
var _ mbd.Stateful = (*recorder)(nil)

// StateSize returns the number of angles.
func (r *recorder) StateSize() int { return r.run.Angles() }

// BindState tells where the angles are kept.
func (r *recorder) BindState(state []float64) { r.run.Remember(state) }

// Commit remembers the angles of an accepted step.
func (r *recorder) Commit(float64, []rigid.Frame) {
	r.evaluate(r.of.system)
	r.run.Accept()
}
