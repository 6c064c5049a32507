// Contacts of a sphere with a height field. Kernels have the same in kernels/height_field.cuh.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Corners of the two triangles of a cell, from its vertex of least x and y; and the corners opposite to their edges in the triangles beside them.
var (
	cellCorners  = [2][3][2]int32{{{0, 0}, {1, 0}, {1, 1}}, {{0, 0}, {1, 1}, {0, 1}}}
	cellOpposite = [2][3][2]int32{{{0, -1}, {2, 1}, {0, 1}}, {{1, 0}, {1, 2}, {-1, 0}}}
	vertexStar   = [6][2]int32{{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}}
)

// What a feature of a height field is: of so many vertices, feature kind*vertices + vertex is that triangle of the vertex's cell, the edge of that
// direction that begins there, or the vertex.
const (
	lowerTriangle = iota
	upperTriangle
	edgeX
	edgeXY
	edgeY
	fieldVertex
)

// Touch implements Shape. Part is the triangle, in the order of facets.
func (f *HeightField) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	deep, below := f.above(c)
	if c.Z-reach >= float64(f.high) {
		return dst
	}
	var room [6]minimum
	found := room[:0]
	i0, i1 := cellsWithin(c.X, reach, f.Spacing[0], f.Columns)
	j0, j1 := cellsWithin(c.Y, reach, f.Spacing[1], f.Rows)
	for j := j0; j < j1; j++ {
		for i := i0; i < i1; i++ {
			for half := range int32(2) {
				found = f.near(found, i, j, half, c, reach, below)
			}
		}
	}
	if len(found) == 0 {
		if below {
			dst = append(dst, deep)
		}
		return dst
	}
	return resolve(dst, found, reach, SmoothCosine, true, FieldPatches)
}

// cellsWithin are the first cell that is within reach of a place along an axis, and the one after the last.
func cellsWithin(x, reach, spacing float64, vertices int32) (from, to int32) {
	from = int32(min(max((x-reach)/spacing, 0), float64(vertices-1)))
	if x+reach < 0 {
		return from, 0
	}
	return from, int32(min((x+reach)/spacing, float64(vertices-2))) + 1
}

// above is the contact of a centre with the triangle that is straight above it, if it is below the ground.
func (f *HeightField) above(c r3.Vec) (deep Touch, below bool) {
	x, y := c.X/f.Spacing[0], c.Y/f.Spacing[1]
	if !(x >= 0 && y >= 0 && x <= float64(f.Columns-1) && y <= float64(f.Rows-1)) {
		return Touch{}, false
	}
	i, j := min(int32(x), f.Columns-2), min(int32(y), f.Rows-2)
	half := int32(0)
	if y-float64(j) > x-float64(i) {
		half = 1
	}
	a, b, d := f.corners(i, j, half)
	n := r3.Unit(r3.Cross(r3.Sub(b, a), r3.Sub(d, a)))
	height := r3.Dot(n, r3.Sub(c, a))
	return Touch{Normal: n, Distance: height, Feature: fieldPatch(n), Part: f.part(i, j, half)}, height < 0
}

func (f *HeightField) corners(i, j, half int32) (a, b, c r3.Vec) {
	k := &cellCorners[half]
	return f.vertex(i+k[0][0], j+k[0][1]), f.vertex(i+k[1][0], j+k[1][1]), f.vertex(i+k[2][0], j+k[2][1])
}

func (f *HeightField) part(i, j, half int32) int32 { return 2*(j*(f.Columns-1)+i) + half }

// near appends the point of a triangle that is nearest to c, if no point of the ground beside it is nearer.
func (f *HeightField) near(found []minimum, i, j, half int32, c r3.Vec, reach float64, below bool) []minimum {
	k := &cellCorners[half]
	v0, v1, v2 := f.corners(i, j, half)
	a, b, d := r3.Sub(v0, c), r3.Sub(v1, c), r3.Sub(v2, c)
	normal := r3.Unit(r3.Cross(r3.Sub(v1, v0), r3.Sub(v2, v0)))
	height := -r3.Dot(normal, a)
	if math.Abs(height) >= reach {
		return found
	}
	p, region := nearestOnTriangle(a, b, d)
	x := minimum{touch: Touch{Part: f.part(i, j, half), Normal: normal, Distance: math.Abs(height)}}
	kind, vertex := half, j*f.Columns+i
	switch {
	case region >= onCorner:
		at := k[region-onCorner]
		if !f.leastAtVertex(i+at[0], j+at[1], c, p) {
			return found
		}
		kind, vertex = fieldVertex, (j+at[1])*f.Columns+i+at[0]
	case region >= onEdge:
		o := cellOpposite[half][region-onEdge]
		if f.has(i+o[0], j+o[1]) && descends(p, r3.Sub(r3.Sub(f.vertex(i+o[0], j+o[1]), c), p)) {
			return found
		}
		kind, vertex = f.edge(i, j, half, region-onEdge)
	}
	x.touch.Feature = kind*int32(len(f.Heights)) + vertex
	if region != inside {
		d2 := r3.Norm2(p)
		if d2 >= reach*reach {
			return found
		}
		for n := range found {
			if found[n].touch.Feature == x.touch.Feature {
				return found
			}
		}
		if x.touch.Distance = math.Sqrt(d2); d2 > 0 {
			x.touch.Normal = r3.Scale(-1/x.touch.Distance, p)
		}
	} else if height < 0 {
		x.touch.Normal = r3.Scale(-1, normal)
	}
	// The front is where the centre is, unless it is below the ground.
	x.facing = x.touch.Normal
	if below {
		x.facing = r3.Scale(-1, x.touch.Normal)
	}
	x.patch = fieldPatch(x.facing)
	return append(found, x)
}

// edge is what an edge of a triangle is as a feature, and the vertex where it begins.
func (f *HeightField) edge(i, j, half, edge int32) (kind, vertex int32) {
	v := j*f.Columns + i
	switch {
	case half == 0 && edge == 0:
		return edgeX, v
	case half == 0 && edge == 1:
		return edgeY, v + 1
	case half == 1 && edge == 1:
		return edgeX, v + f.Columns
	case half == 1 && edge == 2:
		return edgeY, v
	}
	return edgeXY, v
}

// leastAtVertex tells whether the vertex at p from the centre c is no farther than those beside it.
func (f *HeightField) leastAtVertex(i, j int32, c, p r3.Vec) bool {
	for _, o := range vertexStar {
		if f.has(i+o[0], j+o[1]) && descends(p, r3.Sub(r3.Sub(f.vertex(i+o[0], j+o[1]), c), p)) {
			return false
		}
	}
	return true
}
