package mbd

// This file finds at which points a running rope slips, whatever its state.
//
// With y the logarithms of the tensions T of the spans, what a span has gained since the last step, last - need(T), grows with y: it is the derivative of a convex
// function. That friction at point k holds a ratio of exp(g) says |y(k) - y(k-1)| <= g, and the rope that runs past the point is the multiplier of that bound, which is
// zero inside it and has its sign on it. So the distribution is where the sum of the convex functions is least within the bounds: there is one, and dynamic programming
// finds it. On a rope with clips y is the tension itself, of which these bound the differences. With f(k) the least sum over the spans up to k for a tension in span k, the derivative of f(k) at y is that of its own span, and of f(k-1) at the
// point of [y - g, y + g] nearest to where f(k-1) is least.

import "math"

const (
	balanceSteps     = 48    // of bisection in the logarithm of a tension
	leastTension     = 1e-13 // of what the rope bears at a strain of 1 %, where bisection begins
	kinkTolerance    = 1e-9  // relative to a tension, within which it is on a bound: a point where a brake begins to run out is always
	balanceTolerance = 1e-6  // relative to a tension, to which the points found hold and slip rightly
)

// balance finds the points that slip.
func (p *ropeSlip) balance() {
	for first, k := 0, 1; k <= len(p.length); k++ {
		if k < len(p.length) && !math.IsInf(p.friction[k], 1) {
			continue
		}
		p.balanceBetween(first, k)
		first = k
	}
}

// balanceBetween finds them among the spans from first on and below end, between places that hold the rope. These are all slack or all taut, as the ratios of their
// tensions are bounded.
func (p *ropeSlip) balanceBetween(first, end int) {
	spare, clips := 0.0, false
	for k := first; k < end; k++ {
		need, _ := p.needOf(k, 0, false)
		spare += p.last[k] - need
		p.slipping[k] = 1 // so that slack spans share what they have
		clips = clips || k > first && p.clip[k] > 0
	}
	p.slipping[first] = 0
	if spare >= 0 && !clips {
		return
	}
	for k := first; k < end; k++ {
		p.best[k] = p.least(first, k)
	}
	tension := p.best[end-1]
	for k := end - 1; k > first; k-- {
		before, lowest, highest := p.best[k-1], p.below(k, tension), p.above(k, tension)
		p.slipping[k] = 0
		switch {
		case before < lowest*(1+kinkTolerance), p.clip[k] > 0 && tension > p.above(k, before)*(1-kinkTolerance): // the latter where the span before is slack
			before, p.slipping[k] = lowest, 1
		case before > highest*(1-kinkTolerance):
			before, p.slipping[k] = highest, -1
		}
		tension = before
	}
}

// least is the tension of span k at which the sum over the spans from first to it is least, N; 0 where it falls all the way.
func (p *ropeSlip) least(first, k int) float64 {
	high := p.law.tension(0.01, 0)
	low := leastTension * high
	if p.gained(first, k, low) >= 0 {
		return 0
	}
	for p.gained(first, k, high) < 0 {
		low, high = high, 1e3*high
	}
	for range balanceSteps {
		if middle := math.Sqrt(low * high); p.gained(first, k, middle) < 0 {
			low = middle
		} else {
			high = middle
		}
	}
	return math.Sqrt(low * high)
}

// gained is the rope, m, that has come past the end of span k where its tension is given and the spans from first on are at their least: the derivative of the sum.
func (p *ropeSlip) gained(first, k int, tension float64) (sum float64) {
	for ; ; k-- {
		need, _ := p.needOf(k, tension, false)
		sum += p.last[k] - need
		if k == first {
			return sum
		}
		switch lowest, highest := p.below(k, tension), p.above(k, tension); {
		case highest < p.best[k-1]:
			tension = highest
		case lowest > p.best[k-1]:
			tension = lowest
		default:
			return sum
		}
	}
}
