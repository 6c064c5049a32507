package bench

import (
	"strings"
	"testing"
)

// Runs that are watched by one tab, three and ten compute what others do; each tab sees something of them, and all tabs the same looks.
func TestWatched(t *testing.T) {
	tabs := []int{1, 3, 10}
	rows, err := Watched{Particles: []int{200}, Tabs: tabs, Pairs: 1, Work: 4e6, Device: "cpu", Threads: 1}.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != len(tabs) {
		t.Fatalf("rows %+v", rows)
	}
	for k, r := range rows {
		if r.Tabs != tabs[k] || r.Particles < 200 || !r.Same || r.Alone <= 0 || r.Watched <= 0 {
			t.Errorf("%+v", r)
		}
		if r.Looks < 1 || r.Frames < r.Tabs || r.Frames > r.Looks*r.Tabs {
			t.Errorf("%d tabs have got %d frames of %d looks", r.Tabs, r.Frames, r.Looks)
		}
	}
	var text strings.Builder
	if err := WriteWatched(&text, rows); err != nil || strings.Count(text.String(), "yes") != len(tabs) {
		t.Errorf("%s, %v", text.String(), err)
	}
}
