// Package units reads quantities such as "5 mm" or "1.5 kN s/m" into SI numbers and checks their dimension.
//
// The algebra is that of the seven-base International System reduced to what mechanics, heat and charges need: length, mass, time,
// temperature, electric current, and, beside them, the plane angle. The SI calls the angle dimensionless; here it is tracked, so that "30 deg"
// given for a length, or "10 1/s" given for a rotation speed in rad/s, is caught.
package units

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Base dimensions, indices into Dimension.
const (
	Length = iota
	Mass
	Time
	Temperature
	Current
	Angle
	bases
)

var baseSymbols = [bases]string{"m", "kg", "s", "K", "A", "rad"}

// Dimension holds twice the exponent of each base dimension, so that half powers, such as the kg/(m^1.5 s) of a contact
// damping coefficient, are exact. The zero value is dimensionless.
type Dimension [bases]int8

// Times returns the dimension of a product. Exponents beyond what the type holds stay at the largest it does.
func (d Dimension) Times(e Dimension) Dimension {
	for i := range d {
		d[i] = int8(max(-math.MaxInt8, min(int(d[i])+int(e[i]), math.MaxInt8)))
	}
	return d
}

// Over returns the dimension of a quotient.
func (d Dimension) Over(e Dimension) Dimension {
	for i := range e {
		e[i] = -e[i]
	}
	return d.Times(e)
}

// Power returns the dimension of a power. It reports false when an exponent of the result is not a multiple of one half, or too
// large to hold.
func (d Dimension) Power(p float64) (Dimension, bool) {
	for i := range d {
		x := float64(d[i]) * p
		if x != math.Trunc(x) || math.Abs(x) > math.MaxInt8 {
			return Dimension{}, false
		}
		d[i] = int8(x)
	}
	return d, true
}

// Dimensionless reports whether every exponent is zero.
func (d Dimension) Dimensionless() bool { return d == Dimension{} }

// WithoutAngle returns the dimension as the SI sees it: with the plane angle a pure number.
func (d Dimension) WithoutAngle() Dimension {
	d[Angle] = 0
	return d
}

// String writes the dimension in base units, such as "kg m^2/s^2", and "1" for a pure number. Parse reads it back.
func (d Dimension) String() string {
	var over, under []string
	for i, symbol := range baseSymbols {
		switch {
		case d[i] > 0:
			over = append(over, power(symbol, d[i]))
		case d[i] < 0:
			under = append(under, power(symbol, -d[i]))
		}
	}
	s := strings.Join(over, " ")
	if s == "" {
		s = "1"
	}
	switch len(under) {
	case 0:
		return s
	case 1:
		return s + "/" + under[0]
	}
	return s + "/(" + strings.Join(under, " ") + ")"
}

func power(symbol string, twice int8) string {
	if twice == 2 {
		return symbol
	}
	return symbol + "^" + strconv.FormatFloat(float64(twice)/2, 'g', -1, 64)
}

// Unit is a ratio to SI and a dimension: "mm" is 1/1000 and length. The ratio is kept as two numbers, mostly powers of ten, so
// that "35 mm" is 35/1000, the double nearest to 0.035, which 35 times 0.001 is not.
type Unit struct {
	over, under float64
	Dimension   Dimension
}

// SI converts a value in this unit.
func (u Unit) SI(value float64) float64 { return value * u.over / u.under }

func (u Unit) times(v Unit) Unit {
	return Unit{u.over * v.over, u.under * v.under, u.Dimension.Times(v.Dimension)}
}

func (u Unit) inverse() Unit {
	return Unit{u.under, u.over, Dimension{}.Over(u.Dimension)}
}

// Quantity is a number in SI and its dimension.
type Quantity struct {
	Value     float64
	Dimension Dimension
}

// String writes the value with its base units; ParseQuantity reads it back exactly.
func (q Quantity) String() string {
	s := strconv.FormatFloat(q.Value, 'g', -1, 64)
	if q.Dimension.Dimensionless() {
		return s
	}
	return s + " " + q.Dimension.String()
}

// ParseQuantity reads a number followed by a unit. A number alone is dimensionless.
func ParseQuantity(s string) (Quantity, error) {
	text := strings.TrimSpace(s)
	n := numberLength(text)
	if n == 0 {
		return Quantity{}, fmt.Errorf("%q does not start with a number", s)
	}
	value, err := strconv.ParseFloat(text[:n], 64)
	if err != nil {
		return Quantity{}, fmt.Errorf("%q is not a number that a double can hold", text[:n])
	}
	rest := strings.TrimSpace(text[n:])
	if rest == "" {
		return Quantity{Value: value}, nil
	}
	if rest[0] == '/' { // "10/s"
		rest = "1" + rest
	}
	u, err := Parse(rest)
	if err != nil {
		return Quantity{}, err
	}
	q := Quantity{Value: u.SI(value), Dimension: u.Dimension}
	if math.IsInf(q.Value, 0) || math.IsNaN(q.Value) {
		return Quantity{}, fmt.Errorf("%q is not a number that a double can hold", s)
	}
	return q, nil
}

// numberLength returns how many leading bytes of s spell a decimal number, 0 when none do.
func numberLength(s string) int {
	i := 0
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		i++
	}
	digits := 0
	for seenPoint := false; i < len(s); i++ {
		if s[i] == '.' && !seenPoint {
			seenPoint = true
			continue
		}
		if !isDigit(s[i]) {
			break
		}
		digits++
	}
	if digits == 0 {
		return 0
	}
	if i < len(s) && (s[i] == 'e' || s[i] == 'E') {
		j := i + 1
		if j < len(s) && (s[j] == '+' || s[j] == '-') {
			j++
		}
		if j < len(s) && isDigit(s[j]) {
			for i = j; i < len(s) && isDigit(s[i]); i++ {
			}
		}
	}
	return i
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
