// Package formula reads expressions in the language of github.com/expr-lang/expr and evaluates them in two ways: with units, for
// the parameters of a model ("3 * grain_radius"), and with exact first and second derivatives, for functions of time or of a
// spring's length ("0.1 * sin(2 * pi * t)").
//
// The library parses; the meaning is given here, on the syntax tree. Derivatives are carried along by the chain rule on truncated
// Taylor series (see Jet), not by differences, so an implicit integrator sees accelerations that belong to the positions.
package formula

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/expr-lang/expr/ast"
	"github.com/expr-lang/expr/builtin"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"
)

// Error is a mistake in an expression and where it is.
type Error struct {
	Offset  int // runes before the mistake
	Message string
	Cause   error // that of a Lookup, or nil
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

// parse gives the syntax tree of a text.
func parse(text string) (ast.Node, error) {
	if utf8.RuneCountInString(text) > longest {
		return nil, &Error{Message: fmt.Sprintf("expression longer than %d characters", longest)}
	}
	if strings.TrimSpace(text) == "" {
		return nil, &Error{Message: "expression is empty"}
	}
	tree, err := parser.ParseWithConfig(text, settings)
	if err != nil {
		var at *file.Error
		if errors.As(err, &at) {
			return nil, &Error{Offset: at.From, Message: strings.ToLower(at.Message[:1]) + at.Message[1:]}
		}
		return nil, &Error{Message: err.Error()}
	}
	return tree.Node, nil
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
