package kernels

import (
	"regexp"
	"strings"
	"testing"
)

// TestFold checks what is left of functions of which constants decide branches.
func TestFold(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a branch that is taken": {
			"mov.u32 %r1, 2;|setp.eq.s32 %p1, %r1, 2;|@%p1 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 2;|setp.eq.s32 %p1, %r1, 2;|bra.uni $L1;|$L1:|ret;",
		},
		"a branch that is not taken": {
			"mov.u32 %r1, 3;|setp.eq.s32 %p1, %r1, 2;|@%p1 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 3;|setp.eq.s32 %p1, %r1, 2;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
		},
		"an inverted guard, and a block that nothing else reaches": {
			"mov.u32 %r1, 3;|setp.eq.s32 %p1, %r1, 2;|@!%p1 bra $L2;|bra.uni $L1;|$L1:|st.global.u32 [%rd1], %r2;|$L2:|ret;",
			"mov.u32 %r1, 3;|setp.eq.s32 %p1, %r1, 2;|bra.uni $L2;|$L2:|ret;",
		},
		"an interval, compared without a sign": {
			"mov.u32 %r1, 2;|add.s32 %r2, %r1, -3;|setp.gt.u32 %p1, %r2, 2;|@%p1 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 2;|add.s32 %r2, %r1, -3;|setp.gt.u32 %p1, %r2, 2;|bra.uni $L1;|$L1:|ret;",
		},
		"one known part of a disjunction": {
			"mov.u32 %r1, 1;|setp.ne.s32 %p1, %r1, 0;|setp.lt.f32 %p2, %f1, %f2;|or.pred %p3, %p2, %p1;|@%p3 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 1;|setp.ne.s32 %p1, %r1, 0;|setp.lt.f32 %p2, %f1, %f2;|or.pred %p3, %p2, %p1;|bra.uni $L1;|$L1:|ret;",
		},
		"one known part that decides nothing": {
			"mov.u32 %r1, 0;|setp.ne.s32 %p1, %r1, 0;|setp.lt.f32 %p2, %f1, %f2;|or.pred %p3, %p2, %p1;|@%p3 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 0;|setp.ne.s32 %p1, %r1, 0;|setp.lt.f32 %p2, %f1, %f2;|or.pred %p3, %p2, %p1;|@%p3 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
		},
		"a register that a loop changes": {
			"mov.u32 %r1, 0;|$L1:|add.s32 %r1, %r1, 1;|setp.lt.s32 %p1, %r1, 9;|@%p1 bra $L1;|ret;",
			"mov.u32 %r1, 0;|$L1:|add.s32 %r1, %r1, 1;|setp.lt.s32 %p1, %r1, 9;|@%p1 bra $L1;|ret;",
		},
		"a register that a load of several sets too": {
			"mov.u32 %r1, 0;|ld.global.v2.u32 {%r2, %r1}, [%rd1];|setp.eq.s32 %p1, %r1, 0;|@%p1 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
			"mov.u32 %r1, 0;|ld.global.v2.u32 {%r2, %r1}, [%rd1];|setp.eq.s32 %p1, %r1, 0;|@%p1 bra $L1;|st.global.u32 [%rd1], %r2;|$L1:|ret;",
		},
		"a register of which the other definition is ruled out": {
			"mov.u32 %r1, 0;|setp.eq.s32 %p1, %r1, 0;|@%p1 bra $L1;|mov.u32 %r2, 5;|bra.uni $L2;|$L1:|mov.u32 %r2, 7;|$L2:|setp.eq.s32 %p2, %r2, 7;|@%p2 bra $L3;|st.global.u32 [%rd1], %r3;|$L3:|ret;",
			"mov.u32 %r1, 0;|setp.eq.s32 %p1, %r1, 0;|bra.uni $L1;|$L1:|mov.u32 %r2, 7;|$L2:|setp.eq.s32 %p2, %r2, 7;|bra.uni $L3;|$L3:|ret;",
		},
	} {
		if got := fold(function(c.text)); string(got) != string(function(c.want)) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, function(c.want))
		}
	}
}

// function is one of PTX with these lines.
func function(lines string) []byte {
	var b strings.Builder
	b.WriteString("// a function\n.visible .entry f(\n\t.param .u64 f_param_0\n)\n{\n")
	for line := range strings.SplitSeq(lines, "|") {
		name, rest, found := strings.Cut(line, " ")
		if strings.HasPrefix(name, "@") {
			guarded, to, _ := strings.Cut(rest, " ")
			rest = guarded + " \t" + to
		}
		switch {
		case strings.HasSuffix(line, ":"):
			b.WriteString(line + "\n")
		case found && name == "bra.uni":
			b.WriteString("\t" + name + " \t" + rest + "\n")
		case strings.HasPrefix(name, "@"):
			b.WriteString("\t" + name + " " + rest + "\n")
		default:
			b.WriteString("\t" + line + "\n")
		}
	}
	b.WriteString("}\n\n")
	return []byte(b.String())
}

var (
	labels   = regexp.MustCompile(`(?m)^(\$L\w+):`)
	branches = regexp.MustCompile(`bra(?:\.uni)?\s+(\$L\w+);`)
)

// TestFoldedSources checks the kernels, with all constants 0: each function still begins and ends, branches lead somewhere, no text is new but branches
// without a guard, and far less is left; with constants that nothing is known of, nothing is dropped but what is never reached.
func TestFoldedSources(t *testing.T) {
	for _, source := range []Source{ParticlesDouble, FacetsMixed, Bodies, Scan} {
		text, err := source.PTX()
		if err != nil {
			t.Fatal(err)
		}
		constants := map[string]int{}
		for _, m := range regexp.MustCompile(`GABION_(\w+)`).FindAllSubmatch(text, -1) {
			constants[string(m[1])] = 0
		}
		special, err := specialize(text, constants)
		if err != nil {
			t.Fatal(err)
		}
		folded := fold(special)
		for _, count := range []string{"\n{\n", "\n}\n", ".entry ", "callseq"} {
			if a, b := strings.Count(string(special), count), strings.Count(string(folded), count); count != "callseq" && a != b || b > a || count == "callseq" && b%2 != 0 {
				t.Errorf("%s: %d of %q, %d before", source, b, count, a)
			}
		}
		defined := map[string]bool{}
		for _, m := range labels.FindAllSubmatch(folded, -1) {
			if defined[string(m[1])] {
				t.Errorf("%s: label %s stands twice", source, m[1])
			}
			defined[string(m[1])] = true
		}
		for _, m := range branches.FindAllSubmatch(folded, -1) {
			if !defined[string(m[1])] {
				t.Errorf("%s: a branch to %s, which is gone", source, m[1])
			}
		}
		if source == FacetsMixed && len(folded) > len(special)/3 {
			t.Errorf("%s: %d bytes are left of %d", source, len(folded), len(special))
		}
		if open := fold(text); len(open) < len(text)-len(text)/50 {
			t.Errorf("%s: %d bytes are left of %d without constants", source, len(open), len(text))
		}
		left := leaveOut(special, []string{"step", "none"})
		if got, want := strings.Count(string(left), ".entry step("), 0; got != want {
			t.Errorf("%s: step is still there", source)
		}
	}
}
