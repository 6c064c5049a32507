// Derivatives of the contact laws, for implicit partners.

package dem

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// lawSlopes say how the force on the first partner answers to relative motion. Tangential forces answer to velocity only, since within a step
// it is the velocity that stretches the spring.
type lawSlopes struct {
	stiffness float64 // dF/dδ along the normal, N/m
	damping   float64 // -dF/dv along the normal, N s/m
	shear     float64 // -dF/dv in the contact plane, N s/m
	slip      float64 // what shear has too much along the force, N s/m: all of it in sliding
	drag      float64 // tangential force that goes with the normal one, by it: friction in sliding
	along     r3.Vec  // unit, of the tangential force on the first partner; zero without one
}

// slopes differentiates Evaluate, where force is what it gave on the first partner.
func (l Law) slopes(k *Coefficients, c *Contact, dt float64, force r3.Vec) lawSlopes {
	var s lawSlopes
	a := math.Sqrt(k.Radius * c.Overlap)
	root := 0.0
	if k.DampRoot != 0 {
		root = k.DampRoot * math.Sqrt(a)
	}
	damp := k.DampLinear + k.DampRadius*a + root + k.DampOverlap*c.Overlap
	normal := r3.Dot(force, c.Normal)
	if normal != 0 {
		s.damping = damp
		s.stiffness = k.NormalLinear + 1.5*k.NormalHertz*a -
			c.Speed*(0.5*k.DampRadius*a+0.25*root+k.DampOverlap*c.Overlap)/c.Overlap
	}
	shear := r3.Sub(force, r3.Scale(normal, c.Normal))
	size, limit := r3.Norm(shear), k.Friction*max(normal, 0)
	if l.Tangential == NoFriction || limit == 0 {
		return s
	}
	spring := k.ShearLinear + k.ShearMindlin*a
	dashpot := k.ShearDamp + k.ShearShare*damp
	s.shear = spring*dt + dashpot
	if size < limit*(1-1e-9) {
		return s
	}
	speed := r3.Norm(c.Slip)
	s.drag, s.along = k.Friction, r3.Scale(1/size, shear)
	if l.Tangential == ViscousCoulomb {
		s.shear = limit / speed
	} else {
		s.shear = limit * spring * dt / (limit + spring*dt*speed)
	}
	s.slip = s.shear
	return s
}

// matrices are the derivatives of the force on either partner by the displacement and the velocity of its own matter.
func (s *lawSlopes) matrices(normal r3.Vec) (stiffness, damping [3][3]float64) {
	n := [3]float64{normal.X, normal.Y, normal.Z}
	d := [3]float64{s.along.X, s.along.Y, s.along.Z}
	for i := range 3 {
		for j := range 3 {
			stiffness[i][j] = -s.stiffness * (n[i] + s.drag*d[i]) * n[j]
			damping[i][j] = -s.damping*(n[i]+s.drag*d[i])*n[j] + s.shear*n[i]*n[j] + s.slip*d[i]*d[j]
			if i == j {
				damping[i][j] -= s.shear
			}
		}
	}
	return stiffness, damping
}
