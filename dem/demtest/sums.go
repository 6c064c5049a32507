package demtest

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
)

// CheckSums compares what an engine adds up with its state: of all particles, of some of them, and of none. Up is the model's.
func CheckSums(t *testing.T, e dem.Engine, up r3.Vec, tolerance float64) {
	t.Helper()
	var s dem.State
	e.Snapshot(&s)
	last := s.ID[len(s.ID)-1]
	first := s.Material[0]
	for _, ids := range []dem.Selection{dem.All(), {First: last / 3, End: last, Material: dem.AnyMaterial}, {First: last + 1, End: math.MaxInt, Material: dem.AnyMaterial}, {End: last, Material: first}, {End: last, Material: first + 1}} {
		var got, want dem.Sums
		e.Sum(ids, &got)
		want.Clear(len(s.Scalars))
		var size dem.Sums // of the largest of what is added up: sums may be small by cancelling
		size.Clear(len(s.Scalars))
		for i, id := range s.ID {
			if ids.Has(id, s.Material[i]) {
				want.Add(&s, i, up)
				x, v, w := absolute(s.Position[i]), absolute(s.Velocity[i]), absolute(s.Angular[i])
				spin, force, torque := r3.Scale(s.Inertia[i], w), absolute(s.Force[i]), absolute(s.Torque[i])
				size.AddOne(s.Mass[i], &x, &v, &w, &spin, &force, &torque)
			}
		}
		if got.Count != want.Count || len(got.Scalars) != len(want.Scalars) {
			t.Fatalf("ids %v: %d particles with %d scalars, want %d with %d", ids, got.Count, len(got.Scalars), want.Count, len(want.Scalars))
		}
		near := func(what string, got, want, size float64) {
			t.Helper()
			if !(got == want || math.Abs(got-want) <= tolerance*size) {
				t.Errorf("ids %v: %s is %.17g, want %.17g, of %.3g", ids, what, got, want, size)
			}
		}
		near("mass", got.Mass, want.Mass, want.Mass)
		near("kinetic energy", got.Kinetic, want.Kinetic, want.Kinetic)
		near("height", got.Highest, want.Highest, math.Abs(want.Highest))
		for what, v := range map[string][3]r3.Vec{
			"first moment": {got.First, want.First, size.First}, "momentum": {got.Momentum, want.Momentum, size.Momentum}, "angular momentum": {got.Angular, want.Angular, size.First},
			"force": {got.Force, want.Force, size.Force}, "moment": {got.Moment, want.Moment, size.Force},
		} {
			near(what, r3.Norm(r3.Sub(v[0], v[1])), 0, r3.Norm(v[2]))
		}
		for k := range want.Scalars {
			near("scalar", got.Scalars[k], want.Scalars[k], math.Abs(want.Scalars[k]))
		}
	}
}

func absolute(v r3.Vec) r3.Vec { return r3.Vec{X: math.Abs(v.X), Y: math.Abs(v.Y), Z: math.Abs(v.Z)} }

// SumsModels are models for CheckSums after SumsSteps of SumsStep (s): particles with scalars that come and go, and such as go round.
func SumsModels() map[string]*dem.Model {
	flow, round := InletToOutlet(), Chute()
	flow.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K", Exchange: law.Exchange{PerRadius: 1}}, {Name: "tag", Unit: "1"}}
	flow.Inlets[0].Scalars = []float64{300, 7}
	flow.Up, round.Up = r3.Unit(r3.Vec{X: 1, Y: -2, Z: 3}), r3.Vec{Z: 1}
	return map[string]*dem.Model{"flow": flow, "periodic": round}
}

// The steps of SumsModels.
const (
	SumsSteps = 400
	SumsStep  = 1e-4
)
