package observables_test

import (
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
	observables.Several("pair", "1", "two numbers", func(*stone) []string { return []string{"a", "b"} }, func(s *stone, dst []float64) {
		dst[0], dst[1] = s.mass, -s.mass
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

func TestNames(t *testing.T) {
	for _, c := range []struct{ types, want []string }{
		{nil, []string{"mass", "pair"}},
		{[]string{"thrown"}, []string{"mass", "position", "pair"}},
		{[]string{"fallen"}, []string{"mass", "pair"}},
	} {
		if got := observables.Names(stones.Entries(), c.types); !slices.Equal(got, c.want) {
			t.Errorf("%v have %v, want %v", c.types, got, c.want)
		}
	}
}
