package results

// Events: what happens once, such as a wire that breaks, or a body that gets inside another.

import (
	"encoding/csv"
	"io"
	"strconv"
)

// EventsFile is the name of the list of events in a run's folder.
const EventsFile = "events.csv"

// Event is a wire or spring that broke, or a body or wire that got inside something.
type Event struct {
	Time       float64 // s
	Kind       string  // broke or inside
	Name       string  // of the element or surface
	Tension    float64 // N
	Elongation float64 // m
	Energy     float64 // set free, J
	Other      string  // what the surface is inside
	Depth      float64 // of the contact, m
}

// WriteEvents writes the list of events in a run's folder, one a row.
func WriteEvents(to *Folder, events []Event) error {
	rows := [][]string{{TimeColumn, "event", "name", "tension", "elongation", "energy", "other", "depth"}}
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
	for _, e := range events {
		rows = append(rows, []string{strconv.FormatFloat(e.Time, 'g', 12, 64), e.Kind, e.Name, number(e.Tension), number(e.Elongation), number(e.Energy), e.Other, number(e.Depth)})
	}
	return to.WriteFile(EventsFile, func(w io.Writer) error { return csv.NewWriter(w).WriteAll(rows) })
}
