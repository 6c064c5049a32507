// The contacts of a polyhedron with another, with a sphere or with a wall.

package cpu

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/buffer"
	"gabion/internal/vec"
	"gabion/rigid"
)

// polyhedraWork is what one goroutine works out pairs with.
type polyhedraWork struct {
	pair    geometry.PolyhedronPair
	ball    geometry.PlacedPolyhedron
	bar     geometry.PlacedPolyhedron
	strand  geometry.Polyhedron // shape of bar where that is a strand
	coupled polyhedronPair      // under way, of a coupled surface
	touches []geometry.Touch
	found   []pressedContact

	round  geometry.PlacedSuperquadric // a sphere beside superquadrics
	bars   []geometry.BarContact
	mesh   geometry.MeshSearch
	turned geometry.RoundSearch
}

// pressedContact is a contact with the elastic part of its force, which has a potential of the whole pair.
type pressedContact struct {
	polyhedronContact
	energy, push float64 // of the contact if it were alone, J, N
	weight       float64 // part of it that is left to friction and dashpots
	radius       float64 // effective, m

	segmentParameter float64       // of a strand
	stiffness        [3][3]float64 // derivative of the elastic force by the motion of the surface where tangents are wanted, N/m

	goesOn bool    // has the memory of one of the step before
	moved  float64 // square of the way since then, m2
}

// pressedPair is what a pair's contacts have in common.
type pressedPair struct {
	*polyhedronPair
	law        *law.PairLaw
	radius     float64 // effective, m
	separation r3.Vec  // of the centres, to the first, m
	wall       *surfaceState
	centre     r3.Vec           // of the first, m
	rounding   float64          // of it, m
	driven     [2]law.Twist     // rates of the partners' velocities by the elastic forces alone, m/s2 and rad/s2
	carried    *carriedReaction // on the frames that carry the wall; nil of one that none do
}

// unitBall is a sphere as a polyhedron.
var unitBall = geometry.NewBall(1)

// pressPolyhedra works out a block of pairs.
func (e *Engine) pressPolyhedra(worker, block int) {
	p, w := &e.polyhedra, &e.workspaces[worker].polyhedra
	b := &p.blocks[block]
	b.contacts, b.before = b.before[:0], b.contacts
	b.elastic, b.stuck = 0, stuckPair{}
	for n := block * pairsInBlock; n < min((block+1)*pairsInBlock, len(p.pairs)); n++ {
		f := &p.pairs[n]
		was := b.before[f.from:f.to]
		f.from = int32(len(b.contacts))
		f.force, f.torqueI, f.torqueJ, f.elastic = r3.Vec{}, r3.Vec{}, r3.Vec{}, 0
		k := pressedPair{polyhedronPair: f}
		if f.second < 0 {
			k.wall = &e.walls.surfaces[f.j]
		}
		e.pressPair(&k, w, b, int32(n), was)
		f.to = int32(len(b.contacts))
	}
}

// pressPair works out the contacts of pair n, from those of the step before.
func (e *Engine) pressPair(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32, was []polyhedronContact) {
	w.found = w.found[:0]
	k.centre = e.at[k.i].centre()
	if k.wall != nil {
		e.touchWall(k, w, b, n)
	} else {
		e.touchParticle(k, w, b, n)
	}
	if len(w.found) > 0 {
		e.drive(k)
	}
	w.goOn(was)
	for c := range w.found {
		e.rub(k, &w.found[c], b)
	}
	b.elastic += k.elastic
}

// goOn gives contacts the memory of those of the step before. A corner may touch a core that is not convex more than once: of the same features those go on in one another that are nearest, and what is new begins anew.
func (w *polyhedraWork) goOn(was []polyhedronContact) {
	for i := range was {
		h := &was[i]
		nearest, least := -1, math.Inf(1)
		for c := range w.found {
			if t := &w.found[c]; t.key == h.key && t.feature == h.feature && t.weight >= law.MinWeight {
				if d2 := r3.Norm2(r3.Sub(t.arm, h.arm)); d2 < least {
					nearest, least = c, d2
				}
			}
		}
		if nearest < 0 {
			continue
		}
		if t := &w.found[nearest]; !t.goesOn || least < t.moved {
			t.history, t.drag, t.goesOn, t.moved = h.history, h.drag, true, least
		}
	}
}

// placedAt is the polyhedron of a sphere's particle; of a sphere the one in ball.
func (e *Engine) placedAt(i int32, ball *geometry.PlacedPolyhedron) *geometry.PlacedPolyhedron {
	if e.isPolyhedron(int(i)) {
		return &e.polyhedra.placed[e.members[e.memberOf[i]].clump]
	}
	ball.Shape, ball.Scale, ball.Axes = unitBall, e.at[i].R, [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}}
	ball.Corners = append(ball.Corners[:0], r3.Vec{})
	return ball
}

// touchParticle finds the contacts of two particles, and what their potential does.
func (e *Engine) touchParticle(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32) {
	s, o := &e.at[k.i], &e.at[k.j]
	k.separation = e.periods.nearest(r3.Sub(s.centre(), o.centre()))
	if far := s.R + o.R; r3.Norm2(k.separation) >= far*far {
		return
	}
	if k.axis == (r3.Vec{}) {
		k.axis, _ = vec.Direction(k.separation, r3.Vec{Z: 1})
	}
	if e.polyhedra.smooth {
		e.touchSuperquadrics(k, w, b, n)
		return
	}
	first, second := e.placedAt(k.i, &w.ball), e.placedAt(k.j, &w.ball)
	if !w.pair.Find(first, second, k.separation, &k.axis) {
		if !e.tolerates(int(k.i)) && !e.tolerates(int(k.j)) && b.stuck.pair == 0 {
			b.stuck.pair = n + 1
		}
		return
	}
	k.law = e.coefficients.Law(e.materialOf(int(k.i)), e.materialOf(int(k.j)))
	k.pressAll(w, first, second)
}

// pressAll adds the forces of the contacts that have been found of two polyhedra.
func (k *pressedPair) pressAll(w *polyhedraWork, first, second *geometry.PlacedPolyhedron) {
	if len(w.pair.Contacts) == 0 {
		return
	}
	k.rounding = first.Rounding()
	k.radius = law.FeatureRadius(first.Rounding(), second.Rounding(), len(first.Corners) == 1, len(second.Corners) == 1)
	elastic := k.law.OfSizes(k.radius, 1, 1)
	reach, held := first.Rounding()+second.Rounding(), 0.0
	for c := range w.pair.Contacts {
		held += k.press(&w.pair.Contacts[c], w, &elastic, reach)
	}
	if first.Shape.Concave() || second.Shape.Concave() {
		w.holdEach()
		return
	}
	if whole := r3.Norm(k.force); whole < held {
		for c := range w.found {
			w.found[c].weight *= whole / held
		}
	}
}

// holdEach lets friction be held by no more than the force of each contact.
func (w *polyhedraWork) holdEach() {
	for c := range w.found {
		t := &w.found[c]
		t.weight = law.HeldBy(t.weight, r3.Norm(t.force), t.push)
	}
}

// press adds the force of one pair of features, all of whose terms have a potential, and returns what of the force of the contact itself friction is held by.
func (k *pressedPair) press(of *geometry.FeatureContact, w *polyhedraWork, elastic *law.Coefficients, reach float64) (held float64) {
	var (
		energy, net float64
		t           pressedContact
	)
	t.radius = k.radius
	for n, term := range w.pair.Terms[of.First:of.Last] {
		overlap := reach - term.Distance
		stored, push := elastic.NormalElastic(overlap)
		normal := r3.Scale(1/term.Distance, r3.Sub(term.A, term.B))
		energy += term.Share * stored
		net += term.Share * push
		force := r3.Scale(of.Factor*term.Share*push, normal)
		arm := r3.Sub(term.A, k.separation)
		k.force = r3.Add(k.force, force)
		k.torqueI = r3.Add(k.torqueI, r3.Cross(arm, force))
		k.torqueJ = r3.Sub(k.torqueJ, r3.Cross(term.A, force))
		t.force = r3.Add(t.force, force)
		if k.wall != nil {
			t.moment = r3.Add(t.moment, r3.Cross(arm, force))
		}
		if n == 0 {
			t.key, t.overlap, t.normal, t.energy, t.push = of.Key, overlap, normal, stored, push
			t.arm = r3.Sub(arm, r3.Scale(k.rounding-0.5*overlap, normal))
		}
		if k.carried != nil {
			along := k.wall.segmentParameterOf(term.B)
			k.carried.push(k.wall, force, along)
			k.stiffen(&t, normal, of.Factor*term.Share*elastic.NormalStiffness(overlap))
			if n == 0 {
				t.segmentParameter = along
			}
		}
	}
	couple := r3.Scale(energy, of.Slope)
	k.torqueI, k.torqueJ = r3.Sub(k.torqueI, couple), r3.Add(k.torqueJ, couple)
	if k.wall != nil { // beside that of the force at the arm
		t.moment = r3.Sub(r3.Sub(t.moment, couple), r3.Cross(t.arm, t.force))
	}
	if k.carried != nil {
		k.carried.twist(k.wall, couple, energy*of.Stretch)
	}
	t.feature, t.part = of.Feature, of.Part
	k.elastic += of.Factor * energy
	if t.push > 0 {
		t.weight = min(max(of.Factor*net/t.push, 0), 1)
	}
	w.found = append(w.found, t)
	return t.weight * t.push
}

// touchWall finds the contacts of a polyhedron with a wall: its corners, as spheres, and what stands out of a mesh.
func (e *Engine) touchWall(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32) {
	m, s := k.wall, &e.at[k.i]
	if e.polyhedra.smooth && m.relief != nil {
		e.touchSuperquadricMesh(k, w, b, n)
		return
	}
	w.touches = m.Touches(w.touches[:0], s.centre(), s.R)
	if len(w.touches) == 0 {
		return
	}
	if e.polyhedra.smooth {
		e.touchSuperquadricWall(k, w, b, n)
		return
	}
	placed := e.placedAt(k.i, &w.ball)
	if m.Strand != nil || m.bar != nil {
		e.touchBar(k, w, b, n, placed)
		return
	}
	rounding := placed.Rounding()
	k.rounding = rounding
	k.law, k.radius = e.coefficients.Law(e.materialOf(int(k.i)), m.material), rounding
	if m.tube > 0 {
		k.radius = law.FeatureRadius(rounding, m.tube, false, false)
	}
	elastic := k.law.OfSizes(k.radius, 1, 1)
	thinnest := 0.5 * (s.R + m.passage)
	if relief := m.relief; relief != nil {
		thinnest = dem.MostPressed * rounding
		if !w.pair.FindRelief(placed, relief, m.Frame.ToLocal(s.centre()), func(v r3.Vec) r3.Vec { return rigid.Rotate(m.Frame.Orientation, v) }) {
			b.stick(e, k.i, n, rounding)
			return
		}
		for c := range w.pair.Contacts {
			k.press(&w.pair.Contacts[c], w, &elastic, rounding)
		}
	}
	if m.round {
		thinnest = dem.MostPressed * rounding
		if deepest := k.touchRound(w, placed, &elastic); deepest > thinnest {
			b.stick(e, k.i, n, deepest)
		}
	}
	for v, corner := range placed.Corners {
		w.touches = m.Touches(w.touches[:0], r3.Add(s.centre(), corner), rounding)
		for i := range w.touches {
			touch := &w.touches[i]
			t := pressedContact{weight: 1, radius: k.radius}
			t.key, t.feature, t.part, t.overlap, t.normal = uint32(v), touch.Feature, touch.Part, rounding-touch.Distance, touch.Normal
			t.arm = r3.Sub(corner, r3.Scale(rounding-0.5*t.overlap, t.normal))
			t.energy, t.push = elastic.NormalElastic(t.overlap)
			t.force = r3.Scale(t.push, t.normal)
			k.force, k.torqueI = r3.Add(k.force, t.force), r3.Add(k.torqueI, r3.Cross(t.arm, t.force))
			k.stiffen(&t, t.normal, elastic.NormalStiffness(t.overlap))
			k.elastic += t.energy
			w.found = append(buffer.Spare(w.found), t)
			if t.overlap > thinnest {
				b.stick(e, k.i, n, t.overlap)
			}
		}
	}
}

// touchRound finds the contacts of edges and faces with a wall that is a surface of revolution or a torus, and returns the largest overlap, m.
func (k *pressedPair) touchRound(w *polyhedraWork, placed *geometry.PlacedPolyhedron, elastic *law.Coefficients) float64 {
	m, reach := k.wall, k.rounding+k.wall.tube
	deepest := w.pair.FindRound(placed, m.Shape, m.Frame.ToLocal(k.centre), m.Frame.Orientation, reach)
	if deepest > reach {
		return deepest
	}
	for c := range w.pair.Contacts {
		k.press(&w.pair.Contacts[c], w, elastic, reach)
	}
	return deepest
}

// touchBar finds the contacts of a polyhedron with a wall that is a capsule or a ball, or with a strand.
func (e *Engine) touchBar(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32, placed *geometry.PlacedPolyhedron) {
	m := k.wall
	if m.Strand != nil {
		w.bar.PlaceBar(&w.strand, m.Axis, m.Radius)
		k.separation = r3.Sub(k.centre, m.Ends[0].Place)
	} else {
		q := m.Frame.Orientation
		w.bar.Corners = buffer.Resize(w.bar.Corners, len(m.bar.Vertices))
		w.bar.Place(m.bar, 1, [3]r3.Vec{rigid.Rotate(q, r3.Vec{X: 1}), rigid.Rotate(q, r3.Vec{Y: 1}), rigid.Rotate(q, r3.Vec{Z: 1})})
		k.separation = r3.Sub(k.centre, m.Frame.Position)
	}
	if k.axis == (r3.Vec{}) {
		nearest := w.bar.Corners[0]
		if len(w.bar.Corners) > 1 {
			nearest = geometry.OnSegment(k.separation, w.bar.Corners[0], w.bar.Corners[1])
		}
		k.axis, _ = vec.Direction(r3.Sub(k.separation, nearest), r3.Vec{Z: 1})
	}
	if !w.pair.FindStrand(placed, &w.bar, k.separation, &k.axis, m.sharedEnds) {
		b.stick(e, k.i, n, placed.Rounding()+w.bar.Rounding())
		return
	}
	k.law = e.coefficients.Law(e.materialOf(int(k.i)), k.wall.material)
	k.pressAll(w, placed, &w.bar)
}

// stick notes that the polyhedron of a pair has come through a wall.
func (b *polyhedraBlock) stick(e *Engine, i, pair int32, overlap float64) {
	if b.stuck.pair == 0 && !e.tolerates(int(i)) {
		b.stuck = stuckPair{pair + 1, overlap}
	}
}

// driven is how the velocities of a particle change by a force (N) and a torque (N m).
func (e *Engine) driven(i int32, force, torque r3.Vec) law.Twist {
	m := &e.motion[i]
	if !e.isPolyhedron(int(i)) {
		return law.Twist{V: r3.Scale(m.InverseMass, force), W: r3.Scale(m.InverseInertia, torque)}
	}
	c := &e.clumps[e.members[e.memberOf[i]].clump]
	return law.Twist{V: r3.Scale(1/c.mass, force), W: c.orientation.AngularVelocity(torque, c.inertia)}
}

// drive works out what the elastic forces of a pair do to its partners.
func (e *Engine) drive(k *pressedPair) {
	k.driven[0] = e.driven(k.i, k.force, k.torqueI)
	switch {
	case k.wall == nil:
		k.driven[1] = e.driven(k.j, r3.Scale(-1, k.force), k.torqueJ)
	case k.carried != nil:
		k.carried.drive(k, e.coupled.frames)
	}
}

// mobility is law.Mobility of a contact.
func (e *Engine) mobility(k *pressedPair, t *pressedContact) float64 {
	n := t.normal
	one := e.driven(k.i, n, r3.Cross(t.arm, n))
	alone := r3.Dot(n, r3.Add(one.V, r3.Cross(one.W, t.arm)))
	all := r3.Dot(n, r3.Add(k.driven[0].V, r3.Cross(k.driven[0].W, t.arm)))
	if k.wall == nil {
		arm := r3.Add(k.separation, t.arm)
		other := e.driven(k.j, n, r3.Cross(arm, n))
		alone += r3.Dot(n, r3.Add(other.V, r3.Cross(other.W, arm)))
		all -= r3.Dot(n, r3.Add(k.driven[1].V, r3.Cross(k.driven[1].W, arm)))
	}
	if k.carried != nil {
		more, own := k.carried.mobility(k, t, e.coupled.frames)
		all, alone = all+more, alone+own
	}
	return law.Mobility(all, t.weight*t.push, alone)
}

// rub adds what a contact does beside its potential: dashpots, friction and rolling, by the law, and the mass with which the partners meet there.
func (e *Engine) rub(k *pressedPair, t *pressedContact, b *polyhedraBlock) {
	if t.weight < law.MinWeight && k.wall == nil {
		return
	}
	if t.weight < law.MinWeight {
		if k.carried != nil {
			k.carried.addTangent(k, t, &law.Tangent{Stiffness: t.stiffness})
		}
		k.bookWall(e, t, b)
		return
	}
	g := &e.motion[k.i]
	var velocity, angular r3.Vec
	mobility, turning := e.mobility(k, t), g.InverseInertia
	if k.wall != nil {
		velocity, angular = k.wall.MotionAt(r3.Add(k.centre, t.arm), t.segmentParameter)
	} else {
		arm, q := r3.Add(k.separation, t.arm), &e.motion[k.j]
		velocity, angular = r3.Add(q.V, r3.Cross(q.W, arm)), q.W
		turning += q.InverseInertia
	}
	c := law.Contact{Normal: t.normal, Overlap: t.overlap}
	if k.carried != nil {
		c.Onset = law.RelativeOnset * t.radius
	}
	c.OfMatter(r3.Sub(r3.Add(g.V, r3.Cross(g.W, t.arm)), velocity), g.W, angular)
	coefficients := k.law.OfSizes(t.radius, 1/mobility, 1/turning)
	var r law.Response
	t.history.ScaleArea(1 / t.weight)
	if k.carried != nil {
		k.carried.resist(e, k, t, &coefficients, &c)
	}
	e.law.Evaluate(&coefficients, &c, e.dt, &t.history, &r)
	k.elastic += t.weight * (e.law.Elastic(&coefficients, t.overlap, &t.history) - t.energy)
	drag := e.law.Drag(&coefficients, &c, &t.history, &r)
	t.history.ScaleArea(t.weight)
	r.Scale(t.weight)
	drag = r3.Scale(t.weight, drag)
	relative := r3.Add(c.Slip, r3.Scale(c.Speed, c.Normal))
	r.Damped = -0.5 * e.dt * r3.Dot(r3.Add(t.drag, drag), relative)
	if k.carried != nil { // whose work is that of the force at the end of the step
		r.Damped += 0.5 * e.dt * r3.Dot(r3.Sub(drag, t.drag), velocity)
	}
	t.drag = drag
	b.lost.Add(&r)
	force := r3.Add(r3.Scale(r.Normal-t.weight*t.push, t.normal), r.Shear)
	k.force = r3.Add(k.force, force)
	k.torqueI = r3.Add(k.torqueI, r3.Add(r3.Cross(t.arm, force), r.Moment))
	k.torqueJ = r3.Sub(k.torqueJ, r3.Add(r3.Cross(r3.Add(k.separation, t.arm), force), r.Moment))
	t.force, t.moment = r3.Add(t.force, force), r3.Add(t.moment, r.Moment)
	if k.carried != nil {
		k.carried.rub(k.wall, t, k.centre, force, r.Moment)
	}
	if k.wall != nil {
		k.bookWall(e, t, b)
		return
	}
	b.contacts = append(buffer.Spare(b.contacts), t.polyhedronContact)
}

// bookWall keeps a contact with a wall, and books what the wall does there.
func (k *pressedPair) bookWall(e *Engine, t *pressedContact, b *polyhedraBlock) {
	if k.carried == nil { // else that of the pair is
		velocity, angular := k.wall.MotionAt(r3.Add(k.centre, t.arm), 0)
		b.lost.Work += (r3.Dot(t.force, velocity) + r3.Dot(t.moment, angular)) * e.dt
	}
	b.contacts = append(buffer.Spare(b.contacts), t.polyhedronContact)
}
