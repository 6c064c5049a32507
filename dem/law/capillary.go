// Bridges of liquid: partners that have touched are held together by a bridge, which pulls over a gap, and with as much as at no gap where they press each other.
//
// A bridge of volume V pulls over a gap s by Willett et al. (2000, Langmuir 16:9396, their closed form) with 4 π R σ cos θ / (1 + 1.05 q + 2.5 q²), q = s √(2R/V); by Rabinovich
// et al. (2005, Langmuir 21:10992) with 4 π R σ (cos θ / (1 + s/2d) + sin α sin(α + θ)), where d is the depth to which the spheres stand in the liquid and α² = d/R. It breaks at
// s = (1 + θ/2) V^(1/3) (Lian et al. 1993, J. Colloid Interface Sci. 161:138). Its volume goes by the sizes of the partners, or is what they have had of films; film.go.

package law

import "math"

// HasBridges tells whether bridges of liquid pull.
func (l Law) HasBridges() bool { return l.Cohesion == Capillary || l.Cohesion == LiquidFilm }

// leastOverlap is an overlap by the radius that contacts over gaps count as where laws take its root: the radius of their contact area says that they have formed.
const leastOverlap = 1e-24

// bridgePull is by which part of cohesion's largest force without wetting's slant a bridge pulls over a gap (m), from 0 on; thinning is √(2R/V), 1/m.
func (l Law) bridgePull(k *Coefficients, gap, thinning float64) float64 {
	if l.Bridge == Rabinovich {
		return k.immersed(gap, thinning)
	}
	return thinned(gap * thinning)
}

// thinned is by which part of the pull at no gap a bridge pulls by Willett over a gap that counts as q.
func thinned(q float64) float64 { return 1 / (1 + (1.05+2.5*q)*q) }

// immersed is the pull by Rabinovich by 4 π R σ cos θ. The depth is d = (√(s² + V/πR) - s)/2.
func (k *Coefficients) immersed(gap, thinning float64) float64 {
	across := math.Sqrt(gap*gap + 2/(math.Pi*(thinning*thinning)))
	twice := across - gap // of the depth
	sine, cosine := sineCosine(math.Sqrt(0.5 * twice / k.Radius))
	return twice/across + sine*(sine+k.Slant*cosine)
}

// sineCosine is of an angle of up to 1, by its series.
func sineCosine(x float64) (sine, cosine float64) {
	y := x * x
	sine = x * (1 - y*(1.0/6-y*(1.0/120-y*(1.0/5040-y*(1.0/362880-y*(1.0/39916800-y*(1.0/6227020800-y*(1.0/1307674368000))))))))
	cosine = 1 - y*(1.0/2-y*(1.0/24-y*(1.0/720-y*(1.0/40320-y*(1.0/3628800-y*(1.0/479001600-y*(1.0/87178291200-y*(1.0/20922789888000))))))))
	return sine, cosine
}

// bridgeRoot is √(4 · 2.5 - 1.05²), of the integral of thinned.
const bridgeRoot = 2.982867747654931

// bridgeEnergy is the energy of a bridge at an overlap (m), beyond that where the partners first touch, J: the work of the pull, up to the gap at which it breaks (m).
func (l Law) bridgeEnergy(k *Coefficients, overlap, thinning, reach float64) float64 {
	gap, pressed := min(max(-overlap, 0), reach), max(overlap, 0)
	if l.Bridge == Rabinovich {
		return k.PullOff * (k.immersedOver(gap, thinning) - pressed*k.immersed(0, thinning))
	}
	stretched := 2 / bridgeRoot * (arcTangent((5*thinning*gap+1.05)/bridgeRoot) - arcTangent(1.05/bridgeRoot))
	return k.PullOff * (stretched/thinning - pressed)
}

// immersedOver is the integral of immersed from no gap on, by Gauss and Legendre with eight points.
func (k *Coefficients) immersedOver(gap, thinning float64) float64 {
	half := 0.5 * gap
	return half * (0.3626837833783620*k.immersedAt(half, 0.1834346424956498*half, thinning) +
		0.3137066458778873*k.immersedAt(half, 0.5255324099163290*half, thinning) +
		0.2223810344533745*k.immersedAt(half, 0.7966664774136267*half, thinning) +
		0.1012285362903763*k.immersedAt(half, 0.9602898564975363*half, thinning))
}

// immersedAt is the sum of immersed at two gaps beside a middle one.
func (k *Coefficients) immersedAt(middle, off, thinning float64) float64 {
	return k.immersed(middle-off, thinning) + k.immersed(middle+off, thinning)
}

// arcTangent is that of a number from 0 on: of a sixteenth of the angle by its series.
func arcTangent(x float64) float64 {
	t := halfTangent(halfTangent(halfTangent(halfTangent(x))))
	u := t * t
	return 16 * t * (1 - u*(1.0/3-u*(0.2-u*(1.0/7-u*(1.0/9-u*(1.0/11-u*(1.0/13)))))))
}

// halfTangent is the tangent of half of an angle, by that of the angle.
func halfTangent(x float64) float64 { return x / (1 + math.Sqrt(1+x*x)) }
