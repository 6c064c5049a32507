package dem

import (
	"slices"
	"testing"
)

// Cells that follow one another along the curve share a face, and no two cells are at one place.
func TestHilbert(t *testing.T) {
	const side = 16
	type cell struct {
		at  [3]int
		key uint64
	}
	for _, first := range []uint32{0, 1<<CurveBits - side} {
		var cells []cell
		for x := range uint32(side) {
			for y := range uint32(side) {
				for z := range uint32(side) {
					cells = append(cells, cell{[3]int{int(x), int(y), int(z)}, Hilbert(first+x, first+y, first+z)})
				}
			}
		}
		slices.SortFunc(cells, func(a, b cell) int { return int(int64(a.key - b.key)) })
		for i := 1; i < len(cells); i++ {
			a, b := &cells[i-1], &cells[i]
			if a.key+1 != b.key {
				t.Fatalf("cells %v and %v are %d apart along the curve", a.at, b.at, b.key-a.key)
			}
			way := 0
			for axis := range a.at {
				d := a.at[axis] - b.at[axis]
				way += d * d
			}
			if way != 1 {
				t.Fatalf("cells %v and %v follow one another", a.at, b.at)
			}
		}
	}
}
