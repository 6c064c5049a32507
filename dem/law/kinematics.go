// How the partners of a contact move relative to one another, and what their contact is worth in the laws. Like law.go, this is text that CUDA and
// vector code are generated from.

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

// Approach describes how the matter of two spheres moves where they touch, with the normal and the overlap known, and returns the arms of the
// contact point; inverse is 1 by the distance of the centres, 1/m. Velocities are those of the middle of the step, so slip over dt is the
// displacement since the last step; the contact plane and the arms that it is measured with are taken back to the middle of the step too
// (Vyas et al. 2024), without which a small particle between large ones creeps. When the spheres change places, every result changes its sign
// exactly or not at all.
func (k *Contact) Approach(inverse, ri, rj float64, i, j *Twist, dt float64) (armI, armJ float64) {
	v := r3.Sub(i.V, j.V)
	k.Speed = r3.Dot(v, k.Normal)
	armI, armJ = ri-0.5*k.Overlap, rj-0.5*k.Overlap
	half := 0.25 * dt * k.Speed
	spinI, spinJ := r3.Scale(armI-half, i.W), r3.Scale(armJ-half, j.W) // of their own, so that neither is fused into the sum
	plane := r3.Sub(v, r3.Scale(k.Speed, k.Normal))
	k.Slip = r3.Sub(r3.Scale(1+0.5*dt*k.Speed*inverse, plane), r3.Cross(r3.Add(spinI, spinJ), k.Normal))
	k.Roll = r3.Sub(i.W, j.W)
	k.Spin = 0.5 * r3.Dot(r3.Add(i.W, j.W), k.Normal)
	return armI, armJ
}

// OfSpheres describes the contact of two spheres at separation d (from the second to the first), see Approach.
func (k *Contact) OfSpheres(d r3.Vec, distance, ri, rj float64, i, j *Twist, dt float64) (armI, armJ float64) {
	k.Overlap = ri + rj - distance
	inverse := 1 / distance
	k.Normal = r3.Scale(inverse, d)
	armI, armJ = k.Approach(inverse, ri, rj, i, j, dt)
	return armI, armJ
}

// Forces is what acts on the first of two spheres, N, and the normal times its tangential part, of which the arms take from both torques, N.
func (r *Response) Forces(normal r3.Vec) (force, twist r3.Vec) {
	return r3.Add(r3.Scale(r.Normal, normal), r.Shear), r3.Cross(normal, r.Shear)
}

// Spheres works out the contact of two spheres as OfSpheres describes it: r is what the law answers, force (N) and torqueI (N m) act on the first sphere, -force
// and -torqueJ on the second.
func (l Law) Spheres(k *Coefficients, d r3.Vec, ri, rj float64, i, j *Twist, dt float64, h *History, r *Response) (force, torqueI, torqueJ r3.Vec) {
	c := Contact{}
	armI, armJ := c.OfSpheres(d, math.Sqrt(r3.Norm2(d)), ri, rj, i, j, dt)
	l.Evaluate(k, &c, dt, h, r)
	force, twist := r.Forces(c.Normal)
	torqueI, torqueJ = r3.Scale(-armI, twist), r3.Scale(armJ, twist)
	if l.HasMoment() {
		torqueI, torqueJ = r3.Add(torqueI, r.Moment), r3.Add(torqueJ, r.Moment)
	}
	return force, torqueI, torqueJ
}

// WithSurface describes the contact of a sphere of a radius with a surface: relative is the velocity of its centre (m/s) less that of the surface's
// matter at the contact point, spin its angular velocity, and angular that of the matter (rad/s).
func (k *Contact) WithSurface(radius float64, normal r3.Vec, overlap float64, relative, spin, angular r3.Vec) {
	k.Overlap, k.Normal = overlap, normal
	k.Speed = r3.Dot(relative, normal)
	rolling := r3.Scale(radius-0.5*overlap, spin)
	k.Slip = r3.Sub(r3.Sub(relative, r3.Scale(k.Speed, normal)), r3.Cross(rolling, normal))
	k.Roll = r3.Sub(spin, angular)
	k.Spin = 0.5 * r3.Dot(r3.Add(spin, angular), normal)
}

// Reduced is the effective radius, mass or moment of inertia of two partners.
func Reduced(x, y float64) float64 { return x * y / (x + y) }

// EffectiveRadius is R of a sphere of radius r (m) against a partner with principal curvatures k1 and k2 (1/m, above 0 when convex):
// 1/R of two spheres is the sum of their curvatures, and with two different ones the geometric mean of both sections is taken.
func EffectiveRadius(r, k1, k2 float64) float64 {
	return r / math.Sqrt(max(1+k1*r, 0.01)*max(1+k2*r, 0.01))
}
