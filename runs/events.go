package runs

// The events of a run: springs, ropes and bonds that broke, brakes that ran, what got inside something else, steps that were cut, and particles that were lost. They are part of the simulation's state, so that a run
// that is taken up again has them all.

import (
	"cmp"
	"fmt"
	"slices"

	"gabion/mbd"
	"gabion/results"
)

// eventBytes is about what an event holds.
const eventBytes = 200

// recordEvents writes the list of events anew when there are more than there were.
func (r *recorder) recordEvents() error {
	sim, inside := r.built.Simulation, r.built.Penetrations()
	n := sim.BrokenSprings() + sim.FailedSteps() + len(inside) + len(sim.Lost()) + len(sim.BrokenBonds())
	if r.built.Bodies != nil {
		n += r.built.Bodies.BrakeEventCount()
	}
	if n == r.events {
		return nil
	}
	r.events = n
	list := slices.Concat(r.breaks(), r.brakes(), r.cutbacks())
	for _, p := range inside {
		list = append(list, results.Event{Time: p.Time, Kind: results.Inside, Name: p.Name, Other: p.Other, Depth: p.Depth})
	}
	for _, l := range r.built.Lost() {
		list = append(list, results.Event{Time: l.Time, Kind: results.Lost, Name: l.Name, Other: l.Cause, Energy: l.Energy})
	}
	for _, x := range r.built.BrokenBonds() {
		list = append(list, results.Event{Time: x.Time, Kind: results.BondBroke, Name: x.Name, Other: x.Held, Energy: x.Energy})
	}
	slices.SortStableFunc(list, func(a, b results.Event) int { return cmp.Compare(a.Time, b.Time) })
	return r.writer.Do(eventBytes*int64(len(list)), func() error { return results.WriteEvents(r.folder, list) })
}

// cutbacks lists the steps that were cut.
func (r *recorder) cutbacks() (list []results.Event) {
	for _, c := range r.built.Simulation.Cutbacks() {
		list = append(list, results.Event{Time: c.Time, Kind: results.Cutback, Name: c.Cause, Step: c.Step})
	}
	return list
}

// breaks lists the springs that broke.
func (r *recorder) breaks() (list []results.Event) {
	bodies := r.built.Bodies
	if bodies == nil {
		return nil
	}
	for _, i := range bodies.Breaks() {
		spring := bodies.Breakable(i)
		how, _ := spring.Break(bodies)
		list = append(list, results.Event{
			Time: how.Time, Kind: results.Broke, Name: spring.BreakingName(), Tension: how.Tension, Elongation: how.Elongation, Energy: how.Energy,
		})
	}
	return list
}

// brakes lists the brakes of ropes that began to run, and those that came to their ends.
func (r *recorder) brakes() (list []results.Event) {
	bodies := r.built.Bodies
	if bodies == nil {
		return nil
	}
	for i := range bodies.ForceElements() {
		rope, ok := bodies.Force(i).(*mbd.RunningRope)
		if !ok {
			continue
		}
		for k := range rope.Brakes {
			name := fmt.Sprintf("%s.brake%d", rope.Name, k+1)
			if began, ended := rope.BrakeEvents(bodies, k); began != nil {
				list = append(list, results.Event{Time: began.Time, Kind: results.BrakeRuns, Name: name, Tension: began.Tension, Elongation: began.RunOut})
				if ended != nil {
					list = append(list, results.Event{Time: ended.Time, Kind: results.BrakeEnds, Name: name, Tension: ended.Tension, Elongation: ended.RunOut})
				}
			}
		}
	}
	return list
}

// mostWarned is how many are warned of one by one.
const mostWarned = 10

// checkPenetrations warns of what has got inside something else, or ends the run where the model says so.
func (r *run) checkPenetrations() error {
	list := r.built.Penetrations()
	for ; r.penetrations < len(list); r.penetrations++ {
		switch p := &list[r.penetrations]; {
		case r.built.Model.Contact.Penetration == "stop":
			return fmt.Errorf("%s, and contact.penetration is stop", p)
		case r.penetrations < mostWarned:
			r.warn(p.String() + ", and may leave on the wrong side; " + p.Remedy())
		case r.penetrations == mostWarned:
			r.warn(fmt.Sprintf("more than %d surfaces have got inside others: see %s", mostWarned, results.EventsFile))
		}
	}
	return nil
}

// warnOfLost warns of particles that were lost.
func (r *run) warnOfLost() {
	list := r.built.Lost()
	for ; r.lost < len(list); r.lost++ {
		switch {
		case r.lost < mostWarned:
			r.warn(list[r.lost].String())
		case r.lost == mostWarned:
			r.warn(fmt.Sprintf("more than %d particles were lost: see %s", mostWarned, results.EventsFile))
		}
	}
}
