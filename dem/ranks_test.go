package dem

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Particles are put in the order of their ids, whether these are close together or not.
func TestRanks(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, spread := range []int{1, 3, 1000} {
		ids := make([]int32, 100)
		for i, k := range random.Perm(len(ids)) {
			ids[i] = int32(spread * k)
		}
		sorted := slices.Sorted(slices.Values(ids))
		got := Ranks(len(ids), func(i int) int32 { return ids[i] })
		for i, id := range ids {
			if sorted[got[i]] != id {
				t.Fatalf("ids %d apart: the particle with id %d gets place %d", spread, id, got[i])
			}
		}
	}
	if len(Ranks(0, nil)) != 0 {
		t.Error("no particles have ranks")
	}
}
