// A function expression as a straight-line program: every instruction is a constant, an input, or a smooth or piecewise
// smooth function of one or two earlier values. Marker measures are expanded down to the coordinates of the bodies, so one
// differentiation rule for each of the few instructions gives the exact derivatives of everything.

package adams

import "math"

// Quantity says what an input of a program is.
type Quantity uint8

// Inputs of programs. Index runs over components in the global frame; EulerParameter over e0..e3.
const (
	Time         Quantity = iota
	BodyPosition          // of the centre of mass of Body
	EulerParameter
	BodyVelocity
	AngularVelocity
	BodyAcceleration
	AngularAcceleration
	ReactionComponent // component Index (0-2 force, 3-5 torque about the marker's point, global axes) of Reaction
)

// Reaction names the force of a constraint on the part of a marker.
type Reaction struct {
	Keyword string // "JOINT", "JPRIM", "MOTION" or "GCON"
	ID      int
	Marker  int
}

// Input is a value that a program reads, in the dataset's units.
type Input struct {
	Quantity Quantity
	Body     int // index in Dataset.Parts
	Index    int
	Reaction Reaction
}

// ref is the number of an instruction, whose value it stands for.
type ref int32

type opcode uint8

const (
	opConstant   opcode = iota // value
	opInput                    // input number a
	opSum                      // a + b
	opDifference               // a - b
	opProduct                  // a * b
	opQuotient                 // a / b
	opPower                    // a ** b
	opArcTangent               // atan2(a, b)
	opChoice                   // b, c or d for a below, at or above zero
	opUnary                    // functions[index] of a
	opCurve                    // curves[index] at a
	opSurface                  // surfaces[index] at a, b
	opUnwrap                   // a plus the whole turns that keep it continuous over accepted steps
)

// instruction is one step of a program.
type instruction struct {
	op         opcode
	a, b, c, d ref
	index      int
	value      float64
}

// Program computes the values of function expressions and their derivatives by its inputs.
type Program struct {
	Inputs   []Input
	code     []instruction
	curves   []curve
	surfaces []surface
	turns    int // number of opUnwrap
	results  []ref
}

// builder assembles a program. Equal instructions are made once; operations on constants are carried out at once.
type builder struct {
	program Program
	known   map[instruction]ref
	inputs  map[Input]ref
}

func newBuilder() *builder {
	return &builder{known: map[instruction]ref{}, inputs: map[Input]ref{}}
}

func (b *builder) emit(i instruction) ref {
	if r, ok := b.known[i]; ok {
		return r
	}
	b.program.code = append(b.program.code, i)
	r := ref(len(b.program.code) - 1)
	b.known[i] = r
	return r
}

func (b *builder) constant(v float64) ref { return b.emit(instruction{op: opConstant, value: v}) }

// fixed tells whether r is a constant, and which.
func (b *builder) fixed(r ref) (float64, bool) {
	i := b.program.code[r]
	return i.value, i.op == opConstant
}

func (b *builder) isFixed(r ref, v float64) bool {
	w, ok := b.fixed(r)
	return ok && w == v
}

func (b *builder) input(in Input) ref {
	if r, ok := b.inputs[in]; ok {
		return r
	}
	b.program.Inputs = append(b.program.Inputs, in)
	r := b.emit(instruction{op: opInput, index: len(b.program.Inputs) - 1})
	b.inputs[in] = r
	return r
}

// binary makes an instruction of two operands, or its value if both are constants.
func (b *builder) binary(op opcode, x, y ref) ref {
	v, okX := b.fixed(x)
	w, okY := b.fixed(y)
	if okX && okY {
		p := partials2{}
		p.apply(op, v, w)
		return b.constant(p.f)
	}
	return b.emit(instruction{op: op, a: x, b: y})
}

func (b *builder) add(x, y ref) ref {
	switch {
	case b.isFixed(x, 0):
		return y
	case b.isFixed(y, 0):
		return x
	}
	return b.binary(opSum, x, y)
}

func (b *builder) sub(x, y ref) ref {
	if b.isFixed(y, 0) {
		return x
	}
	return b.binary(opDifference, x, y)
}

func (b *builder) mul(x, y ref) ref {
	switch {
	case b.isFixed(x, 0) || b.isFixed(y, 1):
		return x
	case b.isFixed(y, 0) || b.isFixed(x, 1):
		return y
	}
	return b.binary(opProduct, x, y)
}

func (b *builder) div(x, y ref) ref {
	if b.isFixed(y, 1) {
		return x
	}
	return b.binary(opQuotient, x, y)
}

func (b *builder) pow(x, y ref) ref {
	switch {
	case b.isFixed(y, 1):
		return x
	case b.isFixed(y, 2):
		return b.mul(x, x)
	}
	return b.binary(opPower, x, y)
}

func (b *builder) atan2(y, x ref) ref         { return b.binary(opArcTangent, y, x) }
func (b *builder) scale(f float64, x ref) ref { return b.mul(b.constant(f), x) }
func (b *builder) neg(x ref) ref              { return b.scale(-1, x) }
func (b *builder) sqrt(x ref) ref             { return b.unary("SQRT", x) }

// choice is below, at or above, as x is less than, equal to or greater than zero.
func (b *builder) choice(x, below, at, above ref) ref {
	if v, ok := b.fixed(x); ok {
		return pick(v, below, at, above)
	}
	if below == at && at == above {
		return at
	}
	return b.emit(instruction{op: opChoice, a: x, b: below, c: at, d: above})
}

func pick(v float64, below, at, above ref) ref {
	switch {
	case v < 0:
		return below
	case v > 0:
		return above
	}
	return at
}

func (b *builder) unary(name string, x ref) ref {
	index := functionIndex(name)
	if v, ok := b.fixed(x); ok {
		f, _, _ := functions[index].evaluate(v)
		return b.constant(f)
	}
	return b.emit(instruction{op: opUnary, a: x, index: index})
}

// unwrap makes an angle in (-pi, pi] continuous over accepted steps.
func (b *builder) unwrap(x ref) ref {
	if _, ok := b.fixed(x); ok {
		return x
	}
	if r, ok := b.known[instruction{op: opUnwrap, a: x}]; ok {
		return r
	}
	r := b.emit(instruction{op: opUnwrap, a: x, index: b.program.turns})
	b.known[instruction{op: opUnwrap, a: x}] = r
	b.program.turns++
	return r
}

// finish returns the program of some results, without the instructions and inputs that they do not need.
func (b *builder) finish(results []ref) *Program {
	old := b.program.code
	needed := make([]bool, len(old))
	for _, r := range results {
		needed[r] = true
	}
	for r := len(old) - 1; r >= 0; r-- {
		for _, o := range old[r].operands() {
			needed[o] = needed[o] || needed[r]
		}
	}
	p := &Program{}
	number := make([]ref, len(old))
	for r, i := range old {
		if !needed[r] {
			continue
		}
		for _, o := range i.operandFields() {
			*o = number[*o]
		}
		switch i.op {
		case opInput:
			p.Inputs = append(p.Inputs, b.program.Inputs[i.index])
			i.index = len(p.Inputs) - 1
		case opCurve:
			p.curves = append(p.curves, b.program.curves[i.index])
			i.index = len(p.curves) - 1
		case opSurface:
			p.surfaces = append(p.surfaces, b.program.surfaces[i.index])
			i.index = len(p.surfaces) - 1
		case opUnwrap:
			i.index = p.turns
			p.turns++
		}
		number[r] = ref(len(p.code))
		p.code = append(p.code, i)
	}
	for _, r := range results {
		p.results = append(p.results, number[r])
	}
	return p
}

// operandFields returns the places where an instruction names earlier ones.
func (i *instruction) operandFields() []*ref {
	switch i.op {
	case opConstant, opInput:
		return nil
	case opUnary, opCurve, opUnwrap:
		return []*ref{&i.a}
	case opChoice:
		return []*ref{&i.a, &i.b, &i.c, &i.d}
	}
	return []*ref{&i.a, &i.b}
}

func (i instruction) operands() (out []ref) {
	for _, field := range i.operandFields() {
		out = append(out, *field)
	}
	return out
}

// partials2 holds a function of two variables with its derivatives up to the second.
type partials2 struct {
	f, x, y, xx, xy, yy float64
}

// apply sets the value and the derivatives of one of the operations of two operands.
func (p *partials2) apply(op opcode, a, b float64) {
	switch op {
	case opSum:
		*p = partials2{f: a + b, x: 1, y: 1}
	case opDifference:
		*p = partials2{f: a - b, x: 1, y: -1}
	case opProduct:
		*p = partials2{f: a * b, x: b, y: a, xy: 1}
	case opQuotient:
		q := 1 / b
		*p = partials2{f: a * q, x: q, y: -a * q * q, xy: -q * q, yy: 2 * a * q * q * q}
	case opPower:
		p.power(a, b)
	case opArcTangent:
		r := a*a + b*b
		*p = partials2{f: math.Atan2(a, b)}
		if r > 0 {
			p.x, p.y = b/r, -a/r
			p.xx, p.xy, p.yy = -2*a*b/(r*r), (a*a-b*b)/(r*r), 2*a*b/(r*r)
		}
	}
}

// power sets a**b. Derivatives that do not exist at a base of zero, and those by the exponent at a base that is not
// positive, are zero.
func (p *partials2) power(a, b float64) {
	*p = partials2{f: math.Pow(a, b)}
	switch {
	case a == 0:
		if b == 1 {
			p.x = 1
		}
		if b == 2 {
			p.xx = 2
		}
	default:
		p.x = b * math.Pow(a, b-1)
		p.xx = b * (b - 1) * math.Pow(a, b-2)
		if a > 0 {
			l := math.Log(a)
			p.y, p.yy = p.f*l, p.f*l*l
			p.xy = math.Pow(a, b-1) * (1 + b*l)
		}
	}
}
