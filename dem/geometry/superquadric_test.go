package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// Volumes for unit axes are known; the moments of an ellipsoid are m/5 (b² + c²): 104 π/5, 16 π and 8 π for axes of 1, 2 and 3, those of boxes the limit, and all are those of their slices.
func TestSuperquadricBulk(t *testing.T) {
	for _, c := range []struct{ n, want float64 }{{2, 4.188790}, {4, 6.481987}} {
		if _, volume, _, err := NewSuperquadric(r3.Vec{X: 1, Y: 1, Z: 1}, [2]float64{c.n, c.n}); err != nil || math.Abs(volume-c.want) > 1e-6 {
			t.Errorf("blockiness %g: a volume of %g, want %g; %v", c.n, volume, c.want, err)
		}
	}
	_, _, m, _ := NewSuperquadric(r3.Vec{X: 1, Y: 2, Z: 3}, [2]float64{2, 2})
	if want := (r3.Vec{X: 104 * math.Pi / 5, Y: 16 * math.Pi, Z: 8 * math.Pi}); r3.Norm(r3.Sub(m, want)) > 1e-12*r3.Norm(want) {
		t.Errorf("moments %v of an ellipsoid, want %v", m, want)
	}
	for _, n := range [][2]float64{{5, 3}, {2, 6}, {3, 2}} {
		axes := r3.Vec{X: 0.7, Y: 1.1, Z: 1.6}
		s, volume, moments, err := NewSuperquadric(axes, n)
		if err != nil {
			t.Fatal(err)
		}
		var sum float64
		var second r3.Vec
		const steps = 160
		for i := range steps {
			for j := range steps {
				for k := range steps {
					p := r3.Vec{X: axes.X * (float64(i) + 0.5) / steps, Y: axes.Y * (float64(j) + 0.5) / steps, Z: axes.Z * (float64(k) + 0.5) / steps}
					if s.Gauge(p) < 1 {
						sum++
						second = r3.Add(second, r3.Vec{X: p.X * p.X, Y: p.Y * p.Y, Z: p.Z * p.Z})
					}
				}
			}
		}
		cell := 8 * axes.X * axes.Y * axes.Z / (steps * steps * steps)
		want := r3.Scale(cell, r3.Vec{X: second.Y + second.Z, Y: second.X + second.Z, Z: second.X + second.Y})
		if !expect.Near(volume, cell*sum, 2e-4) || r3.Norm(r3.Sub(moments, want)) > 5e-4*r3.Norm(want) {
			t.Errorf("%v: volume %g and moments %v, by cells %g and %v", n, volume, moments, cell*sum, want)
		}
	}
}

// The support function is the greatest product with points of the surface, its first derivatives are the point, its second the radii of curvature, of which RadiusAlong is the geometric mean: by differences.
func TestSuperquadricSupport(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, n := range [][2]float64{{2, 2}, {2.5, 3}, {4, 2}, {2, 5}, {6, 6}} {
		s, _, _, err := NewSuperquadric(r3.Vec{X: 0.7, Y: 1.1, Z: 1.6}, n)
		if err != nil {
			t.Fatal(err)
		}
		for range 200 {
			u := r3.Unit(expect.RandomVec(rng, 1))
			p := s.farthestAlong(u)
			if !expect.Near(s.Gauge(p.at), 1, 1e-12) || !expect.Near(r3.Dot(u, p.at), p.height, 1e-12) {
				t.Fatalf("%v: along %v the point %v, height %g", n, u, p.at, p.height)
			}
			if q := r3.Unit(expect.RandomVec(rng, 1)); r3.Dot(u, r3.Scale(1/s.Gauge(q), q)) > p.height*(1+1e-12) || r3.Norm(p.at) > s.Radius*(1+1e-12) {
				t.Fatalf("%v: %v is farther along %v than %v", n, q, u, p.at)
			}
			if at, normal := s.surfaceAt(p.at); !expect.CloseTo(at, p.at, 1e-12) || !expect.CloseTo(normal, u, 1e-9) {
				t.Fatalf("%v: normal %v at %v, want %v", n, normal, at, u)
			}
			if min(math.Abs(u.X), math.Abs(u.Y), math.Abs(u.Z)) < 0.02 {
				continue
			}
			const h = 1e-6
			radius, slope := s.RadiusAlong(u)
			for _, e := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
				more, less := r3.Add(u, r3.Scale(h, e)), r3.Sub(u, r3.Scale(h, e))
				d := r3.Scale(1/(2*h), r3.Sub(s.farthestAlong(more).at, s.farthestAlong(less).at))
				if own := p.bent(e); r3.Norm(r3.Sub(own, d)) > 1e-5*(1+r3.Norm(d)) {
					t.Fatalf("%v: second derivatives %v, by differences %v", n, own, d)
				}
				if radius == s.Flattest {
					continue
				}
				across := r3.Unit(r3.Cross(u, e))
				grown, _ := s.RadiusAlong(r3.Unit(r3.Add(u, r3.Scale(h, across))))
				shrunk, _ := s.RadiusAlong(r3.Unit(r3.Sub(u, r3.Scale(h, across))))
				if want := math.Log(grown/shrunk) / (2 * h); math.Abs(r3.Dot(slope, across)-want) > 1e-4*(1+math.Abs(want)) {
					t.Fatalf("%v: the radius changes by %g, by differences %g", n, r3.Dot(slope, across), want)
				}
			}
			e := r3.Unit(r3.Cross(u, r3.Vec{X: 1, Y: 2, Z: 3}))
			f := r3.Cross(u, e)
			se, sf := p.bent(e), p.bent(f)
			if want := math.Sqrt(r3.Dot(e, se)*r3.Dot(f, sf) - vec2(r3.Dot(e, sf))); want < s.Flattest && !expect.Near(radius, want, 1e-8) {
				t.Fatalf("%v: a radius of %g, by the second derivatives %g", n, radius, want)
			}
		}
	}
}

// bent is the second derivatives of the height times a vector.
func (p *supportPoint) bent(v r3.Vec) r3.Vec {
	return r3.Add(r3.Scale(r3.Dot(p.first, v), p.first), r3.Scale(r3.Dot(p.second, v), p.second))
}

func vec2(x float64) float64 { return x * x }

// What cannot be made is refused.
func TestSuperquadricMistakes(t *testing.T) {
	for _, c := range []struct {
		axes r3.Vec
		n    [2]float64
	}{{r3.Vec{X: 1, Y: 0, Z: 1}, [2]float64{2, 2}}, {r3.Vec{X: 1, Y: 1, Z: 1}, [2]float64{1.5, 2}}, {r3.Vec{X: 1, Y: 1, Z: 1}, [2]float64{2, MostBlockiness + 1}}, {r3.Vec{X: 1, Y: 1, Z: 1}, [2]float64{math.NaN(), 2}}} {
		if _, _, _, err := NewSuperquadric(c.axes, c.n); err == nil {
			t.Errorf("%v with %v is taken", c.axes, c.n)
		}
	}
}
