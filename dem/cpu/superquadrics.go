// The contacts of a superquadric with another, with a sphere, with a wall or with a surface of a body: one place each, but for boxes, which they touch at each side, meshes, and what is round.

package cpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/rigid"
)

// orientedAt is the superquadric of a sphere's particle; of a sphere the one in round.
func (e *Engine) orientedAt(i int32, round *geometry.PlacedSuperquadric) *geometry.PlacedSuperquadric {
	if e.isPolyhedron(int(i)) {
		return &e.polyhedra.oriented[e.members[e.memberOf[i]].clump]
	}
	*round = geometry.RoundBody(e.at[i].R)
	return round
}

// touchSuperquadrics finds the contact of two particles, and what its potential does.
func (e *Engine) touchSuperquadrics(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32) {
	first, second := e.orientedAt(k.i, &w.round), e.orientedAt(k.j, &w.round)
	c, touching, found := geometry.FindSuperquadrics(first, second, k.separation, k.axis)
	k.axis = c.Normal
	if !touching {
		return
	}
	if !found || c.Overlap > min(first.Inscribed(), second.Inscribed()) {
		if !e.tolerates(int(k.i)) && !e.tolerates(int(k.j)) && b.stuck.pair == 0 {
			b.stuck = stuckPair{pair: n + 1}
			if found {
				b.stuck.overlap = c.Overlap
			}
		}
		return
	}
	k.law = e.coefficients.Law(e.materialOf(int(k.i)), e.materialOf(int(k.j)))
	elastic := k.law.OfSizes(c.Effective, 1, 1)
	k.pressSmooth(&c, w, &elastic)
}

// pressSmooth adds the elastic force of a contact of a superquadric.
func (k *pressedPair) pressSmooth(c *geometry.SuperquadricContact, w *polyhedraWork, elastic *law.Coefficients) *pressedContact {
	t := pressedContact{weight: 1, radius: c.Effective}
	t.overlap, t.normal = c.Overlap, c.Normal
	t.arm = r3.Add(c.A, r3.Scale(0.5*c.Overlap, c.Normal))
	t.energy, t.push = k.addSmooth(&t, c, elastic, 1)
	w.found = append(w.found, t)
	return &w.found[len(w.found)-1]
}

// addSmooth adds a part of the elastic force at a place to a contact. Its potential changes with the radius of curvature too if its spring does.
func (k *pressedPair) addSmooth(t *pressedContact, c *geometry.SuperquadricContact, elastic *law.Coefficients, share float64) (energy, push float64) {
	energy, push = elastic.NormalElastic(c.Overlap)
	force := r3.Scale(share*push, c.Normal)
	torqueI, torqueJ := r3.Cross(c.A, force), r3.Scale(-1, r3.Cross(c.B, force))
	if elastic.NormalLinear == 0 { // Hertz: the energy is as the root of the radius
		byRadius := share * 0.5 * energy
		force = r3.Sub(force, r3.Scale(byRadius, c.Shift))
		torqueI, torqueJ = r3.Sub(torqueI, r3.Scale(byRadius, c.TurnA)), r3.Sub(torqueJ, r3.Scale(byRadius, c.TurnB))
	}
	t.force = r3.Add(t.force, force)
	if k.wall != nil { // beside that of the force at the arm
		t.moment = r3.Add(t.moment, r3.Sub(torqueI, r3.Cross(t.arm, force)))
	}
	k.force, k.torqueI, k.torqueJ = r3.Add(k.force, force), r3.Add(k.torqueI, torqueI), r3.Add(k.torqueJ, torqueJ)
	k.stiffen(t, c.Normal, share*elastic.NormalStiffness(c.Overlap))
	k.elastic += share * energy
	return energy, push
}

// touchSuperquadricWall finds the contacts of a superquadric with a wall, of which the sphere about it has been found to touch what is in w.touches.
func (e *Engine) touchSuperquadricWall(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32) {
	m, placed := k.wall, e.orientedAt(k.i, &w.round)
	k.law = e.coefficients.Law(e.materialOf(int(k.i)), m.material)
	if m.Strand != nil || m.bar != nil {
		e.touchSuperquadricBar(k, w, b, n, placed)
		return
	}
	if geometry.IsRound(m.Shape) {
		e.touchSuperquadricRound(k, w, b, n, placed)
		return
	}
	for i := range w.touches {
		touch := &w.touches[i]
		c, touching := placed.FindPlane(touch.Normal, touch.Distance)
		if !touching {
			continue
		}
		elastic := k.law.OfSizes(c.Effective, 1, 1)
		t := k.pressSmooth(&c, w, &elastic)
		t.feature, t.part = touch.Feature, touch.Part
		if t.overlap > 0.5*(e.at[k.i].R+m.passage) {
			b.stick(e, k.i, n, t.overlap)
		}
	}
}

// inAxesOf is a superquadric in the axes of a wall, for the time of one pair.
func (w *polyhedraWork) inAxesOf(m *surfaceState, placed *geometry.PlacedSuperquadric) *geometry.PlacedSuperquadric {
	w.round = *placed
	w.round.TurnBack(m.Frame.Orientation)
	return &w.round
}

// touchSuperquadricMesh finds the contacts of a superquadric with a wall that is a mesh.
func (e *Engine) touchSuperquadricMesh(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32) {
	m, placed := k.wall, e.orientedAt(k.i, &w.round)
	if !w.mesh.Find(w.inAxesOf(m, placed), m.relief, m.Frame.ToLocal(k.centre)) {
		b.stick(e, k.i, n, geometry.MostInMesh*placed.Inscribed())
		return
	}
	k.law = e.coefficients.Law(e.materialOf(int(k.i)), m.material)
	for i := range w.mesh.Contacts {
		c := &w.mesh.Contacts[i]
		c.Turn(m.Frame.Orientation)
		elastic := k.law.OfSizes(c.Effective, 1, 1)
		t := k.pressSmooth(&c.SuperquadricContact, w, &elastic)
		t.feature, t.part = c.Feature, c.Part
	}
}

// touchSuperquadricRound finds the contacts of a superquadric with a wall that is a surface of revolution or a torus, of which the sphere about it has been found to touch what is in w.touches.
func (e *Engine) touchSuperquadricRound(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32, placed *geometry.PlacedSuperquadric) {
	m := k.wall
	behind := w.touches[0].Distance < 0 // a solid's surface
	if inscribed := placed.Inscribed(); behind || !w.turned.Find(w.inAxesOf(m, placed), m.Shape, m.Frame.ToLocal(k.centre)) {
		b.stick(e, k.i, n, geometry.MostInMesh*inscribed)
		return
	}
	radius := e.evenRadius(k.i)
	if ring, ok := m.Shape.(geometry.Torus); ok {
		radius = e.model.Surfaces[m.Surface].BesideBar(radius, ring.Tube)
	}
	elastic := k.law.OfSizes(radius, 1, 1)
	for i := range w.turned.Contacts {
		c := &w.turned.Contacts[i]
		c.Turn(m.Frame.Orientation)
		c.Effective = radius
		if c.Share > 0 {
			k.pressSmooth(&c.SuperquadricContact, w, &elastic).feature = c.Feature
			continue
		}
		t := &w.found[len(w.found)-1]
		_, push := k.addSmooth(t, &c.SuperquadricContact, &elastic, c.Share)
		t.weight = max(t.weight-push/t.push, 0)
	}
}

// evenRadius is the radius of a ball of the volume of the superquadric of a sphere, m.
func (e *Engine) evenRadius(i int32) float64 {
	return dem.EvenRadius(e.clumps[e.members[e.memberOf[i]].clump].volume)
}

// touchSuperquadricBar finds the contact of a superquadric with a wall that is a capsule or a ball, or with a strand. One of an end that something else has too is taken out, so that an energy is counted once.
func (e *Engine) touchSuperquadricBar(k *pressedPair, w *polyhedraWork, b *polyhedraBlock, n int32, placed *geometry.PlacedSuperquadric) {
	m := k.wall
	var (
		along  r3.Vec
		radius float64
	)
	if m.Strand != nil {
		along, radius = m.Axis, m.Radius
		k.separation = r3.Sub(k.centre, m.Ends[0].Place)
	} else {
		q, ends := m.Frame.Orientation, m.bar.Vertices
		along, radius = rigid.Rotate(q, r3.Sub(ends[len(ends)-1], ends[0])), m.bar.Rounding
		k.separation = r3.Sub(k.centre, r3.Add(m.Frame.Position, rigid.Rotate(q, ends[0])))
	}
	if k.axis == (r3.Vec{}) {
		k.axis = geometry.FromBar(k.separation, along)
	}
	var found bool
	if w.bars, found = placed.FindBar(w.bars[:0], along, radius, k.separation, m.sharedEnds, &k.axis); len(w.bars) == 0 && found {
		return
	}
	if !found || w.bars[0].Overlap > placed.Inscribed() {
		b.stick(e, k.i, n, placed.Inscribed())
		return
	}
	t := pressedContact{radius: e.model.Surfaces[m.Surface].BesideBar(e.evenRadius(k.i), radius)}
	elastic := k.law.OfSizes(t.radius, 1, 1)
	net := 0.0
	for i := range w.bars {
		c := &w.bars[i]
		stored, push := elastic.NormalElastic(c.Overlap)
		force := r3.Scale(c.Share*push, c.Normal)
		k.force, k.torqueI = r3.Add(k.force, force), r3.Add(k.torqueI, r3.Cross(c.A, force))
		t.force, t.moment = r3.Add(t.force, force), r3.Add(t.moment, r3.Cross(c.A, force))
		k.elastic += c.Share * stored
		net += c.Share * push
		if i == 0 {
			t.overlap, t.normal, t.energy, t.push, t.segmentParameter = c.Overlap, c.Normal, stored, push, c.Along
			t.arm = r3.Add(c.A, r3.Scale(0.5*c.Overlap, c.Normal))
		}
		if k.carried != nil {
			k.carried.push(m, force, c.Along)
		}
		k.stiffen(&t, c.Normal, c.Share*elastic.NormalStiffness(c.Overlap))
	}
	t.moment = r3.Sub(t.moment, r3.Cross(t.arm, t.force))
	t.weight = min(max(net/t.push, 0), 1)
	w.found = append(w.found, t)
}
