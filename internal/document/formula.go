package document

// Expressions as values of a document.

import (
	"strings"

	"gabion/internal/formula"
)

// Formula is an expression of the variables that the tag "of" of its field names. Parameters in it, ${...}, are filled in as numbers in SI.
type Formula struct{ *formula.Expression }

// DecodeNode implements Custom.
func (f *Formula) DecodeNode(n Node) {
	_, f.Expression, _ = n.Compile("an expression of " + strings.Join(n.Variables(), ", "))
}

// EncodeValue implements Custom.
func (f *Formula) EncodeValue() any { return f.String() }

// Spellings implements Custom.
func (f *Formula) Spellings() []any { return []any{""} }
