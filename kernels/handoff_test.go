package kernels

import (
	"errors"
	"testing"
	"time"
)

// Work of several callers is done one at a time and its result goes to its caller, with and without spinning.
func TestHandoff(t *testing.T) {
	for _, spin := range []time.Duration{0, 50 * time.Microsecond} {
		h := newHandoff()
		h.spin = spin
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			for work := h.next(); work != nil; work = h.next() {
				h.finish(work(nil))
			}
		}()
		busy, count := false, 0
		results := make(chan bool)
		for range 4 {
			own := errors.New("mine")
			go func() {
				right := true
				for k := range 200 {
					err := h.do(func(*Queue) error {
						if busy {
							t.Error("two at a time")
						}
						busy = true
						if k%50 == 0 {
							time.Sleep(2 * spinTime / 10)
						}
						count++
						busy = false
						return own
					})
					right = right && errors.Is(err, own)
				}
				results <- right
			}()
		}
		for range 4 {
			if !<-results {
				t.Error("another caller's result")
			}
		}
		h.close()
		<-ended
		if count != 800 {
			t.Errorf("%d pieces of work done", count)
		}
	}
}
