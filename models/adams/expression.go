// Function expressions: text to tree. Meaning (which functions exist, what they compute) is given by compile.go.

package adams

import (
	"fmt"
	"strings"
)

// Expression is a parsed function expression.
type Expression struct {
	Source string
	At     Position
	root   *node
}

// node is a number, an operation or a call. Identifiers (markers, elements) are numbers in the tree.
type node struct {
	at     Position
	op     byte // 'n' number, '+', '-', '*', '/', '^', '~' (minus), 'c' call
	value  float64
	name   string  // of a call, upper case
	branch []*node // operands or arguments
}

// syntax is a fault in an expression.
type syntax struct {
	at      Position
	message string
}

func (s syntax) Error() string { return s.message }

type expressionParser struct {
	scanner
	depth int // of parentheses, calls and signs
}

// deepest is how deep an expression may be nested.
const deepest = 200

// parseExpression reads a whole expression and reports the first fault in it.
func parseExpression(t text, rep *report) (e *Expression) {
	e = &Expression{Source: strings.Join(strings.Fields(t.String()), " "), At: t.start()}
	defer func() {
		if fault, ok := recover().(syntax); ok {
			rep.fail(fault.at, "%s", fault.message)
			e = nil
		}
	}()
	p := &expressionParser{scanner: scanner{text: t, rep: rep}}
	e.root = p.sum()
	if !p.done() {
		p.fail("found %q, which does not continue the expression", p.rest())
	}
	return e
}

// fail leaves the parser; parseExpression turns the panic into an entry of the report.
func (p *expressionParser) fail(format string, args ...any) {
	panic(syntax{p.here(), "function expression: " + fmt.Sprintf(format, args...)})
}

func (p *expressionParser) rest() string {
	const shown = 20
	rest := p.text.slice(p.next, len(p.text.bytes)).String()
	return rest[:min(len(rest), shown)]
}

func (p *expressionParser) space() { p.skip(blanks + string(softComma)) }

// take reads the byte c if it comes next.
func (p *expressionParser) take(c byte) bool {
	p.space()
	if p.peek() != c {
		return false
	}
	p.next++
	p.space()
	return true
}

func (p *expressionParser) expect(c byte) {
	p.space()
	if !p.take(c) {
		if p.done() {
			p.fail("ends where %q is expected", c)
		}
		p.fail("found %q where %q is expected", p.rest(), c)
	}
}

func (p *expressionParser) sum() *node {
	p.space()
	left := p.product()
	for {
		at := p.here()
		switch {
		case p.take('+'):
			left = &node{at: at, op: '+', branch: []*node{left, p.product()}}
		case p.take('-'):
			left = &node{at: at, op: '-', branch: []*node{left, p.product()}}
		default:
			return left
		}
	}
}

func (p *expressionParser) product() *node {
	left := p.signed()
	for {
		at := p.here()
		switch {
		case p.take('*'):
			left = &node{at: at, op: '*', branch: []*node{left, p.signed()}}
		case p.take('/'):
			left = &node{at: at, op: '/', branch: []*node{left, p.signed()}}
		default:
			return left
		}
	}
}

// signed reads a sign, which binds less than a power: -2**2 is -4, as in FORTRAN.
func (p *expressionParser) signed() *node {
	at := p.here()
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > deepest {
		p.fail("is nested more than %d deep", deepest)
	}
	switch {
	case p.take('-'):
		return &node{at: at, op: '~', branch: []*node{p.signed()}}
	case p.take('+'):
		return p.signed()
	}
	base := p.atom()
	at = p.here()
	if p.power() {
		return &node{at: at, op: '^', branch: []*node{base, p.signed()}}
	}
	return base
}

// power takes ** (also written * *).
func (p *expressionParser) power() bool {
	p.space()
	from := p.next
	if first := p.take('*'); first && p.take('*') {
		return true
	}
	p.next = from
	return false
}

func (p *expressionParser) atom() *node {
	p.space()
	at := p.here()
	c := p.peek()
	switch {
	case c >= '0' && c <= '9' || c == '.':
		return p.literal()
	case p.take('('):
		inner := p.sum()
		p.expect(')')
		return inner
	}
	name := p.word()
	if name == "" {
		if p.done() {
			p.fail("ends where a value is expected")
		}
		p.fail("found %q where a value is expected", p.rest())
	}
	call := &node{at: at, op: 'c', name: name}
	if !p.take('(') {
		return call
	}
	if p.take(')') {
		return call
	}
	call.branch = append(call.branch, p.sum())
	for !p.take(')') {
		if name == "IF" && len(call.branch) == 1 {
			p.expect(':')
		} else {
			p.expect(',')
		}
		call.branch = append(call.branch, p.sum())
	}
	p.space()
	return call
}

// literal reads an unsigned number: 12, 1.5, .5, 1E-3, 1D-3, 90D.
func (p *expressionParser) literal() *node {
	at, from := p.here(), p.next
	digits := func() {
		for c := p.peek(); c >= '0' && c <= '9'; c = p.peek() {
			p.next++
		}
	}
	digits()
	if p.peek() == '.' {
		p.next++
		digits()
	}
	if c := p.peek() | 0x20; c == 'e' || c == 'd' {
		mark := p.next
		p.next++
		if s := p.peek(); s == '+' || s == '-' {
			p.next++
		}
		first := p.next
		digits()
		switch degrees := p.peek()|0x20 == 'd'; {
		case degrees && c == 'e' && p.next > first: // 9.1E-8D
			p.next++
		case degrees || p.next == first: // no exponent: a D alone means degrees
			p.next = mark
			if c == 'd' {
				p.next++
			}
		}
	}
	v, ok := realValue(strings.ToUpper(string(p.text.bytes[from:p.next])))
	if !ok || isNameByte(p.peek(), false) {
		p.next = from
		p.fail("%q is not a number", p.rest())
	}
	p.space()
	return &node{at: at, op: 'n', value: v}
}
