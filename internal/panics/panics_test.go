package panics

import (
	"errors"
	"strings"
	"sync"
	"testing"
)

func burst() { panic("burst") }

func TestPanicsAreCarried(t *testing.T) {
	var c Carrier
	err := Guard(func() error {
		var all sync.WaitGroup
		for range 3 {
			all.Go(func() {
				defer c.Catch()
				burst()
			})
		}
		all.Wait()
		c.Throw()
		return nil
	})
	var p *Panic
	if !errors.As(err, &p) || p.Error() != "burst" || !strings.Contains(string(p.Stack), "panics.burst") {
		t.Errorf("got %v", err)
	}
	c.Throw() // it has been thrown
	if err := Guard(func() error { return nil }); err != nil {
		t.Error(err)
	}
}
