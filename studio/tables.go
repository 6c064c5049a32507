package studio

// Tables of runs as the page draws them: some columns, and of many rows as many as the screen has room for.

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"gabion/results"
	"gabion/results/replay"
	"gabion/runs"
)

// tableFiles are the files of tables that the page may ask for.
var tableFiles = map[string]string{"history": runs.HistoryFile, "audit": runs.AuditFile}

// readTable reads the table that a request is about; without it it has been answered.
func (s *Server) readTable(w http.ResponseWriter, r *http.Request) (t results.Table, found bool) {
	run := s.find(w, r)
	if run == nil {
		return t, false
	}
	file, known := tableFiles[r.PathValue("table")]
	if !known {
		http.NotFound(w, r)
		return t, false
	}
	t, err := run.table(file)
	switch {
	case run.live != nil && errors.Is(err, fs.ErrNotExist):
		w.WriteHeader(http.StatusNoContent) // the run has not come to its first row
	case err != nil:
		fail(w, err)
	default:
		s.keepTables(run)
		return t, true
	}
	return t, false
}

// tablesKept is how many bytes the tables of runs may take in memory, but for those that were asked for last.
const tablesKept = 256 << 20

// keepTables notes whose tables have been asked for now, and lets go of those that were asked for longest ago where all take too much memory.
func (s *Server) keepTables(run *recording) {
	for _, old := range s.outdated(run) {
		old.forgetTables()
	}
}

// outdated takes those out of the list of recordings whose tables are in memory that have no room beside newer ones, the newest being one.
func (s *Server) outdated(newest *recording) []*recording {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked = append(slices.DeleteFunc(s.asked, func(r *recording) bool { return r == newest }), newest)
	size, first := newest.tableBytes.Load(), len(s.asked)-1
	for first > 0 && size+s.asked[first-1].tableBytes.Load() <= tablesKept {
		first--
		size += s.asked[first].tableBytes.Load()
	}
	old := slices.Clone(s.asked[:first])
	s.asked = slices.Delete(s.asked, 0, first)
	return old
}

// columns tells the columns of a table, the time first.
func (s *Server) columns(w http.ResponseWriter, r *http.Request) {
	if t, found := s.readTable(w, r); found {
		answer(w, map[string]any{"names": t.Names, "units": t.Units, "rows": t.Rows()})
	}
}

// table answers with rows of a table.
func (s *Server) table(w http.ResponseWriter, r *http.Request) {
	t, found := s.readTable(w, r)
	if !found {
		return
	}
	rows, err := rowsOf(t, r.URL.Query())
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	data, err := replay.Table(rows)
	if err != nil {
		fail(w, err)
		return
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write(data)
}

// rowsOf are the rows of a table that a query wants: the time and the "columns" that it names, or all; and the row nearest to the time "at", or those
// between the times "from" and "to" with the next one on each side, no more than about "points", or at a "level" from the row "after" on.
func rowsOf(t results.Table, q url.Values) (replay.Rows, error) {
	all := t.Rows()
	if q.Has("columns") {
		var err error
		if t, err = chosenColumns(t, strings.Split(q.Get("columns"), ",")); err != nil {
			return replay.Rows{}, err
		}
	}
	n := numberReader{query: q}
	at, from, to := n.float("at", 0), n.float("from", math.Inf(-1)), n.float("to", math.Inf(1))
	points, level, after := n.integer("points", all), n.integer("level", 0), n.integer("after", 0)
	if n.err != nil {
		return replay.Rows{}, n.err
	}
	time := t.Time()
	first, last := 0, all
	switch {
	case q.Has("at"):
		first, last = nearestRow(time, at)
	case q.Has("level"):
		first = after
	default:
		first, last = rowsBetween(time, from, to)
		level = results.ThinnedLevel(last-first, points)
	}
	out, first := t.Thinned(level, first, last)
	return replay.Rows{Table: out, First: first, Level: level, All: all}, nil
}

// chosenColumns has the time and some other columns of a table.
func chosenColumns(t results.Table, names []string) (results.Table, error) {
	chosen := results.NewTable(t.Names[0])
	chosen.Units, chosen.Columns[0] = []string{t.Unit(0)}, t.Columns[0]
	for _, name := range names {
		i := t.Index(name)
		if i < 0 {
			return chosen, fmt.Errorf("there is no column %q", name)
		}
		if i > 0 {
			chosen.Names, chosen.Units, chosen.Columns = append(chosen.Names, name), append(chosen.Units, t.Unit(i)), append(chosen.Columns, t.Columns[i])
		}
	}
	return chosen, nil
}

// rowsBetween are the rows of two times, in order, and of all between them, with one more on each side.
func rowsBetween(time []float64, from, to float64) (first, last int) {
	first, _ = slices.BinarySearch(time, from)
	return max(first-1, 0), max(min(rowsUntil(time, to)+1, len(time)), first)
}

// nearestRow is the row whose time is nearest to one: of rows with the same time, the last.
func nearestRow(time []float64, at float64) (first, last int) {
	last = rowsUntil(time, at)
	if last < len(time) && (last == 0 || time[last]-at < at-time[last-1]) {
		last = rowsUntil(time, time[last])
	}
	return max(last-1, 0), last
}

// rowsUntil is how many rows there are to a time, its own among them.
func rowsUntil(time []float64, t float64) int {
	n, _ := slices.BinarySearchFunc(time, t, func(each, t float64) int {
		if each <= t {
			return -1
		}
		return 1
	})
	return n
}

// numberReader reads numbers of a query. It keeps its first error.
type numberReader struct {
	query url.Values
	err   error
}

func (n *numberReader) float(name string, without float64) float64 {
	if !n.query.Has(name) {
		return without
	}
	v, err := strconv.ParseFloat(n.query.Get(name), 64)
	if err == nil && math.IsNaN(v) {
		err = errors.New("not a number")
	}
	n.note(name, err)
	return v
}

func (n *numberReader) integer(name string, without int) int {
	if !n.query.Has(name) {
		return without
	}
	v, err := strconv.Atoi(n.query.Get(name))
	if err == nil && v < 0 {
		err = errors.New("negative")
	}
	n.note(name, err)
	return v
}

func (n *numberReader) note(name string, err error) {
	if err != nil {
		n.err = cmp.Or(n.err, fmt.Errorf("%s is %q: %w", name, n.query.Get(name), err))
	}
}
