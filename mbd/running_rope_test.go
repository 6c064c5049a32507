package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// builtRope builds a system with a rope, lets it move, and returns the rope's state.
func builtRope(t *testing.T, s *System, f *RunningRope) ropeState {
	t.Helper()
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	s.SetResting(false)
	return f.state(s)
}

// ropeThrough is a rope through random points of the bodies of twoBodies and of the ground, one after the other.
func ropeThrough(r *rand.Rand, s *System, friction, radius float64, bodies ...int) *RunningRope {
	f := &RunningRope{Name: "rope", Law: LinearRope(30), FreeLength: InitialLength}
	for i, b := range bodies {
		p := RopePoint{Marker: randomMarker(r, b), Friction: friction}
		if b == 2 {
			p.Marker.Position = r3.Vec{}
		}
		if i > 0 && i < len(bodies)-1 && i%2 == 1 {
			p.Radius = radius
		}
		f.Points = append(f.Points, p)
	}
	s.AddForce(f)
	return f
}

// The derivatives of a running rope are those of its forces, whatever it does, and its powers add up.
func TestRunningRopeTangents(t *testing.T) {
	hard := polyline(t, [2]float64{0, 0.5}, [2]float64{9, 90})
	flat := polyline(t, [2]float64{0, 1.5})
	curve := polyline(t, [2]float64{0.02, 1}, [2]float64{0.2, 2}, [2]float64{9, 8})
	for name, c := range map[string]struct {
		friction, radius float64
		change           func(f *RunningRope)
		bodies           []int
	}{
		"one span":       {0, 0, nil, []int{0, 1}},
		"free":           {0, 0, nil, []int{Ground, 0, 1, 2, Ground}},
		"held":           {50, 0, nil, []int{Ground, 0, 1, 2, Ground}},
		"clamped":        {math.Inf(1), 0.05, nil, []int{Ground, 0, 2, 1, 0, Ground}},
		"slipping":       {0.05, 0, nil, []int{Ground, 0, 1, 2, 0, Ground}},
		"many on a body": {0.05, 0, nil, []int{0, 0, 1, 1, 2, 0, 1, Ground, 0, 2, 1}},
		"sheaves":        {0, 0.05, nil, []int{Ground, 0, 1, 2, Ground}},
		"rough sheaves":  {0.05, 0.05, nil, []int{Ground, 0, 2, 1, 0, Ground}},
		"damped":         {0.05, 0.05, func(f *RunningRope) { f.Damping = 0.3 }, []int{Ground, 0, 2, 1, 0, Ground}},
		"much damped":    {0.05, 0, func(f *RunningRope) { f.Damping = 1000 }, []int{Ground, 0, 1, 2, 0, Ground}},
		"slack":          {0.05, 0, func(f *RunningRope) { f.FreeLength = 100 }, []int{Ground, 0, 1, 2, 0, Ground}},
		"curved":         {0.05, 0, func(f *RunningRope) { f.Law = RopeLaw{Curve: curve} }, []int{Ground, 0, 1, 2, 0, Ground}},
		"yielding":       {0.05, 0, func(f *RunningRope) { f.Law = RopeLaw{Curve: curve, Yields: true} }, []int{Ground, 0, 1, 2, 0, Ground}},
		"spaced":         {0.05, 0, func(f *RunningRope) { f.Spacing = Spacing{3, 7} }, []int{Ground, 0, 1, 2, 0, Ground}},
		"brake hardens":  {0.05, 0, func(f *RunningRope) { f.Brakes = []RopeBrake{{Span: 2, Force: hard, Stroke: 100}} }, []int{Ground, 0, 1, 2, 0, Ground}},
		"brake runs": {0.05, 0, func(f *RunningRope) {
			f.Brakes = []RopeBrake{{Span: 0, Force: flat, Stroke: 100}, {Span: 4, Force: flat, Stroke: 100}}
		}, []int{Ground, 0, 1, 2, 0, Ground}},
		"brake in the middle runs": {0.05, 0.05, func(f *RunningRope) { f.Brakes = []RopeBrake{{Span: 2, Force: flat, Stroke: 100}} }, []int{Ground, 0, 2, 1, 0, Ground}},
		"brake at its end":         {0, 0, func(f *RunningRope) { f.Brakes = []RopeBrake{{Span: 1, Force: hard, Stroke: 0.01}} }, []int{Ground, 0, 1, 2, Ground}},
	} {
		for seed := range uint64(4) {
			t.Run(fmt.Sprint(name, " ", seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 4))
				s := twoBodies(r)
				f := ropeThrough(r, s, c.friction, c.radius, c.bodies...)
				if c.change != nil {
					c.change(f)
				}
				m := builtRope(t, s, f)
				for k := range m.material {
					m.material[k] *= 0.8 + 0.15*r.Float64()
					m.peak[k] = 1 + r.Float64()
				}
				state := randomState(r, s)
				checkTangent(t, s, state)
				checkRopePower(t, s, f, state)
			})
		}
	}
}

// checkRopePower compares the power of the rope on the bodies with its tensions and rates, by which energy is booked.
func checkRopePower(t *testing.T, s *System, f *RunningRope, c state) {
	t.Helper()
	s.Place(c.t, c.q, c.v, c.a, c.lambda)
	out := make([]rigid.Wrench, len(f.Points))
	f.act(s, out)
	work, want := 0.0, 0.0
	for i, w := range out {
		b := &s.frames[f.Points[i].Marker.Body+1]
		work += r3.Dot(w.Force, b.velocity) + r3.Dot(w.Moment, b.omega)
	}
	for k := range f.path.span {
		a := &f.path.span[k]
		want -= f.tension[k] * a.rate
		if over := f.Spacing.Distance - a.distance; over > 0 {
			want += f.Spacing.Stiffness * over * r3.Dot(a.u, r3.Sub(f.path.v[k+1], f.path.v[k]))
		}
	}
	if math.Abs(work-want) > 1e-12*(1+math.Abs(want)) {
		t.Errorf("power on the bodies is %g W, by tensions and rates %g", work, want)
	}
}

// wrapped is a system with a rope through fixed points, for what it does along its way alone.
func wrapped(t *testing.T, f *RunningRope, points []r3.Vec, friction float64) *System {
	t.Helper()
	s := &System{}
	s.AddBody(Body{Name: "end", Mass: 1, Point: true, Pose: rigid.Frame{Position: points[len(points)-1]}})
	for _, p := range points[:len(points)-1] {
		f.Points = append(f.Points, RopePoint{Marker: Marker{Body: Ground, Position: p}, Friction: friction})
	}
	f.Points = append(f.Points, RopePoint{Marker: Marker{Body: 0}})
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	return s
}

// The tensions beside a pin over which a rope is pulled are in the ratio of Euler's (capstan) equation, and it does not slip back before that ratio
// is the other way round.
func TestCapstan(t *testing.T) {
	for _, c := range []struct{ friction, turn, want float64 }{
		{0.1, math.Pi / 2, 1.1701},
		{0.2, math.Pi / 2, 1.3691},
		{0.3, math.Pi / 2, 1.6020},
		{0.1, math.Pi, 1.3691},
		{0.2, math.Pi, 1.8745},
		{0.3, math.Pi, 2.5663},
	} {
		f := &RunningRope{Name: "rope", Law: LinearRope(1e6), FreeLength: InitialLength}
		end := r3.Vec{X: math.Cos(c.turn), Z: -math.Sin(c.turn)}
		s := wrapped(t, f, []r3.Vec{{X: -1}, {}, end}, c.friction)
		pull := func(by float64) (first, second float64) {
			p := r3.Scale(1+by, end)
			s.Place(0, []float64{p.X, p.Y, p.Z}, make([]float64, 3), make([]float64, 3), nil)
			first, second = f.Span(s, 0).Tension, f.Span(s, 1).Tension
			if err := s.Commit(); err != nil {
				t.Fatal(err)
			}
			return first, second
		}
		for _, by := range []float64{1e-4, 2e-4, 1e-3} {
			if first, second := pull(by); math.Abs(second/first-c.want) > 5e-5 {
				t.Errorf("friction %g, %g rad: ratio %g, want %g", c.friction, c.turn, second/first, c.want)
			}
		}
		first, _ := pull(1e-3 - 1e-6)
		if back, second := pull(1e-3 - 2e-6); back != first || second/first > c.want*0.999 {
			t.Errorf("friction %g, %g rad: it slips back early: %g N, then %g N", c.friction, c.turn, first, back)
		}
		for by := 1e-3; by > 1e-4; by -= 1e-5 {
			pull(by)
		}
		if first, second := pull(1e-4); math.Abs(first/second-c.want) > 5e-5 {
			t.Errorf("friction %g, %g rad: ratio back %g, want %g", c.friction, c.turn, first/second, c.want)
		}
	}
}

// The work of pulling a rope to and fro over pins, with a brake and yielding, is what is stored and what the losses say.
func TestRunningRopeLoop(t *testing.T) {
	var points []r3.Vec
	for i := range 12 {
		points = append(points, r3.Vec{X: float64(i), Z: float64(i % 2), Y: 0.3 * float64(i%3)})
	}
	last := points[len(points)-1]
	f := &RunningRope{
		Name: "rope", FreeLength: InitialLength,
		Law:    RopeLaw{Curve: polyline(t, [2]float64{0.01, 1e4}, [2]float64{0.2, 4e4}), Yields: true},
		Brakes: []RopeBrake{{Span: 0, Force: polyline(t, [2]float64{0, 2000}), Stroke: 0.02}, {Span: 5, Force: polyline(t, [2]float64{0, 6e3}, [2]float64{0.1, 8e3}), Stroke: 0.1}},
	}
	s := wrapped(t, f, points, 0.15)
	work, x, tension := 0.0, 0.0, 0.0
	for _, to := range []float64{0.15, 0.1, 0.4, -0.1, 0.7, 0.6} {
		const steps = 3000
		d := (to - x) / steps
		for range steps {
			x += d
			p := r3.Add(last, r3.Scale(x, r3.Unit(r3.Sub(last, points[10]))))
			s.Place(0, []float64{p.X, p.Y, p.Z}, make([]float64, 3), make([]float64, 3), nil)
			now := f.Span(s, 10).Tension
			work += d * (tension + now) / 2
			tension = now
			if err := s.Commit(); err != nil {
				t.Fatal(err)
			}
		}
	}
	e := s.Energies()
	for name, loss := range map[string]float64{"friction": e.Sliding, "yielding": e.Yielded, "brakes": e.Braked, "storing": e.Elastic} {
		if !(loss > 1) {
			t.Errorf("%s took %g J", name, loss)
		}
	}
	if sum := e.Sliding + e.Yielded + e.Braked + e.Elastic; math.Abs(sum-work) > 2e-4*work {
		t.Errorf("work %g J; friction %g, yielding %g, brakes %g, stored %g J: %g J", work, e.Sliding, e.Yielded, e.Braked, e.Elastic, sum)
	}
}

// What a rope does in trials that are not accepted leaves no mark, and its state variables bring it back.
func TestRunningRopeRemembersStepsOnly(t *testing.T) {
	f := &RunningRope{Name: "rope", Law: LinearRope(1e5), FreeLength: InitialLength, Brakes: []RopeBrake{{Span: 1, Force: polyline(t, [2]float64{0, 900}), Stroke: 1}}}
	s := wrapped(t, f, []r3.Vec{{}, {X: 1}, {X: 1, Z: 1}, {Z: 1}}, 0.3)
	at := func(x float64) (tensions [3]float64) {
		s.Place(0, []float64{-x, 0, 1}, make([]float64, 3), make([]float64, 3), nil)
		for k := range tensions {
			tensions[k] = f.Span(s, k).Tension
		}
		return tensions
	}
	at(0.05)
	if err := s.Commit(); err != nil {
		t.Fatal(err)
	}
	saved, before := append([]float64(nil), s.StateVariables()...), at(0.04)
	at(0.5)
	if after := at(0.04); after != before {
		t.Errorf("%v N after a trial, %v N before", after, before)
	}
	at(0.3)
	if err := s.Commit(); err != nil {
		t.Fatal(err)
	}
	copy(s.StateVariables(), saved)
	if after := at(0.04); after != before {
		t.Errorf("%v N after it is restored, %v N before", after, before)
	}
}

// Of 120 spans with random slack and tension, the tensions found keep within friction's cones, slip goes towards the higher one, and no rope is lost.
func TestLongRopeSlips(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 9))
		n := 2 + r.IntN(120)
		law := LinearRope(1e6)
		if err := law.prepare(); err != nil {
			t.Fatal(err)
		}
		friction := make([]float64, n+1)
		level := 0.5 * r.Float64()
		for i := range friction {
			if friction[i] = level; r.IntN(10) == 0 {
				friction[i] = 0
			}
		}
		p := newRopeSlip(&law, nil, friction, make([]float64, n+1), n)
		for i := range p.slid { // whatever slipped before
			p.slid[i] = float64(r.IntN(3) - 1)
		}
		p.last, p.peak = make([]float64, n), make([]float64, n)
		spread := math.Pow(10, -1-4*r.Float64())
		for k := range n {
			p.length[k], p.wrap[k] = 0.1+r.Float64(), 3*r.Float64()
			p.last[k] = p.length[k] * (1 - spread*r.NormFloat64())
		}
		p.distribute()
		if !p.sound {
			t.Fatalf("seed %d: nothing found", seed)
		}
		checkDistribution(t, &p, seed)
	}
}

// The distribution that is found from the points that slipped before, or by the sum that is least, is the same one: of ropes that yield, with dampers and brakes that run
// out at constant and rising forces, slack and taut, over smooth and rough points, and points that hold the rope.
func TestRopeBalance(t *testing.T) {
	circles := 0
	for seed := range uint64(5000) { // that which seeks in circles among them is 4853
		r := rand.New(rand.NewPCG(seed, 21))
		n := 2 + r.IntN(40)
		law := LinearRope(1e6)
		if seed%3 == 1 {
			law = RopeLaw{Curve: polyline(t, [2]float64{0, 0}, [2]float64{0.01, 1e4}, [2]float64{0.05, 1.2e4}), Yields: true, Unloading: 1.1e6}
		}
		if err := law.prepare(); err != nil {
			t.Fatal(err)
		}
		var brakes []RopeBrake
		if seed%2 == 1 {
			brakes = []RopeBrake{{Span: 0, Force: polyline(t, [2]float64{0, 3e3}), Stroke: 0.2}, {Span: n - 1, Force: polyline(t, [2]float64{0, 2e3}, [2]float64{0.1, 5e3}), Stroke: 0.3}}
			for k := range brakes {
				if err := brakes[k].prepare(&System{}, n); err != nil {
					t.Fatal(err)
				}
			}
		}
		friction := make([]float64, n+1)
		for i := range friction {
			switch r.IntN(8) {
			case 0:
			case 1:
				friction[i] = math.Inf(1)
			default:
				friction[i] = 0.4 * r.Float64()
			}
		}
		p := newRopeSlip(&law, brakes, friction, make([]float64, n+1), n)
		p.last, p.peak, p.strained = make([]float64, n), make([]float64, n), make([]float64, n)
		spread := math.Pow(10, -1-3*r.Float64())
		if seed%5 == 0 {
			p.damping, p.step = 1e3, 1e-4
		}
		for k := range n {
			p.length[k], p.wrap[k] = 0.1+r.Float64(), 3*r.Float64()
			p.last[k] = p.length[k] * (1 - spread*r.NormFloat64())
			p.strained[k] = spread * r.Float64()
			if law.Yields {
				p.peak[k] = 1.2e4 * r.Float64()
			}
		}
		for i := range p.slid {
			if !math.IsInf(friction[i], 1) {
				p.slid[i] = float64(r.IntN(3) - 1)
			}
		}
		tensions := func() (out []float64) {
			for i := range p.runs {
				for k := p.runs[i].first; k < p.runs[i].last; k++ {
					out = append(out, p.tension(&p.runs[i], k))
				}
			}
			return out
		}
		p.distribute()
		if !p.sound {
			t.Errorf("seed %d: nothing found", seed)
			continue
		}
		usual := tensions()
		p.balance()
		p.solveRuns()
		for k, least := range tensions() {
			if math.Abs(least-usual[k]) > 1e-7*(usual[k]+1) {
				t.Errorf("seed %d: span %d of %d has %g N, by the least sum %g N", seed, k, n, usual[k], least)
				break
			}
		}
		for i, way := range p.slid {
			p.slipping[i] = int8(way)
		}
		if !p.settle() {
			circles++
		}
	}
	if circles == 0 {
		t.Error("none of the ropes made the usual search go round in circles")
	}
}

func checkDistribution(t *testing.T, p *ropeSlip, seed uint64) {
	t.Helper()
	n := len(p.length)
	tension := make([]float64, n)
	for i := range p.runs {
		for k := p.runs[i].first; k < p.runs[i].last; k++ {
			tension[k] = p.tension(&p.runs[i], k)
			if elastic := 1e6 * (p.length[k]/p.material[k] - 1); math.Abs(max(elastic, 0)-tension[k]) > 1e-6 {
				t.Errorf("seed %d: %g N in span %d, whose strain makes %g N", seed, tension[k], k, elastic)
			}
		}
	}
	moved := 0.0
	for k := 1; k < n; k++ {
		moved += p.last[k-1] - p.material[k-1]
		low, high := tension[k-1], tension[k]
		cone := math.Exp(p.grip(k)) * (1 + 2e-9)
		if high > cone*low+1e-6 || low > cone*high+1e-6 {
			t.Errorf("seed %d: %g N and %g N at point %d, which holds a ratio of %g", seed, low, high, k, cone)
		}
		if low+high > 0 && (moved > 1e-12 && high < low-1e-6 || moved < -1e-12 && low < high-1e-6) {
			t.Errorf("seed %d: %g m moved past point %d, from %g N to %g N", seed, moved, k, low, high)
		}
	}
	if moved += p.last[n-1] - p.material[n-1]; math.Abs(moved) > 1e-10 {
		t.Errorf("seed %d: %g m of rope are lost", seed, moved)
	}
}

// A slack rope that lacks rope in one span by rounding alone, with nothing to spare in the others, is where it was.
func TestSlackRopeWithNothingToSpare(t *testing.T) {
	law := LinearRope(1e6)
	p := newRopeSlip(&law, nil, make([]float64, 3), make([]float64, 3), 2)
	p.last, p.peak, p.length = []float64{1, 1}, make([]float64, 2), []float64{1 + 1e-16, 1}
	p.runs = append(p.runs, ropeRun{last: 2, runningOut: -1})
	p.last[0] = math.Nextafter(1, 0)
	copy(p.material, []float64{1, 1})
	p.slack(&p.runs[0])
	if p.material[0] != 1 || p.material[1] != 1 {
		t.Errorf("the spans have %v m", p.material)
	}
}

// A brake that has run out at a constant force, at the end of a rope that slips over many points, is where it was when the rope is as long as it was,
// whichever way lengths and ratios of tensions are rounded.
func TestBrakeAtRestOnPlateau(t *testing.T) {
	law := LinearRope(3e7)
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 5))
		n := 3 + r.IntN(70)
		brakes := []RopeBrake{{Span: n - 1, Force: polyline(t, [2]float64{0, 8e4}), Stroke: math.Inf(1)}}
		if err := brakes[0].prepare(&System{}, n); err != nil {
			t.Fatal(err)
		}
		friction := make([]float64, n+1)
		p := newRopeSlip(&law, brakes, friction, make([]float64, n+1), n)
		p.last, p.peak = make([]float64, n), make([]float64, n)
		p.lastSlip[0] = 0.1 * r.Float64()
		for _, near := range []float64{math.Nextafter(8e4, 0), 8e4, math.Nextafter(8e4, 9e4)} {
			low, _ := brakes[0].slip(near, 0.3, false)
			if high, _ := brakes[0].slip(near, 0.3, true); low != 0.3 || !math.IsInf(high, 1) {
				t.Fatalf("at %g N beside the plateau it runs from %g to %g m", near-8e4, low, high)
			}
		}
		tension := 8e4
		for k := n - 1; k >= 0; k-- {
			p.length[k], p.wrap[k], friction[k], p.slid[k] = 0.2+r.Float64(), 0.1*r.Float64(), 0.1, 1
			p.last[k] = p.length[k] / (1 + tension/3e7)
			if k == n-1 {
				p.last[k] -= p.lastSlip[0] / (1 + tension/3e7)
			}
			tension *= math.Exp(-p.grip(k))
		}
		p.distribute()
		if slip := p.brake[0]; !p.sound || math.Abs(slip-p.lastSlip[0]) > 1e-12 {
			t.Errorf("seed %d: it has run out by %g m, after %g m", seed, slip, p.lastSlip[0])
		}
	}
}
