package runs

// One run: load, build, step, record, and end in good order whatever happens.

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync/atomic"
	"time"

	"gabion/internal/panics"
	"gabion/internal/progress"
	"gabion/models"
	"gabion/results"
)

// Names in a run's folder, beside those that package results gives.
const (
	ModelFile   = "model.yaml"
	HistoryFile = results.HistoryFile
	AuditFile   = "audit.csv"
)

// Phases of a run that observers of its context are told of, beside those of reading and building its model.
const (
	RecordingPhase = "recording the start"
	FirstStepPhase = "taking the first step"
	FramePhase     = "writing a frame"
	SavingPhase    = "saving the state"
)

// Options say what to run and how.
type Options struct {
	Model   string   // file: a model of ours, or a dataset of Adams/Solver (.adm)
	Text    []byte   // of the model, in the place of what the file holds; nil reads the file
	Sets    []string // overrides, "path=value"
	Within  string   // folder that the model and all that it names must be in; "" lets them be anywhere
	Folder  string   // for the results; made if missing
	Device  string   // auto, cpu or gpu
	Threads int      // 0 takes all processors; results do not depend on it
	Steps   int64    // stop after this many steps, as if interrupted; 0 runs to the end
	Resume  bool     // go on from the last checkpoint in Folder
	Branch  *Branch  // begin with a state of another run; nil begins with that of the model
	Discard bool     // the folder goes when the run has ended: there is nothing to go on from, and no checkpoints are written
	Version string   // of the program, for the summary
	Report  func(Status)
	Warn    func(string) // called with each warning of the summary as soon as it is known
	Watch   *Watch       // by which others see the run and steer it; nil without

	// Enough is told each row of the history with the names of its columns, the time first; true ends the run there, as at its end. nil has it go on.
	Enough func(names []string, row []float64) bool

	begun bool // the state that the model begins with has been taken over
}

// InputError is a mistake in the model or in what was asked for; nothing has been simulated.
type InputError struct{ Err error }

func (e *InputError) Error() string { return e.Err.Error() }
func (e *InputError) Unwrap() error { return e.Err }

// FailedError says why a simulation could not go on, and what can be done with what is on disk.
type FailedError struct {
	Err    error
	Advice string
}

func (e *FailedError) Error() string { return e.Err.Error() + "\n" + e.Advice }
func (e *FailedError) Unwrap() error { return e.Err }

// ErrInterrupted is returned when the run stopped because it was told to; a checkpoint lets it go on.
var ErrInterrupted = errors.New("interrupted")

// ErrNotBegun is returned, as an ErrInterrupted, when that was before the run had anything to go on from.
var ErrNotBegun = fmt.Errorf("%w before the first step; nothing has been written", ErrInterrupted)

// notBegun is the error of a run that has not begun: that of its input, unless it was told to stop.
func notBegun(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ErrNotBegun
	}
	return &InputError{err}
}

// Run runs a model. It returns an *InputError when it cannot begin, ErrInterrupted when ctx ends, and any other error when the
// simulation cannot go on or its results cannot be written; what is on disk is then whole up to the last checkpoint. The phases before the first step,
// and of drawing, are told to the observer of ctx.
func Run(ctx context.Context, o Options) (*results.Summary, error) {
	defer o.Watch.end()
	folder, err := o.folder()
	if err != nil {
		return nil, &InputError{err}
	}
	defer func() {
		if folder != nil {
			folder.Close()
		}
	}()
	from, err := o.savedState()
	if err != nil {
		return nil, &InputError{err}
	}
	o.begun = from != nil
	built, err := prepare(ctx, &o)
	if err != nil {
		return nil, notBegun(ctx, err)
	}
	if err := o.protectInputs(built.Model, folder); err != nil {
		return nil, &InputError{err}
	}
	for _, text := range built.Warnings {
		o.warn(text)
	}
	if folder == nil {
		if folder, err = results.MakeFolder(o.Folder, outputNames); err != nil {
			return nil, &InputError{err}
		}
	}
	r, err := open(ctx, built, o, folder, from)
	if err != nil {
		return nil, err
	}
	err = r.loop(ctx)
	if r.mayFallBack(err) {
		next, e := r.fallBack(ctx, err)
		if e != nil {
			return nil, errors.Join(err, e)
		}
		r, err = next, next.loop(ctx)
	}
	if r.failedInStep(err) {
		next, e := r.lastAccepted(ctx)
		if e != nil {
			return nil, errors.Join(err, fmt.Errorf("the state before that could not be saved: %w", e))
		}
		r = next
	}
	return r.close(ctx, err)
}

// written waits until everything recorded is on disk, and adds to an error what went wrong with that.
func (r *run) written(ctx context.Context, err error) error {
	var e error
	if e, r.plotted = r.recorder.finish(ctx); e != nil && !errors.Is(err, e) {
		return errors.Join(err, e)
	}
	return err
}

// run is a run under way.
type run struct {
	options            Options
	folder             *results.Folder
	built              *models.Built
	model              string           // resolved
	hash               string           // of what identifies it
	changes            []results.Change // of the model in the course of the run
	branchedFrom       *results.Origin  // of a branch
	end                float64
	began              time.Time
	earlierWallTime    time.Duration // wall time of the parts before a resume
	checkpointedAt     time.Time
	checkpointDuration atomic.Int64       // what the last checkpoint took, ns
	firstStep          int64              // step at which this part began
	stepLimit          int64              // step at which to stop, or 0
	stepTarget         results.StepTarget // under way
	checkpointTimes    ticker             // that the model asks for
	batch              stepBatch          // steps that are done at once
	ahead              stepsAhead         // that are under way
	penetrations       int                // that have been warned of
	lost               int                // particles, the same

	peaks []results.Peak // of loads

	recorder *recorder
	plotted  error // of drawing the histories
	report   reporter
	lookTook time.Duration // the last look of a watcher, with the work on what it saw
	lookedAt time.Time
	looked   time.Duration // all looks of this part of the run
	paused   time.Duration // that it has stood still
}

// open prepares the folder and the recorders, and takes up an old run from its checkpoint, if there is one.
func open(ctx context.Context, b *models.Built, o Options, in *results.Folder, from *results.Checkpoint) (*run, error) {
	r := &run{options: o, folder: in, built: b, end: b.Model.Solver.End, began: time.Now(), checkpointedAt: time.Now()}
	text, err := b.Model.ResolvedIn(o.Folder)
	if err != nil {
		return nil, err
	}
	r.model = string(text)
	if r.hash, err = o.identity(ctx, b.Model); err != nil {
		return nil, err
	}
	switch {
	case from == nil:
		if err = r.takeStart(ctx); err == nil {
			err = r.begin()
		}
	case o.Resume:
		err = r.resume(from)
	default:
		err = r.branch(from)
	}
	if err != nil {
		return nil, err
	}
	err = in.WriteFile(ModelFile, func(w io.Writer) error {
		if b := r.branchedFrom; b != nil {
			text = append(fmt.Appendf(nil, "# Begun with the state of %s at t = %.9g s, step %d.\n", b.Folder, b.Time, b.Step), text...)
		}
		_, err := w.Write(text)
		return err
	})
	if err != nil {
		return nil, err
	}
	r.firstStep = b.Simulation.Steps()
	if every := b.Model.Outputs.Checkpoints; every != nil {
		r.checkpointTimes.interval = *every
		r.checkpointTimes.skip(b.Simulation.Time(), b.Model.Solver.Step)
	}
	if o.Steps > 0 {
		r.stepLimit = r.firstStep + o.Steps
	}
	r.report = reporter{send: o.Report}
	r.awaitFirstLook()
	return r, nil
}

// begin begins a new run, in the place of an old one.
func (r *run) begin() error {
	err := r.folder.Clear()
	if err == nil {
		r.recorder, err = newRecorder(r.built, r.folder, r.warn)
	}
	return err
}

// loop steps to the end, recording what is due, until ctx ends or something fails.
func (r *run) loop(ctx context.Context) error {
	sim, step := r.built.Simulation, r.built.Model.Solver.Step
	r.recorder.isEnough = r.options.Enough
	if err := r.recordStart(ctx); err != nil {
		return err
	}
	for sim.Time() < r.end-timeTolerance*step {
		if err := r.stepTo(ctx, r.target()); err != nil {
			return err
		}
		if err := r.recorder.record(ctx, step, func() (bool, error) { return r.stepAhead(ctx) }); err != nil {
			return errors.Join(err, sim.Rest())
		}
		if r.recorder.enough {
			r.end = sim.Time()
		}
		if r.stepLimitReached() {
			break
		}
		if r.checkpointTimes.due(sim.Time(), step) {
			r.checkpointedAt = time.Time{}
		}
		if r.ahead.begun {
			continue
		}
		if err := r.checkpointIfDue(ctx); err != nil {
			return err
		}
	}
	// A run that is resumed to go further does so without the row of its old end.
	if err := r.checkpoint(ctx); err != nil {
		return err
	}
	if sim.Time() < r.end-timeTolerance*step {
		return nil
	}
	return r.recorder.recordEnd(step)
}

// recordStart records what is due at the start, and of a new run the state.
func (r *run) recordStart(ctx context.Context) error {
	phase := progress.Begin(ctx, RecordingPhase, 0)
	defer phase.End()
	step := r.built.Model.Solver.Step
	if err := r.recorder.record(ctx, step, waiting); err != nil {
		return err
	}
	if b := r.branchedFrom; b != nil && r.firstStep == b.Step {
		if err := r.recorder.recordEnd(step); err != nil { // whether or not anything is due there
			return err
		}
		return r.checkpoint(ctx)
	}
	if r.firstStep == 0 {
		return r.checkpoint(ctx)
	}
	return nil
}

// stepTo steps to a time at which something is due. That is recorded before a checkpoint, which then holds it.
func (r *run) stepTo(ctx context.Context, target float64) error {
	sim := r.built.Simulation
	h := r.stepLength(target)
	for {
		switch {
		case r.ahead.begun: // steps that are under way are ended first
		case ctx.Err() != nil:
			return errors.Join(r.checkpoint(ctx), ErrInterrupted)
		case r.stepLimitReached():
			return nil
		}
		if err := r.stepToward(ctx, target, h); err != nil {
			return &FailedError{Err: fmt.Errorf("at t = %.9g s, step %d: %w", sim.Time(), sim.Steps()+1, err)}
		}
		if err := errors.Join(r.followLoads(), r.recorder.recordEvents()); err != nil {
			return err
		}
		r.warnOfLost()
		if err := r.checkPenetrations(); err != nil {
			return &FailedError{Err: err}
		}
		r.report.step(r)
		if err := r.attend(ctx, target, h); err != nil {
			return err
		}
		if sim.Time() >= target-timeTolerance*h {
			sim.SetTime(target)
			return nil
		}
		if err := r.checkpointIfDue(ctx); err != nil {
			return err
		}
	}
}

// interrupted makes an interruption of the error that ctx has had, wherever it showed: in a picture that is not drawn, say.
func (r *run) interrupted(ctx context.Context, err error) error {
	if ctx.Err() == nil || !errors.Is(err, ctx.Err()) || errors.Is(err, ErrInterrupted) {
		return err
	}
	if _, _, e := results.LatestCheckpoint(r.folder.Path(results.CheckpointFolder)); e != nil {
		return errors.Join(err, ErrNotBegun)
	}
	return errors.Join(err, ErrInterrupted)
}

// stepLength is that of the steps to a target, s. A run that is resumed before the target keeps it.
func (r *run) stepLength(target float64) float64 {
	sim, step := r.built.Simulation, r.built.Model.Solver.Step
	if r.stepTarget.Time != target || r.stepTarget.Requested != step {
		_, h := equalSteps(sim.Time(), target, step)
		r.stepTarget = results.StepTarget{Time: target, Requested: step, Step: h}
	}
	return r.stepTarget.Step
}

// stepLimitReached reports whether the run has done the steps it was limited to.
func (r *run) stepLimitReached() bool {
	return r.stepLimit > 0 && r.built.Simulation.Steps() >= r.stepLimit
}

// warn gives a warning at once, and again in the summary.
func (r *run) warn(text string) {
	r.built.Warnings = append(r.built.Warnings, text)
	r.options.warn(text)
}

func (o *Options) warn(warning string) {
	if o.Warn != nil {
		o.Warn(warning)
	}
}

// close ends the run after success or failure: it writes what is left and returns the summary. What a GPU holds is given back meanwhile.
func (r *run) close(ctx context.Context, cause error) (*results.Summary, error) {
	var drawing, closing panics.Group
	var written, particles error
	drawing.Go(func() { written = r.written(ctx, cause) })
	if cause == nil {
		particles = r.writeParticles()
	}
	s, last := r.reached(), r.report.status(r)
	closing.Go(r.built.Simulation.Close)
	defer closing.Wait()
	drawing.Wait()
	cause = r.withAdvice(r.interrupted(ctx, written))
	err := cause
	if e := r.recorder.close(); e != nil && !errors.Is(cause, e) {
		err = errors.Join(err, e)
	}
	if cause == nil {
		err = errors.Join(err, particles, r.recorder.balance.verdict())
	}
	err = errors.Join(err, r.writeLoads())
	r.conclude(s, err)
	if e := results.WriteSummary(r.folder, s); e != nil {
		err = errors.Join(err, e)
	}
	if r.plotted != nil {
		err = errors.Join(err, r.interrupted(ctx, r.plotted))
	}
	r.report.last(last)
	return s, err
}
