package kernels

import (
	"errors"
	"unsafe"
)

// Recording is a sequence of launches that can be repeated as a whole: a CUDA graph, or on a driver without graphs the
// list of launches.
type Recording struct {
	queue    *Queue
	graph    Graph
	launches []launch
}

type launch struct {
	kernel          *Kernel
	blocks, threads int
	values          []uint64
	arguments       []unsafe.Pointer // into values

	when   *condition // of a branch, which stands in the place of a kernel; nil of a kernel
	branch *Recording
}

// Record keeps the launches that work makes, without running them.
func (q *Queue) Record(work func() error) (*Recording, error) {
	driver := q.Device.driver
	r := &Recording{queue: q}
	err := driver.BeginCapture(q.stream)
	if errors.Is(err, ErrNoGraphs) {
		q.recording = r
		err := work()
		q.recording = nil
		return r, err
	}
	if err != nil {
		return nil, q.blame(err)
	}
	q.capturing = true
	failed := work()
	q.capturing = false
	r.graph, err = driver.EndCapture(q.stream)
	if err := errors.Join(failed, q.blame(err)); err != nil {
		return nil, err
	}
	return r, nil
}

func (r *Recording) add(k *Kernel, blocks, threads int, arguments []unsafe.Pointer) {
	l := launch{kernel: k, blocks: blocks, threads: threads, values: make([]uint64, len(arguments))}
	for i, a := range arguments {
		l.values[i] = *(*uint64)(a)
		l.arguments = append(l.arguments, unsafe.Pointer(&l.values[i]))
	}
	r.launches = append(r.launches, l)
}

// Run queues the recorded launches.
func (r *Recording) Run() error {
	if r.graph != 0 {
		return r.queue.blame(r.queue.Device.driver.LaunchGraph(r.graph, r.queue.stream))
	}
	for _, l := range r.launches {
		if l.when != nil {
			holds, err := l.when.holds(r.queue)
			if err == nil && holds {
				err = l.branch.Run()
			}
			if err != nil {
				return err
			}
			continue
		}
		if err := r.queue.Launch(l.kernel, l.blocks, l.threads, l.arguments...); err != nil {
			return err
		}
	}
	return nil
}

// Free gives the recording back.
func (r *Recording) Free() error {
	if r == nil || r.graph == 0 {
		return nil
	}
	graph := r.graph
	r.graph = 0
	return r.queue.Device.driver.DestroyGraph(graph)
}
