// From a coefficient of restitution to the damping ratio that produces it.

package law

import (
	"math"
	"sync"
)

// LeastRestitution is the smallest restitution of a dashpot that may not pull. A smaller one takes damping that grows without bound, and steps as much shorter;
// a dashpot that may pull has a restitution of 0 at critical damping.
const LeastRestitution = 1e-3

// DampingRatio returns the damping ratio β of a dashpot that may pull: exact for a linear spring with c = 2 β √(m k) and for
// Hertz with c = 2 √(5/6) β √(m S), S = 2 E a (Tsuji et al. 1992; Antypov and Elliott 2011).
func DampingRatio(restitution float64) float64 {
	if restitution == 0 {
		return 1
	}
	l := -math.Log(restitution)
	return l / math.Sqrt(math.Pi*math.Pi+l*l)
}

// HertzDampingRatio returns β for Hertz when the contact ends as soon as the force would pull, by inverting hertzRestitution.
func HertzDampingRatio(restitution float64) float64 {
	if ratio, ok := hertzRatios.Load(restitution); ok {
		return ratio.(float64)
	}
	ratio := invert(HertzRestitution, restitution)
	hertzRatios.Store(restitution, ratio)
	return ratio
}

// hertzRatios keeps what hertzDampingRatio has found: models have few restitutions, and studies build many models.
var hertzRatios sync.Map

// HertzRestitution is the restitution of Hertz with damping ratio β released at zero force. It depends on β alone, so the motion is
// followed once, in units of mass, speed and 3/4 of the stiffness; fourth-order Runge-Kutta.
func HertzRestitution(ratio float64) float64 {
	const step = 1e-3
	c := 2 * math.Sqrt(5.0/6) * ratio * math.Sqrt2
	pull := func(x, v float64) float64 {
		if x <= 0 {
			return 0
		}
		s := math.Sqrt(x)
		return -max(4.0/3*x*s+c*math.Sqrt(s)*v, 0)
	}
	x, v := 0.0, 1.0
	for range 100_000 {
		k1 := pull(x, v)
		k2 := pull(x+step/2*v, v+step/2*k1)
		k3 := pull(x+step/2*v+step*step/4*k1, v+step/2*k2)
		k4 := pull(x+step*v+step*step/2*k2, v+step*k3)
		x += step*v + step*step/6*(k1+k2+k3)
		v += step / 6 * (k1 + 2*k2 + 2*k3 + k4)
		if v < 0 && pull(x, v) == 0 {
			break
		}
	}
	return max(-v, 0)
}

// LinearDampingRatio returns β for a linear spring when the contact ends as soon as the force would pull (Schwager and Poeschel 2007).
func LinearDampingRatio(restitution float64) float64 { return invert(LinearRestitution, restitution) }

// mostDamping is a ratio at which the restitution of every law is below LeastRestitution.
const mostDamping = 64

// invert finds the ratio, up to mostDamping, at which a falling function of it takes a value of LeastRestitution or more, by false position with the Illinois rule.
func invert(restitution func(float64) float64, value float64) float64 {
	if value >= 1 {
		return 0
	}
	lo, hi := 0.0, 1.0
	above, below := 1-value, restitution(hi)-value
	for below > 0 && hi < mostDamping {
		lo, above = hi, below
		hi *= 2
		below = restitution(hi) - value
	}
	for range 100 {
		mid := lo + (hi-lo)*above/(above-below)
		rest := restitution(mid) - value
		if math.Abs(rest) < 1e-12 || hi-lo < 1e-14*hi {
			return mid
		}
		if rest > 0 {
			lo, above, below = mid, rest, below/2
		} else {
			hi, below, above = mid, rest, above/2
		}
	}
	return lo + (hi-lo)*above/(above-below)
}

// LinearRestitution is the restitution of a damped linear spring of ratio β released at zero force.
// The phase of the release follows from zero acceleration; beyond critical damping the circular functions become hyperbolic.
func LinearRestitution(ratio float64) float64 {
	switch {
	case ratio == 0:
		return 1
	case ratio < 1:
		w := math.Sqrt(1 - ratio*ratio)
		return math.Exp(-ratio / w * math.Atan2(2*ratio*w, 2*ratio*ratio-1))
	case ratio == 1:
		return math.Exp(-2)
	}
	w := math.Sqrt(ratio*ratio - 1)
	return math.Pow((ratio+w)/(ratio-w), -ratio/w)
}
