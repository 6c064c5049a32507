package results

// The layout of what a checkpoint holds: a state that is laid out in another way must not be read as if it were this one's.

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// Layout returns a digest of the layout of values of the given types in memory: the names, types and offsets of all their fields, and their sizes.
func Layout(types ...reflect.Type) string {
	var b strings.Builder
	seen := map[reflect.Type]bool{}
	for _, t := range types {
		describe(&b, t, seen)
	}
	return Hash([]byte(b.String()))
}

func describe(w io.Writer, t reflect.Type, seen map[reflect.Type]bool) {
	fmt.Fprintf(w, "%s %s %d\n", t, t.Kind(), t.Size())
	if seen[t] {
		return
	}
	seen[t] = true
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			fmt.Fprintf(w, "%s at %d: ", f.Name, f.Offset)
			describe(w, f.Type, seen)
		}
	case reflect.Array:
		fmt.Fprintf(w, "%d of ", t.Len())
		describe(w, t.Elem(), seen)
	case reflect.Slice, reflect.Pointer:
		describe(w, t.Elem(), seen)
	}
}
