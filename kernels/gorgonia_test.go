//go:build gorgonia

package kernels

import (
	"testing"

	"gorgonia.org/cu"
)

// TestGorgonia sums counts up on the device, in a context that the test owns, once launch by launch and once as a graph.
func TestGorgonia(t *testing.T) {
	device, err := cu.GetDevice(0)
	if err != nil {
		t.Fatal(err)
	}
	context, err := device.RetainPrimaryCtx()
	if err != nil {
		t.Fatal(err)
	}
	d, err := OpenWith(Gorgonia(context, device), 0)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	err = d.Do(func(q *Queue) error {
		p, err := q.Load(Scan, nil)
		if err != nil {
			return err
		}
		k, err := p.Kernel("scan_totals")
		if err != nil {
			return err
		}
		counts, err := NewArray[int32](q, 3000)
		if err != nil {
			return err
		}
		ones, n, skip := make([]int32, counts.Len()), int64(counts.Len()), Address(0)
		for i := range ones {
			ones[i] = 1
		}
		sum := func() error { return q.Launch(k, 1, 256, counts.Argument(), Argument(&n), Argument(&skip)) }
		graph, err := q.Record(sum)
		if err != nil {
			return err
		}
		for name, run := range map[string]func() error{"launch": sum, "graph": graph.Run} {
			sums := make([]int32, counts.Len())
			if err := counts.Write(0, ones); err != nil {
				return err
			}
			if err := run(); err != nil {
				return err
			}
			if err := counts.Read(0, sums); err != nil {
				return err
			}
			for i, s := range sums {
				if s != int32(i) {
					t.Fatalf("%s: sum %d is %d", name, i, s)
				}
			}
		}
		return graph.Free()
	})
	if err != nil {
		t.Error(err)
	}
}
