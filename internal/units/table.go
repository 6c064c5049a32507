package units

// The units that are known, by symbol.

import (
	"fmt"
	"math"
	"strings"
)

var dimensionless = Dimension{}

func dim(length, mass, time int8) Dimension {
	return Dimension{Length: 2 * length, Mass: 2 * mass, Time: 2 * time}
}

var (
	length       = dim(1, 0, 0)
	mass         = dim(0, 1, 0)
	duration     = dim(0, 0, 1)
	speed        = dim(1, 0, -1)
	force        = dim(1, 1, -2)
	pressure     = dim(-1, 1, -2)
	energy       = dim(2, 1, -2)
	powerOutput  = dim(2, 1, -3)
	frequency    = dim(0, 0, -1)
	volume       = dim(3, 0, 0)
	temperature  = Dimension{Temperature: 2}
	current      = Dimension{Current: 2}
	charge       = current.Times(duration)
	voltage      = powerOutput.Over(current)
	angle        = Dimension{Angle: 2}
	angularSpeed = angle.Over(duration)
)

// prefixable units take an SI prefix.
var prefixable = map[string]Unit{
	"m":   {1, 1, length},
	"g":   {1, 1e3, mass},
	"t":   {1e3, 1, mass},
	"s":   {1, 1, duration},
	"N":   {1, 1, force},
	"Pa":  {1, 1, pressure},
	"bar": {1e5, 1, pressure},
	"J":   {1, 1, energy},
	"W":   {1, 1, powerOutput},
	"Hz":  {1, 1, frequency},
	"L":   {1, 1e3, volume},
	"l":   {1, 1e3, volume},
	"K":   {1, 1, temperature},
	"A":   {1, 1, current},
	"C":   {1, 1, charge},
	"V":   {1, 1, voltage},
	"F":   {1, 1, charge.Over(voltage)},
	"rad": {1, 1, angle},
}

// plain units take no prefix. They are looked up first, so "min" is a minute and "ft" a foot.
var plain = map[string]Unit{
	"min":     {60, 1, duration},
	"h":       {3600, 1, duration},
	"day":     {86400, 1, duration},
	"deg":     {math.Pi, 180, angle},
	"degree":  {math.Pi, 180, angle},
	"degrees": {math.Pi, 180, angle},
	"°":       {math.Pi, 180, angle},
	"rev":     {2 * math.Pi, 1, angle},
	"rpm":     {2 * math.Pi, 60, angularSpeed},
	"%":       {1, 1e2, dimensionless},
	"mbar":    {1e2, 1, pressure},
	"atm":     {101325, 1, pressure},
	"kph":     {1, 3.6, speed},
	"mph":     {44704, 1e5, speed},
	"in":      {254, 1e4, length},
	"inch":    {254, 1e4, length},
	"ft":      {3048, 1e4, length},
	"lb":      {45359237, 1e8, mass},
	"lbf":     {0.45359237 * 9.80665, 1, force},
	"kgf":     {9.80665, 1, force},
	"psi":     {0.45359237 * 9.80665 / (0.0254 * 0.0254), 1, pressure},
}

var prefixes = []struct {
	symbol         string
	times, divided float64
}{
	{"p", 1, 1e12},
	{"n", 1, 1e9},
	{"u", 1, 1e6},
	{"µ", 1, 1e6}, // micro sign
	{"μ", 1, 1e6}, // Greek mu
	{"m", 1, 1e3},
	{"c", 1, 1e2},
	{"d", 1, 1e1},
	{"h", 1e2, 1},
	{"k", 1e3, 1},
	{"M", 1e6, 1},
	{"G", 1e9, 1},
	{"T", 1e12, 1},
}

func lookup(symbol string) (Unit, bool) {
	if u, ok := plain[symbol]; ok {
		return u, true
	}
	if u, ok := prefixable[symbol]; ok {
		return u, true
	}
	for _, p := range prefixes {
		if rest, ok := strings.CutPrefix(symbol, p.symbol); ok {
			if u, ok := prefixable[rest]; ok {
				return Unit{u.over * p.times, u.under * p.divided, u.Dimension}.reduced(), true
			}
		}
	}
	return Unit{}, false
}

// meant says which unit a symbol is when capitals do not count, the one that differs least; "" for none.
func meant(symbol string) string {
	best, least := "", len(symbol)+1
	try := func(known string) {
		if !strings.EqualFold(known, symbol) || len(known) != len(symbol) || known == "Mm" { // MM is of drawings, not of planets
			return
		}
		apart := 0
		for i := range len(known) {
			if known[i] != symbol[i] {
				apart++
			}
		}
		if apart < least || apart == least && known < best {
			best, least = known, apart
		}
	}
	for known := range plain {
		try(known)
	}
	for known := range prefixable {
		try(known)
		for _, p := range prefixes {
			try(p.symbol + known)
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// reduced is the unit with the common factor of its two powers of ten cancelled, so that powers of kg, which is 1000/1000 g, stay exact.
func (u Unit) reduced() Unit {
	if u.over >= u.under {
		return Unit{u.over / u.under, 1, u.Dimension}
	}
	return Unit{1, u.under / u.over, u.Dimension}
}

func (u Unit) power(e float64, text string) (Unit, error) {
	d, ok := u.Dimension.Power(e)
	if !ok {
		return Unit{}, fmt.Errorf("unit %q: an exponent is not a multiple of one half, or too large", text)
	}
	return Unit{math.Pow(u.over, e), math.Pow(u.under, e), d}, nil
}
