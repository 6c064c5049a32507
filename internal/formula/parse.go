// Package formula reads expressions in the language of github.com/expr-lang/expr and evaluates them in two ways: with units, for
// the parameters of a model ("3 * particle_radius"), and with exact first and second derivatives, for functions of time or of a
// spring's length ("0.1 * sin(2 * pi * t)").
//
// The library parses; the meaning is given here, on the syntax tree. Derivatives are carried along by the chain rule on truncated
// Taylor series (see Jet), not by differences, so an implicit integrator sees accelerations that belong to the positions.
package formula

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/builtin"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"

	"gabion/internal/units"
)

// Error is a mistake in an expression and where it is.
type Error struct {
	Offset  int // runes before the mistake
	Message string
	Cause   error  // that of a Lookup, or nil
	Unknown string // the name that is not known, where that is the mistake
}

func (e *Error) Error() string { return e.Message }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }

func errorAt(n ast.Node, format string, args ...any) error {
	return &Error{Offset: n.Location().From, Message: fmt.Sprintf(format, args...)}
}

// longest expression that is read: more is a mistake, and deep nesting would exhaust the parser's stack.
const longest = 4096

// settings turn every built-in function of the library into a plain call, so that min, abs and the like are ours.
var settings = func() *conf.Config {
	c := conf.CreateNew()
	for _, name := range builtin.Names {
		c.Disabled[name] = true
	}
	c.DisableIfOperator = true
	return c
}()

// parse gives the syntax tree of a text. advice says what to write in place of a quantity such as 20 mm, which is no part of the language.
func parse(text string, advice func(quantity string, q units.Quantity) string) (ast.Node, error) {
	if utf8.RuneCountInString(text) > longest {
		return nil, &Error{Message: fmt.Sprintf("expression longer than %d characters", longest)}
	}
	if strings.TrimSpace(text) == "" {
		return nil, &Error{Message: "expression is empty"}
	}
	if at := commentIn(text); at >= 0 {
		return nil, &Error{Offset: utf8.RuneCountInString(text[:at]), Message: "// and /* begin no comment and no operator here; for the whole part of a quotient write floor(a / b)"}
	}
	tree, err := parser.ParseWithConfig(text, settings)
	if err != nil {
		var at *file.Error
		if errors.As(err, &at) {
			message := strings.ToLower(at.Message[:1]) + at.Message[1:]
			if start, quantity, q, ok := quantityAt(text, at.From); ok {
				return nil, &Error{Offset: start, Message: advice(quantity, q)}
			}
			return nil, &Error{Offset: at.From, Message: message}
		}
		return nil, &Error{Message: err.Error()}
	}
	return tree.Node, nil
}

// commentIn is where what the library would leave out begins, all but the 5 of 5 // 2; -1 for nowhere. Texts in quotes may have it.
func commentIn(text string) int {
	for _, at := range quotedOrComment.FindAllStringIndex(text, -1) {
		if text[at[0]] == '/' {
			return at[0]
		}
	}
	return -1
}

var quotedOrComment = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|//|/\*`)

var (
	numberBefore = regexp.MustCompile(`(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?\s*$`)
	unitAfter    = regexp.MustCompile(`^[\pL°%]+(?:\^?-?[0-9]+|[²³])?(?:/[\pL°]+(?:\^?[0-9]+|[²³])?)*`)
)

// quantityAt finds the quantity, a number and its unit, whose unit begins some runes after the start of a text, or whose number ends there.
func quantityAt(text string, offset int) (start int, quantity string, q units.Quantity, ok bool) {
	runes := []rune(text)
	offset = min(offset, len(runes))
	for offset > 0 && unicode.IsLetter(runes[offset-1]) {
		offset-- // to the start of the word
	}
	before, after := string(runes[:offset]), string(runes[offset:])
	number, unit := numberBefore.FindString(before), unitAfter.FindString(after)
	for number != "" && unit != "" {
		quantity = strings.TrimSpace(number) + " " + unit
		if q, err := units.ParseQuantity(quantity); err == nil {
			return utf8.RuneCountInString(before) - utf8.RuneCountInString(number), quantity, q, true
		}
		unit = unit[:max(strings.LastIndexByte(unit, '/'), 0)] // what follows may be a name to divide by
	}
	return 0, "", q, false
}

// call gives the name and arguments of a function call.
func call(n ast.Node) (name string, arguments []ast.Node, ok bool) {
	switch n := n.(type) {
	case *ast.CallNode:
		if id, ok := n.Callee.(*ast.IdentifierNode); ok {
			return id.Value, n.Arguments, true
		}
	case *ast.BuiltinNode:
		return n.Name, n.Arguments, true
	}
	return "", nil, false
}

// unsupported says that a piece of the language has no meaning in a formula.
func unsupported(n ast.Node) error {
	what := strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", n), "*ast."), "Node")
	return errorAt(n, "not for a formula: %s; use numbers, names, + - * / ^ %%, comparisons, a ? b : c, and functions",
		strings.ToLower(what))
}
