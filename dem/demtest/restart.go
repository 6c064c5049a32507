// Engines that take over from one another.

package demtest

import (
	"bytes"
	"testing"

	"gabion/dem"
)

// HandOver saves the state of an engine and restores it in another.
func HandOver(t testing.TB, from, to dem.Engine) {
	t.Helper()
	var file bytes.Buffer
	if err := from.Save(&file); err != nil {
		t.Fatal(err)
	}
	if err := to.Restore(&file); err != nil {
		t.Fatal(err)
	}
	if file.Len() != 0 {
		t.Errorf("%d bytes left", file.Len())
	}
}

// StepByStep takes n steps of dt (s) one by one, as beside bodies.
func StepByStep(t testing.TB, e dem.Engine, n int, dt float64) {
	t.Helper()
	for range n {
		if err := e.Drift(dt); err != nil {
			t.Fatal(err)
		}
		if err := e.Commit(); err != nil {
			t.Fatal(err)
		}
	}
}
