package sweep

// A worker takes cases from the queue, has them run, and sends back the results.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"gabion/internal/panics"
)

// WorkerOptions say how a worker runs cases.
type WorkerOptions struct {
	Name    string   // of the worker, for the store; "" takes host and process
	Slots   int      // cases at a time; 0 takes the default of DefaultSlots
	Threads int      // of each case
	Device  string   // auto, cpu or gpu
	GPUs    int      // number of GPUs that the slots share out; 0 leaves the choice to each case
	Version string   // of the program
	Process []string // command line of a worker process
}

// DefaultSlots is one worker for each GPU, or for each group of processors.
func DefaultSlots(device string, gpus, threads int) int {
	if device == "gpu" && gpus > 0 {
		return gpus
	}
	return max(1, runtime.NumCPU()/max(threads, 1))
}

// environment gives a slot its GPU.
func (o *WorkerOptions) environment(slot int) []string {
	if o.GPUs < 1 {
		return nil
	}
	return []string{fmt.Sprintf("CUDA_VISIBLE_DEVICES=%d", slot%o.GPUs)}
}

// CountGPUs is the number of NVIDIA GPUs that the system knows.
func CountGPUs() int {
	found, err := filepath.Glob("/proc/driver/nvidia/gpus/*")
	if err != nil {
		return 0
	}
	return len(found)
}

// worker is what the slots share.
type worker struct {
	queue    *Queue
	options  WorkerOptions
	consumer jetstream.Consumer
	folder   string // of all that it writes
	bundles  bundles
}

// Work takes cases until ctx ends; the cases it is then at go back to the queue.
func Work(ctx context.Context, q *Queue, o WorkerOptions) error {
	if o.Slots == 0 {
		o.Slots = DefaultSlots(o.Device, o.GPUs, o.Threads)
	}
	if o.Name == "" {
		host, err := os.Hostname()
		if err != nil {
			host = "?"
		}
		o.Name = fmt.Sprintf("%s/%d", host, os.Getpid())
	}
	room, err := newScratch("worker")
	if err != nil {
		return err
	}
	defer room.remove()
	w := &worker{queue: q, options: o, folder: room.folder, bundles: bundles{store: q.bundles, folder: room.folder}}
	if w.consumer, err = q.js.Consumer(ctx, casesStream, workers); ctx.Err() != nil {
		return nil
	} else if err != nil {
		return err
	}
	errs := make([]error, o.Slots)
	var wait panics.Group
	for slot := range o.Slots {
		wait.Go(func() { errs[slot] = w.slot(ctx, slot) })
	}
	wait.Wait()
	return errors.Join(errs...)
}

// slot runs one case after another.
func (w *worker) slot(ctx context.Context, slot int) error {
	r := &runner{options: w.options, slot: slot, folder: w.folder}
	defer r.close()
	for ctx.Err() == nil {
		m, err := w.next(ctx)
		switch {
		case errors.Is(err, jetstream.ErrNoMessages), errors.Is(err, nats.ErrTimeout), errors.Is(err, context.DeadlineExceeded):
			continue
		case w.queue.conn.IsClosed():
			return errors.New("the server has closed the connection, or lets anyone in since it started again")
		case err != nil:
			// A server that restarts comes back; until then there is nothing to do but ask again.
			if !pause(ctx, time.Second) {
				return nil
			}
			continue
		}
		if err := w.handle(ctx, r, m); err != nil && ctx.Err() == nil && !w.queue.conn.IsClosed() {
			// What could not be said is delivered again, here or to another worker.
			_ = m.NakWithDelay(time.Second)
		}
	}
	return nil
}

// next waits a while for a case.
func (w *worker) next(ctx context.Context) (jetstream.Msg, error) {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	return w.consumer.Next(jetstream.FetchContext(ctx))
}

// pause waits and tells whether to go on.
func pause(ctx context.Context, d time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(d):
		return true
	}
}

// handle runs the case in a message and acknowledges it once its result is safe.
func (w *worker) handle(ctx context.Context, r *runner, m jetstream.Msg) error {
	j := new(Job)
	if err := json.Unmarshal(m.Data(), j); err != nil || m.Subject() != caseSubject(j.Study, j.Hash) {
		return m.Term() // not ours: nobody can read it, or it is for results that are not its own
	}
	meta, err := m.Metadata()
	if err != nil {
		return err
	}
	tries := int(meta.NumDelivered)
	if tries > MostTries {
		return w.giveUp(ctx, j, m, tries-1, errSilent)
	}
	defer heartbeats(ctx, m, w.queue.options.AckWait/3)()
	result, err := w.run(ctx, r, j)
	switch {
	case ctx.Err() != nil:
		_ = m.Nak() // another worker may have it at once
		return ctx.Err()
	case err != nil && tries == MostTries:
		return w.giveUp(ctx, j, m, tries, err)
	case err != nil:
		return err
	}
	result.Worker, result.Tries = w.options.Name, tries
	return w.send(ctx, j, m, result)
}

// run runs a case. It fails when ctx ends, or when another try may go better.
func (w *worker) run(ctx context.Context, r *runner, j *Job) (*Result, error) {
	b, err := w.bundles.take(ctx, j.Bundle)
	if refused := new(refusedError); errors.As(err, &refused) {
		return &Result{Hash: j.Hash, Status: Failed, Error: err.Error(), Version: w.options.Version}, nil
	}
	if err != nil {
		return nil, err
	}
	defer w.bundles.leave(b)
	return r.run(ctx, j, b)
}

// errSilent is why a case is given up that no worker said anything of.
var errSilent = errors.New("workers died or fell silent with it")

// giveUp puts a case on the dead list.
func (w *worker) giveUp(ctx context.Context, j *Job, m jetstream.Msg, tries int, cause error) error {
	if _, err := w.queue.js.Publish(ctx, deadSubject(j.Study, j.Hash), m.Data()); err != nil {
		return err
	}
	return w.send(ctx, j, m, &Result{
		Hash: j.Hash, Status: Dead, Error: fmt.Sprintf("given up after %d tries: %v", tries, cause), Version: w.options.Version,
		Worker: w.options.Name, Tries: tries,
	})
}

// send publishes a result, which the server keeps once however often it comes, and then acknowledges the case.
func (w *worker) send(ctx context.Context, j *Job, m jetstream.Msg, r *Result) error {
	data, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if int64(len(data)) > w.queue.conn.MaxPayload() {
		r.Status, r.Error, r.Outputs, r.History = Failed, fmt.Sprintf("its history of %d bytes is more than the server takes", len(r.History)), nil, nil
		if data, err = json.Marshal(r); err != nil {
			return err
		}
	}
	if _, err := w.queue.js.Publish(ctx, resultSubject(j.Study, j.Hash), data); err != nil {
		return err
	}
	return m.DoubleAck(ctx)
}

// heartbeats tells the server again and again that the case is being worked on, until stop is called.
func heartbeats(ctx context.Context, m jetstream.Msg, every time.Duration) (stop func()) {
	ctx, cancel := context.WithCancel(ctx)
	var beating panics.Group
	beating.Go(func() {
		t := time.NewTicker(every)
		defer t.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-t.C:
				_ = m.InProgress() // if it is lost, the next one tells
			}
		}
	})
	return func() {
		cancel()
		beating.Wait()
	}
}
