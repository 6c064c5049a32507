// Keeping the state on the device, where it is taken up again without coming to the host and back.

package gpu

import (
	"bytes"
	"errors"

	"gabion/dem"
	"gabion/internal/codec"
	"gabion/kernels"
)

// kept is a state that the engine keeps: what the host knows of it, and copies of arrays in the order in which they are saved. Where the device has no room
// for copies, all of it is on the host.
type kept struct {
	host   bytes.Buffer
	copies []any // *kernels.Array[T]
	next   int   // copy that comes next
}

// Keep implements dem.Engine.
func (e *Engine) Keep(place dem.KeptPlace) error {
	if err := e.expectPhase(dem.Committed, "Keep"); err != nil {
		return err
	}
	k := &e.kept[place]
	k.host.Reset()
	return e.do(func() error {
		if err := e.syncIfStale(); err != nil {
			return err
		}
		if free, _, err := e.queue.Memory(); err != nil || len(k.copies) == 0 && free < e.queue.Used() {
			return errors.Join(err, e.transfer(&codec.Codec{W: &k.host}))
		}
		return e.transferHere(k, &codec.Codec{W: &k.host})
	})
}

// Return implements dem.Engine.
func (e *Engine) Return(place dem.KeptPlace) error {
	k := &e.kept[place]
	saved := bytes.NewReader(k.host.Bytes())
	if len(k.copies) == 0 {
		return e.Restore(saved)
	}
	return e.restoreBy(func() error { return e.transferHere(k, &codec.Codec{R: saved}) })
}

// transferHere is transfer with the arrays on the device.
func (e *Engine) transferHere(k *kept, c *codec.Codec) error {
	e.keeping, k.next = k, 0
	defer func() { e.keeping = nil }()
	return e.transfer(c)
}

// copyArray copies n values of an array from index first on to the copy that comes next, or back.
func copyArray[T any](e *Engine, c *codec.Codec, a *kernels.Array[T], first, n int) {
	if c.Err != nil {
		return
	}
	k := e.keeping
	if k.next == len(k.copies) {
		k.copies = append(k.copies, (*kernels.Array[T])(nil))
	}
	held := k.copies[k.next].(*kernels.Array[T])
	if c.W == nil {
		c.Err = a.CopyFrom(first, held, 0, n)
	} else {
		if held == nil || held.Len() < n {
			t := e.allocator()
			regrow(e, t, &held, n+n/8)
			k.copies[k.next], c.Err = held, t.err
		}
		if c.Err == nil {
			c.Err = held.CopyFrom(0, a, first, n)
		}
	}
	k.next++
}
