package runs

// The events of a run: springs that broke. They are read off the bodies, so that a run that is taken up again has them all.

import (
	"cmp"
	"slices"

	"gabion/mbd"
	"gabion/results"
)

// recordEvents writes the list of events anew when there are more than there were.
func (r *recorder) recordEvents() error {
	n := r.built.Simulation.BrokenSprings()
	if n == r.events {
		return nil
	}
	r.events = n
	list := r.breaks()
	return r.writer.Do(func() error { return results.WriteEvents(r.folder, list) })
}

// breaks lists the springs that broke, by time.
func (r *recorder) breaks() (list []results.Event) {
	bodies := r.built.Bodies
	for _, i := range bodies.Breaks() {
		spring := bodies.Force(i).(*mbd.SpringDamper)
		how, _ := spring.Break(bodies)
		list = append(list, results.Event{
			Time: how.Time, Kind: "broke", Name: spring.Name, Tension: how.Tension, Elongation: how.Elongation, Energy: how.Energy,
		})
	}
	slices.SortStableFunc(list, func(a, b results.Event) int { return cmp.Compare(a.Time, b.Time) })
	return list
}
