package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// remember turns four rows into histories, or into four of their numbers.
func remember() {
	TEXT("rememberAVX", NOSPLIT, "func(l *float64, n int, now *float64, numbers int)")
	Doc("rememberAVX is lanes.remember for four of the numbers of histories, from now on; it works on whole fours.")
	now, numbers := Load(Param("now"), GP64()), Load(Param("numbers"), GP64())
	SHLQ(Imm(3), numbers)
	loop(func() {
		x, y, z, r := load(fields[0]), load(fields[1]), load(fields[2]), load(fields[3])
		a, b, c, d := low(x, y), high(x, y), low(z, r), high(z, r)
		for _, v := range []vec{join(a, c, false), join(b, d, false), join(a, c, true), join(b, d, true)} {
			VMOVUPD(v, Mem{Base: now})
			ADDQ(numbers, now)
		}
	})
}

// storeForces adds forces to the particles, contact by contact.
func storeForces() {
	TEXT("storeAVX", NOSPLIT, "func(l *float64, n int, met *int32, load *float64, outbox *float64, slot *int32)")
	Doc("storeAVX is lanes.store. slot has at least one entry.")
	lanes, offset = Load(Param("l"), GP64()), GP64()
	XORQ(offset, offset)
	left := Load(Param("n"), GP64())
	met, load, outbox, slot := Load(Param("met"), GP64()), Load(Param("load"), GP64()), Load(Param("outbox"), GP64()), Load(Param("slot"), GP64())
	Label("next")
	first, second := forces()
	for k := range 4 {
		to := GP64()
		MOVLQZX(Mem{Base: met, Disp: 16 * k}, to)
		times48(to)
		ADDQ(load, to)
		change(to, first, k, true)

		MOVLQZX(Mem{Base: met, Disp: 16*k + 4}, to)
		times48(to)
		ADDQ(load, to)
		out, none, box := GP64(), GP64(), GP64()
		XORQ(none, none)
		MOVLQSX(Mem{Base: met, Disp: 16*k + 12}, out)
		MOVQ(out, box)
		TESTQ(out, out)
		CMOVQLT(none, box)
		MOVLQZX(Mem{Base: slot, Index: box, Scale: 4}, box)
		times48(box)
		ADDQ(outbox, box)
		TESTQ(out, out)
		CMOVQGE(box, to)
		change(to, second, k, false)
		DECQ(left)
		JZ(LabelRef("done"))
	}
	ADDQ(Imm(64), met)
	ADDQ(Imm(32), offset)
	JMP(LabelRef("next"))
	Label("done")
	VZEROUPPER()
	RET()
}

func times48(g GPVirtual) {
	LEAQ(Mem{Base: g, Index: g, Scale: 2}, g)
	SHLQ(Imm(4), g)
}

// push4 is what acts on one of the particles of four contacts.
type push4 struct {
	wide  [4]vec // force and first component of the torque
	pairs [2]vec // the torque's others, of contacts 0 and 2, and of 1 and 3
}

// forces turns the lanes' forces into rows: what to add to the first particles, and what to take from the second.
func forces() (first, second push4) {
	var f [3]vec
	for i, name := range []string{"vx", "vy", "vz"} {
		f[i] = load(name)
	}
	a, b := low(f[0], f[1]), high(f[0], f[1])
	wide := func(t vec) (r [4]vec) {
		c, d := low(f[2], t), high(f[2], t)
		return [4]vec{join(a, c, false), join(b, d, false), join(a, c, true), join(b, d, true)}
	}
	torque := func(x, y, z string) push4 {
		b, c := load(y), load(z)
		return push4{wide(load(x)), [2]vec{low(b, c), high(b, c)}}
	}
	return torque("wxI", "wyI", "wzI"), torque("wxJ", "wyJ", "wzJ")
}

// change adds or takes contact k's part.
func change(to Register, p push4, k int, plus bool) {
	r, pair := YMM(), p.pairs[k%2].AsX()
	if k >= 2 {
		pair = XMM()
		VEXTRACTF128(Imm(1), p.pairs[k%2], pair)
	}
	s := XMM()
	VMOVUPD(Mem{Base: to}, r)
	VMOVUPD(Mem{Base: to, Disp: 32}, s)
	if plus {
		VADDPD(p.wide[k], r, r)
		VADDPD(pair, s, s)
	} else {
		VSUBPD(p.wide[k], r, r)
		VSUBPD(pair, s, s)
	}
	VMOVUPD(r, Mem{Base: to})
	VMOVUPD(s, Mem{Base: to, Disp: 32})
}
