package lu

import (
	"errors"
	"testing"

	"gabion/internal/panics"
)

// A panic in a row reaches the caller of sweep, and rows that wait for that one do not wait for ever.
func TestTeamCarriesPanics(t *testing.T) {
	const rows = 20
	team := newTeam(3, rows)
	defer team.close()
	chunks := make([]int32, rows+1)
	for k := range chunks {
		chunks[k] = int32(k)
	}
	err := panics.Guard(func() error {
		team.sweep(sweep{chunks: chunks, row: func(_, row int) {
			if row > 0 {
				team.await(row - 1)
			}
			if row == 7 {
				panic("burst")
			}
		}})
		return nil
	})
	if p := new(panics.Panic); !errors.As(err, &p) {
		t.Errorf("got %v", err)
	}
	last := -1
	team.sweep(sweep{chunks: chunks, row: func(_, row int) {
		if row > 0 {
			team.await(row - 1)
		}
		last = row
	}})
	if last != rows-1 {
		t.Errorf("the next sweep ends at row %d", last)
	}
}
