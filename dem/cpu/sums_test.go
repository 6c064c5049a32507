package cpu

import (
	"math"
	"reflect"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

// What the engine adds up is what its states have, at any number of threads to the same bits.
func TestSums(t *testing.T) {
	for name, m := range demtest.SumsModels() {
		t.Run(name, func(t *testing.T) {
			var sums [2]dem.Sums
			for i, threads := range []int{1, 3} {
				own := *m
				own.Threads = threads
				e, err := New(&own)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(e.Close)
				if err := e.Advance(demtest.SumsSteps, demtest.SumsStep); err != nil {
					t.Fatal(err)
				}
				demtest.CheckSums(t, e, m.Up, 1e-13)
				e.Sum(dem.All(), &sums[i])
				var selected dem.Sums
				e.Sum(dem.Selection{End: math.MaxInt - 1, Material: dem.AnyMaterial}, &selected)
				if !reflect.DeepEqual(selected, sums[i]) {
					t.Errorf("all particles have %v, those that are selected by their ids %v", sums[i], selected)
				}
			}
			sums[0].Scalars, sums[1].Scalars = nil, nil
			if a, b := sums[0], sums[1]; a.Kinetic != b.Kinetic || a.First != b.First || a.Moment != b.Moment {
				t.Errorf("one thread adds up %v, three %v", a, b)
			}
		})
	}
}
