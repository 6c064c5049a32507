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
		of := func(i int) int32 { return ids[i] }
		order, got := Order(len(ids), of), Ranks(len(ids), of)
		if len(order) != len(ids) {
			t.Fatalf("ids %d apart: %d of %d particles in order", spread, len(order), len(ids))
		}
		for i, id := range ids {
			if ids[order[i]] != sorted[i] {
				t.Fatalf("ids %d apart: at %d in order is the particle with id %d, want %d", spread, i, ids[order[i]], sorted[i])
			}
			if sorted[got[i]] != id {
				t.Fatalf("ids %d apart: the particle with id %d gets place %d", spread, id, got[i])
			}
		}
	}
	if len(Ranks(0, nil)) != 0 || len(Order(0, nil)) != 0 {
		t.Error("no particles have an order")
	}
}
