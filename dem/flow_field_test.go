package dem

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/expect"
)

// A field of a flow that is linear in place and time is the flow itself, with its acceleration by time and by place, and goes on beyond its edges as there.
func TestFlowField(t *testing.T) {
	flow := func(x r3.Vec, t float64) (u r3.Vec, level float64) {
		return r3.Vec{X: 1 + 2*x.Y, Y: x.X - x.Z + t, Z: 3 * x.Z}, 0.5 + x.X - 2*t
	}
	f := &FlowField{Origin: r3.Vec{X: -1, Y: 2, Z: 3}, Spacing: r3.Vec{X: 0.5, Y: 0.25, Z: 2}, Count: [3]int{5, 4, 3}, Times: []float64{1, 2, 4}}
	for _, now := range f.Times {
		for k := range f.Count[2] {
			for j := range f.Count[1] {
				for i := range f.Count[0] {
					x := r3.Vec{X: -1 + 0.5*float64(i), Y: 2 + 0.25*float64(j), Z: 3 + 2*float64(k)}
					u, level := flow(x, now)
					f.Nodes = append(f.Nodes, FlowNode{u, level})
				}
			}
		}
	}
	fluid := &Fluid{Density: 1, Viscosity: 1, Field: f}
	if err := fluid.check(&Model{Up: r3.Vec{Z: 1}}); err != nil {
		t.Fatal(err)
	}
	x := r3.Vec{X: 0.3, Y: 2.6, Z: 5.5}
	now := fluid.StreamAtTime(2.5)
	got := f.At(&now, x)
	u, level := flow(x, 2.5)
	rate := r3.Vec{X: 2 * u.Y, Y: u.X - u.Z + 1, Z: 3 * u.Z}
	if r3.Norm(r3.Sub(got.Velocity, u)) > 1e-13 || math.Abs(got.Level-level) > 1e-13 || r3.Norm(r3.Sub(got.Rate, rate)) > 1e-12 {
		t.Errorf("at %v: %v, want velocity %v, rate %v and level %g", x, got, u, rate, level)
	}
	now = fluid.StreamAtTime(9)
	got = f.At(&now, r3.Vec{X: 50, Y: 2.5, Z: -50})
	if u, level = flow(r3.Vec{X: 1, Y: 2.5, Z: 3}, 4); r3.Norm(r3.Sub(got.Velocity, u)) > 1e-13 || math.Abs(got.Level-level) > 1e-13 {
		t.Errorf("beyond: %v, want velocity %v and level %g", got, u, level)
	}
}

// Cells that particles fill alike have one porosity everywhere in the box, and none fills what is outside.
func TestPorosityGrid(t *testing.T) {
	g := &PorosityGrid{Box: r3.Box{Min: r3.Vec{X: 1}, Max: r3.Vec{X: 2, Y: 1, Z: 3}}, Count: [3]int{2, 2, 3}}
	filled := make([]int64, g.Cells())
	const radius = 0.05
	n := 0
	for k := range 30 {
		for j := range 10 {
			for i := range 10 {
				c := g.CellOf(r3.Vec{X: 1.05 + 0.1*float64(i), Y: 0.05 + 0.1*float64(j), Z: 0.05 + 0.1*float64(k)})
				filled[c] += g.Fill(radius)
				n++
			}
		}
	}
	want := 1 - float64(n)*4/3*math.Pi*radius*radius*radius/3
	for _, x := range []r3.Vec{{X: 1.3, Y: 0.2, Z: 1.7}, {X: 2, Y: 1, Z: 3}, {X: 1.01, Y: 0.5, Z: 2.9}} {
		if got := g.At(filled, x); !expect.Near(got, want, 1e-7) {
			t.Errorf("porosity %.9g at %v, want %.9g", got, x, want)
		}
	}
	if g.CellOf(r3.Vec{}) != -1 || g.At(filled, r3.Vec{}) != 1 {
		t.Error("particles outside of the box fill cells")
	}
}
