package results

// A queue that takes writing off the step loop: jobs run one after the other in the order they came, so files do not depend on timing.

import (
	"sync"

	"gabion/internal/panics"
)

// Writer runs jobs in the background, in order. The queue is bounded: when it is full, Do waits, so that a slow disk holds the run back
// instead of filling the memory. A job must own its data: copy what the step loop goes on changing. After the first error no
// further job runs and every call returns that error.
type Writer struct {
	jobs    chan func() error
	pending sync.WaitGroup // jobs queued and not finished
	done    chan struct{}

	mu     sync.Mutex
	err    error
	closed bool
}

// NewWriter starts a writer whose queue holds up to depth jobs (at least 1).
func NewWriter(depth int) *Writer {
	w := &Writer{jobs: make(chan func() error, max(depth, 1)), done: make(chan struct{})}
	go w.run()
	return w
}

func (w *Writer) run() {
	defer close(w.done)
	for job := range w.jobs {
		if w.Err() == nil {
			w.fail(panics.Guard(job))
		}
		w.pending.Done()
	}
}

// fail keeps the first error.
func (w *Writer) fail(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = err
	}
}

// Do queues a job, waiting while the queue is full. It returns the first error of any earlier job. Do, Flush and Close are for one
// goroutine, the step loop's.
func (w *Writer) Do(job func() error) error {
	if err := w.Err(); err != nil {
		return err
	}
	if w.closed {
		panic("results: Do on a closed Writer")
	}
	w.pending.Add(1)
	w.jobs <- job
	return w.Err()
}

// Err returns the first error of the jobs run so far.
func (w *Writer) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// Flush waits until every queued job has run and returns the first error.
func (w *Writer) Flush() error {
	w.pending.Wait()
	return w.Err()
}

// Close runs what is queued, stops the writer and returns the first error.
func (w *Writer) Close() error {
	if !w.closed {
		w.closed = true
		close(w.jobs)
	}
	<-w.done
	return w.Err()
}
