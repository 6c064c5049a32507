package units

// How a unit such as "kN s/m", "g/cm3" or "N/(m s)" is read.

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Parse reads a unit: symbols with an optional prefix and exponent ("mm", "cm3", "s^-1", "m²"), multiplied by a space, "*" or
// "·", divided by "/", which takes the one symbol or bracket that follows it. "1" is the pure number.
func Parse(s string) (Unit, error) {
	p := parser{text: s}
	u, err := p.product()
	if err != nil {
		return Unit{}, err
	}
	if p.pos < len(s) {
		return Unit{}, fmt.Errorf("unit %q: unexpected %q", s, s[p.pos:])
	}
	return u, nil
}

// MustParse is Parse for units written in the program; it panics on an error.
func MustParse(s string) Unit {
	u, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return u
}

type parser struct {
	text  string
	pos   int
	depth int
}

// product reads factors up to the end or a closing bracket.
func (p *parser) product() (Unit, error) {
	u, err := p.factor()
	for err == nil {
		p.space()
		if p.pos == len(p.text) || p.text[p.pos] == ')' {
			return u, nil
		}
		over := p.take("/")
		if !over && !p.take("*") {
			p.take("·")
		}
		var f Unit
		if f, err = p.factor(); err != nil {
			break
		}
		if over {
			f = f.inverse()
		}
		u = u.times(f)
	}
	return Unit{}, err
}

// factor reads one symbol or bracket with its exponent.
func (p *parser) factor() (Unit, error) {
	const deepest = 16 // brackets within brackets
	p.space()
	var u Unit
	if p.take("(") {
		if p.depth++; p.depth > deepest {
			return Unit{}, fmt.Errorf("unit %q: too many brackets", p.text)
		}
		var err error
		if u, err = p.product(); err != nil {
			return Unit{}, err
		}
		if !p.take(")") {
			return Unit{}, fmt.Errorf("unit %q: a closing bracket is missing", p.text)
		}
		p.depth--
	} else {
		start := p.pos
		for p.pos < len(p.text) {
			r, size := utf8.DecodeRuneInString(p.text[p.pos:])
			if strings.ContainsRune(" \t*·/^()²³+-.", r) || '0' <= r && r <= '9' {
				break
			}
			p.pos += size
		}
		symbol := p.text[start:p.pos]
		if symbol == "" && p.take("1") {
			return Unit{over: 1, under: 1}, nil
		}
		var ok bool
		if u, ok = lookup(symbol); !ok {
			if symbol == "" {
				return Unit{}, fmt.Errorf("unit %q: a unit symbol is missing", p.text)
			}
			return Unit{}, fmt.Errorf("%q is not a unit that is known here%s", symbol, meant(symbol))
		}
	}
	e, err := p.exponent()
	if err != nil || e == 1 {
		return u, err
	}
	return u.power(e, p.text)
}

// exponent reads "^2", "**2", "²", "-1" or "3" after a symbol; 1 when there is none.
func (p *parser) exponent() (float64, error) {
	switch {
	case p.take("²"):
		return 2, nil
	case p.take("³"):
		return 3, nil
	}
	marked := p.take("^") || p.take("**")
	start := p.pos
	if p.pos < len(p.text) && strings.ContainsRune("+-", rune(p.text[p.pos])) {
		p.pos++
	}
	for p.pos < len(p.text) && (isDigit(p.text[p.pos]) || p.text[p.pos] == '.') {
		p.pos++
	}
	if p.pos == start && !marked {
		return 1, nil
	}
	e, err := strconv.ParseFloat(p.text[start:p.pos], 64)
	if err != nil {
		return 0, fmt.Errorf("unit %q: an exponent is not a number", p.text)
	}
	return e, nil
}

func (p *parser) take(s string) bool {
	if !strings.HasPrefix(p.text[p.pos:], s) {
		return false
	}
	p.pos += len(s)
	return true
}

func (p *parser) space() {
	for p.pos < len(p.text) && (p.text[p.pos] == ' ' || p.text[p.pos] == '\t') {
		p.pos++
	}
}
