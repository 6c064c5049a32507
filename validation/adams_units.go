package validation

// The names of units in results of Adams, and what they are in SI.

import (
	"math"
	"strings"
)

// adamsUnits gives each unit's name its SI unit and factor. Pound mass, pound force and inch by their definitions (NIST SP 811).
var adamsUnits = map[string]struct {
	unit   string
	factor float64
}{
	"meter": {"m", 1}, "m": {"m", 1}, "cm": {"m", 1e-2}, "mm": {"m", 1e-3}, "km": {"m", 1e3},
	"centimeter": {"m", 1e-2}, "millimeter": {"m", 1e-3}, "kilometer": {"m", 1e3},
	"inch": {"m", 0.0254}, "foot": {"m", 0.3048}, "mile": {"m", 1609.344},
	"sec": {"s", 1}, "second": {"s", 1}, "millisecond": {"s", 1e-3}, "minute": {"s", 60}, "hour": {"s", 3600},
	"rad": {"rad", 1}, "radian": {"rad", 1}, "deg": {"rad", math.Pi / 180}, "degree": {"rad", math.Pi / 180},
	"kg": {"kg", 1}, "kilogram": {"kg", 1}, "gram": {"kg", 1e-3}, "tonne": {"kg", 1e3},
	"pound_mass": {"kg", 0.45359237},
	"newton":     {"N", 1}, "kilonewton": {"N", 1e3}, "millinewton": {"N", 1e-3}, "pound_force": {"N", 4.4482216152605},
	"hz": {"Hz", 1}, "watt": {"W", 1}, "joule": {"J", 1}, "pascal": {"Pa", 1},
}

// siUnit returns the SI unit of a unit such as "deg/sec**2" or "newton*meter", and the factor to it. A unit with a part that is not
// known comes back as it is, with factor 1.
func siUnit(unit string) (factor float64, si string) {
	s := strings.ToLower(strings.ReplaceAll(unit, " ", ""))
	if s == "" || s == "no_units" || s == "none" {
		return 1, ""
	}
	// One sign for powers, so that the other stars are products.
	s = strings.ReplaceAll(s, "**", "^")
	factor = 1
	var above, below []string
	for i, group := range strings.Split(s, "/") {
		for part := range strings.SplitSeq(group, "*") {
			name, power, _ := strings.Cut(strings.Trim(part, "()"), "^")
			u, ok := adamsUnits[name]
			exponent, known := map[string]int{"": 1, "1": 1, "2": 2, "3": 3}[power]
			if !ok || !known {
				return 1, unit
			}
			word := u.unit
			if exponent > 1 {
				word += "^" + power
			}
			if i == 0 {
				factor, above = factor*math.Pow(u.factor, float64(exponent)), append(above, word)
			} else {
				factor, below = factor/math.Pow(u.factor, float64(exponent)), append(below, word)
			}
		}
	}
	si = strings.Join(above, " ")
	if below != nil {
		si += "/" + strings.Join(below, " ")
	}
	return factor, si
}
