package cuda

import (
	"fmt"
	"go/constant"
	"go/types"
	"strings"

	"gabion/internal/names"
	"gabion/kernels/generate/source"
)

// Part writes the constants, structs and functions of a text on numbers of one type, as double, for a header that the caller completes.
func Part(p *source.Package, number string) (string, error) {
	w := &writer{source: p, number: number}
	for _, c := range p.Constants {
		if source.IsInteger(c.Type()) {
			w.line("constexpr int %s = %s;", names.Snake(c.Name()), c.Val().ExactString())
			continue
		}
		value, _ := constant.Float64Val(c.Val())
		w.line("constexpr double %s = %g;", names.Snake(c.Name()), value)
	}
	for _, s := range p.Structs {
		w.line("")
		w.comment(s.Doc, "")
		w.line("struct %s {", title(s.Name.Name()))
		for _, f := range s.Fields {
			comment := ""
			if f.Comment != "" {
				comment = "  // " + strings.TrimSpace(f.Comment)
			}
			name, kind := names.Snake(f.Name), f.Type
			if a, ok := kind.(*types.Array); ok {
				name, kind = fmt.Sprintf("%s[%d]", name, a.Len()), a.Elem()
			}
			w.line("  %s %s;%s", w.typeName(kind), name, comment)
		}
		w.line("};")
	}
	for _, f := range p.Functions {
		w.function(f)
	}
	return w.text.String(), w.failed
}

// title is the name of a struct.
func title(name string) string { return strings.ToUpper(name[:1]) + name[1:] }
