package kernels

import (
	"errors"
	"slices"
	"unsafe"
)

// Brancher is a driver whose recordings may have branches: work that is done where a condition holds.
type Brancher interface {
	// Branches tells whether the driver is recent enough.
	Branches() bool
}

// GraphBrancher is one whose recordings are graphs.
type GraphBrancher interface {
	Brancher
	// NewCondition makes a condition for what is being captured on a stream; a kernel sets it.
	NewCondition(Stream) (handle uint64, err error)
	// BeginBranch adds a branch to what is being captured on a stream. The work put on the other stream until EndBranch is done where the condition holds.
	BeginBranch(s, branch Stream, condition uint64) error
	EndBranch(branch Stream) error
	// Waited tells what the next launch captured on a stream waits for, and Wait lets it wait for something else.
	Waited(Stream) ([]Node, error)
	Wait(Stream, []Node) error
}

// Node is a launch in a graph.
type Node uintptr

// branching is what a queue needs for branches.
type branching struct {
	tried     bool
	program   *Program
	condition *Kernel
	stream    Stream // that branches are captured on
}

// MayBranch tells whether recordings may have branches.
func (q *Queue) MayBranch() bool {
	driver, ok := q.Device.driver.(Brancher)
	if !ok || !driver.Branches() {
		return false
	}
	if _, graphs := driver.(GraphBrancher); !graphs { // Recording.Run looks at conditions itself
		return true
	}
	b := &q.branching
	if !b.tried {
		b.tried = true
		if err := q.loadCondition(); err != nil {
			b.condition = nil
		}
	}
	return b.condition != nil
}

func (q *Queue) loadCondition() (err error) {
	b := &q.branching
	if b.program, err = q.Load(Condition, nil); err != nil {
		return err
	}
	if b.condition, err = b.program.Kernel("set_condition"); err != nil {
		return err
	}
	b.stream, err = q.Device.driver.NewStream()
	return err
}

// free gives back what branches have taken.
func (b *branching) free(q *Queue) (err error) {
	if b.program != nil {
		err = b.program.Free()
	}
	if b.stream != 0 {
		err = errors.Join(err, q.Device.driver.DestroyStream(b.stream))
	}
	return err
}

// If adds a branch to the recording under way: the launches that work makes, done where the word at an address has a value when the recording comes to it.
func (q *Queue) If(word Address, value int32, work func() error) error {
	if outer := q.recording; outer != nil {
		branch := &Recording{queue: q}
		q.recording = branch
		err := work()
		q.recording = outer
		outer.launches = append(outer.launches, launch{when: &condition{word, value}, branch: branch})
		return err
	}
	driver, b := q.Device.driver.(GraphBrancher), &q.branching
	handle, err := driver.NewCondition(q.stream)
	if err != nil {
		return q.blame(err)
	}
	wide := int64(value)
	if err := q.Launch(b.condition, 1, 1, Argument(&handle), Argument(&word), Argument(&wide)); err != nil {
		return err
	}
	if err := driver.BeginBranch(q.stream, b.stream, handle); err != nil {
		return q.blame(err)
	}
	outer := q.stream
	q.stream = b.stream
	err = work()
	q.stream = outer
	return errors.Join(err, q.blame(driver.EndBranch(b.stream)))
}

// Beside queues works that need nothing of one another: in a recording as a graph they go on side by side, and what comes next waits for all of them.
func (q *Queue) Beside(works ...func() error) error {
	driver, ok := q.Device.driver.(GraphBrancher)
	if !ok || !q.capturing || !driver.Branches() {
		return inTurn(works)
	}
	before, err := driver.Waited(q.stream)
	if err != nil {
		return q.blame(err)
	}
	var all []Node
	for _, work := range works {
		if err := q.blame(driver.Wait(q.stream, before)); err != nil {
			return err
		}
		if err := work(); err != nil {
			return err
		}
		last, err := driver.Waited(q.stream)
		if err != nil {
			return q.blame(err)
		}
		all = append(all, last...)
	}
	slices.Sort(all)
	return q.blame(driver.Wait(q.stream, slices.Compact(all)))
}

func inTurn(works []func() error) error {
	for _, work := range works {
		if err := work(); err != nil {
			return err
		}
	}
	return nil
}

// condition holds where a word on the device has a value.
type condition struct {
	word  Address
	value int32
}

// holds tells whether it does now.
func (c *condition) holds(q *Queue) (bool, error) {
	var now int32
	err := q.Device.driver.CopyOut(unsafe.Pointer(&now), c.word, uint64(unsafe.Sizeof(now)), q.stream)
	return now == c.value, errors.Join(err, q.Wait())
}
