// The names that models use for the contact laws.

package dem

import (
	"fmt"
	"strings"
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
