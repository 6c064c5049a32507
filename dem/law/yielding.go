// Normal laws that yield. On the virgin curve L(δ) = (k0 + k1 a) δ the contact yields; it unloads and reloads along ρ L(δ) - (ρ - 1) L(p), which leaves that curve at the
// overlap p, and pulls with κ L(δ) at most, where it yields too: p becomes what it is for contacts that begin to pull there. So p = clamp(p, δ, q(δ)) says all.
//
// Luding (2008, Granular Matter 10:235): L is linear, ρ grows with p from 1 up to k2max/k1 at the overlap δlim, κ = kc/k1. Walton and Braun (1986, J. Rheol. 30:949) have κ = 0.
// EEPA (Morrissey 2013; Thakur et al. 2014, Granular Matter 16:383): L is Hertz's, ρ is constant, and κ follows from the largest pull, 3/2 π Δγ times the radius of the cap that
// the deepest yielding has flattened, but at most half of what would be needed to come apart elastically.

package law

import "math"

// Yields tells whether the normal force depends on how far the contact has yielded.
func (l Law) Yields() bool { return l.Normal == Luding || l.Normal == EEPA || l.Normal == ThorntonNing }

// yield is the normal force of an overlap (m) in two parts, N: by how much it is above the largest pull, and that pull. It takes the history along and tells what yielding has
// cost, J.
func (l Law) yield(k *Coefficients, overlap float64, h *History) (push, drawn, lost float64) {
	share := l.pullShare(k, overlap, h)
	peak := l.yieldsFrom(k, max(h.Peak, overlap), overlap, share)
	loading := l.virgin(k, overlap)
	stiffer := l.stiffening(k, peak)
	drawn = share * loading
	push = max((1+stiffer+share)*loading-stiffer*l.virgin(k, peak), 0)
	lost = 0
	if peak != h.Peak { // else it has not yielded, as most contacts of a bed in most steps
		lost = max(l.crushed(k, peak)-l.crushed(k, h.Peak), 0) + max(l.tornOff(k, h.Peak, share)-l.tornOff(k, peak, share), 0)
	}
	h.Peak = peak
	if l.Normal == EEPA {
		h.Depth = max(h.Depth, peak)
	}
	return push, drawn, lost
}

// yieldsFrom is the overlap from which on a contact yields next that would from a peak on, and that pulling has not made yield yet, m.
func (l Law) yieldsFrom(k *Coefficients, peak, overlap, share float64) float64 {
	if l.Normal == Luding && peak <= l.hardPeak(k, overlap, share) {
		return peak
	}
	return min(peak, l.pulledPeak(k, overlap, share))
}

// virgin is the force on the virgin curve, N.
func (l Law) virgin(k *Coefficients, overlap float64) float64 {
	if l.constantSprings() {
		return k.NormalLinear * overlap
	}
	return (k.NormalLinear + k.NormalHertz*math.Sqrt(k.Radius*overlap)) * overlap
}

// virginWork is the work along it, J.
func (l Law) virginWork(k *Coefficients, overlap float64) float64 {
	if l.constantSprings() {
		return 0.5 * k.NormalLinear * (overlap * overlap)
	}
	return (0.5*k.NormalLinear + 0.4*k.NormalHertz*math.Sqrt(k.Radius*overlap)) * (overlap * overlap)
}

// stiffening is ρ - 1.
func (l Law) stiffening(k *Coefficients, peak float64) float64 {
	if l.Normal == Luding {
		return k.Stiffening * min(peak/k.Hardening, 1)
	}
	return k.Stiffening
}

// pullShare is κ.
func (l Law) pullShare(k *Coefficients, overlap float64, h *History) float64 {
	if l.Normal == Luding {
		return k.Adhesion
	}
	deepest := max(h.Depth, overlap)
	flat := k.Residual * deepest
	room := k.Stiffening * l.virgin(k, deepest)
	most := min(k.Adhesion*math.Sqrt(max((2*k.Radius-flat)*flat, 0)), 0.5*room)
	return (1 + k.Stiffening) * most / (room - most)
}

// pulledPeak is q, the overlap from which on a contact yields again that begins to pull at an overlap, m.
func (l Law) pulledPeak(k *Coefficients, overlap, share float64) float64 {
	if l.Normal == Luding {
		half := 0.5 * overlap
		return max(l.hardPeak(k, overlap, share), half+math.Sqrt(half*half+(1+share)*overlap*(k.Hardening/k.Stiffening)))
	}
	return overlap * twoThirds((1+k.Stiffening+share)/k.Stiffening)
}

// hardPeak is q of Luding's law with its full stiffness of unloading, m: what it is at least.
func (l Law) hardPeak(k *Coefficients, overlap, share float64) float64 {
	return (1 + k.Stiffening + share) / k.Stiffening * overlap
}

// pullBegins is the overlap at which a contact begins to pull that yields from a peak on, m: the inverse of pulledPeak.
func (l Law) pullBegins(k *Coefficients, peak, share float64) float64 {
	if l.Normal == EEPA {
		return peak / twoThirds((1+k.Stiffening+share)/k.Stiffening)
	}
	stiffer := l.stiffening(k, peak)
	return stiffer / (1 + stiffer + share) * peak
}

// unloading is the energy that unloading to where there is no force gives back, J.
func (l Law) unloading(k *Coefficients, overlap, peak float64) float64 {
	stiffer := l.stiffening(k, peak)
	residual := k.Residual
	if l.Normal == Luding {
		residual = stiffer / (1 + stiffer)
	}
	force := l.virgin(k, peak)
	return (1+stiffer)*l.virginWork(k, overlap) - stiffer*force*overlap + stiffer*residual*(force*peak-l.virginWork(k, peak))
}

// crushed is what yielding up to a peak has cost, J.
func (l Law) crushed(k *Coefficients, peak float64) float64 {
	return l.virginWork(k, peak) - l.unloading(k, peak, peak)
}

// tornOff is what pulling a contact apart costs that yields from a peak on, J: its energy where it begins to pull, and the work from there on.
func (l Law) tornOff(k *Coefficients, peak, share float64) float64 {
	from := l.pullBegins(k, peak, share)
	return l.unloading(k, from, peak) + share*l.virginWork(k, from)
}

// twoThirds is x to the power 2/3, x from 1 on, by Halley's method from below: its start is within a factor of 2 up to 4096, and the last step good to all digits.
func twoThirds(x float64) float64 {
	z := math.Sqrt(math.Sqrt(x))
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	return z * z
}

// closerCubeRoot is a step of Halley's method towards the root of z³ = x.
func closerCubeRoot(z, x float64) float64 {
	cube := z * z * z
	return z * ((cube + 2*x) / (2*cube + x))
}
