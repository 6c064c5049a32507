// Up to which step a bed of particles stays at rest, by all contacts of each.

package dem

import (
	"math"
	"slices"

	"gabion/dem/law"

	"gonum.org/v1/gonum/spatial/r3"
)

// SteadyStep is about the longest step (s) in which particles that lie on one another come to rest, as they are; infinite without contacts. In a longer one they swing against one another
// for ever, as far as friction lets them. A step h is too long where there are velocities x that turn round in each step: x·(4 M - 2 h C - h² K)x < 0, with masses and inertias M, the springs K and
// dashpots C of all contacts, and velocities that dashpots see half a step late. For one contact that is Belytschko's limit (1983); particles of a bed that all turn the same way have six
// and more against each of them. x is looked for by powers of M⁻¹(2 h C + h² K) with the step h (s) that is made, and so the answer is longer than the true limit, by 1 to 2 % in beds.
// Contacts are taken to stick. Clumps and polyhedra are not looked at.
func (m *Model) SteadyStep(contacts []ContactState, s *State, h float64) float64 {
	if len(s.Spheres) > 0 {
		return math.Inf(1)
	}
	b := newSwing(m, contacts, s)
	longest := math.Inf(1)
	for round := 0; round < swingRounds && len(b.links) > 0; round++ {
		kinetic, elastic, damped := b.act(h)
		if elastic > 0 {
			longest = min(longest, longestStep(kinetic, elastic, damped))
		}
		b.next()
	}
	return longest
}

// MaySwing tells whether a bed of the model's particles may swing in steps of h (s): whether one would in which each has its twelve neighbours, of its own size and pressed in as
// far as overlaps should be at most.
func (m *Model) MaySwing(h float64) bool {
	var contacts []ContactState
	for _, x := range []float64{-1, 1} {
		for _, y := range []float64{-1, 1} {
			for _, n := range []r3.Vec{{X: x, Y: y}, {Y: x, Z: y}, {Z: x, X: y}} {
				contacts = append(contacts, ContactState{Particle: 0, Other: 1, Surface: -1, Normal: r3.Unit(n)})
			}
		}
	}
	laws := NewPairLaws(m)
	for material, sizes := range m.sizeRanges() {
		for _, radius := range []float64{sizes.smallest, sizes.largest} {
			own := laws.Mass(radius, material)
			mass, inertia := 1/own.InverseMass, 1/own.InverseInertia
			s := State{ID: []int{0, 1}, Radius: []float64{radius, radius}, Mass: []float64{mass, mass}, Inertia: []float64{inertia, inertia}, Material: []int{material, material}}
			for i := range contacts {
				contacts[i].Overlap = goodOverlap * radius
			}
			if radius > 0 && m.SteadyStep(contacts, &s, h) < h {
				return true
			}
		}
	}
	return false
}

// longestStep is that in which what a mass is held by, a spring and a dashpot that sees velocities half a step late, does not turn it round: h² k + 2 h c = 4 m. All three may be those of a way to swing.
func longestStep(mass, spring, damp float64) float64 {
	return (math.Sqrt(damp*damp+4*spring*mass) - damp) / spring
}

// swingRounds is how often the way to swing is bettered.
const swingRounds = 24

// swing is a way in which particles swing, with what resists it.
type swing struct {
	links         []link
	mass, inertia []float64 // kg, kg m2
	velocity      []motion
	load          []motion // by which they are driven back
}

// motion is how a particle moves and turns, m/s and rad/s, or what acts on it.
type motion struct{ V, W r3.Vec }

// link is a contact of a particle with another or, below 0, a surface.
type link struct {
	i, j         int
	normal       r3.Vec
	armI, armJ   float64 // from the centres to the contact, m
	spring, damp firmness
}

// firmness is what resists motion along the normal and across it, N/m or N s/m, and rolling and twisting, N m or N m s.
type firmness struct{ normal, shear, roll, twist float64 }

// newSwing takes in what is pressed together. At first all particles turn the same way, and none moves quite as the others do.
func newSwing(m *Model, contacts []ContactState, s *State) *swing {
	laws := NewPairLaws(m)
	b := &swing{mass: s.Mass, inertia: s.Inertia, velocity: make([]motion, len(s.ID)), load: make([]motion, len(s.ID))}
	for i := range b.velocity {
		x := float64(s.ID[i]) + 1
		b.velocity[i] = motion{
			V: r3.Scale(0.1*s.Radius[i], r3.Vec{X: math.Sin(x), Y: math.Sin(2 * x), Z: math.Sin(3 * x)}),
			W: r3.Vec{X: 1 + 0.1*math.Sin(5*x), Y: 1 + 0.1*math.Sin(7*x), Z: 1 + 0.1*math.Sin(11*x)},
		}
	}
	for k := range contacts {
		if c := &contacts[k]; c.Overlap > 0 {
			b.links = append(b.links, newLink(&laws, c, s))
		}
	}
	return b
}

// newLink is what resists motion in a contact.
func newLink(laws *PairLaws, c *ContactState, s *State) link {
	i, _ := slices.BinarySearch(s.ID, c.Particle)
	l := link{i: i, j: -1, normal: c.Normal, armI: s.Radius[i] - 0.5*c.Overlap}
	effective, mass, inertia, other := s.Radius[i], s.Mass[i], s.Inertia[i], 0
	if c.Other >= 0 {
		l.j, _ = slices.BinarySearch(s.ID, c.Other)
		other, l.armJ = s.Material[l.j], s.Radius[l.j]-0.5*c.Overlap
		effective, mass, inertia = law.Reduced(effective, s.Radius[l.j]), law.Reduced(mass, s.Mass[l.j]), law.Reduced(inertia, s.Inertia[l.j])
	} else {
		l.armI, other = s.Radius[i]-c.Overlap, laws.Model.Surfaces[c.Surface].Materials()[0]
	}
	p := laws.Law(s.Material[i], other)
	k := p.OfSizes(effective, mass, inertia)
	a, damp := math.Sqrt(k.Radius*c.Overlap), damping(&k, c.Overlap)
	l.spring.normal, l.damp.normal = k.NormalStiffness(c.Overlap)*(1+k.Stiffening), damp
	if p.Law.KeepsSpring() {
		l.spring.shear = k.ShearLinear + k.ShearMindlin*a
	}
	if p.Law.Tangential != law.NoFriction && k.Friction > 0 {
		l.damp.shear = k.ShearDamp + k.ShearShare*damp
	}
	if p.Law.KeepsRoll() && k.RollArm > 0 {
		l.spring.roll = p.Law.RollStiffness(&k, a)
		l.damp.roll = k.RollDamp * math.Sqrt(l.spring.roll)
	}
	if p.Law.KeepsTwist() {
		l.spring.twist, l.damp.twist = p.Law.TwistStiffness(&k, a), p.Law.TwistDashpot(&k, a, damp)
	}
	return l
}

// act works out what drives the particles back in a step h (s), and of their way to swing twice its kinetic energy, and what its springs and dashpots set against it: x·Mx, x·Kx, x·Cx.
func (b *swing) act(h float64) (kinetic, elastic, damped float64) {
	for i, x := range b.velocity {
		kinetic += b.mass[i]*r3.Norm2(x.V) + b.inertia[i]*r3.Norm2(x.W)
		b.load[i] = motion{}
	}
	for k := range b.links {
		l := &b.links[k]
		v, w := b.relative(l)
		elastic += l.spring.energy(l.normal, v, w)
		damped += l.damp.energy(l.normal, v, w)
		sf, sm := l.spring.resist(l.normal, v, w)
		df, dm := l.damp.resist(l.normal, v, w)
		b.push(l, r3.Add(r3.Scale(h*h, sf), r3.Scale(2*h, df)), r3.Add(r3.Scale(h*h, sm), r3.Scale(2*h, dm)))
	}
	return kinetic, elastic, damped
}

// relative is how a contact's first partner moves there by the second, and turns by it.
func (b *swing) relative(l *link) (v, w r3.Vec) {
	i := &b.velocity[l.i]
	turning := r3.Scale(l.armI, i.W)
	v, w = i.V, i.W
	if l.j >= 0 {
		j := &b.velocity[l.j]
		v, w = r3.Sub(v, j.V), r3.Sub(w, j.W)
		turning = r3.Add(turning, r3.Scale(l.armJ, j.W))
	}
	return r3.Sub(v, r3.Cross(turning, l.normal)), w
}

// push adds what a contact does to its partners.
func (b *swing) push(l *link, force, moment r3.Vec) {
	twist := r3.Cross(l.normal, force)
	i := &b.load[l.i]
	i.V = r3.Add(i.V, force)
	i.W = r3.Add(i.W, r3.Sub(moment, r3.Scale(l.armI, twist)))
	if l.j >= 0 {
		j := &b.load[l.j]
		j.V = r3.Sub(j.V, force)
		j.W = r3.Sub(j.W, r3.Add(moment, r3.Scale(l.armJ, twist)))
	}
}

// next takes up the way to swing in which the particles are driven back, at a size that stays the same.
func (b *swing) next() {
	size := 0.0
	for i, f := range b.load {
		x := motion{V: r3.Scale(1/b.mass[i], f.V), W: r3.Scale(1/b.inertia[i], f.W)}
		b.velocity[i] = x
		size += b.mass[i]*r3.Norm2(x.V) + b.inertia[i]*r3.Norm2(x.W)
	}
	for i := range b.velocity {
		b.velocity[i].V, b.velocity[i].W = r3.Scale(1/math.Sqrt(size), b.velocity[i].V), r3.Scale(1/math.Sqrt(size), b.velocity[i].W)
	}
}

// resist is the force and the moment of springs along, or dashpots against, a relative motion.
func (k *firmness) resist(n, v, w r3.Vec) (force, moment r3.Vec) {
	along, spin := r3.Scale(r3.Dot(n, v), n), r3.Scale(r3.Dot(n, w), n)
	return r3.Add(r3.Scale(k.normal, along), r3.Scale(k.shear, r3.Sub(v, along))), r3.Add(r3.Scale(k.twist, spin), r3.Scale(k.roll, r3.Sub(w, spin)))
}

// energy is twice what springs take up of a relative motion.
func (k *firmness) energy(n, v, w r3.Vec) float64 {
	force, moment := k.resist(n, v, w)
	return r3.Dot(force, v) + r3.Dot(moment, w)
}
