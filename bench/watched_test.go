package bench

import (
	"strings"
	"testing"
)

// Runs that are watched by one tab, three and ten compute what others do; each tab sees something of them, all tabs the same looks. What these take of the time is for the benchmark to tell.
func TestWatched(t *testing.T) {
	for _, c := range []struct {
		particles int
		work      float64 // two to eight seconds of one processor: of very many particles nothing is to be seen before
	}{{1000, 1e7}, {10_000, 6e7}, {100_000, 3e8}} {
		if testing.Short() && c.particles > 1000 {
			continue
		}
		tabs := []int{1, 3, 10}
		rows, err := Watched{Particles: []int{c.particles}, Tabs: tabs, Pairs: 1, Work: c.work, Device: "cpu", Threads: 1}.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(rows) != len(tabs) {
			t.Fatalf("rows %+v", rows)
		}
		for k, r := range rows {
			if r.Tabs != tabs[k] || r.Particles < c.particles || !r.Same || r.Alone <= 0 || r.Watched <= 0 {
				t.Errorf("%+v", r)
			}
			if r.Looks < 1 || r.Frames < r.Tabs || r.Frames > r.Looks*r.Tabs {
				t.Errorf("%d particles: %d tabs have got %d frames of %d looks", c.particles, r.Tabs, r.Frames, r.Looks)
			}
			if !(r.Share > 0) {
				t.Errorf("%d particles, watched by %d tabs: looks have taken %g of the time", c.particles, r.Tabs, r.Share)
			}
		}
		var text strings.Builder
		if err := WriteWatched(&text, rows); err != nil || strings.Count(text.String(), "yes") != len(tabs) {
			t.Errorf("%s, %v", text.String(), err)
		}
		t.Logf("\n%s", text.String())
	}
}
