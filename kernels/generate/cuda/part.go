package cuda

import (
	"go/constant"
	"strings"

	"gabion/kernels/generate/names"
	"gabion/kernels/generate/source"
)

// Part writes the constants, structs and functions of a text on numbers of one type, as double, for a header that the caller completes.
func Part(p *source.Package, number string) (string, error) {
	w := &writer{source: p, number: number}
	for _, c := range p.Constants {
		value, _ := constant.Float64Val(c.Val())
		w.line("constexpr double %s = %g;", names.Snake(c.Name()), value)
	}
	for _, s := range p.Structs {
		w.line("")
		w.comment(s.Doc, "")
		w.line("struct %s {", s.Name.Name())
		for _, f := range s.Fields {
			comment := ""
			if f.Comment != "" {
				comment = "  // " + strings.TrimSpace(f.Comment)
			}
			w.line("  %s %s;%s", w.typeName(f.Type), names.Snake(f.Name), comment)
		}
		w.line("};")
	}
	for _, f := range p.Functions {
		w.function(f)
	}
	return w.text.String(), w.failed
}
