package layout

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"gabion/kernels/generate/source"
)

func written(t *testing.T, text string) (constants, structs string, err error) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "layout.go", text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	return headers(fset, f, source.Vocabulary())
}

func TestHeaders(t *testing.T) {
	constants, structs, err := written(t, `package p
		import "gonum.org/v1/gonum/spatial/r3"
		type real float64
		type to[T any] uint64
		type table[T any] uint64
		type quad[T any] [4]T
		type vector[T any] [3]T
		type devicePlace struct{} // somewhere
		// Numbers.
		const (
			first = 3 + iota // of all
			many
		)
		// thing is a thing.
		type thing struct {
			A, BigB [many]int32 // both
			At to[devicePlace]
			Path table[quad[real]]
			From [2]r3.Vec
		}
		// push is a force.
		type push struct {
			Force vector[real]
		}`)
	if err != nil {
		t.Fatal(err)
	}
	if want := "// Numbers.\nconstexpr int first = 3;  // of all\nconstexpr int many = 4;\n"; !strings.Contains(constants, want) {
		t.Errorf("no\n%s\nin\n%s", want, constants)
	}
	want := "struct Place;  // somewhere\n\n// Thing is a thing.\nstruct Thing {\n  int a[4], big_b[4];  // both\n  Global<Place> at;\n" +
		"  Global<const Quad<Real>> path;\n  Vec<double> from[2];\n};\n\n// Push is a force.\nstruct Push {\n  Vec<Real> force;\n};\n"
	if !strings.Contains(structs, want) {
		t.Errorf("no\n%s\nin\n%s", want, structs)
	}
	_, _, err = written(t, "package p\ntype thing struct {\n\tName string\n}\n")
	if err == nil || !strings.Contains(err.Error(), "layout.go:3:7: type string is not one of the device's") {
		t.Errorf("a string passed: %v", err)
	}
}
