package coupling

// Relaxation of the interface between repetitions of an iterated step.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/vec"
	"gabion/rigid"
)

// Limits of the relaxation factor: the least, and by how much it may grow from one repetition to the next.
const (
	minRelaxation       = 0.02
	maxRelaxationGrowth = 1.5
)

// relaxation is Aitken's of the trajectory's end of one frame (Irons and Tuck 1969; Kuettler and Wall 2008, eq. 24, here for each body alone).
type relaxation struct {
	residual interfaceResidual // of the last repetition
	factor   float64           // share of the residual by which the trajectory's end has been corrected
}

// interfaceResidual is by how much a body's step ends elsewhere than the trajectory that the particles have seen: translation, rotation, and the
// differences of both velocities over a step. Rotations are multiplied by the reach of the surfaces, so that all are lengths, m.
type interfaceResidual [4]r3.Vec

func residualOf(body, trajectory *rigid.Frame, h, reach float64) interfaceResidual {
	d, v := frameDifference(body, trajectory)
	return interfaceResidual{
		{X: d[0], Y: d[1], Z: d[2]},
		r3.Scale(reach, r3.Vec{X: d[3], Y: d[4], Z: d[5]}),
		r3.Scale(h, r3.Vec{X: v[0], Y: v[1], Z: v[2]}), r3.Scale(h*reach, r3.Vec{X: v[3], Y: v[4], Z: v[5]}),
	}
}

func (m *interfaceResidual) dot(o *interfaceResidual) (sum float64) {
	for i := range m {
		sum += r3.Dot(m[i], o[i])
	}
	return sum
}

// update returns the relaxation factor for a new residual: as it was while that halves the residual, else Aitken's. Contacts that are closed at the
// end of one repetition and open at the end of the next need it.
func (a *relaxation) update(residual interfaceResidual) float64 {
	var change interfaceResidual
	for i := range change {
		change[i] = r3.Sub(residual[i], a.residual[i])
	}
	if d2 := change.dot(&change); a.residual != (interfaceResidual{}) && d2 > 0 && residual.dot(&residual) > 0.25*a.residual.dot(&a.residual) {
		growth := math.Min(-a.residual.dot(&change)/d2, maxRelaxationGrowth)
		a.factor = math.Min(math.Max(growth*a.factor, minRelaxation), 1)
	}
	a.residual = residual
	return a.factor
}

// relaxTrajectory moves the trajectory's end towards where the bodies have gone in the last repetition.
func (s *Simulation) relaxTrajectory(repetition int) {
	c := s.subcycle
	if repetition == 1 {
		for i := range c.states {
			c.states[i].relaxation = relaxation{factor: 1}
		}
	}
	// From the trajectory's end as the particles have seen it to where the bodies are.
	correction := dem.Trajectory{From: c.work, To: c.trajectory.To, Duration: 1}
	copy(correction.From, correction.To)
	s.readFrames(c.trajectory.To)
	for i := range c.trajectory.To {
		body, old := c.trajectory.To[i], correction.From[i]
		factor := c.states[i].relaxation.update(residualOf(&body, &old, c.trajectory.Duration, c.states[i].reach))
		if factor == 1 {
			continue
		}
		relaxed := correction.At(i, factor)
		relaxed.Position, relaxed.Velocity = vec.Mix(old.Position, body.Position, factor), vec.Mix(old.Velocity, body.Velocity, factor)
		c.trajectory.To[i] = relaxed
	}
}
