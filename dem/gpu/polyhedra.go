// Sphero-polyhedra and superquadrics on the GPU: kernels/polyhedra.cuh. A model has one kind or the other, and what is said of polyhedra is of both.

package gpu

import (
	"errors"
	"fmt"
	"slices"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/kernels"
)

// mostCorners is how many corners a polyhedron on a GPU may have: kernels tell those in reach by the bits of a word.
const mostCorners = 64

// polyhedronSet is what the host knows of the polyhedra of a model.
type polyhedronSet struct {
	on      bool
	smooth  bool // they are superquadrics
	concave bool // some are not convex
	nearest bool // contacts with a wall go on in those that are nearest: several may be of the same features
	slots   int  // contacts of one pair that there is room for
	pairs   int  // that there is room for

	bars  []*geometry.Polyhedron // what polyhedra touch of surfaces that are capsules or balls from outside
	barOf []int32                // of each surface its place among all shapes, where these follow those of particles and the unit ball; -1 for none
}

// polyhedronArrays are the arrays of polyhedra; names as in parameters.
type polyhedronArrays struct {
	shapes                            *kernels.Array[devicePolyhedron]
	smooth                            *kernels.Array[deviceSuperquadricShape]
	corners                           *kernels.Array[r3.Vec]
	edges                             *kernels.Array[int32]
	faces                             *kernels.Array[devicePolyhedronFace]
	rims                              *kernels.Array[devicePolyhedronRim]
	parts                             *kernels.Array[devicePolyhedronPart]
	entryPair, rank, rankSums, nearby *kernels.Array[int32]
	first, key, slotKey               [2]*kernels.Array[int32]
	pairs                             [2]*kernels.Array[devicePolyhedronPair]
	drag, history, slotDrag           [2]*kernels.Array[byte]
	arm, slotArm                      [2]*kernels.Array[byte] // nil unless some are not convex
	loads                             *kernels.Array[byte]
}

// refusePolyhedra tells what a GPU does not work out of a model's polyhedra and superquadrics, which are among some shapes, or returns nil.
func refusePolyhedra(m *dem.Model, shapes []*packing.Clump) error {
	if !m.HasPolyhedra() && !m.HasSuperquadrics() {
		return nil
	}
	if len(m.Scalars) > 0 {
		return errors.New("dem: particles that are polyhedra with scalars: the GPU engine takes them without")
	}
	for _, c := range shapes {
		if p := c.Polyhedron; p != nil && len(p.Vertices) > mostCorners {
			return fmt.Errorf("dem: a polyhedron of %d corners: the GPU engine takes at most %d", len(p.Vertices), mostCorners)
		}
	}
	return nil
}

// leastPolyhedronContacts is how many contacts of a pair there is always room for.
const leastPolyhedronContacts = 24

// newPolyhedronSet makes room for as many contacts of a pair as two faces of most corners have with one another, for those of faces around, which are in reach too where faces are small
// (a box of 1e5 stones of twenty triangles has pairs of more than 12), and beside meshes and what is round for as many as kernels can find.
func newPolyhedronSet(m *dem.Model, shapes []*packing.Clump) (s polyhedronSet) {
	s.smooth = m.HasSuperquadrics()
	s.on = s.smooth || m.HasPolyhedra()
	if !s.on || s.smooth {
		for i := range m.Surfaces {
			s.nearest = s.nearest || s.smooth && geometry.IsRound(m.Surfaces[i].Shape)
		}
		s.slots = oneIf(s.on) * mostSmoothContacts
		return s
	}
	most := 0
	for _, c := range shapes {
		most, s.concave = max(most, c.Polyhedron.MostCorners()), s.concave || c.Polyhedron.Concave()
	}
	s.slots = min(max(2*most, leastPolyhedronContacts), mostPolyhedronContacts)
	s.nearest = s.concave
	if s.concave { // which may reach around one another
		s.slots = mostPolyhedronContacts
	}
	for i := range m.Surfaces {
		if _, mesh := m.Surfaces[i].Shape.(*geometry.Mesh); mesh || geometry.StandsOut(m.Surfaces[i].Shape) {
			s.slots = mostPolyhedronContacts
		}
	}
	return s
}

func (e *Engine) hasPolyhedra() bool { return e.polyhedra.on }

// convex tells whether there are polyhedra, all of them convex.
func (s *polyhedronSet) convex() bool { return s.on && !s.smooth && !s.concave }

// mostSmoothContacts is how many contacts a superquadric has room for with one wall; with another particle it has one.
const mostSmoothContacts = 8

// findBars finds those of the surfaces.
func (e *Engine) findBars() {
	s := &e.polyhedra
	for i := range e.surfaces.surfaces {
		s.barOf = append(s.barOf, -1)
		if !s.on {
			continue
		}
		if bar, ok := geometry.BarOf(e.surfaces.surfaces[i].Shape); ok {
			s.barOf[i] = int32(len(e.clumps.shapes) + 2 + len(s.bars))
			s.bars = append(s.bars, bar)
		}
	}
}

// uploadPolyhedra writes the shapes: those of particles, a ball of radius 1, a segment of length 1, and those of surfaces.
func (e *Engine) uploadPolyhedra(t *allocator) error {
	if !e.hasPolyhedra() {
		return nil
	}
	var list []*geometry.Polyhedron
	ball := geometry.NewBall(1)
	for _, c := range e.clumps.shapes {
		if p := c.Polyhedron; p != nil {
			list = append(list, p)
			continue
		}
		list = append(list, ball)
	}
	list = append(append(list, ball, geometry.NewBar(r3.Vec{}, r3.Vec{X: 1}, 0)), e.polyhedra.bars...)
	var (
		shapes  []devicePolyhedron
		parts   []devicePolyhedronPart
		corners []r3.Vec
		edges   []int32
		faces   []devicePolyhedronFace
		rims    []devicePolyhedronRim
	)
	for i := 0; i < len(list); i++ { // convex parts come after all that are put together of them
		p := list[i]
		shapes = append(shapes, devicePolyhedron{
			Corners: int32(len(corners)), CornerCount: int32(len(p.Vertices)), Edges: int32(len(edges) / 2), EdgeCount: int32(len(p.Edges)),
			Faces: int32(len(faces)), FaceCount: int32(len(p.Faces)), Rounding: p.Rounding, Radius: p.Radius, Parts: int32(len(parts)),
		})
		for _, q := range p.ConvexParts() {
			parts = append(parts, devicePolyhedronPart{Low: q.Box.Min, High: q.Box.Max, Share: q.Share, Shape: int32(len(list)), Solid: int32(oneIf(q.Solid))})
			list = append(list, q.Shape)
		}
		shapes[i].PartCount = int32(len(parts)) - shapes[i].Parts
		corners = append(corners, p.Vertices...)
		for _, x := range p.Edges {
			edges = append(edges, x.A, x.B)
		}
		for f := range p.Faces {
			x := &p.Faces[f]
			faces = append(faces, devicePolyhedronFace{Normal: x.Normal, Offset: x.Offset, First: int32(len(rims)), Last: int32(len(rims) + len(x.Loop))})
			for k, a := range x.Loop {
				rims = append(rims, devicePolyhedronRim{Into: x.Into(k), Corner: a, Next: x.Loop[(k+1)%len(x.Loop)]})
			}
		}
	}
	a := &e.arrays.polyhedra
	a.shapes, a.corners, a.edges = alloc[devicePolyhedron](t, len(shapes)), alloc[r3.Vec](t, len(corners)), alloc[int32](t, len(edges))
	a.faces, a.rims, a.parts = alloc[devicePolyhedronFace](t, len(faces)), alloc[devicePolyhedronRim](t, len(rims)), alloc[devicePolyhedronPart](t, len(parts))
	smooth := e.superquadricShapes()
	a.smooth = alloc[deviceSuperquadricShape](t, len(smooth))
	if t.err != nil {
		return t.err
	}
	return errors.Join(a.smooth.Write(0, smooth), a.shapes.Write(0, shapes), a.corners.Write(0, corners), a.edges.Write(0, edges), a.faces.Write(0, faces), a.rims.Write(0, rims), a.parts.Write(0, parts), e.queue.Wait())
}

// superquadricShapes are the shapes of particles, where these are superquadrics.
func (e *Engine) superquadricShapes() (list []deviceSuperquadricShape) {
	for _, c := range e.clumps.shapes {
		if s := c.Superquadric; s != nil {
			list = append(list, deviceSuperquadricShape{
				SemiAxes: s.SemiAxes, N1: s.N1, N2: s.N2, M1: s.M1, M2: s.M2, Radius: s.Radius, Inscribed: s.Inscribed, Flattest: s.Flattest, EvenRadius: dem.EvenRadius(c.Volume),
			})
		}
	}
	return list
}

// resizePolyhedra makes room for the pairs of n spheres.
func (e *Engine) resizePolyhedra(t *allocator, n int) {
	if !e.hasPolyhedra() {
		return
	}
	a := &e.arrays.polyhedra
	regrow(e, t, &a.rank, n+1)
	regrow(e, t, &a.rankSums, (n+1)/scanLength+2)
	for side := range 2 {
		grow(e, t, &a.first[side], n+2)
	}
	if a.loads == nil {
		e.growPolyhedra(t, 4*n)
	}
}

// growPolyhedra makes room for so many pairs, where there is less.
func (e *Engine) growPolyhedra(t *allocator, pairs int) {
	a, slots := &e.arrays.polyhedra, pairs*e.polyhedra.slots
	e.polyhedra.pairs = max(e.polyhedra.pairs, pairs)
	for side := range 2 {
		grow(e, t, &a.pairs[side], pairs)
		grow(e, t, &a.key[side], slots)
		grow(e, t, &a.drag[side], slots*quads*e.format.real())
		grow(e, t, &a.history[side], e.historyBytes(slots))
		if e.polyhedra.concave {
			grow(e, t, &a.arm[side], slots*quads*e.format.real())
		}
	}
	regrow(e, t, &a.nearby, pairs)
	regrow(e, t, &a.loads, pairs*e.format.polyhedronLoad())
}

func (f format) polyhedronLoad() int {
	return roundUp(len(f.bytes(devicePolyhedronLoad{})), numberBytes)
}

// reservePolyhedra makes room for what rows and slots of walls have of polyhedra.
func (e *Engine) reservePolyhedra(t *allocator, entries, slots int) {
	if !e.hasPolyhedra() {
		return
	}
	a := &e.arrays.polyhedra
	regrow(e, t, &a.entryPair, entries)
	for side := range 2 {
		grow(e, t, &a.slotKey[side], slots)
		grow(e, t, &a.slotDrag[side], slots*quads*e.format.real())
		if e.polyhedra.nearest {
			grow(e, t, &a.slotArm[side], slots*quads*e.format.real())
		}
	}
}

// morePolyhedra makes room for so many pairs, which a build has found.
func (e *Engine) morePolyhedra(pairs int) error {
	t := e.allocator()
	e.growPolyhedra(t, pairs)
	return errors.Join(t.err, e.setParameters())
}

// setPolyhedra tells the kernels where the arrays of polyhedra are.
func (e *Engine) setPolyhedra(p *parameters) {
	if !e.hasPolyhedra() {
		return
	}
	a := &e.arrays.polyhedra
	p.Superquadrics = table[deviceSuperquadricShape](addressOf(a.smooth))
	p.Polyhedra, p.PolyhedronCorners, p.PolyhedronEdges = table[devicePolyhedron](addressOf(a.shapes)), table[r3.Vec](addressOf(a.corners)), table[int32](addressOf(a.edges))
	p.PolyhedronFaces, p.PolyhedronRims = table[devicePolyhedronFace](addressOf(a.faces)), table[devicePolyhedronRim](addressOf(a.rims))
	p.PolyhedronParts = table[devicePolyhedronPart](addressOf(a.parts))
	point(&p.EntryPair, a.entryPair)
	point(&p.PolyhedronRank, a.rank)
	pointBoth(&p.PolyhedronFirst, &a.first)
	pointBoth(&p.PolyhedronPairs, &a.pairs)
	pointBoth(&p.PolyhedronKey, &a.key)
	pointBoth(&p.PolyhedronDrag, &a.drag)
	pointBoth(&p.PolyhedronHistory, &a.history)
	pointBoth(&p.SlotKey, &a.slotKey)
	pointBoth(&p.SlotDrag, &a.slotDrag)
	pointBoth(&p.PolyhedronArm, &a.arm)
	pointBoth(&p.SlotArm, &a.slotArm)
	point(&p.PolyhedronLoads, a.loads)
	point(&p.PolyhedraNear, a.nearby)
	p.PolyhedronCapacity, p.PolyhedronSlots, p.UnitBall = int32(e.polyhedra.pairs), int32(e.polyhedra.slots), int32(len(e.clumps.shapes))
	p.UnitBar, p.MostPressed = p.UnitBall+1, dem.MostPressed
}

// listPolyhedra queues that the pairs are listed from the rows.
func (e *Engine) listPolyhedra() error {
	if !e.hasPolyhedra() {
		return nil
	}
	n, a, k := e.capacity+1, &e.arrays.polyhedra, &e.kernels
	blocks := blocksOf(n, cellThreads)
	return errors.Join(k.countPolyhedra(blocks, cellThreads, int64(n)), e.scan(a.rank, a.rankSums, n), k.listPolyhedra(blocks, cellThreads, int64(n)), k.linkPolyhedra(blocks, cellThreads))
}

// polyhedraBlocks is enough to fill the device. Recordings keep it.
func (e *Engine) polyhedraBlocks() int { return 12 * e.device.Info.Multiprocessors }

// States in which pairs of polyhedra are worked out, by state_at of kernels/polyhedra_forces.cuh.
const (
	beforeStep  = iota // of a batch
	asObserved         // nothing goes on
	beforeBuild        // that begins; nothing goes on
)

// pressPolyhedra queues what polyhedra do in a state, that before step k of a batch. With out it lists the contacts.
func (e *Engine) pressPolyhedra(k, state int64, out to[deviceRecord], room int, count to[int32]) error {
	if !e.hasPolyhedra() {
		return nil
	}
	forces := e.kernels.polyhedraForces
	switch {
	case e.polyhedra.smooth:
		forces = e.kernels.superquadricForces
	case e.polyhedra.concave:
		forces = e.kernels.concaveForces
	}
	return errors.Join(e.kernels.clearNear(1, 1), e.kernels.nearPolyhedra(e.polyhedraBlocks(), polyhedronThreads, k, state),
		forces(e.polyhedraBlocks(), polyhedronThreads, k, state, out, int64(room), count))
}

// tryPolyhedra queues what polyhedra do to coupled surfaces in a trial.
func (e *Engine) tryPolyhedra(frames to[deviceFrame], number to[int32], tangents int64, skip to[int32]) error {
	if !e.hasPolyhedra() {
		return nil
	}
	return e.coupledSolids()(e.polyhedraBlocks(), polyhedronThreads, frames, number, tangents, skip, 0, 0)
}

// carryPolyhedra queues that after step k of a batch, where surfaces are on a trajectory.
func (e *Engine) carryPolyhedra(placed to[devicePlacedSurface], k int64) error {
	if !e.hasPolyhedra() {
		return nil
	}
	return e.coupledSolids()(e.polyhedraBlocks(), polyhedronThreads, 0, 0, 0, 0, placed, k)
}

// coupledSolids launches the kernel of the particles' kind.
func (e *Engine) coupledSolids() func(blocks, threads int, frames to[deviceFrame], trial to[int32], tangents int64, skip to[int32], placed to[devicePlacedSurface], k int64) error {
	switch {
	case e.polyhedra.smooth:
		return e.kernels.coupledSuperquadrics
	case e.polyhedra.concave:
		return e.kernels.coupledConcave
	}
	return e.kernels.coupledPolyhedra
}

// polyhedronContacts lists the contacts of polyhedra: with one another and with spheres by their ids, then those with walls.
func (e *Engine) polyhedronContacts() (list []deviceRecord, err error) {
	if !e.hasPolyhedra() || e.control.Particles == 0 {
		return nil, nil
	}
	err = e.withScratch(func(t *allocator) error {
		count, number := alloc[int32](t, 1), []int32{0}
		for room := 0; ; room = int(number[0]) { // once to count them, and once more
			out := alloc[deviceRecord](t, room)
			if t.err != nil {
				return t.err
			}
			if err := errors.Join(count.Clear(0), e.pressPolyhedra(0, asObserved, pointer(out), room, pointer(count)), count.Read(0, number)); err != nil {
				return err
			}
			if int(number[0]) <= room {
				list = make([]deviceRecord, number[0])
				return out.Read(0, list)
			}
		}
	})
	slices.SortFunc(list, compareContacts)
	return list, err
}

// snapshotPolyhedron writes a polyhedron or superquadric to place k of a state: itself, and its spheres.
func (e *Engine) snapshotPolyhedron(s *dem.State, k int, c *deviceClump) {
	shape, o := e.clumps.shapes[c.Shape], c.orientation()
	var solid geometry.Solid = shape.Superquadric
	if p := shape.Polyhedron; p != nil {
		solid = p
		for _, v := range p.Vertices {
			s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: r3.Add(s.Position[k], o.Rotate(r3.Scale(c.Scale, v))), Radius: c.Scale * p.Rounding})
		}
	} else {
		s.Spheres = append(s.Spheres, dem.SphereState{Particle: k, Position: s.Position[k], Radius: s.Radius[k]})
	}
	s.Solids = append(s.Solids, dem.SolidState{
		Particle: k, Shape: solid, Scale: c.Scale, Orientation: quat.Number{Real: c.Turn[0], Imag: c.Turn[1], Jmag: c.Turn[2], Kmag: c.Turn[3]}, Volume: shape.Volume * c.Scale * c.Scale * c.Scale,
	})
}

// transferPolyhedra saves or restores the pairs and their contacts.
func (e *Engine) transferPolyhedra(c *codec.Codec) {
	if !e.hasPolyhedra() {
		return
	}
	a, s, f := &e.arrays.polyhedra, &e.control, e.format
	order, pairs := s.Order, int(s.PolyhedronPairs)
	transferArray(e, c, a.first[order], 0, int(s.Particles)+1)
	transferArray(e, c, a.pairs[order], 0, pairs)
	transferArray(e, c, a.key[order], 0, pairs*e.polyhedra.slots)
	transferArray(e, c, a.drag[order], 0, pairs*e.polyhedra.slots*quads*f.real())
	transferArray(e, c, a.history[order], 0, e.historyBytes(pairs*e.polyhedra.slots))
	transferArray(e, c, a.entryPair, 0, int(s.SlicesWanted)*sliceRows)
	transferArray(e, c, a.slotKey[s.Side], 0, int(s.Slots))
	transferArray(e, c, a.slotDrag[s.Side], 0, int(s.Slots)*quads*f.real())
	if e.polyhedra.concave {
		transferArray(e, c, a.arm[order], 0, pairs*e.polyhedra.slots*quads*f.real())
	}
	if e.polyhedra.nearest {
		transferArray(e, c, a.slotArm[s.Side], 0, int(s.Slots)*quads*f.real())
	}
	if c.Err == nil && c.W == nil {
		rest := make([]int32, a.first[order].Len()-int(s.Particles)-1) // of particles that come later, which have none
		for i := range rest {
			rest[i] = s.PolyhedronPairs
		}
		c.Err = errors.Join(a.first[order].Write(int(s.Particles)+1, rest), e.queue.Wait(), e.checkPolyhedra())
	}
}

// checkPolyhedra checks what has been read of the pairs.
func (e *Engine) checkPolyhedra() error {
	a, s := &e.arrays.polyhedra, &e.control
	n, count := int(s.Particles), int(s.PolyhedronPairs)
	first, pairs, entries := make([]int32, n+1), make([]devicePolyhedronPair, count), make([]int32, int(s.SlicesWanted)*sliceRows)
	errs := []error{a.first[s.Order].Read(0, first)}
	if count > 0 {
		errs = append(errs, a.pairs[s.Order].Read(0, pairs))
	}
	if len(entries) > 0 {
		errs = append(errs, a.entryPair.Read(0, entries))
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	for i, at := range first {
		if at < 0 || int(at) > count || i > 0 && at < first[i-1] {
			return codec.Invalid("pairs of polyhedra of particle %d from %d on, of %d", i, at, count)
		}
	}
	for _, p := range pairs {
		if p.First < 0 || p.Second < 0 || int(p.First) >= n || int(p.Second) >= n || p.First == p.Second || uint64(uint32(p.Used))>>e.polyhedra.slots != 0 {
			return codec.Invalid("particles %d and %d of %d touch", p.First, p.Second, n)
		}
	}
	for _, pair := range entries {
		if int(pair>>1) >= count {
			return codec.Invalid("pair %d of polyhedra of %d", pair>>1, count)
		}
	}
	return nil
}
