package lu

import (
	"errors"
	"testing"

	"gabion/internal/panics"
	"gabion/internal/pool"
)

// A panic in a row reaches the caller of run, and rows that wait for that one do not wait for ever.
func TestSweepCarriesPanics(t *testing.T) {
	const rows = 20
	p := pool.New(3)
	sweeper := newSweeper(p, rows)
	chunks := make([]int32, rows+1)
	for k := range chunks {
		chunks[k] = int32(k)
	}
	pass := func(do func(row int)) {
		sweeper.run(&sweep{chunks: chunks, rows: func(_, lo, hi int) {
			for row := lo; row < hi; row++ {
				if row > 0 {
					sweeper.await(row - 1)
				}
				do(row)
				sweeper.finish(row)
			}
		}})
	}
	err := panics.Guard(func() error {
		pass(func(row int) {
			if row == 7 {
				panic("burst")
			}
		})
		return nil
	})
	if q := new(panics.Panic); !errors.As(err, &q) {
		t.Errorf("got %v", err)
	}
	last := -1
	pass(func(row int) { last = row })
	if last != rows-1 {
		t.Errorf("the next sweep ends at row %d", last)
	}
}
