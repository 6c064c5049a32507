package results

import (
	"reflect"
	"testing"
)

// Whatever moves in memory, or is called or typed otherwise, has another digest; the same type has the same.
func TestLayout(t *testing.T) {
	type inner struct{ X, Y float64 }
	type state struct {
		A int32
		B []inner
	}
	was := Layout(reflect.TypeFor[state]())
	if again := Layout(reflect.TypeFor[state]()); again != was {
		t.Errorf("%s, then %s", was, again)
	}
	others := func() []reflect.Type {
		type inner struct{ Y, X float64 }
		type renamed struct {
			A int32
			B []inner
		}
		type longer struct {
			A int64
			B []inner
		}
		type swapped struct {
			B []inner
			A int32
		}
		return []reflect.Type{reflect.TypeFor[renamed](), reflect.TypeFor[longer](), reflect.TypeFor[swapped]()}
	}()
	seen := map[string]bool{was: true}
	for _, o := range others {
		if d := Layout(o); seen[d] {
			t.Errorf("%s has the digest of another", o)
		} else {
			seen[d] = true
		}
	}
	if two := Layout(reflect.TypeFor[inner](), reflect.TypeFor[state]()); two == Layout(reflect.TypeFor[state](), reflect.TypeFor[inner]()) {
		t.Error("the order of what is saved does not matter")
	}
}
