// Models whose particles have a temperature, and what holds of heat on every engine.

package demtest

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Warm gives the particles of a model a temperature, as the only scalar, and half of its surfaces one that they keep; heat comes and goes by convection and
// radiation too.
func Warm(m *dem.Model) *dem.Model {
	n := len(m.Materials)
	capacity, emissivity, pairs := make([]float64, n), make([]float64, n), map[[2]int]law.Exchange{}
	for a := range n {
		capacity[a], emissivity[a] = 500+200*float64(a), 0.5
		for b := a; b < n; b++ {
			pairs[[2]int{a, b}] = law.Exchange{PerRadius: 2000 + 500*float64(a+b)}
		}
	}
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K", Capacity: capacity, Pairs: pairs}}
	m.Particles.Scalars = [][]float64{make([]float64, len(m.Particles.Position))}
	for i := range m.Particles.Scalars[0] {
		m.Particles.Scalars[0][i] = 300 + 100*math.Sin(float64(5*i))
	}
	m.Heat = &dem.Heat{Around: law.HeatTransfer{Temperature: 350, Film: 20, Conductivity: 0.6, Prandtl: 7}, Emissivity: emissivity}
	hot := 500.0
	for i := 0; i < len(m.Surfaces); i += 2 {
		m.Surfaces[i].Temperature = &hot
	}
	return m
}

// WarmedTray makes the floor of a box and a wall beside it one body that warms up, and slides along under the particles; it returns where that is.
func WarmedTray(m *dem.Model, capacity float64) []rigid.Frame {
	Stir(Warm(m))
	for _, i := range []int{0, 4} {
		m.Surfaces[i].Carrier, m.Surfaces[i].Temperature = dem.Attached{}, nil
	}
	m.Heat.Bodies = []dem.HeatedBody{{Name: "tray", Temperature: 300, Capacity: capacity, Area: 0.02, Film: 30, Emissivity: 0.8}}
	return []rigid.Frame{{Orientation: quat.Number{Real: 1}, Velocity: r3.Vec{Y: 0.5}}}
}

// HeatBalanced checks that the heat in particles, and what bodies have received, has grown since before by what their contacts have made of energy, and by what came from surfaces, from around them
// and with particles; each of which has to be more than nothing where it is wanted.
func HeatBalanced(t *testing.T, before, after dem.Energy, tolerance float64, walls bool) {
	t.Helper()
	made, fromWalls, fromAround := after.HeatMade-before.HeatMade, after.HeatWalls-before.HeatWalls, after.HeatAround-before.HeatAround
	in, out := after.In.Heat-before.In.Heat, after.Out.Heat-before.Out.Heat
	missing := after.Heat - before.Heat + after.HeatBodies - before.HeatBodies - made - fromWalls - fromAround - in + out
	if scale := before.Heat + after.Heat; !(math.Abs(missing) <= tolerance*scale) {
		t.Errorf("%g J missing of %g J: %g J made, %g J from walls, %g J from around", missing, scale, made, fromWalls, fromAround)
	}
	if !(made > 0) || walls == (fromWalls == 0) || fromAround == 0 {
		t.Errorf("too little happened: %g J made, %g J from walls, %g J from around", made, fromWalls, fromAround)
	}
}

// FrictionHeats checks that a block that slides on a plate which takes no heat gets warm by what friction and dashpots lose: μ N s once it slides steadily.
func FrictionHeats(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	const r, friction, gravity, speed, dt, steps, density, specificHeat = 0.01, 0.3, 9.81, 2.0, 2e-5, 2000, 2500, 800
	m := &dem.Model{
		Materials: []law.Material{{Density: density, YoungModulus: 1e7, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: friction},
		Gravity:   r3.Vec{Z: -gravity},
		Surfaces:  []dem.Surface{{Name: "plate", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
		Scalars:   []dem.Scalar{{Name: "temperature", Unit: "K", Capacity: []float64{specificHeat}}},
		Heat:      &dem.Heat{},
		Particles: packing.Particles{
			Position: []r3.Vec{{Z: r - 1e-6}}, Radius: []float64{r}, Velocity: []r3.Vec{{X: speed}}, Scalars: [][]float64{{0}}, // so that nothing is rounded off what is little
		},
	}
	e := engine(m)
	if err := e.Advance(steps, dt); err != nil {
		t.Fatal(err)
	}
	var s dem.State
	e.Snapshot(&s)
	energy := e.Energy()
	heat := s.Mass[0] * specificHeat * s.Scalars[0][0]
	if !expect.Near(heat, energy.HeatMade, tolerance) || !(energy.Friction > 0.05*s.Mass[0]*speed*speed) {
		t.Errorf("the block got %.17g J of heat, and lost %.17g J, by friction %g J", heat, energy.HeatMade, energy.Friction)
	}
}
