// Where the parts of a dataset start.

package adams

import (
	"context"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
	"gabion/models"
	"gabion/rigid"
)

// assembly is a dataset with its parts where they start.
type assembly struct {
	dataset *Dataset
	units   Units
	poses   map[int]rigid.Frame // of parts that move, at the start
	weights map[int]weight      // only while the start is sought
	wanted  startKind

	failures []error
	notes    []Note // what was assumed
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

// assemble returns the parts where they start, which fulfils the initial conditions of joints.
func (d *Dataset) assemble(ctx context.Context) (*assembly, error) {
	a := &assembly{dataset: d, units: d.Units, poses: map[int]rigid.Frame{}}
	for k, p := range d.Parts {
		if !p.Ground {
			a.poses[k] = d.pose(p)
		}
	}
	return a, a.start(ctx)
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
		angular = r3.Vec{}
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

// offset returns where a marker is in its part, SI; the part is negative for ground.
func (a *assembly) offset(id int) (part int, at r3.Vec, axes quat.Number) {
	p := a.dataset.index.places[id]
	at, axes = r3.Scale(a.units.Length, p.offset), p.axes
	if p.point {
		at, axes = r3.Rotation(p.body).Rotate(at), quat.Mul(p.body, p.axes)
	}
	return p.part, at, axes
}

// motion returns where a marker is at the start.
func (a *assembly) motion(id int) mbd.Motion {
	part, at, axes := a.offset(id)
	p := rigid.Frame{Orientation: identity}
	if part >= 0 {
		p = a.poses[part]
	}
	lever := r3.Rotation(p.Orientation).Rotate(at)
	return mbd.Motion{
		Position:        r3.Add(p.Position, lever),
		Orientation:     quat.Mul(p.Orientation, axes),
		Velocity:        r3.Add(p.Velocity, r3.Cross(p.AngularVelocity, lever)),
		AngularVelocity: p.AngularVelocity,
	}
}

// displacement returns where marker i is from marker j along an axis of j at the start, and its rate, SI.
func (a *assembly) displacement(i, j, axis int) (displacement, rate float64) {
	mi, mj := a.motion(i), a.motion(j)
	along := rotationOf(mj.Orientation)[axis]
	gap := r3.Sub(mi.Position, mj.Position)
	relative := r3.Sub(r3.Sub(mi.Velocity, mj.Velocity), r3.Cross(mj.AngularVelocity, gap))
	return r3.Dot(gap, along), r3.Dot(relative, along)
}

// freedom returns the displacement and the rate of marker i from marker j along or about j's z axis at the start, SI.
func (a *assembly) freedom(i, j int, rotation bool) (displacement, rate float64) {
	mi, mj := a.motion(i), a.motion(j)
	if rotation {
		axes := rotationOf(mj.Orientation)
		x := r3.Rotation(mi.Orientation).Rotate(r3.Vec{X: 1})
		return math.Atan2(r3.Dot(x, axes[1]), r3.Dot(x, axes[0])), r3.Dot(r3.Sub(mi.AngularVelocity, mj.AngularVelocity), axes[2])
	}
	return a.displacement(i, j, 2)
}

func (a *assembly) fail(err error) { a.failures = append(a.failures, err) }

// start moves the parts to where the initial conditions of joints want them, and gives them those velocities, as little as
// their masses let them; what the dataset calls exact counts as heavy.
func (a *assembly) start(ctx context.Context) error {
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
		if err := a.settle(ctx, displacements); err != nil {
			return fmt.Errorf("%s: initial displacements: %w", d.File, err)
		}
	}
	if speed {
		a.weights = exact(func(p Part) weight {
			e := p.ExactVelocity
			return weight{choose(e[0] || e[1] || e[2]), choose(e[3] || e[4] || e[5])}
		})
		if err := a.settle(ctx, velocities); err != nil {
			return fmt.Errorf("%s: initial velocities: %w", d.File, err)
		}
	}
	return nil
}

// holds tells whether one of the coordinates is exact.
func (p Part) holds(names ...string) bool {
	return slices.ContainsFunc(p.Exact, func(have string) bool { return slices.Contains(names, have) })
}

// settle finds a consistent start with weights and drivers, and keeps its poses.
func (a *assembly) settle(ctx context.Context, kind startKind) error {
	a.wanted = kind
	t, err := a.model(Times{End: 1, Output: 1, Step: 1}, false)
	if err != nil {
		return err
	}
	built, err := t.model.Build(ctx, models.BuildOptions{Device: "cpu", Threads: 1})
	if err != nil {
		return err
	}
	for k := range a.poses {
		settled := built.Bodies.Pose(t.bodies[k])
		if kind == displacements { // velocities are sought later
			p := a.poses[k]
			settled.Velocity, settled.AngularVelocity = p.Velocity, p.AngularVelocity
		}
		a.poses[k] = settled
	}
	return nil
}
