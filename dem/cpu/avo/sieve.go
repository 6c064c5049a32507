package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// ahead is how many list entries before its turn a particle is called into the cache: the block after this one, so that it arrives while
// this block's forces are worked out.
const ahead = 64

// sift tells touching pairs from others, four list entries at a time.
func sift() {
	TEXT("siftAVX", NOSPLIT, "func(met *int32, near *int32, owner *uint16, n int, stop *int32, own *float64, at *float64, motion *float64, "+
		"lo int32, hi int32, past int32, crossing int32) (found int, pastNow int32, crossingNow int32)")
	Doc("siftAVX is the loop of sieve.sift for n entries, a multiple of four; it looks ahead in the list as far as the entry at stop.")
	met, near, owner := Load(Param("met"), GP64()), Load(Param("near"), GP64()), Load(Param("owner"), GP64())
	end := Load(Param("n"), GP64())
	SHLQ(Imm(2), end)
	ADDQ(near, end)
	stop := Load(Param("stop"), GP64())
	SUBQ(Imm(12), stop)
	own, at, motion := Load(Param("own"), GP64()), Load(Param("at"), GP64()), Load(Param("motion"), GP64())
	lo, hi, past, crossing := spreadInt("lo"), spreadInt("hi"), spreadInt("past"), spreadInt("crossing")
	low31 := XMM()
	VPCMPEQD(low31, low31, low31)
	VPSRLD(Imm(1), low31, low31)
	JMP(LabelRef("test"))
	Label("next")
	call(near, stop, at, motion)
	touch := nearby(near, owner, own, at)
	bits := GP32()
	VMOVMSKPD(touch, bits)
	upper := XMM()
	VEXTRACTF128(Imm(1), touch, upper)
	VSHUFPS(Imm(0x88), upper, touch.AsX(), upper)
	entry, j, mark, change := XMM(), XMM(), XMM(), XMM()
	VMOVDQU(Mem{Base: near}, entry)
	VPAND(low31, entry, j)
	VPANDN(upper, low31, mark)
	VPOR(j, mark, mark)
	VPXOR(mark, entry, change)
	VPTEST(change, change)
	JZ(LabelRef("same")) // a line that is not written need not go back to memory
	VMOVDQU(mark, Mem{Base: near})
	Label("same")

	knew, place := XMM(), XMM()
	VPSRLD(Imm(31), entry, knew)
	running(knew, past, place)
	VPSRAD(Imm(31), entry, entry)
	VPAND(entry, place, place)
	inside, beyond, slot := XMM(), XMM(), XMM()
	VPCMPGTD(j, hi, inside)
	VPANDN(low31, inside, beyond)
	VPSRLD(Imm(30), beyond, beyond)
	running(beyond, crossing, slot)
	VPOR(inside, slot, slot)
	i := XMM()
	VPMOVZXWD(Mem{Base: owner}, i)
	VPADDD(lo, i, i)

	a, b, c, d := XMM(), XMM(), XMM(), XMM()
	VPUNPCKLDQ(j, i, a)
	VPUNPCKHDQ(j, i, b)
	VPUNPCKLDQ(slot, place, c)
	VPUNPCKHDQ(slot, place, d)
	for k, pair := range [][2]VecVirtual{{a, c}, {a, c}, {b, d}, {b, d}} {
		record := XMM()
		if k%2 == 0 {
			VPUNPCKLQDQ(pair[1], pair[0], record)
		} else {
			VPUNPCKHQDQ(pair[1], pair[0], record)
		}
		VMOVDQU(record, Mem{Base: met})
		step := GP32()
		MOVL(bits, step)
		SHLL(Imm(uint64(4-k)), step)
		ANDL(Imm(16), step)
		ADDQ(step.As64(), met)
	}
	ADDQ(Imm(16), near)
	ADDQ(Imm(8), owner)
	Label("test")
	CMPQ(near, end)
	JLT(LabelRef("next"))
	VZEROUPPER()
	first := Load(Param("met"), GP64())
	SUBQ(first, met)
	SHRQ(Imm(4), met)
	Store(met, ReturnIndex(0))
	for k, v := range []VecVirtual{past, crossing} {
		r := GP32()
		VMOVD(v, r)
		Store(r, ReturnIndex(k+1))
	}
	RET()
}

// spreadInt is an int32 argument in every lane.
func spreadInt(name string) VecVirtual {
	v := XMM()
	VMOVD(Load(Param(name), GP32()), v)
	VPSHUFD(Imm(0), v, v)
	return v
}

// running sets place to what count was before each lane's increment, and adds all increments to count.
func running(increment, count, place VecVirtual) {
	sum, shifted := XMM(), XMM()
	VPSLLDQ(Imm(4), increment, shifted)
	VPADDD(shifted, increment, sum)
	VPSLLDQ(Imm(8), sum, shifted)
	VPADDD(shifted, sum, sum)
	VPSUBD(increment, sum, place)
	VPADDD(count, place, place)
	VPSHUFD(Imm(0xff), sum, sum)
	VPADDD(sum, count, count)
}

// call brings the second particles of entries to come into the cache.
func call(near, stop, at, motion Register) {
	coming := GP64()
	LEAQ(Mem{Base: near, Disp: 4 * ahead}, coming)
	CMPQ(coming, stop)
	CMOVQGT(stop, coming)
	for k := range 4 {
		g := second32(coming, k)
		PREFETCHT0(Mem{Base: at, Index: g, Scale: 1})
		PREFETCHT0(Mem{Base: motion, Index: g, Scale: 2})
	}
}

// second32 is 32 times the number of the second particle of entry k.
func second32(near Register, k int) Register {
	g := GP64()
	MOVLQZX(Mem{Base: near, Disp: 4 * k}, g)
	SHLQ(Imm(33), g) // without the mark
	SHRQ(Imm(28), g)
	return g
}

// nearby is the mask of the pairs that touch.
func nearby(near, owner, own, at Register) vec {
	var squares [4]vec
	for k := range squares {
		g := GP64()
		MOVWQZX(Mem{Base: owner, Disp: 2 * k}, g)
		SHLQ(Imm(5), g)
		i, j := row(own, g, 0), row(at, second32(near, k), 0)
		r := YMM()
		VBLENDPD(Imm(8), add(i, j), sub(i, j), r)
		squares[k] = mul(r, r)
	}
	a, b := low(squares[0], squares[1]), low(squares[2], squares[3])
	c, d := high(squares[0], squares[1]), high(squares[2], squares[3])
	distance := add(add(join(a, b, false), join(c, d, false)), join(a, b, true))
	return under(distance, join(c, d, true))
}
