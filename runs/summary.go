package runs

// The summary of a run, and the lines that tell how it is getting on.

import (
	"errors"
	"time"

	"gabion/models"
	"gabion/results"
)

// Status is how far a run has come.
type Status struct {
	Time, End  float64 // s
	Steps      int64
	Rate       float64 // steps per wall second, lately
	Iterations float64 // Newton iterations a step, on average
	Contacts   int     // of particles, in the last step
	Remaining  time.Duration
	Done       bool // the last report of the run
}

// reporter sends a status now and then.
type reporter struct {
	send  func(Status)
	at    time.Time
	steps int64
}

const reportEvery = 200 * time.Millisecond

func (p *reporter) step(r *run) {
	if p.send == nil || time.Since(p.at) < reportEvery {
		return
	}
	p.send(p.status(r))
}

func (p *reporter) last(s Status) {
	if p.send == nil {
		return
	}
	s.Done = true
	p.send(s)
}

func (p *reporter) status(r *run) Status {
	sim := r.built.Simulation
	now := time.Now()
	s := Status{Time: sim.Time(), End: r.end, Steps: sim.Steps()}
	if since := now.Sub(p.at).Seconds(); !p.at.IsZero() && since > 0 {
		s.Rate = float64(s.Steps-p.steps) / since
	}
	p.at, p.steps = now, s.Steps
	if g := sim.Integrator(); g != nil && s.Steps > 0 {
		s.Iterations = float64(g.Counters().Iterations) / float64(s.Steps)
	}
	if g := sim.Particles(); g != nil {
		c := g.Counters()
		s.Contacts = c.Touching + c.Surface
	}
	if done := sim.Time(); done > 0 && s.Rate > 0 {
		s.Remaining = time.Duration((r.end - done) / r.built.Model.Solver.Step / s.Rate * float64(time.Second))
	}
	return s
}

// reached is what the summary tells of where the simulation has come to, which may be closed then.
func (r *run) reached() *results.Summary {
	m, sim := r.built.Model, r.built.Simulation
	s := &results.Summary{
		Title: m.Title, Model: r.options.Model, ModelHash: r.hash, Version: r.options.Version, Status: results.Done,
		Device: results.Device{Kind: r.built.Device.Kind, Name: r.built.Device.Name, Threads: r.options.Threads, Bodies: bodiesOn(r.built)},
		Size:   map[string]int64{}, Counters: map[string]int64{},
		Time:   results.TimeSpan{End: sim.Time(), Step: m.Solver.Step, Steps: sim.Steps()},
		Origin: r.branchedFrom, Changes: r.changes,
	}
	a := sim.Audit()
	for _, e := range a.Entries() {
		s.Audit = append(s.Audit, results.Entry{Name: e.Name, Value: results.Real(e.Value), Unit: e.Unit})
	}
	r.count(s)
	return s
}

// conclude completes the summary of a run that ends with an error or without.
func (r *run) conclude(s *results.Summary, err error) {
	elapsed := time.Since(r.began) - r.paused
	s.Time.WallSeconds, s.Time.PeakMemory = (r.earlierWallTime + elapsed).Seconds(), peakMemory()
	s.Warnings, s.Columns = r.built.Warnings, r.recorder.columns
	switch {
	case errors.Is(err, ErrInterrupted):
		s.Status = results.Interrupted
	case err != nil:
		s.Status, s.Error = results.Failed, err.Error()
	}
	if s.Time.End < r.end-timeTolerance*s.Time.Step {
		s.Time.Until = r.end
		if err == nil {
			s.Status = results.Stopped
		}
	}
	r.timings(s, elapsed)
}

// bodiesOn says where the bodies are stepped of a run whose particles are on a GPU, and why.
func bodiesOn(b *models.Built) string {
	switch {
	case b.Bodies == nil || b.Device.Kind != "gpu":
		return ""
	case b.BodiesOnHost != "":
		return "cpu: " + b.BodiesOnHost
	}
	return "gpu"
}

func (r *run) count(s *results.Summary) {
	sim := r.built.Simulation
	if n := sim.FailedSteps(); n > 0 {
		s.Counters["cutbacks"], s.Counters["failed_steps"] = int64(len(sim.Cutbacks())), int64(n)
	}
	if n := len(sim.Lost()); n > 0 {
		s.Counters["particles_lost"] = int64(n)
	}
	if n := len(sim.BrokenBonds()); n > 0 {
		s.Counters["bonds_broken"] = int64(n)
	}
	if n := sim.GPUFailures(); n > 0 {
		s.Counters["steps_left_to_processor"] = int64(n)
	}
	if b := sim.Bodies(); b != nil {
		if n := sim.BrokenSprings(); n > 0 {
			s.Counters["springs_broken"] = int64(n)
		}
		s.Size["bodies"], s.Size["joints"], s.Size["forces"] = int64(b.Bodies()), int64(b.Joints()), int64(b.ForceElements())
		c := sim.Integrator().Counters()
		s.Counters["newton_iterations"] = int64(c.Iterations)
		s.Counters["evaluations"] = int64(c.Evaluations)
		s.Counters["factorizations"] = int64(c.Factorizations)
		if c.Products > 0 {
			s.Counters["tangent_products"] = int64(c.Products)
		}
		s.Counters["rejected_steps"] = int64(c.Rejections)
		s.Counters["rejected_for_error"] = int64(c.ErrorRejections)
		s.Counters["rejected_for_event"] = int64(c.EventRejections)
		s.Counters["rejected_for_convergence"] = int64(c.ConvergenceRejections)
		s.Size["degrees_of_freedom"] = int64(sim.Integrator().DegreesOfFreedom())
	}
	if g := sim.Particles(); g != nil {
		c := g.Counters()
		s.Size["particles"] = int64(g.Len())
		s.Counters["list_rebuilds"] = int64(c.Rebuilds)
		s.Counters["particle_contacts"] = int64(c.Touching)
		s.Counters["surface_contacts"] = int64(c.Surface)
		s.Counters["particles_removed"] = int64(c.Removed)
		s.Counters["particle_memory_bytes"] = int64(c.Bytes)
	}
}

// timings are the phases that make up the time elapsed.
func (r *run) timings(s *results.Summary, elapsed time.Duration) {
	sim := r.built.Simulation
	p, n := sim.Phases(), sim.Steps()-r.firstStep
	add := func(name string, d time.Duration) {
		if d > 0 {
			s.Timings = append(s.Timings, results.Timing{Phase: name, Seconds: d.Seconds(), Calls: n})
		}
	}
	add("particles: drift, neighbours, forces", p.Drift)
	add("bodies: Newton iterations", p.Bodies)
	add("contact of particles and bodies", p.Contact)
	add("particles: reactions and second kick", p.Commit)
	add("keeping states for steps that fail", p.Keep)
	took := r.recorder.took.phases(elapsed - p.Drift - p.Bodies - p.Contact - p.Commit - p.Keep)
	for _, phase := range ResultPhases() {
		add(phase, took[phase])
	}
}
