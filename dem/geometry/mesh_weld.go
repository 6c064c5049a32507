// Welding: triangles from files come each with its own corners; neighbours must share them.

package geometry

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Weld returns the triangles with vertices nearer to each other than tolerance (m) made one, in the order of their first appearance. The
// tolerance 0 joins equal ones only; a negative one stands for 1e-6 of the size of the mesh.
func (f Facets) Weld(tolerance float64) Facets {
	if tolerance < 0 {
		tolerance = 1e-6 * f.size()
	}
	w := welder{tolerance: tolerance, cells: make(map[[3]int64][]int32, len(f.Vertices))}
	to := make([]int32, len(f.Vertices))
	for i, v := range f.Vertices {
		to[i] = w.add(v)
	}
	out := Facets{Vertices: w.vertices, Triangles: make([][3]int32, len(f.Triangles))}
	for i, t := range f.Triangles {
		out.Triangles[i] = [3]int32{to[t[0]], to[t[1]], to[t[2]]}
	}
	return out
}

func (f Facets) size() float64 {
	if len(f.Vertices) == 0 {
		return 0
	}
	low, high := f.Vertices[0], f.Vertices[0]
	for _, v := range f.Vertices {
		low, high = vec.MinVec(low, v), vec.MaxVec(high, v)
	}
	return r3.Norm(r3.Sub(high, low))
}

// welder finds vertices again by the cells of a grid as wide as the tolerance.
type welder struct {
	tolerance float64
	vertices  []r3.Vec
	cells     map[[3]int64][]int32
}

func (w *welder) add(v r3.Vec) int32 {
	cell := w.cell(v)
	around := int64(1)
	if w.tolerance == 0 {
		around = 0
	}
	for i := -around; i <= around; i++ {
		for j := -around; j <= around; j++ {
			for k := -around; k <= around; k++ {
				for _, u := range w.cells[[3]int64{cell[0] + i, cell[1] + j, cell[2] + k}] {
					if r3.Norm(r3.Sub(w.vertices[u], v)) <= w.tolerance {
						return u
					}
				}
			}
		}
	}
	n := int32(len(w.vertices))
	w.vertices = append(w.vertices, v)
	w.cells[cell] = append(w.cells[cell], n)
	return n
}

func (w *welder) cell(v r3.Vec) [3]int64 {
	if w.tolerance == 0 {
		v = r3.Add(v, r3.Vec{}) // -0 is 0
		return [3]int64{int64(math.Float64bits(v.X)), int64(math.Float64bits(v.Y)), int64(math.Float64bits(v.Z))}
	}
	s := 1 / w.tolerance
	return [3]int64{int64(math.Floor(v.X * s)), int64(math.Floor(v.Y * s)), int64(math.Floor(v.Z * s))}
}
