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

// A cube comes through a wire where its core meets that of the wire.
func TestThinSurfaceOfPolyhedra(t *testing.T) {
	const rounding, wire, speed = 0.004, 0.002, 12
	var corners []r3.Vec
	for i := range 8 {
		corners = append(corners, r3.Scale(0.03, r3.Vec{X: float64(i & 1), Y: float64(i >> 1 & 1), Z: float64(i >> 2)}))
	}
	cube, err := packing.NewPolyhedron(corners, rounding)
	if err != nil {
		t.Fatal(err)
	}
	model := func(young float64) *Model {
		m := &Model{
			Materials: []law.Material{{Density: 2500, YoungModulus: young, PoissonRatio: 0.3}},
			Default:   law.Interaction{Restitution: 0.5},
			Particles: packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{cube.Radius}},
			Surfaces:  []Surface{{Name: "wire", Shape: geometry.Capsule{Radius: wire}, Carrier: Strand{Frames: [2]int{0, 1}}}},
		}
		m.Particles.MakeClumps(cube, false, 1)
		return m
	}
	got, found := model(1e7).ThinSurface(speed)
	mass := 2500 * (0.03*0.03*0.03 + 6*0.03*0.03*rounding + 3*math.Pi*0.03*rounding*rounding + 4*math.Pi/3*math.Pow(rounding, 3)) // Steiner
	want := math.Pow(15*mass*speed*speed/(16*1e7/(2*0.91)*math.Sqrt(math.Sqrt(rounding*wire))), 0.4)
	if !found || got.Room != rounding+wire || math.Abs(got.Overlap-want) > 1e-9 {
		t.Errorf("%+v, want %g m of %g", got, want, rounding+wire)
	}
	if got, found := model(got.Stiffer * 1e7).ThinSurface(speed); found {
		t.Errorf("made stiffer: %+v", got)
	}
}
