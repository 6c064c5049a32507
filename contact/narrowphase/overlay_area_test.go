package narrowphase

import (
	"math"
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// TestCrossingOnSide: where the sides of two tilted boxes cross, which a micrometre sideways moves from one end to the other, changes nothing that is not linear in the depths.
func TestCrossingOnSide(t *testing.T) {
	box := geometry.Box{Size: r3.Vec{X: 0.2, Y: 0.2, Z: 0.2}}
	turn := quat.Mul(expect.TurnAbout(r3.Vec{Y: 1}, 0.01), expect.TurnAbout(r3.Vec{Z: 1}, 1e-5))
	below := placed(t, box, rigid.Frame{Orientation: quat.Number{Real: 1}})
	var w Workspace
	least, most := math.Inf(1), 0.0
	for i := range 41 {
		aside := 1e-6 * (float64(i)/10 - 2)
		above := placed(t, box, rigid.Frame{Position: r3.Vec{Y: aside, Z: 0.197}, Orientation: turn})
		sum := 0.0
		for _, p := range w.Contacts(nil, &above, &below, 0) {
			sum += p.Weight * p.Distance * p.Distance
		}
		least, most = min(least, sum), max(most, sum)
	}
	if most == 0 || most-least > 1e-3*most {
		t.Errorf("the mean square of the depths is from %.6g to %.6g m2", least, most)
	}
}
