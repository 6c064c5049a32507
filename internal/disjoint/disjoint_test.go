package disjoint

import (
	"math/rand/v2"
	"testing"
)

// TestJoined holds sets against a search along the joins.
func TestJoined(t *testing.T) {
	const n = 200
	random := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		s := New(n)
		joined := make([][]int32, n)
		for range 150 {
			a, b := random.Int32N(n), random.Int32N(n)
			s.Join(a, b)
			joined[a], joined[b] = append(joined[a], b), append(joined[b], a)
		}
		reached := make([]bool, n)
		for least := range int32(n) {
			if reached[least] {
				continue
			}
			reached[least] = true
			for search := []int32{least}; len(search) > 0; search = search[1:] {
				if got := s.Root(search[0]); got != least {
					t.Fatalf("%d is in the set of %d, want %d", search[0], got, least)
				}
				for _, i := range joined[search[0]] {
					if !reached[i] {
						reached[i] = true
						search = append(search, i)
					}
				}
			}
		}
	}
}
