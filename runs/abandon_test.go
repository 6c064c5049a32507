package runs

import (
	"context"
	"errors"
	"testing"

	"gabion/internal/panics"
)

// Work that does not look at its context is left all the same; what work returns, or panics with, comes back.
func TestAbandonable(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	begun, never := make(chan bool), make(chan bool)
	go func() {
		<-begun
		cancel()
	}()
	if _, err := abandonable(ctx, func() (int, error) {
		close(begun)
		<-never
		return 1, nil
	}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	close(never)
	if n, err := abandonable(t.Context(), func() (int, error) { return 2, nil }); n != 2 || err != nil {
		t.Errorf("got %d, %v", n, err)
	}
	_, err := abandonable(t.Context(), func() (int, error) { panic("burst") })
	if p := new(panics.Panic); !errors.As(err, &p) {
		t.Errorf("got %v", err)
	}
}
