package lu

// Approximate minimum degree ordering on the graph of groups.

import "slices"

// minDegree orders the nodes of g so that eliminating them in that order fills little: in each turn the node of least
// approximate external degree, counted in unknowns. It works on the quotient graph of variables and elements
// (eliminated cliques) with element absorption, mass elimination and merging of indistinguishable nodes; P. Amestoy, T.
// Davis, I. Duff, An approximate minimum degree ordering algorithm, SIAM J. Matrix Anal. Appl. 17 (1996) 886-905. Ties
// go to the node that came into its degree last, at first to the one nearest to node 0, which suits nets whatever their
// numbering.
func minDegree(g *graph) []int32 {
	m := newQuotientGraph(g)
	order := make([]int32, 0, g.len())
	for len(order) < g.len() {
		p := m.takeLeast()
		m.eliminate(p)
		order = m.appendMembers(order, p)
	}
	return order
}

// quotientGraph is the state of the elimination. A node is a variable (not yet eliminated), an element (eliminated, its
// boundary kept in vars), or dead (absorbed in another node).
type quotientGraph struct {
	weight []int32   // unknowns of a variable with all it absorbed, negative while it is marked as part of the boundary
	vars   [][]int32 // neighbours that are variables; for an element its boundary
	elems  [][]int32 // neighbours that are elements
	degree []int32   // approximate external degree of a variable; size of the boundary of an element; both in unknowns
	left   int32     // unknowns not yet eliminated

	merged []int32 // chain of nodes absorbed by a variable: merged[i] is the next, -1 the end
	last   []int32 // end of the chain that starts at i
	dead   []bool

	head, next, prev []int32 // buckets of variables by degree, doubly linked
	least            int

	outside []int32 // per element: unknowns outside the current boundary, with stamp
	stamp   []int32
	round   int32

	bucket     map[uint32][]int32
	bucketKeys []uint32
}

func newQuotientGraph(g *graph) *quotientGraph {
	n := g.len()
	m := &quotientGraph{
		weight: make([]int32, n), vars: make([][]int32, n), elems: make([][]int32, n), degree: make([]int32, n),
		merged: make([]int32, n), last: make([]int32, n), dead: make([]bool, n), next: make([]int32, n), prev: make([]int32, n),
		outside: make([]int32, n), stamp: make([]int32, n), bucket: map[uint32][]int32{},
	}
	copy(m.weight, g.weight)
	adj := append([]int32(nil), g.adj...)
	for i := range n {
		m.left += g.weight[i]
		m.vars[i] = adj[g.ptr[i]:g.ptr[i+1]:g.ptr[i+1]]
		m.merged[i], m.last[i] = -1, int32(i)
		for _, j := range m.vars[i] {
			m.degree[i] += g.weight[j]
		}
	}
	m.head = make([]int32, m.left+1)
	for d := range m.head {
		m.head[d] = -1
	}
	for _, i := range slices.Backward(g.breadthFirst()) {
		m.insert(i)
	}
	return m
}

func (m *quotientGraph) insert(i int32) {
	d := m.degree[i]
	m.next[i], m.prev[i] = m.head[d], -1
	if h := m.head[d]; h >= 0 {
		m.prev[h] = i
	}
	m.head[d] = i
	m.least = min(m.least, int(d))
}

func (m *quotientGraph) remove(i int32) {
	if m.prev[i] >= 0 {
		m.next[m.prev[i]] = m.next[i]
	} else {
		m.head[m.degree[i]] = m.next[i]
	}
	if m.next[i] >= 0 {
		m.prev[m.next[i]] = m.prev[i]
	}
}

func (m *quotientGraph) takeLeast() int32 {
	for m.head[m.least] < 0 {
		m.least++
	}
	p := m.head[m.least]
	m.remove(p)
	return p
}

// eliminate turns variable p into an element and updates everything around it.
func (m *quotientGraph) eliminate(p int32) {
	boundary, size := m.boundary(p)
	m.left -= m.weight[p]
	m.vars[p], m.elems[p] = boundary, nil
	m.round++
	for _, i := range boundary {
		for _, e := range m.elems[i] {
			if m.stamp[e] != m.round {
				m.stamp[e], m.outside[e] = m.round, m.degree[e]
			}
			m.outside[e] += m.weight[i] // marked weights are negative
		}
	}
	for _, i := range boundary {
		m.prune(i, p, size)
	}
	m.mergeAlike(boundary)
	keep := boundary[:0]
	m.degree[p] = 0
	for _, i := range boundary {
		m.weight[i] = -m.weight[i]
		if m.dead[i] {
			continue
		}
		m.degree[i] = max(0, min(m.degree[i], m.left-m.weight[i]))
		m.insert(i)
		m.degree[p] += m.weight[i]
		keep = append(keep, i)
	}
	m.vars[p] = keep
}

// boundary gathers the variables that the elimination of p couples, marks them (negative weight), takes them out of
// their buckets and absorbs the elements of p.
func (m *quotientGraph) boundary(p int32) (list []int32, size int32) {
	own := m.weight[p]
	m.weight[p] = -own
	add := func(vars []int32) {
		for _, i := range vars {
			if !m.dead[i] && m.weight[i] > 0 {
				size += m.weight[i]
				m.weight[i] = -m.weight[i]
				m.remove(i)
				list = append(list, i)
			}
		}
	}
	add(m.vars[p])
	for _, e := range m.elems[p] {
		if !m.dead[e] {
			add(m.vars[e])
			m.dead[e], m.vars[e] = true, nil
		}
	}
	m.weight[p] = own
	return list, size
}

// prune drops from variable i what the new element p covers, absorbs elements that lie inside p, and bounds its degree;
// a variable left with nothing but p is eliminated with it.
func (m *quotientGraph) prune(i, p, size int32) {
	own := -m.weight[i]
	bound := size - own
	elems := m.elems[i][:0]
	for _, e := range m.elems[i] {
		switch {
		case m.dead[e]:
		case m.outside[e] == 0:
			m.dead[e], m.vars[e] = true, nil
		default:
			bound += m.outside[e]
			elems = append(elems, e)
		}
	}
	vars := m.vars[i][:0]
	for _, j := range m.vars[i] {
		if j != p && !m.dead[j] && m.weight[j] > 0 {
			bound += m.weight[j]
			vars = append(vars, j)
		}
	}
	m.vars[i] = vars
	if len(elems) == 0 && len(vars) == 0 {
		m.absorb(p, i)
		m.left -= own
		return
	}
	m.degree[i] = min(m.degree[i]+size-own, bound)
	m.elems[i] = append(elems, p)
}

// absorb makes node i part of node p.
func (m *quotientGraph) absorb(p, i int32) {
	m.merged[m.last[p]] = i
	m.last[p] = m.last[i]
	m.dead[i] = true
	m.vars[i], m.elems[i] = nil, nil
}

// mergeAlike merges variables of the boundary that have the same neighbours.
func (m *quotientGraph) mergeAlike(boundary []int32) {
	for _, i := range boundary {
		if m.dead[i] {
			continue
		}
		h := uint32(len(m.vars[i]))<<16 ^ uint32(len(m.elems[i]))
		for _, j := range m.vars[i] {
			h += uint32(j) * 2654435761
		}
		for _, e := range m.elems[i] {
			h += uint32(e) * 2246822519
		}
		if _, ok := m.bucket[h]; !ok {
			m.bucketKeys = append(m.bucketKeys, h)
		}
		m.bucket[h] = append(m.bucket[h], i)
	}
	for _, h := range m.bucketKeys {
		same := m.bucket[h]
		for a, i := range same {
			for _, j := range same[a+1:] {
				if !m.dead[i] && !m.dead[j] && m.alike(i, j) {
					m.degree[i] -= -m.weight[j]
					m.weight[i] += m.weight[j]
					m.weight[j] = 0
					m.absorb(i, j)
				}
			}
		}
		delete(m.bucket, h)
	}
	m.bucketKeys = m.bucketKeys[:0]
}

// alike reports whether two variables have the same variables and elements around them; the last element of both is the
// current one.
func (m *quotientGraph) alike(i, j int32) bool {
	if len(m.vars[i]) != len(m.vars[j]) || len(m.elems[i]) != len(m.elems[j]) {
		return false
	}
	return sameSet(m.vars[i], m.vars[j]) && sameSet(m.elems[i], m.elems[j])
}

func sameSet(a, b []int32) bool {
	for _, x := range a {
		found := false
		for _, y := range b {
			if x == y {
				found = true
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// appendMembers adds the nodes of variable p to the order.
func (m *quotientGraph) appendMembers(order []int32, p int32) []int32 {
	for i := p; i >= 0; i = m.merged[i] {
		order = append(order, i)
	}
	return order
}
