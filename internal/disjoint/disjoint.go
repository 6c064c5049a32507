// Package disjoint joins numbers to sets: pieces of a mesh, mechanisms of bodies.
package disjoint

// Sets are disjoint sets of numbers, each named by its least member (Tarjan, J. ACM 22, 1975, with halved paths).
type Sets []int32

// New returns the sets of one member each of 0 to n-1.
func New(n int) Sets {
	s := make(Sets, n)
	for i := range s {
		s[i] = int32(i)
	}
	return s
}

// Root is the least member of the set that i is in.
func (s Sets) Root(i int32) int32 {
	for s[i] != i {
		s[i] = s[s[i]]
		i = s[i]
	}
	return i
}

// Join makes one set of those that a and b are in.
func (s Sets) Join(a, b int32) {
	a, b = s.Root(a), s.Root(b)
	s[max(a, b)] = min(a, b)
}
