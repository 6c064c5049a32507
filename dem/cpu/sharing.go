// Contacts of clumps that share one stiffness: by how many spheres the same two bodies touch.
//
// Faces of a container bear their own loads, so that each counts by itself. Pairs of particles and walls count where the spheres are. What bodies carry is tried several times a step, in which the law must not jump: it counts the contacts that the last step has left.

package cpu

import (
	"sort"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/dem/law"
)

// spheresOf is how many spheres move with sphere i, itself among them, and where they begin among the members of clumps; -1 for a particle that is a sphere.
func (e *Engine) spheresOf(i int32) (first, count int32) {
	if !e.inClump(int(i)) {
		return -1, 1
	}
	c := &e.clumps[e.members[e.memberOf[i]].clump]
	return c.first, c.last - c.first
}

// sphereOf is the nth of the spheres that move with sphere i, which begin at first.
func (e *Engine) sphereOf(i, first, n int32) int32 {
	if first < 0 {
		return i
	}
	return e.members[first+n].sphere
}

// sharedPair gives the contact of spheres i and j its part of coefficients k: one by the number of contacts of their particles.
func (e *Engine) sharedPair(i, j int32, k, spare *law.Coefficients) *law.Coefficients {
	from, own := e.spheresOf(i)
	to, others := e.spheresOf(j)
	n := 0
	for a := range own {
		x := &e.at[e.sphereOf(i, from, a)]
		for b := range others {
			y := &e.at[e.sphereOf(j, to, b)]
			if sum := x.R + y.R; r3.Norm2(e.periods.nearest(r3.Sub(x.centre(), y.centre()))) < sum*sum {
				n++
			}
		}
	}
	*spare = *k
	spare.ShareOut(1 / float64(max(n, 1)))
	return spare
}

// sharedWithSurface gives contact t of a surface its part of coefficients k.
func (p *surfaceSet) sharedWithSurface(e *Engine, b *contactBuffer, t *surfaceContact, k, spare *law.Coefficients) *law.Coefficients {
	first, count := e.spheresOf(t.particle)
	n, face := 0, int32(anyFace)
	if box, ok := p.surfaces[t.surface].Shape.(geometry.Box); ok && box.Inside {
		face = t.feature
	}
	for a := range count {
		i := e.sphereOf(t.particle, first, a)
		if p.coupled {
			n += p.contactsBefore(e, i, t.surface, face)
		} else {
			n += p.contactsNow(e, b, i, t.surface, face)
		}
	}
	*spare = *k
	spare.ShareOut(1 / float64(max(n, 1)))
	return spare
}

// anyFace stands for all faces of a surface.
const anyFace = -1

// contactsNow is by how many contacts a sphere touches a face of a surface where both are.
func (p *surfaceSet) contactsNow(e *Engine, b *contactBuffer, i, surface, face int32) (n int) {
	s := &e.at[i]
	b.touches = p.surfaces[surface].Touches(b.touches[:0], s.centre(), s.R)
	for k := range b.touches {
		if t := &b.touches[k]; t.Distance < s.R && (face == anyFace || t.Feature == face) {
			n++
		}
	}
	return n
}

// contactsBefore is by how many contacts a sphere has touched a face of a coupled surface at the end of the last step.
func (p *surfaceSet) contactsBefore(e *Engine, i, surface, face int32) (n int) {
	chunk := sort.Search(len(e.chunks), func(c int) bool { return e.chunks[c].hi > int(i) })
	was := p.buffers[chunk].previous
	for k := sort.Search(len(was), func(k int) bool { return was[k].particle >= i }); k < len(was) && was[k].particle == i; k++ {
		if was[k].surface == surface && (face == anyFace || was[k].feature == face) {
			n++
		}
	}
	return n
}

// asShared gives a contact the part of coefficients k that it has had in the last step.
func (e *Engine) asShared(h *law.History, k, spare *law.Coefficients) *law.Coefficients {
	if !e.law.Shared || h.Depth == 0 || h.Depth == 1 {
		return k
	}
	*spare = *k
	spare.ShareOut(h.Depth)
	return spare
}
