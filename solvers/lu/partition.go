package lu

// Nodes: the unknowns that are eliminated together.

import "slices"

// problem is the pattern of a matrix with one set of its values.
type problem struct {
	indptr, ind []int
	data        []float64
	scale       []float64
}

func (m *problem) order() int { return len(m.indptr) - 1 }

// partition assigns the unknowns to nodes, dense diagonal blocks that are pivoted freely inside.
type partition struct {
	of    []int32 // node of each unknown
	nodes int
	// late marks nodes of multipliers only, which must follow their adjacent nodes.
	late []bool
}

// newPartition forms nodes from the groups of a caller, or, when these are nil, from unknowns with the same neighbours.
// Multipliers of constraints on one node join it; those of constraints between nodes join one that stays regular.
func newPartition(m *problem, groups []int32) *partition {
	constraint := m.constraints()
	p := &partition{of: make([]int32, m.order())}
	if groups == nil {
		p.mergeAlike(m, constraint)
	} else {
		copy(p.of, groups)
		p.nodes = int(slices.Max(append([]int32{-1}, groups...))) + 1
	}
	between := p.absorb(m, constraint)
	if groups == nil {
		p.mergeAlike(m, constraint)
	}
	p.attach(m, constraint, between)
	return p
}

// constraints finds the multipliers: unknowns with a zero on the diagonal that are not coupled to one another.
func (m *problem) constraints() []bool {
	c := make([]bool, m.order())
	for r := range c {
		c[r] = true
		for p := m.indptr[r]; p < m.indptr[r+1]; p++ {
			if m.ind[p] == r && m.data[p] != 0 {
				c[r] = false
			}
		}
	}
	coupled := make([]bool, len(c))
	for r, isRow := range c {
		for p := m.indptr[r]; isRow && p < m.indptr[r+1]; p++ {
			if c[m.ind[p]] && m.data[p] != 0 {
				coupled[r], coupled[m.ind[p]] = true, true
			}
		}
	}
	for r := range c {
		c[r] = c[r] && !coupled[r]
	}
	return c
}

// mergeAlike makes one node of nodes with the same neighbours. Nodes of multipliers are alike when they couple to the
// same nodes, any others only when they are neighbours as well. Without nodes yet it starts from single unknowns.
func (p *partition) mergeAlike(m *problem, constraint []bool) {
	if p.nodes == 0 {
		for i := range p.of {
			p.of[i] = int32(i)
		}
		p.nodes = len(p.of)
	}
	open := make([]bool, p.nodes)
	for i := range open {
		open[i] = true
	}
	for u, c := range constraint {
		if !c {
			open[p.of[u]] = false
		}
	}
	g := quotient(m.indptr, m.ind, p.of, p.nodes)
	class, count := g.classes(open)
	for u, k := range p.of {
		p.of[u] = class[k]
	}
	p.nodes = count
}

// classes numbers the classes of nodes with the same neighbours, with themselves counted among these unless open.
func (g *graph) classes(open []bool) (class []int32, count int) {
	class = make([]int32, g.len())
	sets := make([][]int32, g.len())
	byHash := map[uint64][]int32{}
	for i := range sets {
		set := slices.Clone(g.neighbours(i))
		if !open[i] {
			at, _ := slices.BinarySearch(set, int32(i))
			set = slices.Insert(set, at, int32(i))
		}
		sets[i], class[i] = set, -1
		h := uint64(14695981039346656037)
		for _, j := range set {
			h = (h ^ uint64(j)) * 1099511628211
		}
		for _, k := range byHash[h] {
			if open[k] == open[i] && slices.Equal(sets[k], set) {
				class[i] = class[k]
				break
			}
		}
		if class[i] < 0 {
			class[i] = int32(count)
			count++
			byHash[h] = append(byHash[h], int32(i))
		}
	}
	return class, count
}

// absorb moves each multiplier with a single adjacent node into that node. It returns the others, ascending.
func (p *partition) absorb(m *problem, constraint []bool) (between []int32) {
	for u, nodes := range touchedNodes(m, p.of, constraint) {
		switch len(nodes) {
		case 0:
		case 1:
			p.of[u] = nodes[0]
		default:
			between = append(between, int32(u))
		}
	}
	return between
}

// touchedNodes lists for each multiplier the adjacent nodes, those of the other unknowns in its row or column, ascending.
func touchedNodes(m *problem, of []int32, constraint []bool) [][]int32 {
	touched := make([][]int32, len(of))
	add := func(c, u int) {
		if constraint[c] && !constraint[u] {
			if at, found := slices.BinarySearch(touched[c], of[u]); !found {
				touched[c] = slices.Insert(touched[c], at, of[u])
			}
		}
	}
	for r := range of {
		for _, c := range m.ind[m.indptr[r]:m.indptr[r+1]] {
			add(r, c)
			add(c, r)
		}
	}
	return touched
}
