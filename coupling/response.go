package coupling

// The force of the grains as the bodies know it during a sub-cycled step.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/mbd"
)

// response is the force on the bodies as they know it during a step: what it is at some places of theirs, and its tangents there.
type response struct {
	force []dem.Wrench
	at    []dem.Frame
	near  []int // frames whose motion it answers to
	moved [][6]float64
	sped  [][6]float64
}

// learn takes up which tangents of the contact are not zero. It leaves out stiffness that would push bodies on the way that they go, as that of a
// dashpot which grows with the overlap while grain and body part: it holds for a moment, and the step of the bodies is long.
func (r *response) learn(k *contact) {
	k.look()
	r.near = r.near[:0]
	if r.moved == nil {
		r.moved, r.sped = make([][6]float64, len(k.frames)), make([][6]float64, len(k.frames))
	}
	for _, n := range k.active {
		if t := &k.tangents[n]; t.Stiffness[0][0]+t.Stiffness[1][1]+t.Stiffness[2][2] > 0 {
			t.Stiffness = [6][6]float64{}
		}
		if p := k.pairs[n]; p[0] == p[1] {
			r.near = append(r.near, p[1])
		}
	}
}

// set tells what the force is at some places of the bodies.
func (r *response) set(force []dem.Wrench, at []dem.Frame) { r.force, r.at = force, at }

// follow answers to where the bodies really are.
func (c *contact) follow(r *response, poses []mbd.Pose, wrenches []mbd.Wrench) {
	copy(c.passed, r.force)
	for _, j := range r.near {
		r.moved[j], r.sped[j] = apart(&poses[j], &r.at[j])
	}
	for _, n := range c.active {
		i, j := c.pairs[n][0], c.pairs[n][1]
		answer(&c.passed[i], &c.tangents[n], &r.moved[j], &r.sped[j])
	}
	for i, w := range c.passed {
		wrenches[i] = mbd.Wrench(w)
	}
}

// answer adds what a tangent makes of a motion. It is most of what an iteration costs here, so the motion stays in registers.
func answer(w *dem.Wrench, t *dem.Tangent, moved, sped *[6]float64) {
	d0, d1, d2, d3, d4, d5 := moved[0], moved[1], moved[2], moved[3], moved[4], moved[5]
	v0, v1, v2, v3, v4, v5 := sped[0], sped[1], sped[2], sped[3], sped[4], sped[5]
	var f [6]float64
	for row := range f {
		k, c := &t.Stiffness[row], &t.Damping[row]
		f[row] = ((k[0]*d0 + k[1]*d1) + (k[2]*d2 + k[3]*d3) + (k[4]*d4 + k[5]*d5)) +
			((c[0]*v0 + c[1]*v1) + (c[2]*v2 + c[3]*v3) + (c[4]*v4 + c[5]*v5))
	}
	w.Force.X += f[0]
	w.Force.Y += f[1]
	w.Force.Z += f[2]
	w.Moment.X += f[3]
	w.Moment.Y += f[4]
	w.Moment.Z += f[5]
}

// apart is the translation and small rotation from a frame to a pose, and the same of their velocities.
func apart(p *mbd.Pose, f *dem.Frame) (moved, sped [6]float64) {
	d, v := r3.Sub(p.Position, f.Position), r3.Sub(p.Velocity, f.Velocity)
	q := quat.Mul(p.Orientation, quat.Conj(f.Orientation))
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	w := r3.Sub(p.AngularVelocity, f.AngularVelocity)
	return [6]float64{d.X, d.Y, d.Z, 2 * q.Imag, 2 * q.Jmag, 2 * q.Kmag}, [6]float64{v.X, v.Y, v.Z, w.X, w.Y, w.Z}
}
