// Adhesion by Johnson, Kendall and Roberts (1971, Proc. R. Soc. A 324:301): surface energy holds the contact area open, so that partners that have touched
// hold together over a gap.
//
// With s = 2 √(π γ/E*) the area's radius a follows from δ = a²/R - s √a, of whose roots the larger counts, and the force is Hertz's for that area less
// 3/2 k1 s a^1.5. It is largest, 3 π γ R, at a³ = (9/16) (s R)², where δ is -(3/4)^(1/3)/4 (s R)^(4/3)/R: there the partners part.

package law

import "math"

// partingGap is the gap at which partners part, and rootPart its inverse, by (s R)^(4/3)/R: (3/4)^(1/3)/4.
const (
	partingGap = 0.22714007410401746
	rootPart   = 1 / partingGap
)

// Reaches tells whether contacts that have formed last over a gap, up to Coefficients.Reach.
func (l Law) Reaches() bool { return l.Cohesion == JKR || l.HasBridges() || l.Lubricated }

// adheres tells whether surface energy holds the area of a contact open: from its first touch on. Partners that step implicitly feel it from the step
// after on, since a force that jumped within a step could not be met.
func (l Law) adheres(c *Contact, h *History) bool {
	return l.Cohesion == JKR && (c.Onset == 0 || h.Radius > 0)
}

// area is the radius of the contact area and the overlap at which Hertz's is as large, m.
func (l Law) area(k *Coefficients, c *Contact, h *History) (a, depth float64) {
	if l.adheres(c, h) {
		a = k.adhesiveRadius(c.Overlap)
		return a, a * a / k.Radius
	}
	if l.HasBridges() || l.Lubricated {
		return math.Sqrt(k.Radius * max(c.Overlap, leastOverlap*k.Radius)), max(c.Overlap, 0)
	}
	return math.Sqrt(k.Radius * c.Overlap), c.Overlap
}

// adhesiveRadius is a of an overlap, m: √a is the larger root of x⁴ - s R x = R δ, which four steps of Newton's method find to the last digits from a start
// that is within 4 % of it. Beyond the reach it stays what it is there.
func (k *Coefficients) adhesiveRadius(overlap float64) float64 {
	lift, at := k.Radius*k.Stretch, k.Radius*max(overlap, -k.Reach)
	x := math.Sqrt(math.Sqrt(at + rootPart*(k.Radius*k.Reach)))
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	return x * x
}

// closerRoot is a step of Newton's method towards the root of x⁴ - lift x = at.
func closerRoot(x, lift, at float64) float64 {
	cube := x * x * x
	return (3*cube*x + at) / (4*cube - lift)
}

// adhesive is the energy of a contact that adheres at an overlap (m), beyond what it has where the partners first touch, J: elastic energy less
// that of the surfaces that have closed.
func (k *Coefficients) adhesive(overlap float64) float64 {
	a := k.adhesiveRadius(overlap)
	d, depth := max(overlap, -k.Reach), a*a/k.Radius
	surface := k.Stretch * k.Stretch
	return 0.75 * k.NormalHertz * (a*(d*(d-2.0/3*depth)+0.2*depth*depth) - 0.5*surface*a*a + 0.3*rootPart*(surface*k.Radius*k.Reach))
}
