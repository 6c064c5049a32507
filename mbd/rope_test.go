package mbd

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// What is no number has no place on a curve, and no force.
func TestPolylineOfNaN(t *testing.T) {
	for _, points := range [][][2]float64{{{0, 5}}, {{1, 2}}, {{0, 1}, {1, 3}, {2, 3}}} {
		p := polyline(t, points...)
		if force, slope, work := p.at(math.NaN()); !math.IsNaN(force) || !math.IsNaN(slope) || !math.IsNaN(work) {
			t.Errorf("%v: force %g, slope %g, work %g", points, force, slope, work)
		}
	}
}

func polyline(t *testing.T, points ...[2]float64) *Polyline {
	t.Helper()
	p, err := NewPolyline(points)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Every branch of a wire's law has the derivatives and the energies that it says.
func TestRopeTangents(t *testing.T) {
	curve := polyline(t, [2]float64{0.2, 4}, [2]float64{1, 6}, [2]float64{9, 7})
	hardening := polyline(t, [2]float64{0, 2}, [2]float64{10, 5})
	for name, c := range map[string]struct {
		spring    SpringDamper
		most, way float64
	}{
		"loaded beyond":       {SpringDamper{Yielding: &Yielding{Curve: curve}, Damping: 0.1}, 0.1, 0},
		"unloaded":            {SpringDamper{Yielding: &Yielding{Curve: curve}, Damping: 0.1}, -0.1, 0},
		"slack":               {SpringDamper{Yielding: &Yielding{Curve: curve}, Damping: 3}, -9, 0},
		"much damped":         {SpringDamper{Yielding: &Yielding{Curve: curve}, Damping: 300}, 0.1, 0},
		"brake slides":        {SpringDamper{Stiffness: 7, Brake: &Brake{Force: hardening, Stroke: 100}, Damping: 0.2}, 0, 0.01},
		"brake holds":         {SpringDamper{Stiffness: 7, Brake: &Brake{Force: hardening, Stroke: 100}, Damping: 0.2}, 0, -0.1},
		"brake at its end":    {SpringDamper{Stiffness: 7, Brake: &Brake{Force: hardening, Stroke: 0.02}}, 0, 0},
		"brake and yielding":  {SpringDamper{Yielding: &Yielding{Curve: curve}, Brake: &Brake{Force: hardening, Stroke: 100}}, 0, 0.01},
		"brake on a plateau":  {SpringDamper{Stiffness: 7, Brake: &Brake{Force: polyline(t, [2]float64{0, 2}), Stroke: 100}, Damping: 0.2}, 0, 0.01},
		"damped rope":         {SpringDamper{Stiffness: 3, TensionOnly: true, Damping: 100}, 0, 0},
		"slack rope":          {SpringDamper{Stiffness: 3, TensionOnly: true, Damping: 100, FreeLength: 20}, 0, 0},
		"curve behind brakes": {SpringDamper{Curve: LawOf(func(_, x, v float64) (f, byX, byV float64) { return x * (1 + 0.1*v), 1 + 0.1*v, 0.1 * x }), Brake: &Brake{Force: hardening, Stroke: 100}}, 0, 0.01},
	} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, 4))
			s := twoBodies(r)
			f := c.spring
			f.I, f.J = randomMarker(r, 0), randomMarker(r, 1)
			if f.FreeLength == 0 {
				f.FreeLength = 0.5
			}
			s.AddForce(&f)
			if err := s.Build(); err != nil {
				t.Fatal(err)
			}
			state := randomState(r, s)
			x := f.kinematics(s).length - f.FreeLength
			if f.Yielding != nil {
				s.state[f.Yielding.slot] = x - c.most // below or above the elongation
			}
			if f.Brake != nil {
				if c.way < 0 {
					c.way += x // so far out that the rope pulls little
				}
				s.state[f.Brake.slot] = c.way
			}
			checkTangent(t, s, state)
			if f.Curve == nil {
				checkPowers(t, s, state)
			}
		})
	}
}

// pulled is a point mass at the end of a spring-damper of no length; place moves it and accepts the step.
func pulled(t *testing.T, f *SpringDamper) (place func(x float64) (tension float64), s *System) {
	t.Helper()
	s = &System{}
	s.AddBody(Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: r3.Vec{X: 1}}})
	f.I, f.J = Marker{Body: Ground}, Marker{Body: 0}
	f.FreeLength = 1
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	return func(x float64) float64 {
		s.Place(0, []float64{1 + x, 0, 0}, make([]float64, 3), make([]float64, 3), nil)
		tension := f.Tension(s)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		return tension
	}, s
}

// cycle pulls to each elongation in turn in small steps and returns the work done.
func cycle(place func(float64) float64, from float64, to ...float64) (work float64) {
	const steps = 4000
	last, x := place(from), from
	for _, end := range to {
		d := (end - x) / steps
		for range steps {
			x += d
			now := place(x)
			work += d * (last + now) / 2
			last = now
		}
	}
	return work
}

// A wire pulled over its yield point, let go, pulled further and let go: the loop has the area of the curve less the last elastic triangle.
func TestYieldingLoop(t *testing.T) {
	f := &SpringDamper{Yielding: &Yielding{Curve: polyline(t, [2]float64{0.1, 100}, [2]float64{1.1, 300})}}
	place, s := pulled(t, f)
	work := cycle(place, 0, 0.6, 0.3, 0.5, 0, 1.1, 0)
	// The curve's area to 1.1 is 5 + 200 J; 300 N on 1000 N/m come back.
	const want = 205 - 300*300/2000.0
	if math.Abs(work-want) > 1e-3*want {
		t.Errorf("the loop has an area of %g J, want %g", work, want)
	}
	e := s.Energies()
	if math.Abs(e.Yielded-want) > 1e-9 || e.Elastic != 0 {
		t.Errorf("yielding has taken %g J, %g J are stored", e.Yielded, e.Elastic)
	}
	// What stays is 1.1 - 300/1000; up to it the wire is slack.
	if slack, taut := place(0.8-1e-9), place(0.8+1e-3); slack != 0 || math.Abs(taut-1) > 1e-9 {
		t.Errorf("%g N and %g N around the elongation that stays", slack, taut)
	}
}

// A trial that is not accepted leaves no mark, and what is saved brings back the same wire.
func TestYieldingRemembersStepsOnly(t *testing.T) {
	f := &SpringDamper{Yielding: &Yielding{Curve: polyline(t, [2]float64{0.1, 100}, [2]float64{1.1, 300})}}
	place, s := pulled(t, f)
	place(0.4)
	saved := append([]float64(nil), s.StateVariables()...)
	before := place(0.3)
	s.Place(0, []float64{1.9, 0, 0}, make([]float64, 3), make([]float64, 3), nil)
	if rejected := f.Tension(s); math.Abs(rejected-260) > 1e-9 {
		t.Errorf("%g N on the curve", rejected)
	}
	if after := place(0.3); after != before {
		t.Errorf("%g N after a rejected step, %g N before", after, before)
	}
	place(1)
	copy(s.StateVariables(), saved)
	if after := place(0.3); after != before {
		t.Errorf("%g N after it is restored, %g N before", after, before)
	}
}

// A brake slides at its force and keeps the work; at the end of the stroke the rope pulls as before.
func TestBrake(t *testing.T) {
	f := &SpringDamper{Stiffness: 1000, Brake: &Brake{Force: polyline(t, [2]float64{0, 50}), Stroke: 0.5}}
	place, s := pulled(t, f)
	for _, c := range [][2]float64{{0.02, 20}, {0.05, 50}, {0.3, 50}, {0.28, 30}, {0.2, 0}, {0.25, 0}, {0.3, 50}, {0.55, 50}, {0.6, 100}, {0.5, 0}} {
		if got := place(c[0]); math.Abs(got-c[1]) > 1e-9 {
			t.Errorf("%g N at %g m, want %g", got, c[0], c[1])
		}
	}
	if e := s.Energies(); math.Abs(e.Braked-25) > 1e-12 || e.Elastic != 0 {
		t.Errorf("the brake has taken %g J, %g J are stored", e.Braked, e.Elastic)
	}
	// Hardening: the force rises from 50 N by 100 N/m of way, behind a rope of 1000 N/m.
	f = &SpringDamper{Stiffness: 1000, Brake: &Brake{Force: polyline(t, [2]float64{0, 50}, [2]float64{1, 150}), Stroke: 1}}
	place, _ = pulled(t, f)
	if got, want := place(0.27), 50+0.22*(1000*100)/1100.0; math.Abs(got-want) > 1e-9 {
		t.Errorf("%g N, want %g", got, want)
	}
}

// A spring that breaks is gone, what it held is lost, and it is known when and how.
func TestBreak(t *testing.T) {
	f := &SpringDamper{Yielding: &Yielding{Curve: polyline(t, [2]float64{0.1, 100}, [2]float64{1.1, 300})}, Breaking: &Breaking{Elongation: 0.6}}
	place, s := pulled(t, f)
	place(0.599)
	if got := s.Breaks(); got != nil {
		t.Errorf("broken early: %v", got)
	}
	if tension := place(0.61); math.Abs(tension-202) > 1e-9 {
		t.Errorf("%g N in the step in which it breaks", tension)
	}
	if tension := place(0.5); tension != 0 || len(s.Breaks()) != 1 {
		t.Errorf("%g N in a broken wire", tension)
	}
	how, broken := f.Break(s)
	stored := 202 * 202 / 2000.0
	if !broken || math.Abs(how.Tension-202) > 1e-9 || math.Abs(how.Elongation-0.61) > 1e-12 || math.Abs(how.Energy-stored) > 1e-9 {
		t.Errorf("it broke like %+v", how)
	}
	work := 5 + 0.51*(100+202)/2
	if e := s.Energies(); e.Elastic != 0 || math.Abs(e.Broken-stored) > 1e-9 || math.Abs(e.Yielded+e.Broken-work) > 1e-9 {
		t.Errorf("%g J yielded and %g J broken of %g J of work", e.Yielded, e.Broken, work)
	}
}

func TestWrongWires(t *testing.T) {
	for _, points := range [][][2]float64{nil, {{0.1, -1}}, {{0.2, 1}, {0.2, 2}}, {{math.NaN(), 1}}, {{-1, 1}}} {
		if _, err := NewPolyline(points); err == nil {
			t.Errorf("%v is accepted", points)
		}
	}
	stiffer := polyline(t, [2]float64{1, 1}, [2]float64{2, 5})
	for name, f := range map[string]*SpringDamper{
		"no curve":     {Yielding: &Yielding{}},
		"soft":         {Yielding: &Yielding{Curve: stiffer}},
		"no stroke":    {Brake: &Brake{Force: polyline(t, [2]float64{0, 1})}},
		"softer brake": {Brake: &Brake{Force: polyline(t, [2]float64{0, 5}, [2]float64{1, 2}), Stroke: 1}},
	} {
		s := &System{}
		s.AddBody(Body{Mass: 1, Point: true})
		f.I, f.J, f.FreeLength = Marker{Body: Ground}, Marker{Body: 0}, 1
		s.AddForce(f)
		if s.Build() == nil {
			t.Errorf("%s: it is accepted", name)
		}
	}
}

// What a wire that yields, behind a brake, remembers: the brake runs at 5 N, the wire yields beyond 4 N, 0.4 m.
func TestSlipAndPlasticElongation(t *testing.T) {
	f := &SpringDamper{
		Yielding: &Yielding{Curve: polyline(t, [2]float64{0.4, 4}, [2]float64{1.4, 6})},
		Brake:    &Brake{Force: polyline(t, [2]float64{0, 5}), Stroke: 10},
		Breaking: &Breaking{Elongation: 3},
	}
	place, s := pulled(t, f)
	for _, c := range []struct {
		x, slip, plastic float64
		slack, broken    bool
	}{
		{x: 0.3},
		{x: -0.1, slack: true},
		{x: 0.65, plastic: 0.25 - 0.05},                // 4.5 N, which unloads by 0.45 m
		{x: 1.5, slip: 0.6, plastic: 0.4},              // the wire at 5 N is 0.9 m long and unloads by 0.5 m
		{x: 0.9, slip: 0.6, plastic: 0.4, slack: true}, // the wire is 0.3 m long, below its 0.4 m
		{x: 3.5, slip: 2.6, plastic: 0.4, broken: true},
		{x: 0.1, slip: 2.6, plastic: 0.4, broken: true},
	} {
		place(c.x)
		if slip := f.Slip(s); math.Abs(slip-c.slip) > 1e-12 {
			t.Errorf("at %g m the brake has slipped by %g m, want %g", c.x, slip, c.slip)
		}
		if plastic := f.PlasticElongation(s); math.Abs(plastic-c.plastic) > 1e-12 {
			t.Errorf("at %g m the plastic elongation is %g m, want %g", c.x, plastic, c.plastic)
		}
		if slack, broken := f.Slack(s), f.Broken(s); slack != c.slack || broken != c.broken {
			t.Errorf("at %g m slack is %t, broken %t", c.x, slack, broken)
		}
	}
	plain := &SpringDamper{Stiffness: 1}
	place, s = pulled(t, plain)
	if place(-0.5); plain.Slack(s) || plain.Slip(s) != 0 || plain.PlasticElongation(s) != 0 {
		t.Error("a spring that pushes is slack, or has slipped or yielded")
	}
}
