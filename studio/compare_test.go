package studio

import (
	"bytes"
	"encoding/json"
	"image/png"
	"math"
	"strings"
	"testing"

	"gabion/results"
	"gabion/runs"
)

// Two runs are compared as "gabion compare" does, and the keys of their models that differ are told.
func TestCompare(t *testing.T) {
	a, b := bounce(t), bounce(t, "gravity=[0, 0, -5]")
	s, h := serve(t, Options{Folders: []string{a, b}})
	answer, text := ask(t, h, "GET", "/api/1/compare?a="+s.recordings[0].id+"&b="+s.recordings[1].id, nil)
	var got comparison
	if err := json.Unmarshal([]byte(text), &got); err != nil || answer.StatusCode != 200 {
		t.Fatal(answer.StatusCode, text)
	}
	tables := [2]results.Table{}
	for i, folder := range []string{a, b} {
		var err error
		if tables[i], err = results.ReadTable(folder + "/" + runs.HistoryFile); err != nil {
			t.Fatal(err)
		}
	}
	want, err := results.Compare(tables[0], tables[1], results.CompareOptions{})
	if err != nil || len(want.Columns) != len(got.Columns) || len(got.Columns) == 0 {
		t.Fatalf("%d columns, want %d, %v", len(got.Columns), len(want.Columns), err)
	}
	for i, c := range want.Columns {
		if g := got.Columns[i]; g.Name != c.Name || float64(g.RMS) != c.RMS || float64(g.Max) != c.Max && !math.IsNaN(c.Max) {
			t.Errorf("%+v, want %+v", g, c)
		}
	}
	if len(got.Models) != 1 || !strings.HasPrefix(got.Models[0], "gravity") {
		t.Errorf("models differ in %q", got.Models)
	}
	if got.Trouble != "" || got.Common != "" {
		t.Errorf("histories of the same times: %q, %q", got.Trouble, got.Common)
	}
	if answer, _ := ask(t, h, "GET", "/api/1/compare?a="+s.recordings[0].id+"&b=none", nil); answer.StatusCode != 404 {
		t.Errorf("status %d", answer.StatusCode)
	}
}

// Runs of different lengths are compared over the times that both have, which is no trouble: the page is told which these are.
func TestCompareCommon(t *testing.T) {
	s, h := serve(t, Options{Folders: []string{bounce(t), bounce(t, "solver.end=0.02")}})
	for _, pair := range [2][2]int{{0, 1}, {1, 0}} {
		_, text := ask(t, h, "GET", "/api/1/compare?a="+s.recordings[pair[0]].id+"&b="+s.recordings[pair[1]].id, nil)
		var got comparison
		if err := json.Unmarshal([]byte(text), &got); err != nil || len(got.Columns) == 0 || !strings.HasPrefix(got.Common, "Compared from 0 to 0.02 s, which both have: the ") || got.Trouble != "" {
			t.Errorf("%d with %d: %s, %v", pair[0], pair[1], text, err)
		}
	}
}

// The server draws a frame itself, in the size asked for.
func TestPicture(t *testing.T) {
	s, h := serve(t, Options{Folders: []string{bounce(t)}})
	answer, data := ask(t, h, "GET", "/api/1/runs/"+s.recordings[0].id+"/frames/0/picture?width=120&height=80", nil)
	img, err := png.Decode(bytes.NewReader([]byte(data)))
	if err != nil || img.Bounds().Dx() != 120 || img.Bounds().Dy() != 80 || answer.Header.Get("Content-Type") != "image/png" {
		t.Fatalf("%d %v %v", answer.StatusCode, answer.Header, err)
	}
}
