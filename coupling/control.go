package coupling

// Error control: how many steps of the particles a step of the bodies spans, by how far the bodies depart from the way that the particles were
// led along.

import (
	"bytes"
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/rigid"
	"gabion/solvers"
	"gabion/solvers/lu"
)

// Limits of how a step changes, and the part of what would be allowed that it is aimed at.
const (
	mostGrowth  = 2.0
	leastShrink = 0.25
	caution     = 0.8
)

// grossPart is the departure, by the smallest particle's radius, with which a step tells nothing any more.
const grossPart = 0.1

// ExchangeError says that a step was too long for bodies and particles to find together.
type ExchangeError struct {
	Step  float64 // s
	Cause string
	Err   error // of the bodies' solver; may be nil
}

func (e *ExchangeError) Error() string {
	return fmt.Sprintf("coupling: in a step of %g s %s: try a shorter solver.step, or coupling.error_control", e.Step, e.Cause)
}

func (e *ExchangeError) Unwrap() error { return e.Err }

// restart is what it takes to make a step again.
type restart struct {
	bodies                       solvers.Snapshot
	particles                    bytes.Buffer
	end, expected, applied, owed []rigid.Wrench
	tangents                     []rigid.Tangent
}

// keep saves the state before a step, once however often the step is made.
func (s *Simulation) keep() error {
	c, b := s.cycle, &s.cycle.back
	if c.kept {
		return nil
	}
	c.kept = true
	s.integrator.Save(&b.bodies)
	b.end, b.expected = append(b.end[:0], c.end...), append(b.expected[:0], c.expected...)
	b.applied, b.owed = append(b.applied[:0], c.applied...), append(b.owed[:0], c.owed...)
	b.tangents = append(b.tangents[:0], s.contact.tangents...)
	b.particles.Reset()
	return s.particles.Save(&b.particles)
}

// goBack takes up the state that was kept.
func (s *Simulation) goBack() error {
	c, b := s.cycle, &s.cycle.back
	copy(c.end, b.end)
	copy(c.expected, b.expected)
	copy(c.applied, b.applied)
	copy(c.owed, b.owed)
	copy(s.contact.tangents, b.tangents)
	c.response.learn(s.contact)
	if err := s.particles.Restore(bytes.NewReader(b.particles.Bytes())); err != nil {
		return err
	}
	return s.integrator.Restore(&b.bodies)
}

// approachCycled makes one step towards time t (s), of as many steps of the particles as the departure allows, at most those of a step of h (s).
func (s *Simulation) approachCycled(t, h float64) error {
	c := s.cycle
	dt := h / float64(c.Substeps)
	left := max(1, int(math.Ceil((t-s.time)/dt-1e-6)))
	for {
		c.span = min(c.next, left)
		if c.span > 1 {
			if err := s.keep(); err != nil {
				return err
			}
		}
		step := float64(c.span) * dt
		err := s.try(step)
		var failed *ExchangeError
		switch {
		case err != nil && (c.span == 1 || !errors.As(err, &failed)):
			return err
		case err == nil && (c.span == 1 || c.departure <= c.Departure):
			c.next = c.after(c.span, c.growth())
			return s.accept(step)
		}
		growth := leastShrink
		if err == nil {
			growth = c.growth()
		}
		c.refused++
		c.next = max(1, int(growth*float64(c.span)))
		if err := s.goBack(); err != nil {
			return err
		}
	}
}

// growth is by how much longer a step may be than the last; the departure grows with its third power.
func (c *subcycle) growth() float64 {
	return math.Min(mostGrowth, math.Max(leastShrink, caution*math.Cbrt(c.Departure/c.departure)))
}

// after is the number of steps of the particles in the next step. A step that was cut short to reach a time lets it be no shorter than before.
func (c *subcycle) after(span int, growth float64) int {
	n := int(math.Ceil(growth * float64(span)))
	if growth < 1 {
		n = int(growth * float64(span))
	} else if span < c.next {
		n = max(n, c.next)
	}
	return min(max(n, 1), c.Substeps)
}

// measure works out how far the bodies are now from the end of the way that the particles were led along, where they touch particles.
func (s *Simulation) measure(h float64) error {
	c := s.cycle
	c.departure = 0
	for i := range c.impulse {
		if c.impulse[i] == (rigid.Wrench{}) {
			continue
		}
		p := s.bodies.Pose(s.contact.carriers[i])
		moved, _ := apart(&p, &c.path.To[i])
		way := r3.Norm2(r3.Vec{X: moved[0], Y: moved[1], Z: moved[2]})
		turn := r3.Norm2(r3.Vec{X: moved[3], Y: moved[4], Z: moved[5]})
		c.departure = math.Max(c.departure, math.Sqrt(way)+c.reach[i]*math.Sqrt(turn))
	}
	if far := c.departure; !(far <= c.gross) {
		c.departure = 0
		return &ExchangeError{Step: h, Cause: fmt.Sprintf("the bodies depart by %.3g m from the way that the particles were led along", far)}
	}
	return nil
}

// tooLong tells of an error of the bodies' solver that the step was too long, where a shorter one may do.
func tooLong(h float64, err error) error {
	var singular lu.ErrSingular
	var convergence *solvers.ConvergenceError
	if errors.As(err, &singular) || errors.As(err, &convergence) {
		return &ExchangeError{Step: h, Cause: "the bodies do not bear the force of the particles (" + err.Error() + ")", Err: err}
	}
	return err
}

// reaches are the distances of the farthest points of the coupled surfaces from the origins of their frames, m; those without end are left out.
func reaches(surfaces []dem.Surface, frames int) []float64 {
	reach := make([]float64, frames)
	far := func(frame int, p r3.Vec) {
		if d := r3.Norm(p); d > reach[frame] && !math.IsInf(d, 0) {
			reach[frame] = d
		}
	}
	for i := range surfaces {
		switch c := surfaces[i].Carrier.(type) {
		case dem.Attached:
			for _, p := range surfaces[i].Shape.Bounds().Vertices() {
				far(c.Frame, r3.Add(c.At.Position, p))
			}
		case dem.Strand:
			for k, f := range c.Frames {
				far(f, c.Ends[k])
			}
		}
	}
	return reach
}

// smallest is the radius of the smallest particle there is, m.
func smallest(particles dem.Engine) float64 {
	var state dem.State
	particles.Snapshot(&state)
	least := math.Inf(1)
	for _, r := range state.Radius {
		least = math.Min(least, r)
	}
	return least
}
