package models

import (
	"path/filepath"
	"reflect"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Every library model loads, and its resolved form loads as the same model.
func TestLibraryRoundTrip(t *testing.T) {
	files, _ := filepath.Glob("library/*.yaml")
	if len(files) == 0 {
		t.Fatal("no library models")
	}
	for _, file := range append(files, "testdata/everything.yaml") {
		m, err := Load(t.Context(), file, nil)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		text, err := m.Resolved()
		if err != nil {
			t.Fatal(err)
		}
		back, err := Parse(t.Context(), file, text, nil)
		if err != nil {
			t.Errorf("%s resolved does not load: %v\n%s", file, err, text)
			continue
		}
		m.places, back.places = nil, nil
		m.notes, back.notes = nil, nil // which bodies were taken for places, which the resolved form names
		if !reflect.DeepEqual(m, back) {
			t.Errorf("%s resolved loads as another model:\n%s", file, text)
		}
	}
}

// A model made by a program, with most fields at zero, is written so that it loads.
func TestResolvedFromGo(t *testing.T) {
	mass := 2.0
	m := &Model{
		Title:   "made in Go",
		Bodies:  []Body{{Name: "a", Mass: &mass, Inertia: []float64{1, 1, 1}, Position: r3.Vec{X: 1}}},
		Joints:  []Joint{{Name: "j", Type: "revolute", Bodies: []string{Ground, "a"}, At: &r3.Vec{}, Axis: &r3.Vec{Z: 1}}},
		Motions: []Motion{{Name: "m", Type: "rotation", Joint: "j", Angle: &Function{Expression: "2 * t"}}},
		Solver:  Solver{Step: 1e-3, End: 1},
	}
	text, err := m.Resolved()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Parse(t.Context(), "m", text, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if *back.Bodies[0].Mass != 2 || back.Solver.MaxIterations != 20 || back.Contact.Normal != "hertz" || back.Motions[0].Angle.Expression != "2 * t" {
		t.Errorf("%+v", back)
	}
}

// Paths in a model that is written into another folder lead to the same files.
func TestResolvedIn(t *testing.T) {
	m, err := Load(t.Context(), "testdata/everything.yaml", nil)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	text, err := m.ResolvedIn(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Parse(t.Context(), filepath.Join(folder, "model.yaml"), text, nil); err != nil {
		t.Error(err)
	}
	if got := m.Files(); !reflect.DeepEqual(got, []string{"ball.obj", "particles.csv"}) {
		t.Errorf("files %v", got)
	}
	if got := m.Path("ball.obj"); got != filepath.Join("testdata", "ball.obj") {
		t.Errorf("path %s", got)
	}
}
