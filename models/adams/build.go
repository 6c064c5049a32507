// From a dataset to a multibody system.

package adams

import (
	"context"
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/observables"
	"gabion/rigid"
	"gabion/solvers"
)

// Model is a dataset as a multibody system. The system is complete but for its Build, which whoever simulates it calls.
type Model struct {
	System   *mbd.System
	Requests []observables.Recorded // columns F1 to F8 of every REQUEST, in the dataset's units and angles in radians
	Notes    []Note                 // what was assumed while building
}

// assembly makes systems of one dataset.
type assembly struct {
	ctx     context.Context // of the one call that it serves
	dataset *Dataset
	units   Units
	poses   map[int]rigid.Frame // of parts that move, at the start
	weights map[int]weight      // only while the start is sought
	wanted  startKind

	system   *mbd.System
	number   map[int]int        // body of a part
	joints   map[elementKey]int // joint of a constraint
	failures []error
	notes    []Note
}

// startKind says which initial conditions of joints count as drivers.
type startKind int

const (
	noStarts startKind = iota
	displacements
	velocities
)

// weight multiplies mass and inertia of a part, so that what is given exactly is kept when the start is made consistent.
type weight struct{ translation, rotation float64 }

const heavy = 1e10

// Build makes a multibody system of the dataset, with starts that fulfil the initial conditions of joints.
func (d *Dataset) Build(ctx context.Context) (*Model, error) {
	a := &assembly{ctx: ctx, dataset: d, units: d.Units, poses: map[int]rigid.Frame{}}
	for k, p := range d.Parts {
		if !p.Ground {
			a.poses[k] = d.pose(p)
		}
	}
	if err := a.start(); err != nil {
		return nil, err
	}
	if err := a.make(); err != nil {
		return nil, err
	}
	m := &Model{System: a.system}
	for _, r := range d.Requests {
		m.Requests = append(m.Requests, a.request(r))
	}
	m.Notes = a.notes
	if err := errors.Join(a.failures...); err != nil {
		return nil, err
	}
	return m, nil
}

// pose returns where a part's centre of mass is and how it moves, SI.
func (d *Dataset) pose(p Part) rigid.Frame {
	u := d.Units
	turned := r3.Rotation(p.Axes)
	cm, _ := d.Marker(p.CM) // without one: the part's frame
	velocity := p.Velocity
	if p.VM != 0 {
		velocity = r3.Rotation(d.globalAxes(p.VM)).Rotate(velocity)
	}
	angular := r3.Rotation(d.globalAxes(p.CM)).Rotate(p.Angular)
	if p.WM != 0 {
		angular = r3.Rotation(d.globalAxes(p.WM)).Rotate(p.Angular)
	}
	if p.Point {
		angular, turned = r3.Vec{}, r3.Rotation(p.Axes)
	}
	pose := rigid.Frame{
		Position:        r3.Scale(u.Length, r3.Add(p.Origin, turned.Rotate(cm.Origin))),
		Orientation:     p.Axes,
		Velocity:        r3.Scale(u.Velocity(), velocity),
		AngularVelocity: r3.Scale(1/u.Time, angular),
	}
	if p.Point {
		pose.Orientation = identity
	}
	return pose
}

// globalAxes returns the orientation of a marker as the dataset places it.
func (d *Dataset) globalAxes(id int) quat.Number {
	m, ok := d.Marker(id)
	if !ok {
		return identity
	}
	return quat.Mul(d.Parts[d.partOf(m)].Axes, m.Axes)
}

// make adds everything to a new system.
func (a *assembly) make() error {
	d := a.dataset
	a.system = &mbd.System{Gravity: r3.Scale(a.units.Acceleration(), d.Gravity)}
	a.number, a.joints = map[int]int{}, map[elementKey]int{}
	for k, p := range d.Parts {
		if !p.Ground {
			a.number[k] = a.system.AddBody(a.body(k, p))
		}
	}
	a.addJoints()
	a.addMotions()
	a.addGenerals()
	a.addCouplers()
	if a.wanted == noStarts {
		for _, f := range d.forcePairs() {
			a.addForce(f)
		}
	}
	return errors.Join(a.failures...)
}

// body makes a body of a part.
func (a *assembly) body(k int, p Part) mbd.Body {
	u := a.units
	w, ok := a.weights[k]
	if !ok {
		w = weight{1, 1}
	}
	b := mbd.Body{Name: p.Name, Mass: w.translation * u.Mass * p.Mass, Pose: a.poses[k], Point: p.Point}
	if b.Name == "" {
		b.Name = describe(partKeyword(p.Point), p.ID)
	}
	if !p.Point {
		j := a.dataset.inertiaAboutCentre(p)
		for i := range j {
			j[i] *= w.rotation * u.Mass * u.Length * u.Length
		}
		b.Inertia = mbd.Inertia{XX: j[0], YY: j[1], ZZ: j[2], XY: j[3], YZ: j[4], ZX: j[5]}
	}
	return b
}

// marker returns a marker of the dataset in the system.
func (a *assembly) marker(id int) mbd.Marker {
	p := a.dataset.index.places[id]
	m := mbd.Marker{Body: mbd.Ground, Position: r3.Scale(a.units.Length, p.offset), Orientation: p.axes}
	if p.part >= 0 {
		m.Body = a.number[p.part]
	}
	if p.point {
		m.Orientation = quat.Mul(p.body, p.axes)
		m.Position = r3.Rotation(p.body).Rotate(m.Position)
	}
	return m
}

// motion returns where a marker is at the start.
func (a *assembly) motion(id int) mbd.Motion {
	m := a.marker(id)
	p := rigid.Frame{Orientation: identity}
	if k := a.dataset.index.places[id].part; k >= 0 {
		p = a.poses[k]
	}
	lever := r3.Rotation(p.Orientation).Rotate(m.Position)
	return mbd.Motion{
		Position:        r3.Add(p.Position, lever),
		Orientation:     quat.Mul(p.Orientation, m.Orientation),
		Velocity:        r3.Add(p.Velocity, r3.Cross(p.AngularVelocity, lever)),
		AngularVelocity: p.AngularVelocity,
	}
}

// freedom returns the displacement and the rate of marker i from marker j along or about j's z axis at the start, SI.
func (a *assembly) freedom(i, j int, rotation bool) (displacement, rate float64) {
	mi, mj := a.motion(i), a.motion(j)
	axes := rotationOf(mj.Orientation)
	if rotation {
		x := r3.Rotation(mi.Orientation).Rotate(r3.Vec{X: 1})
		return math.Atan2(r3.Dot(x, axes[1]), r3.Dot(x, axes[0])), r3.Dot(r3.Sub(mi.AngularVelocity, mj.AngularVelocity), axes[2])
	}
	gap := r3.Sub(mi.Position, mj.Position)
	relative := r3.Sub(r3.Sub(mi.Velocity, mj.Velocity), r3.Cross(mj.AngularVelocity, gap))
	return r3.Dot(gap, axes[2]), r3.Dot(relative, axes[2])
}

func (a *assembly) fail(err error) { a.failures = append(a.failures, err) }

func (a *assembly) add(key elementKey, j *mbd.Joint) { a.joints[key] = a.system.AddJoint(j) }

func (a *assembly) addForce(f pair) {
	at := a.positionOf(f)
	l, err := newLoad(a.dataset, at, elementKey{f.keyword, f.id}, a.number)
	switch {
	case err != nil:
		a.fail(err)
	case l != nil:
		a.system.AddLoad(l)
	}
}

// positionOf returns where a force element stands in the dataset.
func (a *assembly) positionOf(f pair) (at Position) {
	d := a.dataset
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

// start moves the parts to where the initial conditions of joints want them, and gives them those velocities, as little as
// their masses let them; what the dataset calls exact counts as heavy.
func (a *assembly) start() error {
	d := a.dataset
	var place, speed bool
	for _, j := range d.Joints {
		place = place || j.Translation.Given || j.Rotation.Given
		speed = speed || j.Translation.VelocityGiven || j.Rotation.VelocityGiven
	}
	exact := func(of func(p Part) weight) map[int]weight {
		w := map[int]weight{}
		for k, p := range d.Parts {
			w[k] = of(p)
		}
		return w
	}
	choose := func(given bool) float64 {
		if given {
			return heavy
		}
		return 1
	}
	for _, p := range d.Parts {
		place = place || len(p.Exact) > 0
		speed = speed || p.ExactVelocity != [6]bool{}
	}
	defer func() { a.weights, a.wanted = nil, noStarts }()
	if place {
		a.weights = exact(func(p Part) weight {
			var w weight
			w.translation, w.rotation = choose(p.holds("X", "Y", "Z")), choose(p.holds("PSI", "THETA", "PHI"))
			return w
		})
		if err := a.settle(displacements); err != nil {
			return fmt.Errorf("%s: initial displacements: %w", d.File, err)
		}
	}
	if speed {
		a.weights = exact(func(p Part) weight {
			e := p.ExactVelocity
			return weight{choose(e[0] || e[1] || e[2]), choose(e[3] || e[4] || e[5])}
		})
		if err := a.settle(velocities); err != nil {
			return fmt.Errorf("%s: initial velocities: %w", d.File, err)
		}
	}
	return nil
}

// holds tells whether one of the coordinates is exact.
func (p Part) holds(names ...string) bool {
	for _, have := range p.Exact {
		for _, name := range names {
			if have == name {
				return true
			}
		}
	}
	return false
}

// settle finds a consistent start of a system with weights and drivers and keeps its poses.
func (a *assembly) settle(kind startKind) error {
	a.wanted = kind
	if err := a.make(); err != nil {
		return err
	}
	if err := a.system.Build(); err != nil {
		return err
	}
	if _, err := solvers.NewIntegrator(a.ctx, a.system, 0, solvers.Options{}); err != nil {
		return err
	}
	for part, body := range a.number {
		settled := a.system.Pose(body)
		if kind == displacements { // velocities are sought later
			p := a.poses[part]
			settled.Velocity, settled.AngularVelocity = p.Velocity, p.AngularVelocity
		}
		a.poses[part] = settled
	}
	return nil
}
