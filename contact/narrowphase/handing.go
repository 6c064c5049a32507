// How features of shapes that are not convex hand contacts over to one another.
//
// A place within a solid may leave it by several faces. The shortest way counts, and one that is hardly longer in part, so that no contact comes or goes at once where two
// are equally long, although the other body may let it leave by one of them only. A crossing of two edges fades out towards the ends of both, where vertices are what touches.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// longerWay is by how much of the shortest way out a longer one may exceed it, beyond which it is none.
const longerWay = 1

// endPart is the part of an edge, at each end, in which a crossing fades out, where that is shorter than the length by which edges count as rounded.
const endPart = 0.25

// waysOf appends where a place, in the axes of a shape, touches it: within a solid of flat faces, all ways out of it.
func waysOf(dst []geometry.Touch, p *Placed, q r3.Vec, reach float64) []geometry.Touch {
	if from := len(dst); p.bulging && !p.sheet {
		if dst = p.polyhedron.waysOut(dst, q); len(dst) > from {
			return dst
		}
	}
	if p.kind == mesh && p.ground != nil {
		return p.ground.Ways(dst, q, reach, 1+fartherGround)
	}
	if m, is := p.source.(*geometry.Mesh); is {
		return m.TouchAll(dst, q, reach)
	}
	return p.source.Touch(dst, q, reach)
}

// waysOut appends the ways from a place within a convex polyhedron to the planes of its faces.
func (p *polyhedron) waysOut(dst []geometry.Touch, q r3.Vec) []geometry.Touch {
	from := len(dst)
	for f := range p.faces {
		x := &p.faces[f]
		d := r3.Dot(x.normal, q) - x.offset
		if d > 0 {
			return dst[:from]
		}
		dst = append(dst, geometry.Touch{Normal: x.normal, Distance: d, Feature: int32(f)})
	}
	return dst
}

// waysOut appends the ways from a place within a solid of revolution to its sides.
func (p *revolution) waysOut(dst []geometry.Touch, q r3.Vec) []geometry.Touch {
	rho, out := math.Hypot(q.X, q.Y), outward(q)
	for i := range p.sides {
		x := &p.sides[i]
		n := r3.Scale(x.normal.R, out)
		n.Z = x.normal.Z
		dst = append(dst, geometry.Touch{Normal: n, Distance: (rho-x.a.R)*x.normal.R + (q.Z-x.a.Z)*x.normal.Z, Feature: int32(i)})
	}
	return dst
}

// almostShortest is how much a way out counts, at a distance below 0, among all of its place; what is outside counts wholly.
func almostShortest(distance float64, all []geometry.Touch) float64 {
	return almostShortestBy(longerWay, distance, all)
}

// almostShortestBy is almostShortest where a longer way may exceed the shortest by a part of that.
func almostShortestBy(longer, distance float64, all []geometry.Touch) float64 {
	least := math.Inf(1)
	for i := range all {
		least = min(least, math.Abs(all[i].Distance))
	}
	if d := -distance; d > least {
		return 1 - smooth((d-least)/(longer*least))
	}
	return 1
}

// betweenEnds is how much a crossing counts at a part x of an edge, of which the square of the length is given, m2, by the length by which edges count as rounded, m.
func betweenEnds(x, square, rounded float64) float64 {
	length := math.Sqrt(square)
	return smooth(min(x, 1-x) * length / min(rounded, endPart*length))
}
