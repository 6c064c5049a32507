package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
)

// Places of the fields of kicks.
const (
	lateAt, earlyAt, timeAt = 0, 8, 16
	lateWeight, earlyWeight = 32, 64
	cornerAt                = 96
)

// Places of what is not at the start of a motion (the spin's second component, the inverse mass and inertia) and of a load (the moment's second).
const (
	spinAt   = 32
	lightAt  = 48
	turnAt   = 56
	momentAt = 32
)

// drift moves particles one after the other.
func drift() {
	TEXT("driftAVX", NOSPLIT, "func(n int, at *float64, motion *float64, load *float64, listed *float32, k *float64, far float64) (farthest float64, first int)")
	Pragma("noescape")
	Doc("driftAVX is the loop of CPU.move; first is the first particle that strayed, or n.")
	n := Load(Param("n"), GP64())
	at, motion, load := Load(Param("at"), GP64()), Load(Param("motion"), GP64()), Load(Param("load"), GP64())
	listed, k := Load(Param("listed"), GP64()), Load(Param("k"), GP64())
	far := XMM()
	Load(Param("far"), far)
	i, first, late := GP64(), GP64(), GP64()
	XORQ(i, i)
	MOVQ(n, first)
	MOVQ(Mem{Base: k, Disp: lateAt}, late)
	three := XMM()
	VPCMPEQD(three, three, three)
	VPSRLDQ(Imm(4), three, three)
	JMP(LabelRef("test"))
	Label("next")

	radius, turn := XMM(), XMM()
	VMOVSD(Mem{Base: at, Disp: 24}, radius)
	VMULSD(radius, radius, radius)
	VMOVDDUP(Mem{Base: motion, Disp: turnAt}, turn)
	mobility := YMM()
	VBROADCASTSD(Mem{Base: motion, Disp: lightAt}, mobility)
	both := YMM()
	VINSERTF128(Imm(1), turn, both, both)
	VBLENDPD(Imm(8), both, mobility, mobility)
	v, w := YMM(), XMM()
	VMOVUPD(Mem{Base: motion}, v)
	VMOVUPD(Mem{Base: motion, Disp: spinAt}, w)
	kick := func(share, weight int) {
		p, q := YMM(), XMM()
		VBROADCASTSD(Mem{Base: k, Disp: share}, p)
		VMULPD(p.AsX(), turn, q)
		VMULPD(p, mobility, p)
		VMULPD(Mem{Base: load}, p, p)
		VADDPD(Mem{Base: k, Disp: weight}, p, p)
		VADDPD(p, v, v)
		VMULPD(Mem{Base: load, Disp: momentAt}, q, q)
		VADDPD(q, w, w)
	}
	TESTQ(late, late)
	JZ(LabelRef("early"))
	kick(lateAt, lateWeight)
	Label("early")
	kick(earlyAt, earlyWeight)
	VMOVUPD(v, Mem{Base: motion})
	VMOVUPD(w, Mem{Base: motion, Disp: spinAt})

	step, place, moved := YMM(), YMM(), YMM()
	VBROADCASTSD(Mem{Base: k, Disp: timeAt}, step)
	VMULPD(v, step, step)
	VMOVUPD(Mem{Base: at}, place)
	VADDPD(step, place, moved)
	VBLENDPD(Imm(8), place, moved, moved) // the radius stays
	VMOVUPD(moved, Mem{Base: at})

	old, from := XMM(), YMM()
	VMASKMOVPS(Mem{Base: listed}, three, old)
	VCVTPS2PD(old, from)
	way := YMM()
	VSUBPD(Mem{Base: k, Disp: cornerAt}, moved, way)
	VSUBPD(from, way, way)
	step, way = mul(step, step), mul(way, way)
	xz, y := low(step, way), high(step, way)
	sum, z := XMM(), XMM()
	VADDPD(y.AsX(), xz.AsX(), sum)
	VEXTRACTF128(Imm(1), xz, z)
	VADDPD(z, sum, sum)
	VUCOMISD(sum, radius)
	JHI(LabelRef("near"))
	CMPQ(first, n)
	CMOVQEQ(i, first)
	Label("near")
	VUNPCKHPD(sum, sum, sum)
	VMAXSD(sum, far, far)

	INCQ(i)
	ADDQ(Imm(32), at)
	ADDQ(Imm(64), motion)
	ADDQ(Imm(48), load)
	ADDQ(Imm(12), listed)
	Label("test")
	CMPQ(i, n)
	JLT(LabelRef("next"))
	VZEROUPPER()
	Store(far, ReturnIndex(0))
	Store(first, ReturnIndex(1))
	RET()
}
