package lu

import (
	"math"
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
	work := make([]int, rows)
	for i := range work {
		work[i] = 100 + 36*len(needs[i])
	}
	for _, workers := range []int{2, 16} {
		of := func(i int) []int32 { return needs[i] }
		for _, limit := range []int{groupWork, 10 * groupWork, math.MaxInt} {
			checkSchedule(t, newSchedule(limit, work, of), needs)
		}
		one := inOrder(rows, nil)
		if s := fastest(one, workers, work, of); s == one || s.groups() < workers {
			t.Errorf("%d groups for %d workers", s.groups(), workers)
		}
	}
}

func checkSchedule(t *testing.T, s *schedule, needs [][]int32) {
	t.Helper()
	place := make([]int, len(needs)) // group of each row, plus one
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
	if len(s.rows)+len(s.rest) != len(needs) {
		t.Errorf("%d rows in groups and %d others, of %d", len(s.rows), len(s.rest), len(needs))
	}
	for i := range needs {
		for _, k := range needs[i] {
			if place[i] != 0 && place[k] != place[i] {
				t.Fatalf("row %d of group %d needs row %d of %d", i, place[i]-1, k, place[k]-1)
			}
		}
	}
}

// Dense sets of rows that do not need one another, as those of ropes, are shared, though each is more than a worker's share of all; one alone is not.
func TestScheduleOfRopes(t *testing.T) {
	const rows, length, workers = 400, 100, 16
	needs, work := make([][]int32, rows), make([]int, rows)
	for i := range rows {
		work[i] = 9 * (i % length)
		for k := i / length * length; k < i; k++ {
			needs[i] = append(needs[i], int32(k))
		}
	}
	for _, n := range []int{rows, length} {
		one := inOrder(n, nil)
		s := fastest(one, workers, work[:n], func(i int) []int32 { return needs[i] })
		if shared := n > length; (s != one) != shared || shared && (s.groups() != n/length || len(s.rest) > 0) {
			t.Errorf("%d rows: %d groups, %d rows besides", n, s.groups(), len(s.rest))
		}
	}
}
