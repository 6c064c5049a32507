package lanes

import (
	"strings"
	"testing"

	"gabion/kernels/generate/trace"
)

// A function of two rows: what is the same for all values is worked out once, roots are jumped over, a row is written after it was read.
func TestFile(t *testing.T) {
	g := trace.New()
	x, y, dt := g.Input("x"), g.Input("y"), g.Input("dt")
	half := g.Do(trace.Mul, g.Number(0.5), dt)
	root := g.Do(trace.Sqrt, x)
	chosen := g.Select(&trace.Branch{Node: 1}, g.Do(trace.Less, x, y), root, g.Do(trace.Mul, half, x))
	f := &Function{
		Name: "f", Rows: map[*trace.Node]int{x: 0, y: 1}, Uniform: map[*trace.Node]string{dt: "dt"}, Width: 4, Working: 2, Loops: 1,
		Outputs: []Output{{Row: 0, Node: chosen}},
	}
	assembly, declarations, working, err := File("// made", []*Function{f})
	if err != nil || working != 0 {
		t.Fatal(working, err)
	}
	order := []string{
		"TEXT ·f(SB), 0, $64-24", "VBROADCASTSD dt+16(FP), Y0", "VMULPD", "next0:", "VCMPPD $17", "VMOVMSKPD", "TESTL R8, R8", "JEQ past1", "VSQRTPD", "past1:",
		"VMULPD 32(SP)", "VBLENDVPD", "VMOVUPD Y", ", 0(AX)(BX*1)", "ADDQ $32, BX", "VZEROUPPER",
	}
	rest := assembly
	for _, want := range order {
		_, after, found := strings.Cut(rest, want)
		if !found {
			t.Fatalf("no %q, or not in its order, in\n%s", want, assembly)
		}
		rest = after
	}
	if want := "//go:noescape\nfunc f(l *float64, n int, dt float64)\n"; !strings.Contains(declarations, want) {
		t.Errorf("no\n%s\nin\n%s", want, declarations)
	}
	if rows := Rows(f); len(rows) != 2 {
		t.Errorf("it reads the rows %v", rows)
	}
}

// With more values alive than registers, some are stored and read again, and a cut takes values through working memory.
func TestManyValues(t *testing.T) {
	g := trace.New()
	f := &Function{Name: "f", Rows: map[*trace.Node]int{}, Uniform: map[*trace.Node]string{}, Width: 4, Working: 41, Loops: 2}
	var roots []*trace.Node
	for i := range 40 {
		x := g.Input(strings.Repeat("x", i+1))
		f.Rows[x] = i
		roots = append(roots, g.Do(trace.Sqrt, x))
	}
	sum, product := roots[0], roots[0]
	for _, r := range roots[1:] {
		sum = g.Do(trace.Add, sum, r)
	}
	for _, r := range roots[1:] {
		product = g.Do(trace.Mul, product, g.Do(trace.Sub, r, sum))
	}
	f.Outputs = []Output{{Row: 40, Node: product}}
	assembly, _, working, err := File("", []*Function{f})
	if err != nil || working == 0 || strings.Count(assembly, "VSQRTPD") != 40 || !strings.Contains(assembly, "next1:") {
		t.Errorf("%d rows of working memory, %v\n%s", working, err, assembly)
	}
	if strings.Contains(assembly, "Y16") {
		t.Error("there is no register Y16")
	}
}
