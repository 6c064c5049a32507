// Polyhedra that touch surfaces which bodies carry: strands of nets and surfaces of bodies.
//
// A step is tried several times before it is accepted, with the polyhedra where they are and the surfaces where Newton's iteration has them. Each trial works out all contacts from those of the last step, which
// it leaves as they are; what has been tried last is accepted. As for walls a contact has one history, and all of its force comes from a potential but for friction and dashpots, so that bodies get
// exactly what polyhedra lose: a body the opposite of force and moment, a strand at each point what its two ends have to take for it.

package cpu

import (
	"cmp"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/codec"
	"gabion/internal/vec"
	"gabion/rigid"
)

// coupledPolyhedra are the polyhedra of a chunk that touch coupled surfaces, and how.
type coupledPolyhedra struct {
	pairs   []coupledPair     // by particle and surface
	block   polyhedraBlock    // their contacts; Work is what the surfaces do in the step
	carried []carriedReaction // of each pair, while a step is tried
}

// coupledPair is a polyhedron and a coupled surface that it touches.
type coupledPair struct {
	particle, surface int32
	from, to          int32   // its contacts in the block
	force, torque     r3.Vec  // on the particle, N and N m about its centre
	elastic           float64 // energy in its contacts, J
}

func compareCoupled(a, b coupledPair) int {
	return cmp.Or(cmp.Compare(a.particle, b.particle), cmp.Compare(a.surface, b.surface))
}

// reset forgets all pairs.
func (x *coupledPolyhedra) reset() {
	x.pairs, x.carried = x.pairs[:0], x.carried[:0]
	x.block = polyhedraBlock{contacts: x.block.contacts[:0]}
}

// of are the contacts of a pair.
func (x *coupledPolyhedra) of(pair coupledPair) []polyhedronContact {
	n, found := slices.BinarySearchFunc(x.pairs, pair, compareCoupled)
	if !found {
		return nil
	}
	return x.block.contacts[x.pairs[n].from:x.pairs[n].to]
}

// carriedReaction is what a polyhedron does to the frames that carry a surface, with the derivatives by their motion where these are asked for: of the elastic forces those
// by the overlaps, of the others as the law has them, all at the contact points. That normals turn is left out.
type carriedReaction struct {
	reaction
	origin     r3.Vec       // of the frame of a surface that is no strand
	driven     [2]law.Twist // accelerations of the frames by the elastic forces of the pair
	withSlopes bool
	slopes     [4]rigid.Tangent // of pairs of frames as in PlacedSurface.TangentIndices
}

// tryPolyhedra works out the contacts of the polyhedra of a chunk with coupled surfaces where these are.
func (e *Engine) tryPolyhedra(worker, ci int) {
	if !e.hasPolyhedra() {
		return
	}
	b, w := &e.coupled.buffers[ci], &e.workspaces[worker].polyhedra
	x := &b.tried
	x.reset()
	for n, c := range b.candidates {
		i, which := int32(c>>32), int32(uint32(c))
		m := &e.coupled.surfaces[which]
		if m.Removed || !e.isPolyhedron(int(i)) {
			continue
		}
		x.carried = append(buffer.Spare(x.carried), carriedReaction{withSlopes: e.withSlopes})
		carried := &x.carried[len(x.carried)-1]
		carried.setFrames(m, e.coupled.frames)
		w.coupled = polyhedronPair{first: e.identity[i].ID, second: ^which, i: i, j: which}
		pair := coupledPair{particle: i, surface: which, from: int32(len(x.block.contacts))}
		k := pressedPair{polyhedronPair: &w.coupled, wall: m, carried: carried}
		e.pressPair(&k, w, &x.block, int32(n), b.pressed.of(pair))
		if len(w.found) == 0 {
			x.carried = x.carried[:len(x.carried)-1]
			continue
		}
		pair.to, pair.force, pair.torque, pair.elastic = int32(len(x.block.contacts)), k.force, k.torqueI, k.elastic
		carried.balance(&k)
		x.block.lost.Work -= e.dt * carried.power(e.coupled.frames)
		x.pairs = append(x.pairs, pair)
	}
}

// setFrames notes the frames that carry a surface.
func (r *carriedReaction) setFrames(m *surfaceState, frames []rigid.Frame) {
	carriers, n := dem.FramesOf(m.Carrier)
	r.frames = [2]int32{int32(carriers[0]), -1}
	if n == 2 {
		r.frames[1] = int32(carriers[1])
	} else {
		r.origin = frames[carriers[0]].Position
	}
}

// drive works out what the elastic forces of a pair do to the frames.
func (r *carriedReaction) drive(k *pressedPair, frames []rigid.Frame) {
	on := r.on
	if k.wall.Strand == nil {
		on[0] = rigid.Wrench{Force: r3.Scale(-1, k.force), Moment: r3.Scale(-1, r3.Add(r3.Cross(r3.Sub(k.centre, r.origin), k.force), k.torqueI))}
	}
	r.driven = k.wall.accelerations(&on, frames)
}

// mobility is what the frames add to the rate of the speed at a contact by all elastic forces of the pair, m/s2, and to the speed by a unit of impulse there, 1/kg.
func (r *carriedReaction) mobility(k *pressedPair, t *pressedContact, frames []rigid.Frame) (all, alone float64) {
	at := r3.Add(k.centre, t.arm)
	share, arms := [2]float64{1}, [2]r3.Vec{r3.Sub(at, r.origin)}
	if k.wall.Strand != nil {
		share, arms = shares(t.segmentParameter), k.wall.Arms(at, t.segmentParameter)
	}
	for i, f := range r.frames {
		if f >= 0 {
			all -= share[i] * r3.Dot(t.normal, r3.Add(r.driven[i].V, r3.Cross(r.driven[i].W, arms[i])))
		}
	}
	return all, k.wall.mobilityAt(at, t.normal, t.segmentParameter, frames)
}

// shares are those of a strand's ends in what acts at a segment parameter.
func shares(segmentParameter float64) [2]float64 {
	return [2]float64{1 - segmentParameter, segmentParameter}
}

// add adds a force and a moment on an end of a strand that act on the particle in the opposite way.
func (r *carriedReaction) add(end int, arm, force, moment r3.Vec) {
	w := &r.on[end]
	w.Force = r3.Sub(w.Force, force)
	w.Moment = r3.Sub(w.Moment, r3.Add(r3.Cross(arm, force), moment))
}

// push takes the opposite of an elastic force on the particle, which acts on a strand's axis. Other surfaces get it by balance.
func (r *carriedReaction) push(m *surfaceState, force r3.Vec, along float64) {
	if m.Strand == nil {
		return
	}
	for i, share := range shares(along) {
		r.add(i, m.Ends[i].Arm, r3.Scale(share, force), r3.Vec{})
	}
}

// twist takes a couple (N m) across a strand, the opposite of which the particle has, and the tension (N) by which energy grows with its length.
func (r *carriedReaction) twist(m *surfaceState, couple r3.Vec, tension float64) {
	if m.Strand == nil || m.InverseLength2 == 0 {
		return
	}
	unit, _ := vec.Direction(m.Axis, r3.Vec{})
	force := r3.Sub(r3.Scale(m.InverseLength2, r3.Cross(couple, m.Axis)), r3.Scale(tension, unit)) // on the second end
	r.add(0, m.Ends[0].Arm, force, r3.Vec{})
	r.add(1, m.Ends[1].Arm, r3.Scale(-1, force), r3.Vec{})
}

// rub takes the opposite of what a contact does to the particle at centre beside its elastic force.
func (r *carriedReaction) rub(m *surfaceState, t *pressedContact, centre, force, moment r3.Vec) {
	if m.Strand == nil {
		return
	}
	arms := m.Arms(r3.Add(centre, t.arm), t.segmentParameter)
	for i, share := range shares(t.segmentParameter) {
		r.add(i, arms[i], r3.Scale(share, force), r3.Scale(share, moment))
	}
}

// balance gives the frame of a surface that is no strand the opposite of all that the particle has.
func (r *carriedReaction) balance(k *pressedPair) {
	if k.wall.Strand == nil {
		r.add(0, r3.Sub(k.centre, r.origin), k.force, k.torqueI)
	}
}

// power is that of the reaction, W.
func (r *carriedReaction) power(frames []rigid.Frame) (sum float64) {
	for i, f := range r.frames {
		if f >= 0 {
			sum += r3.Dot(r.on[i].Force, frames[f].Velocity) + r3.Dot(r.on[i].Moment, frames[f].AngularVelocity)
		}
	}
	return sum
}

// stiffen adds the derivatives of an elastic force along n on the particle, which grows by so much by the overlap (N/m).
func (k *pressedPair) stiffen(t *pressedContact, n r3.Vec, stiffness float64) {
	if k.carried != nil && k.carried.withSlopes {
		addDyad(&t.stiffness, n, -stiffness)
	}
}

// addTangent adds the derivatives of a contact's force.
func (r *carriedReaction) addTangent(k *pressedPair, t *pressedContact, s *law.Tangent) {
	m, at := k.wall, r3.Add(k.centre, t.arm)
	if m.Strand == nil {
		arm := r3.Sub(at, r.origin)
		s.AddTo(&r.slopes[0], 1, arm, arm)
		return
	}
	share, arms := shares(t.segmentParameter), m.Arms(at, t.segmentParameter)
	for n := range r.slopes {
		i, j := n/2, n%2
		s.AddTo(&r.slopes[n], share[i]*share[j], arms[i], arms[j])
	}
}

// resist adds the derivatives of what a contact does, which the law sees as c at the history of the step's beginning.
func (r *carriedReaction) resist(e *Engine, k *pressedPair, t *pressedContact, f *law.Coefficients, c *law.Contact) {
	if !r.withSlopes {
		return
	}
	s := e.law.Tangent(f, c, e.dt, &t.history)
	for _, block := range []*[3][3]float64{&s.Stiffness, &s.Damping, &s.Turn, &s.RollStiffness, &s.RollDamping} {
		for i := range 3 {
			for j := range 3 {
				block[i][j] *= t.weight
			}
		}
	}
	addDyad(&s.Stiffness, t.normal, t.weight*f.NormalStiffness(t.overlap)) // is among those of all its elastic force
	for i := range 3 {
		for j := range 3 {
			s.Stiffness[i][j] += t.stiffness[i][j]
		}
	}
	r.addTangent(k, t, &s)
}

// addDyad adds a times n nᵀ.
func addDyad(b *[3][3]float64, n r3.Vec, a float64) {
	x := [3]float64{n.X, n.Y, n.Z}
	for i := range 3 {
		for j := range 3 {
			b[i][j] += a * x[i] * x[j]
		}
	}
}

// addPolyhedraReactions adds what the polyhedra of a chunk do to the frames, in the order of the pairs, to the wrenches and tangents, unless they are nil.
func (b *contactBuffer) addPolyhedraReactions(surfaces []surfaceState, wrenches []rigid.Wrench, tangents []rigid.Tangent) {
	for n := range b.tried.carried {
		r := &b.tried.carried[n]
		if wrenches != nil {
			r.addTo(wrenches)
		}
		if tangents == nil {
			continue
		}
		m := &surfaces[b.tried.pairs[n].surface]
		for q, entry := range m.TangentIndices {
			if m.Strand == nil && q > 0 {
				break
			}
			addTangents(&tangents[entry], &r.slopes[q])
		}
	}
}

func addTangents(to, from *rigid.Tangent) {
	for i := range 6 {
		for j := range 6 {
			to.Stiffness[i][j] += from.Stiffness[i][j]
			to.Damping[i][j] += from.Damping[i][j]
		}
	}
}

// acceptPolyhedra makes what has been tried last of a chunk that of the step.
func (e *Engine) acceptPolyhedra(ci int) {
	if !e.hasPolyhedra() || len(e.coupled.surfaces) == 0 {
		return
	}
	b, c := &e.coupled.buffers[ci], &e.chunks[ci]
	b.pressed, b.tried = b.tried, b.pressed
	for n := range b.pressed.pairs {
		f := &b.pressed.pairs[n]
		a := &e.load[f.particle]
		a.F, a.T = r3.Add(a.F, f.force), r3.Add(a.T, f.torque)
	}
	k := &b.pressed.block
	c.lost.Exchange += k.lost.Work
	c.lost.Damping += k.lost.Damping
	c.lost.Friction += k.lost.Friction
	c.lost.Rolling += k.lost.Rolling
	if k.stuck.pair > 0 {
		of := b.candidates[k.stuck.pair-1]
		c.penetration = penetration{int64(of >> 32), e.coupled.surfaces[uint32(of)].Surface, k.stuck.overlap}
	}
}

// reorderPolyhedra takes the contacts to the particles' new places.
func (p *surfaceSet) reorderPolyhedra(e *Engine) {
	type moved struct {
		coupledPair
		contacts []polyhedronContact
	}
	var list []moved
	for i := range p.buffers {
		x := &p.buffers[i].pressed
		for _, f := range x.pairs {
			contacts := x.block.contacts[f.from:f.to]
			if f.particle = e.sorter.places[f.particle]; int(f.particle) < len(e.at) {
				list = append(list, moved{f, contacts})
			}
		}
		p.buffers[i].tried.reset()
	}
	slices.SortFunc(list, func(a, b moved) int { return compareCoupled(a.coupledPair, b.coupledPair) })
	for _, f := range list {
		x := &p.buffers[int(f.particle)/e.size].tried
		f.from = int32(len(x.block.contacts))
		x.block.contacts = append(x.block.contacts, f.contacts...)
		f.to = int32(len(x.block.contacts))
		x.pairs = append(x.pairs, f.coupledPair)
	}
	for i := range p.buffers {
		b := &p.buffers[i]
		b.pressed, b.tried = b.tried, b.pressed
	}
}

// eachCoupledContact calls see with every contact of a polyhedron with a coupled surface in the last step.
func (e *Engine) eachCoupledContact(see func(f *coupledPair, t *polyhedronContact)) {
	for i := range e.coupled.buffers {
		x := &e.coupled.buffers[i].pressed
		for n := range x.pairs {
			for k := x.pairs[n].from; k < x.pairs[n].to; k++ {
				see(&x.pairs[n], &x.block.contacts[k])
			}
		}
	}
}

// transferPolyhedra saves or restores the contacts of polyhedra.
func (p *surfaceSet) transferPolyhedra(c *codec.Codec) {
	for i := range p.buffers {
		x := &p.buffers[i].pressed
		codec.Slice(c, &x.pairs)
		codec.Slice(c, &x.block.contacts)
		codec.Value(c, &x.block.elastic)
	}
}

// checkPolyhedra checks what has been read of a chunk from lo to below hi.
func (p *surfaceSet) checkPolyhedra(e *Engine, x *coupledPolyhedra, lo, hi int) error {
	for n := range x.pairs {
		f := &x.pairs[n]
		if int(f.particle) < lo || int(f.particle) >= hi || !e.isPolyhedron(int(f.particle)) || f.surface < 0 || int(f.surface) >= len(p.surfaces) ||
			f.from < 0 || f.from > f.to || int(f.to) > len(x.block.contacts) || n > 0 && compareCoupled(x.pairs[n-1], *f) >= 0 {
			return codec.Invalid("polyhedron %d touches surface %d", f.particle, f.surface)
		}
	}
	return nil
}

// segmentParameterOf is where on a strand a point of its axis is, from its first end (m): 0 at the first end, 1 at the second; 0 on any other surface.
func (m *surfaceState) segmentParameterOf(q r3.Vec) float64 {
	if m.Strand == nil {
		return 0
	}
	return min(max(r3.Dot(q, m.Axis)*m.InverseLength2, 0), 1)
}
