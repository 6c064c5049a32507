package studio

import (
	"fmt"
	"math"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gabion/results"
	"gabion/results/replay"
)

// counted is a table of so many rows, with times of a tenth of their number, of which rows 3 and 4 have the same.
func counted(rows int) results.Table {
	t := results.NewTable("time", "x", "y")
	t.Units = []string{"s", "m", ""}
	for i := range rows {
		time := float64(i) / 10
		if i == 4 {
			time = 0.3
		}
		if err := t.Append(time, float64(i), -float64(i)); err != nil {
			panic(err)
		}
	}
	return t
}

func TestRowsOf(t *testing.T) {
	table := counted(100)
	for _, c := range []struct {
		query       string
		first, rows int
		level       int
		names, fail string
	}{
		{query: "", rows: 100, names: "time,x,y"},
		{query: "columns=", fail: `there is no column ""`},
		{query: "columns=y", rows: 100, names: "time,y"},
		{query: "columns=y,time,x", rows: 100, names: "time,y,x"},
		{query: "columns=x,z", fail: `there is no column "z"`},
		{query: "points=100", rows: 100, names: "time,x,y"},
		{query: "points=99", level: 3, rows: 52, names: "time,x,y"}, // twelve parts of eight, and four rows
		{query: "points=20", level: 5, rows: 16, names: "time,x,y"},
		{query: "from=1&to=1.2", first: 9, rows: 5, names: "time,x,y"},
		{query: "from=0.95&to=1.25", first: 9, rows: 5, names: "time,x,y"},
		{query: "from=-5&to=-4", first: 0, rows: 1, names: "time,x,y"},
		{query: "from=50&to=60", first: 99, rows: 1, names: "time,x,y"},
		{query: "from=2&to=1", first: 19, rows: 1, names: "time,x,y"},
		{query: "from=1&to=6&points=30", first: 8, level: 3, rows: 28, names: "time,x,y"}, // rows 9 to 61, of whole parts
		{query: "level=0&after=98", first: 98, rows: 2, names: "time,x,y"},
		{query: "level=3&after=88", first: 88, level: 3, rows: 8, names: "time,x,y"},
		{query: "level=3&after=500", first: 96, level: 3, rows: 4, names: "time,x,y"},
		{query: "at=0.3", first: 4, rows: 1, names: "time,x,y"}, // the last one of this time
		{query: "at=0.24", first: 2, rows: 1, names: "time,x,y"},
		{query: "at=0.26", first: 4, rows: 1, names: "time,x,y"},
		{query: "at=-1", first: 0, rows: 1, names: "time,x,y"},
		{query: "at=1e9&columns=x", first: 99, rows: 1, names: "time,x"},
		{query: "at=noon", fail: `at is "noon"`},
		{query: "from=NaN", fail: `from is "NaN"`},
		{query: "points=-1", fail: `points is "-1"`},
		{query: "level=x", fail: `level is "x"`},
	} {
		q, err := url.ParseQuery(c.query)
		if err != nil {
			t.Fatal(err)
		}
		got, err := rowsOf(table, q)
		if c.fail != "" {
			if err == nil || !strings.Contains(err.Error(), c.fail) {
				t.Errorf("%q: %v, want %q", c.query, err, c.fail)
			}
			continue
		}
		if err != nil || got.First != c.first || got.Level != c.level || got.Rows() != c.rows || got.All != 100 || strings.Join(got.Names, ",") != c.names {
			t.Errorf("%q: %d rows from %d at level %d of %d of %v, %v", c.query, got.Rows(), got.First, got.Level, got.All, got.Names, err)
			continue
		}
		if i := got.Index("x"); i > 0 && got.Columns[i][0] != float64(c.first) {
			t.Errorf("%q: the first row is %g", c.query, got.Columns[i][0])
		}
		if len(got.Units) != len(got.Names) {
			t.Errorf("%q: units %v of %v", c.query, got.Units, got.Names)
		}
	}
	if got, err := rowsOf(results.NewTable("time", "x"), url.Values{"at": {"1"}}); err != nil || got.Rows() != 0 {
		t.Errorf("of no rows: %v, %v", got, err)
	}
}

// Rows that come to a thinned table by and by are those of the whole one.
func TestRowsGoOn(t *testing.T) {
	const level, part = 3, 8
	var x []float64
	had := 0
	for _, rows := range []int{1, 3, 9, 16, 17, 40, 100} {
		after := had / part * part // the part after that had more to come
		more, err := rowsOf(counted(rows), url.Values{"level": {fmt.Sprint(level)}, "after": {fmt.Sprint(after)}})
		if err != nil || more.First != after {
			t.Fatalf("after %d of %d rows: from %d, %v", after, rows, more.First, err)
		}
		x, had = append(x[:after/part*4], more.Columns[1]...), rows
	}
	whole, _ := counted(100).Thinned(level, 0, 100)
	if !slices.Equal(x, whole.Columns[1]) {
		t.Errorf("%v, want %v", x, whole.Columns[1])
	}
}

// Whatever a query says, its answer is a packet of rows that the table has.
func FuzzRowsOf(f *testing.F) {
	for _, q := range []string{"columns=x&points=8", "from=1&to=2&points=3", "level=62&after=99", "level=63&after=-1", "at=1e308", "columns=time,time,x", "level=9223372036854775807", "points=0"} {
		f.Add(q, 100)
	}
	f.Fuzz(func(t *testing.T, text string, rows int) {
		q, err := url.ParseQuery(text)
		if err != nil || rows < 0 || rows > 1000 {
			return
		}
		got, err := rowsOf(counted(rows), q)
		if err != nil {
			return
		}
		if got.First < 0 || got.First > rows || got.Rows() > rows {
			t.Fatalf("%d rows from %d of %d", got.Rows(), got.First, rows)
		}
		for c := range got.Columns {
			if len(got.Columns[c]) != got.Rows() || slices.ContainsFunc(got.Columns[c], func(v float64) bool { return math.Abs(v) > float64(rows) }) {
				t.Fatalf("column %d of %v", c, got.Columns)
			}
		}
		if _, err := replay.Table(got); err != nil && len(slices.Compact(slices.Sorted(slices.Values(got.Names)))) == len(got.Names) {
			t.Fatal(err)
		}
	})
}

// Tables of the runs that were asked for last stay in memory as far as there is room, and those that have gone are read again.
func TestTablesKept(t *testing.T) {
	folders := make([]string, 3)
	for i := range folders {
		folders[i] = filepath.Join(t.TempDir(), fmt.Sprint("run", i))
		if err := os.Mkdir(folders[i], 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folders[i], "history.csv"), fmt.Appendf(nil, "time,x\n0,%d\n", i), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s, err := New(Options{Folders: folders})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	read := func(i int) {
		t.Helper()
		table, err := s.recordings[i].table("history.csv")
		if err != nil || table.Columns[1][0] != float64(i) {
			t.Errorf("run %d: %v, %v", i, table, err)
		}
		s.keepTables(s.recordings[i])
	}
	kept := func() (list []int) {
		for i, r := range s.recordings {
			if r.growing != nil {
				list = append(list, i)
			}
		}
		return list
	}
	for i := range folders {
		read(i)
	}
	if got := kept(); len(got) != 3 || s.recordings[0].tableBytes.Load() != 16 {
		t.Errorf("in memory are those of %v, with %d bytes each", got, s.recordings[0].tableBytes.Load())
	}
	s.recordings[2].tableBytes.Add(tablesKept - 32) // so that there is room for one more
	read(1)
	if got := kept(); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("in memory are those of %v", got)
	}
	read(0)
	if got := kept(); !slices.Equal(got, []int{0, 1}) {
		t.Errorf("in memory are those of %v", got)
	}
}
