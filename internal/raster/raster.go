// Package raster reads heights or classes over a grid from the files of surveys: ESRI's ASCII grid and GeoTIFF.
//
// A file is told by how it begins. ascii.go reads the one; tiff.go the directory of the other and tiff_blocks.go its strips or tiles. It imports nothing of ours.
package raster

import (
	"bytes"
	"errors"
	"fmt"
	"math"
)

// Grid is heights at places that lie in rows and columns, as a file gives them.
type Grid struct {
	Columns, Rows int
	West, South   float64    // place of the first height, in the file's coordinates
	Spacing       [2]float64 // from column to column and from row to row, above 0
	Heights       []float64  // row by row from the south, each from the west; not a number in a hole
}

// largest is how many heights a file may have.
const largest = 1 << 27

// Read reads the contents of a file without holes. Errors name the file with line and column, or the pixel with its column and row in the file, from 1.
func Read(data []byte, name string) (*Grid, error) {
	g, none, err := read(data, name)
	if err == nil {
		err = none.err(name)
	}
	if err != nil {
		return nil, err
	}
	return g, nil
}

// ReadWithHoles reads the contents of a file that may have holes.
func ReadWithHoles(data []byte, name string) (*Grid, error) {
	g, _, err := read(data, name)
	return g, err
}

func read(data []byte, name string) (*Grid, holes, error) {
	if bytes.HasPrefix(data, []byte("II")) || bytes.HasPrefix(data, []byte("MM")) {
		return readTIFF(data, name)
	}
	return readASCII(data, name)
}

// At is the height whose cell, a spacing wide with the height in its middle, holds a place; false beside the grid and in a hole.
func (g *Grid) At(x, y float64) (float64, bool) {
	i, j := math.Round((x-g.West)/g.Spacing[0]), math.Round((y-g.South)/g.Spacing[1])
	if !(i >= 0 && j >= 0 && i < float64(g.Columns) && j < float64(g.Rows)) {
		return 0, false
	}
	h := g.Heights[int(j)*g.Columns+int(i)]
	return h, !math.IsNaN(h)
}

// checkSize tells whether a grid can be that large.
func checkSize(columns, rows int) error {
	if columns < 2 || rows < 2 || columns > largest/rows {
		return fmt.Errorf("%d columns and %d rows: want 2 or more of both, and at most %d heights", columns, rows, largest)
	}
	return nil
}

// holes collects the places without a height.
type holes struct {
	errs []error
	more int
}

// told is how many holes are told one by one.
const told = 8

func (h *holes) add(format string, arguments ...any) {
	if len(h.errs) == told {
		h.more++
		return
	}
	h.errs = append(h.errs, fmt.Errorf(format, arguments...))
}

func (h *holes) err(name string) error {
	if h.more > 0 {
		h.errs = append(h.errs, fmt.Errorf("%s: and %d holes more", name, h.more))
	}
	return errors.Join(h.errs...)
}

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }
