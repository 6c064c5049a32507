package mbd

// This file holds constraint equations: a coordinate with a prescribed value.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// equation prescribes the value of a coordinate, zero without a target.
type equation struct {
	name   string
	index  int // row among all constraints
	source coordinate
	target Function // nil: zero
	// initial takes the initial value of the coordinate as the target.
	initial bool
	held    bool    // the target runs at its mean rate, see HoldRates
	mean    float64 // rate

	bodies     []int
	residual   float64 // where its forces were worked out last
	gradient   []r3.Vec
	curvature  []matrix3
	full, mass []rowBlock

	dropped  bool
	diagonal [2]int // places in the patterns, if equations may be dropped
}

func (e *equation) label() string { return e.name }

func (e *equation) attached() []int {
	b := append([]int(nil), e.source.attached()...)
	for k := range b {
		b[k]--
	}
	return b
}

func (e *equation) prepare(s *System) error {
	e.bodies = e.source.attached()
	n := 2 * len(e.bodies)
	e.gradient = make([]r3.Vec, n)
	e.curvature = make([]matrix3, n*n)
	prepareCoordinate(e.source, s)
	if e.drivesAngle() {
		s.state[e.source.(*angle).slot], _, _ = e.target.At(s.time)
	}
	if e.initial {
		e.target = Constant(e.source.value(s.frames, 0, e.gradient))
	}
	return nil
}

// drivesAngle tells whether the equation prescribes an angle, revolutions included.
func (e *equation) drivesAngle() bool {
	_, ok := e.source.(*angle)
	return ok && e.target != nil && !e.initial
}

// evaluate computes the gradient and returns the residual.
func (e *equation) evaluate(s *System) float64 {
	clear(e.gradient)
	v := e.source.value(s.frames, 1, e.gradient)
	if e.target != nil {
		x, _, _ := e.target.At(s.time)
		v -= x
	}
	return v
}

// rate returns the residual's rate.
func (e *equation) rate(s *System, _ int) float64 {
	e.evaluate(s)
	var v float64
	for k, b := range e.bodies {
		f := &s.frames[b]
		v += r3.Dot(e.gradient[2*k], f.velocity) + r3.Dot(e.gradient[2*k+1], f.omega)
	}
	if e.target != nil {
		x, _ := e.targetRate(s.time)
		v -= x
	}
	rate, _ := e.drift()
	return v + rate
}

// drift returns the contributions of explicit time dependence to the rate and to the bias, after an evaluation.
func (e *equation) drift() (rate, bias float64) {
	if c, ok := e.source.(*general); ok {
		return c.rate, c.bias
	}
	return 0, 0
}

// bias returns the second time derivative of the residual for zero accelerations: v^T H v less that of the target.
func (e *equation) bias(s *System, worker int) float64 {
	curvature := s.loops.curvatures[worker][:len(e.curvature)] // of the worker: its own would come from far memory
	clear(curvature)
	e.source.hessian(s.frames, 1, curvature)
	v := quadratic(s.frames, e.bodies, curvature)
	if e.target != nil {
		_, x := e.targetRate(s.time)
		v -= x
	}
	_, bias := e.drift()
	return v + bias
}

// quadratic returns v^T H v for the velocities of the bodies.
func quadratic(frames []frame, bodies []int, h []matrix3) float64 {
	n := 2 * len(bodies)
	var sum float64
	for i := range n {
		var row r3.Vec
		for j := range n {
			row = r3.Add(row, h[i*n+j].mul(velocityComponent(frames, bodies, j)))
		}
		sum += r3.Dot(velocityComponent(frames, bodies, i), row)
	}
	return sum
}

// velocityComponent returns the k-th velocity of the bodies: a linear one for even k, an angular one for odd k.
func velocityComponent(frames []frame, bodies []int, k int) r3.Vec {
	f := &frames[bodies[k/2]]
	if k%2 == 0 {
		return f.velocity
	}
	return f.omega
}

// act writes the constraint forces on the bodies, -Phi_q^T lambda.
func (e *equation) act(s *System, out []rigid.Wrench) {
	if e.dropped {
		clear(out)
		return
	}
	e.residual = e.evaluate(s)
	l := -s.lambda[e.index]
	for k := range out {
		out[k] = rigid.Wrench{Force: r3.Scale(l, e.gradient[2*k]), Moment: r3.Scale(l, e.gradient[2*k+1])}
	}
}

func (e *equation) tangent(s *System, t *tangents) {
	l := s.lambda[e.index]
	if l == 0 || e.dropped {
		return
	}
	clear(e.curvature)
	e.source.hessian(s.frames, l*t.position, e.curvature)
	for k := range e.curvature {
		t.add(k/t.width, k%t.width, &e.curvature[k])
	}
}

// external tells whether the equation is evaluated outside the package.
func (e *equation) external() bool {
	_, ok := e.source.(*general)
	return ok
}

// write writes Phi_q into its row and its column of a pattern, the full one (0) or that of the masses (1).
func (e *equation) write(values []float64, places []rowBlock, pattern int) {
	if e.dropped {
		values[e.diagonal[pattern]] = 1
		return
	}
	for k, p := range places {
		if p.row < 0 {
			continue
		}
		g := e.gradient[k]
		r := values[p.row : p.row+3]
		r[0] += g.X
		r[1] += g.Y
		r[2] += g.Z
		c, n := values[p.column.start:], p.column.stride
		c[0] += g.X
		c[n] += g.Y
		c[2*n] += g.Z
	}
}

// ConstraintBodies lists the bodies that a constraint equation acts on, the ground and bodies that never move among them, and some of them several times.
func (s *System) ConstraintBodies(row int) []int { return s.equations[row].attached() }

// ConstraintGradient returns the derivatives of a constraint equation at the placement: for each of its ConstraintBodies by translation and by infinitesimal rotation in world axes. They are
// valid until the next evaluation.
func (s *System) ConstraintGradient(row int) []r3.Vec {
	e := s.equations[row]
	e.evaluate(s)
	return e.gradient
}

// Constraints writes the residuals of the constraint equations, zero for dropped ones.
func (s *System) Constraints(dst []float64) {
	known := s.stretched == s.placed
	for k, e := range s.equations {
		switch {
		case e.dropped:
			dst[k] = 0
		case known:
			dst[k] = e.residual
		default:
			dst[k] = e.evaluate(s)
		}
	}
}

// ConstraintRates writes the rates of the residuals.
func (s *System) ConstraintRates(dst []float64) { s.equationLoop(dst, (*equation).rate) }

// equationLoop writes a quantity of each equation that is not dropped, and zeros for the others: those from outside one after the other.
func (s *System) equationLoop(dst []float64, of func(e *equation, s *System, worker int) float64) {
	s.loops.dst, s.loops.of = dst, of
	s.makeCurvatures()
	s.pool.Range(len(s.equations), elementsInBlock, s.loops.equations)
	for k, e := range s.equations {
		if e.external() && !e.dropped {
			dst[k] = of(e, s, 0)
		}
	}
}

// makeCurvatures gives each worker room for the second derivatives of a constraint, once.
func (s *System) makeCurvatures() {
	l := &s.loops
	if len(l.curvatures) == s.pool.Workers() {
		return
	}
	largest := 0
	for _, e := range s.equations {
		largest = max(largest, len(e.curvature))
	}
	l.curvatures = make([][]matrix3, s.pool.Workers())
	for w := range l.curvatures {
		l.curvatures[w] = make([]matrix3, largest)
	}
}

// ConstraintBias writes the second time derivatives of the residuals for zero accelerations.
func (s *System) ConstraintBias(dst []float64) { s.equationLoop(dst, (*equation).bias) }
