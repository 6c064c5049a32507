package packing

import (
	"reflect"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// A particle that is taken alone and put behind others has all that it had, whatever fields particles come to have, but for scalars.
func TestOnly(t *testing.T) {
	g := Particles{
		Position: []r3.Vec{{X: 1}, {X: 2}}, Radius: []float64{1, 2}, Velocity: []r3.Vec{{Y: 1}, {Y: 2}}, Angular: []r3.Vec{{Z: 1}, {Z: 2}}, Material: []int{1, 2},
		Clump: []*Clump{nil, {}}, Orientation: []quat.Number{{Real: 1}, {Imag: 1}},
	}
	g.Append(g.Only(1))
	v := reflect.ValueOf(g)
	for i := range v.NumField() {
		name, field := v.Type().Field(i).Name, v.Field(i)
		if field.Kind() != reflect.Slice || name == "Scalars" { // what is not of each particle
			continue
		}
		if field.Len() != 3 || !reflect.DeepEqual(field.Index(1).Interface(), field.Index(2).Interface()) {
			t.Errorf("%s: %v", name, field)
		}
	}
}
