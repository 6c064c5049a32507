package document

import (
	"slices"
	"testing"
)

func TestDifferences(t *testing.T) {
	was := "solver: {step: 1e-5, end: 1}\nbodies: [{name: a, mass: 1}, {name: b, mass: 2}]\nlist: [1, 2]\n"
	is := "solver: {step: 2e-5, end: 1, start: rest}\nbodies: [{name: b, mass: 3}, {name: c, mass: 1}]\nlist: [1, 2, 3]\n"
	got, err := Differences([]byte(was), []byte(is))
	want := []string{
		"solver.step: 2e-5, was 1e-5", "solver.start: rest, was not given", "bodies.a: not given, was {name: a, mass: 1}",
		"bodies.b.mass: 3, was 2", "bodies.c: {name: c, mass: 1}, was not given", "list.2: 3, was not given",
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %q, want %q", err, got, want)
	}
	if same, err := Differences([]byte(was), []byte(was)); err != nil || len(same) > 0 {
		t.Errorf("a document differs from itself: %v, %q", err, same)
	}
}
