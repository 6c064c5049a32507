package results

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// No text makes the reader of tables panic. What it takes has even columns, times in order, and comes back to the same bits when it is written.
func FuzzDecodeTable(f *testing.F) {
	f.Add("time,a,b\n0,1,2\n1,3,4\n")
	f.Add("# x\n1;2\n3;NaN\n")
	f.Add("\ufeff\"a\" time\n1e300 0\n-0 0.5\n7")
	f.Fuzz(func(t *testing.T, text string) {
		table, err := DecodeTable(strings.NewReader(text), "x")
		if err != nil {
			return
		}
		for i, c := range table.Columns {
			if len(c) != table.Rows() || len(table.Names) != len(table.Columns) {
				t.Fatalf("uneven: %d rows in column %d of %v", len(c), i, table.Names)
			}
		}
		if table.Index(TimeColumn) == 0 && !slices.IsSorted(table.Time()) {
			t.Fatalf("times %v", table.Time())
		}
		for i := range table.Names { // CSV cannot hold every name that a table of another form can have
			table.Names[i] = fmt.Sprintf("c%d", i)
		}
		var b bytes.Buffer
		if err := EncodeTable(&b, table); err != nil {
			t.Fatal(err)
		}
		back, err := DecodeTable(&b, "back")
		if err != nil {
			t.Fatalf("%v\n%s", err, b.String())
		}
		for i, c := range table.Columns {
			if !slices.EqualFunc(c, back.Columns[i], func(x, y float64) bool { return math.Float64bits(x) == math.Float64bits(y) || x != x && y != y }) {
				t.Fatalf("column %d: %v comes back as %v", i, c, back.Columns[i])
			}
		}
	})
}

// Two tables are compared or refused, and where all that is compared is finite, what comes of it are numbers.
func FuzzCompare(f *testing.F) {
	f.Add("time,a\n0,1\n1,2\n2,4\n", "time,a\n0,1\n0.5,1.5\n2,3\n", true)
	f.Add("time,a\n0,1e300\n1,-1e300\n", "time,a\n0,-1e300\n1,1e308\n", false)
	f.Add("time,q.x,q.y\n0,1,nan\n1,2,3\n", "time,q.x,q.y\n0,0,0\n1,0,0\n", false)
	f.Fuzz(func(t *testing.T, first, second string, linear bool) {
		a, err := DecodeTable(strings.NewReader(first), "a")
		if err != nil {
			return
		}
		b, err := DecodeTable(strings.NewReader(second), "b")
		if err != nil {
			return
		}
		o := CompareOptions{}
		if linear {
			o.Interpolation = Linear
		}
		c, err := Compare(a, b, o)
		if err != nil || c.Err() != nil {
			return
		}
		for _, d := range c.Columns {
			if math.IsNaN(d.RMS) || math.IsNaN(d.Max) || math.IsNaN(d.Relative) || math.IsNaN(d.Size) {
				t.Fatalf("%+v", d)
			}
		}
	})
}

// A summary that is read can be written, and reads back the same.
func FuzzReadSummary(f *testing.F) {
	f.Add([]byte(`{"title":"a","status":"done","columns":[{"Name":"x","Unit":"m"}],"audit":[{"name":"e","value":null}],"time":{"end":1}}`))
	f.Add([]byte(`{"size":{"bodies":1e3},"counters":null,"timings":[{}]}`))
	path := filepath.Join(f.TempDir(), SummaryFile)
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := ReadSummary(path)
		if err != nil {
			return
		}
		s.columnUnits([]string{"x"})
		text, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		again := new(Summary)
		if err := json.Unmarshal(text, again); err != nil {
			t.Fatal(err)
		}
		if back, err := json.Marshal(again); err != nil || !bytes.Equal(text, back) {
			t.Fatalf("%s comes back as %s, %v", text, back, err)
		}
	})
}

// Whatever stands in the journal of a folder, opening it removes and changes nothing that no run has written.
func FuzzJournal(f *testing.F) {
	f.Add([]byte(journalMark + "\nopened 12 TOKEN host\nwrote \"history.csv\"\nwrote \"frames/\"\n"))
	f.Add([]byte(journalMark + "\nopened 12 ../x host\nwrote \"../mine\"\nopened 1 / h\nopened 1 * h\n"))
	f.Add([]byte("something else\n"))
	f.Fuzz(func(t *testing.T, journal []byte) {
		above := t.TempDir()
		folder := filepath.Join(above, "run")
		if err := os.Mkdir(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		mine := []string{filepath.Join(above, "mine"), filepath.Join(folder, "mine"), filepath.Join(folder, ".gabion.yaml")}
		for _, path := range mine {
			if err := os.WriteFile(path, []byte("mine"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(filepath.Join(folder, journalFile), journal, 0o644); err != nil {
			t.Fatal(err)
		}
		if in, err := MakeFolder(folder, OutputNames{"history.csv": ""}); err == nil {
			in.Close()
		}
		for _, path := range mine {
			if data, err := os.ReadFile(path); err != nil || string(data) != "mine" {
				t.Errorf("%s: %q, %v", path, data, err)
			}
		}
	})
}

// Whoever made a checkpoint, with a checksum that fits, reading it does not panic, and what is taken comes back the same when it is written.
func FuzzDecodeCheckpoint(f *testing.F) {
	var b bytes.Buffer
	if err := testCheckpoint(1).encode(&b); err != nil {
		f.Fatal(err)
	}
	body := b.Bytes()[:b.Len()-sha256.Size]
	f.Add(body)
	f.Add(body[:60])
	f.Add(append(bytes.Clone(body[:len(checkpointMagic)+4]), 2, 0, 0, 0, '{', '}', 1, 0, 0, 0, 0, 0, 0, 0, 7))
	f.Fuzz(func(t *testing.T, body []byte) {
		_, _ = decodeCheckpoint(body) // its last bytes are no checksum
		sum := sha256.Sum256(body)
		c, err := decodeCheckpoint(append(bytes.Clone(body), sum[:]...))
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := c.encode(&b); err != nil {
			t.Fatal(err)
		}
		if back, err := decodeCheckpoint(b.Bytes()); err != nil || !reflect.DeepEqual(back, c) {
			t.Fatalf("%+v comes back as %+v, %v", c, back, err)
		}
	})
}
