package models

import (
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// inside reports whether a point lies within a solid.
func (s *Solid) inside(p r3.Vec) bool {
	along := p.Z
	switch s.Axis {
	case "x":
		along = p.X
	case "y":
		along = p.Y
	}
	across := math.Sqrt(math.Max(0, r3.Norm2(p)-along*along))
	switch s.Shape {
	case "sphere":
		return r3.Norm(p) <= s.Radius
	case "box":
		return math.Abs(p.X) <= s.Size.X/2 && math.Abs(p.Y) <= s.Size.Y/2 && math.Abs(p.Z) <= s.Size.Z/2
	case "cylinder":
		return across <= s.Radius && math.Abs(along) <= s.Length/2
	}
	beyond := math.Max(0, math.Abs(along)-s.Length/2)
	return math.Hypot(across, beyond) <= s.Radius
}

// Mass and inertia against a sum over small cells.
func TestMassProperties(t *testing.T) {
	for _, s := range []Solid{
		{Shape: "sphere", Density: 1000, Radius: 0.9},
		{Shape: "box", Density: 500, Size: r3.Vec{X: 1, Y: 1.6, Z: 2}},
		{Shape: "cylinder", Density: 1000, Radius: 0.5, Length: 1.6, Axis: "z"},
		{Shape: "cylinder", Density: 1000, Radius: 0.8, Length: 0.6, Axis: "y"},
		{Shape: "capsule", Density: 1000, Radius: 0.4, Length: 1, Axis: "x"},
	} {
		const cells = 100
		h := 2.0 / cells
		var mass float64
		var j r3.Vec
		for a := range cells {
			for b := range cells {
				for c := range cells {
					p := r3.Vec{X: (float64(a)+0.5)*h - 1, Y: (float64(b)+0.5)*h - 1, Z: (float64(c)+0.5)*h - 1}
					if s.inside(p) {
						dm := s.Density * h * h * h
						mass += dm
						j = r3.Add(j, r3.Scale(dm, r3.Vec{X: p.Y*p.Y + p.Z*p.Z, Y: p.Z*p.Z + p.X*p.X, Z: p.X*p.X + p.Y*p.Y}))
					}
				}
			}
		}
		body := Body{Type: "rigid", Solid: &s}
		m, i := body.massProperties()
		if math.Abs(m-mass) > 1e-2*mass {
			t.Errorf("%+v: mass %g, by cells %g", s, m, mass)
		}
		got := r3.Vec{X: i[0], Y: i[1], Z: i[2]}
		if r3.Norm(r3.Sub(got, j)) > 1e-2*r3.Norm(j) || i[3] != 0 || i[4] != 0 || i[5] != 0 {
			t.Errorf("%+v: inertia %v, by cells %v", s, i, j)
		}
	}
}

func rotated(q quat.Number, v r3.Vec) r3.Vec { return r3.Rotation(q).Rotate(v) }

// The three ways to write one and the same rotation.
func TestOrientation(t *testing.T) {
	close := func(a, b r3.Vec) bool { return r3.Norm(r3.Sub(a, b)) < 1e-15 }
	z := r3.Vec{Z: 2}
	quarter := math.Pi / 2
	for name, o := range map[string]Orientation{
		"axis":             {Axis: &z, Angle: quarter},
		"euler parameters": {EulerParameters: []float64{3, 0, 0, 3}},
		"zxz":              {EulerAngles: []float64{quarter, 0, 0}},
		"zyx":              {EulerAngles: []float64{quarter, 0, 0}, Sequence: "zyx"},
		"xyz":              {EulerAngles: []float64{0, 0, quarter}, Sequence: "xyz"},
	} {
		q := o.Quaternion()
		if got := rotated(q, r3.Vec{X: 1}); !close(got, r3.Vec{Y: 1}) || math.Abs(quat.Abs(q)-1) > 1e-15 {
			t.Errorf("%s: x goes to %v", name, got)
		}
	}
	// The second rotation is about the axis that the first has turned: z by 90 degrees takes x to y, so x then turns about y.
	o := Orientation{EulerAngles: []float64{quarter, quarter, 0}}
	if got := rotated(o.Quaternion(), r3.Vec{Z: 1}); !close(got, r3.Vec{X: 1}) {
		t.Errorf("zxz 90, 90, 0: z goes to %v", got)
	}
	if (Orientation{}).Quaternion() != (quat.Number{Real: 1}) {
		t.Error("the zero orientation turns")
	}
}
