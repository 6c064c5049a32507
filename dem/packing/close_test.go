package packing

import (
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"

	"gabion/internal/expect"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// endless is a packing of so many spheres that fill a part of a cube that repeats itself along all axes.
func endless(sizes Sizes, count int, fraction float64) Packing {
	p := Packing{Sizes: sizes, Count: count, Repeats: [3]bool{true, true, true}, Seed: 1}
	rng, solid := RandomStream(p.Seed, drawSizes), 0.0
	for range count {
		solid += rigid.SphereVolume(sizes.draw(rng))
	}
	edge := math.Cbrt(solid / fraction)
	p.Region = InBox{Max: r3.Vec{X: edge, Y: edge, Z: edge}}
	return p
}

// order is Steinhardt's Q6 of all spheres that nearly touch one another: 0.575 of a face-centred crystal, 0.485 of a hexagonal one, nearly 0 of what is random (Steinhardt et al. 1983, Phys. Rev. B 28:784). By the addition theorem it
// is the root of the mean of Legendre's P6 over all pairs of these bonds.
func order(p Packing, g *Particles) float64 {
	k := newPacker(repeated{p.Region.(InBox), p.Repeats}, g.Radius, 1)
	var bonds []r3.Vec
	for i, a := range g.Position {
		for j := range i {
			if d := k.nearest(r3.Sub(a, g.Position[j])); r3.Norm(d) < 1.2*(g.Radius[i]+g.Radius[j]) {
				bonds = append(bonds, r3.Unit(d))
			}
		}
	}
	sum := 0.0
	for _, a := range bonds {
		for _, b := range bonds {
			x2 := vec.Sq(r3.Dot(a, b))
			sum += (231*x2*x2*x2 - 315*x2*x2 + 105*x2 - 5) / 16
		}
	}
	return math.Sqrt(sum) / float64(len(bonds))
}

// Spheres of one size are packed up to random close packing, 0.64, and no denser; those of several sizes are. None overlap, across the sides of the region either, none are in order, and a packing
// is the same whatever the threads.
func TestClosePacking(t *testing.T) {
	expect.Numbers(t)
	wide := LogNormalSizes{Median: 0.5, Sigma: 0.35, Min: 0.2, Max: 1.2}
	for _, c := range []struct {
		name     string
		sizes    Sizes
		fraction float64
	}{{"one size", OneSize(0.5), 0.64}, {"wide", wide, 0.665}} {
		p := endless(c.sizes, 500, c.fraction)
		g := expect.Must(p.Particles(t.Context()))
		solid, k := 0.0, newPacker(repeated{p.Region.(InBox), p.Repeats}, g.Radius, 1)
		for i, a := range g.Position {
			solid += rigid.SphereVolume(g.Radius[i])
			if !Inside(p.Region, a) {
				t.Fatalf("%s: a sphere at %v", c.name, a)
			}
			for j := range i {
				if d := r3.Norm(k.nearest(r3.Sub(a, g.Position[j]))); d < g.Radius[i]+g.Radius[j] {
					t.Fatalf("%s: spheres %d and %d overlap by %g m", c.name, i, j, g.Radius[i]+g.Radius[j]-d)
				}
			}
		}
		if got := solid / p.Region.Volume(); math.Abs(got-c.fraction) > 1e-9 {
			t.Errorf("%s: a fraction of %g, want %g", c.name, got, c.fraction)
		}
		if q := order(p, &g); q > 0.1 {
			t.Errorf("%s: spheres are in order, Q6 = %.3f", c.name, q)
		}
		if c.name == "wide" {
			procs := runtime.GOMAXPROCS(1)
			again := expect.Must(p.Particles(t.Context()))
			runtime.GOMAXPROCS(procs)
			if !slices.Equal(again.Position, g.Position) {
				t.Error("another packing on one thread")
			}
		}
	}
}

// What cannot be had is refused, with what could: at once above what spheres of these sizes take up, and after trials where they do not come to it.
func TestTooClose(t *testing.T) {
	expect.Numbers(t)
	_, err := endless(OneSize(0.5), 500, 0.66).Particles(t.Context())
	if err == nil || !strings.Contains(err.Error(), "at most about 0.649") {
		t.Errorf("error %v", err)
	}
	box := Packing{Region: InBox{Max: r3.Vec{X: 5.4, Y: 5.4, Z: 5.4}}, Sizes: OneSize(0.5), Fraction: 0.64, Seed: 2} // walls keep spheres from being as close
	if _, err = box.Particles(t.Context()); err == nil || !strings.Contains(err.Error(), "they jam where they are") || !strings.Contains(err.Error(), "with a solid fraction of 0.5") {
		t.Errorf("error %v", err)
	}
	ball := Packing{Region: InSphere{Radius: 3}, Sizes: OneSize(0.5), Fraction: 0.3, Repeats: [3]bool{true, false, false}}
	if _, err = ball.Particles(t.Context()); err == nil || !strings.Contains(err.Error(), "want a box") {
		t.Errorf("error %v", err)
	}
}
