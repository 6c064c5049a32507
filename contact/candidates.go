// From the frames of bodies to the contacts of all pairs: bounds, broad phase, narrow phase. The loops run on the pool in chunks of a fixed size, each of
// which writes to a place of its own; what they find is gathered in the order of the pairs.

package contact

import (
	"gabion/contact/broadphase"
	"gabion/contact/narrowphase"
	"gabion/dem/geometry"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Sizes of the chunks: a worker takes some ten microseconds for one.
const (
	bodiesInChunk   = 512
	pairsInChunk    = 256
	contactsInChunk = 64
)

// workspace is the working memory of one worker.
type workspace struct {
	found    []geometry.Touch // of the guard
	contacts []bodyContact    // of the chunk at work
	narrow   narrowphase.Workspace
	points   []narrowphase.Point // of one pair
	pair     pairEnergy
	matcher  matcher
	previous reader // of the engine's lists, for the chunk at work
	earlier  reader
	first    reader
	tangent  contactTangent
}

// findAll finds the contacts of the bodies in their frames.
func (e *Engine) findAll(frames []rigid.Frame) {
	e.input = frames
	e.earlier, e.current = e.current, e.earlier[:0]
	e.pool.Run(chunksOf(len(e.bodies), bodiesInChunk), e.place, nil)
	if e.broad == nil {
		e.broad = broadphase.New(e.boxes, broadphase.Options{Groups: e.groupOf, Watched: e.watched, Excluded: e.excludes})
	} else {
		e.broad.Update(e.boxes)
	}
	n := chunksOf(len(e.broad.Pairs()), pairsInChunk)
	for len(e.chunks) < n {
		e.chunks = append(e.chunks, nil)
	}
	e.pool.Run(n, e.find, nil)
	for _, c := range e.chunks[:n] {
		e.current = append(e.current, c...)
	}
	e.input = nil
}

func chunksOf(n, size int) int { return (n + size - 1) / size }

// chunkOf is a chunk of a list.
func chunkOf[T any](list []T, chunk, size int) []T {
	return list[chunk*size : min((chunk+1)*size, len(list))]
}

// placeBodies moves the bodies of a chunk to where their frames are.
func (e *Engine) placeBodies(_, chunk int) {
	boxes := chunkOf(e.boxes[:len(e.bodies)], chunk, bodiesInChunk)
	for i := range boxes {
		x := &e.bodies[chunk*bodiesInChunk+i]
		if x.still = e.evaluated && x.stays(e.input, e.resolution, e.resolution*e.dt); !x.Removed && !x.still {
			if e.massed {
				x.addWay(e.input)
			}
			x.moveTo(e.time, e.input)
			boxes[i] = vec.Inflate(x.worldBounds, e.margin/2)
		}
		if !e.massed {
			x.meeting, x.way = x.worldCentre, 0
		}
	}
}

// findContacts finds those of the pairs of a chunk. Two bodies that stay as they were in an earlier trial have the contacts that they had, with their forces.
func (e *Engine) findContacts(worker, chunk int) {
	w := &e.workspaces[worker]
	w.contacts = e.chunks[chunk][:0]
	pairs := chunkOf(e.broad.Pairs(), chunk, pairsInChunk)
	e.seek(w, pairs[0])
	for _, p := range pairs {
		i, j := p.Items()
		if e.stay(i, j) {
			_, contacts := w.earlier.ofPair(&identity{Surface1: int32(i), Surface2: int32(j)})
			w.contacts = append(w.contacts, contacts...)
			continue
		}
		if broadphase.Overlapping(&e.boxes[i], &e.boxes[j]) && e.reaches(&e.items[i], &e.items[j]) {
			e.contactsOfPair(w, i, j)
		}
	}
	e.chunks[chunk] = w.contacts
}

// stay tells whether two surfaces are as they were in an earlier trial of the step.
func (e *Engine) stay(i, j int) bool { return e.evaluated && e.items[i].still && e.items[j].still }

// seek makes the lists of earlier contacts begin at a pair.
func (e *Engine) seek(w *workspace, p broadphase.Pair) {
	i, j := p.Items()
	pair := identity{Surface1: int32(i), Surface2: int32(j)}
	w.previous.seek(e.previous, &pair)
	w.earlier.seek(e.earlier, &pair)
	if e.massed {
		w.first.seek(e.first, &pair)
	}
}

// reaches tells whether the bounding sphere of a body reaches a plane; other surfaces have told by their bounds.
func (e *Engine) reaches(x, y *body) bool {
	p, flat := y.Shape.(geometry.Plane)
	if !flat {
		return true
	}
	normal := rigid.Rotate(y.Frame.Orientation, p.Normal)
	return r3.Dot(r3.Sub(x.worldCentre, y.Frame.ToWorld(p.Point)), normal) < x.boundingRadius+e.margin
}
