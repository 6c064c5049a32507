package lanes

import (
	"fmt"
	"math"

	"gabion/kernels/generate/trace"
)

const registers = 16

// assembler writes one loop, or what is worked out before the loops. Registers are given to values as they are read and made; when all are
// taken, the value whose next use is farthest goes. A value that is read after it went is stored where it is made: in a slot on the stack, or
// in a row of working memory if another loop reads it.
type assembler struct {
	*text
	uses   map[*trace.Node][]int // places in the loop that read a value
	at     int
	in     [registers]*trace.Node
	where  map[*trace.Node]int // register of a value
	memory map[*trace.Node]string
	lost   map[*trace.Node]bool // values that were read after they had left their register: they are kept in the next pass
	locked [registers]bool
	outer  []*[registers]*trace.Node // registers at the beginning of what may be jumped over
	inside []map[*trace.Node]bool    // values made there
}

// nextUse is where a value is read next, from a place on.
func (a *assembler) nextUse(n *trace.Node, from int) int {
	for _, u := range a.uses[n] {
		if u >= from {
			return u
		}
	}
	return math.MaxInt
}

// take is a register for a new value: a free one, or that of the value that is read last. Locked ones are being read.
func (a *assembler) take() int {
	best, farthest := -1, -1
	for r, n := range a.in {
		if a.locked[r] {
			continue
		}
		if n == nil {
			return r
		}
		if u := a.nextUse(n, a.at); u > farthest {
			best, farthest = r, u
		}
	}
	a.forget(best)
	return best
}

func (a *assembler) forget(r int) {
	if n := a.in[r]; n != nil {
		delete(a.where, n)
		a.in[r] = nil
	}
}

func (a *assembler) put(n *trace.Node, r int) {
	a.forget(r)
	a.in[r], a.where[n] = n, r
}

// release frees the registers of values that are not read from a place on.
func (a *assembler) release(from int) {
	for r, n := range a.in {
		if n != nil && a.nextUse(n, from) == math.MaxInt {
			a.forget(r)
		}
	}
}

// place is where a value lies in memory, or "" if it must be in a register.
func (a *assembler) place(n *trace.Node) string {
	if constant(n) {
		return a.number(n.Value)
	}
	if row, ok := a.program.Rows[n]; ok {
		return a.row(row)
	}
	return a.memory[n]
}

// register is the register of a value, which is fetched if need be, and locked.
func (a *assembler) register(n *trace.Node) int {
	r, ok := a.where[n]
	if !ok {
		from := a.source(n)
		r = a.take()
		a.code("VMOVUPD %s, Y%d", from, r)
		a.put(n, r)
	}
	a.locked[r] = true
	return r
}

// source is the place of a value that is in no register. One that was not stored is noted, for the pass after this.
func (a *assembler) source(n *trace.Node) string {
	if p := a.place(n); p != "" {
		return p
	}
	a.lost[n] = true
	return "0(SP)"
}

// operand is a value as the second source of an instruction: in its register, or in memory.
func (a *assembler) operand(n *trace.Node) string {
	if r, ok := a.where[n]; ok {
		a.locked[r] = true
		return fmt.Sprintf("Y%d", r)
	}
	return a.source(n)
}

// result is a register for a value made of others, which are read for the last time here or stay.
func (a *assembler) result(n *trace.Node) int {
	a.locked = [registers]bool{}
	a.release(a.at + 1)
	r := a.take()
	a.put(n, r)
	for _, m := range a.inside {
		m[n] = true
	}
	return r
}

func (a *assembler) run(list []instruction) {
	for i, in := range list {
		a.at = i
		switch in.kind {
		case compute:
			a.compute(in.node)
			if p := a.memory[in.node]; p != "" {
				a.code("VMOVUPD Y%d, %s", a.where[in.node], p)
			}
		case store:
			if a.memory[in.node] == a.row(in.row) {
				break // it has been there since it was made
			}
			a.code("VMOVUPD Y%d, %s", a.register(in.node), a.row(in.row))
		case skip:
			a.jump(in)
		case label:
			a.land(in)
		}
		a.locked = [registers]bool{}
		a.release(i + 1)
	}
}

// jump leads past what no value needs.
func (a *assembler) jump(in instruction) {
	r := a.register(in.node)
	a.code("VMOVMSKPD Y%d, R8", r)
	if in.way == 1 {
		a.code("TESTL R8, R8")
	} else {
		a.code("CMPL R8, $15")
	}
	a.code("JEQ %s", a.label(in.id))
	a.locked = [registers]bool{}
	before := a.in
	a.outer = append(a.outer, &before)
	a.inside = append(a.inside, map[*trace.Node]bool{})
}

// land is where a jump leads to: registers that hold something else on the other way are forgotten, but for what was made there.
func (a *assembler) land(in instruction) {
	a.mark(a.label(in.id))
	last := len(a.outer) - 1
	before, made := a.outer[last], a.inside[last]
	a.outer, a.inside = a.outer[:last], a.inside[:last]
	for r, n := range a.in {
		if n != nil && n != before[r] && !made[n] {
			a.forget(r)
		}
	}
}
