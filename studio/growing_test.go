package studio

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A table that grows is read to its last whole line, and again only from there; one that is written anew, or cut, is read from its beginning. When the run has ended the last line needs no end.
func TestGrowingTable(t *testing.T) {
	dir := t.TempDir()
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	path := filepath.Join(dir, "history.csv")
	var g growingTable
	defer func() { g.close() }()
	if _, err := g.refresh(root, "history.csv", true); !os.IsNotExist(err) {
		t.Errorf("without a file: %v", err)
	}
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := g.refresh(root, "history.csv", false); !os.IsNotExist(err) {
		t.Errorf("an empty file: %v", err)
	}
	for _, c := range []struct {
		text  string
		add   bool
		ended bool      // the run has
		want  []float64 // of the second column
		read  int64
	}{
		{"time,x\n", false, false, nil, 7},
		{"0,1\n0.1,2\n0.2,", true, false, []float64{1, 2}, 17},
		{"3\n", true, false, []float64{1, 2, 3}, 23},
		{"", true, false, []float64{1, 2, 3}, 23},
		{"0.3,4\n", true, false, []float64{1, 2, 3, 4}, 29},
		{"time,x\n0,5\n", false, false, []float64{5}, 11},                     // shorter
		{"time,x\n0,6\n0.1,7\n", false, false, []float64{6, 7}, 17},           // longer, and another
		{"time,x\n0,6\n0.1,7\n0.2,8\n", false, false, []float64{6, 7, 8}, 23}, // the same, with more
		{"0.3,9.5", true, false, []float64{6, 7, 8}, 23},                      // of which more may come
		{"", true, true, []float64{6, 7, 8, 9.5}, 30},                         // it has not
		{"", true, true, []float64{6, 7, 8, 9.5}, 30},
		{"25\n0.4", true, true, []float64{6, 7, 8, 9.525}, 36}, // somebody has gone on with it: it is read anew, without a row that is cut off
		{"time,x\n0,1", false, true, []float64{1}, 10},
		{"time,x", false, true, nil, 6},
	} {
		flags := os.O_WRONLY | os.O_CREATE | os.O_TRUNC
		if c.add {
			flags = os.O_WRONLY | os.O_APPEND
		}
		file, err := os.OpenFile(path, flags, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := file.WriteString(c.text); err != nil {
			t.Fatal(err)
		}
		file.Close()
		table, err := g.refresh(root, "history.csv", c.ended)
		if err != nil || len(table.Columns) != 2 || !slices.Equal(table.Columns[1], c.want) || g.read != c.read {
			t.Errorf("after %q: %v, %d bytes, %v", c.text, table.Columns, g.read, err)
		}
	}
	if err := os.Rename(path, path+".old"); err != nil {
		t.Fatal(err)
	}
	if _, err := g.refresh(root, "history.csv", false); !os.IsNotExist(err) {
		t.Errorf("without the file: %v", err)
	}
}
