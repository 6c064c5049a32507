// Thornton and Ning's law (1998, Powder Technol. 99:154; without adhesion Thornton's, 1997, J. Appl. Mech. 64:383): contacts by Hertz, or by Johnson, Kendall and Roberts, in which
// the pressure is limited.
//
// An elastic contact of radius a presses at the overlap a²/R - s √a with k1 a³/R - 3/2 k1 s a^1.5 (adhesion.go; s is 0 without adhesion). Where the pressure in its middle has come to
// p_y, at the radius y, it yields: from there on, at the same overlaps, dP/da = 2π p_y a - 3/4 k1 s y/√a with π p_y = 3/2 k1 y/R - 3/4 k1 s/√y, which is the law's dP/dδ times dδ/da. What
// has yielded up to the radius p unloads and reloads elastically, with the curvature 1/R_p, the one that keeps force and area at p, and beyond the overlap δ_p where the flattened surfaces
// begin to touch. So p says all of the history; where nothing has yielded it counts as y, and R_p = R, δ_p = 0.

package law

import "math"

// yieldRadius is y, m, by what it would be without adhesion: √y is the larger root of x³ - plain x = s R/2, found by Newton's method from above.
func (l Law) yieldRadius(k *Coefficients, plain float64) float64 {
	if l.Cohesion != JKR {
		return plain
	}
	lift := 0.5 * k.Stretch * k.Radius
	x := math.Sqrt(plain) + math.Cbrt(lift)
	x = (2*x*x*x + lift) / (3*x*x - plain)
	x = (2*x*x*x + lift) / (3*x*x - plain)
	x = (2*x*x*x + lift) / (3*x*x - plain)
	x = (2*x*x*x + lift) / (3*x*x - plain)
	x = (2*x*x*x + lift) / (3*x*x - plain)
	return x * x
}

// residualOverlap is δ_p of a contact that has yielded up to a radius (m), m.
func (k *Coefficients) residualOverlap(peak float64) float64 {
	y := k.Hardening
	rise := math.Sqrt(peak) - math.Sqrt(y)
	return (peak - y) * ((peak-y)*(peak+0.5*y)/k.Radius + 0.75*k.Stretch*(rise*rise)/math.Sqrt(y)) / peak
}

// flattened is 1/R_p, 1/m, by δ_p.
func (k *Coefficients) flattened(peak, residual float64) float64 {
	return 1/k.Radius - residual/(peak*peak)
}

// holds tells whether surface energy holds the area of a contact open that has yielded up to a radius (m): until it is torn apart, and again when its flattened surfaces touch.
// Partners that step implicitly feel that from the step after on.
func (l Law) holds(k *Coefficients, c *Contact, h *History, peak float64) bool {
	if l.Cohesion != JKR {
		return false
	}
	if h.Radius > dryRadius*k.Radius {
		return true
	}
	return c.Onset == 0 && k.residualOverlap(peak) <= c.Overlap
}

// opened is (s R_p)^(4/3), by the curvature.
func (k *Coefficients) opened(curvature float64) float64 {
	flatter := twoThirds(1 / (k.Radius * curvature))
	return rootPart * (k.Radius * k.Reach) * (flatter * flatter)
}

// rootRadius is the radius of an area that surface energy holds open, by the curvature and the overlap beyond δ_p (m), from the gap at which it tears on.
func (k *Coefficients) rootRadius(curvature, overlap float64) float64 {
	lift, at := k.Stretch/curvature, overlap/curvature
	x := math.Sqrt(math.Sqrt(at + k.opened(curvature)))
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	x = closerRoot(x, lift, at)
	return x * x
}

// flatten takes what a contact has yielded up to along, and tells the radius of its area, the overlap at which Hertz's with the curvature 1/R_p is as large (m), and what yielding and
// tearing apart cost, J. One that tears beside partners that step implicitly does so at the end of the step.
func (l Law) flatten(k *Coefficients, c *Contact, virgin float64, h *History) (a, depth, lost float64) {
	before := max(h.Peak, k.Hardening)
	held := l.holds(k, c, h, before)
	peak := max(before, virgin)
	residual := k.residualOverlap(peak)
	curvature := k.flattened(peak, residual)
	overlap := c.Overlap - residual
	lost = l.flattening(k, peak) - l.flattening(k, before)
	h.Peak = peak
	if held {
		tears := -partingGap * curvature * k.opened(curvature)
		if overlap > tears || c.Onset != 0 {
			a = k.rootRadius(curvature, max(overlap, tears))
			return a, curvature * (a * a), lost
		}
		lost += k.adhesiveAt(curvature, tears)
	}
	a = math.Sqrt(max(overlap/curvature, leastOverlap*(k.Radius*k.Radius)))
	return a, curvature * (a * a), lost
}

// tears tells, after its area is known, whether a contact that surface energy has held through a step is beyond where it tears.
func (l Law) tears(k *Coefficients, c *Contact, h *History) bool {
	if l.Normal != ThorntonNing || l.Cohesion != JKR || c.Onset == 0 || h.Radius <= dryRadius*k.Radius {
		return false
	}
	residual := k.residualOverlap(h.Peak)
	curvature := k.flattened(h.Peak, residual)
	return c.Overlap-residual <= -partingGap*curvature*k.opened(curvature)
}

// clings tells, of a contact with an area of this radius (m), whether surface energy holds it.
func (k *Coefficients) clings(c *Contact, a float64, h *History) bool {
	return a > dryRadius*k.Radius && (c.Onset == 0 || h.Radius > dryRadius*k.Radius)
}

// flattenedEnergy is the energy of the elastic normal contact and of adhesion, J.
func (l Law) flattenedEnergy(k *Coefficients, overlap float64, h *History) float64 {
	peak := max(h.Peak, k.Hardening)
	if h.Radius == 0 { // a contact that begins has yielded
		peak = max(peak, math.Sqrt(k.Radius*max(overlap, 0)))
	}
	residual := k.residualOverlap(peak)
	curvature := k.flattened(peak, residual)
	d := overlap - residual
	if l.Cohesion == JKR && h.Radius > dryRadius*k.Radius {
		return k.adhesiveAt(curvature, max(d, -partingGap*curvature*k.opened(curvature)))
	}
	d = max(d, 0)
	return 0.4 * k.NormalHertz * math.Sqrt(d/curvature) * (d * d)
}

// adhesiveAt is the energy of a contact with a curvature at an overlap beyond δ_p (m), beyond what it has where its surfaces first touch, J.
func (k *Coefficients) adhesiveAt(curvature, overlap float64) float64 {
	return k.springEnergy(curvature, overlap, k.rootRadius(curvature, overlap)) + 0.225*k.NormalHertz*(k.Stretch*k.Stretch)*k.opened(curvature)
}

// springEnergy is that energy less what it is where surfaces touch, by the radius of the area (m), J.
func (k *Coefficients) springEnergy(curvature, d, a float64) float64 {
	depth := curvature * (a * a)
	return 0.75 * k.NormalHertz * (a*(d*(d-2.0/3*depth)+0.2*depth*depth) - 0.5*(k.Stretch*k.Stretch)*(a*a))
}

// flattening is what yielding up to a radius (m) has cost, J: the work of the virgin curve less the energy that is left there. It counts from the contact's first touch, and its energy from
// where surfaces touch again.
func (l Law) flattening(k *Coefficients, peak float64) float64 {
	curvature := k.flattened(peak, k.residualOverlap(peak))
	d := curvature*(peak*peak) - k.Stretch*math.Sqrt(peak)
	stored := k.springEnergy(curvature, d, peak)
	y := k.Hardening
	at := y*y/k.Radius - k.Stretch*math.Sqrt(y)
	work := k.springEnergy(1/k.Radius, at, y) + k.virginIntegral(peak) - k.virginIntegral(y)
	touching := 0.0
	if l.Cohesion == JKR {
		touching = 0.225 * k.NormalHertz * (k.Stretch * k.Stretch) * (k.opened(1/k.Radius) - k.opened(curvature))
	}
	return work - stored + touching
}

// virginIntegral is that of the force over the overlap on the yielding part of the virgin curve, J.
func (k *Coefficients) virginIntegral(a float64) float64 {
	y, s, root := k.Hardening, k.Stretch, math.Sqrt(a)
	shift := y * y * (0.75*s/math.Sqrt(y) - 0.5*y/k.Radius)
	limit := 1.5*y/k.Radius - 0.75*s/math.Sqrt(y)
	return k.NormalHertz * (shift*(a*a/k.Radius-s*root) + limit*(0.5*a*a*a*a/k.Radius-0.2*s*(a*a*root)) - 1.5*s*y*(0.8*a*a*root/k.Radius-0.5*s*a))
}
