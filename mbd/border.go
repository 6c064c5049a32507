package mbd

// This file holds the borders of the tangent: unknowns beside those of the equations of motion, by which an element that couples each of its bodies with each other, as a rope that runs
// through a hundred knots does, takes a row and a column of the matrix instead of a dense block. With P the column, g the row and s a scale,
//
//	[ A    P    ] [ y ]   [ r ]
//	[ s g  -s/w ] [ z ] = [ 0 ]
//
// gives (A + w P g) y = r, where w is the weight of positions: the derivative of forces P z, whose size z grows by g as places change.

import "gonum.org/v1/gonum/spatial/r3"

// bordered is an element of which a part of the tangent is in borders; the rest couples points no farther apart in its list than borderReach.
type bordered interface {
	element
	// borders returns the number of its borders, which may be none.
	borders() int
	// setBorders tells where they are in the pattern.
	setBorders(b []border)
}

const borderReach = 2

// border locates one among the values of a pattern: its gradients by translation and rotation of each attached body, as a row and as a column, and its diagonal.
type border struct {
	places   []rowBlock
	diagonal int
}

// setDiagonal gives the scale s. The unknown z is zero where the border has zeros else.
func (b *border) setDiagonal(t *tangents, scale float64) { t.values[b.diagonal] = -scale / t.position }

// addOuter adds the outer product of the pulls on points lo to before hi and of derivatives by the places of points from first on.
func (b *border) addOuter(t *tangents, p *elementPoints, pull []r3.Vec, lo, hi int, by []r3.Vec, first int, scale float64) {
	b.setDiagonal(t, scale)
	for i := lo; i < hi; i++ {
		b.addColumn(t, 2*i, pull[i])
		b.addColumn(t, 2*i+1, r3.Cross(p.lever[i], pull[i]))
	}
	for k := range by {
		j, g := first+k, r3.Scale(scale, by[k])
		b.addRow(t, 2*j, g)
		b.addRow(t, 2*j+1, r3.Cross(p.lever[j], g))
	}
}

func (b *border) addColumn(t *tangents, place int, v r3.Vec) {
	if c := b.places[place].column; c.start >= 0 {
		x, n := t.values[c.start:], c.stride
		x[0] += v.X
		x[n] += v.Y
		x[2*n] += v.Z
	}
}

func (b *border) addRow(t *tangents, place int, v r3.Vec) {
	if r := b.places[place].row; r >= 0 {
		x := t.values[r : r+3]
		x[0] += v.X
		x[1] += v.Y
		x[2] += v.Z
	}
}

// listBorders lists the elements with borders once for each, in their order.
func (s *System) listBorders() {
	for _, e := range s.elements {
		b, n := bordersOf(e)
		for range n {
			s.borders = append(s.borders, b)
		}
	}
}

// bordersOf tells of an element how many borders it has, and returns the element.
func bordersOf(e element) (b bordered, n int) {
	if b, ok := e.(bordered); ok {
		return b, b.borders()
	}
	return nil, 0
}

// addNear adds the couplings of the points of an element that are near each other in its list of degrees of freedom, two a point.
func (c couplings) addNear(p []int) {
	for i := 0; i < len(p); i += 2 {
		c.add(p[i:i+2], p[i:min(i+2*borderReach+2, len(p))])
	}
}

// near returns the blocks of all rows with the columns of points that are near, row by row, and no block for those of others.
func (p *pattern) near(dofs []int) []block {
	b := make([]block, 0, len(dofs)*len(dofs))
	for i, r := range dofs {
		for j, c := range dofs {
			if d := i/2 - j/2; d < -borderReach || d > borderReach {
				c = -1
			}
			b = append(b, p.block(r, c))
		}
	}
	return b
}

// findBorders finds those of an element whose first one is the given of all.
func (s *System) findBorders(e bordered, first int, dofs []int) {
	found := make([]border, e.borders())
	for a := range found {
		k := len(s.equations) + first + a
		b := &found[a]
		b.diagonal = s.pattern.find(s.dofs+k, s.dofs+k)
		for _, f := range dofs {
			b.places = append(b.places, s.pattern.rowBlock(k, f))
		}
	}
	e.setBorders(found)
}
