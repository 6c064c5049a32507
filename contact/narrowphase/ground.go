// Terrain, which is a surface with an inside that goes down without end: how deep what touches it is, and where a sphere does.
//
// Outside, contacts are those of a mesh. Inside, the distance is that to the nearest place of the surface, below 0. Of several places that are hardly farther, as below a ridge, all have a share, so that the force turns from
// one to the other without a jump.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// fartherGround is by how much of the shortest way out of terrain a longer one may exceed it, beyond which it is none.
const fartherGround = 0.25

// longerWay is that of a polyhedron.
func (p *polyhedron) longerWay() float64 {
	if p.ground != nil {
		return fartherGround
	}
	return longerWay
}

// deepestIn is the greatest depth that counts of shapes in one another, by the length by which their edges count as rounded, m: in terrain more than any place of the other is.
func deepestIn(a, b *Placed, limit float64) float64 {
	for _, x := range [2][2]*Placed{{a, b}, {b, a}} {
		if ground, other := x[0], x[1]; ground.polyhedron != nil && ground.ground != nil {
			p := newRelative(other, ground)
			return max(limit, ground.ground.Deepest(boxThrough(other.boundsOf(), p.toB))/heldPart)
		}
	}
	return limit
}

// vertexShows is how much a vertex of terrain shows its front along a direction, from 0 to 1: what is nearly flat would be met from below too. Other surfaces are met along the normals that their edges leave.
func (p *polyhedron) vertexShows(v int32, n r3.Vec) float64 {
	if p.ground == nil {
		return 1
	}
	pseudo := p.ground.Mesh.Pseudo[v]
	return smooth(r3.Dot(pseudo, n) / (slopeLimit * vec.Norm(pseudo)))
}

// edgeShows is vertexShows for an edge; the border is met from beside.
func (p *polyhedron) edgeShows(e *edge, n r3.Vec) float64 {
	if p.ground == nil {
		return 1
	}
	if e.faces[1] < 0 {
		return fade(-r3.Dot(n, p.faces[e.faces[0]].normal))
	}
	sum := r3.Add(p.faces[e.faces[0]].normal, p.faces[e.faces[1]].normal)
	return smooth(r3.Dot(sum, n) / (slopeLimit * vec.Norm(sum)))
}

// boundsOf is the box about a shape in its axes.
func (s *Shape) boundsOf() r3.Box {
	if s.polyhedron != nil && s.kind != revolved {
		return s.bounds
	}
	return s.source.Bounds()
}

// sphereInGround is a sphere on terrain. q is its centre in the axes of the terrain.
func sphereInGround(w *Workspace, dst []Point, a, b *Placed, reach float64) []Point {
	q := b.toLocal(a.a)
	w.touches = b.ground.Ways(w.touches[:0], q, reach+a.radius, 1+fartherGround)
	least := math.Inf(1)
	for i := range w.touches {
		if d := -w.touches[i].Distance; d > 0 {
			least = min(least, d)
		}
	}
	sum := 0.0
	for i := range w.touches {
		sum += shareInGround(&w.touches[i], least)
	}
	for i := range w.touches {
		t := &w.touches[i]
		share := 1.0
		switch {
		case t.Distance < 0:
			share = shareInGround(t, least) / sum
		case sum > 0:
			share = w.seenBeside(t, least, sum, b.ground.Mesh.Smooth)
		}
		if share > leastWeight {
			dst = w.sphereTouch(dst, a, b, q, t, share, reach)
		}
	}
	return dst
}

// shareInGround is how much a way out counts beside the shortest, of a length least; what is in front of the surface is no way out.
func shareInGround(t *geometry.Touch, least float64) float64 {
	if t.Distance >= 0 {
		return 0
	}
	return 1 - smooth((-t.Distance-least)/(fartherGround*least))
}

// seenBeside is the part of a place of the surface which a centre in the ground sees from in front: that of the ways out, by their shares, which do not stand for it.
func (w *Workspace) seenBeside(t *geometry.Touch, least, sum, smoothCosine float64) float64 {
	part := 1.0
	for i := range w.touches {
		if x := &w.touches[i]; x.Distance < 0 && r3.Dot(x.Normal, t.Normal) > smoothCosine {
			part -= shareInGround(x, least) / sum
		}
	}
	return part
}
