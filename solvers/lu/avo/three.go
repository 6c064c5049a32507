package main

// The kernels on blocks of point masses. The nine entries of a block lie in two registers of four and one of one.

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// block is the length of a block in bytes.
const block = 9 * 8

// fromRow are for each row of a block where four entries are read that hold it, in bytes, and how they are permuted to what the columns of entries 0 to 3 and
// of entries 4 to 7 of a product meet: entries 0, 1, 2, 0 and 1, 2, 0, 1 of the row. Nothing beyond the block is read.
var fromRow = [3]struct {
	at          int
	first, next uint8
}{{0, 0x24, 0x49}, {3 * 8, 0x24, 0x49}, {5 * 8, 0x79, 0x9e}}

// subtractProducts3 keeps the factor in registers, by its columns as entries 0 to 3, 4 to 7 and 8 of a product meet them.
func subtractProducts3() {
	TEXT("subtractProducts3AVX", NOSPLIT, "func(value *float64, where *int, a *float64, b *float64, col *int32, n int)")
	Pragma("noescape")
	Doc("subtractProducts3AVX is subtractProducts3 for n blocks.")
	value, where, a := Load(Param("value"), GP64()), Load(Param("where"), GP64()), Load(Param("a"), GP64())
	b, col, n := Load(Param("b"), GP64()), Load(Param("col"), GP64()), Load(Param("n"), GP64())
	var a0, a4, a8 [3]VecVirtual
	for k := range a0 {
		other := YMM()
		a0[k], a4[k], a8[k] = YMM(), YMM(), XMM()
		VBROADCASTSD(Mem{Base: a, Disp: 8 * k}, a0[k])
		VBROADCASTSD(Mem{Base: a, Disp: 8 * (3 + k)}, a4[k])
		VBROADCASTSD(Mem{Base: a, Disp: 8 * (6 + k)}, other)
		VMOVSD(Mem{Base: a, Disp: 8 * (6 + k)}, a8[k])
		VBLENDPD(Imm(0b1000), a4[k], a0[k], a0[k])
		VBLENDPD(Imm(0b1100), other, a4[k], a4[k])
	}
	JMP(LabelRef("test"))
	Label("next")
	at := GP64()
	MOVLQSX(Mem{Base: col}, at)
	MOVQ(Mem{Base: where, Index: at, Scale: 8}, at)
	TESTQ(at, at)
	JS(LabelRef("skip"))
	c := GP64()
	LEAQ(Mem{Base: value, Index: at, Scale: 8}, c)
	s0, s4, s8, p := YMM(), YMM(), XMM(), YMM()
	for k, from := range fromRow {
		var t0, t4, t8 Register = s0, s4, s8
		if k > 0 {
			t0, t4, t8 = p, p, p.AsX()
		}
		row := Mem{Base: b, Disp: from.at}
		VPERMPD(Imm(uint64(from.first)), row, p)
		VMULPD(p, a0[k], t0)
		if k > 0 {
			VADDPD(t0, s0, s0)
		}
		VPERMPD(Imm(uint64(from.next)), row, p)
		VMULPD(p, a4[k], t4)
		if k > 0 {
			VADDPD(t4, s4, s4)
		}
		VMULSD(Mem{Base: b, Disp: 8 * (3*k + 2)}, a8[k], t8)
		if k > 0 {
			VADDSD(t8, s8, s8)
		}
	}
	for k, s := range []VecVirtual{s0, s4} {
		VMOVUPD(Mem{Base: c, Disp: 32 * k}, p)
		VSUBPD(s, p, p)
		VMOVUPD(p, Mem{Base: c, Disp: 32 * k})
	}
	VMOVSD(Mem{Base: c, Disp: 64}, p.AsX())
	VSUBSD(s8, p.AsX(), p.AsX())
	VMOVSD(p.AsX(), Mem{Base: c, Disp: 64})
	Label("skip")
	ADDQ(Imm(4), col)
	ADDQ(Imm(block), b)
	DECQ(n)
	Label("test")
	TESTQ(n, n)
	JNE(LabelRef("next"))
	VZEROUPPER()
	RET()
}

// subMulVecs3 sums up the products entry by entry of the blocks, and those of each row at the end.
func subMulVecs3() {
	TEXT("subMulVecs3AVX", NOSPLIT, "func(y *float64, a *float64, x *float64, start *int32, col *int32, n int)")
	Pragma("noescape")
	Doc("subMulVecs3AVX is subMulVecs3 for n blocks.")
	y, a, x := Load(Param("y"), GP64()), Load(Param("a"), GP64()), Load(Param("x"), GP64())
	start, col, n := Load(Param("start"), GP64()), Load(Param("col"), GP64()), Load(Param("n"), GP64())
	s0, s4, s8 := YMM(), YMM(), XMM()
	VXORPD(s0, s0, s0)
	VXORPD(s4, s4, s4)
	VXORPD(s8, s8, s8)
	JMP(LabelRef("test"))
	Label("next")
	at := GP64()
	MOVLQSX(Mem{Base: col}, at)
	MOVLQSX(Mem{Base: start, Index: at, Scale: 4}, at)
	x01, x20, x12, x2 := XMM(), XMM(), XMM(), XMM()
	VMOVUPD(Mem{Base: x, Index: at, Scale: 8}, x01)
	VMOVUPD(Mem{Base: x, Index: at, Scale: 8, Disp: 8}, x12)
	VMOVSD(Mem{Base: x, Index: at, Scale: 8, Disp: 16}, x2)
	VUNPCKLPD(x01, x2, x20)
	x0, x4 := YMM(), YMM()
	VINSERTF128(Imm(1), x20, x01.AsY(), x0)
	VINSERTF128(Imm(1), x01, x12.AsY(), x4)
	VMULPD(Mem{Base: a}, x0, x0)
	VADDPD(x0, s0, s0)
	VMULPD(Mem{Base: a, Disp: 32}, x4, x4)
	VADDPD(x4, s4, s4)
	VMULSD(Mem{Base: a, Disp: 64}, x2, x2)
	VADDSD(x2, s8, s8)
	ADDQ(Imm(4), col)
	ADDQ(Imm(block), a)
	DECQ(n)
	Label("test")
	TESTQ(n, n)
	JNE(LabelRef("next"))
	// Rows are entries 0 to 2, 3 to 5 and 6 to 8.
	high, one, sum := XMM(), XMM(), XMM()
	entry := func(k int) VecVirtual { // in the low half of the result
		half, of := XMM(), s0
		if k >= 4 {
			of = s4
		}
		if k == 8 {
			return s8
		}
		VEXTRACTF128(Imm(uint64(k%4/2)), of, half)
		if k%2 == 1 {
			VUNPCKHPD(half, half, half)
		}
		return half
	}
	for r := range 3 {
		high = entry(3 * r)
		VADDSD(entry(3*r+1), high, sum)
		VADDSD(entry(3*r+2), sum, sum)
		VMOVSD(Mem{Base: y, Disp: 8 * r}, one)
		VSUBSD(sum, one, one)
		VMOVSD(one, Mem{Base: y, Disp: 8 * r})
	}
	VZEROUPPER()
	RET()
}
