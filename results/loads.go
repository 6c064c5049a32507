package results

// Loads: the largest forces of a run, for whoever designs what has to bear them.

import (
	"encoding/csv"
	"io"
	"strconv"

	"gonum.org/v1/gonum/spatial/r3"
)

// LoadsFile is the name of the table of loads in a run's folder.
const LoadsFile = "loads.csv"

// Peak is the largest size that a load had at the end of any step, and its size at the last.
type Peak struct {
	Size  float64 `json:"size"`  // N
	Time  float64 `json:"time"`  // s
	Force r3.Vec  `json:"force"` // of that size, N; zero for what has no direction
	Last  float64 `json:"last"`  // N
}

// Add takes up the size of a load at a time.
func (p *Peak) Add(time, size float64, force r3.Vec) {
	if p.Last = size; size > p.Size {
		p.Size, p.Time, p.Force = size, time, force
	}
}

// LoadRow is a load by its name and kind.
type LoadRow struct {
	Name, Kind string
	Peak
}

// WriteLoads writes the table of loads in a run's folder.
func WriteLoads(to *Folder, loads []LoadRow) error {
	rows := [][]string{{"name", "kind", "peak", "peak_time", "x", "y", "z", "last"}}
	number := func(x float64) string { return strconv.FormatFloat(x, 'g', 9, 64) }
	for _, l := range loads {
		row := []string{l.Name, l.Kind, number(l.Size), strconv.FormatFloat(l.Time, 'g', 12, 64), "", "", "", number(l.Last)}
		if l.Force != (r3.Vec{}) {
			row[4], row[5], row[6] = number(l.Force.X), number(l.Force.Y), number(l.Force.Z)
		}
		rows = append(rows, row)
	}
	return to.WriteFile(LoadsFile, func(w io.Writer) error { return csv.NewWriter(w).WriteAll(rows) })
}
