package sweep

// Values of inputs: numbers with or without a unit, words, and lists, as they are set in a model.

import (
	"encoding/json"
	"strconv"

	"gabion/internal/document"
	"gabion/internal/units"
)

// Value is what an input is set to.
type Value struct {
	Text    string  // as it stands after "path="
	Number  float64 // SI, when it is one
	Numeric bool
	place   string // where it was written, "file:line:column"; "" when it was computed
}

// valueOf reads a value from text.
func valueOf(text string) Value {
	q, err := units.ParseQuantity(text)
	return Value{Text: text, Number: q.Value, Numeric: err == nil}
}

// numberOf is the value of an SI number.
func numberOf(x float64) Value {
	return Value{Text: strconv.FormatFloat(x, 'g', -1, 64), Number: x, Numeric: true}
}

// DecodeNode implements document.Custom.
func (v *Value) DecodeNode(n document.Node) {
	switch {
	case n.IsScalar():
		*v = valueOf(n.Word())
		v.place = n.Place()
		return
	case n.IsList():
		text, err := n.Flow()
		if err == nil {
			*v = Value{Text: text, place: n.Place()}
			return
		}
	}
	n.Fail("%s must be a number, a quantity such as \"5 mm\", a word or a list", n.Name())
}

// EncodeValue implements document.Custom.
func (v *Value) EncodeValue() any { return v.Text }

// Spellings implements document.Custom.
func (v *Value) Spellings() []any { return []any{"", 0.0, []string{}} }

// MarshalJSON writes numbers as numbers, in SI, and everything else as text.
func (v Value) MarshalJSON() ([]byte, error) {
	if v.Numeric {
		return json.Marshal(v.Number)
	}
	return json.Marshal(v.Text)
}

// Input is one setting of a case.
type Input struct {
	Name  string
	Path  string
	Value Value
}

// set is the override of the model.
func (in Input) set() string { return in.Path + "=" + in.Value.Text }
