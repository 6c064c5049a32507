package runs

// Watching a run: others see it as it is now, and steer it, without changing a bit of what it computes.

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/results"
)

// Watch is the way between a run and those who watch it. They ask, and the run answers between two batches of steps: with a look at its state, but so
// seldom that looks take no more than a fiftieth of its time. It may be used by several goroutines; the zero value is ready.
type Watch struct {
	mu     sync.Mutex
	change chan struct{} // closed when something is asked of the run; made anew
	looks  []look
	paused bool
	steps  int  // that are still to be made before the run stands still again; 0 without a limit
	save   bool // a checkpoint is wanted
	ended  bool
	stand  *Stand // where the run stands still; nil while it goes on

	contacts bool          // looks show contacts too
	spent    time.Duration // by watchers on what they have seen, which the run does not know of yet
}

// look is somebody who wants to see a run that has got beyond a step.
type look struct {
	after  int64
	answer chan<- *Seen
}

// Seen is a run as a look found it.
type Seen struct {
	Frame  *results.Frame
	Up     r3.Vec // against gravity
	Step   int64
	Paused bool
	Share  float64             // part of the run's wall time that looks have taken
	Taken  time.Time           // when the run stood where it is seen
	Units  map[string][]string // of the columns of each table, by its file
}

// Stand is where a run that was paused stands still.
type Stand struct {
	Step int64
	Time float64 // simulated, s
}

// ErrEnded is returned to who looks at a run that has ended.
var ErrEnded = errors.New("the run has ended")

// Look waits until the run shows itself at another step than one that has been seen; -1 for at any.
func (w *Watch) Look(ctx context.Context, seen int64) (*Seen, error) {
	answer := make(chan *Seen, 1)
	w.mu.Lock()
	if w.ended {
		w.mu.Unlock()
		return nil, ErrEnded
	}
	w.looks = append(w.looks, look{seen, answer})
	w.tell()
	w.mu.Unlock()
	select {
	case s := <-answer:
		if s == nil {
			return nil, ErrEnded
		}
		return s, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Pause has the run stand still after the steps that it is making.
func (w *Watch) Pause() { w.ask(func() { w.paused, w.steps = true, 0 }) }

// Go has it go on.
func (w *Watch) Go() { w.ask(func() { w.paused, w.steps = false, 0 }) }

// Step has it make so many steps and stand still.
func (w *Watch) Step(n int) { w.ask(func() { w.paused, w.steps = n <= 0, max(n, 0) }) }

// Checkpoint has it save its state.
func (w *Watch) Checkpoint() { w.ask(func() { w.save = true }) }

// ShowContacts has looks show the contacts of particles too, or not.
func (w *Watch) ShowContacts(wanted bool) { w.ask(func() { w.contacts = wanted }) }

// Spent counts the time that a watcher has worked on what it saw as a part of the look: the run shows itself again that much later.
func (w *Watch) Spent(d time.Duration) { w.ask(func() { w.spent += d }) }

// Paused tells whether the run stands still, or is about to.
func (w *Watch) Paused() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.paused
}

// Standing tells where a run that was paused stands still, with all rows up to there in its files; nil while it goes on, or makes the steps that it was making when it was paused.
func (w *Watch) Standing() *Stand {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.stand
}

func (w *Watch) ask(change func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	change()
	w.tell()
}

// tell wakes a run that stands still. The lock is held.
func (w *Watch) tell() {
	if w.change != nil {
		close(w.change)
		w.change = nil
	}
}

// end lets those go who wait for a run that has ended.
func (w *Watch) end() {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ended = true
	for _, l := range w.looks {
		l.answer <- nil
	}
	w.looks = nil
}

// stepsLeft is how many steps a run may make before it stands still; 0 without a limit.
func (w *Watch) stepsLeft() int {
	if w == nil {
		return 0
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.steps
}

// stepped counts steps that have been made.
func (w *Watch) stepped(n int) {
	if w == nil {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.steps > 0 {
		if w.steps -= n; w.steps <= 0 {
			w.steps, w.paused = 0, true
		}
	}
}

// wishes are what is asked of a run.
type wishes struct {
	look, save, paused bool
	contacts           bool
	spent              time.Duration   // by watchers, since they were asked last
	change             <-chan struct{} // closed when there are others
}

// wishes are those of now, of a run that has come to a step.
func (w *Watch) wishes(step int64) wishes {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.change == nil {
		w.change = make(chan struct{})
	}
	unseen := slices.ContainsFunc(w.looks, func(l look) bool { return l.after != step })
	now := wishes{look: unseen, save: w.save, paused: w.paused, contacts: w.contacts, spent: w.spent, change: w.change}
	w.save, w.spent = false, 0
	if !w.paused || w.stand != nil && w.stand.Step != step {
		w.stand = nil
	}
	return now
}

// stands says that the run stands still, if it is still to, and that all that it has recorded can be read.
func (w *Watch) stands(step int64, time float64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.paused {
		w.stand = &Stand{step, time}
	}
}

// show answers all who have not seen this step.
func (w *Watch) show(s *Seen) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.looks = slices.DeleteFunc(w.looks, func(l look) bool {
		if l.after != s.Step {
			l.answer <- s
		}
		return l.after != s.Step
	})
}

// lookShare is the part of a run's time that looks may take: one in so many.
const lookShare = 50

// lookPause is the least time between looks at a run that goes on: nobody sees more than thirty pictures a second.
const lookPause = time.Second / 30

// lookGuess is about what a look takes for each particle, shape and link, with the work on what it saw: what the first one of a run is taken to take.
const lookGuess = 500 * time.Nanosecond

// mostWait is how long the first look waits at most: a run of very many particles takes long, too.
const mostWait = 2 * time.Second

// awaitFirstLook has the run show itself first when that takes no more than the share of its time that looks may take: a short run would be slower by more else.
func (r *run) awaitFirstLook() {
	s := r.recorder.scene
	n := len(s.shapes) + len(s.edges) + len(s.links)
	if g := r.built.Simulation.Particles(); g != nil {
		n += g.Len()
	}
	r.lookedAt, r.lookTook = r.began, min(time.Duration(n)*lookGuess, mostWait/lookShare)
}

// saveState saves the state with what is due at a target that has been reached by a step of h: a run that goes on from the state does not record that again.
func (r *run) saveState(ctx context.Context, target, h float64) error {
	if sim := r.built.Simulation; sim.Time() >= target-timeTolerance*h {
		sim.SetTime(target)
		if err := r.recorder.record(ctx, r.built.Model.Solver.Step, waiting); err != nil {
			return err
		}
	}
	return r.checkpoint(ctx)
}

// attend does what watchers ask for after a step of h towards a target, and stands still as long as they want it.
func (r *run) attend(ctx context.Context, target, h float64) error {
	w := r.options.Watch
	if w == nil {
		return nil
	}
	stopped := time.Now()
	sim := r.built.Simulation
	for {
		now := w.wishes(sim.Steps())
		r.countLook(now, now.spent)
		if now.look && (now.paused || r.mayLook()) {
			r.show(w, now)
		}
		if now.save {
			if err := r.saveState(ctx, target, h); err != nil {
				return err
			}
		}
		if !now.paused {
			return nil
		}
		if err := r.recorder.flushTables(); err != nil { // what is plotted reaches to what is seen
			return err
		}
		w.stands(sim.Steps(), sim.Time())
		select {
		case <-ctx.Done():
			return nil
		case <-now.change:
		}
		r.paused += time.Since(stopped)
		stopped = time.Now()
	}
}

// mayLook tells whether a look that takes as long as the last one leaves both the time since that one, and that of the whole run, at the share that looks may take.
func (r *run) mayLook() bool {
	return time.Since(r.lookedAt) >= max(lookPause, lookShare*r.lookTook) && time.Since(r.began)-r.paused >= lookShare*(r.looked+r.lookTook)
}

// show shows the state of the run.
func (r *run) show(w *Watch, now wishes) {
	start := time.Now()
	f, state := r.recorder.scene.frame(), r.built.Simulation.TakeState(dem.State{})
	f.Particles = r.recorder.scene.particles(&state)
	if now.contacts && r.built.Simulation.Particles() != nil {
		f.Contacts = r.recorder.scene.contacts(&state)
	}
	r.lookedAt, r.lookTook = time.Now(), 0
	r.countLook(now, r.lookedAt.Sub(start))
	spent := max(time.Since(r.began)-r.paused, 1)
	w.show(&Seen{
		Frame: f, Up: r.built.Model.Up(), Step: r.built.Simulation.Steps(), Paused: now.paused, Share: float64(r.looked) / float64(spent), Taken: start,
		Units: map[string][]string{HistoryFile: r.recorder.units(HistoryFile), AuditFile: r.recorder.units(AuditFile)},
	})
}

// countLook adds to what the last look took, and to what looks take of the run while it goes on.
func (r *run) countLook(now wishes, took time.Duration) {
	r.lookTook += took
	if !now.paused {
		r.looked += took
	}
}
