package coupling

// The force of the particles as the bodies know it during a sub-cycled step.

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
	"gabion/solvers/lu"
)

// response is the force on the bodies as they know it during a step: what it is at some places of theirs, and its tangents there.
type response struct {
	force []rigid.Wrench
	at    []rigid.Frame
	near  []int         // frames whose motion it answers to
	moved [][12]float64 // of each: translation and rotation, and the same of the velocities
	less  [][6]float64  // of each: by what the force is less
}

// learn takes up which tangents of the contact are not zero. It leaves out stiffness that would push bodies on the way that they go, as that of a
// dashpot which grows with the overlap while particle and body part: it holds for a moment, and the step of the bodies is long.
func (r *response) learn(k *contactLoad) {
	k.look()
	r.near = r.near[:0]
	if r.moved == nil {
		r.moved, r.less = make([][12]float64, len(k.frames)), make([][6]float64, len(k.frames))
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
func (r *response) set(force []rigid.Wrench, at []rigid.Frame) { r.force, r.at = force, at }

// follow answers to where the bodies really are.
func (c *contactLoad) follow(r *response, poses []rigid.Frame, wrenches []rigid.Wrench) {
	for _, j := range r.near {
		moved, sped := apart(&poses[j], &r.at[j])
		copy(r.moved[j][:], moved[:])
		copy(r.moved[j][6:], sped[:])
		r.less[j] = [6]float64{}
	}
	for _, n := range c.active {
		p := &c.pairs[n]
		lu.SubtractAnswer(&r.less[p[0]], &c.tangents[n], &r.moved[p[1]])
	}
	copy(c.passed, r.force)
	for _, j := range r.near {
		w, d := &c.passed[j], &r.less[j]
		w.Force = r3.Sub(w.Force, r3.Vec{X: d[0], Y: d[1], Z: d[2]})
		w.Moment = r3.Sub(w.Moment, r3.Vec{X: d[3], Y: d[4], Z: d[5]})
	}
	for i := range wrenches {
		wrenches[i] = c.passed[i]
	}
}

// apart is the translation and small rotation from a frame to a pose, and the same of their velocities.
func apart(p *rigid.Frame, f *rigid.Frame) (moved, sped [6]float64) {
	d, v := r3.Sub(p.Position, f.Position), r3.Sub(p.Velocity, f.Velocity)
	q := quat.Mul(p.Orientation, quat.Conj(f.Orientation))
	if q.Real < 0 {
		q = quat.Scale(-1, q)
	}
	w := r3.Sub(p.AngularVelocity, f.AngularVelocity)
	return [6]float64{d.X, d.Y, d.Z, 2 * q.Imag, 2 * q.Jmag, 2 * q.Kmag}, [6]float64{v.X, v.Y, v.Z, w.X, w.Y, w.Z}
}
