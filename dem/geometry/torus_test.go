// Tests of the torus against geometry done by hand, its own distances and its mesh.

package geometry

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/internal/expect"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestTorusTouch(t *testing.T) {
	ring := Torus{Radius: 2, Tube: 0.5}
	s2 := 1 / math.Sqrt2
	for _, c := range []struct {
		name  string
		c     r3.Vec
		reach float64
		want  []Touch
	}{
		{"outside", r3.Vec{X: 3}, 1, []Touch{{Normal: r3.Vec{X: 1}, Distance: 0.5}}},
		{"from within", r3.Vec{Y: 1}, 1, []Touch{{Normal: r3.Vec{Y: -1}, Distance: 0.5}}},
		{"on top", r3.Vec{X: -2, Z: 1.2}, 1, []Touch{{Normal: r3.Vec{Z: 1}, Distance: 0.7}}},
		{"in the bar", r3.Vec{X: 2.1, Z: 0.1}, 1, []Touch{{Normal: r3.Vec{X: s2, Z: s2}, Distance: 0.1*math.Sqrt2 - 0.5}}},
		{"through the hole", r3.Vec{X: 0.1}, 1, nil},
		{"plugging the hole", r3.Vec{X: 0.5, Z: 0}, 2.5, []Touch{{Normal: r3.Vec{X: -1}, Distance: 1}, {Normal: r3.Vec{X: 1}, Distance: 2, Feature: 1}}},
		{"on the axis", r3.Vec{Z: 2}, 3, []Touch{
			{Normal: r3.Vec{X: -s2, Z: s2}, Distance: math.Sqrt(8) - 0.5}, {Normal: r3.Vec{X: s2, Z: s2}, Distance: math.Sqrt(8) - 0.5, Feature: 1},
		}},
	} {
		got := ring.Touch(nil, c.c, c.reach)
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
			continue
		}
		for i, g := range got {
			w := c.want[i]
			if r3.Norm(r3.Sub(g.Normal, w.Normal)) > 1e-15 || math.Abs(g.Distance-w.Distance) > 1e-15 || g.Feature != w.Feature {
				t.Errorf("%s: contact %d is %+v, want %+v", c.name, i, g, w)
			}
		}
	}
}

// Normals are the slopes of the distances, so that the forces along them have a potential.
func TestTorusNormals(t *testing.T) {
	ring := Torus{Radius: 2, Tube: 0.3}
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		c := r3.Vec{X: 4 * (r.Float64() - 0.5), Y: 4 * (r.Float64() - 0.5), Z: 2 * (r.Float64() - 0.5)}
		for side := range int32(2) {
			const h = 1e-6
			slope := func(along r3.Vec) float64 {
				return (ring.Candidate(side, r3.Add(c, r3.Scale(h, along))).Distance - ring.Candidate(side, r3.Sub(c, r3.Scale(h, along))).Distance) / (2 * h)
			}
			got := r3.Vec{X: slope(r3.Vec{X: 1}), Y: slope(r3.Vec{Y: 1}), Z: slope(r3.Vec{Z: 1})}
			if want := ring.Candidate(side, c).Normal; r3.Norm(r3.Sub(got, want)) > 1e-6 {
				t.Fatalf("at %v, side %d: slope %v, normal %v", c, side, got, want)
			}
		}
	}
}

// The facets are those of a solid whose volume and inertia are the torus's, but for what they cut off.
func TestTorusBulk(t *testing.T) {
	ring := Torus{Radius: 2, Tube: 0.5}
	want := expect.Must(VolumePropertiesOf(ring))
	mesh := expect.Must(NewMesh(ring.Facets(), MeshOptions{Solid: true}))
	got := expect.Must(VolumePropertiesOf(mesh))
	if math.Abs(got.Volume/want.Volume-1) > 0.02 || vec.Norm(got.Centre) > 1e-12 {
		t.Errorf("volume %g and centre %v, want %g", got.Volume, got.Centre, want.Volume)
	}
	for i := range 3 {
		if math.Abs(got.Inertia[i][i]/want.Inertia[i][i]-1) > 0.03 {
			t.Errorf("inertia %d: %g, want %g", i, got.Inertia[i][i], want.Inertia[i][i])
		}
	}
	if b := ring.Bounds(); b.Max != (r3.Vec{X: 2.5, Y: 2.5, Z: 0.5}) || Passage(ring) != 0.5 {
		t.Errorf("bounds %v, passage %g", b, Passage(ring))
	}
	for _, bad := range []Torus{{}, {Radius: 1, Tube: 1}, {Radius: math.NaN(), Tube: 1}, {Radius: math.Inf(1), Tube: 1}} {
		if bad.Check() == nil {
			t.Errorf("%+v passes", bad)
		}
	}
}
