// The choice of contact laws.

package law

// Law names the contact laws of a model. The zero value is Hertz with damping by restitution, Mindlin's tangential spring and no
// rolling resistance.
type Law struct {
	Normal     NormalLaw
	Damping    DampingLaw
	Tangential TangentialLaw
	Rolling    RollingLaw
	Twisting   TwistingLaw
	Cohesion   CohesionLaw
	Bridge     BridgeLaw // of Capillary and LiquidFilm
	Tension    bool      // the dashpot may pull when the partners part, as in LIGGGHTS and MercuryDPM

	Lubricated    bool // a film of fluid between the partners has to be squeezed out
	Sheared       bool // it resists sliding and rolling too
	Shared        bool // contacts of the same two bodies are together as stiff as one of them
	UndampedShear bool // no dashpot by restitution beside the tangential spring, as in MercuryDPM's Mindlin law
}

// NormalLaw is the elastic normal force.
type NormalLaw uint8

// Normal laws.
const (
	Hertz        NormalLaw = iota // Jun and Sohn (2014), eq. 23
	Linear                        // spring of constant stiffness
	Viscoelastic                  // Hertz with the dissipative constant A (Brilliantov and Poeschel): damping by Interaction.Dissipation
	Luding                        // Luding (2008): springs of loading, unloading and adhesion, yielding with memory; Walton and Braun (1986) without adhesion
	EEPA                          // Edinburgh elasto-plastic adhesion (Morrissey 2013; Thakur et al. 2014) with the exponents 3/2
	ThorntonNing                  // Thornton and Ning (1998): Hertz, or with cohesion JKR that, up to a pressure at which the contact yields
)

// DampingLaw is how the dashpots of Hertz and Linear are given.
type DampingLaw uint8

// Damping laws.
const (
	ByRestitution DampingLaw = iota // Interaction.Restitution, the same at any speed
	ByCoefficient                   // Interaction.NormalDamping: Jun and Sohn (2014), eq. 24 for Hertz; N s/m for Linear
)

// TangentialLaw is the friction in the contact plane.
type TangentialLaw uint8

// Tangential laws.
const (
	Mindlin        TangentialLaw = iota // spring with memory of stiffness 8 G a, released with the contact area
	CundallStrack                       // spring with memory of constant stiffness
	ViscousCoulomb                      // no memory: Jun and Sohn (2014), eqs. 25-26
	NoFriction                          // normal forces only
)

// RollingLaw is the resistance to rolling.
type RollingLaw uint8

// Rolling laws.
const (
	NoRolling      RollingLaw = iota
	ConstantTorque            // against the rolling, rolling friction times effective radius times normal force
	ElasticPlastic            // a spring with that limit
	EPSD2                     // a spring with that limit, of the tangential stiffness times R squared, without dashpot (LIGGGHTS)
)

// TwistingLaw is the resistance to turning against one another about the normal.
type TwistingLaw uint8

// Twisting laws.
const (
	NoTwisting TwistingLaw = iota
	Marshall               // Marshall (2009): what friction over the contact area sets against it
	SDS                    // a spring and a dashpot of their own, with a limit by the normal force
)

// CohesionLaw is the attraction of partners that touch or have touched.
type CohesionLaw uint8

// Cohesion laws.
const (
	NoCohesion CohesionLaw = iota
	DMT                    // Derjaguin, Muller and Toporov (1975): a constant pull of 4 π γ R
	JKR                    // Johnson, Kendall and Roberts (1971): up to 3 π γ R, over a gap too
	SJKR                   // a pull in proportion to the area of the circle in which two spheres intersect (LIGGGHTS)
	SJKR2                  // the same with the area 4 π R δ
	Capillary              // a bridge of liquid between partners that have touched, of a volume by their sizes, until it breaks (Lian et al. 1993)
	LiquidFilm             // the same with a bridge that forms of the films on the partners, and gives them back its liquid when it breaks
)

// BridgeLaw is the pull of a bridge of liquid.
type BridgeLaw uint8

// Bridge laws.
const (
	Willett    BridgeLaw = iota // Willett et al. (2000), their closed form
	Rabinovich                  // Rabinovich et al. (2005)
)
