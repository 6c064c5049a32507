// Bridges that form of films: where partners without a bridge touch, the liquid that lies on their films where they face each other flows together, and when the bridge breaks
// half of it goes to either film (all of it beside a surface, which has none). Engines take bridges to the end of a step with films as they were at its beginning, after
// Evaluate has left a bridge that breaks below 0. So what two rows or threads decide on the same contact is the same, and the liquid of all stays.

package law

import "math"

// Wets tells whether bridges form of films.
func (l Law) Wets() bool { return l.Cohesion == LiquidFilm }

// lengthOf is the gap at which a bridge of a volume (m3) breaks, m: in proportion to its cube root, up to the reach.
func (k *Coefficients) lengthOf(bridge float64) float64 {
	x := bridge / k.MostBridge
	z := math.Sqrt(math.Sqrt(x)) // above the root by a factor of 3 at most, down to leastBridge
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	z = closerCubeRoot(z, x)
	return k.Reach * z
}

// thinningOf is by which the gap of a bridge of a volume (m3) counts, 1/m.
func (k *Coefficients) thinningOf(bridge float64) float64 { return k.Thinning / math.Sqrt(bridge) }

// BridgeEnergy is the energy of a bridge of a volume (m3) at an overlap (m), beyond that where the partners first touch, J.
func (l Law) BridgeEnergy(k *Coefficients, overlap, volume float64) float64 {
	return l.bridgeEnergy(k, overlap, k.thinningOf(volume), k.lengthOf(volume))
}

// VolumeCounts tells whether the pull of a film's bridge goes by its volume where there is no gap too.
func (l Law) VolumeCounts() bool { return l.Bridge == Rabinovich }

// pullOfFilm is the pull of a contact's bridge, N. One that breaks does so at the end of a step for partners that step implicitly, whose trials would else meet a jump.
func (l Law) pullOfFilm(k *Coefficients, c *Contact, h *History) float64 {
	volume, gap := h.Bridge, max(-c.Overlap, 0)
	if volume <= 0 {
		return 0
	}
	if gap == 0 && !l.VolumeCounts() {
		return k.PullOff
	}
	pull := k.PullOff * l.bridgePull(k, gap, k.thinningOf(volume))
	if gap*gap*gap*k.Stretch > volume {
		h.Bridge = -volume
		if c.Onset == 0 {
			pull = 0
		}
	}
	return pull
}

// dryRadius is above what a contact over a gap has as the radius of its area, by the effective radius.
const dryRadius = 2e-12

// Dry tells whether the partners touch and have no bridge.
func (k *Coefficients) Dry(h *History) bool { return h.Bridge == 0 && h.Radius > dryRadius*k.Radius }

// Facing is the part of the film on a sphere that lies where it faces another one, by their radii (m): of all spheres that touch it at once, none has what another has
// (Shi and McCarthy 2008, Powder Technol. 184:64). A surface faces as much as an equal sphere.
func Facing(own, other float64) float64 {
	sine := other / (own + other)
	return 0.5 * (1 - math.Sqrt(1-sine*sine))
}

// leastBridge is the volume below which a bridge does not form, by the largest.
const leastBridge = 1e-6

// NewBridge is the volume of a bridge of what lies on two films (m3), of so much at most; 0 where that is too little.
func NewBridge(own, other, most float64) float64 {
	volume := min(max(own, 0)+max(other, 0), most)
	if volume < leastBridge*most {
		return 0
	}
	return volume
}

// Drawn is what the first film gives of a bridge, m3.
func Drawn(bridge, own, other float64) float64 {
	return bridge * (max(own, 0) / (max(own, 0) + max(other, 0)))
}
