package coupling

// The contact force on the bodies during a sub-cycled step, linearised in their motion.

import (
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
	"gabion/solvers/lu"
)

// linearise drops stiffness of positive feedback from tangents, and lists those that are not zero: a dashpot that grows with the overlap has such stiffness while the
// contact opens, which lasts for a moment, and the step of the bodies is long. It is what kernels/bodies_exchange.cuh does on a GPU.
func linearise(active []int, tangents []rigid.Tangent) []int {
	for n := range tangents {
		t := &tangents[n]
		if t.Stiffness[0][0]+t.Stiffness[1][1]+t.Stiffness[2][2] > 0 {
			t.Stiffness = [6][6]float64{}
		}
		if !isZero(t) {
			active = append(active, n)
		}
	}
	return active
}

// updateTangents lists the tangents that are not zero and the frames between which they act.
func (c *contactLoad) updateTangents() {
	c.active = linearise(c.active[:0], c.tangents)
	c.listResponsive()
}

// listResponsive lists the frames between which the active tangents act.
func (c *contactLoad) listResponsive() {
	c.responsive = c.responsive[:0]
	for _, n := range c.active {
		c.responsive = append(c.responsive, c.pairs[n][:]...)
	}
	slices.Sort(c.responsive)
	c.responsive = slices.Compact(c.responsive)
}

// evaluateLinearised sets wrenches to the base forces, changed by the tangents for the motion of the bodies from the linearisation points.
func (c *contactLoad) evaluateLinearised(poses []rigid.Frame, wrenches []rigid.Wrench) {
	for _, j := range c.responsive {
		f := &c.states[j]
		displacement, velocity := frameDifference(&poses[j], &f.point)
		copy(f.motion[:], displacement[:])
		copy(f.motion[6:], velocity[:])
		f.correction = [6]float64{}
	}
	for _, n := range c.active {
		p := &c.pairs[n]
		lu.SubtractAnswer(&c.states[p[0]].correction, &c.tangents[n], &c.states[p[1]].motion)
	}
	for i := range c.states {
		c.states[i].evaluated = c.states[i].base
	}
	for _, j := range c.responsive {
		w, d := &c.states[j].evaluated, &c.states[j].correction
		w.Force = r3.Sub(w.Force, r3.Vec{X: d[0], Y: d[1], Z: d[2]})
		w.Moment = r3.Sub(w.Moment, r3.Vec{X: d[3], Y: d[4], Z: d[5]})
	}
	for i := range wrenches {
		wrenches[i] = c.states[i].evaluated
	}
}

// frameDifference is the translation and small rotation from frame f to frame p, and the difference of their velocities and angular velocities.
func frameDifference(p, f *rigid.Frame) (displacement, velocity [6]float64) {
	d, v := r3.Sub(p.Position, f.Position), r3.Sub(p.Velocity, f.Velocity)
	q := quat.Mul(p.Orientation, quat.Conj(f.Orientation))
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	w := r3.Sub(p.AngularVelocity, f.AngularVelocity)
	return [6]float64{d.X, d.Y, d.Z, 2 * q.Imag, 2 * q.Jmag, 2 * q.Kmag}, [6]float64{v.X, v.Y, v.Z, w.X, w.Y, w.Z}
}
