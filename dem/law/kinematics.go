// How the partners of a contact move relative to one another. Like law.go, this is text that vector code is generated from.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Twist is how a partner of a contact moves.
type Twist struct {
	V r3.Vec // of its centre, m/s
	W r3.Vec // angular velocity, rad/s
}

// OfSpheres describes the contact of two spheres at separation d (from the second to the first) and returns the arms of the
// contact point. Velocities are those of the middle of the step, so slip over dt is the displacement since the last step; the contact
// plane and the arms that it is measured with are taken back to the middle of the step too (Vyas et al. 2024), without which a
// small particle between large ones creeps.
func (k *Contact) OfSpheres(d r3.Vec, distance, ri, rj float64, i, j *Twist, dt float64) (armI, armJ float64) {
	k.Overlap = ri + rj - distance
	inverse := 1 / distance
	k.Normal = r3.Scale(inverse, d)
	v := r3.Sub(i.V, j.V)
	k.Speed = r3.Dot(v, k.Normal)
	armI, armJ = ri-0.5*k.Overlap, rj-0.5*k.Overlap
	half := 0.25 * dt * k.Speed
	spin := r3.Add(r3.Scale(armI-half, i.W), r3.Scale(armJ-half, j.W))
	plane := r3.Sub(v, r3.Scale(k.Speed, k.Normal))
	k.Slip = r3.Sub(r3.Scale(1+0.5*dt*k.Speed*inverse, plane), r3.Cross(spin, k.Normal))
	k.Roll = r3.Sub(i.W, j.W)
	k.Spin = 0.5 * r3.Dot(r3.Add(i.W, j.W), k.Normal)
	return armI, armJ
}

// Spheres works out the contact of two spheres as OfSpheres describes it: r is what the law answers, force what acts on the first one, N, and
// twist the normal times the tangential force, of which the arms take from both torques, N.
func (l Law) Spheres(k *Coefficients, d r3.Vec, ri, rj float64, i, j *Twist, dt float64, h *History, r *Response) (armI, armJ float64, force, twist r3.Vec) {
	c := Contact{}
	armI, armJ = c.OfSpheres(d, math.Sqrt(r3.Norm2(d)), ri, rj, i, j, dt)
	l.Evaluate(k, &c, dt, h, r)
	return armI, armJ, r3.Add(r3.Scale(r.Normal, c.Normal), r.Shear), r3.Cross(c.Normal, r.Shear)
}

// WithSurface describes the contact of a sphere of a radius with a surface whose matter moves with the given velocities at the contact point.
func (k *Contact) WithSurface(radius float64, g *Twist, normal r3.Vec, overlap float64, velocity, angular r3.Vec) {
	k.Overlap, k.Normal = overlap, normal
	v := r3.Sub(g.V, velocity)
	k.Speed = r3.Dot(v, normal)
	spin := r3.Scale(radius-0.5*overlap, g.W)
	k.Slip = r3.Sub(r3.Sub(v, r3.Scale(k.Speed, normal)), r3.Cross(spin, normal))
	k.Roll = r3.Sub(g.W, angular)
	k.Spin = 0.5 * r3.Dot(r3.Add(g.W, angular), normal)
}
