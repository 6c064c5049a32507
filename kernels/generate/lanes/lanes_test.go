package lanes

import (
	"regexp"
	"strings"
	"testing"

	"gabion/kernels/generate/trace"
)

// A function of two rows: what is the same for all values is worked out once, what few values need is jumped over, a row is written after it was read.
func TestFile(t *testing.T) {
	g := trace.New()
	x, y, dt := g.Input("x"), g.Input("y"), g.Input("dt")
	half := g.Do(trace.Mul, g.Number(0.5), dt)
	root := g.Do(trace.Sqrt, x)
	chosen := g.Select(&trace.Branch{Node: 1, Function: "rare"}, g.Do(trace.Less, x, y), root, g.Do(trace.Mul, half, x))
	f := &Function{
		Name: "f", Rows: map[*trace.Node]int{x: 0, y: 1}, Uniform: map[*trace.Node]string{dt: "dt"}, Width: 4, Working: 2, Loops: 1,
		Outputs: []Output{{Row: 0, Node: chosen}}, Seldom: []string{"rare"},
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
	f.Seldom = nil
	if assembly, _, _, err = File("", []*Function{f}); err != nil || strings.Contains(assembly, "JEQ") || !strings.Contains(assembly, "VSQRTPD") {
		t.Errorf("%v, or a jump over a way that many values take:\n%s", err, assembly)
	}
}

// What crosses from loop to loop takes the row that it goes to in the end, then rows of inputs that have been read, and working memory last.
func TestRowsOfCrossingValues(t *testing.T) {
	for name, c := range map[string]struct {
		spent   []int
		working int
		stores  string
	}{
		"inputs stay":       {nil, 1, "128 32 96"},
		"inputs were read":  {[]int{0, 1}, 0, "0 32 96"},
		"one must be kept":  {[]int{1}, 1, "128 32 96"},
		"an output's place": {[]int{3}, 0, "96 32 96"},
	} {
		t.Run(name, func(t *testing.T) {
			g := trace.New()
			x, y := g.Input("x"), g.Input("y")
			root := g.Do(trace.Sqrt, x)
			product := g.Do(trace.Mul, g.Do(trace.Mul, root, y), y) // goes to row 1, and is read afterwards
			f := &Function{
				Name: "f", Rows: map[*trace.Node]int{x: 0, y: 1}, Width: 4, Working: 4, Loops: 2, Spent: c.spent,
				Outputs: []Output{{Row: 1, Node: product}, {Row: 3, Node: g.Do(trace.Add, g.Do(trace.Sqrt, product), root)}},
			}
			assembly, _, working, err := File("", []*Function{f})
			if err != nil || working != c.working {
				t.Errorf("%d rows of working memory, want %d; %v", working, c.working, err)
			}
			var stores []string
			for _, m := range regexp.MustCompile(`VMOVUPD Y\d+, (\d+)\(AX\)`).FindAllStringSubmatch(assembly, -1) {
				stores = append(stores, m[1])
			}
			if got := strings.Join(stores, " "); got != c.stores {
				t.Errorf("stores to %s, want %s:\n%s", got, c.stores, assembly)
			}
		})
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
