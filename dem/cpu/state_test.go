package cpu

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gabion/dem"
	"gabion/dem/demtest"
)

func BenchmarkSnapshot(b *testing.B) {
	e := newCPU(b, demtest.BoxModel(50, 1e7))
	var s dem.State
	for b.Loop() {
		e.Snapshot(&s)
	}
}

func BenchmarkEnergy(b *testing.B) {
	e := newCPU(b, demtest.BoxModel(50, 1e7))
	for b.Loop() {
		e.Energy()
	}
}

// Particles are put in the order of their ids, whether these are close together or not.
func TestRanks(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, spread := range []int{1, 3, 1000} {
		ids := make([]int32, 100)
		for i, k := range random.Perm(len(ids)) {
			ids[i] = int32(spread * k)
		}
		sorted := slices.Sorted(slices.Values(ids))
		got := dem.Ranks(len(ids), func(i int) int32 { return ids[i] })
		for i, id := range ids {
			if sorted[got[i]] != id {
				t.Fatalf("ids %d apart: the particle with id %d gets place %d", spread, id, got[i])
			}
		}
	}
	if len(dem.Ranks(0, nil)) != 0 {
		t.Error("no particles have ranks")
	}
}
