package lu

// Assignment of the multipliers of constraints between nodes to one of the nodes.

import (
	"container/heap"
	"math"
	"slices"
)

// goodPivot is the smallest pivot, relative to its scaled equation, with which a constraint is assigned to a node.
const goodPivot = 0.05

// attach assigns each multiplier in between to an adjacent node, so that its zero diagonal is subject to the dense pivoting of that node. A node
// takes as many as its degrees of freedom allow: their equations, restricted to the node, must be linearly independent. Nodes with the fewest
// unassigned constraints are served first, so that in a tree of joints each body gets the joint towards the root. The rest form nodes of their own,
// which are eliminated after all adjacent nodes.
func (p *partition) attach(m *problem, constraint []bool, between []int32) {
	a := &attachment{partition: p, m: m, constraint: constraint, free: make([]bool, len(p.of))}
	for _, c := range between {
		a.free[c] = true
	}
	a.touched = touchedNodes(m, p.of, constraint)
	a.touching = make([][]int32, p.nodes)
	a.open = make([]int, p.nodes)
	for _, c := range between {
		for _, k := range a.touched[c] {
			a.touching[k] = append(a.touching[k], c)
			a.open[k]++
		}
	}
	a.member, a.first = byNode(p.of, p.nodes)
	for k, n := range a.open {
		if n > 0 {
			a.queue = append(a.queue, candidate{n, int32(k)})
		}
	}
	heap.Init(&a.queue)
	done := make([]bool, p.nodes)
	for a.queue.Len() > 0 {
		t := heap.Pop(&a.queue).(candidate)
		if k := t.node; !done[k] && a.open[k] == t.open {
			done[k] = true
			a.assign(k)
		}
	}
	a.number(between)
}

type attachment struct {
	*partition
	m          *problem
	constraint []bool
	member     []int32 // of the nodes before anything is attached
	first      []int
	touched    [][]int32 // nodes by multiplier
	touching   [][]int32 // multipliers by node
	open       []int     // unassigned multipliers by node
	free       []bool    // unassigned
	queue      candidateHeap
	rows       [][]float64 // reduced equations assigned to the current node; the last element is the column of the pivot
}

// candidate is a node in the queue.
type candidate struct {
	open int
	node int32
}

type candidateHeap []candidate

func (q candidateHeap) Len() int { return len(q) }

func (q candidateHeap) Less(i, j int) bool {
	return q[i].open < q[j].open || q[i].open == q[j].open && q[i].node < q[j].node
}

func (q candidateHeap) Swap(i, j int) { q[i], q[j] = q[j], q[i] }

func (q *candidateHeap) Push(x any) { *q = append(*q, x.(candidate)) }

func (q *candidateHeap) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// assign assigns multipliers to node k.
func (a *attachment) assign(k int32) {
	var own []int32
	members := a.member[a.first[k]:a.first[k+1]]
	for _, u := range members {
		if !a.constraint[u] {
			own = append(own, u)
		}
	}
	a.rows = a.rows[:0]
	for _, u := range members {
		if a.constraint[u] && len(a.touched[u]) == 1 {
			a.independent(u, own)
		}
	}
	var taken []int32
	for _, c := range a.touching[k] {
		if a.free[c] && a.independent(c, own) {
			taken = append(taken, c)
		}
	}
	for _, c := range taken {
		for _, j := range a.touched[c] {
			a.open[j]--
			heap.Push(&a.queue, candidate{a.open[j], j})
		}
		a.free[c] = false
		a.of[c] = k
	}
}

// independent reduces the scaled equation c, restricted to unknowns own, by the rows kept so far, and keeps it if a good pivot remains.
func (a *attachment) independent(c int32, own []int32) bool {
	row := make([]float64, len(own)+1)
	lo, hi := a.m.indptr[c], a.m.indptr[c+1]
	size := 0.0
	for i, u := range own {
		if at, found := slices.BinarySearch(a.m.ind[lo:hi], int(u)); found {
			row[i] = a.m.data[lo+at] * a.m.scale[c] * a.m.scale[u]
			size = max(size, math.Abs(row[i]))
		}
	}
	for _, r := range a.rows {
		pivot := int(r[len(own)])
		if x := row[pivot] / r[pivot]; x != 0 {
			for i := range own {
				row[i] -= x * r[i]
			}
			row[pivot] = 0
		}
	}
	best := 0
	for i := range own {
		if math.Abs(row[i]) > math.Abs(row[best]) {
			best = i
		}
	}
	if len(own) == 0 || !(math.Abs(row[best]) > goodPivot*max(size, goodPivot)) {
		return false
	}
	row[len(own)] = float64(best)
	a.rows = append(a.rows, row)
	return true
}

// number numbers all nodes without gaps, and makes nodes of the unassigned multipliers: one of those with the same adjacent nodes.
func (a *attachment) number(between []int32) {
	next := int32(a.nodes)
	leaders := map[[2]int32][]int32{} // by the first two nodes touched
	for _, c := range between {
		if !a.free[c] {
			continue
		}
		key := [2]int32(a.touched[c][:2])
		same := slices.IndexFunc(leaders[key], func(l int32) bool { return slices.Equal(a.touched[l], a.touched[c]) })
		if same >= 0 {
			a.of[c] = a.of[leaders[key][same]]
			continue
		}
		leaders[key] = append(leaders[key], c)
		a.of[c] = next
		next++
	}
	renumber := make([]int32, next)
	for i := range renumber {
		renumber[i] = -1
	}
	firstLate := int32(a.nodes)
	a.nodes = 0
	for u, k := range a.of {
		if renumber[k] < 0 {
			renumber[k] = int32(a.nodes)
			a.late = append(a.late, k >= firstLate)
			a.nodes++
		}
		a.of[u] = renumber[k]
	}
}
