// Bridges of liquid: partners that have touched are held together by a bridge of constant volume V, which pulls with 4 π R σ cos θ / (1 + 1.05 q + 2.5 q²), q = s √(2R/V), over
// a gap s (Willett et al. 2000, Langmuir 16:9396, their closed form), and with as much as at no gap where they press each other. It breaks at s = (1 + θ/2) V^(1/3) (Lian et al.
// 1993, J. Colloid Interface Sci. 161:138). Volumes go by the sizes: that of a bridge is a part of that of a sphere of radius 2R.

package law

import "math"

// leastOverlap is an overlap by the radius that contacts over gaps count as where laws take its root: the radius of their contact area says that they have formed.
const leastOverlap = 1e-24

// thinned is by which part of the pull at no gap a bridge pulls over a gap that counts as q.
func thinned(q float64) float64 { return 1 / (1 + (1.05+2.5*q)*q) }

// bridgeRoot is √(4 · 2.5 - 1.05²), of the integral of thinned.
const bridgeRoot = 2.982867747654931

// bridgeEnergy is the energy of a bridge at an overlap (m), beyond that where the partners first touch, J: the work of the pull.
func (k *Coefficients) bridgeEnergy(overlap float64) float64 {
	gap := min(max(-overlap, 0), k.Reach)
	stretched := 2 / bridgeRoot * (arcTangent((5*k.Thinning*gap+1.05)/bridgeRoot) - arcTangent(1.05/bridgeRoot))
	return k.PullOff * (stretched/k.Thinning - max(overlap, 0))
}

// arcTangent is that of a number from 0 on: of a sixteenth of the angle by its series.
func arcTangent(x float64) float64 {
	t := halfTangent(halfTangent(halfTangent(halfTangent(x))))
	u := t * t
	return 16 * t * (1 - u*(1.0/3-u*(0.2-u*(1.0/7-u*(1.0/9-u*(1.0/11-u*(1.0/13)))))))
}

// halfTangent is the tangent of half of an angle, by that of the angle.
func halfTangent(x float64) float64 { return x / (1 + math.Sqrt(1+x*x)) }
