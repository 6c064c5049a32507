// Gear's predictor-corrector, beside velocity Verlet: forces are those where particles are predicted to be, with the velocities there.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
)

// derivatives are those of a particle's velocity and angular velocity.
type derivatives struct{ of, turning law.Gear }

// predicts tells whether particles are stepped so.
func (e *Engine) predicts() bool { return e.model.Integrator == dem.Gear }

// addDerivatives takes in those of n new particles, which begin with gravity's.
func (e *Engine) addDerivatives(n int) {
	if !e.predicts() {
		return
	}
	e.derivatives = buffer.Grow(e.derivatives, n)
	for range n {
		e.derivatives = append(e.derivatives, derivatives{of: law.Gear{First: e.gravity}})
	}
}

// reorderDerivatives moves them to the new places of their particles, and leaves out all but the first n.
func (e *Engine) reorderDerivatives(n int) {
	if e.predicts() {
		permute(e.derivatives, e.order)
		e.derivatives = e.derivatives[:n]
	}
}

// predict moves a chunk's particles to where they are predicted to be, and notes as moveEach does how far they have come, and the first that strayed.
func (e *Engine) predict(c *chunk) {
	corner := e.grid.box.Min
	for i := c.lo; i < c.hi; i++ {
		s, m, d := &e.at[i], &e.motion[i], &e.derivatives[i]
		var way r3.Vec
		way, m.V = d.of.Predict(m.V, e.dt)
		_, m.W = d.turning.Predict(m.W, e.dt)
		s.X, s.Y, s.Z = s.X+way.X, s.Y+way.Y, s.Z+way.Z
		if !(r3.Norm2(way) < s.R*s.R) && c.displaced < 0 {
			c.displaced = i
		}
		p := &e.listPositions[i]
		c.moved = max(c.moved, r3.Norm2(r3.Vec{X: s.X - corner.X - float64(p[0]), Y: s.Y - corner.Y - float64(p[1]), Z: s.Z - corner.Z - float64(p[2])}))
	}
}

// correct takes a chunk's particles to where the forces on them take them.
func (e *Engine) correct(c *chunk) {
	for i := c.lo; i < c.hi; i++ {
		s, m, a, d := &e.at[i], &e.motion[i], &e.load[i], &e.derivatives[i]
		way, more := d.of.Correct(r3.Add(r3.Scale(m.InverseMass, a.F), e.gravity), e.dt)
		s.X, s.Y, s.Z = s.X+way.X, s.Y+way.Y, s.Z+way.Z
		m.V = r3.Add(m.V, more)
		_, more = d.turning.Correct(r3.Scale(m.InverseInertia, a.T), e.dt)
		m.W = r3.Add(m.W, more)
	}
}
