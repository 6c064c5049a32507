// Lubrication: what squeezing a film of a viscous fluid out of the gap between two partners takes, 6 π η R²/h times the speed of approach (Reynolds; Goldman, Cox and Brenner 1967). Partners
// are as soft as by Hertz, which the film presses together and draws apart: over a gap s it has the thickness h = s + x, where x > 0 is how deep it presses both in, and x < 0 how far it draws
// them out. A film is never thinner than the partners are rough; there they touch, and what is more is what they press each other with.
//
// With ν = 6 π η R² the force is P = k1 √(R|x|) x + c dx/dt = -ν/h dh/dt, for which there is a limit of the step only as for dry contacts: over a step it is taken with h at its end,
// from ν ln(h/h0)/dt + P(h) = 0. So the film gives way to any speed, however thin it is.

//
// What slides or rolls shears the film, which resists with the logarithm of its thickness (Goldman, Cox and Brenner 1967, of spheres beside planes; Jeffrey and Onishi 1984, of any two spheres).

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// SqueezedFilm is what is known of a film in a step, and bounds of its thickness at the step's end, m.
type SqueezedFilm struct {
	from, gap, before float64 // thickness at the beginning; gap at the end; x at the beginning, m
	viscous           float64 // ν by the step, N
	spring, dashpot   float64 // k1 √R, N/m^1.5; c by the step, N/m
	least, most, at   float64 // bounds, and where to look next, m
}

// leastPressed is the depth by the radius from which on the dashpot grows with it: a root of what is near 0 is little else than rounding.
const leastPressed = 1e-6

// squeeze takes the film of a contact to the end of the step, h.Depth, and tells how deep it presses the partners in, m, the force, N, of which elastic is stored, and what is lost, J.
func (l Law) squeeze(k *Coefficients, c *Contact, dt float64, h *History) (depth, force, elastic, lost float64) {
	rough, gap := k.Hardening, -c.Overlap
	from := h.Depth
	if from == 0 { // it begins, where nothing presses yet
		from = max(gap, rough)
	}
	if dt == 0 {
		h.Depth = from
		depth = from - gap
		elastic = k.filmSpring() * rooted(depth)
		return depth, elastic - k.filmDashpot(depth)*c.Speed, elastic, 0
	}
	moved := c.Speed * dt
	if h.Depth == 0 {
		moved = 0
	}
	before := from - (gap - moved)
	f := SqueezedFilm{}
	f.from, f.gap, f.before = from, gap, before
	f.viscous, f.spring = k.Adhesion/dt, k.filmSpring()
	f.dashpot = k.filmDashpot(before) / dt
	f.least, f.most = rough, max(max(from, gap+max(before, 0)), rough)
	thickness := f.settle(rough)
	h.Depth = thickness
	depth = thickness - gap
	elastic = f.spring * rooted(depth)
	damped := f.dashpot * (depth - before)
	force = elastic + damped
	closed := -moved
	late := 0.75 + 0.25*min(math.Sqrt(math.Sqrt(max(max(before, -before), leastPressed*k.Radius)/max(max(depth, -depth), leastPressed*k.Radius))), 2) // see lag
	lost = closed*(0.5*(elastic+f.spring*rooted(before))+damped*late) - 0.4*f.spring*(stored(depth)-stored(before))
	return depth, force, elastic, lost
}

// filmSpring is k1 √R.
func (k *Coefficients) filmSpring() float64 { return k.NormalHertz * math.Sqrt(k.Radius) }

// filmDashpot is c at a depth (m), N s/m.
func (k *Coefficients) filmDashpot(depth float64) float64 {
	return k.DampRoot * math.Sqrt(k.Radius*math.Sqrt(max(max(depth, -depth)/k.Radius, leastPressed)))
}

// rooted is x √|x|.
func rooted(x float64) float64 { return x * math.Sqrt(max(x, -x)) }

// stored is x² √|x|.
func stored(x float64) float64 { return x * x * math.Sqrt(max(x, -x)) }

// settle finds the thickness at the end of the step by Newton's method between bounds.
func (f *SqueezedFilm) settle(rough float64) float64 {
	f.at = rough
	if f.excess() < 0 {
		f.at = f.from
		f.closer()
		f.closer()
		f.closer()
		f.closer()
		f.closer()
	}
	return f.at
}

// excess is by how much the force is too large at a thickness, N.
func (f *SqueezedFilm) excess() float64 {
	x := f.at - f.gap
	return f.viscous*logarithmOf(f.at, f.from) + f.spring*rooted(x) + f.dashpot*(x-f.before)
}

// closer is a step of Newton's method; one that would leave the bounds goes to the mean of them.
func (f *SqueezedFilm) closer() {
	x, value := f.at-f.gap, f.excess()
	slope := f.viscous/f.at + 1.5*f.spring*math.Sqrt(max(x, -x)) + f.dashpot
	if value < 0 {
		f.least = f.at
	} else {
		f.most = f.at
	}
	next := f.at - value/slope
	if next > f.most || next < f.least {
		next = math.Sqrt(f.least * f.most)
	}
	f.at = next
}

// slipOfSpheres is how much slip a unit of force in the contact plane takes away between solid spheres, by their reduced mass: 1 + 5/2.
const slipOfSpheres = 3.5

// FilmDrag tells how a film of a thickness (m) resists the slip s and the rolling p = n x (ω1 - ω2) of the first about the second: s with the force slide s + both p, and p with both s + turn p
// (N s/m, N s, N m s). To leading order in the thickness these are the mobility functions of Jeffrey and Onishi (1984) for every ratio of the radii, with q = (R1 - R2)/(R1 + R2) and
// u = π η R ln(R/h): 2/5 u (5 + 3 q²), 12/5 u R q and 24/5 u R². Drag far from one another is left out, and twisting takes nothing to that order.
func (k *Coefficients) FilmDrag(thickness float64) (slide, both, turn float64) {
	viscous := k.Adhesion / (6 * k.Radius) * max(4*logarithmOf(math.Sqrt(math.Sqrt(k.Radius)), math.Sqrt(math.Sqrt(thickness))), 0)
	slide = 0.4 * viscous * (5 + 3*k.Lean*k.Lean)
	both = 2.4 * viscous * k.Radius * k.Lean
	turn = 4.8 * viscous * k.Radius * k.Radius
	return slide, both, turn
}

// shearFilm adds what shearing a film takes.
func (k *Coefficients) shearFilm(c *Contact, dt, thickness float64, r *Response) {
	slide, both, turn := k.FilmDrag(thickness)
	p := r3.Cross(c.Normal, c.Roll)
	force := r3.Scale(-1, r3.Add(r3.Scale(slide, c.Slip), r3.Scale(both, p)))
	couple := r3.Scale(-1, r3.Add(r3.Scale(both, c.Slip), r3.Scale(turn, p)))
	r.Shear = r3.Add(r.Shear, force)
	r.Moment = r3.Add(r.Moment, r3.Cross(couple, c.Normal))
	// In the middle of the time that the force acts, half of a step later, what moves has lost half of what the film takes away.
	r.Damped -= dt * (r3.Dot(force, c.Slip) + r3.Dot(couple, p) + 0.5*dt*(r3.Norm2(force)*k.SlipEase+r3.Norm2(couple)*k.RollEase))
}

// logarithmOf is ln(a/b), exact where both are near each other: of the 8th root by its series, which is good to 1e-9 up to a ratio of 300.
func logarithmOf(a, b float64) float64 {
	d := nearerOne(nearerOne(nearerOne((a - b) / b)))
	z := d / (2 + d)
	y := z * z
	return 16 * z * (1 + y*(1.0/3+y*(0.2+y*(1.0/7+y*(1.0/9+y*(1.0/11+y*(1.0/13+y*(1.0/15+y*(1.0/17)))))))))
}

// nearerOne is √(1+d) - 1.
func nearerOne(d float64) float64 { return d / (math.Sqrt(1+d) + 1) }
