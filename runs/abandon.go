package runs

// Leaving work that cannot be left in the middle.

import (
	"context"

	"gabion/internal/panics"
)

// abandonable returns what work returns, or the error of ctx as soon as that has ended. Most of what makes a model ready ends by itself then, but some of it does not
// come to look for seconds in a large model, such as the ordering of the equations. What that still makes is dropped: it is in memory alone.
func abandonable[T any](ctx context.Context, work func() (T, error)) (T, error) {
	type outcome struct {
		made T
		err  error
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		o.err = panics.Guard(func() (err error) {
			o.made, err = work()
			return err
		})
		done <- o
	}()
	select {
	case o := <-done:
		return o.made, o.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}
