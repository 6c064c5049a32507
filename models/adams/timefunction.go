// Function expressions of time as drivers: given as displacement, or as velocity or acceleration to be integrated.

package adams

import (
	"fmt"

	"gabion/mbd"
)

// timeFunction compiles an expression that depends on time alone. Its values and derivatives are in dataset units over
// SI time; scale turns the value into SI.
func timeFunction(d *Dataset, e *Expression, what string, scale float64) (mbd.Function, error) {
	p, err := d.Compile(e)
	if err != nil {
		return nil, err
	}
	for _, in := range p.Inputs {
		if in.Quantity != Time {
			return nil, Error{d.File, e.At, what + " must be a function of time only"}
		}
	}
	if len(p.Inputs) == 0 {
		return mbd.Constant(scale * p.NewEvaluator(0, 0).Run(0)), nil
	}
	run := p.NewEvaluator(2, 1)
	run.Seed(0)[0] = 1 / d.Units.Time
	return mbd.FunctionOf(func(t float64) (value, rate, acceleration float64) {
		run.Set(0, t/d.Units.Time)
		value = run.Run(2)
		return scale * value, scale * run.Gradient(0)[0], scale * run.Hessian(0)[0]
	}), nil
}

// integral is a function given by its first or second derivative f, from a value and a rate at time zero. Sums over whole
// cells are kept, so the result does not depend on the order of the calls.
type integral struct {
	f           mbd.Function
	twice       bool
	start, rate float64      // at time zero
	sums        [][2]float64 // value and, if twice, rate at the end of cell k
}

// cell is the length of a cell of the quadrature, s.
const cell = 1.0 / 1024

// gauss are the points and weights of Gauss' formula of degree 9 on [0, 1].
var gauss = [5][2]float64{
	{0.046910077030668004, 0.11846344252809454},
	{0.23076534494715845, 0.23931433524968324},
	{0.5, 0.28444444444444444},
	{0.76923465505284155, 0.23931433524968324},
	{0.953089922969332, 0.11846344252809454},
}

// At integrates to t; before time zero the function goes on with its first values.
func (g *integral) At(t float64) (value, rate, acceleration float64) {
	if len(g.sums) == 0 {
		g.sums = append(g.sums, [2]float64{g.start, g.rate})
	}
	whole := max(int(t/cell), 0)
	for k := len(g.sums); k <= whole; k++ {
		value, rate = g.advance(g.sums[k-1], float64(k-1)*cell, cell)
		g.sums = append(g.sums, [2]float64{value, rate})
	}
	from := float64(whole) * cell
	value, rate = g.advance(g.sums[whole], from, t-from)
	f, slope, _ := g.f.At(t)
	if g.twice {
		return value, rate, f
	}
	return value, f, slope
}

// advance integrates over a length h from a time.
func (g *integral) advance(state [2]float64, from, h float64) (value, rate float64) {
	var once, moment float64
	for _, p := range gauss {
		f, _, _ := g.f.At(from + p[0]*h)
		once += p[1] * f * h
		moment += p[1] * f * h * (1 - p[0]) * h
	}
	if g.twice {
		return state[0] + state[1]*h + moment, state[1] + once
	}
	return state[0] + once, 0
}

func describe(keyword string, id int) string { return fmt.Sprintf("%s/%d", keyword, id) }
