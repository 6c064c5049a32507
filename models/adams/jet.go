// Runs programs: values alone, or with first and second derivatives along directions the caller chooses.

package adams

import "math"

// Evaluator runs one program. It holds all memory that a run needs; two goroutines need two evaluators.
//
// Derivatives are by n variables of the caller: Seed says how an input depends on them. First derivatives are exact;
// second ones too, where the caller gives the inputs' own second derivatives.
type Evaluator struct {
	program  *Program
	order, n int       // derivatives of this run; variables
	value    []float64 // of each instruction
	first    []float64 // n for each instruction
	second   []float64 // n*n for each instruction
	input    []float64
	seed     []float64 // n for each input
	bend     []float64 // n*n for each input
	angles   []float64 // the unwrapped angles of the last accepted step
	latest   []float64 // those of the last run
}

// NewEvaluator prepares runs with derivatives up to the order (0, 1 or 2) by n variables.
func (p *Program) NewEvaluator(order, n int) *Evaluator {
	e := &Evaluator{
		program: p, order: order, n: n,
		value: make([]float64, len(p.code)), first: make([]float64, n*len(p.code)),
		input: make([]float64, len(p.Inputs)), seed: make([]float64, n*len(p.Inputs)),
		angles: make([]float64, p.turns), latest: make([]float64, p.turns),
	}
	if order > 1 {
		e.second = make([]float64, n*n*len(p.code))
		e.bend = make([]float64, n*n*len(p.Inputs))
	}
	return e
}

// Set gives input k its value.
func (e *Evaluator) Set(k int, v float64) { e.input[k] = v }

// Seed returns the derivatives of input k by the n variables, to be written by the caller. They start at zero and keep
// what was written.
func (e *Evaluator) Seed(k int) []float64 { return e.seed[k*e.n : (k+1)*e.n] }

// Bend returns the second derivatives of input k, n*n row by row, likewise. Only for order 2.
func (e *Evaluator) Bend(k int) []float64 { return e.bend[k*e.n*e.n : (k+1)*e.n*e.n] }

// Value returns result k of the last run.
func (e *Evaluator) Value(k int) float64 { return e.value[e.program.results[k]] }

// Gradient returns the first derivatives of result k. It is overwritten by the next run.
func (e *Evaluator) Gradient(k int) []float64 { return e.row(e.program.results[k]) }

// Hessian returns the second derivatives of result k, n*n row by row.
func (e *Evaluator) Hessian(k int) []float64 { return e.square(e.program.results[k]) }

func (e *Evaluator) row(r ref) []float64 { return e.first[int(r)*e.n : (int(r)+1)*e.n] }

func (e *Evaluator) square(r ref) []float64 {
	return e.second[int(r)*e.n*e.n : (int(r)+1)*e.n*e.n]
}

// Remember gives the evaluator the place of the angles of the last accepted step, one for each of Angles.
func (e *Evaluator) Remember(angles []float64) { e.angles = angles }

// Angles returns the number of angles that are kept continuous over accepted steps.
func (e *Evaluator) Angles() int { return e.program.turns }

// Accept takes the angles of the last run as those that the next runs must stay within half a turn of.
func (e *Evaluator) Accept() { copy(e.angles, e.latest) }

// Run evaluates the program with the inputs that were set, with derivatives up to the order, and returns its first
// result.
func (e *Evaluator) Run(order int) float64 {
	e.order = order
	for r := range e.program.code {
		e.step(ref(r), &e.program.code[r])
	}
	return e.Value(0)
}

func (e *Evaluator) step(r ref, i *instruction) {
	switch i.op {
	case opConstant:
		e.value[r] = i.value // its derivatives stay zero
	case opInput:
		e.value[r] = e.input[i.index]
		if e.order > 0 {
			copy(e.row(r), e.Seed(i.index))
		}
		if e.order > 1 {
			copy(e.square(r), e.Bend(i.index))
		}
	case opChoice:
		e.same(r, pick(e.value[i.a], i.b, i.c, i.d))
	case opUnwrap:
		e.same(r, i.a)
		e.value[r] += 2 * math.Pi * math.RoundToEven((e.angles[i.index]-e.value[r])/(2*math.Pi))
		e.latest[i.index] = e.value[r]
	case opUnary:
		f, d, dd := functions[i.index].evaluate(e.value[i.a])
		e.chain1(r, i.a, f, d, dd)
	case opCurve:
		f, d, dd := e.program.curves[i.index].evaluate(e.value[i.a])
		e.chain1(r, i.a, f, d, dd)
	default:
		var p partials2
		if i.op == opSurface {
			p = e.program.surfaces[i.index].evaluate(e.value[i.a], e.value[i.b])
		} else {
			p.apply(i.op, e.value[i.a], e.value[i.b])
		}
		e.chain2(r, i.a, i.b, &p)
	}
}

// same gives r the value and the derivatives of a.
func (e *Evaluator) same(r, a ref) {
	e.value[r] = e.value[a]
	if e.order > 0 {
		copy(e.row(r), e.row(a))
	}
	if e.order > 1 {
		copy(e.square(r), e.square(a))
	}
}

// chain1 applies the chain rule for a function of one value.
func (e *Evaluator) chain1(r, a ref, f, d, dd float64) {
	e.value[r] = f
	if e.order == 0 {
		return
	}
	to, from := e.row(r), e.row(a)
	for k, g := range from {
		to[k] = scaled(d, g)
	}
	if e.order < 2 {
		return
	}
	square, h := e.square(r), e.square(a)
	for k, g := range from {
		for l, m := range from {
			square[k*e.n+l] = scaled(d, h[k*e.n+l]) + scaled(dd, g*m)
		}
	}
}

// chain2 applies the chain rule for a function of two values.
func (e *Evaluator) chain2(r, a, b ref, p *partials2) {
	e.value[r] = p.f
	if e.order == 0 {
		return
	}
	to, u, v := e.row(r), e.row(a), e.row(b)
	for k := range to {
		to[k] = scaled(p.x, u[k]) + scaled(p.y, v[k])
	}
	if e.order < 2 {
		return
	}
	square, h, w := e.square(r), e.square(a), e.square(b)
	for k := range to {
		for l := range to {
			kl := k*e.n + l
			square[kl] = scaled(p.x, h[kl]) + scaled(p.y, w[kl]) + scaled(p.xx, u[k]*u[l]) +
				scaled(p.xy, u[k]*v[l]+v[k]*u[l]) + scaled(p.yy, v[k]*v[l])
		}
	}
}

// scaled is f times g, but zero where g is zero: an infinite slope in a direction nothing moves along does no harm.
func scaled(f, g float64) float64 {
	if g == 0 {
		return 0
	}
	return f * g
}
