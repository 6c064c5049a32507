package demtest

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/expect"
)

// SteadyInlet is InletToOutlet with an inlet that is continuous.
func SteadyInlet() *dem.Model {
	m := InletToOutlet()
	m.Inlets[0].Continuous = true
	return m
}

// FullHopper is a funnel closed below, which a continuous inlet through two triangles fills to the brim and beyond.
func FullHopper(t *testing.T) *dem.Model {
	m := InletToOutlet()
	m.Outlets = nil
	const half, top = 0.01, 0.02
	m.Surfaces = []dem.Surface{{Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
	for _, n := range []r3.Vec{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		m.Surfaces = append(m.Surfaces, dem.Surface{Shape: geometry.Plane{Point: r3.Scale(-half, n), Normal: n}})
	}
	s := &m.Inlets[0]
	s.Continuous, s.NormalSpeed, s.Velocity = true, 0.3, r3.Vec{}
	s.Mouth = expect.Must(packing.NewMouth(geometry.Facets{
		Vertices:  []r3.Vec{{X: -half, Y: -half, Z: top}, {X: half, Y: -half, Z: top}, {X: half, Y: half, Z: top}, {X: -half, Y: half, Z: top}},
		Triangles: [][3]int32{{0, 2, 1}, {0, 3, 2}},
	}, r3.Vec{}))
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return m
}

// Filled checks an engine of FullHopper after a second, with the deepest overlap (m) that is allowed: what the flow owes is what has not come, and the hopper is as full as spheres that are poured.
func Filled(t *testing.T, e dem.Engine, deepest float64) {
	t.Helper()
	a := e.Energy()
	if owed, want := e.Backlogs(nil)[0], 0.05*e.Time()-a.In.Mass; math.Abs(owed-want) > 1e-9 || owed < 0.5*0.05*e.Time() {
		t.Errorf("%g kg owed, want %g", owed, want)
	}
	if full := a.In.Mass / (2500 * 0.02 * 0.02 * 0.02); full < 0.45 || full > 0.65 {
		t.Errorf("solid fraction %.3f", full)
	}
	for _, c := range e.Contacts(nil) {
		if c.Overlap > deepest {
			t.Fatalf("overlap of %g m: %+v", c.Overlap, c)
		}
	}
}
