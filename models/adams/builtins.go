// The mathematical functions of the language, made of elementary instructions.

package adams

import "math"

// builtin makes the program of a function from those of its arguments.
type builtin struct {
	least, most int // number of arguments
	build       func(b *builder, a []ref) ref
}

const many = 1 << 20

// builtins are documented in the Adams/Solver reference; formulas are given where they stand.
var builtins = map[string]builtin{
	"ATAN2": {2, 2, func(b *builder, a []ref) ref { return b.atan2(a[0], a[1]) }},
	"MIN":   {2, many, func(b *builder, a []ref) ref { return b.extreme(a, 1) }},
	"MAX":   {2, many, func(b *builder, a []ref) ref { return b.extreme(a, -1) }},
	"MOD": {2, 2, func(b *builder, a []ref) ref { // a - b int(a/b)
		return b.sub(a[0], b.mul(b.unary("INT", b.div(a[0], a[1])), a[1]))
	}},
	"SIGN": {2, 2, func(b *builder, a []ref) ref { // |a| with the sign of b
		size := b.unary("ABS", a[0])
		return b.choice(a[1], b.neg(size), size, size)
	}},
	"DIM": {2, 2, func(b *builder, a []ref) ref { // the positive part of a - b
		d, zero := b.sub(a[0], a[1]), b.constant(0)
		return b.choice(d, zero, zero, d)
	}},
	"IF":   {4, 4, func(b *builder, a []ref) ref { return b.choice(a[0], a[1], a[2], a[3]) }},
	"STEP": {5, 5, func(b *builder, a []ref) ref { return b.ramp(a, b.cubicStep) }},
	"STEP5": {5, 5, func(b *builder, a []ref) ref { // quintic: 10 d^3 - 15 d^4 + 6 d^5
		return b.ramp(a, func(d ref) ref {
			inner := b.add(b.constant(10), b.mul(d, b.sub(b.scale(6, d), b.constant(15))))
			return b.mul(b.mul(b.mul(d, d), d), inner)
		})
	}},
	"HAVSIN": {5, 5, func(b *builder, a []ref) ref { // (1 - cos(pi d)) / 2
		return b.ramp(a, func(d ref) ref {
			return b.scale(0.5, b.sub(b.constant(1), b.unary("COS", b.scale(math.Pi, d))))
		})
	}},
	"POLY":   {2, many, buildPolynomial},
	"CHEBY":  {2, many, buildChebyshev},
	"FORCOS": {4, many, func(b *builder, a []ref) ref { return b.fourier("COS", a) }},
	"FORSIN": {4, many, func(b *builder, a []ref) ref { return b.fourier("SIN", a) }},
	"SHF": {4, 6, func(b *builder, a []ref) ref { // a sin(w (x - x0) - phi) + b
		phase := b.mul(a[3], b.sub(a[0], a[1]))
		if len(a) > 4 {
			phase = b.sub(phase, a[4])
		}
		v := b.mul(a[2], b.unary("SIN", phase))
		if len(a) > 5 {
			v = b.add(v, a[5])
		}
		return v
	}},
	"IMPACT": {7, 7, func(b *builder, a []ref) ref {
		// x, x', x1, k, e, cmax, d: below x1 the larger of 0 and k (x1-x)^e - step(x, x1-d, cmax, x1, 0) x'
		return b.stop(a[0], a[1], a[2], a[3], a[4], a[5], a[6])
	}},
	"BISTOP": {8, 8, func(b *builder, a []ref) ref {
		// x, x', x1, x2, k, e, cmax, d: an IMPACT at x1 and its mirror image at x2
		low := b.stop(a[0], a[1], a[2], a[4], a[5], a[6], a[7])
		high := b.stop(b.neg(a[0]), b.neg(a[1]), b.neg(a[3]), a[4], a[5], a[6], a[7])
		return b.sub(low, high)
	}},
}

// extreme returns the smallest (sign 1) or the largest (sign -1) value.
func (b *builder) extreme(a []ref, sign float64) ref {
	best := a[0]
	for _, v := range a[1:] {
		best = b.choice(b.scale(sign, b.sub(best, v)), best, best, v)
	}
	return best
}

// ramp runs from h0 at x0 to h1 at x1 by a shape from 0 to 1; a holds x, x0, h0, x1, h1.
func (b *builder) ramp(a []ref, shape func(d ref) ref) ref {
	x, x0, h0, x1, h1 := a[0], a[1], a[2], a[3], a[4]
	between := b.add(h0, b.mul(b.sub(h1, h0), shape(b.div(b.sub(x, x0), b.sub(x1, x0)))))
	late := b.choice(b.sub(x, x1), between, h1, h1)
	return b.choice(b.sub(x, x0), h0, h0, late)
}

// cubicStep is 3 d^2 - 2 d^3.
func (b *builder) cubicStep(d ref) ref {
	return b.mul(b.mul(d, d), b.sub(b.constant(3), b.scale(2, d)))
}

// stop is the one-sided force of IMPACT.
func (b *builder) stop(x, rate, x1, k, e, cmax, d ref) ref {
	zero := b.constant(0)
	depth := b.sub(x1, x)
	damping := b.ramp([]ref{depth, zero, zero, d, cmax}, b.cubicStep)
	force := b.sub(b.mul(k, b.pow(b.choice(depth, zero, zero, depth), e)), b.mul(damping, rate))
	return b.choice(depth, zero, zero, b.choice(force, zero, zero, force))
}

func buildPolynomial(b *builder, a []ref) ref {
	u := b.sub(a[0], a[1])
	v := b.constant(0)
	for k := len(a) - 1; k >= 2; k-- {
		v = b.add(a[k], b.mul(u, v))
	}
	return v
}

// buildChebyshev sums a_k T_k(x - x0).
func buildChebyshev(b *builder, a []ref) ref {
	u := b.sub(a[0], a[1])
	before, now := u, b.constant(1) // T_-1 would be u: T_1 = 2 u T_0 - T_-1
	sum := b.constant(0)
	for _, c := range a[2:] {
		sum = b.add(sum, b.mul(c, now))
		before, now = now, b.sub(b.scale(2, b.mul(u, now)), before)
	}
	return sum
}

// fourier sums a0 + a_k f(k w (x - x0)); a holds x, x0, w, a0, a1...
func (b *builder) fourier(function string, a []ref) ref {
	phase := b.mul(a[2], b.sub(a[0], a[1]))
	sum := a[3]
	for k, c := range a[4:] {
		sum = b.add(sum, b.mul(c, b.unary(function, b.scale(float64(k+1), phase))))
	}
	return sum
}
