package lu

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// Every row is done once, after the rows that it needs, and a group needs no row but its own and those of earlier stages.
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
			checkSchedule(t, newSchedule(limit, groupWork, work, of), needs)
		}
		levels := byLevel(workers, work, of)
		checkSchedule(t, levels, needs)
		checkSchedule(t, levels.divideRest(work, of), needs)
		one := inOrder(rows, nil)
		if s := fastest(one, workers, work, of); s == one || s.groups() < workers {
			t.Errorf("%d groups for %d workers", s.groups(), workers)
		}
	}
}

func checkSchedule(t *testing.T, s *schedule, needs [][]int32) {
	t.Helper()
	place := make([]int, len(needs)) // group of each row, plus one
	stage := make([]int, len(needs))
	for k := range len(s.stages) - 1 {
		first, count := s.stage(k)
		for _, i := range s.rows[s.bounds[first]:s.bounds[first+count]] {
			stage[i] = k
		}
	}
	if n := int(s.stages[len(s.stages)-1]); n != s.groups() {
		t.Errorf("stages of %d groups, there are %d", n, s.groups())
	}
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
			if place[i] != 0 && place[k] != place[i] && (place[k] == 0 || stage[k] >= stage[i]) {
				t.Fatalf("row %d of group %d needs row %d of %d", i, place[i]-1, k, place[k]-1)
			}
		}
	}
}

// Knots of a square net of which each second one needs its neighbours, and no other any, are in two stages; what needs many of them is the rest.
func TestScheduleOfNet(t *testing.T) {
	const side, workers = 64, 16
	needs, work := make([][]int32, side*side+1), make([]int, side*side+1)
	knot := func(x, y int) int { return (x+y)%2*side*side/2 + (side*y+x)/2 }
	for y := range side {
		for x := range side {
			k := knot(x, y)
			work[k] = 60
			for _, n := range [...][2]int{{x, y - 1}, {x - 1, y}, {x + 1, y}, {x, y + 1}} {
				if x, y := n[0], n[1]; (k >= side*side/2) && x >= 0 && x < side && y >= 0 && y < side {
					needs[k] = append(needs[k], int32(knot(x, y)))
				}
			}
			if k%32 == 0 {
				needs[side*side] = append(needs[side*side], int32(k))
			}
		}
	}
	work[side*side] = 2000
	s := fastest(inOrder(side*side+1, nil), workers, work, func(i int) []int32 { return needs[i] })
	checkSchedule(t, s, needs)
	if len(s.stages) != 3 || len(s.rest) != 1 {
		t.Errorf("%d stages and %d rows besides, want 2 and 1", len(s.stages)-1, len(s.rest))
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
