// The engine: what it holds, and its steps.

package gpu

import (
	"errors"
	"fmt"
	"reflect"
	"unsafe"

	"gabion/kernels"
	"gabion/mbd"
	"gabion/rigid"
)

// Contacts are those of particles on the device with frames that bodies carry. Kernels are queued inside Do.
type Contacts interface {
	Do(work func(*kernels.Queue) error) error
	// Recorded changes when recordings that hold the contacts' kernels have to be made anew.
	Recorded() int
	// SameStep tells whether a step of h (s) differs in nothing from the one before.
	SameStep(h float64) bool
	// BeginResident begins up to so many steps of h (s), by trials with numbers from the one that is returned on.
	BeginResident(steps int, h float64) (trial int32, err error)
	// QueueStep, QueueTrial and QueueAccept queue a step of the particles, a trial of contacts with frames, and the acceptance of the last one, each if the
	// gates, which lie at an address, let it be. Without turning frames the tangents of forces by translations are enough.
	QueueStep(gates kernels.Address) error
	QueueTrial(frames, gates kernels.Address, turning bool) error
	QueueAccept(gates kernels.Address) error
	// QueueBuild queues, in a branch that is for bodies that wait for rows of neighbours, what they need, after which they go on: with the next step, or with the trial that did
	// not hold.
	QueueBuild(gates kernels.Address, next bool) error
	// Resolve does what it takes for a trial to hold that did not.
	Resolve() error
	// AbandonResident leaves steps that cannot be made, after a trial of that number: the next one is to have another.
	AbandonResident(trial int32)
	// QueueLook queues copies of what the host needs of the particles after its next wait. Behind the last of the steps it may queue what ends them, and what is
	// likely to be asked then, of which nothing is done before they have been made; it tells whether it has.
	QueueLook(gates kernels.Address, last bool) (ended bool, err error)
	// EndResident ends the steps, so many, with the frames of the last trial as the kernels have them; with ended the device has done what QueueLook has queued last.
	EndResident(steps int, h float64, trial int32, frames []byte, ended bool) error
	// GoOn is BeginResident for steps that follow those that EndResident has just ended, where all that may be asked of the particles until Resume is known by then; may tells
	// whether it is.
	GoOn(steps int, h float64) (trial int32, may bool, err error)
	// Resume says that nothing more is asked of where the particles were before GoOn.
	Resume()
}

// Method is how bodies are stepped: Newmark's formulas and Newton's iteration, as package solvers has them.
type Method struct {
	Beta, Gamma        float64
	Unknown, Last, Old float64 // parts of an acceleration in Newmark's formulas: of the unknown, the last unknown, and the last of them
	Shift              float64 // that of the time that these belong to, by the step
	Tolerance          float64 // m/s
	MaxIterations      int
}

// Motion is the state of bodies between steps, with coordinates as the System has them.
type Motion struct {
	Resident                bool // the device has it, as Step has left it; else it is written there
	Q, V, X, A, LastX       []float64
	LastStep                float64             // s; 0 if there is none
	Powers                  [powerCount]float64 // at the end of the last step, W: dissipated, of contacts, of given forces
	Works                   [workCount]float64  // since the start, J, likewise, then what springs and numerical damping have taken
	Time                    float64             // s
	State                   []float64           // state variables of the system
	Iterations, Evaluations int                 // in the steps made
	Products                int                 // of the tangent with a direction, likewise
	Wrenches                []rigid.Wrench      // of contacts on the bodies that carry frames at the end of the last step

	Exchanged // in a sub-cycled scheme
}

// StepError says that the device cannot make a step.
type StepError struct{ halted int32 }

func (e *StepError) Error() string {
	return [...]string{
		haltDiverged: "Newton's iteration does not converge on the GPU", haltRotation: "a body turns too fast for the step",
		haltNotFinite: "the motion is not finite", haltExchange: "bodies and particles do not agree at the end of the step",
	}[e.halted]
}

// Engine steps the bodies of a system on a GPU.
type Engine struct {
	system    *mbd.System
	contacts  Contacts
	exchange  *exchange // nil in the frozen scheme
	reactions kernels.Reactions
	method    Method
	carriers  []int // body of each frame

	device   kernels.Info
	program  *kernels.Program
	begin    *kernels.Kernel
	advance  *kernels.Kernel // makes a round of Newton's iteration, or in a sub-cycled scheme a step
	all      []freer
	values   parameters
	traits   traits
	blocks   int
	steps    *kernels.Recording // some steps
	one      *kernels.Recording // a step
	rest     *kernels.Recording // what is left of one
	recorded int
	branches bool // rows are built on the device without the host

	underWay chan outcome // of the steps that have been begun
	ended    bool         // what ends them was queued behind those that were queued last
	next     Next         // what follows them
	gone     goneOn       // steps that have been begun as soon as those before them had ended

	sinceBuild, toBuild int // steps since a trial did not hold, and as many as are expected between two such

	bodies, springs int
	widths          []uint8 // numbers of coordinates of the bodies, with the ground
	barrier         *kernels.Array[int32]
	state           *kernels.Array[deviceState]
	states          *kernels.Array[deviceSpringState] // nil where no spring remembers anything
	remembered      []deviceSpringState               // pinned
	viscoelastic    viscoelastic
	functions       []mbd.Function // of time, that given forces have
	factors         *kernels.Array[float64]
	factorBuffer    []float64
	host            []deviceState // pinned: of the steps under way, and of those that are to follow
	mirror          mirror
}

type freer interface{ Free() error }

// stepsOfRecording is the number of steps that one launch makes, if each takes no more rounds than roundsOfStep.
const (
	stepsOfRecording = 8
	roundsOfStep     = 3
)

// New makes an engine for the bodies of a built system, of which carriers carry the frames of the contacts, with an exchange of a sub-cycled scheme or nil. The error
// tells what of the system cannot be stepped on a GPU.
func New(s *mbd.System, carriers []int, c Contacts, r kernels.Reactions, m Method, x *Exchange) (*Engine, error) {
	if err := Supports(s); err != nil {
		return nil, err
	}
	e := &Engine{system: s, contacts: c, reactions: r, method: m, carriers: carriers, bodies: s.Bodies() + 1, springs: s.ForceElements(), recorded: -1, underWay: make(chan outcome, 1)}
	if x != nil {
		e.exchange = &exchange{Exchange: *x, contacts: c.(Trajectories)}
	}
	if err := c.Do(e.build); err != nil {
		e.Close()
		return nil, fmt.Errorf("bodies on the GPU: %w", err)
	}
	return e, nil
}

// Close gives the device memory back.
func (e *Engine) Close() {
	_ = e.contacts.Do(func(q *kernels.Queue) error {
		err := errors.Join(e.exchange.free(q), e.steps.Free(), e.one.Free(), e.rest.Free(), kernels.Unpin(q, e.host), kernels.Unpin(q, e.mirror.host), kernels.Unpin(q, e.remembered), e.viscoelastic.free(q))
		for _, x := range e.all {
			err = errors.Join(err, x.Free())
		}
		if e.program != nil {
			err = errors.Join(err, e.program.Free())
		}
		return err
	})
}

// Ready tells whether steps of h (s) can be made on the device: the particles' last one was as long.
func (e *Engine) Ready(h float64) bool { return e.contacts.SameStep(e.particleStep(h)) }

// particleStep is that of the particles in a step of h (s).
func (e *Engine) particleStep(h float64) float64 { return h / float64(e.particleSteps()) }

// particleSteps is how many the particles make in a step.
func (e *Engine) particleSteps() int {
	if e.exchange != nil {
		return e.exchange.Substeps
	}
	return 1
}

// run makes steps until all are done or one fails; so many have been queued.
func (e *Engine) run(q *kernels.Queue, n, queued int) (err error) {
	s := &e.host[0]
	for ; ; queued = 0 {
		done := s.Done
		if queued == 0 {
			queued, err = e.queueSteps(n - int(done))
		}
		if err := errors.Join(err, e.queueLook(queued == n-int(done)), e.look()); err != nil {
			return err
		}
		waits := s.Halted == haltVoid || s.Halted == haltBuild
		e.count(s.Done-done, waits)
		switch {
		case waits:
			if err := e.contacts.Resolve(); err != nil {
				return err
			}
			s.Halted, s.Skip = 0, 0
			if err := errors.Join(e.barrier.Clear(0), e.state.Write(0, e.host[:1]), e.rest.Run()); err != nil {
				return err
			}
		case s.Halted != 0 || s.Done == s.Goal || s.Broken != 0:
			return nil
		}
	}
}

// queueSteps queues up to so many steps, and tells how many.
func (e *Engine) queueSteps(all int) (queued int, err error) {
	queued = e.likely(all, stepsOfRecording)
	for left := queued; left > 0; {
		run, steps := e.one, 1
		if left >= stepsOfRecording {
			run, steps = e.steps, stepsOfRecording
		}
		if err := run.Run(); err != nil {
			return 0, err
		}
		left -= steps
	}
	return queued, nil
}

// queueLook queues what the host looks at behind steps, which are the last or not.
func (e *Engine) queueLook(last bool) (err error) {
	e.ended, err = e.contacts.QueueLook(e.state.Address(), last)
	return err
}

// likely is how many of so many steps are likely before the particles' neighbours have to be found anew, but no less than least: what is queued beyond that does
// nothing, which takes time too.
func (e *Engine) likely(left, least int) int {
	if e.branches {
		return left
	}
	e.toBuild = max(e.toBuild, 2*e.sinceBuild)
	return min(left, max(e.toBuild-e.sinceBuild, least))
}

// count counts steps that were made, and whether neighbours have to be found anew after them.
func (e *Engine) count(steps int64, build bool) {
	e.sinceBuild += int(steps)
	if build {
		e.toBuild, e.sinceBuild = e.sinceBuild, 0
	}
}

// record makes the recordings, if the contacts' kernels have changed: with branches, or where the driver refuses these without.
func (e *Engine) record(q *kernels.Queue, make func(q *kernels.Queue) error) error {
	if e.recorded == e.contacts.Recorded() {
		return nil
	}
	err := make(q)
	if err != nil && e.branches {
		e.branches = false
		err = make(q)
	}
	e.recorded = e.contacts.Recorded()
	return err
}

// recordSteps makes the recordings of steps in the frozen scheme.
func (e *Engine) recordSteps(q *kernels.Queue) (err error) {
	if err := errors.Join(e.steps.Free(), e.one.Free(), e.rest.Free()); err != nil {
		return err
	}
	gates := e.state.Address()
	rounds := func() (err error) {
		for range roundsOfStep {
			err = errors.Join(err, e.contacts.QueueTrial(kernels.Address(e.values.FrameList), gates, e.traits.turning), q.Launch(e.advance, e.blocks, bodyThreads))
		}
		return errors.Join(err, e.contacts.QueueAccept(gates))
	}
	rest := func() error {
		return errors.Join(rounds(), e.waitForRows(q, func() error { return errors.Join(e.contacts.QueueBuild(gates, false), rounds()) }))
	}
	if e.rest, err = q.Record(rest); err != nil {
		return err
	}
	several := func(n int) (*kernels.Recording, error) {
		return q.Record(func() (err error) {
			for range n {
				err = errors.Join(err, e.contacts.QueueStep(gates), rest())
			}
			return err
		})
	}
	if e.one, err = several(1); err != nil {
		return err
	}
	e.steps, err = several(stepsOfRecording)
	return err
}

// waitForRows queues what is done where the bodies wait for rows of neighbours, if the device can do without the host.
func (e *Engine) waitForRows(q *kernels.Queue, build func() error) error {
	if !e.branches {
		return nil
	}
	return q.If(e.state.Address()+kernels.Address(unsafe.Offsetof(deviceState{}.Halted)), haltBuild, build)
}

// setStep tells the kernels what the steps are.
func (e *Engine) setStep(h, last float64) error {
	if e.values.Step == h && e.values.LastStep == last {
		return nil
	}
	e.values.Step, e.values.LastStep = h, last
	if err := e.viscoelastic.setStep(h); err != nil {
		return err
	}
	return e.program.SetConstant("parameters", bytesOf(&e.values))
}

// bytesOf is a value as it lies in memory, here and on the device: numbers of four bytes stand in pairs.
func bytesOf[T any](v *T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(v)), reflect.TypeFor[T]().Size())
}

// bytesIn are the bytes of some numbers.
func bytesIn(x []float64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(float64(0))))
}
