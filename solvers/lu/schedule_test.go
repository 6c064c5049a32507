package lu

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// Every row is done once, after the rows that it needs, and a group needs no row outside it.
func TestSchedule(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 7))
	const rows = 3000
	needs := make([][]int32, rows)
	for i := range rows {
		for k := max(0, i-4); k < i; k++ {
			if i%40 != 0 && rng.IntN(3) == 0 { // chains of up to forty rows
				needs[i] = append(needs[i], int32(k))
			}
		}
		if i%500 == 499 { // rows between them
			needs[i] = append(needs[i], int32(rng.IntN(400)))
			slices.Sort(needs[i])
			needs[i] = slices.Compact(needs[i])
		}
	}
	work := func(i int) int { return 100 + 36*len(needs[i]) }
	for _, workers := range []int{2, 16} {
		s := newSchedule(workers, rows, work, func(i int) []int32 { return needs[i] })
		place := make([]int, rows) // group of each row, plus one
		for k := range s.groups() {
			if !slices.IsSorted(s.group(k)) {
				t.Errorf("group %d is not in order", k)
			}
			for _, i := range s.group(k) {
				if place[i] != 0 {
					t.Fatalf("row %d is in groups %d and %d", i, place[i]-1, k)
				}
				place[i] = k + 1
			}
		}
		if !slices.IsSorted(s.rest) {
			t.Error("the rest is not in order")
		}
		for _, i := range s.rest {
			if place[i] != 0 {
				t.Fatalf("row %d is in group %d and in the rest", i, place[i]-1)
			}
		}
		if len(s.rows)+len(s.rest) != rows {
			t.Errorf("%d rows in groups and %d others, of %d", len(s.rows), len(s.rest), rows)
		}
		for i := range needs {
			for _, k := range needs[i] {
				if place[i] != 0 && place[k] != place[i] {
					t.Fatalf("row %d of group %d needs row %d of %d", i, place[i]-1, k, place[k]-1)
				}
			}
		}
		if s.groups() < workers || !s.pays(workers, work) {
			t.Errorf("%d groups for %d workers", s.groups(), workers)
		}
	}
}
