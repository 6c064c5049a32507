// The tangents of contacts: how the wrenches of a contact change with the motions of the frames that it acts on.
//
// The law's own tangent says how the force changes with the overlap and the velocities. The geometry adds that the normal turns, that the contact
// point slides over both surfaces, and that shares and arms change with it. Let R1 and R2 be the radii of curvature of both surfaces where they touch, d
// their distance, u the displacement of their matter there, and w their rotations. The points stay nearest to each other if the normal n, which points
// from surface 2 to surface 1, turns by dn with
//
//	(R1 + R2 + d) dn = (u1 - u2) + R1 (w1 x n) + R2 (w2 x n)
//
// in the contact plane. The points then slide by -R1 (dn - w1 x n) and R2 (dn - w2 x n) over their surfaces. A law that does not care which way the axes
// point has a force that turns with the normal, as seen by matter whose velocity turns back.

package contact

import (
	"math"

	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// contactTangent holds what the derivatives of one contact share.
type contactTangent struct {
	*bodyContact
	law      law.Tangent
	turning  contactPlane
	velocity r3.Vec // relative, m/s
	angular  r3.Vec // relative, rad/s
	sides    [2]tangentSide
}

// tangentSide is what the derivatives of a contact need of one of its surfaces.
type tangentSide struct {
	*body
	sign   float64
	lever  float64
	frames []rigid.Frame
	shares [2]float64
	arms   [2]r3.Vec
	spin   [2]r3.Vec // angular velocities of the ends, or of a wall, rad/s
	speed  [2]r3.Vec // velocities of the ends' matter at the contact point, m/s
	slides float64   // change of the lever as the contact point slides along a strand, 1/m; 0 at its ends
}

// variation is how a contact changes.
type variation struct {
	normal, point r3.Vec
	overlap       float64
	levers        [2]float64
	moved         [2]r3.Vec // displacement of a strand's axis at the contact, beside sliding
}

// setTangent works out what the derivatives of a contact share.
func (e *Engine) setTangent(x *contactTangent, t *bodyContact, frames []rigid.Frame) {
	*x = contactTangent{bodyContact: t}
	c, k, v, w := e.lawContact(t)
	start := t.Start.History
	start.ScaleArea(1 / max(t.Weight, law.MinWeight))
	x.law = e.law.Tangent(&k, &c, e.dt, &start)
	for _, block := range []*[3][3]float64{&x.law.Stiffness, &x.law.Damping, &x.law.Turn, &x.law.RollStiffness, &x.law.RollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= t.Weight
			}
		}
	}
	x.velocity, x.angular = r3.Sub(v[0], v[1]), r3.Sub(w[0], w[1])
	x.turning = newContactPlane(t)
	for side, k := range [2]int32{t.Surface1, t.Surface2} {
		x.sides[side] = newTangentSide(&e.items[k], t, side, frames)
	}
}

func newTangentSide(x *body, t *bodyContact, side int, frames []rigid.Frame) tangentSide {
	s := tangentSide{body: x, sign: sideSign[side], lever: t.Levers[side], frames: frames}
	s.shares, s.arms = x.ends(t.Point, s.lever, frames)
	if len(x.frames) == 0 {
		s.spin[0] = x.Frame.AngularVelocity
	}
	for end, f := range x.frames {
		s.spin[end] = frames[f].AngularVelocity
		s.speed[end] = r3.Add(frames[f].Velocity, r3.Cross(s.spin[end], s.arms[end]))
	}
	if x.Strand != nil && s.lever > 0 && s.lever < 1 {
		s.slides = math.Sqrt(x.InverseLength2)
	}
	return s
}

// addByFrame adds the derivatives by the motion of the frame at an end of a side: a column for each translation and rotation, and the dashpots' block.
func (x *contactTangent) addByFrame(side, end int, sum *tangentChunk) {
	by := &x.sides[side]
	var entries [2][2]*rigid.Tangent
	for i := range x.sides {
		s := &x.sides[i]
		for k := range s.body.frames {
			n := sum.places[i][k][side][end]
			if n < 0 {
				continue
			}
			entries[i][k] = &sum.blocks[n]
			x.law.AddDampingTo(entries[i][k], s.sign*by.sign*s.shares[k]*by.shares[end], s.arms[k], by.arms[end])
		}
	}
	for column := range 6 {
		var shift, turn r3.Vec
		if column < 3 {
			*law.Axis(&shift, column) = 1
		} else {
			*law.Axis(&turn, column-3) = 1
		}
		x.addColumn(column, side, end, shift, turn, &entries)
	}
}

// addColumn adds the derivatives of all wrenches by one motion of one frame.
func (x *contactTangent) addColumn(column, side, end int, shift, turn r3.Vec, entries *[2][2]*rigid.Tangent) {
	d := x.vary(side, end, shift, turn)
	var changes [2]sideChange
	velocity, angular := r3.Vec{}, r3.Vec{}
	for i := range x.sides {
		s := &x.sides[i]
		own := -1
		if i == side {
			own = end
		}
		changes[i] = s.change(&d, i, own, shift, turn)
		velocity = r3.Add(velocity, r3.Scale(s.sign, changes[i].velocity))
		angular = r3.Add(angular, r3.Scale(s.sign, changes[i].angular))
	}
	turned := r3.Cross(x.Normal, d.normal)
	velocity = r3.Sub(velocity, r3.Cross(turned, x.velocity))
	angular = r3.Sub(angular, r3.Cross(turned, x.angular))
	deeper := r3.Scale(-d.overlap, x.Normal)
	force := r3.Add(r3.Cross(turned, x.Force), r3.Add(times(&x.law.Stiffness, deeper), times(&x.law.Damping, velocity)))
	moment := r3.Add(r3.Cross(turned, x.Moment), r3.Add(times(&x.law.RollStiffness, deeper), r3.Add(times(&x.law.RollDamping, velocity), times(&x.law.Turn, angular))))
	for i := range x.sides {
		s := &x.sides[i]
		for k := range s.body.frames {
			if entries[i][k] == nil {
				continue
			}
			f := r3.Scale(s.sign, r3.Add(r3.Scale(s.shares[k], force), r3.Scale(changes[i].shares[k], x.Force)))
			m := r3.Add(r3.Cross(s.arms[k], f), r3.Scale(s.sign, r3.Add(r3.Scale(s.shares[k], r3.Add(moment, r3.Cross(changes[i].arms[k], x.Force))), r3.Scale(changes[i].shares[k], x.Moment))))
			for row, v := range [6]float64{f.X, f.Y, f.Z, m.X, m.Y, m.Z} {
				entries[i][k].Stiffness[row][column] += v
			}
		}
	}
}

// vary is how the contact changes when the frame at an end of a side moves.
func (x *contactTangent) vary(side, end int, shift, turn r3.Vec) (d variation) {
	s, n := &x.sides[side], x.Normal
	displacement, rotation := s.move(x.Point, end, shift, turn, &d.moved[side])
	half := r3.Scale(-0.5*s.sign*x.Overlap, n) // from the middle between the surfaces to this one
	displacement = r3.Add(displacement, r3.Cross(rotation, half))
	tilt := r3.Cross(rotation, n)
	d.overlap = -s.sign * r3.Dot(displacement, n)
	normal, slides := x.turning.turn(side, r3.Scale(s.sign, displacement), tilt)
	d.normal = normal
	d.point = r3.Scale(0.5, r3.Add(displacement, x.turning.vector([2]float64{slides[0][0] + slides[1][0], slides[0][1] + slides[1][1]})))
	for i := range x.sides {
		if s := &x.sides[i]; s.slides > 0 {
			d.levers[i] = r3.Dot(x.turning.vector(slides[i]), s.Axis) * s.slides * s.slides
		}
	}
	return d
}

// move is how the geometry of a surface moves at a point when the frame at an end does: the displacement there and the rotation. That of a strand
// is the rotation of its axis, whose displacement is given too.
func (s *tangentSide) move(point r3.Vec, end int, shift, turn r3.Vec, axis *r3.Vec) (displacement, rotation r3.Vec) {
	if s.Strand == nil {
		return r3.Add(shift, r3.Cross(turn, s.arms[end])), turn
	}
	moved := r3.Add(shift, r3.Cross(turn, s.Ends[end].Arm))
	*axis = r3.Scale(s.shares[end], moved)
	rotation = r3.Scale(s.InverseLength2*float64(2*end-1), r3.Cross(s.Axis, moved))
	out := r3.Sub(point, vec.Mix(s.Ends[0].Place, s.Ends[1].Place, s.lever))
	return r3.Add(*axis, r3.Cross(rotation, out)), rotation
}

// sideChange is how one side of a contact changes: the shares and arms of its frames, and the velocities of its matter.
type sideChange struct {
	shares            [2]float64
	arms              [2]r3.Vec
	velocity, angular r3.Vec
}

// change is how side i changes; own is the end whose frame moves, or -1.
func (s *tangentSide) change(d *variation, i, own int, shift, turn r3.Vec) (c sideChange) {
	if s.Strand == nil {
		c.arms[0] = d.point
		if own == 0 {
			c.arms[0] = r3.Sub(d.point, shift)
		}
		c.velocity = r3.Cross(s.spin[0], c.arms[0])
		return c
	}
	slide := d.levers[i]
	c.shares = [2]float64{-slide, slide}
	out := r3.Sub(d.point, r3.Add(d.moved[i], r3.Scale(slide, s.Axis)))
	for k := range c.arms {
		c.arms[k] = out
		if k == own {
			c.arms[k] = r3.Add(out, r3.Cross(turn, s.Ends[k].Arm))
		}
		c.velocity = r3.Add(c.velocity, r3.Add(r3.Scale(s.shares[k], r3.Cross(s.spin[k], c.arms[k])), r3.Scale(c.shares[k], s.speed[k])))
		c.angular = r3.Add(c.angular, r3.Scale(c.shares[k], s.spin[k]))
	}
	return c
}

// times is the product of a matrix and a vector.
func times(m *[3][3]float64, v r3.Vec) r3.Vec {
	return r3.Vec{
		X: m[0][0]*v.X + m[0][1]*v.Y + m[0][2]*v.Z,
		Y: m[1][0]*v.X + m[1][1]*v.Y + m[1][2]*v.Z,
		Z: m[2][0]*v.X + m[2][1]*v.Y + m[2][2]*v.Z,
	}
}
