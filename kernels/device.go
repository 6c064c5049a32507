package kernels

import (
	"errors"
	"fmt"
	"runtime"
	"unsafe"

	"gabion/internal/panics"
)

// Device is an open device. One goroutine, locked to one thread, makes every call to its driver.
type Device struct {
	Info    Info
	driver  Driver
	queue   *Queue
	handoff *handoff
}

// Open takes the device with the given index through CUDA.
func Open(index int) (*Device, error) {
	driver, err := CUDA()
	if err != nil {
		return nil, err
	}
	return OpenWith(driver, index)
}

// OpenWith takes a device through a given driver.
func OpenWith(driver Driver, index int) (*Device, error) {
	n, err := driver.Count()
	if err != nil {
		return nil, err
	}
	if index < 0 || index >= n {
		return nil, fmt.Errorf("%w with index %d: there are %d", ErrNoDevice, index, n)
	}
	info, err := driver.Describe(index)
	if err != nil {
		return nil, err
	}
	if err := info.Usable(); err != nil {
		return nil, err
	}
	d := &Device{Info: info, driver: driver, handoff: newHandoff()}
	opened := make(chan error)
	go d.serve(opened)
	if err := <-opened; err != nil {
		return nil, fmt.Errorf("opening %s: %w", info.Name, err)
	}
	return d, nil
}

// serve is the device's goroutine.
func (d *Device) serve(opened chan<- error) {
	runtime.LockOSThread() // never unlocked: the thread ends with the goroutine, and the context is current on it alone
	if err := d.driver.Open(d.Info.Index); err != nil {
		opened <- err
		return
	}
	stream, err := d.driver.NewStream()
	if err != nil {
		opened <- errors.Join(err, d.driver.Close(d.Info.Index))
		return
	}
	d.queue = &Queue{Device: d, stream: stream}
	opened <- nil
	for {
		work := d.handoff.next()
		if work == nil {
			return
		}
		d.handoff.finish(panics.Guard(func() error { return work(d.queue) }))
	}
}

// Do runs work on the device's goroutine and waits for it to return; the GPU may still be busy then. Work must not call Do.
func (d *Device) Do(work func(*Queue) error) error {
	return d.handoff.do(work)
}

// Close waits for the device to finish and gives it back. Arrays of it are gone.
func (d *Device) Close() error {
	err := d.Do(func(q *Queue) error {
		return errors.Join(q.Wait(), q.branching.free(q), d.driver.DestroyStream(q.stream), d.driver.Close(d.Info.Index))
	})
	d.handoff.close()
	return err
}

// Queue is the device's stream and the right to use it: it is valid inside Device.Do only.
type Queue struct {
	Device    *Device
	stream    Stream
	last      string // the kernel launched last, for error messages
	used      uint64
	arguments []unsafe.Pointer
	recording *Recording // where the driver has no graphs
	capturing bool       // a graph
	branching branching
}

// Used is the device memory that arrays hold now, bytes.
func (q *Queue) Used() uint64 { return q.used }

// Memory is the device's memory, bytes.
func (q *Queue) Memory() (free, total uint64, err error) { return q.Device.driver.Memory() }

// Wait returns when everything queued has been done. Errors of kernels show here.
func (q *Queue) Wait() error { return q.blame(q.Device.driver.Synchronize(q.stream)) }

// blame adds the last kernel to an error.
func (q *Queue) blame(err error) error {
	var e *Error
	if errors.As(err, &e) && e.Kernel == "" {
		e.Kernel = q.last
	}
	return err
}

// Argument points to an eight-byte value that a kernel is given.
type Argument = unsafe.Pointer

// Launch queues a kernel on so many blocks of so many threads. Arguments point to eight-byte values, read before Launch
// returns.
func (q *Queue) Launch(k *Kernel, blocks, threads int, arguments ...Argument) error {
	if blocks == 0 {
		return nil
	}
	if q.recording != nil {
		q.recording.add(k, blocks, threads, arguments)
		return nil
	}
	q.last = k.Name
	q.arguments = append(q.arguments[:0], arguments...)
	if k.Clustered {
		return q.blame(q.Device.driver.(Clusterer).LaunchCluster(k.function, uint32(blocks), uint32(threads), q.stream, q.arguments))
	}
	return q.blame(q.Device.driver.Launch(k.function, uint32(blocks), uint32(threads), k.Cooperative, q.stream, q.arguments))
}

// Timer measures the time that the device takes.
type Timer struct {
	q        *Queue
	from, to Event
}

// NewTimer makes a timer.
func (q *Queue) NewTimer() (*Timer, error) {
	from, err := q.Device.driver.NewEvent()
	if err != nil {
		return nil, err
	}
	to, err := q.Device.driver.NewEvent()
	return &Timer{q, from, to}, err
}

// Start marks the beginning of what is timed.
func (t *Timer) Start() error { return t.q.Device.driver.Record(t.from, t.q.stream) }

// Stop waits for everything queued since Start and returns the seconds it took on the device.
func (t *Timer) Stop() (float64, error) {
	if err := t.q.Device.driver.Record(t.to, t.q.stream); err != nil {
		return 0, err
	}
	s, err := t.q.Device.driver.Elapsed(t.from, t.to)
	return s, t.q.blame(err)
}

// Free gives the timer's events back.
func (t *Timer) Free() error {
	return errors.Join(t.q.Device.driver.DestroyEvent(t.from), t.q.Device.driver.DestroyEvent(t.to))
}
