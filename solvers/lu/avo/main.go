// Command avo writes kernels_amd64.s: the kernels on blocks of rigid bodies, 6 x 6, and of point masses, 3 x 3, row-major, in vector instructions,
// with the operations of the Go code in the same order.
// It is a module of its own so that the program does not depend on the assembler; run it by `go generate ./solvers/lu`.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// row is the length of a row in bytes. A row is kept in two registers, of four and of two entries.
const row = 6 * 8

func main() {
	subMulVecs()
	mulSub()
	eliminateColumn()
	subtractProducts3()
	subMulVecs3()
	Generate()
}

// subMulVecs keeps the pairs of y's entries in registers. The products of two rows with x are summed side by side. y is written in the pieces that
// x is read in, or a processor would wait where a row's result is part of the next row's x.
func subMulVecs() {
	TEXT("subMulVecs6AVX", NOSPLIT, "func(y *float64, a *float64, x *float64, start *int32, col *int32, n int)")
	Pragma("noescape")
	Doc("subMulVecs6AVX is subMulVecs6 for n blocks.")
	y, a, x := Load(Param("y"), GP64()), Load(Param("a"), GP64()), Load(Param("x"), GP64())
	start, col, n := Load(Param("start"), GP64()), Load(Param("col"), GP64()), Load(Param("n"), GP64())
	sums := [3]VecVirtual{XMM(), XMM(), XMM()}
	for k, s := range sums {
		VMOVUPD(Mem{Base: y, Disp: 16 * k}, s)
	}
	JMP(LabelRef("test"))
	Label("next")
	at := GP64()
	MOVLQSX(Mem{Base: col}, at)
	MOVLQSX(Mem{Base: start, Index: at, Scale: 4}, at)
	x4, x2 := YMM(), XMM()
	VMOVUPD(Mem{Base: x, Index: at, Scale: 8}, x4)
	VMOVUPD(Mem{Base: x, Index: at, Scale: 8, Disp: 32}, x2)
	for k, s := range sums {
		p, q, u, v, high := YMM(), YMM(), XMM(), XMM(), XMM()
		VMULPD(Mem{Base: a, Disp: 2 * k * row}, x4, p)
		VMULPD(Mem{Base: a, Disp: (2*k + 1) * row}, x4, q)
		VHADDPD(q, p, p)
		VMULPD(Mem{Base: a, Disp: 2*k*row + 32}, x2, u)
		VMULPD(Mem{Base: a, Disp: (2*k+1)*row + 32}, x2, v)
		VHADDPD(v, u, u)
		VEXTRACTF128(Imm(1), p, high)
		VADDPD(high, p.AsX(), high)
		VADDPD(u, high, high)
		VSUBPD(high, s, s)
	}
	ADDQ(Imm(4), col)
	ADDQ(U32(6*row), a)
	DECQ(n)
	Label("test")
	TESTQ(n, n)
	JNE(LabelRef("next"))
	four := YMM()
	VINSERTF128(Imm(1), sums[1], sums[0].AsY(), four)
	VMOVUPD(four, Mem{Base: y})
	VMOVUPD(sums[2], Mem{Base: y, Disp: 32})
	VZEROUPPER()
	RET()
}

// mulSub keeps all of b in registers.
func mulSub() {
	TEXT("mulSub6AVX", NOSPLIT, "func(c *float64, a *float64, b *float64)")
	Pragma("noescape")
	Doc("mulSub6AVX is mulSub6.")
	c, a, b := Load(Param("c"), GP64()), Load(Param("a"), GP64()), Load(Param("b"), GP64())
	var b4, b2 [6]VecVirtual
	for k := range b4 {
		b4[k], b2[k] = YMM(), XMM()
		VMOVUPD(Mem{Base: b, Disp: k * row}, b4[k])
		VMOVUPD(Mem{Base: b, Disp: k*row + 32}, b2[k])
	}
	left := GP64()
	MOVQ(U32(6), left)
	Label("next")
	// Four columns, then the other two.
	sum, pair, factor := YMM(), YMM(), YMM()
	for k := range b4 {
		product(k, sum, pair, factor, func(to VecVirtual) {
			VBROADCASTSD(Mem{Base: a, Disp: 8 * k}, factor)
			VMULPD(b4[k], factor, to)
		}, func(x, y VecVirtual) { VADDPD(x, y, y) })
	}
	VMOVUPD(Mem{Base: c}, factor)
	VSUBPD(sum, factor, factor)
	VMOVUPD(factor, Mem{Base: c})
	for k := range b2 {
		product(k, sum, pair, factor, func(to VecVirtual) {
			VMOVDDUP(Mem{Base: a, Disp: 8 * k}, factor.AsX())
			VMULPD(b2[k], factor.AsX(), to.AsX())
		}, func(x, y VecVirtual) { VADDPD(x.AsX(), y.AsX(), y.AsX()) })
	}
	VMOVUPD(Mem{Base: c, Disp: 32}, factor.AsX())
	VSUBPD(sum.AsX(), factor.AsX(), factor.AsX())
	VMOVUPD(factor.AsX(), Mem{Base: c, Disp: 32})
	ADDQ(U32(row), a)
	ADDQ(U32(row), c)
	DECQ(left)
	JNE(LabelRef("next"))
	VZEROUPPER()
	RET()
}

// product takes the k-th of six products into the sum, which is that of pairs: (0 + 1) + (2 + 3), + (4 + 5).
func product(k int, sum, pair, factor VecVirtual, times func(to VecVirtual), add func(x, y VecVirtual)) {
	switch k {
	case 0:
		times(sum)
	case 1:
		times(factor)
		add(factor, sum)
	case 2, 4:
		times(pair)
	case 3, 5:
		times(factor)
		add(factor, pair)
		add(pair, sum)
	}
}

// eliminateColumn takes the row of the pivot to registers, and then all rows through them. The mask has no bits in the pivot's column.
func eliminateColumn() {
	TEXT("eliminateColumn6AVX", NOSPLIT, "func(a *float64, k int, mask *uint64)")
	Pragma("noescape")
	Doc("eliminateColumn6AVX is eliminateColumn6; the mask is that of the pivot's column.")
	a, k, mask := Load(Param("a"), GP64()), Load(Param("k"), GP64()), Load(Param("mask"), GP64())
	mask4, mask2 := YMM(), XMM()
	VMOVUPD(Mem{Base: mask}, mask4)
	VMOVUPD(Mem{Base: mask, Disp: 32}, mask2)
	pivot := GP64()
	IMUL3Q(Imm(row), k, pivot)
	ADDQ(a, pivot)
	one, d := GP64(), YMM()
	MOVQ(U64(0x3ff0000000000000), one)
	VMOVQ(one, d.AsX())
	unit := YMM()
	VMOVDDUP(d.AsX(), unit.AsX())
	VINSERTF128(Imm(1), unit.AsX(), unit, unit)
	VDIVSD(Mem{Base: pivot, Index: k, Scale: 8}, d.AsX(), d.AsX())
	VMOVDDUP(d.AsX(), d.AsX())
	VINSERTF128(Imm(1), d.AsX(), d, d)
	r4, r2 := YMM(), XMM()
	VMOVUPD(Mem{Base: pivot}, r4)
	VMOVUPD(Mem{Base: pivot, Disp: 32}, r2)
	VBLENDVPD(mask4, r4, unit, r4)
	VBLENDVPD(mask2, r2, unit.AsX(), r2)
	VMULPD(d, r4, r4)
	VMULPD(d.AsX(), r2, r2)
	left, at := GP64(), GP64()
	MOVQ(a, at)
	MOVQ(U32(6), left)
	Label("next")
	x, e4, e2, t4, t2 := YMM(), YMM(), XMM(), YMM(), XMM()
	VBROADCASTSD(Mem{Base: at, Index: k, Scale: 8}, x)
	VANDPD(Mem{Base: at}, mask4, e4)
	VANDPD(Mem{Base: at, Disp: 32}, mask2, e2)
	VMULPD(x, r4, t4)
	VMULPD(x.AsX(), r2, t2)
	VSUBPD(t4, e4, e4)
	VSUBPD(t2, e2, e2)
	VMOVUPD(e4, Mem{Base: at})
	VMOVUPD(e2, Mem{Base: at, Disp: 32})
	ADDQ(Imm(row), at)
	DECQ(left)
	JNE(LabelRef("next"))
	VMOVUPD(r4, Mem{Base: pivot})
	VMOVUPD(r2, Mem{Base: pivot, Disp: 32})
	VZEROUPPER()
	RET()
}
