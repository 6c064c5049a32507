package document

import (
	"context"
	"errors"
	"testing"
)

// ending is a value that ends the context of its document when it is decoded.
type ending struct{ stop context.CancelFunc }

func (e *ending) DecodeNode(Node)  { e.stop() }
func (e *ending) EncodeValue() any { return 0. }
func (e *ending) Spellings() []any { return []any{0.} }

// relying relies in its check on what has been decoded.
type relying struct {
	First ending    `yaml:"first" required:"true"`
	Rest  []float64 `yaml:"rest" required:"true"`
}

func (c *relying) Check(r *Report) {
	if c.Rest[0] < 0 {
		r.Fail("rest", "below zero")
	}
}

// A context that ends while values are decoded leaves some out; nothing is checked then.
func TestDecodeEndsInTheMiddle(t *testing.T) {
	for _, text := range []string{"{first: 1, rest: [1]}", "{rest: [1], first: 1}"} {
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		v := relying{First: ending{stop}}
		if err := Decode(ctx, "a.yaml", []byte(text), nil, &v); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: got %v", text, err)
		}
	}
}
