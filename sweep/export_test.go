package sweep

import (
	"bytes"
	"context"
	"encoding/csv"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"gabion/results"
)

// filled is a store with results that were made up.
func filled(t *testing.T) *Table {
	t.Helper()
	p := newPlan(t, "vary: [{path: parameters.g, values: [1, 2]}, {path: parameters.speed, from: 0, to: 1, count: 3}, {path: title, values: [a, \"b, c\"]}]"+keep)
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	for i, c := range p.Cases[:11] {
		r := &Result{Hash: c.Hash, Status: Done, Outputs: []Named{{"depth", results.Real(i)}, {"twice", results.Real(math.NaN())}}, Seconds: 1.5, Steps: 10, Tries: 1}
		if i == 10 {
			r = &Result{Hash: c.Hash, Status: Failed, Error: "bad \"luck\"", Tries: 1}
		}
		if news, err := store.Record(r); err != nil || !news {
			t.Fatal(news, err)
		}
		if news, err := store.Record(r); err != nil || news {
			t.Errorf("a result counted twice: %v", err)
		}
	}
	table, err := store.Table()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Join(table.Inputs, " ") != "g speed title" || strings.Join(table.Outputs, " ") != "depth twice" || table.Numeric("title") || !table.Numeric("g") {
		t.Errorf("%v %v", table.Inputs, table.Outputs)
	}
	return table
}

func TestCSV(t *testing.T) {
	var b bytes.Buffer
	if err := filled(t).WriteCSV(&b); err != nil {
		t.Fatal(err)
	}
	records, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(records) != 13 {
		t.Fatalf("%d records, %v", len(records), err)
	}
	if got := strings.Join(records[4][:7], "|"); got != "3|1|0.5|b, c|3||done" {
		t.Errorf("case 3: %s", got)
	}
	if got := records[11]; got[6] != "failed" || got[len(got)-1] != `bad "luck"` {
		t.Errorf("case 10: %v", got)
	}
}

// TestParquet reads back what was written, by name.
func TestParquet(t *testing.T) {
	var b bytes.Buffer
	if err := filled(t).WriteParquet(&b); err != nil {
		t.Fatal(err)
	}
	rows, err := parquet.Read[struct {
		Number int64    `parquet:"number"`
		G      *float64 `parquet:"g,optional"`
		Title  string   `parquet:"title"`
		Depth  *float64 `parquet:"depth,optional"`
		Twice  *float64 `parquet:"twice,optional"`
		Status string   `parquet:"status"`
	}](bytes.NewReader(b.Bytes()), int64(b.Len()))
	if err != nil || len(rows) != 12 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	if r := rows[9]; r.Number != 9 || *r.G != 2 || r.Title != "b, c" || *r.Depth != 9 || r.Twice != nil || r.Status != "done" {
		t.Errorf("%+v", r)
	}
	if rows[10].Depth != nil || rows[11].Status != "pending" {
		t.Errorf("%+v", rows[10:])
	}
}

func TestDraw(t *testing.T) {
	names := map[string]int{}
	for _, d := range filled(t).Draw() {
		kind, _, _ := strings.Cut(d.Name, "-")
		names[kind]++
		if !strings.HasPrefix(d.SVG, "<svg") || strings.Contains(d.SVG, "NaN") {
			t.Errorf("%s: %.200s", d.Name, d.SVG)
		}
	}
	if names["effect"] != 4 || names["surface"] != 2 || names["parallel"] != 2 {
		t.Errorf("%v", names)
	}
}

func TestLevels(t *testing.T) {
	places, of := levels([]float64{3, 1, 3, 2})
	if len(places) != 3 || of[0] != 2 || of[1] != 0 || of[3] != 1 {
		t.Error(places, of)
	}
	var many []float64
	for i := range 81 {
		many = append(many, float64(i)/10)
	}
	if places, of = levels(many); len(places) != mostLevels || places[0] != 0.5 || of[80] != 7 || of[11] != 1 {
		t.Error(places, of)
	}
}

// TestArray runs a study in parts, as an array job does, and collects it.
func TestArray(t *testing.T) {
	p := newPlan(t, "vary: [{path: parameters.g, values: [1, 2, 3, 4, 5]}]"+keep)
	folder := filepath.Join(t.TempDir(), "parts")
	o := testWorker(1)
	for _, first := range []int{0, 2, 4, 0} { // the first part again: nothing is left to do
		if failed, err := p.RunPart(context.Background(), first, 2, folder, o); failed != 0 || err != nil {
			t.Fatal(failed, err)
		}
	}
	if _, err := p.RunPart(context.Background(), 5, 1, folder, o); err == nil {
		t.Error("a case beyond the last")
	}
	store := newStore(t)
	if err := store.Begin(p, false); err != nil {
		t.Fatal(err)
	}
	if news, strangers, err := p.Collect(store, folder); news != 5 || strangers != 0 || err != nil {
		t.Error(news, strangers, err)
	}
	if rows := rowsOf(t, store); math.Abs(float64(rows[3].Outputs["depth"])+0.02) > 1e-3 {
		t.Errorf("%+v", rows[3])
	}
	other := newPlan(t, "vary: [{path: parameters.g, values: [1, 7]}]"+keep)
	if err := store.Begin(other, false); err != nil {
		t.Fatal(err)
	}
	if news, strangers, err := other.Collect(store, folder); news != 0 || strangers != 4 || err != nil {
		t.Error(news, strangers, err)
	}
}
