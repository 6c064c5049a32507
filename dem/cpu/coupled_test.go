package cpu

import (
	"errors"
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/law"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// What leaves the bodies arrives at the particles: linear and angular momentum balance to rounding, over all frames of a step, with moments
// against rolling too.
func TestExchangeIsExact(t *testing.T) {
	for _, rolling := range []law.RollingLaw{law.NoRolling, law.ConstantTorque, law.ElasticPlastic} {
		exchangeExactly(t, rolling)
	}
}

func exchangeExactly(t *testing.T, rolling law.RollingLaw) {
	const dt = 1e-5
	m, frames := demtest.NetModel()
	m.Gravity = r3.Vec{}
	m.Law.Rolling, m.Default.RollingFriction, m.Default.RollingDamping = rolling, 0.4, 0.3
	e := newCPU(t, m)
	wrenches := make([]rigid.Wrench, len(frames))
	var s dem.State
	for range 20 {
		if err := e.Drift(dt); err != nil {
			t.Fatal(err)
		}
		if err := e.Contact(frames, wrenches, nil); err != nil {
			t.Fatal(err)
		}
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
		if n := e.Counters().Surface; n != 3 {
			t.Fatalf("%d contacts", n)
		}
		var force, moment r3.Vec
		size, turn := 0.0, 0.0
		for i, w := range wrenches {
			force = r3.Add(force, w.Force)
			moment = r3.Add(moment, r3.Add(w.Moment, r3.Cross(frames[i].Position, w.Force)))
			size += r3.Norm(w.Force)
			turn += r3.Norm(w.Moment) + r3.Norm(frames[i].Position)*r3.Norm(w.Force)
		}
		e.Snapshot(&s)
		for i := range s.ID {
			force = r3.Add(force, s.Force[i])
			moment = r3.Add(moment, r3.Add(s.Torque[i], r3.Cross(s.Position[i], s.Force[i])))
		}
		if size == 0 || r3.Norm(force) > 1e-15*size || r3.Norm(moment) > 1e-15*turn {
			t.Fatalf("force %v of %g N, moment %v of %g N m", force, size, moment, turn)
		}
	}
}

// Trials leave no trace: a step with many wild trials before the accepted one ends in the same bits as one without.
func TestTrialsLeaveNoTrace(t *testing.T) {
	const dt = 1e-5
	run := func(trials int) (*dem.State, []rigid.Wrench) {
		m, frames := demtest.NetModel()
		e := newCPU(t, m)
		wrenches := make([]rigid.Wrench, len(frames))
		tangents := make([]rigid.Tangent, len(e.Pairs()))
		for step := range 200 {
			if err := e.Drift(dt); err != nil {
				t.Fatal(err)
			}
			for k := range trials {
				wild := append([]rigid.Frame(nil), frames...)
				for i := range wild {
					wild[i].Position.Y += 0.01 * math.Sin(float64(step+k+i))
					wild[i].Velocity.X += math.Cos(float64(step * (k + i)))
				}
				if err := e.Contact(wild, wrenches, tangents); err != nil {
					t.Fatal(err)
				}
			}
			if err := e.Contact(frames, wrenches, nil); err != nil {
				t.Fatal(err)
			}
			if err := e.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		var s dem.State
		e.Snapshot(&s)
		return &s, wrenches
	}
	want, w := run(0)
	got, v := run(3)
	if !demtest.SameState(want, got) {
		t.Error("another state after trials")
	}
	for i := range w {
		if w[i] != v[i] {
			t.Errorf("wrench %d: %v and %v", i, w[i], v[i])
		}
	}
}

// Tangents are the derivatives of the wrenches, by central differences over frames.
func TestTangents(t *testing.T) {
	const dt = 1e-5
	for _, c := range []struct {
		name                         string
		friction, stiffness, damping float64 // friction, relative tolerances
		rolling                      law.RollingLaw
		resistance                   float64
		cohesion                     law.CohesionLaw
	}{
		{"smooth", 0, 1e-5, 1e-6, law.NoRolling, 0, law.NoCohesion},
		{"sliding", 0.05, 1e-5, 1e-4, law.NoRolling, 0, law.NoCohesion},
		{"sticking", 50, 1e-5, 1e-6, law.NoRolling, 0, law.NoCohesion},
		{"braked", 0, 2e-4, 1e-6, law.ConstantTorque, 1000, law.NoCohesion},
		{"rolling", 0, 1e-5, 1e-6, law.ElasticPlastic, 1, law.NoCohesion},
		{"adhesive", 50, 1e-5, 1e-6, law.NoRolling, 0, law.JKR},
		{"free", 50, 3e-4, 1e-6, law.NoRolling, 0, law.NoCohesion}, // leaves out that another mass moves as the bodies turn and contacts slide
	} {
		m, frames := demtest.NetModel()
		if c.name != "free" {
			m.Mobilities = nil
		}
		m.Default.Friction, m.Law.Rolling = c.friction, c.rolling
		m.Default.RollingFriction, m.Default.RollingDamping = c.resistance, 0.3
		m.Law.Cohesion, m.Default.SurfaceEnergy = c.cohesion, 5
		e := newCPU(t, m)
		wrenches := make([]rigid.Wrench, len(frames))
		tangents := make([]rigid.Tangent, len(e.Pairs()))
		if c.cohesion == law.JKR { // which comes in with the step after the first
			if err := errors.Join(e.Drift(dt), e.Contact(frames, nil, nil), e.Commit()); err != nil {
				t.Fatal(err)
			}
			for i := range frames { // over gaps, within reach
				frames[i].Position.Y -= 1.05e-4
			}
		}
		if err := e.Drift(dt); err != nil {
			t.Fatal(err)
		}
		if err := e.Contact(frames, wrenches, tangents); err != nil {
			t.Fatal(err)
		}
		if want := 6; len(e.Pairs()) != want {
			t.Fatalf("%d pairs, want %d", len(e.Pairs()), want)
		}
		plus, minus := make([]rigid.Wrench, len(frames)), make([]rigid.Wrench, len(frames))
		for p, pair := range e.Pairs() {
			var worst, size [2]float64
			for column := range 6 {
				for kind, h := range []float64{1e-8, 1e-6} {
					for sign, w := range map[float64][]rigid.Wrench{1: plus, -1: minus} {
						moved := append([]rigid.Frame(nil), frames...)
						displace(&moved[pair[1]], column, kind == 1, sign*h)
						if err := e.Contact(moved, w, nil); err != nil {
							t.Fatal(err)
						}
					}
					for row := range 6 {
						want := (entry6(plus[pair[0]], row) - entry6(minus[pair[0]], row)) / (2 * h)
						got := tangents[p].Stiffness[row][column]
						if kind == 1 {
							got = tangents[p].Damping[row][column]
						}
						worst[kind] = max(worst[kind], math.Abs(got-want))
						size[kind] = max(size[kind], math.Abs(want))
					}
				}
			}
			if pair[0] == 3 {
				size[0] *= 0.25 / c.stiffness // that of the box leaves out what turns it
			}
			if worst[0] > c.stiffness*size[0] || worst[1] > c.damping*size[1]+1e-10 {
				t.Errorf("%s, pair %v: errors %g of %g N/m, %g of %g N s/m", c.name, pair, worst[0], size[0], worst[1], size[1])
			}
		}
	}
}

func entry6(w rigid.Wrench, row int) float64 {
	return [6]float64{w.Force.X, w.Force.Y, w.Force.Z, w.Moment.X, w.Moment.Y, w.Moment.Z}[row]
}

// displace moves a frame, or its velocity, along one of the six directions.
func displace(f *rigid.Frame, column int, velocity bool, h float64) {
	var v [3]float64
	v[column%3] = h
	d := r3.Vec{X: v[0], Y: v[1], Z: v[2]}
	switch {
	case velocity && column < 3:
		f.Velocity = r3.Add(f.Velocity, d)
	case velocity:
		f.AngularVelocity = r3.Add(f.AngularVelocity, d)
	case column < 3:
		f.Position = r3.Add(f.Position, d)
	default:
		q := quat.Exp(quat.Number{Imag: d.X / 2, Jmag: d.Y / 2, Kmag: d.Z / 2})
		f.Orientation = rigid.Compose(q, f.Orientation)
	}
}
