// The dataset's units in SI.

package adams

import "strings"

// Units holds what one dataset unit is in SI: newton, kilogram, metre, second.
type Units struct {
	Force, Mass, Length, Time float64
}

const (
	inch       = 0.0254
	poundMass  = 0.45359237
	gravity    = 9.80665 // standard, of which pound-force and kilogram-force are made
	poundForce = poundMass * gravity
	slug       = poundForce / (12 * inch)
)

var (
	forceUnits = map[string]float64{
		"NEWTON": 1, "CENTINEWTON": 1e-2, "MILLINEWTON": 1e-3, "MICRONEWTON": 1e-6, "NANONEWTON": 1e-9, "KNEWTON": 1e3,
		"KILONEWTON": 1e3, "MEGANEWTON": 1e6, "DYNE": 1e-5, "KILOGRAM_FORCE": gravity, "POUND_FORCE": poundForce,
		"OUNCE_FORCE": poundForce / 16, "KPOUND_FORCE": 1e3 * poundForce, "POUNDAL": poundMass * 12 * inch,
	}
	massUnits = map[string]float64{
		"KILOGRAM": 1, "GRAM": 1e-3, "MILLIGRAM": 1e-6, "MICROGRAM": 1e-9, "NANOGRAM": 1e-12, "TONNE": 1e3,
		"POUND_MASS": poundMass, "OUNCE_MASS": poundMass / 16, "KPOUND_MASS": 1e3 * poundMass, "US_TON": 2e3 * poundMass,
		"SLUG": slug, "SLINCH": 12 * slug,
	}
	lengthUnits = map[string]float64{
		"METER": 1, "CENTIMETER": 1e-2, "MILLIMETER": 1e-3, "MICROMETER": 1e-6, "NANOMETER": 1e-9, "KILOMETER": 1e3,
		"ANGSTROM": 1e-10, "INCH": inch, "FOOT": 12 * inch, "YARD": 36 * inch, "MILE": 63360 * inch, "MILS": inch / 1e3,
		"MICROINCH": inch / 1e6,
	}
	timeUnits = map[string]float64{
		"SECOND": 1, "MILLISECONDS": 1e-3, "MICROSECOND": 1e-6, "NANOSECOND": 1e-9, "MINUTE": 60, "HOUR": 3600, "DAY": 86400,
	}
	systems = map[string][4]string{
		"MKS": {"NEWTON", "KILOGRAM", "METER", "SECOND"},
		"CGS": {"DYNE", "GRAM", "CENTIMETER", "SECOND"},
		"FPS": {"POUND_FORCE", "POUND_MASS", "FOOT", "SECOND"},
		"IPS": {"POUND_FORCE", "POUND_MASS", "INCH", "SECOND"},
	}
)

// unit finds a unit by its name or an abbreviation of three letters or more that only one unit has.
func unit(table map[string]float64, name string) (float64, bool) {
	if v, ok := table[name]; ok {
		return v, true
	}
	var found float64
	count := 0
	for full, v := range table {
		if len(name) >= 3 && strings.HasPrefix(full, name) {
			found = v
			count++
		}
	}
	return found, count == 1
}

// plain are the units of a dataset that gives none: one of each, consistent.
var plain = Units{Force: 1, Mass: 1, Length: 1, Time: 1}

// Torque is the SI value of one dataset unit of torque.
func (u Units) Torque() float64 { return u.Force * u.Length }

// Velocity is the SI value of one dataset unit of velocity.
func (u Units) Velocity() float64 { return u.Length / u.Time }

// Acceleration is the SI value of one dataset unit of acceleration.
func (u Units) Acceleration() float64 { return u.Length / (u.Time * u.Time) }
