package panics

import (
	"errors"
	"strings"
	"testing"
)

func burst() { panic("burst") }

func TestPanicsAreCarried(t *testing.T) {
	var g Group
	others := make([]bool, 3)
	err := Guard(func() error {
		for i := range others {
			g.Go(func() {
				if i == 1 {
					burst()
				}
				others[i] = true
			})
		}
		g.Wait()
		return nil
	})
	var p *Panic
	if !errors.As(err, &p) || p.Error() != "burst" || !strings.Contains(string(p.Stack), "panics.burst") {
		t.Errorf("got %v", err)
	}
	if !others[0] || others[1] || !others[2] {
		t.Errorf("goroutines that have ended: %v", others)
	}
	g.Wait() // it has been thrown
	if err := Guard(func() error { return nil }); err != nil {
		t.Error(err)
	}
}
