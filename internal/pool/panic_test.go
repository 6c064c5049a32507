package pool

import (
	"errors"
	"testing"

	"gabion/internal/panics"
)

// A panic in a task reaches the caller of run, whichever goroutine it happens in, and the pool goes on working.
func TestPoolCarriesPanics(t *testing.T) {
	p := start(4, 100)
	for _, bad := range []int{0, 99, 57} {
		err := panics.Guard(func() error {
			p.Run(100, func(_, i int) {
				if i == bad {
					panic("burst")
				}
			}, nil)
			return nil
		})
		if q := new(panics.Panic); !errors.As(err, &q) || q.Error() != "burst" {
			t.Errorf("task %d: got %v", bad, err)
		}
	}
	done := make([]bool, 100)
	p.Run(100, func(_, i int) { done[i] = true }, nil)
	for i, d := range done {
		if !d {
			t.Errorf("task %d is not done", i)
		}
	}
}
