package demtest

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/expect"
)

// ReboundsByZone drops balls on ground of two materials, and checks that each rebounds with the restitution of the material it falls on.
func ReboundsByZone(t *testing.T, engine func(m *dem.Model) dem.Engine) {
	t.Helper()
	const r, speed, dt, steps = 0.05, 1.0, 5e-6, 4000
	field, err := geometry.NewHeightField(3, 2, [2]float64{1, 1}, make([]float32, 6))
	if err != nil {
		t.Fatal(err)
	}
	want := [2]float64{0.8, 0.3}
	m := &dem.Model{
		Materials: []law.Material{{Name: "ball", Density: 2500, YoungModulus: 1e8, PoissonRatio: 0.3}, {Name: "rock", YoungModulus: 1e8, PoissonRatio: 0.3}, {Name: "soil", YoungModulus: 2e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5},
		Pairs:     map[[2]int]law.Interaction{{0, 1}: {Restitution: want[0]}, {0, 2}: {Restitution: want[1]}},
		Surfaces:  []dem.Surface{{Name: "ground", Shape: field, Material: 1, Zones: dem.NewZones([]uint8{1, 2})}},
	}
	for i := range want {
		m.Particles.Position = append(m.Particles.Position, r3.Vec{X: 0.5 + float64(i), Y: 0.4, Z: r})
		m.Particles.Radius, m.Particles.Velocity = append(m.Particles.Radius, r), append(m.Particles.Velocity, r3.Vec{Z: -speed})
	}
	e := engine(m)
	if err := e.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	for i, e := range want {
		if got := s.Velocity[i].Z / speed; !expect.Near(got, e, 0.01*e) {
			t.Errorf("ball %d rebounds with %.4g, want %g", i, got, e)
		}
	}
}
