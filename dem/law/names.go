// The names that models use for the contact laws.

package law

import "gabion/internal/enum"

var (
	normalNames     = []string{"hertz", "linear", "viscoelastic"}
	dampingNames    = []string{"restitution", "coefficient"}
	tangentialNames = []string{"mindlin", "cundall_strack", "viscous_coulomb", "none"}
	rollingNames    = []string{"none", "constant_torque", "elastic_plastic"}
)

func (n NormalLaw) String() string     { return enum.NameOf(normalNames, uint8(n)) }
func (d DampingLaw) String() string    { return enum.NameOf(dampingNames, uint8(d)) }
func (t TangentialLaw) String() string { return enum.NameOf(tangentialNames, uint8(t)) }
func (r RollingLaw) String() string    { return enum.NameOf(rollingNames, uint8(r)) }

// UnmarshalText reads the name of a law.
func (n *NormalLaw) UnmarshalText(b []byte) error { return enum.LookUp(normalNames, b, (*uint8)(n)) }

// UnmarshalText reads the name of a law.
func (d *DampingLaw) UnmarshalText(b []byte) error { return enum.LookUp(dampingNames, b, (*uint8)(d)) }

// UnmarshalText reads the name of a law.
func (t *TangentialLaw) UnmarshalText(b []byte) error {
	return enum.LookUp(tangentialNames, b, (*uint8)(t))
}

// UnmarshalText reads the name of a law.
func (r *RollingLaw) UnmarshalText(b []byte) error { return enum.LookUp(rollingNames, b, (*uint8)(r)) }
