// Tests of surfaces of revolution: by hand, and against a search of the whole surface.

package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestRevolvedTouch(t *testing.T) {
	s2 := 1 / math.Sqrt2
	up := r3.Vec{Z: 1}
	tests := []struct {
		name  string
		shape *Revolved
		c     r3.Vec
		reach float64
		want  []Touch // nearest first; Feature is not compared
	}{
		{"drum, shell", expect.Must(NewCylinder(2, 4, true, BothEnds)), r3.Vec{X: 1.5}, 1, []Touch{{Normal: r3.Vec{X: -1}, Distance: 0.5}}},
		{"drum, shell and cap", expect.Must(NewCylinder(2, 4, true, BothEnds)), r3.Vec{Y: 1.5, Z: -1.6}, 1, []Touch{{Normal: up, Distance: 0.4}, {Normal: r3.Vec{Y: -1}, Distance: 0.5}}},
		{"drum, through the wall", expect.Must(NewCylinder(2, 4, true, BothEnds)), r3.Vec{X: 2.25}, 1, []Touch{{Normal: r3.Vec{X: -1}, Distance: -0.25}}},
		{"bar, side", expect.Must(NewCylinder(2, 4, false, BothEnds)), r3.Vec{Y: -2.5}, 1, []Touch{{Normal: r3.Vec{Y: -1}, Distance: 0.5}}},
		{"bar, cap", expect.Must(NewCylinder(2, 4, false, BothEnds)), r3.Vec{X: 1, Z: 2.75}, 1, []Touch{{Normal: up, Distance: 0.75}}},
		{"bar, rim", expect.Must(NewCylinder(2, 4, false, BothEnds)), r3.Vec{X: 2.3, Z: 2.3}, 1, []Touch{{Normal: r3.Vec{X: s2, Z: s2}, Distance: 0.3 * math.Sqrt2}}},
		{"bar, deep", expect.Must(NewCylinder(2, 4, false, BothEnds)), r3.Vec{X: 1.9}, 1, []Touch{{Normal: r3.Vec{X: 1}, Distance: -0.1}}},
		{"tube from inside", expect.Must(NewCylinder(2, 4, true, 0)), r3.Vec{X: 1.5}, 1, []Touch{{Normal: r3.Vec{X: -1}, Distance: 0.5}}},
		{"tube from outside", expect.Must(NewCylinder(2, 4, true, 0)), r3.Vec{X: 2.5}, 1, []Touch{{Normal: r3.Vec{X: 1}, Distance: 0.5}}},
		{"infinite pipe", expect.Must(NewCylinder(2, math.Inf(1), true, 0)), r3.Vec{X: 1.5, Z: 1e6}, 1, []Touch{{Normal: r3.Vec{X: -1}, Distance: 0.5}}},
		{"infinite bar", expect.Must(NewCylinder(2, math.Inf(1), false, 0)), r3.Vec{X: 2.5, Z: 1e6}, 1, []Touch{{Normal: r3.Vec{X: 1}, Distance: 0.5}}},
		{"cone, apex", expect.Must(NewCone(1, 0, 2, false, BothEnds)), r3.Vec{Z: 1.5}, 1, []Touch{{Normal: up, Distance: 0.5}}},
		{"funnel plugged by a ball on its axis", expect.Must(NewCone(0, 2, 2, true, 0)), r3.Vec{Z: 0}, 1, []Touch{{Normal: r3.Vec{X: -s2, Z: s2}, Distance: s2}, {Normal: r3.Vec{X: s2, Z: s2}, Distance: s2}}},
		{"hole plugged by a ball", expect.Must(NewRevolved([]ProfilePoint{{R: 9}, {R: 3}}, false)), r3.Vec{Z: 4}, 5.1, []Touch{{Normal: r3.Vec{X: -0.6, Z: 0.8}, Distance: 5}, {Normal: r3.Vec{X: 0.6, Z: 0.8}, Distance: 5}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := tt.shape.Touch(nil, tt.c, tt.reach)
			if len(got) != len(tt.want) {
				t.Fatalf("got %+v, want %+v", got, tt.want)
			}
			for i, g := range got {
				if w := tt.want[i]; r3.Norm(r3.Sub(g.Normal, w.Normal)) > 1e-12 || math.Abs(g.Distance-w.Distance) > 1e-12 {
					t.Errorf("contact %d: got %+v, want %+v", i, g, w)
				}
			}
			if len(got) == 2 && got[0].Feature == got[1].Feature {
				t.Errorf("both contacts have feature %d", got[0].Feature)
			}
		})
	}
}

// TestRevolvedNearest compares the nearest contact with the nearest of all points of the surface, by a fine search.
func TestRevolvedNearest(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		profile := make([]ProfilePoint, 2+rng.IntN(4))
		for i := range profile {
			profile[i] = ProfilePoint{R: rng.Float64(), Z: rng.Float64()}
		}
		s := expect.Must(NewRevolved(profile, false))
		b := s.Bounds()
		for range 20 {
			c := r3.Vec{X: rng.Float64() - 0.5, Y: rng.Float64() - 0.5, Z: rng.Float64()}
			got := s.Touch(nil, c, 10)[0]
			want := nearestOnProfile(profile, math.Hypot(c.X, c.Y), c.Z)
			if math.Abs(got.Distance-want) > 1e-6 {
				t.Fatalf("profile %v, centre %v: distance %g, want %g", profile, c, got.Distance, want)
			}
			p := r3.Sub(c, r3.Scale(got.Distance, got.Normal))
			for _, x := range [3][3]float64{{b.Min.X, p.X, b.Max.X}, {b.Min.Y, p.Y, b.Max.Y}, {b.Min.Z, p.Z, b.Max.Z}} {
				if x[1] < x[0]-1e-12 || x[1] > x[2]+1e-12 {
					t.Fatalf("contact point %v is outside the bounds %v", p, b)
				}
			}
		}
	}
}

func nearestOnProfile(profile []ProfilePoint, r, z float64) float64 {
	best := math.Inf(1)
	for i, a := range profile[:len(profile)-1] {
		b := profile[i+1]
		lo, hi := 0.0, 1.0
		at := func(t float64) float64 { return math.Hypot(r-a.R-t*(b.R-a.R), z-a.Z-t*(b.Z-a.Z)) }
		for range 200 { // the distance to a segment is convex along it
			m1, m2 := lo+(hi-lo)/3, hi-(hi-lo)/3
			if at(m1) < at(m2) {
				hi = m2
			} else {
				lo = m1
			}
		}
		best = min(best, at(lo))
	}
	return best
}

func TestRevolvedErrors(t *testing.T) {
	for name, err := range map[string]error{
		"no radius":      second(NewCylinder(0, 1, true, 0)),
		"no length":      second(NewCone(1, 2, 0, true, 0)),
		"both radii 0":   second(NewCone(0, 0, 1, true, 0)),
		"one point":      second(NewRevolved([]ProfilePoint{{R: 1}}, false)),
		"equal points":   second(NewRevolved([]ProfilePoint{{R: 1}, {R: 1}}, false)),
		"negative R":     second(NewRevolved([]ProfilePoint{{R: 1}, {R: -1}}, false)),
		"not a number":   second(NewRevolved([]ProfilePoint{{R: 1}, {R: math.NaN()}}, false)),
		"empty revolved": new(Revolved).Check(),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func second[T any](_ T, err error) error { return err }
