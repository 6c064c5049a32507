package main

import (
	"bytes"
	"math"
	"testing"
	"testing/synctest"
	"time"

	"gabion/runs"
)

// A phase is shown once it has taken a second, and then now and then; shorter ones are not.
func TestPhasesAreShownAfterASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var text bytes.Buffer
		d := newDisplay(&text)
		d.observe("reading", 0)
		time.Sleep(phaseAfter - 1)
		d.observe("packing", 0)
		time.Sleep(2 * phaseAfter)
		d.observe("packing", 0.1)
		time.Sleep(linesEvery)
		d.observe("packing", 0.42)
		d.observe("", math.NaN())
		time.Sleep(2 * phaseAfter)
		d.observe("building", math.NaN())
		d.close()
		time.Sleep(2 * phaseAfter)
		d.report(runs.Status{Time: 1, End: 2, Rate: 3})
		if want := "packing\npacking: 42 %\n"; text.String() != want {
			t.Errorf("shown %q, want %q", text.String(), want)
		}
	})
}
