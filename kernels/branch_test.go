package kernels

import (
	"errors"
	"reflect"
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

// dependencies is a driver with graphs that notes what each kernel of one waits for.
type dependencies struct {
	HostMemory
	waited []Node
	of     [][]Node // by kernel, of which the first is node 1
}

func (d *dependencies) BeginCapture(Stream) error                { return nil }
func (d *dependencies) EndCapture(Stream) (Graph, error)         { return 1, nil }
func (d *dependencies) NewCondition(Stream) (uint64, error)      { return 0, nil }
func (d *dependencies) BeginBranch(Stream, Stream, uint64) error { return nil }
func (d *dependencies) EndBranch(Stream) error                   { return nil }
func (d *dependencies) Waited(Stream) ([]Node, error)            { return d.waited, nil }

func (d *dependencies) Wait(_ Stream, nodes []Node) error {
	d.waited = nodes
	return nil
}

func (d *dependencies) Launch(Function, uint32, uint32, bool, Stream, []unsafe.Pointer) error {
	d.of = append(d.of, d.waited)
	d.waited = []Node{Node(len(d.of))}
	return nil
}

// Works beside one another wait for what came before them, and what comes next for the last kernels of all of them; outside a recording they follow one another.
func TestBesideInRecordings(t *testing.T) {
	driver := &dependencies{}
	device, err := OpenWith(driver, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer device.Close()
	err = device.Do(func(q *Queue) error {
		kernels := func(n int) func() error {
			return func() error {
				for range n {
					if err := q.Launch(&Kernel{}, 1, 1); err != nil {
						return err
					}
				}
				return nil
			}
		}
		work := func() error {
			return errors.Join(kernels(1)(), q.Beside(kernels(2), kernels(0), kernels(1)), kernels(1)(), q.Beside(kernels(0)), kernels(1)())
		}
		for _, c := range []struct {
			name string
			do   func() error
			want [][]Node
		}{
			{"recorded", func() error { _, err := q.Record(work); return err }, [][]Node{nil, {1}, {2}, {1}, {1, 3, 4}, {5}}},
			{"at once", work, [][]Node{nil, {1}, {2}, {3}, {4}, {5}}},
		} {
			driver.waited, driver.of = nil, nil
			if err := c.do(); err != nil {
				return err
			}
			if !reflect.DeepEqual(driver.of, c.want) {
				t.Errorf("%s: kernels wait for %v, want %v", c.name, driver.of, c.want)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
