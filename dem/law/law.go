// The contact laws: what force two partners exert on each other, as one function without state of its own.
//
// This text is the source of all that evaluates the laws: what the GPU runs (kernels/law.cuh), the vector code of the processor and the
// tangents are generated from it by kernels/generate, which tells the subset of Go that it may use. Branches ask for the law, not for a
// coefficient, so that programs made for one law lose them.
//
// Every law here is the same expression with other coefficients: the elastic normal force is (k0 + k1 a) δ, its dashpot
// d0 + d1 a + d2 √a + d3 δ, the tangential spring t0 + t1 a and its dashpot q0 + q1 times the normal one, where δ is the overlap and
// a = √(R δ) the radius of the contact area. Coefficients hold these numbers, so that the choice of laws costs nothing inside the loop.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Contact is one contact as the laws see it: how the first partner moves relative to the second.
type Contact struct {
	Normal  r3.Vec  // unit, from the second partner to the first
	Overlap float64 // δ, m; below 0 it is a gap, which only contacts under a law with reach have
	Speed   float64 // relative velocity along Normal, m/s: above 0 when the partners part
	Slip    r3.Vec  // relative velocity of the surfaces in the contact plane, m/s
	Roll    r3.Vec  // angular velocity of the first relative to the second, rad/s; read by rolling laws only
	Spin    float64 // mean angular velocity of the partners about Normal, rad/s: it turns the springs
	Onset   float64 // overlap up to which dashpots come in by and by, m; 0 for partners that step explicitly
}

// History is what a contact remembers from one step to the next. The zero value is a new contact; one that has formed has a Radius above 0, until
// its partners part.
type History struct {
	Spring r3.Vec  // elastic tangential displacement of the first partner, m
	Radius float64 // radius of the contact area when the spring was last read, m
	Roll   r3.Vec  // elastic rolling angle of the first partner, rad; of rolling laws with a spring
	Twist  float64 // elastic twisting angle of the first partner about the normal, rad
	Peak   float64 // overlap from which on the contact yields again, m; ThorntonNing: radius of the contact area
	Depth  float64 // largest of them so far, m; under a law with lubrication the thickness of the film; Shared: what the contact has had of the stiffness of one alone
	Bridge float64 // volume of liquid between the partners, m3; below 0 of a bridge that has broken in this step
}

// KeepsSpring and its like tell what a history under the law has. A contact of Luding's law beside CundallStrack's spring has no springs that go by the radius of its area: that it has formed shows in its
// peak, and so the radius need not be kept; see [Law.restore].
func (l Law) KeepsSpring() bool { return l.Tangential == CundallStrack || l.Tangential == Mindlin }

func (l Law) KeepsRadius() bool {
	return l.Normal != Luding || l.Tangential != CundallStrack || l.Rolling == ElasticPlastic || l.Rolling == EPSD2 || l.Twisting != NoTwisting
}
func (l Law) KeepsRoll() bool   { return l.Rolling == ElasticPlastic || l.Rolling == EPSD2 }
func (l Law) KeepsTwist() bool  { return l.Twisting != NoTwisting }
func (l Law) KeepsPeak() bool   { return l.Yields() }
func (l Law) KeepsDepth() bool  { return l.Normal == EEPA || l.Lubricated || l.Shared }
func (l Law) KeepsBridge() bool { return l.Cohesion == LiquidFilm }

// restore completes a history of which what the law keeps has been read: a contact without a radius has formed if it has a peak.
func (l Law) restore(h *History) {
	if !l.KeepsRadius() {
		h.Radius = h.Peak
	}
}

// HasMoment tells whether a contact under the law resists turning of its partners against one another.
func (l Law) HasMoment() bool {
	return l.Rolling != NoRolling || l.Twisting != NoTwisting || l.Sheared
}

// Swapped is the history as the second partner has it.
func (h History) Swapped() History {
	h.Spring = r3.Scale(-1, h.Spring)
	h.Roll = r3.Scale(-1, h.Roll)
	return h
}

// Response is what a contact does in one step: forces on the first partner (the second gets their negatives) and losses.
type Response struct {
	Normal float64 // along Contact.Normal, N
	Shear  r3.Vec  // in the contact plane, N
	Moment r3.Vec  // resistance to rolling and twisting, N m
	Damped float64 // energy lost in dashpots during the step, J
	Slid   float64 // energy lost in sliding and in the release of loaded contact area, J
	Rolled float64 // energy lost in rolling and twisting, J
	Parted float64 // energy that is lost with the contact, J: the step has taken the partners beyond its reach

	Yielded float64 // energy lost in yielding, J

	Conserved float64 // part of Normal that has a potential, N
}

// Heated is what has become heat during the step: what is lost in dashpots, in sliding, in rolling and twisting, and in yielding, J.
func (r *Response) Heated() float64 { return r.Damped + r.Slid + r.Rolled + r.Yielded }

// Coefficients are what the laws need of a pair of partners; they depend on materials and sizes only. The names are those of the
// expressions at the head of this file; a coefficient that a law does not use is zero.
type Coefficients struct {
	Radius float64 // R, effective, m

	NormalLinear float64 // k0, N/m
	NormalHertz  float64 // k1, Pa

	DampLinear  float64 // d0, N s/m
	DampRadius  float64 // d1, N s/m2
	DampRoot    float64 // d2, N s/m^1.5
	DampOverlap float64 // d3, N s/m2

	Stiffening float64 // by how much unloading is stiffer than loading, by loading's stiffness: at most
	Hardening  float64 // Luding: overlap at which it is, m; ThorntonNing: radius of the contact area from which on it yields; Lubricated: least thickness of the film, m
	Residual   float64 // EEPA: overlap where an unloaded contact has no force, by that where it yields
	Adhesion   float64 // Luding: stiffness of adhesion by that of loading; EEPA: largest pull by the radius of the flattened area, N/m; Lubricated: 6 π η R², N s

	ShearLinear  float64 // t0, N/m
	ShearMindlin float64 // t1, Pa
	ShearDamp    float64 // q0, N s/m
	ShearShare   float64 // q1

	PullOff    float64 // largest force of cohesion, N
	Thinning   float64 // Capillary: by which a bridge's gap counts, 1/m; LiquidFilm: that by 1 by the root of its volume, √m
	Slant      float64 // Rabinovich: tangent of the contact angle
	MostBridge float64 // volume of a bridge, m3; LiquidFilm: the largest
	Stretch    float64 // JKR: by how much cohesion draws the contact out, by the root of its radius, m^0.5; LiquidFilm: volume of a bridge that breaks at a gap by the cube of the gap
	Reach      float64 // gap up to which a contact that has formed lasts, m
	Cohesion   float64 // SJKR, SJKR2: pull by the contact area, Pa
	Part       float64 // Shared: what the contact has of the stiffness of one that its partners have alone; the coefficients are by that
	InverseSum float64 // SJKR: 1 by the sum of the radii of two spheres, 1/m; 0 beside a surface
	Lean       float64 // Sheared: by how much the first sphere is the larger one, by the sum of the radii; -1 beside a plane
	SlipEase   float64 // Sheared: how much slip a unit of force in the contact plane takes away, 1/kg
	RollEase   float64 // Sheared: how much rolling a unit of moment takes away, 1/(kg m2)

	Friction  float64 // Coulomb's coefficient
	RollArm   float64 // rolling friction times R, m
	RollRatio float64 // rolling stiffness by normal secant stiffness, EPSD2 by tangential stiffness, m2
	RollDamp  float64 // rolling dashpot by the square root of the rolling stiffness, (kg m2)^0.5
	Inertia   float64 // whose rolling constant torque stops in a step, kg m2: a part of the pair's

	TwistLinear float64 // SDS: twisting stiffness, N m
	TwistDamp   float64 // SDS: twisting dashpot, N m s
	TwistArm    float64 // SDS: twisting friction times R, m
}

// Unit holds the coefficients of a pair of materials, told apart by what they grow with.
type Unit struct {
	NormalLinear    float64 // N/m
	NormalHertz     float64 // Pa
	DampLinear      float64 // N s/m
	DampLinearMass  float64 // by the root of the mass, N s/(m kg^0.5)
	DampRadius      float64 // N s/m2
	DampRootMass    float64 // by the root of the mass, N s/(m^1.5 kg^0.5)
	DampOverlapRoot float64 // by the root of the radius, N s/m^2.5
	Stiffening      float64
	Hardening       float64 // by the radius; ThorntonNing: without cohesion
	Residual        float64
	Adhesion        float64 // as in Coefficients
	ConstantPull    float64 // N
	ShearLinear     float64 // N/m
	ShearMindlin    float64 // Pa
	ShearDamp       float64 // N s/m
	ShearShare      float64
	PullOff         float64 // by the radius, N/m
	Thinning        float64 // Capillary: by the inverse radius; LiquidFilm: by the root of the radius
	Slant           float64
	MostBridge      float64 // by the cube of the radius
	Stretch         float64 // as in Coefficients
	Reach           float64 // JKR: by the cube root of the radius, m^(2/3); Capillary: by the radius
	Friction        float64
	RollingFriction float64 // by the radius
	RollingDamping  float64 // by twice the root of the inertia
	Cohesion        float64 // Pa
	TwistLinear     float64 // N m
	TwistDamp       float64 // N m s
	TwistArm        float64 // by the radius
}

// brakingPart is the part of a pair's rolling that constant torque stops in a step where its limit allows it to stop more. Particles have up to
// twelve contacts, each of which brakes as if it were alone: a larger part would make them rock one another for ever, and book losses
// that nothing pays for.
const brakingPart = 1.0 / 12

// OfSizes completes the coefficients for an effective radius (m), effective mass (kg) and rolling inertia (kg m2).
func (l Law) OfSizes(u *Unit, radius, mass, inertia float64) Coefficients {
	k := Coefficients{}
	k.Radius = radius
	k.NormalLinear, k.NormalHertz = u.NormalLinear, u.NormalHertz
	k.DampRadius = u.DampRadius
	k.DampOverlap = u.DampOverlapRoot * math.Sqrt(radius)
	k.ShearLinear, k.ShearMindlin, k.ShearDamp, k.ShearShare = u.ShearLinear, u.ShearMindlin, u.ShearDamp, u.ShearShare
	k.PullOff, k.Friction = u.PullOff*radius+u.ConstantPull, u.Friction
	if l.Yields() {
		k.Stiffening, k.Hardening, k.Residual, k.Adhesion = u.Stiffening, u.Hardening*radius, u.Residual, u.Adhesion
	}
	if l.Cohesion == JKR {
		k.Stretch, k.Reach = u.Stretch, u.Reach*math.Cbrt(radius)
	}
	if l.Normal == ThorntonNing {
		k.Hardening = l.yieldRadius(&k, k.Hardening)
	}
	if l.Lubricated {
		k.Adhesion, k.Hardening, k.Reach = u.Adhesion*(radius*radius), u.Hardening*radius, u.Reach*radius
	}
	if l.Sheared {
		k.RollEase = 1 / inertia
	}
	if l.HasBridges() {
		k.Thinning, k.Reach, k.Slant = u.Thinning/radius, u.Reach*radius, u.Slant
		k.MostBridge = u.MostBridge * (radius * radius * radius)
	}
	if l.Wets() {
		k.Thinning, k.Stretch = u.Thinning*math.Sqrt(radius), u.Stretch
	}
	if l.Cohesion == SJKR || l.Cohesion == SJKR2 {
		k.Cohesion = u.Cohesion
	}
	k.Part = 1
	l.SetMass(u, &k, mass)
	if l.Twisting == SDS {
		k.TwistLinear, k.TwistDamp, k.TwistArm = u.TwistLinear, u.TwistDamp, u.TwistArm*radius
	}
	if l.Rolling != NoRolling {
		k.RollArm = u.RollingFriction * radius
		k.RollRatio = 2.25 * (k.RollArm * k.RollArm)
		if l.Rolling == EPSD2 {
			k.RollRatio = radius * radius
		}
		k.RollDamp = 2 * u.RollingDamping * math.Sqrt(inertia)
		k.Inertia = brakingPart * inertia
	}
	return k
}

// SetMass completes the coefficients that depend on the mass that an impact moves, kg.
func (l Law) SetMass(u *Unit, k *Coefficients, mass float64) {
	root := math.Sqrt(mass)
	k.DampLinear = k.Part * (u.DampLinear + u.DampLinearMass*root)
	k.DampRoot = k.Part * (u.DampRootMass * root)
	if l.Sheared {
		k.SlipEase = slipOfSpheres / mass
	}
}

// Evaluate works out the forces of contact c over a step of dt (s) and takes history h to the end of that step.
// A trial evaluation passes a copy of the history.
func (l Law) Evaluate(k *Coefficients, c *Contact, dt float64, h *History, r *Response) {
	l.restore(h)
	a, depth := l.area(k, c, h)
	regrouped := 0.0
	if l.Shared {
		regrouped = l.regroup(k, c, dt, h)
	}
	secant := k.NormalLinear + k.NormalHertz*a
	elasticForce, drawn, yielded := secant*depth, 0.0, 0.0
	if l.Normal == ThorntonNing {
		a, depth, yielded = l.flatten(k, c, a, h)
		elasticForce = k.NormalHertz * a * depth
	} else if l.Yields() {
		elasticForce, drawn, yielded = l.yield(k, c.Overlap, h)
	}
	if l.Yields() && dt == 0 { // what touches from the start has yielded before it
		yielded = 0
	}
	damp := l.dashpot(k, a, depth)
	if c.Onset != 0 && c.Overlap < c.Onset && !l.adheres(c, h) {
		damp *= c.onset()
	}
	r.Normal = elasticForce - damp*c.Speed
	if r.Normal < 0 && !l.Tension {
		r.Normal = 0
	}
	r.Damped = (elasticForce - r.Normal) * c.Speed * dt * l.lag(k, c, a, damp, h)
	if l.Lubricated {
		depth, r.Normal, elasticForce, r.Damped = l.squeeze(k, c, dt, h)
		a = math.Sqrt(k.Radius * max(max(depth, -depth), leastOverlap*k.Radius))
		damp = k.DampRoot * math.Sqrt(a)
	}
	r.Slid, r.Rolled, r.Parted, r.Yielded = 0, 0, regrouped, yielded
	r.Shear, r.Moment = r3.Vec{}, r3.Vec{}
	pull, held := l.cohesion(k, c, a, h, r.Normal)
	pull += drawn
	if l.Lubricated && h.Depth > k.Hardening { // nothing touches
		held = 0
	}
	limit := k.Friction * held
	switch l.Tangential {
	case ViscousCoulomb:
		viscous(k, c, dt, limit, r)
	case CundallStrack, Mindlin:
		l.spring(k, c, dt, a, damp, limit, h, r)
	}
	if l.Rolling != NoRolling {
		l.roll(k, c, dt, a, held, h, r)
	}
	if l.Twisting != NoTwisting {
		l.twist(k, c, dt, a, damp, held, h, r)
	}
	if l.Sheared {
		k.shearFilm(c, dt, h.Depth, r)
	}
	r.Conserved = elasticForce
	if l.Cohesion != NoCohesion || l.Yields() {
		r.Normal -= pull
		r.Conserved -= pull
	}
	h.Radius = a
	if l.Reaches() && c.Onset != 0 && c.Overlap <= -k.Reach {
		r.Parted = l.Elastic(k, c.Overlap, h)
		h.Spring, h.Radius, h.Roll, h.Twist, h.Peak, h.Depth = r3.Vec{}, 0, r3.Vec{}, 0, 0, 0
	}
	if l.tears(k, c, h) {
		r.Yielded += l.Elastic(k, c.Overlap, h)
		h.Spring, h.Radius, h.Roll, h.Twist = r3.Vec{}, 0.5*dryRadius*k.Radius, r3.Vec{}, 0
	}
}

// cohesion is the pull of cohesion and what friction and rolling are held by, N, where the partners push each other apart with the rest of the normal
// force. DMT and the constant pull of EEPA: all of the pull as long as they touch, and for partners that step implicitly in proportion to the overlap below the onset, so that it
// does not jump; the rest holds. SJKR and SJKR2: a pull by the contact area; the rest holds. Capillary, LiquidFilm: that of
// the bridge; the dry rest holds. JKR: what its contact area takes from Hertz's force; it holds as if twice the largest pull pressed (Savkoor
// and Briggs 1977).
func (l Law) cohesion(k *Coefficients, c *Contact, a float64, h *History, push float64) (pull, held float64) {
	pull, held = 0, max(push, 0)
	if l.Cohesion == DMT || l.Normal == EEPA {
		pull = k.PullOff
		if c.Onset != 0 && c.Overlap < c.Onset {
			pull = k.PullOff * (c.Overlap / c.Onset)
		}
	}
	if l.Cohesion == SJKR || l.Cohesion == SJKR2 {
		pull = l.pullOfArea(k, c.Overlap)
	}
	if l.Cohesion == Capillary && (c.Onset == 0 || h.Radius > 0) {
		pull = k.PullOff * l.bridgePull(k, max(-c.Overlap, 0), k.Thinning)
	}
	if l.Cohesion == LiquidFilm {
		pull = l.pullOfFilm(k, c, h)
	}
	if l.Normal == ThorntonNing && l.Cohesion == JKR {
		if k.clings(c, a, h) {
			pull = 1.5 * k.NormalHertz * k.Stretch * a * math.Sqrt(a)
			held = max(push-pull+2*k.PullOff/(k.Radius*k.flattened(h.Peak, k.residualOverlap(h.Peak))), 0)
		}
	} else if l.adheres(c, h) {
		pull = 1.5 * k.NormalHertz * k.Stretch * a * math.Sqrt(a)
		held = max(push-pull+2*k.PullOff, 0)
	}
	return pull, held
}

// act is the force (N) and the moment (N m) on the first partner.
func (l Law) act(k *Coefficients, c *Contact, dt float64, h History) (force, moment r3.Vec) {
	r := Response{}
	l.Evaluate(k, c, dt, &h, &r)
	return r3.Add(r3.Scale(r.Normal, c.Normal), r.Shear), r.Moment
}

// constantSprings tells whether the normal force and its dashpot do not depend on the area of a contact.
func (l Law) constantSprings() bool { return l.Normal == Linear || l.Normal == Luding }

// dashpot is the normal dashpot of a contact area of a radius (m), at which Hertz's overlap would be depth (m), N s/m.
func (l Law) dashpot(k *Coefficients, a, depth float64) float64 {
	if l.constantSprings() {
		return k.DampLinear
	}
	damp := k.DampLinear + k.DampRadius*a + k.DampOverlap*depth
	if l.rootDamped() {
		damp += k.DampRoot * math.Sqrt(a)
	}
	return damp
}

// onset is the factor of dashpots below the onset.
func (c *Contact) onset() float64 {
	root := math.Sqrt(max(c.Overlap/c.Onset, leastOverlap))
	return root * math.Sqrt(root)
}

// lag makes the loss in dashpots that of the whole step. Velocities are those of the middle of the step, but the force acts half of a step
// before and half of a step after its own time. To second order in the step, three quarters of a dashpot count with the speed now,
// and a quarter with the speed of the next step: there a quarter of what it was before. Partners that step implicitly have the velocity of the step's end, and their losses are
// put right when the forces on the particle are known.
func (l Law) lag(k *Coefficients, c *Contact, a, damp float64, h *History) float64 {
	if c.Onset != 0 || damp == 0 {
		return 1
	}
	if l.rootDamped() {
		return 0.75 + 0.25*roughRoot(h.Radius/a)
	}
	if l.constantSprings() {
		if h.Radius > 0 {
			return 1
		}
		return 0.75
	}
	before := k.DampRadius*h.Radius + k.DampOverlap*h.Radius*h.Radius/k.Radius
	if h.Radius > 0 {
		before += k.DampLinear
	}
	return 0.75 + 0.25*(before/damp)
}

// roughRoot is a square root of which programs in single precision may leave out the last bits.
func roughRoot(x float64) float64 { return math.Sqrt(x) }
