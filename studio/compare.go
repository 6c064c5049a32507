package studio

// Two runs beside each other: how far their histories differ, and what differs in their models.

import (
	"fmt"
	"net/http"

	"gabion/internal/document"
	"gabion/results"
	"gabion/runs"
)

// comparison is what the page shows of two runs: the figures of "gabion compare", and the keys of the models that differ.
type comparison struct {
	Columns []comparedColumn `json:"columns"`
	OnlyA   []string         `json:"only_a"`
	OnlyB   []string         `json:"only_b"`
	Models  []string         `json:"models"`
	Common  string           `json:"common"`  // the times that both have, where one has more, such as the parent of a branch; "" where both have the same
	Trouble string           `json:"trouble"` // what could not be compared; "" if nothing
}

// comparedColumn is how far a column of the first run is from that of the second.
type comparedColumn struct {
	Name     string       `json:"name"`
	Unit     string       `json:"unit"`
	RMS      results.Real `json:"rms"`
	Max      results.Real `json:"max"`
	MaxTime  results.Real `json:"max_time"`
	Relative results.Real `json:"relative"`
	Missing  string       `json:"missing"`
}

// compare compares the runs a and b of a request, b being the reference.
func (s *Server) compare(w http.ResponseWriter, r *http.Request) {
	pair := [2]*recording{}
	for i, name := range [2]string{"a", "b"} {
		r.SetPathValue("run", r.URL.Query().Get(name))
		if pair[i] = s.find(w, r); pair[i] == nil {
			return
		}
	}
	c, err := compareRuns(pair[0], pair[1])
	reply(w, c, err)
}

func compareRuns(a, b *recording) (comparison, error) {
	c := comparison{Columns: []comparedColumn{}, Models: []string{}}
	var tables [2]results.Table
	var texts [2][]byte
	for i, each := range [2]*recording{a, b} {
		var err error
		if tables[i], err = each.table(runs.HistoryFile); err != nil {
			return c, err
		}
		if texts[i], err = each.read(runs.ModelFile); err != nil {
			return c, err
		}
	}
	found, err := results.Compare(tables[0], tables[1], results.CompareOptions{})
	if err != nil {
		return c, err
	}
	c.OnlyA, c.OnlyB = found.OnlyA, found.OnlyB
	if found.Uncovered != "" {
		c.Common = fmt.Sprintf("Compared from %g to %g s, which both have: %s.", found.From, found.To, found.Uncovered)
		found.Uncovered = ""
	}
	if err := found.Err(); err != nil {
		c.Trouble = err.Error()
	}
	for _, d := range found.Columns {
		c.Columns = append(c.Columns, comparedColumn{d.Name, d.Unit, results.Real(d.RMS), results.Real(d.Max), results.Real(d.MaxTime), results.Real(d.Relative), d.Missing})
	}
	c.Models, err = document.Differences(texts[1], texts[0])
	return c, err
}
