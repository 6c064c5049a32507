package results

// A queue that takes writing off the step loop: jobs run one after the other in the order they came, so files do not depend on timing.

import (
	"sync"

	"gabion/internal/panics"
)

// Writer runs jobs in the background, in order. The memory that waiting jobs hold is bounded: when it is used up, Do waits, so that a slow disk holds
// the run back instead of filling the memory. A job must own its data: copy what the step loop goes on changing. After the first error no
// further job runs and every call returns that error.
type Writer struct {
	limit int64 // bytes that jobs may hold

	mu      sync.Mutex
	changed sync.Cond
	queue   []job
	held    int64 // bytes of the jobs in the queue and of the one that runs
	running bool
	closed  bool
	err     error
	done    chan struct{}
}

// job is one piece of work and the memory that it holds.
type job struct {
	bytes int64
	run   func() error
}

// jobBytes is counted for every job beside its data.
const jobBytes = 1 << 8

// NewWriter starts a writer whose jobs may hold up to limit bytes together; a single one may hold more.
func NewWriter(limit int64) *Writer {
	w := &Writer{limit: limit, done: make(chan struct{})}
	w.changed.L = &w.mu
	go w.run()
	return w
}

func (w *Writer) run() {
	defer close(w.done)
	for {
		next, ok := w.next()
		if !ok {
			return
		}
		var err error
		if w.Err() == nil {
			err = panics.Guard(next.run)
		}
		w.finish(next, err)
	}
}

// next waits for a job; there is none any more when the writer has been closed.
func (w *Writer) next() (next job, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.queue) == 0 && !w.closed {
		w.changed.Wait()
	}
	if len(w.queue) == 0 {
		return next, false
	}
	next, w.queue[0] = w.queue[0], job{}
	w.queue, w.running = w.queue[1:], true
	return next, true
}

// finish lets go of a job's memory and keeps the first error.
func (w *Writer) finish(of job, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.held, w.running = w.held-of.bytes, false
	if w.err == nil {
		w.err = err
	}
	w.changed.Broadcast()
}

// Do queues a job that holds so many bytes, waiting while those before it hold too much. It returns the first error of any earlier job. Do, Flush and
// Close are for one goroutine at a time: the step loop's, or that of another writer whose jobs queue more.
func (w *Writer) Do(bytes int64, run func() error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		panic("results: Do on a closed Writer")
	}
	bytes += jobBytes
	for w.held > 0 && w.held+bytes > w.limit && w.err == nil {
		w.changed.Wait()
	}
	if w.err != nil {
		return w.err
	}
	w.queue, w.held = append(w.queue, job{bytes, run}), w.held+bytes
	w.changed.Broadcast()
	return nil
}

// Err returns the first error of the jobs run so far.
func (w *Writer) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// Flush waits until every queued job has run and returns the first error.
func (w *Writer) Flush() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	for len(w.queue) > 0 || w.running {
		w.changed.Wait()
	}
	return w.err
}

// Close runs what is queued, stops the writer and returns the first error.
func (w *Writer) Close() error {
	w.mu.Lock()
	w.closed = true
	w.changed.Broadcast()
	w.mu.Unlock()
	<-w.done
	return w.Err()
}
