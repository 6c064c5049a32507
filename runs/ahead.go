package runs

// Steps: one, or a batch of them. Those after a row may be under way on a GPU while the row is worked out.

import (
	"context"
	"time"

	"gabion/coupling"
	"gabion/internal/panics"
	"gabion/internal/progress"
)

// stepsAhead are steps that have been begun before the run has come to them.
type stepsAhead struct {
	begun bool
	most  int
	at    time.Time
}

// waiting begins nothing ahead.
func waiting() (begun bool, err error) { return false, nil }

// target is the time to which the run steps next, s.
func (r *run) target() float64 {
	return min(r.recorder.next(), r.checkpointTimes.next(), r.end)
}

// stepAhead begins the steps after those done, where nothing asks for the state between and the run is not told to stop. Steps that have gone on already are ended first.
func (r *run) stepAhead(ctx context.Context) (begun bool, err error) {
	sim, step := r.built.Simulation, r.built.Model.Solver.Step
	rest := timeTolerance * step
	if !sim.HasGoneOn() && (ctx.Err() != nil || r.options.Enough != nil || r.stepLimitReached() || sim.Time() >= r.end-rest || r.checkpointTimes.next() <= sim.Time()+rest || r.checkpointDue()) {
		return false, nil
	}
	target := r.target()
	sim.Follow(r.following(ctx, target))
	r.ahead.most, r.ahead.at = r.mostSteps(), time.Now()
	err = panics.Guard(func() (err error) {
		r.ahead.begun, err = sim.Begin(target, r.stepLength(target), r.ahead.most)
		return err
	})
	return r.ahead.begun, err
}

// following is the steps after those to a target where only a row of the history is due that asks what the rows before it have asked, and nothing may stop the run.
func (r *run) following(ctx context.Context, target float64) coupling.Following {
	o, step := &r.options, r.built.Model.Solver.Step
	rest := timeTolerance * step
	if ctx.Err() != nil || o.Enough != nil || o.Watch != nil || r.stepLimit > 0 || len(r.built.Loads) > 0 || r.checkpointDue() || r.checkpointTimes.next() <= target+rest || target >= r.end-rest {
		return coupling.Following{}
	}
	next, row := r.recorder.afterRow(target, rest)
	if !row {
		return coupling.Following{}
	}
	n, h := equalSteps(target, min(next, r.checkpointTimes.next(), r.end), step)
	return coupling.Following{Steps: n, Time: target, Step: h}
}

// mostSteps is how many steps may be done at once.
func (r *run) mostSteps() int {
	most := max(1, r.batch.size)
	if n := r.options.Watch.stepsLeft(); n > 0 {
		most = min(most, n)
	}
	if len(r.built.Loads) > 0 {
		most = 1
	}
	if r.stepLimit > 0 {
		most = int(min(int64(most), r.stepLimit-r.built.Simulation.Steps()))
	}
	return most
}

// stepToward does steps towards a time: one, or a batch.
func (r *run) stepToward(ctx context.Context, target, h float64) error {
	if r.built.Simulation.Steps() == r.firstStep {
		defer progress.Begin(ctx, FirstStepPhase, 0).End()
	}
	sim, most, start := r.built.Simulation, r.ahead.most, r.ahead.at
	if !r.ahead.begun {
		most, start = r.mostSteps(), time.Now()
		sim.Follow(r.following(ctx, target))
	}
	r.ahead.begun = false
	before := sim.Steps()
	err := panics.Guard(func() error { return sim.StepToward(target, h, most) })
	r.options.Watch.stepped(int(sim.Steps() - before))
	r.batch.update(sim.Steps()-before, time.Since(start))
	return err
}
