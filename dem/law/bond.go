// Bonds: elastic beams that hold two particles together. Like law.go, this is text that CUDA is generated from.
//
// Deformations are total: they follow from where the partners are and how they are turned now, and not from what happened before, so that nothing drifts. Half of
// the beam goes along with each partner. Where both halves end, their gap stretches and shears the bond; the rotation from one half to the other twists and bends it.
// Forces and moments are the exact gradient of the stored energy at any rotation (up to half a turn of one partner against the other), in axes turned
// half-way from one partner to the other.

package law

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Bond is what a bond sets against deformation, and how much of it breaks the bond.
type Bond struct {
	Normal, Shear, Twist, Bend                 float64 // stiffnesses, N/m and N m
	NormalDamp, ShearDamp, TwistDamp, BendDamp float64 // of dashpots beside them, N s/m and N m s

	TensionByForce, TensionByMoment   float64 // part of the tensile strength by the normal force and by the bending moment, 1/N and 1/(N m)
	ShearByForce, ShearByMoment       float64 // part of the shear strength by the shear force and by the twisting moment
	FrictionByForce, FrictionByMoment float64 // the same by the normal force and by the bending moment: tension takes from it, pressure adds to it
}

// BondResponse is what a deformed bond does.
type BondResponse struct {
	Force            r3.Vec  // on the second partner -Force, on the first Force, N
	TorqueI, TorqueJ r3.Vec  // about the centres, N m
	Elastic          float64 // stored, J
	Power            float64 // lost in the dashpots, W
	Load             float64 // part of the strength that is taken up; from 1 on the bond breaks
}

// BondStrain is how a bond is deformed: what is small is the difference of what is not, after which fewer digits do.
type BondStrain struct {
	HalfI, HalfJ r3.Vec  // of the beam, as they go along with the partners, m
	Gap          r3.Vec  // from where the first half ends to where the second does, m
	Apart        r3.Vec  // Euler parameters of the rotation from the first half to the second: their vector
	Sum0         float64 // sum of the Euler parameters of both partners: the scalar part
	Sum          r3.Vec  // and the vector
}

// Strain is that of a bond with the way rest from the first partner to the second in their common axes at rest (m), d the way from one to the other now, and the partners turned by qi and qj since.
func Strain(rest, d r3.Vec, qi, qj Orientation, s *BondStrain) {
	s.HalfI, s.HalfJ = r3.Scale(0.5, qi.Rotate(rest)), r3.Scale(0.5, qj.Rotate(rest))
	s.Gap = r3.Sub(r3.Sub(d, s.HalfI), s.HalfJ)
	s.Apart = r3.Sub(r3.Sub(r3.Scale(qi.E0, qj.E), r3.Scale(qj.E0, qi.E)), r3.Cross(qj.E, qi.E))
	s.Sum0, s.Sum = qi.E0+qj.E0, r3.Add(qi.E, qj.E)
}

// Evaluate works out a bond that is strained: rest is the unit vector from the first partner to the second in their common axes at rest.
func (b *Bond) Evaluate(rest r3.Vec, s *BondStrain, i, j *Twist, r *BondResponse) {
	gap, halfI, halfJ := s.Gap, s.HalfI, s.HalfJ
	by := 1 / math.Sqrt(s.Sum0*s.Sum0+r3.Norm2(s.Sum))
	middle := Orientation{E0: by * s.Sum0, E: r3.Scale(by, s.Sum)}
	axis := middle.Rotate(rest)

	turn := r3.Scale(2*by*by, s.Apart)
	square := r3.Norm2(turn)
	deficit := arcDeficit(square)
	stretch, angle := r3.Dot(gap, axis), r3.Scale(4*(1-square*deficit), turn)
	twist := r3.Dot(angle, axis)
	slide, bend := r3.Sub(gap, r3.Scale(stretch, axis)), r3.Sub(angle, r3.Scale(twist, axis))
	r.Elastic = 0.5 * (b.Normal*stretch*stretch + b.Shear*r3.Norm2(slide) + b.Twist*twist*twist + b.Bend*r3.Norm2(bend))

	tension, bending := b.Normal*stretch, b.Bend*math.Sqrt(r3.Norm2(bend))
	shearing, twisting := b.Shear*math.Sqrt(r3.Norm2(slide)), b.Twist*max(twist, -twist)
	r.Load = max(b.TensionByForce*tension+b.TensionByMoment*bending,
		b.ShearByForce*shearing+b.ShearByMoment*twisting+b.FrictionByForce*tension+b.FrictionByMoment*bending)

	spin := r3.Sub(j.W, i.W)
	frame := r3.Scale(0.5, r3.Add(r3.Add(i.W, j.W), r3.Cross(spin, turn)))
	speed := r3.Sub(r3.Sub(r3.Sub(j.V, i.V), r3.Add(r3.Cross(i.W, halfI), r3.Cross(j.W, halfJ))), r3.Cross(frame, gap))
	rate := unroll(spin, turn, square, deficit)
	pull, wring := r3.Dot(speed, axis), r3.Dot(rate, axis)
	drag, sway := r3.Sub(speed, r3.Scale(pull, axis)), r3.Sub(rate, r3.Scale(wring, axis))
	r.Power = b.NormalDamp*pull*pull + b.ShearDamp*r3.Norm2(drag) + b.TwistDamp*wring*wring + b.BendDamp*r3.Norm2(sway)

	force := r3.Add(r3.Scale(tension+b.NormalDamp*pull, axis), r3.Add(r3.Scale(b.Shear, slide), r3.Scale(b.ShearDamp, drag)))
	moment := r3.Add(r3.Scale(b.Twist*twist+b.TwistDamp*wring, axis), r3.Add(r3.Scale(b.Bend, bend), r3.Scale(b.BendDamp, sway)))
	moment = unroll(moment, turn, square, deficit)
	lever := r3.Scale(0.5, r3.Cross(gap, force))
	skew := r3.Cross(turn, lever)
	r.Force = force
	r.TorqueI = r3.Add(r3.Add(r3.Cross(halfI, force), moment), r3.Sub(lever, skew))
	r.TorqueJ = r3.Add(r3.Sub(r3.Cross(halfJ, force), moment), r3.Add(lever, skew))
}

// unroll is the rate of the angle between the halves of a bond by that of their rotation, and by its symmetry also the moment on the halves by the one that goes
// with the angle: the part along the axis of the rotation stays, that across it grows by θ/2 / sin(θ/2). turn is the axis times tan(θ/4), square its square, and deficit
// arcDeficit of that.
func unroll(v, turn r3.Vec, square, deficit float64) r3.Vec {
	across := (1 - square*deficit) * (1 + square)
	return r3.Add(r3.Scale(across, v), r3.Scale((deficit*(1+square)-1)*r3.Dot(turn, v), turn))
}

// smallSquare is the square of a tangent up to which the series of the arc tangent is used.
const smallSquare = 0.04

// arcDeficit is (1 - arctan(x)/x)/x² by the square of x, from 0 to 1: by the series of the arc tangent to the 19th power, whose rest is below 1e-14 up to smallSquare, and beyond
// by that of a quarter of the angle.
func arcDeficit(square float64) float64 {
	if square <= smallSquare {
		return arcSeries(square)
	}
	half := 1 / (1 + math.Sqrt(1+square))
	less := square * half * half
	quarter := 1 / (1 + math.Sqrt(1+less))
	least := less * quarter * quarter
	return (1 - 4*half*quarter*(1-least*arcSeries(least))) / square
}

// arcSeries is arcDeficit for a small square.
func arcSeries(x float64) float64 {
	return 1.0/3 - x*(1.0/5-x*(1.0/7-x*(1.0/9-x*(1.0/11-x*(1.0/13-x*(1.0/15-x*(1.0/17-x*(1.0/19))))))))
}

// Turned is the orientation after a time dt (s) of rotation with an angular velocity (rad/s, world axes): by twice the arc tangent of half the angle about it, which is
// of second order and keeps the length.
func (q Orientation) Turned(w r3.Vec, dt float64) Orientation {
	h := r3.Scale(0.5*dt, w)
	e0 := q.E0 - r3.Dot(h, q.E)
	e := r3.Add(q.E, r3.Add(r3.Scale(q.E0, h), r3.Cross(h, q.E)))
	s := 1 / math.Sqrt(e0*e0+r3.Norm2(e))
	return Orientation{E0: s * e0, E: r3.Scale(s, e)}
}
