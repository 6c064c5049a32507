// Limits of the time step, and what to expect of contacts, told before a run starts.

package dem

import (
	"fmt"
	"math"

	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Limits are what the particles of a model ask of a time step.
type Limits struct {
	Speed    float64 // largest relative speed that they are worked out for, m/s
	Rayleigh float64 // time in which a surface wave crosses the smallest particle, s: π r √(ρ/G) / (0.1631 ν + 0.8766)
	Duration float64 // of the shortest collision at Speed, s: 2.87 (m²/(R E² v))^(1/5) for Hertz, π √(m/k) for Linear; or half a swing of partners that adhere
	Bodies   float64 // the same against the free body that is the lightest where it may be hit, s; infinite without any
	Rolling  float64 // half a swing of the stiffest rolling or twisting spring at Speed, s; infinite without one. Its dashpot makes it count as shorter
	Dashpot  float64 // in which the dashpot of a collision at Speed, where it is strongest, would slow the particles down to 1/e of their speed, s; infinite without one
	Film     float64 // above which the shear of films may be unstable, s: that of a dozen films that are as thin as may be; infinite without it
	Exchange float64 // in which a contact may even out a scalar as far as it may in a step, s; infinite without one
	Bond     float64 // above which bonds are unstable, s; infinite without any
	Pair     float64 // half a swing of particles in the stiffest pair potential that they come to at Speed, s; infinite without any
	Overlap  float64 // largest in a head-on collision at Speed, in parts of the smaller radius
	Rounding float64 // the same of two polyhedra, in parts of what both are rounded; 0 without any
}

// Parts of the limits up to which a time step is commonly held to be good, and up to which there is a result at all.
const (
	goodRayleigh = 0.2
	GoodDuration = 0.1
	SoundPart    = 0.5
	goodOverlap  = 0.05
	GoodDashpot  = 0.5 // steps by the time of the dashpot
	SoundDashpot = 2.0 // beyond which a dashpot throws back harder than it is hit
	goodBond     = 0.2
	goodFilm     = 0.2
	mostFilms    = 12 // of a particle among others of its size
	goodRounding = 0.5
)

// densePart is the part of space that particles of a bed fill.
const densePart = 0.6

// Limits works out the limits for a largest relative speed (m/s). A speed of 0 is estimated: twice the fastest particle's, or that of
// a fall through the height that the particles take up and would not take up as a dense bed.
func (m *Model) Limits(speed float64) Limits {
	k := NewPairLaws(m)
	if speed == 0 {
		speed = max(m.expectedSpeed(), m.thermalSpeed(&k))
	}
	l := Limits{Speed: speed, Rayleigh: math.Inf(1), Duration: math.Inf(1), Bodies: math.Inf(1), Rolling: math.Inf(1), Dashpot: math.Inf(1), Film: math.Inf(1), Exchange: math.Inf(1), Bond: math.Inf(1), Pair: math.Inf(1)}
	walls := m.surfaceMaterials()
	for material, sizes := range m.sizeRanges() {
		if sizes.largest > 0 {
			l.include(&k, sizes.smallest, material, walls)
			l.include(&k, sizes.largest, material, walls)
		}
	}
	m.includeSolids(&l, &k, walls)
	m.includeBodies(&l, &k)
	if len(m.Bonds) > 0 {
		l.Bond = m.bondLimit(&k)
	}
	if m.Potentials != nil {
		l.Pair = m.Potentials.limit(&k, speed)
	}
	return l
}

// sizeRange is the smallest and the largest radius of a material's particles, m.
type sizeRange struct{ smallest, largest float64 }

// sizeRanges finds the range of sizes of each material; that of one without particles is zero. The limits need no more: for a pair of materials and a speed
// each of them is a power of the radius. Durations grow with its power 1 to 2, overlaps in parts of the radius with its power 0 or 1/2.
func (m *Model) sizeRanges() []sizeRange {
	ranges := make([]sizeRange, len(m.Materials))
	note := func(radius float64, material int) {
		s := &ranges[material]
		if s.largest == 0 {
			s.smallest = radius
		}
		s.smallest, s.largest = min(s.smallest, radius), max(s.largest, radius)
	}
	for i, r := range m.Particles.Radius {
		if m.Particles.ClumpOf(i).IsSolid() {
			continue // see includeSolids
		}
		note(r*finest(m.Particles.ClumpOf(i)), m.Particles.MaterialOf(i))
	}
	for i := range m.Inlets {
		s := &m.Inlets[i]
		if s.Clump.IsSolid() {
			continue
		}
		lo, hi := s.Sizes.Limits()
		note(lo*finest(s.Clump), s.Material)
		note(hi*finest(s.Clump), s.Material)
	}
	return ranges
}

// finest is the radius of the smallest sphere of particles of a shape, by their own radius: the limits of a clump are those of that sphere alone, whose
// contacts are shorter than the clump's as it is lighter.
func finest(c *packing.Clump) float64 {
	if c == nil {
		return 1
	}
	return c.Finest()
}

// surfaceMaterials lists the materials of surfaces, each once.
func (m *Model) surfaceMaterials() (list []int) {
	seen := make([]bool, len(m.Materials))
	for i := range m.Surfaces {
		for _, material := range m.Surfaces[i].Materials() {
			if !seen[material] {
				seen[material] = true
				list = append(list, material)
			}
		}
	}
	return list
}

// include tightens the limits for particles of a kind against all materials that they may meet: their own kind, and flat walls.
func (l *Limits) include(k *PairLaws, radius float64, material int, walls []int) {
	apart := k.Model.Potentials.keepsApart(k, radius, material, l.Speed)
	if apart && len(walls) == 0 {
		return
	}
	x := &k.Model.Materials[material]
	l.Rayleigh = min(l.Rayleigh, rayleigh(x, radius))
	own := k.Mass(radius, material)
	mass, inertia := 1/own.InverseMass, 1/own.InverseInertia
	if !apart {
		l.collide(k.Law(material, material), radius/2, mass/2, inertia/2, radius)
	}
	l.evenOut(k.Model.Scalars, material, radius/2, mass/2, l.Overlap*radius)
	for _, wall := range walls {
		l.collide(k.Law(material, wall), radius, mass, inertia, radius)
	}
}

// rayleigh is the time in which a surface wave crosses a particle of a radius (m), s.
func rayleigh(x *law.Material, radius float64) float64 {
	return math.Pi * radius * math.Sqrt(x.Density/x.ShearModulus()) / (0.1631*x.PoissonRatio + 0.8766)
}

func (l *Limits) collide(p *law.PairLaw, effective, mass, inertia, radius float64) {
	c := p.OfSizes(effective, mass, inertia)
	if p.Law.Sheared {
		c.Lean = 1 - 2*effective/radius
		slide, _, turn := c.FilmDrag(c.Hardening)
		l.Film = min(l.Film, 2/(mostFilms*(slide*c.SlipEase+turn*c.RollEase)))
	}
	duration, overlap := collision(p, &c, effective, mass, l.Speed)
	duration /= math.Sqrt(1 + c.Stiffening) // of unloading
	if p.Law.Normal == law.ThorntonNing && overlap > 0 {
		deeper := p.YieldingOverlap(&c, 0.5*mass*l.Speed*l.Speed)
		if deeper > overlap { // as stiff as at the radius where it turns round
			duration *= math.Sqrt(math.Sqrt(overlap / deeper))
			overlap = deeper
		}
	}
	if rest := p.RestOverlap(&c); rest > 0 {
		swing := heldSwing(&c, mass)
		if p.Law.Cohesion == law.JKR && (duration == 0 || swing < duration) {
			duration = swing
		}
		overlap = max(overlap, rest)
	}
	if duration == 0 {
		return
	}
	l.Duration, l.Overlap = min(l.Duration, duration), max(l.Overlap, overlap/radius)
	if rate := damping(&c, overlap) / mass; rate > 0 {
		l.Dashpot = min(l.Dashpot, 1/rate)
	}
	a := math.Sqrt(effective * overlap)
	if stiff := p.Law.RollStiffness(&c, a); p.Law.KeepsRoll() && stiff > 0 {
		l.Rolling = min(l.Rolling, math.Pi*math.Sqrt(inertia/stiff)*dashpotPart(0.5*c.RollDamp/math.Sqrt(inertia)))
	}
	if stiff := p.Law.TwistStiffness(&c, a); p.Law.KeepsTwist() && stiff > 0 {
		l.Rolling = min(l.Rolling, math.Pi*math.Sqrt(inertia/stiff)*dashpotPart(0.5*p.Law.TwistDashpot(&c, a, damping(&c, overlap))/math.Sqrt(stiff*inertia)))
	}
}

// collision is how long (s) a collision at a speed (m/s) lasts, and how deep (m) it goes, without dashpots.
func collision(p *law.PairLaw, c *law.Coefficients, effective, mass, speed float64) (duration, overlap float64) {
	switch {
	case c.NormalLinear > 0:
		return math.Pi * math.Sqrt(mass/c.NormalLinear), speed * math.Sqrt(mass/c.NormalLinear)
	case speed > 0:
		return 2.87 * math.Pow(mass*mass/(effective*p.Young*p.Young*speed), 0.2), math.Pow(15*mass*speed*speed/(16*p.Young*math.Sqrt(effective)), 0.4)
	}
	return 0, 0
}

// heldSwing is half a swing of partners that nothing but their adhesion by JKR holds together, s.
func heldSwing(c *law.Coefficients, mass float64) float64 {
	a := math.Cbrt(4 * c.PullOff * c.Radius / c.NormalHertz)
	return math.Pi * math.Sqrt(mass/(0.9*c.NormalHertz*a))
}

// damping is the normal force of a contact's dashpot by the speed at an overlap (m), N s/m.
func damping(c *law.Coefficients, overlap float64) float64 {
	a := math.Sqrt(c.Radius * overlap)
	return c.DampLinear + c.DampOverlap*overlap + c.DampRadius*a + c.DampRoot*math.Sqrt(a)
}

// dashpotPart is how much shorter the step has to be for an oscillator that is damped by a part of critical damping, when the speed that the dashpot
// sees is that of half a step before (Belytschko 1983).
func dashpotPart(ratio float64) float64 { return math.Sqrt(1+ratio*ratio) - ratio }

// expectedSpeed guesses the largest relative speed of particles, m/s.
func (m *Model) expectedSpeed() float64 {
	fastest, solid := 0.0, 0.0
	var lo, hi r3.Vec
	var flow Gradient // of a cell that deforms, about which particles move
	if m.Strain != nil {
		flow = m.Strain.Rate(0)
	}
	centre := CellOf(m.Domain).Centre
	for i, p := range m.Particles.Position {
		solid += rigid.SphereVolume(m.Particles.Radius[i])
		fastest = max(fastest, r3.Norm(r3.Sub(m.Particles.VelocityOf(i), flow.Of(r3.Sub(p, centre)))), flow.Norm()*2*m.Particles.Radius[i])
		if i == 0 {
			lo, hi = p, p
		}
		lo, hi = vec.MinVec(lo, p), vec.MaxVec(hi, p)
	}
	for i := range m.Inlets {
		fastest = max(fastest, m.Inlets[i].Speed())
	}
	size := r3.Sub(hi, lo)
	fall := math.Abs(r3.Dot(m.GravityAtTime(0), size))
	if room := size.X * size.Y * size.Z; room > 0 {
		fall *= max(1-solid/(densePart*room), 0)
	}
	return max(2*fastest, math.Sqrt(2*fall))
}

// Check judges a time step (s): warnings for one that is large, an error for one with which nothing sensible can come out.
func (l *Limits) Check(dt float64) (warnings []string, err error) {
	if !(dt > 0) || math.IsInf(dt, 0) {
		return nil, fmt.Errorf("time step %g s: want more than 0", dt)
	}
	good := min(GoodDuration*l.Duration, goodRayleigh*l.Rayleigh, GoodDuration*l.Rolling, GoodDashpot*l.Dashpot, goodBond*l.Bond, GoodDuration*l.Pair, goodFilm*l.Film)
	if dt > SoundPart*l.Duration || dt > l.Rayleigh {
		collisions := ""
		if l.Speed > 0 {
			collisions = fmt.Sprintf("collisions last %.3g s at %.3g m/s and ", l.Duration, l.Speed)
		}
		return nil, fmt.Errorf("time step %.3g s: %sthe Rayleigh time is %.3g s; want %.2g s or less", dt, collisions, l.Rayleigh, good)
	}
	if dt > SoundPart*l.Rolling {
		return nil, fmt.Errorf("time step %.3g s: particles that roll or twist against one another at %.3g m/s swing to and fro in twice %.3g s, or their rolling or twisting dashpot is as stiff as that; want %.2g s or less, or less rolling friction or rolling damping",
			dt, l.Speed, l.Rolling, good)
	}
	if dt > SoundDashpot*l.Dashpot {
		return nil, fmt.Errorf("time step %.3g s: the dashpots of contacts at %.3g m/s take %.3g s to slow particles down, and would throw them back in steps so long; want %.2g s or less, or a larger restitution (less damping)",
			dt, l.Speed, l.Dashpot, good)
	}
	if dt > l.Film {
		return nil, fmt.Errorf("time step %.3g s: films between particles resist sliding and rolling so strongly that steps are stable up to %.3g s; want %.2g s or less, or a larger roughness, or no film shear", dt, l.Film, good)
	}
	if dt > l.Bond {
		return nil, fmt.Errorf("time step %.3g s: bonds between particles are stable up to %.3g s; want %.2g s or less, or softer or thinner bonds", dt, l.Bond, good)
	}
	if dt > SoundPart*l.Pair {
		return nil, fmt.Errorf("time step %.3g s: particles swing in their pair potentials in twice %.3g s at %.3g m/s; want %.2g s or less", dt, l.Pair, l.Speed, good)
	}
	if dt > GoodDuration*l.Pair {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s of half a swing of particles in their pair potentials at %.3g m/s; %.0f %% is common",
			dt, 100*dt/l.Pair, l.Pair, l.Speed, 100*GoodDuration))
	}
	if dt > goodFilm*l.Film {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s up to which the shear of films is stable; %.0f %% is good", dt, 100*dt/l.Film, l.Film, 100*goodFilm))
	}
	if dt > goodBond*l.Bond {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s above which bonds are unstable; %.0f %% is common", dt, 100*dt/l.Bond, l.Bond, 100*goodBond))
	}
	if dt > goodRayleigh*l.Rayleigh {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the Rayleigh time %.3g s; %.0f %% is common", dt, 100*dt/l.Rayleigh, l.Rayleigh, 100*goodRayleigh))
	}
	if dt > GoodDuration*l.Duration {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s that a collision lasts at %.3g m/s; %.0f %% is common",
			dt, 100*dt/l.Duration, l.Duration, l.Speed, 100*GoodDuration))
	}
	if dt > GoodDuration*l.Bodies && dt <= GoodDuration*l.Duration {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s that a collision with the body that is the lightest where it is hit lasts at %.3g m/s; %.0f %% is common",
			dt, 100*dt/l.Bodies, l.Bodies, l.Speed, 100*GoodDuration))
	}
	if dt > GoodDuration*l.Rolling {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s of half a swing of the rolling or twisting springs at %.3g m/s; %.0f %% is common",
			dt, 100*dt/l.Rolling, l.Rolling, l.Speed, 100*GoodDuration))
	}
	if dt > GoodDashpot*l.Dashpot {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is %.0f %% of the %.3g s in which dashpots of contacts slow particles down at %.3g m/s; particles rebound as they should up to %.0f %%",
			dt, 100*dt/l.Dashpot, l.Dashpot, l.Speed, 100*GoodDashpot))
	}
	if dt > l.Exchange {
		warnings = append(warnings, fmt.Sprintf("time step %.3g s is longer than the %.3g s in which contacts pass on of a scalar what they may in a step: particles even out more slowly than the conductance says", dt, l.Exchange))
	}
	if l.Rounding > goodRounding {
		warnings = append(warnings, fmt.Sprintf("polyhedra may be pressed into one another by %.0f %% of what both are rounded at %.3g m/s, and a run stops where it is all: take a stiffer material, or more rounding", 100*l.Rounding, l.Speed))
	}
	if l.Overlap > goodOverlap {
		warnings = append(warnings, fmt.Sprintf("particles may overlap by %.0f %% of a radius at %.3g m/s: the material is soft for that speed", 100*l.Overlap, l.Speed))
	}
	return warnings, nil
}
