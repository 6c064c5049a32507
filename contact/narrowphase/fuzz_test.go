package narrowphase

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Whatever two shapes and wherever they are, points are finite, have unit normals, are within reach, and weigh from 0 to 1.
func FuzzContacts(f *testing.F) {
	var shapes []*Shape
	add := func(s geometry.Shape) {
		x, err := New(s)
		if err != nil {
			f.Fatal(err)
		}
		shapes = append(shapes, x)
	}
	add(geometry.Sphere{Radius: 0.3})
	add(geometry.Sphere{Radius: 2, Inside: true})
	add(geometry.Capsule{A: r3.Vec{X: -0.5}, B: r3.Vec{X: 0.5}, Radius: 0.05})
	add(geometry.Plane{Normal: r3.Vec{Z: 1}})
	add(geometry.Box{Size: r3.Vec{X: 2, Y: 2, Z: 2}, Inside: true})
	add(geometry.Torus{Radius: 0.5, Tube: 0.1})
	for _, name := range []string{"box", "plate", "rock"} {
		add(bodies(f)[name])
	}
	for _, name := range []string{"cylinder", "cone"} {
		add(turnedBodies(f)[name])
	}
	for _, name := range []string{"angle", "ground"} {
		add(meshBodies(f)[name])
	}
	for i := range shapes {
		for j := range shapes {
			f.Add(uint8(i), uint8(j), 0.1, 0.2, 0.3, 0.4, 0.0, 0.0)
			f.Add(uint8(i), uint8(j), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
			f.Add(uint8(i), uint8(j), 0.0, 0.0, 0.6, 0.0, 0.0, 1.0)
		}
	}
	f.Fuzz(func(t *testing.T, i, j uint8, x, y, z, p, q, r float64) {
		for _, v := range []float64{x, y, z, p, q, r} {
			if !(math.Abs(v) < 100) {
				t.Skip()
			}
		}
		turn := quat.Number{Real: 1, Imag: p, Jmag: q, Kmag: r}
		a, b := shapes[int(i)%len(shapes)].Place(), shapes[int(j)%len(shapes)].Place()
		a.Move(rigid.Frame{Position: r3.Vec{X: x, Y: y, Z: z}, Orientation: quat.Scale(1/quat.Abs(turn), turn)})
		var w Workspace
		for _, c := range w.Contacts(nil, &a, &b, 0.1) {
			if !vec.Finite(c.Position) || math.Abs(r3.Norm(c.Normal)-1) > 1e-6 || !(c.Distance < 0.1) || !(c.Weight > 0 && c.Weight <= 1+1e-9) || !(c.Radius > 0) {
				t.Errorf("%s and %s: %+v", Name(a.source), Name(b.source), c)
			}
		}
	})
}
