package results

// Events: what happens once, such as a wire that breaks.

import (
	"encoding/csv"
	"io"
	"strconv"
)

// EventsFile is the name of the list of events in a run's folder.
const EventsFile = "events.csv"

// EventKind tells what happened, and which fields of an Event say more of it.
type EventKind string

// Kinds of events.
const (
	Broke   EventKind = "broke"   // a wire or spring: Tension, Elongation, Energy
	Inside  EventKind = "inside"  // a body or wire got inside something: Other, Depth
	Cutback EventKind = "cutback" // a step failed and was made again in shorter ones: Step
	Lost    EventKind = "lost"    // a particle was removed: Other, Energy

	BondBroke EventKind = "bond_broke" // a bond between particles: Other, Energy

	BrakeRuns EventKind = "brake_runs" // a brake of a rope began to run out: Tension
	BrakeEnds EventKind = "brake_ends" // it came to the end of its stroke: Tension, Elongation
)

// Event is something that happened once.
type Event struct {
	Time       float64 // s
	Kind       EventKind
	Name       string  // of the element or surface, or the cause
	Tension    float64 // N
	Elongation float64 // or run-out, m
	Energy     float64 // set free, or taken away, J
	Other      string  // what the surface is inside, why the particle was removed, or what the bond held together
	Depth      float64 // of the contact, m
	Step       float64 // the shortest that was tried, s
}

// WriteEvents writes the list of events in a run's folder, one a row; what does not belong to the kind of an event is empty.
func WriteEvents(to *Folder, events []Event) error {
	rows := [][]string{{TimeColumn, "event", "name", "tension", "elongation", "energy", "other", "depth", "step"}}
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	for _, e := range events {
		row := []string{strconv.FormatFloat(e.Time, 'g', 12, 64), string(e.Kind), e.Name, "", "", "", e.Other, "", ""}
		switch e.Kind {
		case Broke:
			row[3], row[4], row[5] = number(e.Tension), number(e.Elongation), number(e.Energy)
		case BrakeRuns, BrakeEnds:
			row[3], row[4] = number(e.Tension), number(e.Elongation)
		case Inside:
			row[7] = number(e.Depth)
		case Lost, BondBroke:
			row[5] = number(e.Energy)
		case Cutback:
			row[8] = number(e.Step)
		}
		rows = append(rows, row)
	}
	return to.WriteFile(EventsFile, func(w io.Writer) error { return csv.NewWriter(w).WriteAll(rows) })
}
