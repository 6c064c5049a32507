package buffer

import (
	"slices"
	"testing"
)

func TestZeroed(t *testing.T) {
	v := []int{1, 2, 3}
	for _, n := range []int{0, 2, 3, 5} {
		if z := Zeroed(v, n); !slices.Equal(z, make([]int, n)) {
			t.Errorf("%d of %d: %d", n, len(v), z)
		}
	}
	if n := testing.AllocsPerRun(10, func() { v = Zeroed(v, 3) }); n > 0 {
		t.Errorf("%g allocations where memory suffices", n)
	}
}

func TestResizeKeepsWhatIsThere(t *testing.T) {
	v := Resize([]int{1, 2, 3}, 300)
	if !slices.Equal(v[:3], []int{1, 2, 3}) || len(v) != 300 {
		t.Error("made longer:", v)
	}
	if w := Resize(v, 309); cap(v) < 309 || &w[0] != &v[0] {
		t.Error("room for a thirty-second more was not used")
	}
	if w := Spare(v[:300]); len(w) != 300 || cap(w) == 300 {
		t.Error("no room for one more:", len(w), cap(w))
	}
}
