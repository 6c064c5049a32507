// Models whose particles carry scalars, and what holds of these on every engine.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
	"gonum.org/v1/gonum/stat"
)

// Carrying lets the particles of a model carry two scalars: a tag that tells their ids, and a temperature that contacts even out.
func Carrying(m *dem.Model, perRadius float64) *dem.Model {
	n := len(m.Particles.Position)
	m.Scalars = []dem.Scalar{{Name: "tag", Unit: "1"}, {Name: "temperature", Unit: "K", Exchange: law.Exchange{PerRadius: perRadius}}}
	m.Particles.Scalars = [][]float64{make([]float64, n), make([]float64, n)}
	for i := range n {
		m.Particles.Scalars[0][i], m.Particles.Scalars[1][i] = float64(i), 300+100*math.Sin(float64(5*i))
	}
	return m
}

// warmth is the sum of mass times temperature, kg K, and the variance of temperatures, K2, of a model that is Carrying.
func warmth(s *dem.State) (sum, variance float64) {
	for i, t := range s.Scalars[1] {
		sum += s.Mass[i] * t
	}
	return sum, stat.PopVariance(s.Scalars[1], s.Mass)
}

// Carried checks that particles have kept their tags, and that contacts have brought temperatures nearer to one another and kept their sum.
func Carried(t *testing.T, before, after *dem.State, tolerance float64) {
	t.Helper()
	for i, id := range after.ID {
		if after.Scalars[0][i] != float64(id) {
			t.Fatalf("particle %d has the tag %g", id, after.Scalars[0][i])
		}
	}
	sum, variance := warmth(before)
	now, less := warmth(after)
	if !expect.Near(now, sum, tolerance) {
		t.Errorf("the sum of mass times temperature was %.17g and is %.17g kg K", sum, now)
	}
	if !(less < 0.99*variance) {
		t.Errorf("the variance of temperatures was %g and is %g K2", variance, less)
	}
}

// TwoTemperatures checks that two particles of different masses in a contact of constant area approach each other as exp(-G (1/m + 1/M) t), keeping their mean:
// with conductances by the radius and by the area of the contact.
func TwoTemperatures(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	twoTemperatures(t, engine, law.Exchange{PerRadius: 8}, func(radius float64) float64 { return 8 * radius }, tolerance)
	twoTemperatures(t, engine, law.Exchange{PerArea: 3000}, func(radius float64) float64 { return 3000 * math.Pi * radius * radius }, tolerance)
}

func twoTemperatures(t *testing.T, engine func(m *dem.Model) dem.Engine, exchange law.Exchange, conductance func(radius float64) float64, tolerance float64) {
	t.Helper()
	const r, ratio, overlap, density, dt, steps = 0.01, 2, 1e-4, 2000, 1e-3, 1000
	m := &dem.Model{
		Materials: []law.Material{{Density: density, YoungModulus: 1e-6}}, // too soft to move anything
		Default:   law.Interaction{Restitution: 1},
		Scalars:   []dem.Scalar{{Name: "temperature", Unit: "K", Exchange: exchange}},
		Particles: packing.Particles{
			Position: []r3.Vec{{}, {X: (1+ratio)*r - overlap}}, Radius: []float64{r, ratio * r}, Scalars: [][]float64{{400, 300}},
		},
	}
	e := engine(m)
	if err := e.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	mass, other := s.Mass[0], s.Mass[1]
	g := conductance(math.Sqrt(r * ratio / (1 + ratio) * overlap))
	rate := g * (1/mass + 1/other)
	if rate*dt > 1e-2 || rate*dt*steps < 0.5 || rate*dt*steps > 5 {
		t.Fatalf("a rate of %g/s tells nothing in steps of %g s", rate, dt)
	}
	want := 100 * math.Exp(-rate*dt*steps)
	if got := s.Scalars[0][0] - s.Scalars[0][1]; !expect.Near(got, want, 0.6*rate*rate*dt*dt*steps+tolerance) {
		t.Errorf("after %g s the temperatures differ by %g K, want %g", dt*steps, got, want)
	}
	if sum := mass*s.Scalars[0][0] + other*s.Scalars[0][1]; !expect.Near(sum, mass*400+other*300, 1e-13) {
		t.Errorf("the sum of mass times temperature is %.17g kg K, was %.17g", sum, mass*400+other*300)
	}
}

// ScalarsFlow checks that inlets bring scalars, and that outlets leave those of others where they are, over n steps of dt (s).
func ScalarsFlow(t *testing.T, engine func(m *dem.Model) dem.Engine, n int, dt float64) {
	t.Helper()
	m := InletToOutlet()
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K", Exchange: law.Exchange{PerRadius: 1}}, {Name: "tag", Unit: "1"}}
	m.Inlets[0].Scalars = []float64{300, 7}
	e := engine(m)
	if err := e.Advance(n, dt); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	if c := e.Counters(); c.Removed == 0 || len(s.ID) == 0 {
		t.Fatalf("too little happened: %+v", c)
	}
	for i, id := range s.ID {
		if math.Abs(s.Scalars[0][i]-300) > 1e-9 || s.Scalars[1][i] != 7 {
			t.Errorf("particle %d has %g K and the tag %g", id, s.Scalars[0][i], s.Scalars[1][i])
		}
	}
}
