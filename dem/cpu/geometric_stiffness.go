// The geometric stiffness of contacts: how their forces change as the normal turns and the contact point slides along the surface.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// geometricStiffness is the part of a contact's tangent that is due to the rotation of its normal and to its sliding along a strand, when the
// ball's centre or the strand's ends move: with the place along the strand the shares of both ends change, and so do the end forces. What the
// law itself gives only turns with the normal.
type geometricStiffness struct {
	normal, axis     r3.Vec  // of the contact; of the strand from end to end, m
	inverseLength2   float64 // of a strand's squared length if the contact may slide along it, 1/m2, else 0
	segmentParameter float64 // of the contact: 0 at the first end, 1 at the second
	distance         float64 // of the particle's centre from the strand, m
	out              float64 // of the contact point from the strand, m
	force, moment    r3.Vec  // on the surface, N and N m
	weighted         r3.Vec  // derivative of force by the strand's weight, N
	missingStiffness float64 // elastic stiffness that the law's tangent leaves out, N/m
	velocity         r3.Vec  // of the particle relative to the surface at the contact point, m/s
	spin             r3.Vec  // derivative of velocity by the normal: spin x dn, m/s
	slide, sink      r3.Vec  // derivatives of velocity along the strand, m/s, and by the overlap, 1/s
	damping          [3][3]float64
	ends             endStiffness
	sharedEnds       bool
}

// endStiffness has the derivatives of the end forces: of both by the particle's overlaps with the ends and by the normals, and of the strand's
// weight by the overlap and by the sum of the end forces.
type endStiffness struct {
	push     [2]float64
	normal   [2]r3.Vec
	distance [2]float64
	slope    [2][2]float64
	overlap  float64
	sum      float64
}

// response is by how much the forces and moments on both ends change, these about the ends, when the ends move by d.
func (b *geometricStiffness) response(d [2]r3.Vec) (force, moment [2]r3.Vec) {
	m, apart := vec.Mix(d[0], d[1], b.segmentParameter), r3.Sub(d[1], d[0])
	deeper := r3.Dot(b.normal, m)
	along := 0.0
	turned := r3.Scale(-1/b.distance, r3.Sub(m, r3.Scale(deeper, b.normal)))
	if b.inverseLength2 > 0 {
		slip, lift := r3.Dot(b.axis, m)*b.inverseLength2, r3.Dot(b.normal, apart)*b.inverseLength2
		along = b.distance*lift - slip
		turned = r3.Add(turned, r3.Scale(slip/b.distance-lift, b.axis))
	}
	turn := r3.Cross(b.normal, turned)
	faster := r3.Sub(r3.Add(r3.Cross(b.spin, turned), r3.Add(r3.Scale(along, b.slide), r3.Scale(deeper, b.sink))), r3.Cross(turn, b.velocity))
	change := r3.Sub(r3.Sub(r3.Cross(turn, b.force), times(&b.damping, faster)), r3.Scale(b.missingStiffness*deeper, b.normal))
	var pull [2]r3.Vec
	if b.sharedEnds {
		e := &b.ends
		in := [2]float64{r3.Dot(e.normal[0], d[0]), r3.Dot(e.normal[1], d[1])}
		var grown [2]float64
		for i := range pull {
			if e.distance[i] == 0 {
				continue
			}
			grown[i] = e.slope[i][0]*in[0] + e.slope[i][1]*in[1]
			across := r3.Sub(d[i], r3.Scale(in[i], e.normal[i]))
			pull[i] = r3.Sub(r3.Scale(grown[i], e.normal[i]), r3.Scale(e.push[i]/e.distance[i], across))
		}
		change = r3.Add(change, r3.Scale(e.overlap*deeper+e.sum*(grown[0]+grown[1]), b.weighted))
	}
	arm := r3.Scale(b.out, b.normal)
	bent := r3.Sub(r3.Scale(b.out, turned), r3.Scale(0.5*deeper, b.normal))
	for i, share := range [2]float64{1 - b.segmentParameter, b.segmentParameter} {
		shift := along * float64(2*i-1)
		f := r3.Add(r3.Scale(share, change), r3.Scale(shift, b.force))
		moment[i] = r3.Add(r3.Add(r3.Cross(arm, f), r3.Scale(share, r3.Cross(bent, b.force))), r3.Scale(shift, b.moment))
		force[i] = r3.Add(f, pull[i])
	}
	return force, moment
}

func times(a *[3][3]float64, v r3.Vec) r3.Vec {
	return r3.Vec{
		X: a[0][0]*v.X + a[0][1]*v.Y + a[0][2]*v.Z,
		Y: a[1][0]*v.X + a[1][1]*v.Y + a[1][2]*v.Z,
		Z: a[2][0]*v.X + a[2][1]*v.Y + a[2][2]*v.Z,
	}
}

// geometricStiffness is that of a contact that the law sees as k and whose damping is given.
func (m *surfaceState) geometricStiffness(t *surfaceContact, x *strandContact, f *law.Coefficients, k *law.Contact, s *sphere, g *motion, damping *[3][3]float64) geometricStiffness {
	b := geometricStiffness{
		normal: t.normal, segmentParameter: x.segmentParameter, distance: s.R - t.overlap + m.Radius + m.BallRadius, out: m.Radius + m.BallRadius - 0.5*t.overlap,
		force: r3.Scale(-1, t.force), moment: r3.Scale(-1, t.moment), damping: *damping,
		velocity: r3.Add(r3.Scale(k.Speed, k.Normal), k.Slip),
	}
	angular := m.Frame.AngularVelocity
	if m.Strand != nil {
		a, o := &m.Ends[0], &m.Ends[1]
		angular = vec.Mix(a.Angular, o.Angular, x.segmentParameter)
		b.slide = r3.Scale(-1, r3.Add(r3.Sub(o.Velocity, a.Velocity), r3.Cross(r3.Sub(o.Angular, a.Angular), r3.Scale(b.out, b.normal))))
		if x.segmentParameter > 0 && x.segmentParameter < 1 {
			b.axis, b.inverseLength2 = m.Axis, m.InverseLength2
		}
	}
	b.spin = r3.Scale(-1, r3.Add(r3.Scale(s.R-0.5*t.overlap, g.W), r3.Scale(b.out, angular)))
	b.sink = r3.Scale(0.5, r3.Cross(r3.Add(g.W, angular), b.normal))
	if x.weight < 1 {
		b.addEnds(m, t, x, f, s)
	}
	return b
}

// addEnds adds the derivatives of what blendEnds does.
func (b *geometricStiffness) addEnds(m *surfaceState, t *surfaceContact, x *strandContact, k *law.Coefficients, s *sphere) {
	e := &b.ends
	var energy, push, slope [2]float64
	for i := range m.Ends {
		if x.pull[i] == (r3.Vec{}) {
			continue
		}
		arm := r3.Sub(s.centre(), m.Ends[i].Place)
		reach := s.R + m.Radius
		e.normal[i], e.distance[i] = vec.Direction(arm, m.Axis)
		energy[i], push[i] = k.NormalElastic(reach - e.distance[i])
		slope[i] = k.NormalStiffness(reach - e.distance[i])
	}
	most := max(energy[0], energy[1])
	_, force := k.NormalElastic(t.overlap)
	stiff := k.NormalStiffness(t.overlap)
	b.missingStiffness = (1 - x.weight) * stiff
	if most == 0 {
		return
	}
	b.sharedEnds = true
	p, q := energy[0]/most, energy[1]/most
	sum := math.Sqrt(math.Sqrt(p*p*p*p + q*q*q*q))
	share := [2]float64{p * p * p / (sum * sum * sum), q * q * q / (sum * sum * sum)}
	both := 3 * p * p * q * q / (most * sum * sum * sum * sum * sum * sum * sum)
	for i, other := range [2]float64{q, p} {
		e.push[i] = share[i] * push[i]
		e.slope[i][i] = share[i]*slope[i] + both*other*other*push[i]*push[i]
		e.slope[i][1-i] = -both * p * q * push[0] * push[1]
	}
	if x.weight > 0 {
		b.weighted = r3.Scale(1/x.weight, r3.Add(b.force, r3.Scale(force, b.normal)))
		e.overlap = (e.push[0] + e.push[1]) * stiff / (force * force)
		e.sum = -1 / force
	}
}

// addTo adds the geometric stiffness of a contact with a ball or a strand to the tangents.
func (b *geometricStiffness) addTo(m *surfaceState, x *strandContact, frames []rigid.Frame, tangents []rigid.Tangent) {
	switch {
	case m.Strand != nil:
		b.assemble(tangents, m.TangentIndices[:], [2]r3.Vec{m.Ends[0].Arm, m.Ends[1].Arm}, x.pull)
	case m.BallRadius > 0:
		b.assemble(tangents, m.TangentIndices[:1], [2]r3.Vec{r3.Sub(m.Frame.Position, frames[m.Carrier.(dem.Attached).Frame].Position)}, x.pull)
	}
}

// assemble adds the changes of force and moment by every motion of the ends to the tangents, for arms from the frames to the ends on which pull acts.
func (b *geometricStiffness) assemble(tangents []rigid.Tangent, entries []int, arms, pull [2]r3.Vec) {
	ends := 1
	if len(entries) > 1 {
		ends = 2
	}
	share := [2]float64{1 - b.segmentParameter, b.segmentParameter}
	for i := range ends {
		addTurnedArm(&tangents[entries[(ends+1)*i]].Stiffness, arms[i], r3.Add(r3.Scale(share[i], b.force), pull[i]))
	}
	for j := range ends {
		// A rotation acts by the translation that it makes at the arm.
		var forces, moments [3][2]r3.Vec
		for c := range forces {
			var d [2]r3.Vec
			*law.Axis(&d[j], c) = 1
			forces[c], moments[c] = b.response(d)
		}
		for i := range ends {
			var rows [3][6]float64 // by column
			for c := range rows {
				f, m := forces[c][i], r3.Add(moments[c][i], r3.Cross(arms[i], forces[c][i]))
				rows[c] = [6]float64{f.X, f.Y, f.Z, m.X, m.Y, m.Z}
			}
			k, arm := &tangents[entries[ends*i+j]].Stiffness, arms[j]
			for row := range k {
				x, y, z := rows[0][row], rows[1][row], rows[2][row]
				k[row][0] += x
				k[row][1] += y
				k[row][2] += z
				k[row][3] += arm.Y*z - arm.Z*y
				k[row][4] += arm.Z*x - arm.X*z
				k[row][5] += arm.X*y - arm.Y*x
			}
		}
	}
}

// addTurnedArm adds how the moment of a force at an arm changes when the arm turns: (turn x arm) x force.
func addTurnedArm(k *[6][6]float64, arm, force r3.Vec) {
	a, f := [3]float64{arm.X, arm.Y, arm.Z}, [3]float64{force.X, force.Y, force.Z}
	for i := range 3 {
		for j := range 3 {
			k[i+3][j+3] += a[i] * f[j]
		}
		k[i+3][i+3] -= r3.Dot(arm, force)
	}
}
