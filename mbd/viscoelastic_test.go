package mbd

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// solid is a standard linear solid on a point mass at a distance from the ground: 300 N/m, and 200 N/m that relax in 0.5 s.
const (
	lasting        = 300.0
	relaxing       = 200.0
	relaxationTime = 0.5
)

// pulledSolid returns a function that takes the solid to an elongation at a time, as the end of a step, and returns its tension.
func pulledSolid(t *testing.T) (s *System, f *ViscoelasticSpring, pull func(time, x float64) float64) {
	s = &System{}
	s.AddBody(Body{Name: "end", Mass: 1, Point: true})
	s.bodies[0].Pose.Position.X = 1
	f = &ViscoelasticSpring{I: Origin, J: Marker{}, Stiffness: lasting, FreeLength: InitialLength, Branches: []MaxwellBranch{{relaxing, relaxationTime}}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	s.SetResting(false)
	return s, f, func(time, x float64) float64 {
		s.Place(time, []float64{1 + x, 0, 0}, make([]float64, 3), make([]float64, 3), nil)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		return f.Tension(s)
	}
}

// After a jump the tension relaxes exponentially, and under a steady rate it grows towards that of the dashpot, whatever the steps.
func TestRelaxation(t *testing.T) {
	const x, rate = 0.1, 0.3
	_, _, jump := pulledSolid(t)
	_, _, ramp := pulledSolid(t)
	if got := jump(0, x); !expect.Near(got, (lasting+relaxing)*x, 1e-13) {
		t.Errorf("tension %g at once", got)
	}
	for _, time := range []float64{0.001, 0.01, 0.3, 0.31, 2, 50} {
		left := math.Exp(-time / relaxationTime)
		if got, want := jump(time, x), (lasting+relaxing*left)*x; !expect.Near(got, want, 1e-12) {
			t.Errorf("relaxation, t = %g s: tension %g, want %g", time, got, want)
		}
		if got, want := ramp(time, rate*time), lasting*rate*time+relaxing*relaxationTime*rate*(1-left); !expect.Near(got, want, 1e-12) {
			t.Errorf("ramp, t = %g s: tension %g, want %g", time, got, want)
		}
	}
}

// Under a force from t = 0 on it creeps by J(t) = 1/K - k/(K (K+k)) exp(-t/T) with T = tau (K+k)/K, with an error of second order in the step.
func TestCreep(t *testing.T) {
	const force, end = 10.0, 1.0
	creep := func(steps int) (x float64) {
		_, f, pull := pulledSolid(t)
		x = force / (lasting + relaxing)
		last := pull(0, x)
		carried := last - lasting*x
		for n := 1; n <= steps; n++ {
			z := end / float64(steps) / relaxationTime
			kept, slope := math.Exp(-z), -math.Expm1(-z)/z*relaxing
			next := (force - kept*carried + slope*x) / (lasting + slope)
			if last = pull(end*float64(n)/float64(steps), next); !expect.Near(last, force, 1e-12) {
				t.Fatalf("%+v: tension %g", f, last)
			}
			x, carried = next, last-lasting*next
		}
		return x
	}
	want := force * (1/lasting - relaxing/(lasting*(lasting+relaxing))*math.Exp(-end/(relaxationTime*(lasting+relaxing)/lasting)))
	coarse, fine := creep(20)-want, creep(40)-want
	if order := math.Log2(coarse / fine); math.Abs(order-2) > 0.02 || math.Abs(fine) > 1e-4*want {
		t.Errorf("errors %g and %g, order %g", coarse, fine, order)
	}
}

// Trials that are not accepted leave no trace, and bodies that rest have relaxed.
func TestViscoelasticTrials(t *testing.T) {
	s, f, pull := pulledSolid(t)
	_, _, other := pulledSolid(t)
	pull(0.1, 0.2)
	s.Place(0.15, []float64{3, 0, 0}, make([]float64, 3), make([]float64, 3), nil)
	f.act(s, s.slots)
	other(0.1, 0.2)
	if got, want := pull(0.2, 0.1), other(0.2, 0.1); got != want {
		t.Errorf("tension %g after a trial, %g without", got, want)
	}
	s.SetResting(true)
	if got := f.Overstress(s); got != 0 || !expect.Near(f.Tension(s), lasting*0.1, 1e-12) {
		t.Errorf("at rest: tension %g, %g of it relaxes", f.Tension(s), got)
	}
	s.SetResting(false)
	if got := f.Overstress(s); got != 0 {
		t.Errorf("%g N relax after a rest", got)
	}
}

// What the bodies do to it is stored or dissipated: along a motion, the work of the tension is that of the balance to second order.
func TestViscoelasticEnergy(t *testing.T) {
	missing := func(steps int) float64 {
		s, f, pull := pulledSolid(t)
		work, lost, before, heat := 0.0, 0.0, 0.0, 0.0
		x := func(n int) float64 { return 0.1 * math.Sin(5*float64(n)/float64(steps)) }
		for n := 1; n <= steps; n++ {
			now := pull(float64(n)/float64(steps), x(n))
			power, _ := f.powers(s)
			work, lost = work+(before+now)/2*(x(n)-x(n-1)), lost+(heat+power)/2/float64(steps)
			before, heat = now, power
		}
		stored := f.stored(s)
		if lost < 0.1*work {
			t.Errorf("%g J of %g J lost", lost, work)
		}
		return work - stored - lost
	}
	coarse, fine := missing(50), missing(100)
	if order := math.Log2(coarse / fine); math.Abs(order-2) > 0.1 {
		t.Errorf("%g J and %g J are missing, order %g", coarse, fine, order)
	}
}

// The tangent is exact at any point of a history.
func TestViscoelasticTangent(t *testing.T) {
	for _, pair := range [][2]int{{0, 1}, {0, Ground}, {Ground, 1}, {0, 2}} {
		r := rand.New(rand.NewPCG(1, 2))
		s := twoBodies(r)
		i, j := randomMarker(r, pair[0]), randomMarker(r, pair[1])
		if pair[1] == 2 {
			j.Position = r3.Vec{}
		}
		s.AddForce(&ViscoelasticSpring{I: i, J: j, Stiffness: 3, FreeLength: 0.4, Branches: []MaxwellBranch{{2, 0.1}, {5, 3}}})
		if err := s.Build(); err != nil {
			t.Fatal(err)
		}
		c := randomState(r, s)
		for n, time := range []float64{0.1, 0.2} {
			q := append([]float64(nil), c.q...)
			q[0], q[7] = q[0]+float64(n), q[7]-float64(n)
			s.Place(time, q, c.v, c.a, c.lambda)
			s.SetResting(false)
			if err := s.Commit(); err != nil {
				t.Fatal(err)
			}
		}
		checkTangent(t, s, c)
	}
}

func TestViscoelasticMistakes(t *testing.T) {
	for _, f := range []*ViscoelasticSpring{
		{FreeLength: 1},
		{FreeLength: -1, Branches: []MaxwellBranch{{1, 1}}},
		{FreeLength: 1, Stiffness: math.NaN(), Branches: []MaxwellBranch{{1, 1}}},
		{FreeLength: 1, Branches: []MaxwellBranch{{1, 1}, {1, 0}}},
		{FreeLength: 1, Branches: []MaxwellBranch{{0, 1}}},
	} {
		f.I, f.J = Origin, Marker{}
		s := &System{}
		s.AddBody(Body{Name: "end", Mass: 1, Point: true})
		s.AddForce(f)
		if s.Build() == nil {
			t.Errorf("%+v was accepted", f)
		}
	}
}
