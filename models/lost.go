package models

// Particles that were lost and removed, by name.

import "fmt"

// Lost is a particle that was removed because it went where none can be.
type Lost struct {
	Time   float64 // s
	Name   string  // its number and its group
	Cause  string
	Energy float64 // of its motion, J
}

func (l *Lost) String() string {
	return fmt.Sprintf("at t = %.4g s %s was removed: %s", l.Time, l.Name, l.Cause)
}

// Lost lists the particles that have been removed so far, by time.
func (b *Built) Lost() (list []Lost) {
	for _, p := range b.Simulation.Lost() {
		group := b.Grouping.Names[b.Grouping.Of(p.ID, p.Material)]
		list = append(list, Lost{p.Time, fmt.Sprintf("particle %d of %q", p.ID, group), p.Cause, p.Energy})
	}
	return list
}
