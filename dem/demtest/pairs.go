package demtest

// Pair potentials.

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// UnitDensity is that of a sphere of 1 kg with a radius of 0.1 m.
const UnitDensity = 3000 / (4 * math.Pi)

// Pairs is spheres of 1 kg with a charge (C), or of 2 kg with another one, that attract and repel one another.
func Pairs(at []r3.Vec, heavy []bool, charges [2]float64) *dem.Model {
	g := packing.Particles{Position: at, Scalars: [][]float64{nil}}
	for i := range at {
		k := 0
		if heavy != nil && heavy[i] {
			k = 1
		}
		g.Radius = append(g.Radius, 0.1)
		g.Material = append(g.Material, k)
		g.Scalars[0] = append(g.Scalars[0], charges[k]/float64(1+k))
	}
	return &dem.Model{
		Materials: []law.Material{{Density: UnitDensity, YoungModulus: 1e4, PoissonRatio: 0.3}, {Density: 2 * UnitDensity, YoungModulus: 1e4, PoissonRatio: 0.3}},
		Default:   law.Interaction{Restitution: 0.5, Friction: 0.5},
		Particles: g,
		Scalars:   []dem.Scalar{{Name: "specific_charge", Unit: "C/kg"}},
		Potentials: &dem.Potentials{
			CutOff: 2.5, LennardJones: law.LennardJones{Well: 1, Diameter: 1}, Coulomb: 1,
			Pairs: map[[2]int]law.LennardJones{{0, 1}: {Well: 0.8, Diameter: 1.1}, {1, 1}: {Well: 0.5, Diameter: 1.2}},
		},
	}
}

// PairsAsLAMMPS checks that six charged particles of two kinds in periodic space have the forces, energies and pressures that LAMMPS (20220106, lj/cut/coul/cut, pair_modify shift yes, units lj) prints of them.
func PairsAsLAMMPS(t *testing.T, engine func(m *dem.Model) dem.Engine, tolerance float64) {
	t.Helper()
	m := Pairs([]r3.Vec{{X: 0.3, Y: 0.4, Z: 0.5}, {X: 1.35, Y: 0.6, Z: 0.3}, {X: 5.6, Y: 6.7, Z: 7.8}, {X: 0.9, Y: 1.5, Z: 0.9}, {X: 2.9, Y: 3.1, Z: 4.2}, {X: 3.3, Y: 3.9, Z: 5}},
		[]bool{false, false, true, true, false, true}, [2]float64{0.7, -0.4})
	m.Domain, m.Periodic = r3.Box{Max: r3.Vec{X: 6, Y: 7, Z: 8}}, [3]bool{true, true, true}
	e := engine(m)
	want := []r3.Vec{
		{X: -1.8293489215355, Y: 1.34187276055369, Z: 1.59789695804841},
		{X: 4.3660982801777, Y: -2.57877156532315, Z: -2.68908569916659},
		{X: -0.206035875072048, Y: -0.3224852287588, Z: -0.390420617339112},
		{X: -2.33071348357015, Y: 1.55938403352826, Z: 1.4816093584573},
		{X: -0.52558018018464, Y: -1.05116036036928, Z: -1.05116036036928},
		{X: 0.52558018018464, Y: 1.05116036036928, Z: 1.05116036036928},
	}
	var s dem.State
	e.Snapshot(&s)
	for i := range want {
		if miss := r3.Norm(r3.Sub(s.Force[i], want[i])); !(miss <= tolerance*r3.Norm(want[1])) {
			t.Errorf("force on %d: %v, want %v", i, s.Force[i], want[i])
		}
	}
	forces, cell := e.BondForces(nil), e.Cell()
	shift, pressure := 0.0, r3.Vec{}
	charge := []float64{0.7, 0.7, -0.4, -0.4, 0.7, -0.4}
	for _, f := range forces {
		shift += charge[f.First] * charge[f.Second] / 2.5 // which LAMMPS does not take off the energy of charges
		way := cell.Nearest(r3.Sub(s.Position[f.First], s.Position[f.Second]))
		pressure = r3.Add(pressure, r3.Vec{X: f.Force.X * way.X / 336, Y: f.Force.Y * way.Y / 336, Z: f.Force.X * way.Y / 336})
	}
	if got, want := e.Energy().Pairs+shift, -3.87668438528489-0.538884715185269; !(math.Abs(got-want) <= tolerance) || len(forces) != 7 {
		t.Errorf("%d pairs with %.15g J, want 7 with %.15g", len(forces), got, want)
	}
	if miss := r3.Norm(r3.Sub(pressure, r3.Vec{X: 0.0105370008591333, Y: 0.00674475021500904, Z: -0.00335082118807583})); !(miss <= 0.01*tolerance) {
		t.Errorf("xx, yy and xy of the stress are %v Pa", pressure)
	}
}
