package packing

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/internal/vec"
)

// stream is what has come of an inlet that nothing holds up: where the particles near it are, and all radii in the order in which they came.
type stream struct {
	inlet Inlet
	state InletState
	near  Particles
	radii []float64
	now   float64
}

// turn takes the stream to the inlet's next turn, and tells what came.
func (s *stream) turn() Particles {
	due := s.inlet.Due(s.state)
	var kept Particles
	_, r := s.inlet.Sizes.Limits()
	around := s.inlet.Around(4 * r)
	for i, v := range s.near.Velocity {
		if p := r3.Add(s.near.Position[i], r3.Scale(due-s.now, v)); vec.InBox(&around, p) {
			kept.Append(Particles{Position: []r3.Vec{p}, Radius: s.near.Radius[i : i+1], Velocity: []r3.Vec{v}})
		}
	}
	s.now = due
	come := s.inlet.Feed(&s.state, due, NewCrowd(kept.Position, kept.Radius).Room)
	kept.Append(come)
	s.near, s.radii = kept, append(s.radii, come.Radius...)
	return come
}

func feeds() map[string]Inlet {
	square := Inlet{
		Centre: r3.Vec{X: 1, Y: 5}, Width: r3.Vec{X: 0.3}, Height: 0.2, Velocity: r3.Vec{Y: -1}, MassFlow: 30, Density: 2500,
		Sizes: UniformSizes{0.008, 0.012}, Start: 0.5, Seed: 4, Continuous: true,
	}
	round := square
	round.Round, round.Width, round.Velocity, round.MassFlow = true, r3.Vec{X: 0.15, Y: 0.1}, r3.Vec{X: 0.2, Y: -0.3, Z: 0.4}, 7
	slanted := square
	roof := geometry.Facets{
		Vertices:  []r3.Vec{{X: -0.1}, {Y: -0.02, Z: -0.1}, {X: 0.1}, {Y: -0.02, Z: 0.1}},
		Triangles: [][3]int32{{0, 1, 3}, {1, 2, 3}},
	}
	slanted.Velocity, slanted.NormalSpeed, slanted.MassFlow = r3.Vec{}, 0.7, 4
	slanted.Mouth = expect.Must(NewMouth(roof, r3.Vec{}))
	return map[string]Inlet{"rectangle": square, "disc": round, "mesh": slanted}
}

// TestFeed: at any time what has come is what should have, to half a particle and what a turn lasts; nothing overlaps; and an inlet taken up again brings the same.
func TestFeed(t *testing.T) {
	for name, inlet := range feeds() {
		t.Run(name, func(t *testing.T) {
			if err := inlet.Check(); err != nil {
				t.Fatal(err)
			}
			s := stream{inlet: inlet}
			most := inlet.Density * 4 * math.Pi / 3 * vec.Cube(0.012)
			for range 400 {
				from := s
				come := s.turn()
				if again := from.turn(); fmt.Sprint(again) != fmt.Sprint(come) {
					t.Fatal("an inlet taken up again goes on otherwise")
				}
				if o := expect.Must(s.near.Overlaps(t.Context(), 1e-12, 1)); len(o) > 0 {
					t.Fatalf("at %g s: %+v", s.now, o)
				}
				want := inlet.MassFlow * (s.now - inlet.Start)
				if off := s.state.Brought - want; math.Abs(off) > most/2+inlet.MassFlow*0.01*inlet.Period()+inlet.Backlog(s.state, s.now) {
					t.Fatalf("at %g s %g kg have come, want %g", s.now, s.state.Brought, want)
				}
				if b := inlet.Backlog(s.state, s.now); b > 3*most {
					t.Fatalf("at %g s %g kg wait", s.now, b)
				}
			}
			sum := 0.0
			for _, r := range s.radii {
				sum += inlet.Density * 4 * math.Pi / 3 * vec.Cube(r)
			}
			if len(s.radii) != s.state.Count || math.Abs(sum-s.state.Brought) > 1e-9*sum {
				t.Errorf("%d particles of %g kg, want %d of %g kg", len(s.radii), sum, s.state.Count, s.state.Brought)
			}
		})
	}
}

// TestFeedIsEven: counts in windows of 20 ms vary by less than those of batches, which come every 0.288 s, and of particles that come at random, by a hundred times and more.
func TestFeedIsEven(t *testing.T) {
	s := stream{inlet: feeds()["rectangle"]}
	s.inlet.Rate, s.inlet.MassFlow = 2000, 0
	var counts []float64
	for window := 1; len(counts) < 100; {
		s.turn()
		for s.now > s.inlet.Start+0.02*float64(window) {
			counts = append(counts, float64(s.state.Count))
			window++
		}
	}
	mean, variance := 0.0, 0.0
	for i := 1; i < len(counts); i++ {
		mean += (counts[i] - counts[i-1]) / float64(len(counts)-1)
	}
	for i := 1; i < len(counts); i++ {
		variance += vec.Sq(counts[i]-counts[i-1]-mean) / float64(len(counts)-1)
	}
	if math.Abs(mean-40) > 0.2 || variance > 0.4*mean { // particles that come at random have a variance of mean; a turn lasts 2 ms, in which 4 come
		t.Errorf("%g particles in 20 ms, variance %g: want 40 and little", mean, variance)
	}
}

// TestFeedSizes: masses follow the curve that was asked for, also where particles have to wait.
func TestFeedSizes(t *testing.T) {
	sizes := SieveSizes{Radii: []float64{0.004, 0.008, 0.016}, Passing: []float64{0, 0.3, 1}, ByMass: true}
	for name, flow := range map[string]float64{"free": 20, "held up": 1e3} {
		s := stream{inlet: feeds()["rectangle"]}
		s.inlet.Sizes, s.inlet.MassFlow = sizes, flow
		for len(s.radii) < 6000 {
			s.turn()
		}
		finer, all := 0.0, 0.0
		for _, r := range s.radii {
			all += vec.Cube(r)
			if r < 0.008 {
				finer += vec.Cube(r)
			}
		}
		// A sixth of the particles carry seven tenths of the mass: chance leaves about a hundredth.
		if math.Abs(finer/all-0.3) > 0.02 {
			t.Errorf("%s: %.3f of the mass is finer than 8 mm, want 0.3", name, finer/all)
		}
		if waits := s.inlet.Backlog(s.state, s.now) > 1; waits != (flow > 100) {
			t.Errorf("%s: backlog %g kg", name, s.inlet.Backlog(s.state, s.now))
		}
		t.Logf("%s: solid fraction %.3f", name, s.state.Brought/(s.now-s.inlet.Start)/(s.inlet.Density*s.inlet.Area()*s.inlet.Speed()))
	}
}

// TestFeedEnds: an inlet brings what it owes up to its end, and no more particles than asked for.
func TestFeedEnds(t *testing.T) {
	s := stream{inlet: feeds()["rectangle"]}
	s.inlet.End = 1.1
	for !math.IsInf(s.inlet.Due(s.state), 1) {
		s.turn()
	}
	if want := 30 * 0.6; math.Abs(s.state.Brought-want) > 0.02 || s.now != 1.1 {
		t.Errorf("%g kg came until %g s, want %g", s.state.Brought, s.now, want)
	}
	s = stream{inlet: s.inlet}
	for s.inlet.MaxCount = 77; !math.IsInf(s.inlet.Due(s.state), 1); {
		s.turn()
	}
	if s.state.Count != 77 || s.inlet.Backlog(s.state, 2) != 0 {
		t.Errorf("%d particles came, %g kg are owed", s.state.Count, s.inlet.Backlog(s.state, 2))
	}
}

// A flow so small that few particles come passes, however much their masses differ, and with it more up to what the mouth takes.
func TestFeedOfFew(t *testing.T) {
	for name, s := range feeds() {
		s.Sizes = UniformSizes{0.004, 0.008}
		for _, flow := range []float64{0.05, 0.3, 0.5, 0.6, 1, 2} {
			for seed := range uint64(4) {
				s.Seed = seed
				if s.MassFlow, s.Rate = flow, 0; s.Check() != nil {
					t.Errorf("%s, seed %d: %v", name, s.Seed, s.Check())
				}
			}
		}
	}
}

func TestFeedErrors(t *testing.T) {
	square := []r3.Vec{{}, {X: 1}, {X: 1, Y: 1}, {Y: 1}}
	for want, f := range map[string]func() error{
		"at most 60 kg": func() error { s := feeds()["rectangle"]; s.MassFlow = 500; return s.Check() },
		"no room":       func() error { s := feeds()["mesh"]; s.Sizes = OneSize(0.08); return s.Check() },
		"no triangles":  func() error { _, err := NewMouth(geometry.Facets{}, r3.Vec{}); return err },
		"triangle 2 has no area": func() error {
			_, err := NewMouth(geometry.Facets{Vertices: square, Triangles: [][3]int32{{0, 1, 2}, {0, 1, 1}}}, r3.Vec{})
			return err
		},
		"disagree": func() error {
			_, err := NewMouth(geometry.Facets{Vertices: square, Triangles: [][3]int32{{0, 1, 2}, {0, 3, 2}}}, r3.Vec{})
			return err
		},
		"not entered": func() error {
			_, err := NewMouth(geometry.Facets{Vertices: square, Triangles: [][3]int32{{0, 1, 2}, {0, 2, 3}}}, r3.Vec{X: 1})
			return err
		},
	} {
		if err := f(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want one with %q", err, want)
		}
	}
}
