package models

// Coefficients of contacts that are given, and of which the chosen laws make no use.

import "fmt"

// idle warns of coefficients of laws that are none unless they are chosen.
func (c *Contact) idle() (warnings []string) {
	tell := func(at, coefficient string, given *float64, key, chosen, accepted string) {
		if given != nil && *given > 0 {
			warnings = append(warnings, fmt.Sprintf("%s.%s does nothing: contact.%s is %s; it is for %s", at, coefficient, key, chosen, accepted))
		}
	}
	each := func(at string, i *Interaction) {
		if c.Rolling == "none" {
			tell(at, "rolling_friction", i.RollingFriction, "rolling", c.Rolling, "constant_torque, elastic_plastic and epsd2")
		}
		if c.Twisting != "sds" {
			tell(at, "twisting_friction", i.TwistingFriction, "twisting", c.Twisting, "sds")
		}
	}
	each("contact.default", &c.Default)
	for i := range c.Pairs {
		each(fmt.Sprintf("contact.pairs[%d]", i), &c.Pairs[i].Interaction)
	}
	return warnings
}
