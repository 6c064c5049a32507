package narrowphase

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// A corner of a box that sinks into a mesh that is not convex, or through the bottom of a bucket, bears on its depth up to that at which it is told of, and is lost without a jump.
func TestDeepContactsFadeOut(t *testing.T) {
	corner := rigid.Compose(about(r3.Vec{X: 1}, math.Atan(math.Sqrt2)), about(r3.Vec{Z: 1}, math.Pi/4)) // straight down
	box := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}}
	for name, c := range map[string]struct {
		s  geometry.Shape
		at r3.Vec // where the corner touches
	}{
		"angle":  {meshBodies(t)["angle"], r3.Vec{X: -0.15, Y: 0.03, Z: 0.6}},
		"bucket": {shells(t)["bucket"], r3.Vec{X: 0.02, Y: 0.01, Z: shells(t)["bucket"].Bounds().Min.Z}},
	} {
		var w Workspace
		a, b := placed(t, box, rigid.Frame{}), placed(t, c.s, rigid.Frame{})
		held := HeldDepth(a.Shape, b.Shape)
		pose := func(x float64) rigid.Frame {
			return rigid.Frame{Position: r3.Add(c.at, r3.Vec{Z: 0.1*math.Sqrt(3) - (0.5+x)*held}), Orientation: corner}
		}
		for _, x := range []float64{0, 0.45} {
			a.Move(pose(x))
			if f, _ := pressed(w.Contacts(nil, &a, &b, 0)); math.Abs(r3.Norm(f)-(0.5+x)*held) > 1e-9 {
				t.Errorf("%s: force %v at a depth of %g", name, f, (0.5+x)*held)
			}
		}
		if left, before, after := jump(&w, &a, &b, pose); left > 1e-6*held {
			t.Errorf("%s: the force jumps by %g\n%+v\n%+v", name, left, before, after)
		}
		a.Move(pose(1))
		if points := w.Contacts(nil, &a, &b, 0); len(points) > 0 {
			t.Errorf("%s: %g deep it still touches: %+v", name, 1.5*held, points)
		}
	}
}
