package dem

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"

	"gonum.org/v1/gonum/spatial/r3"
)

// A fast stone comes through a thin soft wire, not through one that is as much stiffer as is said, nor through a half-space.
func TestThinSurface(t *testing.T) {
	model := func(young, stiffness float64) *Model {
		return &Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
			Default:   law.Interaction{Restitution: 0.5, NormalStiffness: stiffness},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{0.02}},
			Surfaces: []Surface{
				{Name: "ground", Shape: geometry.Plane{Normal: r3.Vec{Y: 1}}, Carrier: Fixed{}},
				{Name: "wire", Shape: geometry.Capsule{A: r3.Vec{X: -1}, B: r3.Vec{X: 1}, Radius: 0.003}, Carrier: Fixed{}},
			},
		}
	}
	for _, test := range []struct{ young, stiffness float64 }{{10e6, 0}, {1e6, 5e3}} {
		m := model(test.young, test.stiffness)
		got, found := m.ThinSurface(12)
		if !found || m.Surfaces[got.Surface].Name != "wire" || got.Room != 0.5*0.023 || !(got.Overlap > got.Room) || !(got.Stiffer > 1) {
			t.Errorf("%+v: %+v", test, got)
		}
		if got, found := model(got.Stiffer*test.young, got.Stiffer*test.stiffness).ThinSurface(12); found {
			t.Errorf("%+v, made stiffer: %+v", test, got)
		}
	}
	k := NewPairLaws(model(10e6, 0))
	mass, effective, young := 2500*4*math.Pi/3*math.Pow(0.02, 3), math.Sqrt(0.02*0.02*0.003/0.023), k.Law(0, 0).Young
	got, _ := model(10e6, 0).ThinSurface(12)
	if want := math.Pow(15*mass*144/(16*young*math.Sqrt(effective)), 0.4); math.Abs(got.Overlap-want) > 1e-9 {
		t.Errorf("it goes %g m deep, want %g", got.Overlap, want)
	}
}
