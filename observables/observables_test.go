package observables_test

import (
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/observables"
)

// stone is a subject: a mass at a place.
type stone struct {
	mass  float64
	place r3.Vec
}

var stones = observables.Registry[*stone]{
	observables.Scalar("mass", "kg", "how heavy it is", func(s *stone) float64 { return s.mass }),
	observables.Vector("position", "m", "of its centre", func(s *stone) r3.Vec { return s.place }).For("thrown"),
	observables.Several("pair", "1", "two numbers", []string{"a", "b"}, func(s *stone, dst []float64) {
		dst[0], dst[1] = s.mass, -s.mass
	}),
	observables.Numbered("power", "1", "of 2, up to the mass", func(s *stone) int { return int(s.mass) }, func(s *stone, dst []float64) {
		for k := range dst {
			dst[k] = math.Pow(2, float64(k+1))
		}
	}),
}

func TestRecord(t *testing.T) {
	s := &stone{}
	r := stones.Record("it", []string{"pair", "position", "mass"}, s, func() { *s = stone{2, r3.Vec{X: 3, Y: 4, Z: 5}} })
	want := []observables.Column{{"it.pair.a", "1"}, {"it.pair.b", "1"}, {"it.position.x", "m"}, {"it.position.y", "m"}, {"it.position.z", "m"}, {"it.mass", "kg"}}
	if !slices.Equal(r.Columns, want) {
		t.Errorf("columns %v, want %v", r.Columns, want)
	}
	row := make([]float64, len(r.Columns))
	r.Write(row)
	if want := []float64{2, -2, 3, 4, 5, 2}; !slices.Equal(row, want) {
		t.Errorf("row %v, want %v", row, want)
	}
}

// The subject tells how many components a numbered quantity has.
func TestNumbered(t *testing.T) {
	r := stones.Record("it", []string{"power"}, &stone{mass: 3}, nil)
	if want := []observables.Column{{"it.power.1", "1"}, {"it.power.2", "1"}, {"it.power.3", "1"}}; !slices.Equal(r.Columns, want) {
		t.Errorf("columns %v, want %v", r.Columns, want)
	}
	row := make([]float64, len(r.Columns))
	r.Write(row)
	if want := []float64{2, 4, 8}; !slices.Equal(row, want) {
		t.Errorf("row %v, want %v", row, want)
	}
}

func TestNames(t *testing.T) {
	for _, c := range []struct{ types, want []string }{
		{nil, []string{"mass", "pair", "power"}},
		{[]string{"thrown"}, []string{"mass", "position", "pair", "power"}},
		{[]string{"fallen"}, []string{"mass", "pair", "power"}},
	} {
		if got := observables.Names(stones.Entries(), c.types); !slices.Equal(got, c.want) {
			t.Errorf("%v have %v, want %v", c.types, got, c.want)
		}
	}
}
