package models

import (
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// What is up does not depend on how strong gravity is.
func TestUp(t *testing.T) {
	for _, test := range []struct{ gravity, up r3.Vec }{
		{r3.Vec{}, r3.Vec{Y: 1}},
		{r3.Vec{Z: -9.81}, r3.Vec{Z: 1}},
		{r3.Vec{Y: 5e-324}, r3.Vec{Y: -1}},
		{r3.Vec{X: -3e200, Y: 4e200}, r3.Vec{X: 0.6, Y: -0.8}},
	} {
		m := &Model{Gravity: [3]Function{{Constant: test.gravity.X}, {Constant: test.gravity.Y}, {Constant: test.gravity.Z}}}
		if up := m.Up(); !(r3.Norm(r3.Sub(up, test.up)) < 1e-15) {
			t.Errorf("gravity %v: %v is up, want %v", test.gravity, up, test.up)
		}
	}
}
