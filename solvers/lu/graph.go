package lu

// The graph of groups: which groups of unknowns an entry of the matrix couples.

import "slices"

// graph is an undirected graph in compressed form: the neighbours of node i are adj[ptr[i]:ptr[i+1]], ascending,
// without i itself.
type graph struct {
	ptr []int
	adj []int32
	// weight is the number of unknowns in each node.
	weight []int32
}

func (g *graph) len() int { return len(g.weight) }

func (g *graph) neighbours(i int) []int32 { return g.adj[g.ptr[i]:g.ptr[i+1]] }

// quotient builds the graph of nodes from the pattern of a matrix: unknown u belongs to node of[u]. Entry (r, c) joins
// of[r] and of[c] whichever of (r, c) and (c, r) the pattern holds.
func quotient(indptr, ind []int, of []int32, nodes int) *graph {
	g := &graph{weight: make([]int32, nodes)}
	for _, k := range of {
		g.weight[k]++
	}
	edges := make([]uint64, 0, 2*len(ind)/9)
	seen := make([]int32, nodes)
	for i := range seen {
		seen[i] = -1
	}
	member, first := byNode(of, nodes)
	for k := range nodes {
		for _, r := range member[first[k]:first[k+1]] {
			for _, c := range ind[indptr[r]:indptr[r+1]] {
				if j := of[c]; int(j) != k && seen[j] != int32(k) {
					seen[j] = int32(k)
					edges = append(edges, uint64(k)<<32|uint64(j), uint64(j)<<32|uint64(k))
				}
			}
		}
	}
	slices.Sort(edges)
	edges = slices.Compact(edges)
	g.ptr = make([]int, nodes+1)
	g.adj = make([]int32, len(edges))
	for p, e := range edges {
		g.ptr[e>>32+1]++
		g.adj[p] = int32(e & 0xffffffff)
	}
	for k := range nodes {
		g.ptr[k+1] += g.ptr[k]
	}
	return g
}

// byNode lists the unknowns of each node in ascending order: those of node k are member[first[k]:first[k+1]].
func byNode(of []int32, nodes int) (member []int32, first []int) {
	first = make([]int, nodes+1)
	for _, k := range of {
		first[k+1]++
	}
	for k := range nodes {
		first[k+1] += first[k]
	}
	member = make([]int32, len(of))
	next := slices.Clone(first[:nodes])
	for u, k := range of {
		member[next[k]] = int32(u)
		next[k]++
	}
	return member, first
}

// breadthFirst lists the nodes by their distance from node 0, then those that no path leads to in the same way.
func (g *graph) breadthFirst() []int32 {
	order := make([]int32, 0, g.len())
	seen := make([]bool, g.len())
	for start := range seen {
		if seen[start] {
			continue
		}
		seen[start] = true
		order = append(order, int32(start))
		for k := len(order) - 1; k < len(order); k++ {
			for _, j := range g.neighbours(int(order[k])) {
				if !seen[j] {
					seen[j] = true
					order = append(order, j)
				}
			}
		}
	}
	return order
}
