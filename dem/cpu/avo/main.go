// Command avo writes lanes_amd64.s: the loops over contacts, list entries and particles on several of them at a time, with the operations of the
// Go code in the same order.
// It is a module of its own so that the program does not depend on the assembler; run it by `go generate ./dem/cpu`.
package main

import (
	"fmt"
	"math"

	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// The first fields of lanes, in their order there; each is an array of width float64.
var fields = []string{
	"nx", "ny", "nz", "rI", "rJ", "vx", "vy", "vz", "wxI", "wyI", "wzI", "wxJ", "wyJ", "wzJ", "h0", "h1", "h2", "h3",
}

// width is the length of each array.
const width = 68

type vec = VecVirtual

var (
	lanes  Register
	offset Register // of the first of the four contacts, bytes
	at     = map[string]int{}
)

func main() {
	for i, f := range fields {
		at[f] = 8 * width * i
	}
	gather()
	recall()
	storeForces()
	remember()
	sift()
	drift()
	Generate()
}

// field is the operand of four contacts' values.
func field(name string) Mem { return Mem{Base: lanes, Index: offset, Scale: 1, Disp: at[name]} }

func load(name string) vec     { v := YMM(); VMOVUPD(field(name), v); return v }
func store(v vec, name string) { VMOVUPD(v, field(name)) }

func add(a, b vec) vec { r := YMM(); VADDPD(b, a, r); return r }
func sub(a, b vec) vec { r := YMM(); VSUBPD(b, a, r); return r }
func mul(a, b vec) vec { r := YMM(); VMULPD(b, a, r); return r }
func div(a, b vec) vec { r := YMM(); VDIVPD(b, a, r); return r }
func sqrt(a vec) vec   { r := YMM(); VSQRTPD(a, r); return r }

// loop runs body for the contacts 0, 4, 8 ... below the argument n.
func loop(body func()) {
	lanes = Load(Param("l"), GP64())
	end := Load(Param("n"), GP64())
	SHLQ(Imm(3), end)
	offset = GP64()
	XORQ(offset, offset)
	JMP(LabelRef("test"))
	Label("next")
	body()
	ADDQ(Imm(32), offset)
	Label("test")
	CMPQ(offset, end)
	JLT(LabelRef("next"))
	VZEROUPPER()
	RET()
}

var constants = map[uint64]Mem{}

// constant is the place of a number.
func constant(x float64) Mem {
	bits := math.Float64bits(x)
	if _, ok := constants[bits]; !ok {
		constants[bits] = ConstData(fmt.Sprintf("number%d", len(constants)), U64(bits))
	}
	return constants[bits]
}

// number is a constant in every lane.
func number(x float64) vec { v := YMM(); VBROADCASTSD(constant(x), v); return v }

// under is the mask of a < b.
func under(a, b vec) vec { r := YMM(); VCMPPD(Imm(17), b, a, r); return r }

// row is a 32-byte record of four float64.
func row(base, index Register, disp int) vec {
	v := YMM()
	VMOVUPD(Mem{Base: base, Index: index, Scale: 1, Disp: disp}, v)
	return v
}

func low(a, b vec) vec  { r := YMM(); VUNPCKLPD(b, a, r); return r }
func high(a, b vec) vec { r := YMM(); VUNPCKHPD(b, a, r); return r }

// join is the lower halves of a and b, or the upper halves.
func join(a, b vec, upper bool) vec {
	r, pick := YMM(), uint8(0x20)
	if upper {
		pick = 0x31
	}
	VPERM2F128(Imm(uint64(pick)), b, a, r)
	return r
}

// first, second, third and fourth are the columns of four rows.
func first(r [4]vec) vec  { return join(low(r[0], r[1]), low(r[2], r[3]), false) }
func second(r [4]vec) vec { return join(high(r[0], r[1]), high(r[2], r[3]), false) }
func third(r [4]vec) vec  { return join(low(r[0], r[1]), low(r[2], r[3]), true) }
func fourth(r [4]vec) vec { return join(high(r[0], r[1]), high(r[2], r[3]), true) }

// columns stores the four columns of four rows; an empty name leaves one out.
func columns(r [4]vec, names ...string) {
	a, b := low(r[0], r[1]), low(r[2], r[3])
	c, d := high(r[0], r[1]), high(r[2], r[3])
	for i, f := range names {
		switch {
		case f == "":
		case i%2 == 0:
			store(join(a, b, i/2 == 1), f)
		default:
			store(join(c, d, i/2 == 1), f)
		}
	}
}

// gather fills the lanes with the particles of contacts and the first four numbers of their histories, four contacts at a time.
func gather() {
	TEXT("gatherAVX", NOSPLIT, "func(l *float64, n int, met *int32, at *float64, motion *float64, was *float64, numbers int)")
	Doc("gatherAVX is lanes.gather without periods, and lanes.recall for four of the numbers of histories; it works on whole fours.")
	met, at, motion := Load(Param("met"), GP64()), Load(Param("at"), GP64()), Load(Param("motion"), GP64())
	was, numbers := Load(Param("was"), GP64()), Load(Param("numbers"), GP64())
	SHLQ(Imm(3), numbers)
	loop(func() {
		// rows loads the records of the four contacts' first or second particles.
		rows := func(base Register, shift uint64, field, disp int) (r [4]vec) {
			for k := range r {
				index := GP64()
				MOVLQZX(Mem{Base: met, Disp: 16*k + 4*field}, index)
				SHLQ(Imm(shift), index)
				r[k] = row(base, index, disp)
			}
			return r
		}
		minus := func(a, b [4]vec) (r [4]vec) {
			for k := range r {
				r[k] = sub(a[k], b[k])
			}
			return r
		}
		i, j := rows(at, 5, 0, 0), rows(at, 5, 1, 0)
		store(fourth(i), "rI")
		store(fourth(j), "rJ")
		columns(minus(i, j), "nx", "ny", "nz")
		i, j = rows(motion, 6, 0, 0), rows(motion, 6, 1, 0)
		store(fourth(i), "wxI")
		store(fourth(j), "wxJ")
		columns(minus(i, j), "vx", "vy", "vz")
		columns(rows(motion, 6, 0, 32), "wyI", "wzI")
		columns(rows(motion, 6, 1, 32), "wyJ", "wzJ")
		columns(histories(met, was, numbers), "h0", "h1", "h2", "h3")
		ADDQ(Imm(64), met)
	})
}

// histories are four numbers of the histories of four contacts; a history takes so many bytes.
func histories(met, was, bytes Register) (r [4]vec) {
	for k := range r {
		index := GP64()
		MOVLQZX(Mem{Base: met, Disp: 16*k + 8}, index)
		IMULQ(bytes, index)
		r[k] = row(was, index, 0)
	}
	return r
}

// recall fills four rows with four numbers of histories.
func recall() {
	TEXT("recallAVX", NOSPLIT, "func(l *float64, n int, met *int32, was *float64, numbers int)")
	Doc("recallAVX is lanes.recall for four of the numbers of histories, from was on; it works on whole fours.")
	met, was, numbers := Load(Param("met"), GP64()), Load(Param("was"), GP64()), Load(Param("numbers"), GP64())
	SHLQ(Imm(3), numbers)
	loop(func() {
		columns(histories(met, was, numbers), fields[0], fields[1], fields[2], fields[3])
		ADDQ(Imm(64), met)
	})
}
