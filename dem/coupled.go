// Coupled surfaces: wrenches on frames, and their tangents.

package dem

import (
	"errors"
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// framePairs lists the pairs of frames whose motions act on each other's wrenches: every frame with a surface on itself, and the
// two ends of every strand on each other.
func framePairs(surfaces []Surface) [][2]int {
	var pairs [][2]int
	for i := range surfaces {
		frames, n := framesOf(surfaces[i].Carrier)
		for _, a := range frames[:n] {
			for _, b := range frames[:n] {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	slices.SortFunc(pairs, comparePairs)
	return slices.Compact(pairs)
}

// framesOf are the n frames that carry a coupled surface.
func framesOf(c Carrier) (frames [2]int, n int) {
	switch c := c.(type) {
	case Attached:
		return [2]int{c.Frame}, 1
	case Strand:
		return c.Frames, 2
	}
	return frames, 0
}

func comparePairs(p, q [2]int) int {
	if p[0] != q[0] {
		return p[0] - q[0]
	}
	return p[1] - q[1]
}

// placeOf is the place of a pair of frames among all that framePairs has listed.
func placeOf(pairs [][2]int, i, j int) int {
	at, _ := slices.BinarySearchFunc(pairs, [2]int{i, j}, comparePairs)
	return at
}

// Pairs implements Engine.
func (e *CPU) Pairs() [][2]int { return e.pairs }

// Frames implements Engine.
func (e *CPU) Frames() int { return e.frames }

// Contact implements Engine.
func (e *CPU) Contact(frames []Frame, wrenches []Wrench, tangents []Tangent) error {
	if err := checkContact(e.phase, e.frames, len(e.pairs), frames, wrenches, tangents); err != nil {
		return err
	}
	e.place(frames)
	if len(e.model.Streams) > 0 {
		e.met = append(e.met[:0], frames[:e.frames]...)
	}
	e.each(e.tasks.press)
	clear(wrenches)
	clear(tangents)
	e.react(frames, wrenches, tangents)
	e.phase = contacted
	return nil
}

// checkContact tells what is wrong with a call of Contact in a phase of the step, for so many coupled frames and pairs.
func checkContact(now phase, coupled, pairs int, frames []Frame, wrenches []Wrench, tangents []Tangent) error {
	switch {
	case now == committed:
		return errors.New("dem: Contact without Drift before it")
	case len(frames) < coupled || wrenches != nil && len(wrenches) < coupled:
		return fmt.Errorf("dem: %d frames and %d wrenches for %d coupled frames", len(frames), len(wrenches), coupled)
	case tangents != nil && len(tangents) < pairs:
		return fmt.Errorf("dem: %d tangents for %d pairs", len(tangents), pairs)
	}
	for i := range frames[:coupled] {
		if f := &frames[i]; !f.finite() {
			return fmt.Errorf("dem: frame %d is at %v with velocity %v: not finite", i, f.Position, f.Velocity)
		}
	}
	return nil
}

// place takes the coupled surfaces to their frames, and looks for candidates anew where they have come too far.
func (e *CPU) place(frames []Frame) {
	if !e.coupled.move(e.time, frames) {
		e.coupled.pick(e)
		e.each(e.tasks.pickCoupled)
		e.coupled.note(frames[:e.frames])
	}
}

// react adds the reactions of the contacts that press found to the wrenches and tangents, unless they are nil.
func (e *CPU) react(frames []Frame, wrenches []Wrench, tangents []Tangent) {
	for i := range e.coupled.parts[:len(e.chunks)] {
		b := &e.coupled.parts[i]
		for n := range b.now {
			t := &b.now[n]
			m, w, at := &e.coupled.members[t.member], b.strand(t), t.point(&e.at[t.grain])
			if wrenches != nil {
				m.push(t, w, at, frames, wrenches)
			}
			if tangents != nil {
				s, ends := e.slopes(b, m, t, w, at)
				s.stiffen(m, w, at, frames, tangents)
				ends.stiffen(m, w, frames, tangents)
			}
		}
	}
}

// push adds the reaction of a contact to the wrenches of the frames that carry the surface. A strand's ends share force and moment by
// the lever, so that both balance what the grain gets.
func (m *member) push(t *touch, x *strung, at r3.Vec, frames []Frame, wrenches []Wrench) {
	if m.strand == nil {
		f := m.carrier.(Attached).Frame
		wrenches[f].add(1, t, r3.Sub(at, frames[f].Position))
		return
	}
	arms := m.arms(at, x.lever)
	for i, share := range [2]float64{1 - x.lever, x.lever} {
		w := &wrenches[m.strand.Frames[i]]
		w.add(share, t, arms[i])
		w.Force = r3.Add(w.Force, x.pull[i])
		w.Moment = r3.Add(w.Moment, r3.Cross(m.ends[i].Arm, x.pull[i]))
	}
}

func (w *Wrench) add(share float64, t *touch, arm r3.Vec) {
	force := r3.Scale(-share, t.force)
	w.Force = r3.Add(w.Force, force)
	w.Moment = r3.Add(w.Moment, r3.Sub(r3.Cross(arm, force), r3.Scale(share, t.moment)))
}

// stiffen adds the derivatives of a contact's wrenches to the tangents: the force at the contact point by the motion of that point,
// carried to the frames by their arms.
func (s *answers) stiffen(m *member, x *strung, at r3.Vec, frames []Frame, tangents []Tangent) {
	if m.strand == nil {
		arm := r3.Sub(at, frames[m.carrier.(Attached).Frame].Position)
		s.carry(&tangents[m.entries[0]], 1, arm, arm)
		return
	}
	arms := m.arms(at, x.lever)
	share := [2]float64{1 - x.lever, x.lever}
	for k, entry := range m.entries {
		i, j := k/2, k%2
		s.carry(&tangents[entry], share[i]*share[j], arms[i], arms[j])
	}
}

// slopes are those of a contact on the surface.
func (e *CPU) slopes(b *part, m *member, t *touch, x *strung, at r3.Vec) (*answers, bearing) {
	var (
		k     Contact
		spare Coefficients
	)
	s, g := &e.at[t.grain], &e.motion[t.grain]
	velocity, angular := m.motionAt(at, x.lever)
	k.withSurface(s, g, t.normal, t.overlap, velocity, angular)
	k.Onset = onsetPart * s.R
	first, _ := slices.BinarySearchFunc(b.was, t.grain, func(w trace, grain int32) int { return int(w.grain) - int(grain) })
	start := recollect(b.was[first:], t.grain, t.member, t.feature)
	start.resize(1 / max(x.weight, tiny))
	f := e.kinds.against(s, g, m.bend, &spare)
	out := e.law.slopes(f, &k, e.dt, &start)
	for _, block := range []*[3][3]float64{&out.stiffness, &out.damping, &out.turn, &out.rollStiffness, &out.rollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= x.weight
			}
		}
	}
	if m.strand == nil && m.ball == 0 {
		return &out, bearing{}
	}
	return &out, m.bearingOf(t, x, f, &k, s, g, &out.damping)
}

// carry adds a share of them to the tangent of a frame by another's motion, at arms i and j from the contact point.
func (s *answers) carry(x *Tangent, share float64, armI, armJ r3.Vec) {
	carry(&x.Stiffness, &s.stiffness, share, armI, armJ)
	carry(&x.Damping, &s.damping, share, armI, armJ)
	twistBy(&x.Stiffness, &s.rollStiffness, share, armJ)
	twistBy(&x.Damping, &s.rollDamping, share, armJ)
	for i := range 3 {
		for j := range 3 {
			x.Damping[i+3][j+3] += share * s.turn[i][j]
		}
	}
}

// twistBy adds share [0; 1] a [1, -arm x] to a 6 x 6 block.
func twistBy(b *[6][6]float64, a *[3][3]float64, share float64, arm r3.Vec) {
	r := skew(arm)
	for i := range 3 {
		for j := range 3 {
			b[i+3][j] += share * a[i][j]
			for k := range 3 {
				b[i+3][j+3] -= share * a[i][k] * r[k][j]
			}
		}
	}
}

// carry adds share [1; arm_i x] a [1, -arm_j x] to a 6 x 6 block.
func carry(b *[6][6]float64, a *[3][3]float64, share float64, armI, armJ r3.Vec) {
	ri, rj := skew(armI), skew(armJ)
	var right [3][6]float64
	for i := range 3 {
		for j := range 3 {
			right[i][j] = share * a[i][j]
			for k := range 3 {
				right[i][j+3] -= share * a[i][k] * rj[k][j]
			}
		}
	}
	for j := range 6 {
		for i := range 3 {
			b[i][j] += right[i][j]
			for k := range 3 {
				b[i+3][j] += ri[i][k] * right[k][j]
			}
		}
	}
}

func skew(v r3.Vec) [3][3]float64 {
	return [3][3]float64{{0, -v.Z, v.Y}, {v.Z, 0, -v.X}, {-v.Y, v.X, 0}}
}
