package bench

import (
	"strings"
	"testing"
)

// Runs that are watched are seen, and compute what others do.
func TestWatched(t *testing.T) {
	rows, err := Watched{Particles: []int{200}, Pairs: 1, Device: "cpu", Threads: 1}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1 || rows[0].Particles < 200 || rows[0].Looks < 1 || !rows[0].Same || rows[0].Alone <= 0 || rows[0].Watched <= 0 {
		t.Errorf("rows %+v", rows)
	}
	var text strings.Builder
	if err := WriteWatched(&text, rows); err != nil || !strings.Contains(text.String(), "yes") {
		t.Errorf("%s, %v", text.String(), err)
	}
}
