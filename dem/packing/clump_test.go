package packing

import (
	"math"
	"testing"

	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Two spheres of radius R at a distance R have a volume of 9/4 π R³, as each cap of height R/2 that they share has one of 5/24 π R³. Wherever and however the
// spheres lie, volume, moments and the distances of spheres from the centre of mass are the same.
func TestClumpMass(t *testing.T) {
	const r = 0.02
	turn, away := expect.TurnAbout(r3.Vec{X: 1, Y: 2, Z: -3}, 0.7), r3.Vec{X: 0.3, Y: -1, Z: 2}
	pair := []Ball{{Radius: r}, {Centre: r3.Vec{X: r}, Radius: r}}
	moved := make([]Ball, len(pair))
	for i, s := range pair {
		moved[i] = Ball{Centre: r3.Add(away, rigid.Rotate(turn, s.Centre)), Radius: s.Radius}
	}
	// Moments of the union about its axis and across it, from slices of a solid of revolution.
	along, across := 0.0, 0.0
	const n = 200000
	for k := range n {
		x := -r + 3*r*(float64(k)+0.5)/n
		square := math.Max(r*r-x*x, r*r-(x-r)*(x-r))
		slice := math.Pi * square * 3 * r / n
		along += slice * square / 2
		across += slice * (square/4 + (x-r/2)*(x-r/2))
	}
	for name, spheres := range map[string][]Ball{"as given": pair, "elsewhere": moved} {
		c := expect.Must(NewClump(spheres))
		if want := 2.25 * math.Pi * r * r * r; !expect.Near(c.Volume, want, 2e-5) {
			t.Errorf("%s: volume %g, want %g", name, c.Volume, want)
		}
		if !expect.Near(c.Inertia.X, along, 1e-4) || !expect.Near(c.Inertia.Y, across, 1e-4) || !expect.Near(c.Inertia.Z, across, 1e-4) {
			t.Errorf("%s: moments %v, want %g and %g", name, c.Inertia, along, across)
		}
		if !expect.Near(c.Radius, 1.5*r, 1e-5) || !expect.Near(c.Finest(), 1/1.5, 1e-5) {
			t.Errorf("%s: enclosed by a radius of %g m", name, c.Radius)
		}
		d := r3.Sub(spheres[1].Centre, spheres[0].Centre)
		if got := rigid.Rotate(c.Axes, r3.Sub(c.Spheres[1].Centre, c.Spheres[0].Centre)); !expect.CloseTo(got, d, 1e-12) {
			t.Errorf("%s: the second sphere is %v from the first, not %v", name, got, d)
		}
	}
	// Scaled, masses go with the cube and moments with the fifth power.
	c := expect.Must(NewClump(pair))
	mass, inertia := c.Mass(2000, 2*c.Radius)
	if !expect.Near(mass, 16000*c.Volume, 1e-12) || !expect.Near(inertia.Y, 64000*c.Inertia.Y, 1e-12) {
		t.Errorf("of twice the size: %g kg, %v kg m2", mass, inertia)
	}
}

// A clump of one sphere is that sphere.
func TestClumpOfOne(t *testing.T) {
	c := expect.Must(NewClump([]Ball{{Centre: r3.Vec{X: 7}, Radius: 0.02}}))
	want := rigid.SolidSphere(2600, 0.02)
	mass, inertia := c.Mass(2600, 0.02)
	if !expect.Near(mass, want.Mass, 1e-15) || !expect.Near(inertia.Z, want.Inertia, 1e-15) || c.Spheres[0].Centre != (r3.Vec{}) {
		t.Errorf("%g kg, %v kg m2 at %v, want %+v", mass, inertia, c.Spheres[0].Centre, want)
	}
	for _, bad := range [][]Ball{nil, {{Radius: -1}}, {{Radius: 1}, {Centre: r3.Vec{X: math.NaN()}, Radius: 1}}} {
		if _, err := NewClump(bad); err == nil {
			t.Errorf("%v: no error", bad)
		}
	}
}

// Clumps that no engine could move are refused.
func TestClumpCheck(t *testing.T) {
	c := expect.Must(NewClump([]Ball{{Radius: 0.02}}))
	for name, x := range map[string]struct {
		clump       *Clump
		orientation quat.Number
		good        bool
	}{
		"clump":              {c, quat.Number{Imag: 1}, true},
		"sphere":             {nil, quat.Number{}, true},
		"no orientation":     {c, quat.Number{}, false},
		"not a number":       {c, quat.Number{Real: math.NaN()}, false},
		"shape without size": {&Clump{}, quat.Number{Real: 1}, false},
	} {
		g := Particles{Position: []r3.Vec{{}}, Radius: []float64{0.02}, Clump: []*Clump{x.clump}, Orientation: []quat.Number{x.orientation}}
		told := 0
		g.Check(1, func(err error) {
			if err != nil {
				told++
			}
		})
		if (told == 0) != x.good {
			t.Errorf("%s: %d mistakes told", name, told)
		}
	}
}
