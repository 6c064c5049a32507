// Cuts a statement into its keyword, its identifier and its arguments.

package adams

import (
	"math"
	"strconv"
	"strings"
)

// argument is one argument of a statement as written.
type argument struct {
	name  string
	at    Position
	value text   // expressions and remarks
	items []text // numbers, words, names
}

// entry is a statement whose arguments are known by name but not yet understood.
type entry struct {
	form      *form
	id        int
	name      string
	at        Position
	arguments []argument
	rep       *report
}

// scanner walks through the text of one statement.
type scanner struct {
	text text
	next int
	rep  *report
}

func (s *scanner) done() bool { return s.next >= len(s.text.bytes) }

// here is the place of the next byte.
func (s *scanner) here() Position {
	if s.done() {
		last := s.text.at[len(s.text.at)-1]
		return Position{last.Line, last.Column + 1}
	}
	return s.text.at[s.next]
}

func (s *scanner) peek() byte {
	if s.done() {
		return 0
	}
	return s.text.bytes[s.next]
}

func (s *scanner) skip(set string) {
	for !s.done() && strings.IndexByte(set, s.peek()) >= 0 {
		s.next++
	}
}

const blanks = " \t\r"

// word reads an upper-cased identifier, or nothing.
func (s *scanner) word() string {
	from := s.next
	for !s.done() && isNameByte(s.peek(), s.next > from) {
		s.next++
	}
	return strings.ToUpper(string(s.text.bytes[from:s.next]))
}

func isNameByte(c byte, digits bool) bool {
	return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_' || digits && c >= '0' && c <= '9'
}

// upTo reads to one of the given bytes, which is left unread.
func (s *scanner) upTo(set string) text {
	from := s.next
	for !s.done() && strings.IndexByte(set, s.peek()) < 0 {
		s.next++
	}
	return s.text.slice(from, s.next).trim()
}

// assignmentFollows says whether the text from offset on reads NAME =.
func (s *scanner) assignmentFollows(offset int) bool {
	ahead := scanner{text: s.text, next: offset}
	ahead.skip(blanks)
	if ahead.word() == "" {
		return false
	}
	ahead.skip(blanks)
	return ahead.peek() == '='
}

// expression reads a function expression: up to a backslash, to a comma outside parentheses, or to a continuation line
// that begins another argument.
func (s *scanner) expression() text {
	from, depth := s.next, 0
	for ; !s.done(); s.next++ {
		c := s.peek()
		if c == '(' {
			depth++
		}
		if c == ')' {
			depth--
		}
		if c == '\\' || c == ',' && depth <= 0 || c == softComma && s.assignmentFollows(s.next+1) {
			break
		}
	}
	return s.text.slice(from, s.next).trim()
}

// parse turns the text of a statement into an entry, or reports why it cannot and returns nil.
func parse(src source, rep *report) *entry {
	s := &scanner{text: src.text, rep: rep}
	at := s.here()
	keyword := s.word()
	f := findForm(keyword)
	switch {
	case f == nil:
		rep.fail(at, "unknown statement %q", strings.TrimSpace(strings.SplitN(src.text.String(), "/", 2)[0]))
		return nil
	case f.refused != "":
		rep.fail(at, "%s is not supported: it needs %s", f.keyword, f.refused)
		return nil
	case f.idle != "":
		return &entry{form: f, at: at, name: src.name, rep: rep}
	}
	e := &entry{form: f, at: at, name: src.name, rep: rep}
	s.skip(blanks)
	if s.peek() == '/' {
		s.next++
		s.skip(blanks)
		if c := s.peek(); c >= '0' && c <= '9' {
			digits := s.upTo("," + string(softComma) + blanks)
			e.id = integer(digits, rep)
		}
	}
	for s.skip(blanks + `,\` + string(softComma)); !s.done(); s.skip(blanks + `,\` + string(softComma)) {
		if !e.read(s) {
			s.upTo("," + string(softComma)) // go on behind the argument that was not understood
		}
	}
	return e
}

// read reads one argument.
func (e *entry) read(s *scanner) bool {
	at := s.here()
	name := s.word()
	if name == "" {
		s.rep.fail(at, "%s: found %q where an argument is expected", e.form.keyword, s.upTo(","+string(softComma)))
		return false
	}
	p := e.form.find(name)
	if p == nil {
		if e.form.lenient {
			s.rep.note(at, "%s argument %s has no meaning here", e.form.keyword, name)
		} else {
			s.rep.fail(at, "%s has no argument %s; it takes %s", e.form.keyword, name, e.form.parameterNames())
		}
		return false
	}
	a := argument{name: p.name, at: at}
	s.skip(blanks)
	if p.kind != flag {
		if s.peek() != '=' {
			s.rep.fail(s.here(), "%s: %s needs a value: %s=...", e.form.keyword, p.name, p.name)
			return false
		}
		s.next++
		s.skip(blanks)
	} else if s.peek() == '=' {
		s.rep.fail(s.here(), "%s: %s takes no value", e.form.keyword, p.name)
		return false
	}
	a.readValue(s, p.kind)
	if p.kind != flag && len(a.items) == 0 && len(a.value.bytes) == 0 {
		s.rep.fail(at, "%s: %s has no value", e.form.keyword, p.name)
		return false
	}
	e.arguments = append(e.arguments, a)
	return true
}

// remark reads a text up to a separator; a comma that no other argument follows is part of it.
func (s *scanner) remark(separators string) text {
	from := s.next
	for s.upTo(separators); s.peek() == ',' && !s.assignmentFollows(s.next+1); s.upTo(separators) {
		s.next++
	}
	return s.text.slice(from, s.next).trim()
}

func (a *argument) readValue(s *scanner, k kind) {
	separators := `,\` + string(softComma)
	switch k {
	case numbers:
		a.items = s.list(func(c byte) bool { return c >= '0' && c <= '9' || strings.IndexByte("+-.", c) >= 0 })
	case names:
		a.items = s.list(func(byte) bool { return !s.assignmentFollows(s.next) })
	case word:
		a.items = append(a.items, s.upTo(separators))
	case words:
		for part := s.upTo(":" + separators); len(part.bytes) > 0; part = s.upTo(":" + separators) {
			a.items = append(a.items, part)
			s.skip(":" + blanks)
		}
	case remark:
		a.value = s.remark(separators)
	case statement:
		a.value = s.expression()
	case rest:
		a.value = s.upTo("")
	}
}

// list reads items between commas as long as the next one begins as wanted.
func (s *scanner) list(begins func(byte) bool) (items []text) {
	for {
		item := s.upTo(`,\` + string(softComma))
		if len(item.bytes) > 0 {
			items = append(items, item)
		}
		resume := s.next
		s.skip(blanks + "," + string(softComma))
		if s.done() || s.peek() == '\\' || !begins(s.peek()) {
			s.next = resume
			return items
		}
	}
}

// number reads a real: 1, -2.5, 1E-3, 1D-3; a D behind it that no exponent follows makes it an angle in degrees.
func number(t text, rep *report) float64 {
	raw := strings.ToUpper(strings.TrimSpace(t.String()))
	if v, ok := realValue(raw); ok {
		return v
	}
	rep.fail(t.start(), "%q is not a number", strings.TrimSpace(t.String()))
	return 0
}

func realValue(raw string) (float64, bool) {
	scale := 1.0
	if strings.HasSuffix(raw, "D") {
		raw, scale = strings.TrimSpace(strings.TrimSuffix(raw, "D")), math.Pi/180
	}
	v, err := strconv.ParseFloat(strings.Replace(raw, "D", "E", 1), 64)
	if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
		return 0, false
	}
	return v * scale, true
}

func integer(t text, rep *report) int {
	v, err := strconv.Atoi(strings.TrimSpace(t.String()))
	if err != nil || v < 0 {
		rep.fail(t.start(), "%q is not an identifier (a whole number)", strings.TrimSpace(t.String()))
		return 0
	}
	return v
}
