package kernels

import (
	"errors"
	"testing"
	"time"
)

// Work of several callers is done one at a time and answered to the right one, with and without looking out for it.
func TestDesk(t *testing.T) {
	for _, spin := range []time.Duration{0, 50 * time.Microsecond} {
		d := newDesk()
		d.spin = spin
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			for work := d.take(); work != nil; work = d.take() {
				d.answer(work(nil))
			}
		}()
		busy, count := false, 0
		answers := make(chan bool)
		for range 4 {
			own := errors.New("mine")
			go func() {
				right := true
				for k := range 200 {
					err := d.ask(func(*Queue) error {
						if busy {
							t.Error("two at a time")
						}
						busy = true
						if k%50 == 0 {
							time.Sleep(2 * spinning / 10)
						}
						count++
						busy = false
						return own
					})
					right = right && errors.Is(err, own)
				}
				answers <- right
			}()
		}
		for range 4 {
			if !<-answers {
				t.Error("another's answer")
			}
		}
		d.close()
		<-ended
		if count != 800 {
			t.Errorf("%d pieces of work done", count)
		}
	}
}
