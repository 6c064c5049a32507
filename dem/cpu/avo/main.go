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

// Fields of lanes, in their order there; each is an array of width float64.
var fields = []string{
	"nx", "ny", "nz", "armI", "armJ", "vx", "vy", "vz", "wxI", "wyI", "wzI", "wxJ", "wyJ", "wzJ", "sx", "sy", "sz", "radius",
	"effective", "hertz", "root", "shear", "share", "friction", "overlap", "inverse", "contact", "rooted", "damped", "slid",
	"slipX", "slipY", "slipZ", "normal", "spare",
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
	approach()
	move()
	push()
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

// scaled is a times the values of a field.
func scaled(a vec, name string) vec { r := YMM(); VMULPD(field(name), a, r); return r }

// plus is a plus the values of a field.
func plus(a vec, name string) vec { r := YMM(); VADDPD(field(name), a, r); return r }

// dot is x·a + y·b + z·c, from left to right.
func dot(x, y, z, a, b, c vec) vec { return add(add(mul(x, a), mul(y, b)), mul(z, c)) }

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

// turnTolerance is that of law.go.
const turnTolerance = 1e-8

var constants = map[uint64]Mem{}

// constant is the place of a number.
func constant(x float64) Mem {
	bits := math.Float64bits(x)
	if _, ok := constants[bits]; !ok {
		constants[bits] = ConstData(fmt.Sprintf("number%d", len(constants)), U64(bits))
	}
	return constants[bits]
}

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

// gather fills the lanes with the particles and histories of meetings, four at a time.
func gather() {
	TEXT("gatherAVX", NOSPLIT, "func(l *float64, n int, met *int32, at *float64, motion *float64, was *float64)")
	Doc("gatherAVX is what lanes.load does with particles and histories; it works on whole fours.")
	var bases [4]Register
	for i, name := range []string{"met", "at", "motion", "was"} {
		bases[i] = Load(Param(name), GP64())
	}
	met, at, motion, was := bases[0], bases[1], bases[2], bases[3]
	loop(func() {
		// rows loads the records of the four meetings' first or second particles, or histories.
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
		store(fourth(i), "armI")
		store(fourth(j), "armJ")
		columns(minus(i, j), "nx", "ny", "nz")
		i, j = rows(motion, 6, 0, 0), rows(motion, 6, 1, 0)
		store(fourth(i), "wxI")
		store(fourth(j), "wxJ")
		columns(minus(i, j), "vx", "vy", "vz")
		columns(rows(motion, 6, 0, 32), "wyI", "wzI")
		columns(rows(motion, 6, 1, 32), "wyJ", "wzJ")
		columns(rows(was, 5, 2, 0), "sx", "sy", "sz", "radius")
		ADDQ(Imm(64), met)
	})
}

func approach() {
	TEXT("approachAVX", NOSPLIT, "func(l *float64, n int)")
	Doc("approachAVX is lanes.approach; it works on whole fours.")
	one := number(1)
	loop(func() {
		x, y, z := load("nx"), load("ny"), load("nz")
		distance := sqrt(dot(x, y, z, x, y, z))
		store(div(one, distance), "inverse")
		overlap := sub(plus(load("armI"), "armJ"), distance)
		store(overlap, "overlap")
		a := sqrt(scaled(overlap, "effective"))
		store(a, "contact")
		store(sqrt(a), "rooted")
	})
}

func push() {
	TEXT("pushAVX", NOSPLIT, "func(l *float64, n int, dt float64)")
	Doc("pushAVX is the second half of lanes.push: tangential forces.")
	loop(func() {
		limit()
	})
}

// move is a loop of its own: a processor overlaps the iterations of short loops better.
func move() {
	TEXT("moveAVX", NOSPLIT, "func(l *float64, n int, dt float64, halfStep float64, quarterStep float64)")
	Doc("moveAVX is the first half of lanes.push: relative motion, normal forces and what becomes of the springs.")
	loop(func() {
		kinematics()
		normal()
		turn()
		stretch()
	})
}

// number is a constant, and argument an argument, in every lane. Both are fetched where they are used, since registers are few.
func number(x float64) vec { v := YMM(); VBROADCASTSD(constant(x), v); return v }

func argument(name string) vec {
	p, err := Param(name).Resolve()
	if err != nil {
		panic(err)
	}
	v := YMM()
	VBROADCASTSD(p.Addr, v)
	return v
}

// triple loads three fields.
func triple(x, y, z string) [3]vec { return [3]vec{load(x), load(y), load(z)} }

// above is the mask of a > b; under is that of a < b.
func above(a, b vec) vec { r := YMM(); VCMPPD(Imm(30), b, a, r); return r }
func under(a, b vec) vec { r := YMM(); VCMPPD(Imm(17), b, a, r); return r }

// choose is a where the mask is set and b elsewhere.
func choose(mask, a, b vec) vec { r := YMM(); VBLENDVPD(mask, a, b, r); return r }

// kinematics leaves the unit normal in n, the arms in arm, the speed in spare and the angle of the spin in wxJ.
func kinematics() {
	inverse := load("inverse")
	n := [3]vec{scaled(inverse, "nx"), scaled(inverse, "ny"), scaled(inverse, "nz")}
	for i, f := range []string{"nx", "ny", "nz"} {
		store(n[i], f)
	}
	v := triple("vx", "vy", "vz")
	speed := dot(v[0], v[1], v[2], n[0], n[1], n[2])
	store(speed, "spare")
	halved := scaled(number(0.5), "overlap")
	armI, armJ := sub(load("armI"), halved), sub(load("armJ"), halved)
	store(armI, "armI")
	store(armJ, "armJ")
	back := mul(argument("quarterStep"), speed)
	armI, armJ = sub(armI, back), sub(armJ, back)
	var w [3]vec
	for i, f := range []string{"wx", "wy", "wz"} {
		w[i] = add(scaled(armI, f+"I"), scaled(armJ, f+"J"))
	}
	grow := add(number(1), mul(mul(argument("halfStep"), speed), inverse))
	for i, f := range []string{"slipX", "slipY", "slipZ"} {
		j, k := (i+1)%3, (i+2)%3
		plane := mul(grow, sub(v[i], mul(speed, n[i])))
		store(sub(plane, sub(mul(w[j], n[k]), mul(w[k], n[j]))), f)
	}
	sum := [3]vec{plus(load("wxI"), "wxJ"), plus(load("wyI"), "wyJ"), plus(load("wzI"), "wzJ")}
	spin := dot(sum[0], sum[1], sum[2], n[0], n[1], n[2])
	store(mul(mul(number(0.5), spin), argument("dt")), "wxJ")
}

// normal leaves the normal force in normal, its dashpot's coefficient in wyJ, what it lost in damped, and the ratio of the contact
// radii before and now in spare.
func normal() {
	speed := load("spare")
	damp := scaled(load("rooted"), "root")
	store(damp, "wyJ")
	elastic := scaled(scaled(load("hertz"), "contact"), "overlap")
	force := sub(elastic, mul(damp, speed))
	zero := YMM()
	VXORPD(zero, zero, zero)
	VMAXPD(force, zero, force) // zero where it is above force; else force, were it not a number
	store(force, "normal")
	ratio := div(load("radius"), load("contact"))
	store(ratio, "spare")
	lag := add(number(0.75), mul(number(0.25), sqrt(ratio)))
	store(mul(mul(mul(sub(elastic, force), speed), argument("dt")), lag), "damped")
}

// turn takes the spring into the new contact plane. Its length is put right only where a contact turned fast, which is rare.
func turn() {
	n, s := triple("nx", "ny", "nz"), triple("sx", "sy", "sz")
	out := dot(s[0], s[1], s[2], n[0], n[1], n[2])
	length2 := dot(s[0], s[1], s[2], s[0], s[1], s[2])
	for i := range s {
		s[i] = sub(s[i], mul(out, n[i]))
	}
	out2 := mul(out, out)
	fast := YMM()
	VANDPD(above(out2, mul(number(turnTolerance), length2)), under(out2, length2), fast)
	any := GP32()
	VMOVMSKPD(fast, any)
	TESTL(any, any)
	JZ(LabelRef("turned"))
	longer := sqrt(div(length2, sub(length2, out2)))
	for i := range s {
		VBLENDVPD(fast, mul(longer, s[i]), s[i], s[i])
	}
	Label("turned")
	angle := load("wxJ")
	for i, f := range []string{"sx", "sy", "sz"} {
		j, k := (i+1)%3, (i+2)%3
		store(add(s[i], mul(angle, sub(mul(n[j], s[k]), mul(n[k], s[j])))), f)
	}
}

// stretch lets the spring follow the contact's size and stretches it by the slip; what it brings to the step's losses goes to slid.
func stretch() {
	s := triple("sx", "sy", "sz")
	slip := triple("slipX", "slipY", "slipZ")
	contact, shear := load("contact"), load("shear")
	store(mul(shear, contact), "wzJ")
	dt := argument("dt")
	work := mul(dt, dot(s[0], s[1], s[2], slip[0], slip[1], slip[2]))
	length2 := dot(s[0], s[1], s[2], s[0], s[1], s[2])
	store(mul(mul(number(0.5), scaled(shear, "radius")), add(length2, work)), "slid")
	ratio, one := load("spare"), number(1)
	keep := choose(above(ratio, one), one, ratio)
	for i, f := range []string{"X", "Y", "Z"} {
		store(add(mul(keep, s[i]), scaled(dt, "slip"+f)), []string{"sx", "sy", "sz"}[i])
	}
	store(contact, "radius")
}

// limit adds the dashpot and holds the tangential force below Coulomb's limit, and writes the results.
func limit() {
	s := triple("sx", "sy", "sz")
	length2 := dot(s[0], s[1], s[2], s[0], s[1], s[2])
	stiff := load("wzJ")
	most := scaled(load("friction"), "normal")
	most2 := mul(most, most)
	slides := above(mul(mul(stiff, stiff), length2), most2)
	dashpot := scaled(load("share"), "wyJ")
	one := number(1)
	cut := choose(slides, div(most, mul(stiff, sqrt(length2))), one)
	for i, f := range []string{"sx", "sy", "sz"} {
		s[i] = mul(cut, s[i])
		store(s[i], f)
	}
	work := mul(argument("dt"), add(add(scaled(s[0], "slipX"), scaled(s[1], "slipY")), scaled(s[2], "slipZ")))
	gained := sub(work, dot(s[0], s[1], s[2], s[0], s[1], s[2]))
	store(plus(mul(mul(number(0.5), stiff), gained), "slid"), "slid")
	var pull, t, lost [3]vec
	for i, f := range []string{"slipX", "slipY", "slipZ"} {
		pull[i] = mul(stiff, s[i])
		t[i] = add(pull[i], scaled(dashpot, f))
	}
	f2 := dot(t[0], t[1], t[2], t[0], t[1], t[2])
	cut = choose(above(f2, most2), div(most, sqrt(f2)), one)
	for i, f := range []string{"slipX", "slipY", "slipZ"} {
		t[i] = mul(cut, t[i])
		lost[i] = scaled(sub(t[i], pull[i]), f)
	}
	damped := mul(add(add(lost[0], lost[1]), lost[2]), argument("dt"))
	store(plus(damped, "damped"), "damped")
	n, normal := triple("nx", "ny", "nz"), load("normal")
	for i, f := range []string{"x", "y", "z"} {
		j, k := (i+1)%3, (i+2)%3
		store(sub(mul(normal, n[i]), t[i]), "v"+f)
		store(sub(mul(n[k], t[j]), mul(n[j], t[k])), "w"+f+"I")
	}
}
