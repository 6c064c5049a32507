// How deep contacts of meshes that are not convex and of thin surfaces may be.
//
// Such shapes have no way out that is known from everywhere within them: what is deeper in than a limit is taken to be on the other side, and its contact is lost. It fades out before it gets there.

package narrowphase

import "math"

// depthLimit is the greatest depth of a vertex, an edge or a rim in a mesh or a thin surface, in lengths by which edges count as rounded: a fifth of the least width.
const depthLimit = 4

// heldPart is the part of the greatest depth up to which a contact counts wholly.
const heldPart = 0.75

// heldAt is how much a contact at a distance counts beside the greatest depth.
func heldAt(d, deepest float64) float64 { return 1 - smooth((-d/deepest-heldPart)/(1-heldPart)) }

// HeldDepth is the depth up to which the contacts of two shapes count wholly, m; infinite where none is lost.
func HeldDepth(a, b *Shape) float64 {
	if a.kind > b.kind {
		a, b = b, a
	}
	deepest := depthLimit * min(a.round, b.round)
	switch faceted := a.kind == convex || a.kind == mesh; {
	case b.kind != ring && (a.kind == mesh && a.ground != nil || b.kind == mesh && b.ground != nil):
	case b.kind == mesh && a.kind >= revolved, b.kind == shell && a.kind != ring && a.kind >= revolved:
		return heldPart * deepest
	case b.kind == ring && faceted:
		return heldPart * max(deepest, b.radius)
	}
	return math.Inf(1)
}
