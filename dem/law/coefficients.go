// From materials and pair parameters to the coefficients that the laws work with.

package law

import (
	"fmt"
	"math"

	"gabion/internal/vec"
	"gabion/rigid"
)

// Material is what particles and surfaces are made of.
type Material struct {
	Name         string
	Density      float64 // kg/m3; of particles
	YoungModulus float64 // Pa
	PoissonRatio float64
}

// Interaction holds the parameters of contacts between two materials. Only those that the chosen laws use need be given.
type Interaction struct {
	Restitution float64 // LeastRestitution <= e <= 1, or 0 <= e <= 1 with Law.Tension; DampingLaw ByRestitution

	NormalDamping float64 // DampingLaw ByCoefficient: γn of Jun and Sohn (2014), eq. 24 (N s/m^2.5) for Hertz, N s/m for Linear
	Dissipation   float64 // A of Viscoelastic, s

	NormalStiffness     float64 // Linear, N/m
	TangentialStiffness float64 // CundallStrack and ViscousCoulomb, N/m; 0 with Linear takes the ratio of Mindlin to Hertz
	TangentialDamping   float64 // ViscousCoulomb, and springs with ByCoefficient or Viscoelastic, N s/m
	Friction            float64 // Coulomb's coefficient, sticking and sliding

	RollingFriction float64 // limit of the rolling moment by effective radius and normal force
	SurfaceEnergy   float64 // γ of DMT and JKR, half the work of adhesion, J/m2
	RollingDamping  float64 // ElasticPlastic: ratio to critical damping of the rolling spring
	SurfaceTension  float64 // Capillary, LiquidFilm: σ, N/m
	ContactAngle    float64 // Capillary, LiquidFilm: θ, rad
	BridgeContent   float64 // Capillary, LiquidFilm: volume of a bridge, of films at most, by that of a sphere of twice the effective radius
	CohesionDensity float64 // SJKR, SJKR2: cohesion energy density, J/m3

	LoadingStiffness      float64 // Luding: k1, N/m
	UnloadingRatio        float64 // Luding, EEPA: stiffness of unloading, at most, by that of loading; above 1
	AdhesionRatio         float64 // Luding: stiffness of adhesion by that of loading
	PlasticDepth          float64 // Luding: largest residual overlap, by twice the effective radius; 0: unloading is as stiff from the start
	PlasticAdhesionEnergy float64 // EEPA: Δγ, J/m2
	ConstantPull          float64 // EEPA: f0, N
	YieldPressure         float64 // ThorntonNing: p_y, Pa
	FilmViscosity         float64 // Lubricated: η, Pa s
	Roughness             float64 // Lubricated: least thickness of the film, by twice the effective radius
	FilmReach             float64 // Lubricated: gap up to which there is a film, by twice the effective radius

	TwistingStiffness float64 // SDS, N m
	TwistingDamping   float64 // SDS, N m s
	TwistingFriction  float64 // SDS: limit of the twisting moment by effective radius and normal force
}

// PairLaw holds what depends on two materials, before sizes are known.
type PairLaw struct {
	Law          Law
	Young, shear float64 // effective moduli E* and G*, Pa
	ratio        float64 // damping ratio β that gives the restitution
	root         float64 // of Hertz's dashpot, without the mass: 2 √(5/6) β √(2 E*)
	poisson      float64 // mean of both
	In           Interaction
	Unit         Unit
}

// NewPairLaw works out what the contact of two materials needs under a law; see [PairLaw.OfSizes].
func NewPairLaw(chosen Law, a, b *Material, in Interaction) PairLaw {
	p := PairLaw{Law: chosen, In: in, poisson: 0.5 * (a.PoissonRatio + b.PoissonRatio)}
	p.Young = 1 / ((1-vec.Sq(a.PoissonRatio))/a.YoungModulus + (1-vec.Sq(b.PoissonRatio))/b.YoungModulus)
	p.shear = 1 / ((2-a.PoissonRatio)/a.ShearModulus() + (2-b.PoissonRatio)/b.ShearModulus())
	if chosen.Damping == ByRestitution && chosen.Normal != Viscoelastic {
		switch {
		case chosen.Tension:
			p.ratio = DampingRatio(in.Restitution)
		case in.Restitution < LeastRestitution: // a pair that never meets may lack its restitution
		case chosen.Normal == Linear || chosen.Normal == Luding:
			p.ratio = LinearDampingRatio(in.Restitution)
		default:
			p.ratio = HertzDampingRatio(in.Restitution)
		}
	}
	p.root = 2 * math.Sqrt(5.0/6) * p.ratio * math.Sqrt(2*p.Young)
	p.Unit = p.unit()
	return p
}

// OfSizes completes the coefficients for an effective radius (m), effective mass (kg) and rolling inertia (kg m2).
func (p *PairLaw) OfSizes(radius, mass, inertia float64) Coefficients {
	return p.Law.OfSizes(&p.Unit, radius, mass, inertia)
}

// unit works out what does not depend on sizes.
func (p *PairLaw) unit() Unit {
	u := Unit{Friction: p.In.Friction, RollingFriction: p.In.RollingFriction, RollingDamping: p.In.RollingDamping}
	switch p.Law.Cohesion {
	case DMT:
		u.PullOff = 4 * math.Pi * p.In.SurfaceEnergy
	case Capillary, LiquidFilm:
		volume := p.In.BridgeContent * rigid.SphereVolume(2) // by the effective radius cubed
		u.PullOff = 4 * math.Pi * p.In.SurfaceTension * math.Cos(p.In.ContactAngle)
		u.Thinning = math.Sqrt(2 / volume)
		u.Reach = (1 + 0.5*p.In.ContactAngle) * math.Cbrt(volume)
		u.Slant, u.MostBridge = math.Tan(p.In.ContactAngle), volume
		if p.Law.Wets() {
			u.Thinning, u.Stretch = math.Sqrt2, volume/(u.Reach*u.Reach*u.Reach)
		}
	case SJKR, SJKR2:
		u.Cohesion = p.In.CohesionDensity
	case JKR:
		energy := max(p.In.SurfaceEnergy, leastSurfaceEnergy)
		u.PullOff = 3 * math.Pi * energy
		u.Stretch = 2 * math.Sqrt(math.Pi*energy/p.Young)
		u.Reach = partingGap * math.Pow(u.Stretch, 4.0/3)
	}
	if p.Law.Lubricated {
		u.Adhesion, u.Hardening, u.Reach = 6*math.Pi*p.In.FilmViscosity, 2*p.In.Roughness, 2*p.In.FilmReach
	}
	if p.Law.Twisting == SDS {
		u.TwistLinear, u.TwistDamp, u.TwistArm = p.In.TwistingStiffness, p.In.TwistingDamping, p.In.TwistingFriction
	}
	if p.Law.Rolling == EPSD2 {
		u.RollingDamping = 0
	}
	p.normal(&u)
	p.tangential(&u)
	return u
}

// leastSurfaceEnergy is that of JKR's pairs that have none, J/m2: with 0 the area at the first touch, which the partners come back to when they part, is 0/0. It pulls 1e-14 N at 1 mm.
const leastSurfaceEnergy = 1e-12

// leastHardening is an overlap by the radius at which Luding's law has its full stiffness of unloading where none is given.
const leastHardening = 1e-9

// stiffens tells whether unloading is stiffer than loading, under a law that has an attraction of its own.
func (l Law) stiffens() bool { return l.Normal == Luding || l.Normal == EEPA }

func (p *PairLaw) normal(u *Unit) {
	if p.Law.stiffens() {
		ratio := p.In.UnloadingRatio
		u.Stiffening = ratio - 1
		u.Residual = math.Pow(u.Stiffening/ratio, 2.0/3)
		u.Adhesion = 1.5 * math.Pi * p.In.PlasticAdhesionEnergy
		u.ConstantPull = p.In.ConstantPull
	}
	if p.Law.Normal == Luding {
		u.Adhesion, u.ConstantPull = p.In.AdhesionRatio, 0
		u.Hardening = max(2*p.In.PlasticDepth*p.In.UnloadingRatio/u.Stiffening, leastHardening)
	}
	if p.Law.Normal == ThorntonNing {
		u.Hardening = 0.5 * math.Pi * p.In.YieldPressure / p.Young
	}
	if p.Law.Normal == Linear || p.Law.Normal == Luding {
		u.NormalLinear = p.In.NormalStiffness
		if p.Law.Normal == Luding {
			u.NormalLinear = p.In.LoadingStiffness
		}
		if p.Law.Damping == ByRestitution {
			u.DampLinearMass = 2 * p.ratio * math.Sqrt(u.NormalLinear)
		} else {
			u.DampLinear = p.In.NormalDamping
		}
		return
	}
	u.NormalHertz = 4.0 / 3 * p.Young
	switch {
	case p.Law.Normal == Viscoelastic:
		u.DampRadius = 2 * p.Young * p.In.Dissipation
	case p.Law.Damping == ByCoefficient:
		u.DampOverlapRoot = p.In.NormalDamping
	default:
		u.DampRootMass = p.root
	}
}

func (p *PairLaw) tangential(u *Unit) {
	switch p.Law.Tangential {
	case NoFriction:
		u.Friction = 0
		return
	case ViscousCoulomb:
		u.ShearLinear, u.ShearDamp = p.In.TangentialStiffness, p.In.TangentialDamping
		return
	case Mindlin:
		u.ShearMindlin = 8 * p.shear
	case CundallStrack:
		u.ShearLinear = p.In.TangentialStiffness
		if u.ShearLinear == 0 {
			u.ShearLinear = 2 * (1 - p.poisson) / (2 - p.poisson) * u.NormalLinear
		}
	}
	switch {
	case p.Law.UndampedShear:
	case p.Law.Damping == ByCoefficient || p.Law.Normal == Viscoelastic:
		u.ShearDamp = p.In.TangentialDamping
	case p.Law.Tangential == Mindlin && (p.Law.Normal == Hertz || p.Law.Normal == EEPA || p.Law.Normal == ThorntonNing):
		u.ShearShare = math.Sqrt(u.ShearMindlin / (2 * p.Young))
	case p.Law.Tangential == CundallStrack && (p.Law.Normal == Linear || p.Law.Normal == Luding):
		u.ShearShare = math.Sqrt(u.ShearLinear / u.NormalLinear)
	}
}

// ShearModulus is G of an isotropic material, Pa.
func (m *Material) ShearModulus() float64 { return m.YoungModulus / (2 * (1 + m.PoissonRatio)) }

// Check tells what is wrong with a material; particles tells that it needs a density.
func (m *Material) Check(particles bool) error {
	switch {
	case !(m.YoungModulus > 0):
		return fmt.Errorf("material %q: Young modulus %g Pa: want more than 0", m.Name, m.YoungModulus)
	case !(m.PoissonRatio > -1 && m.PoissonRatio <= 0.5):
		return fmt.Errorf("material %q: Poisson ratio %g: want -1 < ν <= 0.5", m.Name, m.PoissonRatio)
	case particles && !(m.Density > 0):
		return fmt.Errorf("material %q: density %g kg/m3: want more than 0, since particles are made of it", m.Name, m.Density)
	}
	return nil
}

// Check tells which parameter the law needs and lacks.
func (in *Interaction) Check(chosen Law) error {
	restitution, least := chosen.Damping == ByRestitution && chosen.Normal != Viscoelastic, LeastRestitution
	if chosen.Tension {
		least = 0
	}
	if chosen.Normal == ThorntonNing && chosen.Cohesion != NoCohesion && chosen.Cohesion != JKR {
		return fmt.Errorf("normal law %v goes with cohesion %v or %v, not with %v", chosen.Normal, NoCohesion, JKR, chosen.Cohesion)
	}
	if chosen.Cohesion != NoCohesion && chosen.stiffens() {
		return fmt.Errorf("normal law %v has an attraction of its own: it does not go with cohesion %v", chosen.Normal, chosen.Cohesion)
	}
	if chosen.Cohesion == JKR && chosen.Normal == Linear {
		return fmt.Errorf("cohesion %v widens the contact area of Hertz's law: it does not go with the normal law %v", chosen.Cohesion, chosen.Normal)
	}
	if chosen.Sheared && !chosen.Lubricated {
		return fmt.Errorf("only a film of lubrication can be sheared: want lubrication, or no film shear")
	}
	if chosen.Shared && (chosen.Cohesion != NoCohesion || chosen.Lubricated || chosen.Yields()) {
		return fmt.Errorf("contacts share the stiffness of elastic laws without cohesion and lubrication, not of %v with %v", chosen.Normal, chosen.Cohesion)
	}
	if chosen.Lubricated && (chosen.Normal != Hertz || chosen.Cohesion != NoCohesion || chosen.Damping != ByRestitution || chosen.Tension) {
		return fmt.Errorf("lubrication goes with the normal law %v, damping by %v that does not pull, and cohesion %v, not with %v, %v and %v", Hertz, ByRestitution, NoCohesion, chosen.Normal, chosen.Damping, chosen.Cohesion)
	}
	spring := chosen.Tangential == Mindlin || chosen.Tangential == CundallStrack
	if chosen.Rolling == EPSD2 && !spring {
		return fmt.Errorf("rolling %v takes its stiffness from the tangential spring: it does not go with the tangential law %v, which has none", chosen.Rolling, chosen.Tangential)
	}
	if chosen.Twisting == Marshall && !spring {
		return fmt.Errorf("twisting %v takes its stiffness from the tangential spring: it does not go with the tangential law %v, which has none", chosen.Twisting, chosen.Tangential)
	}
	for _, p := range []struct {
		name  string
		value float64
		bad   bool
	}{
		{"restitution", in.Restitution, restitution && !(in.Restitution >= least && in.Restitution <= 1)},
		{"normal damping", in.NormalDamping, !(in.NormalDamping >= 0)},
		{"dissipation", in.Dissipation, !(in.Dissipation >= 0)},
		{"normal stiffness", in.NormalStiffness, chosen.Normal == Linear && !(in.NormalStiffness > 0)},
		{"tangential stiffness", in.TangentialStiffness, !(in.TangentialStiffness >= 0) ||
			chosen.Tangential == CundallStrack && chosen.Normal != Linear && chosen.Normal != Luding && in.TangentialStiffness == 0},
		{"tangential damping", in.TangentialDamping, !(in.TangentialDamping >= 0)},
		{"friction", in.Friction, !(in.Friction >= 0)},
		{"rolling friction", in.RollingFriction, !(in.RollingFriction >= 0)},
		{"surface energy", in.SurfaceEnergy, !(in.SurfaceEnergy >= 0) || chosen.Normal == ThorntonNing && chosen.Cohesion == JKR && in.SurfaceEnergy == 0},
		{"rolling damping", in.RollingDamping, !(in.RollingDamping >= 0)},
		{"loading stiffness", in.LoadingStiffness, chosen.Normal == Luding && !(in.LoadingStiffness > 0)},
		{"unloading ratio", in.UnloadingRatio, chosen.stiffens() && !(in.UnloadingRatio > 1)},
		{"adhesion ratio", in.AdhesionRatio, !(in.AdhesionRatio >= 0)},
		{"plastic depth", in.PlasticDepth, !(in.PlasticDepth >= 0)},
		{"plastic adhesion energy", in.PlasticAdhesionEnergy, !(in.PlasticAdhesionEnergy >= 0)},
		{"yield pressure", in.YieldPressure, chosen.Normal == ThorntonNing && !(in.YieldPressure > 0)},
		{"film viscosity", in.FilmViscosity, chosen.Lubricated && !(in.FilmViscosity > 0)},
		{"roughness", in.Roughness, chosen.Lubricated && !(in.Roughness > 0 && in.Roughness < in.FilmReach)},
		{"film reach", in.FilmReach, chosen.Lubricated && !(in.FilmReach > 0 && in.FilmReach <= 0.5)},
		{"constant pull", in.ConstantPull, !(in.ConstantPull >= 0)},
		{"surface tension", in.SurfaceTension, !(in.SurfaceTension >= 0)},
		{"contact angle", in.ContactAngle, !(in.ContactAngle >= 0 && in.ContactAngle < math.Pi/2)},
		{"bridge content", in.BridgeContent, chosen.HasBridges() && !(in.BridgeContent > 0 && in.BridgeContent <= 0.05)},
		{"cohesion energy density", in.CohesionDensity, !(in.CohesionDensity >= 0)},
		{"twisting stiffness", in.TwistingStiffness, !(in.TwistingStiffness >= 0) || chosen.Twisting == SDS && in.TwistingStiffness == 0},
		{"twisting damping", in.TwistingDamping, !(in.TwistingDamping >= 0)},
		{"twisting friction", in.TwistingFriction, !(in.TwistingFriction >= 0)},
	} {
		if p.bad {
			return fmt.Errorf("%s %g is out of range for the laws %v, %v, damping by %v", p.name, p.value, chosen.Normal, chosen.Tangential, chosen.Damping)
		}
	}
	return nil
}

// RestOverlap is the overlap at which cohesion alone holds two partners, m; infinite where nothing holds against it.
func (p *PairLaw) RestOverlap(k *Coefficients) float64 {
	hertz := k.NormalHertz * math.Sqrt(k.Radius) // force by the overlap to the power 3/2
	if p.Law.Normal == EEPA {
		return math.Pow(k.PullOff/hertz, 2.0/3)
	}
	switch p.Law.Cohesion {
	case SJKR, SJKR2:
		area := 2 * math.Pi * k.Cohesion * k.Radius // pull by the overlap, to first order
		if p.Law.Cohesion == SJKR2 {
			area *= 2
		}
		if p.Law.Normal == Linear && area >= k.NormalLinear {
			return math.Inf(1)
		}
		if hertz > 0 {
			return vec.Sq(area / hertz)
		}
	case DMT, Capillary, LiquidFilm:
		if hertz > 0 {
			return math.Pow(k.PullOff/hertz, 2.0/3)
		}
		return k.PullOff / k.NormalLinear
	case JKR:
		a := math.Cbrt(4 * k.PullOff * k.Radius / k.NormalHertz)
		if p.Law.Normal == ThorntonNing {
			a = k.restRadius(a)
		}
		return a*a/k.Radius - k.Stretch*math.Sqrt(a)
	}
	return 0
}

// restRadius is the radius of the contact area that cohesion alone holds open under the law of Thornton and Ning, m, by what it is where nothing yields.
func (k *Coefficients) restRadius(elastic float64) float64 {
	if elastic <= k.Hardening {
		return elastic
	}
	// The force on the virgin curve beyond yield, by k1.
	force := func(a float64) float64 {
		y, s := k.Hardening, k.Stretch
		return y*y*(0.75*s/math.Sqrt(y)-0.5*y/k.Radius) + (1.5*y/k.Radius-0.75*s/math.Sqrt(y))*a*a - 1.5*s*y*math.Sqrt(a)
	}
	low, high := elastic, elastic
	for range 100 {
		if force(high) >= 0 {
			break
		}
		low, high = high, 2*high
	}
	for range 100 {
		if mid := 0.5 * (low + high); force(mid) < 0 {
			low = mid
		} else {
			high = mid
		}
	}
	return high
}

// YieldingOverlap is how deep a collision of an energy (J) goes under the law of Thornton and Ning, without dashpots and cohesion, m.
func (p *PairLaw) YieldingOverlap(k *Coefficients, energy float64) float64 {
	at := vec.Sq(k.Hardening) / k.Radius
	stored, force := k.NormalElastic(at)
	if energy <= stored {
		return 0
	}
	slope := k.NormalStiffness(at)
	return at + (math.Sqrt(force*force+2*slope*(energy-stored))-force)/slope
}
