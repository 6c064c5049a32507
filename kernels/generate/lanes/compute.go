package lanes

import "gabion/kernels/generate/trace"

// names are the instructions of operations on two values.
var names = map[trace.Op]string{trace.Add: "VADDPD", trace.Sub: "VSUBPD", trace.Mul: "VMULPD", trace.Div: "VDIVPD", trace.And: "VANDPD", trace.Or: "VORPD"}

// predicates of comparisons: ordered, so that nothing holds for what is not a number, but for its being different.
var predicates = map[trace.Op]int{trace.Less: 17, trace.LessEqual: 18, trace.Equal: 0, trace.NotEqual: 4}

// compute writes the instruction of a node.
func (a *assembler) compute(n *trace.Node) {
	x, y := n.Args[0], n.Args[1]
	switch n.Op {
	case trace.Add, trace.Mul, trace.And, trace.Or:
		if _, ok := a.where[x]; !ok { // the first has to be in a register, the second need not
			x, y = y, x
		}
		a.two(names[n.Op], n, x, y)
	case trace.Sub, trace.Div:
		a.two(names[n.Op], n, x, y)
	case trace.Min, trace.Max: // the instructions give the second where one is not a number, and of two zeros
		if constant(x) {
			x, y = y, x
		}
		name := map[trace.Op]string{trace.Min: "VMINPD", trace.Max: "VMAXPD"}[n.Op]
		a.two(name, n, y, x)
	case trace.Less, trace.LessEqual, trace.Equal, trace.NotEqual:
		r := a.register(x)
		o := a.operand(y)
		a.code("VCMPPD $%d, %s, Y%d, Y%d", predicates[n.Op], o, r, a.result(n))
	case trace.Sqrt:
		o := a.operand(x)
		a.code("VSQRTPD %s, Y%d", o, a.result(n))
	case trace.Neg:
		r := a.register(x)
		a.code("VXORPD %s, Y%d, Y%d", a.sign(), r, a.result(n))
	case trace.Not:
		r := a.register(x)
		a.code("VXORPD %s, Y%d, Y%d", a.ones(), r, a.result(n))
	case trace.Select:
		a.choose(n)
	default:
		a.fail(n)
	}
}

// two writes an instruction of two values.
func (a *assembler) two(name string, n, first, second *trace.Node) {
	r := a.register(first)
	o := a.operand(second)
	a.code("%s %s, Y%d, Y%d", name, o, r, a.result(n))
}

func isZero(n *trace.Node) bool { return constant(n) && n.Value == 0 }

// choose writes a select: where one side is zero, by a mask.
func (a *assembler) choose(n *trace.Node) {
	mask, yes, no := n.Args[0], n.Args[1], n.Args[2]
	m := a.register(mask)
	switch {
	case isZero(no):
		o := a.operand(yes)
		a.code("VANDPD %s, Y%d, Y%d", o, m, a.result(n))
	case isZero(yes):
		o := a.operand(no)
		a.code("VANDNPD %s, Y%d, Y%d", o, m, a.result(n))
	default:
		r := a.register(no)
		o := a.operand(yes)
		a.code("VBLENDVPD Y%d, %s, Y%d, Y%d", m, o, r, a.result(n))
	}
}
