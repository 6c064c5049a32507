package mbd

// This file builds the sparsity patterns of the tangent and locates the blocks of the elements in them.

import (
	"slices"

	"github.com/james-bowman/sparse"
)

// block locates a 3x3 block among the values of a pattern: its first entry, and the distance between its rows. A negative start stands for no
// block.
type block struct{ start, stride int32 }

// bodyBlock holds the diagonal blocks of a body: translation, rotation, and the two between them.
type bodyBlock struct {
	translation, rotation         block
	massTranslation, massRotation block
}

// rowBlock locates the gradient of a constraint by three degrees of freedom: as a row, and as a column.
type rowBlock struct {
	row    int32
	column block
}

// pattern is a compressed sparse row pattern whose unknowns are degrees of freedom, in threes, and then multipliers and those of borders, one by one.
type pattern struct {
	dofs  int
	start []int
	index []int
}

// couplings are, for each three degrees of freedom, those that they are coupled with, in any order and some of them several times; the first of each
// three stands for all.
type couplings [][]int

// add adds couplings and their transposes: the factorisation needs a symmetric pattern.
func (c couplings) add(rows, columns []int) {
	for _, row := range rows {
		for _, column := range columns {
			if row < 0 || column < 0 {
				continue
			}
			c[row/3] = append(c[row/3], column)
			if row != column {
				c[column/3] = append(c[column/3], row)
			}
		}
	}
}

// newPattern builds a pattern from the couplings of the degrees of freedom and from those that each constraint and border depends on; the first of each three
// stands for all. Those from diagonal on have entries on the diagonal.
func newPattern(columns couplings, gradients [][]int, dofs, diagonal int) *pattern {
	for n := range columns {
		slices.Sort(columns[n])
		columns[n] = slices.Compact(columns[n])
	}
	rows := make([][]int, dofs/3)
	for k, g := range gradients {
		for _, f := range g {
			rows[f/3] = append(rows[f/3], dofs+k)
		}
	}
	size := 0
	for n := range columns {
		size += 9*len(columns[n]) + 3*len(rows[n])
	}
	for _, g := range gradients {
		size += 3*len(g) + 1
	}
	p := &pattern{dofs: dofs, start: make([]int, 1, dofs+len(gradients)+1), index: make([]int, 0, size)}
	for n := range columns {
		slices.Sort(rows[n])
		rows[n] = slices.Compact(rows[n])
		for range 3 {
			for _, f := range columns[n] {
				p.index = append(p.index, f, f+1, f+2)
			}
			p.index = append(p.index, rows[n]...)
			p.start = append(p.start, len(p.index))
		}
	}
	for k := range gradients {
		g := slices.Compact(slices.Sorted(slices.Values(gradients[k])))
		for _, f := range g {
			p.index = append(p.index, f, f+1, f+2)
		}
		if k >= diagonal {
			p.index = append(p.index, dofs+k)
		}
		p.start = append(p.start, len(p.index))
	}
	return p
}

// csr returns the pattern as a matrix of zeros.
func (p *pattern) csr() *sparse.CSR {
	n := len(p.start) - 1
	return sparse.NewCSR(n, n, p.start, p.index, make([]float64, len(p.index)))
}

// find returns the position of an entry that is in the pattern.
func (p *pattern) find(row, column int) int {
	k, ok := slices.BinarySearch(p.index[p.start[row]:p.start[row+1]], column)
	if !ok {
		panic("mbd: an element writes outside its pattern")
	}
	return p.start[row] + k
}

func (p *pattern) block(row, column int) block {
	if row < 0 || column < 0 {
		return block{start: -1}
	}
	return block{start: int32(p.find(row, column)), stride: int32(p.start[row+1] - p.start[row])}
}

func (p *pattern) rowBlock(constraint, dof int) rowBlock {
	if dof < 0 {
		return rowBlock{row: -1, column: block{start: -1}}
	}
	k := p.dofs + constraint
	return rowBlock{row: int32(p.find(k, dof)), column: p.block(dof, k)}
}

// firstDOFs returns the first degrees of freedom of translation and of rotation of each attached body, -1 where there is none.
func (s *System) firstDOFs(attached []int) []int {
	p := make([]int, 0, 2*len(attached))
	for _, b := range attached {
		in := &s.inertia[b]
		rotation := -1
		if in.dof >= 0 && !in.point {
			rotation = in.dof + 3
		}
		p = append(p, in.dof, rotation)
	}
	return p
}

// UpdatePattern makes the pattern anew where the pairs of a load have changed, and tells whether it has.
func (s *System) UpdatePattern() (changed bool) {
	for _, l := range s.loads {
		if c, ok := l.load.(ChangingLoad); ok && c.UpdatePairs() {
			l.pairs, changed = l.load.Pairs(), true
		}
	}
	if changed {
		s.makePatterns()
	}
	return changed
}

func (s *System) makePatterns() {
	full, mass := make(couplings, s.dofs/3), make(couplings, s.dofs/3)
	for i := range s.inertia {
		in := &s.inertia[i]
		if in.dof < 0 {
			continue
		}
		for f := in.dof; f < in.dof+6 && (f == in.dof || !in.point); f += 3 {
			full.add([]int{f}, []int{f})
			mass.add([]int{f}, []int{f})
		}
	}
	gradients := make([][]int, len(s.equations))
	for k, e := range s.elements {
		p := s.firstDOFs(s.attachments[k])
		if _, n := bordersOf(e); n == 0 {
			full.add(p, p)
		} else {
			full.addNear(p)
			moving := slices.DeleteFunc(slices.Clone(p), func(f int) bool { return f < 0 })
			for range n {
				gradients = append(gradients, moving)
			}
		}
		if q, ok := e.(*equation); ok {
			for _, f := range p {
				if f >= 0 {
					gradients[q.index] = append(gradients[q.index], f)
				}
			}
		}
	}
	for _, l := range s.loads {
		for _, c := range l.pairs {
			full.add(s.firstDOFs([]int{l.bodies[c[0]] + 1}), s.firstDOFs([]int{l.bodies[c[1]] + 1}))
		}
	}
	diagonal := len(s.equations)
	if s.droppable {
		diagonal = 0
	}
	s.pattern = newPattern(full, gradients, s.dofs, diagonal)
	s.massPattern = newPattern(mass, gradients[:len(s.equations)], s.dofs, diagonal)
	s.findBlocks()
}

func (s *System) findBlocks() {
	s.bodyBlocks = make([]bodyBlock, len(s.inertia))
	for i := range s.inertia {
		p := s.firstDOFs([]int{i})
		s.bodyBlocks[i] = bodyBlock{
			translation: s.pattern.block(p[0], p[0]), rotation: s.pattern.block(p[1], p[1]),
			massTranslation: s.massPattern.block(p[0], p[0]), massRotation: s.massPattern.block(p[1], p[1]),
		}
	}
	s.blocks = nil
	for _, l := range s.loads {
		l.blocks = nil
	}
	borders := 0
	for k, e := range s.elements {
		p := s.firstDOFs(s.attachments[k])
		if b, n := bordersOf(e); n == 0 {
			s.blocks = append(s.blocks, s.pattern.between(p, p))
		} else {
			s.blocks = append(s.blocks, s.pattern.near(p))
			s.findBorders(b, borders, p)
			borders += n
		}
		if q, ok := e.(*equation); ok {
			q.full, q.mass = nil, nil
			if s.droppable {
				row := s.dofs + q.index
				q.diagonal = [2]int{s.pattern.find(row, row), s.massPattern.find(row, row)}
			}
			for _, f := range p {
				q.full = append(q.full, s.pattern.rowBlock(q.index, f))
				q.mass = append(q.mass, s.massPattern.rowBlock(q.index, f))
			}
		}
	}
	for _, l := range s.loads {
		for _, c := range l.pairs {
			rows, columns := s.firstDOFs([]int{l.bodies[c[0]] + 1}), s.firstDOFs([]int{l.bodies[c[1]] + 1})
			l.blocks = append(l.blocks, s.pattern.between(rows, columns)...)
		}
	}
}

// between returns the blocks of all rows with all columns, row by row.
func (p *pattern) between(rows, columns []int) []block {
	b := make([]block, 0, len(rows)*len(columns))
	for _, r := range rows {
		for _, c := range columns {
			b = append(b, p.block(r, c))
		}
	}
	return b
}
