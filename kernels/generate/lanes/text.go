package lanes

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"gabion/kernels/generate/trace"
)

// text is an assembler file under way.
type text struct {
	program *program
	out     *strings.Builder
	slots   int // of 32 bytes on the stack
	working int // rows of working memory
	numbers map[uint64]string
	err     error
}

// File writes functions as one file of assembler, and their declarations in Go. It tells how many rows of working memory they need.
func File(comment string, functions []*Function) (assembly, declarations string, working int, err error) {
	numbers := map[uint64]string{}
	var body, b, d strings.Builder
	for _, f := range functions {
		t := &text{program: newProgram(f), numbers: numbers}
		body.WriteString(t.function())
		if t.err != nil {
			return "", "", 0, t.err
		}
		working = max(working, t.working)
		fmt.Fprintf(&d, "\n//go:noescape\nfunc %s(l *float64, n int%s)\n", f.Name, f.arguments())
	}
	b.WriteString(comment + "\n\n#include \"textflag.h\"\n")
	for _, bits := range slices.Sorted(maps.Keys(numbers)) {
		b.WriteByte('\n')
		for k := range 4 {
			fmt.Fprintf(&b, "DATA %s+%d(SB)/8, $0x%016x\n", numbers[bits], 8*k, bits)
		}
		fmt.Fprintf(&b, "GLOBL %s(SB), RODATA|NOPTR, $32\n", numbers[bits])
	}
	return b.String() + body.String(), d.String(), working, nil
}

// Rows lists the rows of inputs that a function reads.
func Rows(f *Function) (rows []int) {
	for _, in := range newProgram(f).list {
		for _, n := range in.operands() {
			if row, ok := f.Rows[n]; ok && !slices.Contains(rows, row) {
				rows = append(rows, row)
			}
		}
	}
	slices.Sort(rows)
	return rows
}

// arguments are those after l and n.
func (f *Function) arguments() string {
	text := ""
	for _, name := range slices.Sorted(maps.Values(f.Uniform)) {
		text += ", " + name + " float64"
	}
	return text
}

// function writes a function: what is the same for all values, and the loops.
func (t *text) function() string {
	p := t.program
	var body strings.Builder
	t.out = &body
	memory := map[*trace.Node]string{}
	for i, n := range t.sortedArguments() {
		t.code("VBROADCASTSD %s+%d(FP), Y0", p.Uniform[n], 16+8*i)
		memory[n] = t.slot()
		t.code("VMOVUPD Y0, %s", memory[n])
	}
	if len(p.uniform) > 0 {
		var list []instruction
		for _, n := range p.uniform {
			memory[n] = t.slot()
			list = append(list, instruction{kind: compute, node: n})
		}
		t.assemble(list, memory)
	}
	loops := p.cut()
	t.rows(loops, memory)
	first := t.slots
	most := first
	for k, loop := range loops {
		t.slots = first
		t.code("XORQ BX, BX")
		t.code("JMP test%d", k)
		t.mark(fmt.Sprintf("next%d", k))
		t.assemble(loop, memory)
		t.code("ADDQ $32, BX")
		t.mark(fmt.Sprintf("test%d", k))
		t.code("CMPQ BX, CX")
		t.code("JLT next%d", k)
		most = max(most, t.slots)
	}
	t.code("VZEROUPPER")
	t.code("RET")
	var head strings.Builder
	fmt.Fprintf(&head, "\n// func %s(l *float64, n int%s)\n// Requires: AVX\n", p.Name, p.arguments())
	fmt.Fprintf(&head, "TEXT ·%s(SB), 0, $%d-%d\n", p.Name, 32*most, 16+8*len(p.Uniform))
	head.WriteString("\tMOVQ l+0(FP), AX\n\tMOVQ n+8(FP), CX\n\tSHLQ $3, CX\n")
	return head.String() + body.String()
}

func (t *text) sortedArguments() []*trace.Node {
	return slices.SortedFunc(maps.Keys(t.program.Uniform), func(a, b *trace.Node) int {
		return strings.Compare(t.program.Uniform[a], t.program.Uniform[b])
	})
}

// assemble writes a list of instructions. The first pass finds out which values have to be stored; the second one writes.
func (t *text) assemble(list []instruction, memory map[*trace.Node]string) {
	uses := map[*trace.Node][]int{}
	for i, in := range list {
		for _, n := range in.operands() {
			uses[n] = append(uses[n], i)
		}
	}
	lost := map[*trace.Node]bool{}
	for range 8 {
		before, slots := t.out.String(), t.slots
		local := maps.Clone(memory)
		t.stackSlots(list, uses, lost, local)
		a := &assembler{text: t, uses: uses, where: map[*trace.Node]int{}, memory: local, lost: map[*trace.Node]bool{}}
		a.run(list)
		if len(a.lost) == 0 {
			return
		}
		maps.Copy(lost, a.lost)
		t.out.Reset()
		t.out.WriteString(before)
		t.slots = slots
	}
	t.fail(list[0].node)
}

// stackSlots gives values that leave their register slots on the stack, which others take over when they are done.
func (t *text) stackSlots(list []instruction, uses map[*trace.Node][]int, lost map[*trace.Node]bool, memory map[*trace.Node]string) {
	type slot struct {
		place string
		until int
	}
	var free []slot
	for i, in := range list {
		n := in.node
		if in.kind != compute || !lost[n] || memory[n] != "" {
			continue
		}
		last := uses[n][len(uses[n])-1]
		k := slices.IndexFunc(free, func(s slot) bool { return s.until < i })
		if k < 0 {
			k = len(free)
			free = append(free, slot{place: t.slot()})
		}
		free[k].until = last
		memory[n] = free[k].place
	}
}

func (t *text) slot() string {
	t.slots++
	return fmt.Sprintf("%d(SP)", 32*(t.slots-1))
}

func (t *text) code(format string, values ...any) {
	fmt.Fprintf(t.out, "\t"+format+"\n", values...)
}

func (t *text) mark(name string) { t.out.WriteString("\n" + name + ":\n") }

func (t *text) label(id int) string { return fmt.Sprintf("past%d", id) }

// row is the place of the next four values of a row.
func (t *text) row(number int) string { return fmt.Sprintf("%d(AX)(BX*1)", 8*t.program.Width*number) }

// number is the place of a constant, four times.
func (t *text) number(x float64) string { return t.bits(math.Float64bits(x)) }

func (t *text) sign() string { return t.bits(1 << 63) }
func (t *text) ones() string { return t.bits(math.MaxUint64) }

func (t *text) bits(b uint64) string {
	if t.numbers[b] == "" {
		t.numbers[b] = fmt.Sprintf("number%d<>", len(t.numbers))
	}
	return t.numbers[b] + "(SB)"
}

func (t *text) fail(n *trace.Node) {
	if t.err == nil {
		t.err = fmt.Errorf("lanes: %s: no instruction or no register for %v", t.program.Name, n)
	}
}
