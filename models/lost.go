package models

// Particles that were lost, by name.

import "fmt"

// Lost is a particle that went where none can be.
type Lost struct {
	Time    float64 // s
	Name    string  // its number and its group
	Cause   string
	Energy  float64 // of its motion, J
	Removed bool    // it is gone; else it goes on
}

func (l *Lost) String() string {
	fate := "is lost and goes on, of which nothing more is told"
	if l.Removed {
		fate = "was removed"
	}
	return fmt.Sprintf("at t = %.4g s %s %s: %s", l.Time, l.Name, fate, l.Cause)
}

// Lost lists the particles that have been lost so far, by time.
func (b *Built) Lost() (list []Lost) {
	for _, p := range b.Simulation.Lost() {
		group := b.Grouping.Names[b.Grouping.Of(p.ID, p.Material)]
		list = append(list, Lost{p.Time, fmt.Sprintf("particle %d of %q", p.ID, group), p.Cause, p.Energy, b.Model.DEM.OnLost == "remove"})
	}
	return list
}
