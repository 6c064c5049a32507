package mbd

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// checkClips checks that tensions beside clips differ by no more than these hold, that the rope moves towards the higher tension where it moves, by which they differ by just that, and
// that no rope is lost.
func checkClips(t *testing.T, p *ropeSlip, seed uint64) {
	t.Helper()
	moved, total, highest := 0.0, 0.0, 0.0
	tension := make([]float64, len(p.length))
	for r := range p.runs {
		for k := p.runs[r].first; k < p.runs[r].last; k++ {
			tension[k] = p.tension(&p.runs[r], k)
			highest = max(highest, tension[k])
		}
	}
	for k := range tension {
		if got := p.law.tension(p.length[k]/p.material[k]-1, p.peak[k]); math.Abs(got-tension[k]) > 1e-6*(1+highest) {
			t.Errorf("seed %d: span %d pulls with %g N at the length of %g N", seed, k, tension[k], got)
		}
		total += p.last[k]
		if k == 0 {
			continue
		}
		moved += p.last[k-1] - p.material[k-1]
		d := tension[k] - tension[k-1]
		if math.Abs(d) > p.clip[k]+1e-6*(1+highest) {
			t.Errorf("seed %d: a clip of %g N holds %g N", seed, p.clip[k], d)
		}
		if math.Abs(moved) > 1e-9 && math.Abs(d-math.Copysign(p.clip[k], moved)) > 1e-6*(1+highest) {
			t.Errorf("seed %d: %g m slipped through a clip of %g N between %g and %g N", seed, moved, p.clip[k], tension[k-1], tension[k])
		}
	}
	if last := len(tension) - 1; math.Abs(moved+p.last[last]-p.material[last]) > 1e-9*total {
		t.Errorf("seed %d: rope is lost", seed)
	}
}

// A rope through clips finds its distribution, slack and taut, elastic and yielding, from any that slipped before; it is that by the sum that is least, too.
func TestClipsSlip(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 5))
		n := 2 + r.IntN(30)
		law := LinearRope(1e6)
		if seed%3 == 1 {
			law = RopeLaw{Curve: polyline(t, [2]float64{0, 0}, [2]float64{0.01, 1e4}, [2]float64{0.05, 1.2e4}), Yields: true, Unloading: 1.1e6}
		}
		if err := law.prepare(); err != nil {
			t.Fatal(err)
		}
		clip := make([]float64, n+1)
		for i := range clip {
			clip[i] = 3000 * r.Float64()
		}
		p := newRopeSlip(&law, nil, make([]float64, n+1), clip, n)
		for i := range p.slid {
			p.slid[i] = float64(r.IntN(3) - 1)
		}
		p.last, p.peak = make([]float64, n), make([]float64, n)
		spread, level := math.Pow(10, -1-2*r.Float64()), 0.02*r.NormFloat64()
		for k := range n {
			p.length[k] = 0.1 + r.Float64()
			p.last[k] = p.length[k] * (1 + level - spread*r.NormFloat64())
		}
		p.distribute()
		if !p.sound {
			t.Fatalf("seed %d: nothing found", seed)
		}
		checkClips(t, &p, seed)
		p.balance()
		p.solveRuns()
		checkClips(t, &p, seed)
	}
}

// The derivatives of a rope through clips are those of its forces, taut, slack and in between.
func TestClipTangents(t *testing.T) {
	for name, c := range map[string]struct {
		clip, free float64
		bodies     []int
	}{
		"holds": {1e9, InitialLength, []int{Ground, 0, 1, 2, 0, Ground}}, "slips": {0.5, InitialLength, []int{Ground, 0, 1, 2, 0, Ground}}, "slips and is slack": {0.5, 9, []int{Ground, 0, 1, 2, 0, Ground}},
		"slips much": {0.01, InitialLength, []int{Ground, 0, 1, 2, Ground}}, "slack": {0.5, 100, []int{Ground, 0, 1, 2, Ground}},
	} {
		for seed := range uint64(6) {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 14))
				s := twoBodies(r)
				f := ropeThrough(r, s, 0, 0, c.bodies...)
				f.FreeLength = c.free
				for i := range f.Points {
					f.Points[i].Clip = c.clip
				}
				m := builtRope(t, s, f)
				for k := range m.material {
					m.material[k] *= 1 + 0.2*r.NormFloat64()
				}
				checkTangent(t, s, randomState(r, s))
			})
		}
	}
}

// A cable of two spans, held at its ends, through a clip that is pushed along it: it sticks until the tensions differ by what the clip holds, slips on at that, and the work of the
// push is what is stored and what the clip has taken.
func TestClipIsPushed(t *testing.T) {
	const axial, hold = 1e6, 2000.0
	s := &System{}
	s.AddBody(Body{Name: "clip", Mass: 1, Point: true})
	f := &RunningRope{Name: "cable", Law: LinearRope(axial), FreeLength: InitialLength, Prestrain: 0.004, Points: []RopePoint{
		{Marker: Marker{Body: Ground, Position: r3.Vec{X: -1}}}, {Marker: Marker{Body: 0}, Clip: hold}, {Marker: Marker{Body: Ground, Position: r3.Vec{X: 1}}},
	}}
	s.AddForce(f)
	if err := s.Build(); err != nil {
		t.Fatal(err)
	}
	s.SetResting(false)
	work, last := 0.0, 0.0
	start := s.Energies().Elastic
	const steps, reach = 4000, 0.05
	for k := 1; k <= steps; k++ {
		x := reach * float64(k) / steps
		s.Place(0, []float64{x, 0, 0}, make([]float64, 3), make([]float64, 3), nil)
		out := make([]rigid.Wrench, 3)
		f.act(s, out)
		if err := s.Commit(); err != nil {
			t.Fatal(err)
		}
		push := -out[1].Force.X
		work += (push + last) / 2 * reach / steps
		last = push
		stick := axial * 1.004 * 2 * x // two spans whose material stays
		if want := min(stick, hold); math.Abs(push-want) > 1e-6*hold {
			t.Fatalf("at %g m it takes %g N, want %g", x, push, want)
		}
	}
	e := s.Energies()
	if got := e.Elastic - start + e.Sliding; math.Abs(got-work) > 2e-4*work || !(e.Sliding > 50) {
		t.Errorf("work %g J; stored %g, friction %g J", work, e.Elastic-start, e.Sliding)
	}
}
