package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Wires are as far from a torus as the nearest of many places on their axes, beside it, across it and through it.
func TestWireOnTorus(t *testing.T) {
	wire, torus := geometry.Capsule{A: r3.Vec{X: -0.4}, B: r3.Vec{X: 0.5}, Radius: 0.02}, geometry.Torus{Radius: 0.3, Tube: 0.05}
	r := rand.New(rand.NewPCG(51, 52))
	var w Workspace
	for n := range 500 {
		a := placed(t, wire, rigid.Frame{Position: r3.Scale(0.6*r.Float64(), direct(r)), Orientation: turned(r)})
		b := placed(t, torus, rigid.Frame{Position: r3.Scale(0.1, direct(r)), Orientation: turned(r)})
		want := math.Inf(1)
		p, u := b.toLocal(a.a), b.turnBack(r3.Sub(a.b, a.a))
		for i := range 20001 {
			q := r3.Add(p, r3.Scale(float64(i)/20000, u))
			want = min(want, math.Hypot(math.Hypot(q.X, q.Y)-torus.Radius, q.Z)-torus.Tube-wire.Radius)
		}
		points := w.Contacts(nil, &a, &b, 3)
		if got := least(points); math.Abs(got-want) > 1e-6 {
			t.Errorf("pose %d: distance %g, want %g\n%+v", n, got, want, points)
		}
	}
}
