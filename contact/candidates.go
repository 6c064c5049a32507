// Which bodies may be in contact: sweep and prune along the x axis.

package contact

import (
	"cmp"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// findCandidates lists the pairs of bodies whose bounds overlap, in ascending order.
func (e *Engine) findCandidates() {
	e.candidates = e.candidates[:0]
	if !e.betweenBodies {
		return
	}
	// The order hardly changes from one call to the next, for which sorting by insertion is fast.
	low := func(i int) float64 { return e.bodies[e.byLowerEnd[i]].worldBounds.Min.X }
	for i := range e.byLowerEnd {
		for j := i; j > 0 && low(j) < low(j-1); j-- {
			e.byLowerEnd[j], e.byLowerEnd[j-1] = e.byLowerEnd[j-1], e.byLowerEnd[j]
		}
	}
	for i, p := range e.byLowerEnd {
		x := &e.bodies[p]
		for _, q := range e.byLowerEnd[i+1:] {
			y := &e.bodies[q]
			if y.worldBounds.Min.X > x.worldBounds.Max.X {
				break
			}
			if overlapping(&x.worldBounds, &y.worldBounds) && !e.excludes(x, y) {
				e.candidates = append(e.candidates, [2]int{min(p, q), max(p, q)})
			}
		}
	}
	slices.SortFunc(e.candidates, func(a, c [2]int) int { return cmp.Or(a[0]-c[0], a[1]-c[1]) })
}

func overlapping(a, b *r3.Box) bool {
	return a.Min.X <= b.Max.X && b.Min.X <= a.Max.X && a.Min.Y <= b.Max.Y && b.Min.Y <= a.Max.Y && a.Min.Z <= b.Max.Z && b.Min.Z <= a.Max.Z
}

// excludes tells whether two bodies share a frame or have frames whose contact is excluded.
func (e *Engine) excludes(x, y *body) bool {
	for _, p := range x.frames {
		for _, q := range y.frames {
			if p == q || e.excluded[[2]int{min(p, q), max(p, q)}] {
				return true
			}
		}
	}
	return false
}
