// Tests of lattices, sizes and packings.

package packing

import (
	"math"
	"runtime"
	"slices"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestLattice(t *testing.T) {
	l := Lattice{Counts: [3]int{3, 4, 5}, Origin: r3.Vec{X: 1}, Spacing: r3.Vec{X: 1, Y: 2, Z: 3}}
	g := expect.Must(l.Particles(t.Context(), OneSize(0.5), 1))
	if len(g.Position) != 60 || g.Position[1] != (r3.Vec{X: 2}) || g.Position[59] != (r3.Vec{X: 3, Y: 6, Z: 12}) {
		t.Errorf("got %d particles, %v ... %v", len(g.Position), g.Position[1], g.Position[59])
	}
	// A hexagonal lattice at the distance of two radii is the densest packing: twelve neighbours in contact, none nearer.
	h := expect.Must(Lattice{Hexagonal: true, Counts: [3]int{6, 6, 6}, Spacing: r3.Vec{X: 1, Y: 1, Z: 1}}.Particles(t.Context(), OneSize(0.5), 1))
	if o := expect.Must(h.Overlaps(t.Context(), 1e-12, 1)); len(o) > 0 {
		t.Fatalf("hexagonal: %+v", o)
	}
	touching := 0
	middle := h.Position[3+6*(3+6*3)]
	for _, p := range h.Position {
		if d := r3.Norm(r3.Sub(p, middle)); d > 0.1 && d < 1+1e-12 {
			touching++
		}
	}
	if touching != 12 {
		t.Errorf("a particle in the hexagonal lattice has %d neighbours", touching)
	}
	l.Jitter = 0.1
	a, b, c := expect.Must(l.Particles(t.Context(), OneSize(0.5), 7)), expect.Must(l.Particles(t.Context(), OneSize(0.5), 7)), expect.Must(l.Particles(t.Context(), OneSize(0.5), 8))
	if !slices.Equal(a.Position, b.Position) || slices.Equal(a.Position, c.Position) {
		t.Error("jitter does not follow the seed")
	}
	for i, p := range a.Position {
		if d := r3.Sub(p, g.Position[i]); max(math.Abs(d.X), math.Abs(d.Y), math.Abs(d.Z)) > 0.1 {
			t.Fatalf("particle %d is moved by %v", i, d)
		}
	}
}

func TestSizes(t *testing.T) {
	const n = 200000
	mean := func(f func(r float64) float64, s Sizes) float64 {
		rng, sum := RandomStream(3, 4), 0.0
		for range n {
			r := s.draw(rng)
			if low, high := s.Limits(); r < low || r > high {
				t.Fatalf("%T: radius %g is not between %g and %g", s, r, low, high)
			}
			sum += f(r)
		}
		return sum / n
	}
	itself := func(r float64) float64 { return r }
	tests := []struct {
		name string
		s    Sizes
		f    func(float64) float64
		want float64
	}{
		{"one", OneSize(2), itself, 2},
		{"uniform", UniformSizes{1, 3}, itself, 2},
		{"normal, mean", NormalSizes{2, 0.1, 1, 3}, itself, 2},
		{"normal, variance", NormalSizes{2, 0.1, 1, 3}, func(r float64) float64 { return vec.Sq(r - 2) }, 0.01},
		{"log-normal, median", LogNormalSizes{2, 0.5, 0.1, 40}, func(r float64) float64 { return math.Log(r) }, math.Log(2)},
		{"log-normal, mean", LogNormalSizes{2, 0.5, 0.1, 40}, itself, 2 * math.Exp(0.125)},
		{"discrete", DiscreteSizes{Radii: []float64{1, 2, 4}, Shares: []float64{1, 1, 2}}, itself, 2.75},
		// Shares of mass 1/2 each: eight small ones to one large.
		{"discrete by mass", DiscreteSizes{Radii: []float64{1, 2}, Shares: []float64{1, 1}, ByMass: true}, itself, 10.0 / 9},
		{"sieve", SieveSizes{Radii: []float64{1, 2, 4}, Passing: []float64{0, 0.5, 1}}, itself, 2.25},
		// Number per radius falls with r^-3 from 1 to 2: the mean is (1 - 1/2) / ((1 - 1/4)/2).
		{"sieve by mass", SieveSizes{Radii: []float64{1, 2}, Passing: []float64{0, 1}, ByMass: true}, itself, 4.0 / 3},
	}
	for _, tt := range tests {
		if err := tt.s.Check(); err != nil {
			t.Fatal(err)
		}
		if got := mean(tt.f, tt.s); math.Abs(got-tt.want) > 0.01*tt.want {
			t.Errorf("%s: mean %g, want %g", tt.name, got, tt.want)
		}
	}
	for i, s := range []Sizes{
		OneSize(0),
		UniformSizes{2, 1},
		NormalSizes{1, 0, 1, 2},
		NormalSizes{1, 0.1, 5, 6},
		LogNormalSizes{0, 1, 1, 2},
		DiscreteSizes{Radii: []float64{1}, Shares: nil},
		DiscreteSizes{Radii: []float64{1}, Shares: []float64{0}},
		SieveSizes{Radii: []float64{1, 2}, Passing: []float64{0.1, 1}},
		SieveSizes{Radii: []float64{2, 1}, Passing: []float64{0, 1}},
	} {
		if s.Check() == nil {
			t.Errorf("bad sizes %d: no error", i)
		}
	}
}

func TestPacking(t *testing.T) {
	expect.Numbers(t)
	box := InBox{Max: r3.Vec{X: 1, Y: 1.2, Z: 0.8}}
	cylinder := InCylinder{A: r3.Vec{X: 1}, B: r3.Vec{X: 2, Y: 1, Z: 0.5}, Radius: 0.4}
	tests := []struct {
		name string
		p    Packing
	}{
		{"loose box", Packing{Region: box, Sizes: OneSize(0.03), Fraction: 0.25}},
		{"by count", Packing{Region: box, Sizes: OneSize(0.03), Count: 500}},
		{"with gaps", Packing{Region: box, Sizes: LogNormalSizes{0.03, 0.3, 0.02, 0.05}, Fraction: 0.4, Gap: 0.004}},
		{"loose sphere", Packing{Region: InSphere{Radius: 0.5}, Sizes: UniformSizes{0.02, 0.05}, Fraction: 0.3}},
		{"dense box", Packing{Region: box, Sizes: OneSize(0.035), Fraction: 0.56}},
		{"dense cylinder", Packing{Region: cylinder, Sizes: UniformSizes{0.02, 0.04}, Fraction: 0.55}},
		{"dense sphere", Packing{Region: InSphere{Radius: 0.5}, Sizes: NormalSizes{0.04, 0.005, 0.02, 0.06}, Fraction: 0.55}},
		{"wide", Packing{Region: box, Sizes: SieveSizes{Radii: []float64{0.02, 0.15}, Passing: []float64{0, 1}, ByMass: true}, Fraction: 0.55}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.p.Seed = 5
			g, err := tt.p.Particles(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if o := expect.Must(g.Overlaps(t.Context(), -tt.p.Gap, 3)); len(o) > 0 {
				t.Errorf("overlaps: %+v", o)
			}
			solid := 0.0
			for i, p := range g.Position {
				solid += 4 * math.Pi / 3 * vec.Cube(g.Radius[i])
				if (tt.p.Region.push(p, g.Radius[i]*(1-1e-12)+tt.p.Gap/2) != r3.Vec{}) {
					t.Fatalf("particle %d at %v is not inside", i, p)
				}
			}
			if tt.p.Count > 0 && len(g.Position) != tt.p.Count || solid < tt.p.Fraction*tt.p.Region.Volume() {
				t.Errorf("%d particles, solid fraction %.3f", len(g.Position), solid/tt.p.Region.Volume())
			}
		})
	}
}

func TestPackingRepeats(t *testing.T) {
	p := Packing{Region: InSphere{Radius: 0.5}, Sizes: UniformSizes{0.02, 0.04}, Fraction: 0.5, Seed: 9}
	many := expect.Must(p.Particles(t.Context()))
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	one := expect.Must(p.Particles(t.Context()))
	if !slices.Equal(many.Position, one.Position) || !slices.Equal(many.Radius, one.Radius) {
		t.Error("packings on one thread and on many differ")
	}
	p.Seed++
	if other := expect.Must(p.Particles(t.Context())); slices.Equal(other.Position[:5], one.Position[:5]) {
		t.Error("another seed gives the same packing")
	}
}

func TestPackingErrors(t *testing.T) {
	box := InBox{Max: r3.Vec{X: 1, Y: 1, Z: 1}}
	for name, p := range map[string]Packing{
		"nothing":   {},
		"no number": {Region: box, Sizes: OneSize(0.1)},
		"too full":  {Region: box, Sizes: OneSize(0.1), Count: 200},
		"no volume": {Region: InBox{}, Sizes: OneSize(0.1), Count: 1},
		"gap":       {Region: box, Sizes: OneSize(0.1), Count: 1, Gap: -1},
		"too large": {Region: InBox{Max: r3.Vec{X: 1, Y: 1, Z: 0.1}}, Sizes: OneSize(0.2), Count: 1},
	} {
		if _, err := p.Particles(t.Context()); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// TestCells compares the search by cells with a search of all, for sizes from 1 to 50.
func TestCells(t *testing.T) {
	rng := RandomStream(1, 1)
	var g Particles
	for range 800 {
		g.Position = append(g.Position, expect.RandomVec(rng, 2))
		g.Radius = append(g.Radius, 0.2*math.Pow(0.02, rng.Float64()))
	}
	want := 0
	for i := range g.Position {
		for j := range i {
			if g.Radius[i]+g.Radius[j] > r3.Norm(r3.Sub(g.Position[i], g.Position[j])) {
				want++
			}
		}
	}
	got := expect.Must(g.Overlaps(t.Context(), 0, 1e9))
	if len(got) != want || want < 100 {
		t.Errorf("found %d of %d overlaps", len(got), want)
	}
	if !slices.IsSortedFunc(got, func(a, b Overlap) int { return (a.Particle-b.Particle)*1000 + a.Other - b.Other }) {
		t.Error("overlaps are not in order")
	}
}

func TestAppend(t *testing.T) {
	g := Particles{Position: []r3.Vec{{X: 1}}, Radius: []float64{1}}
	g.Append(Particles{Position: []r3.Vec{{X: 2}}, Radius: []float64{2}, Velocity: []r3.Vec{{Y: 3}}, Material: []int{4}})
	g.Append(Particles{Position: []r3.Vec{{X: 3}}, Radius: []float64{3}})
	if len(g.Velocity) != 3 || g.Velocity[1].Y != 3 || !slices.Equal(g.Material, []int{0, 4, 0}) || g.Angular != nil {
		t.Errorf("got %+v", g)
	}
}

// TestSignedDistance compares with the box, whose distance is known.
func TestSignedDistance(t *testing.T) {
	size := r3.Vec{X: 1, Y: 2, Z: 1.5}
	m, rng := expect.Must(geometry.NewMesh(geometry.BoxFacets(size), geometry.MeshOptions{Solid: true})), RandomStream(4, 4)
	for range 2000 {
		c := expect.RandomVec(rng, 4)
		if got, want := m.SignedDistance(c), (geometry.Box{Size: size}).Touch(nil, c, 100)[0].Distance; math.Abs(got-want) > 1e-12 {
			t.Fatalf("%v: %g, want %g", c, got, want)
		}
	}
}
