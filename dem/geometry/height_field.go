// HeightField: ground given by heights over a grid, as surveys give it. Its triangles follow from the grid, so that nothing is kept but the heights, and
// whoever looks for contacts looks at the cells below and beside the sphere alone: that costs the same however large the field is.

package geometry

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// HeightField is the ground below a surface of triangles, matter down to the end of its bounds. Height j*Columns+i is that of the vertex at x = i*Spacing[0],
// y = j*Spacing[1] in the surface's axes. Each cell of four vertices is two triangles, divided from its vertex of least x and y to that of largest.
//
// A sphere touches it as it touches a solid mesh (see resolve.go). A centre below the ground is pushed out, by the shortest way where that is within reach and else
// square to the triangle above it. Beyond its border there is nothing.
type HeightField struct {
	Columns, Rows int32
	Spacing       [2]float64 // m
	Heights       []float32  // m, row by row

	low, high float32 // of the heights
}

// NewHeightField makes a height field; the heights are kept and must not change.
func NewHeightField(columns, rows int, spacing [2]float64, heights []float32) (*HeightField, error) {
	if columns < 2 || rows < 2 || columns > mostHeights/rows || len(heights) != columns*rows {
		return nil, fmt.Errorf("height field: %d heights for %d columns and %d rows: want 2 or more of both, and at most %d heights", len(heights), columns, rows, mostHeights)
	}
	f := &HeightField{Columns: int32(columns), Rows: int32(rows), Spacing: spacing, Heights: heights, low: heights[0], high: heights[0]}
	for _, h := range heights {
		f.low, f.high = min(f.low, h), max(f.high, h) // not a number where any is not
	}
	return f, f.Check()
}

// mostHeights keeps the numbers of features within 32 bits.
const mostHeights = math.MaxInt32 / 16

// Check tells what is wrong with the shape, or returns nil.
func (f *HeightField) Check() error {
	if f == nil || len(f.Heights) == 0 {
		return fmt.Errorf("height field without heights: make it by NewHeightField")
	}
	for _, d := range f.Spacing {
		if !(d > 0) || math.IsInf(d, 1) {
			return fmt.Errorf("height field: spacing %g m: want more than 0", d)
		}
	}
	if !vec.Finite1(float64(f.low)) || !vec.Finite1(float64(f.high)) {
		return fmt.Errorf("height field: a height is not finite")
	}
	return nil
}

// Bounds implements Shape. Below it there is as much matter again as the ground is high, and a cell more.
func (f *HeightField) Bounds() r3.Box {
	low, high := float64(f.low), float64(f.high)
	return r3.Box{
		Min: r3.Vec{Z: low - (high - low) - f.Spacing[0] - f.Spacing[1]},
		Max: r3.Vec{X: float64(f.Columns-1) * f.Spacing[0], Y: float64(f.Rows-1) * f.Spacing[1], Z: high},
	}
}

func (f *HeightField) passage() float64 { return math.Inf(1) }

// Facets are the triangles that pictures show: of so large a field, of every second vertex along both axes, or of every third, and so on.
func (f *HeightField) Facets() Facets {
	const most = 200_000
	step := int32(1)
	for 2*int(f.Columns/step)*int(f.Rows/step) > most {
		step++
	}
	return f.facets(step)
}

// facets are the triangles of every step-th vertex; with a step of 1, of cell c at 2c that of its side of least y, and at 2c+1 the other.
func (f *HeightField) facets(step int32) Facets {
	columns, rows := (f.Columns-1)/step+1, (f.Rows-1)/step+1
	var out Facets
	for j := range rows {
		for i := range columns {
			out.Vertices = append(out.Vertices, f.vertex(i*step, j*step))
			if v := j*columns + i; i > 0 && j > 0 {
				out.Triangles = append(out.Triangles, [3]int32{v - columns - 1, v - columns, v}, [3]int32{v - columns - 1, v, v - 1})
			}
		}
	}
	return out
}

// mostMeshed is how many triangles a mesh for bodies may have: each of them takes some hundred bytes.
const mostMeshed = 2_000_000

// Mesh is the surface as a mesh, a sheet, for contacts with bodies and polyhedra.
func (f *HeightField) Mesh() (*Mesh, error) {
	if n := 2 * (int(f.Columns) - 1) * (int(f.Rows) - 1); n > mostMeshed {
		return nil, fmt.Errorf("a height field of %d triangles is too large for contacts with bodies and polyhedra: at most %d", n, mostMeshed)
	}
	return NewMesh(f.facets(1), MeshOptions{})
}

func (f *HeightField) vertex(i, j int32) r3.Vec {
	return r3.Vec{X: float64(i) * f.Spacing[0], Y: float64(j) * f.Spacing[1], Z: float64(f.Heights[j*f.Columns+i])}
}

// Cells is the number of cells between vertices.
func (f *HeightField) Cells() int { return int(f.Columns-1) * int(f.Rows-1) }

// Cell is the number, row by row, of the cell above or below a place, m, or of the nearest one beside it.
func (f *HeightField) Cell(x, y float64) int {
	return cellAlong(y/f.Spacing[1], f.Rows)*int(f.Columns-1) + cellAlong(x/f.Spacing[0], f.Columns)
}

// HeightAt is the height of the ground at a place, m; false beside it.
func (f *HeightField) HeightAt(x, y float64) (z float64, on bool) {
	x, y = x/f.Spacing[0], y/f.Spacing[1]
	if !(x >= 0 && y >= 0 && x <= float64(f.Columns-1) && y <= float64(f.Rows-1)) {
		return 0, false
	}
	i, j := int32(cellAlong(x, f.Columns)), int32(cellAlong(y, f.Rows))
	x, y = x-float64(i), y-float64(j)
	low, high := f.vertex(i, j).Z, f.vertex(i+1, j+1).Z
	if y <= x {
		side := f.vertex(i+1, j).Z
		return low + x*(side-low) + y*(high-side), true
	}
	side := f.vertex(i, j+1).Z
	return low + y*(side-low) + x*(high-side), true
}

// cellAlong is the cell at x spacings along an axis.
func cellAlong(x float64, vertices int32) int {
	return int(min(max(x, 0), float64(vertices-2)))
}

func (f *HeightField) has(i, j int32) bool { return i >= 0 && j >= 0 && i < f.Columns && j < f.Rows }
