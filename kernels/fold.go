package kernels

import (
	"bytes"
	"strconv"
	"sync"
)

// fold drops from PTX what constants rule out: a branch that a constant decides is taken or removed, and so are the blocks that nothing reaches then.
// The driver's compiler would find the same, but reads, checks and orders the whole text first, which takes it ten times as long as the part that a model needs.
//
// Only registers that a function sets once, to a constant or to what follows from constants, are taken to be known: where there is one definition it is the
// one that every use sees. What is left stands in its order and is not changed otherwise. The text is that of clang: an instruction or a label a line.
func fold(ptx []byte) []byte {
	var parts [][]byte
	for len(ptx) > 0 {
		open := bytes.Index(ptx, []byte("\n{\n"))
		if open < 0 {
			break
		}
		open += len("\n{\n")
		end := bytes.Index(ptx[open:], []byte("\n}\n"))
		if end < 0 {
			break
		}
		end += open + 1
		parts, ptx = append(parts, ptx[:open], ptx[open:end]), ptx[end:]
	}
	var group sync.WaitGroup
	for i := 1; i < len(parts); i += 2 {
		group.Go(func() { parts[i] = foldBody(parts[i]) })
	}
	group.Wait()
	return append(bytes.Join(parts, nil), ptx...)
}

// foldBody folds a function's lines until nothing changes: where a block is gone, a register that it had set too may be known.
func foldBody(body []byte) []byte {
	for {
		f := folder{}
		lines := bytes.SplitAfter(body, []byte("\n"))
		f.learn(lines)
		folded := dropUnreached(f.decide(lines))
		if len(folded) == len(body) {
			return body
		}
		body = folded
	}
}

// folder knows the values of registers of 32 bits and of predicates.
type folder struct {
	words, predicates registers
}

// registers are those of one class by their number.
type registers struct {
	set   []uint8 // definitions, at most 2 counted
	value []int32
	known []bool
}

func (r *registers) at(number int) {
	for len(r.set) <= number {
		r.set, r.value, r.known = append(r.set, 0), append(r.value, 0), append(r.known, false)
	}
}

// learn counts definitions, and then evaluates what follows from constants, in the order of the text.
func (f *folder) learn(lines [][]byte) {
	for _, line := range lines {
		f.countDefinitions(line)
	}
	for _, line := range lines {
		f.evaluate(line)
	}
}

// class finds the registers that a name belongs to, and its number there; nil for what is no register of these classes.
func (f *folder) class(name []byte) (*registers, int) {
	if len(name) < 3 || name[0] != '%' {
		return nil, 0
	}
	var r *registers
	switch name[1] {
	case 'r':
		r = &f.words
	case 'p':
		r = &f.predicates
	default:
		return nil, 0
	}
	number := 0
	for _, c := range name[2:] {
		if c < '0' || c > '9' {
			return nil, 0
		}
		number = 10*number + int(c-'0')
	}
	r.at(number)
	return r, number
}

// countDefinitions counts every register before the first comma outside braces as set, which is at least what the instruction sets.
func (f *folder) countDefinitions(line []byte) {
	name, operands := instruction(line)
	if len(name) > 0 && name[0] == '@' {
		_, operands = instruction(operands)
	}
	inBraces := false
	for i := 0; i < len(operands); i++ {
		switch operands[i] {
		case '{', '}':
			inBraces = operands[i] == '{'
		case ',':
			if !inBraces {
				return
			}
		case '[':
			return
		case '%':
			end := i + 1
			for end < len(operands) && (operands[end] >= 'a' && operands[end] <= 'z' || operands[end] >= '0' && operands[end] <= '9') {
				end++
			}
			if r, k := f.class(operands[i:end]); r != nil {
				r.set[k] = min(r.set[k]+1, 2)
			}
			i = end - 1
		}
	}
}

// instruction cuts a line into its name and its operands, without the semicolon at its end; a guard is the name of what it stands before.
func instruction(line []byte) (name, operands []byte) {
	start := 0
	for start < len(line) && line[start] <= ' ' {
		start++
	}
	cut := start
	for cut < len(line) && line[cut] > ' ' {
		cut++
	}
	end := len(line)
	for end > cut && (line[end-1] <= ' ' || line[end-1] == ';') {
		end--
	}
	first := cut
	for first < end && line[first] <= ' ' {
		first++
	}
	return line[start:cut], line[first:end]
}

// evaluate puts down what the instruction sets, if it is the only one that sets it and works on constants.
func (f *folder) evaluate(line []byte) {
	name, operands := instruction(line)
	var parts [3][]byte
	n := split(operands, parts[:])
	if n < 2 {
		return
	}
	r, k := f.class(parts[0])
	if r == nil || r.set[k] != 1 {
		return
	}
	r.value[k], r.known[k] = f.result(name, parts[1:n])
}

// split cuts operands at commas and returns their number, 0 where there are more than parts takes.
func split(operands []byte, parts [][]byte) int {
	n := 0
	for {
		cut := bytes.IndexByte(operands, ',')
		if n == len(parts) {
			return 0
		}
		if cut < 0 {
			parts[n] = bytes.TrimSpace(operands)
			return n + 1
		}
		parts[n], operands = bytes.TrimSpace(operands[:cut]), operands[cut+1:]
		n++
	}
}

// operand is the value of a register or of a number in the text.
func (f *folder) operand(text []byte) (int32, bool) {
	if r, k := f.class(text); r != nil {
		return r.value[k], r.known[k]
	}
	v, err := strconv.ParseInt(string(text), 10, 64)
	return int32(v), err == nil && int64(int32(v)) == v
}

// result is what an instruction makes of its operands. Predicates are 0 and -1. One known operand can do: what is false makes a conjunction false.
func (f *folder) result(name []byte, operands [][]byte) (int32, bool) {
	a, known := f.operand(operands[0])
	if len(operands) == 1 {
		switch string(name) {
		case "mov.u32", "mov.b32", "mov.s32", "mov.pred":
			return a, known
		case "not.pred", "not.b32":
			return ^a, known
		}
		return 0, false
	}
	b, alsoKnown := f.operand(operands[1])
	both := known && alsoKnown
	switch string(name) {
	case "and.pred":
		return a & b, both || known && a == 0 || alsoKnown && b == 0
	case "or.pred":
		if known && a != 0 || alsoKnown && b != 0 {
			return -1, true
		}
		return a | b, both
	case "xor.pred":
		return a ^ b, both
	case "and.b32":
		return a & b, both
	case "add.s32":
		return a + b, both
	case "setp.eq.s32", "setp.eq.u32", "setp.eq.b32":
		return predicate(a == b), both
	case "setp.ne.s32", "setp.ne.u32", "setp.ne.b32":
		return predicate(a != b), both
	case "setp.lt.s32":
		return predicate(a < b), both
	case "setp.le.s32":
		return predicate(a <= b), both
	case "setp.gt.s32":
		return predicate(a > b), both
	case "setp.ge.s32":
		return predicate(a >= b), both
	case "setp.lt.u32":
		return predicate(uint32(a) < uint32(b)), both
	case "setp.le.u32":
		return predicate(uint32(a) <= uint32(b)), both
	case "setp.gt.u32":
		return predicate(uint32(a) > uint32(b)), both
	case "setp.ge.u32":
		return predicate(uint32(a) >= uint32(b)), both
	}
	return 0, false
}

func predicate(b bool) int32 {
	if b {
		return -1
	}
	return 0
}

// decide replaces branches whose predicate is known.
func (f *folder) decide(lines [][]byte) [][]byte {
	decided := make([][]byte, 0, len(lines))
	for _, line := range lines {
		guard, target, ok := guardedBranch(line)
		if !ok {
			decided = append(decided, line)
			continue
		}
		inverted := guard[0] == '!'
		if inverted {
			guard = guard[1:]
		}
		value, known := f.operand(guard)
		switch {
		case !known:
			decided = append(decided, line)
		case (value != 0) != inverted:
			decided = append(decided, []byte("\tbra.uni \t"+string(target)+";\n"))
		}
	}
	return decided
}

// guardedBranch is a branch that depends on a predicate, as @%p1 bra $L__BB0_2 or @!%p1 bra $L__BB0_2.
func guardedBranch(line []byte) (guard, target []byte, ok bool) {
	if len(line) < 2 || line[1] != '@' {
		return nil, nil, false
	}
	guard, guarded := instruction(line)
	name, target := instruction(guarded)
	return guard[1:], target, string(name) == "bra" || string(name) == "bra.uni"
}

// dropUnreached keeps the blocks that can be reached from the first line, in their order.
func dropUnreached(lines [][]byte) []byte {
	begins := map[string]int{} // first lines of blocks by label
	for i, line := range lines {
		if label, ok := labelOf(line); ok {
			begins[label] = i
		}
	}
	reached := make([]bool, len(lines))
	open := []int{0}
	for len(open) > 0 {
		i := open[len(open)-1]
		open = open[:len(open)-1]
		for ; i < len(lines) && !reached[i]; i++ {
			reached[i] = true
			target, leaves := branchOf(lines[i])
			if target != nil {
				open = append(open, begins[string(target)])
			}
			if leaves {
				break
			}
		}
	}
	var kept []byte
	for i, line := range lines {
		if reached[i] {
			kept = append(kept, line...)
		}
	}
	return kept
}

// labelOf is the label that a line consists of.
func labelOf(line []byte) (string, bool) {
	if len(line) < 2 || line[0] != '$' {
		return "", false
	}
	cut := bytes.IndexByte(line, ':')
	if cut < 0 {
		return "", false
	}
	return string(line[:cut]), true
}

// branchOf is where a line branches to, if it does, and whether what follows it is left out.
func branchOf(line []byte) (target []byte, leaves bool) {
	if _, to, ok := guardedBranch(line); ok {
		return to, false
	}
	switch name, operands := instruction(line); string(name) {
	case "bra", "bra.uni":
		return operands, true
	case "ret;", "exit;":
		return nil, true
	}
	return nil, false
}
