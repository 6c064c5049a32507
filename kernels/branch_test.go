package kernels

import (
	"slices"
	"testing"
	"unsafe"
)

// launches is a driver that notes which kernels are launched, and runs none.
type launches struct {
	HostMemory
	of []Function
}

func (l *launches) Launch(f Function, _, _ uint32, _ bool, _ Stream, _ []unsafe.Pointer) error {
	l.of = append(l.of, f)
	return nil
}

// A branch of a recording is run where its word has its value when the recording is, a branch of a branch where both have.
func TestBranchesOfRecordings(t *testing.T) {
	driver := &launches{}
	device, err := OpenWith(driver, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	err = device.Do(func(q *Queue) error {
		if !q.MayBranch() {
			t.Error("a driver without graphs has no branches")
		}
		words, err := NewArray[int32](q, 2)
		if err != nil {
			return err
		}
		kernel := func(f Function) func() error {
			return func() error { return q.Launch(&Kernel{function: f}, 1, 1) }
		}
		r, err := q.Record(func() error {
			first, last := kernel(1)(), kernel(4)
			outer := q.If(words.Address(), 7, func() error {
				inner := kernel(2)()
				if err := q.If(words.Address()+4, -1, kernel(3)); err != nil {
					return err
				}
				return inner
			})
			for _, err := range []error{first, outer, last()} {
				if err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		for _, c := range []struct {
			words []int32
			want  []Function
		}{
			{[]int32{0, -1}, []Function{1, 4}},
			{[]int32{7, 0}, []Function{1, 2, 4}},
			{[]int32{7, -1}, []Function{1, 2, 3, 4}},
		} {
			driver.of = nil
			if err := words.Write(0, c.words); err != nil {
				return err
			}
			if err := r.Run(); err != nil {
				return err
			}
			if !slices.Equal(driver.of, c.want) {
				t.Errorf("%v: kernels %v, want %v", c.words, driver.of, c.want)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
