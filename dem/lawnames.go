// The choice of contact laws, by the names that models use.

package dem

import (
	"fmt"
	"strings"
)

// Law names the contact laws of a model. The zero value is Hertz with damping by restitution, Mindlin's tangential spring and no
// rolling resistance.
type Law struct {
	Normal     NormalLaw
	Damping    DampingLaw
	Tangential TangentialLaw
	Rolling    RollingLaw
	Tension    bool // the dashpot may pull when the partners part, as in LIGGGHTS and MercuryDPM

	UndampedShear bool // no dashpot by restitution beside the tangential spring, as in MercuryDPM's Mindlin law
}

// NormalLaw is the elastic normal force.
type NormalLaw uint8

// Normal laws.
const (
	Hertz        NormalLaw = iota // Jun and Sohn (2014), eq. 23
	Linear                        // spring of constant stiffness
	Viscoelastic                  // Hertz with the dissipative constant A (Brilliantov and Poeschel): damping by Interaction.Dissipation
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
)

var (
	normalNames     = []string{"hertz", "linear", "viscoelastic"}
	dampingNames    = []string{"restitution", "coefficient"}
	tangentialNames = []string{"mindlin", "cundall_strack", "viscous_coulomb", "none"}
	rollingNames    = []string{"none", "constant_torque", "elastic_plastic"}
)

func (n NormalLaw) String() string     { return nameOf(normalNames, uint8(n)) }
func (d DampingLaw) String() string    { return nameOf(dampingNames, uint8(d)) }
func (t TangentialLaw) String() string { return nameOf(tangentialNames, uint8(t)) }
func (r RollingLaw) String() string    { return nameOf(rollingNames, uint8(r)) }

// UnmarshalText reads the name of a law.
func (n *NormalLaw) UnmarshalText(b []byte) error { return lookUp(normalNames, b, (*uint8)(n)) }

// UnmarshalText reads the name of a law.
func (d *DampingLaw) UnmarshalText(b []byte) error { return lookUp(dampingNames, b, (*uint8)(d)) }

// UnmarshalText reads the name of a law.
func (t *TangentialLaw) UnmarshalText(b []byte) error { return lookUp(tangentialNames, b, (*uint8)(t)) }

// UnmarshalText reads the name of a law.
func (r *RollingLaw) UnmarshalText(b []byte) error { return lookUp(rollingNames, b, (*uint8)(r)) }

func nameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("law %d", i)
}

func lookUp(names []string, text []byte, i *uint8) error {
	for k, name := range names {
		if name == string(text) {
			*i = uint8(k)
			return nil
		}
	}
	return fmt.Errorf("no law %q: want one of %s", text, strings.Join(names, ", "))
}
