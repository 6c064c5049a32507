package results

// Loads: the largest forces of a run, for whoever designs what has to bear them.

import (
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
)

// LoadsFile is the name of the table of loads in a run's folder.
const LoadsFile = "loads.csv"

// Peak is the largest size that a load had at the end of any step, and its size at the last.
type Peak struct {
	Size  float64 `json:"size"`  // N, or N m of a moment
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
	Name string `json:"name"`
	Kind string `json:"kind"`
	Peak
}

// IsMoment tells whether the load is a moment, in N m.
func (l *LoadRow) IsMoment() bool { return strings.HasSuffix(l.Kind, "moment") }

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

// ReadLoads reads a table that WriteLoads has written.
func ReadLoads(path string) ([]LoadRow, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s is no table of loads: %w", path, err)
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("%s is empty", path)
	}
	loads := make([]LoadRow, len(rows)-1)
	for i, row := range rows[1:] {
		l := &loads[i]
		if len(row) != 8 {
			return nil, fmt.Errorf("%s has %d columns, want the 8 of a table of loads", path, len(row))
		}
		l.Name, l.Kind = row[0], row[1]
		for k, dst := range []*float64{&l.Size, &l.Time, &l.Force.X, &l.Force.Y, &l.Force.Z, &l.Last} {
			if text := row[2+k]; text != "" {
				if *dst, err = strconv.ParseFloat(text, 64); err != nil {
					return nil, fmt.Errorf("%s: load %q: %w", path, l.Name, err)
				}
			}
		}
	}
	return loads, nil
}
