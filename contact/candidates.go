// From the frames of bodies to the contacts of all pairs: bounds (bounds.go, outline.go), broad phase, places of what is near something, narrow phase. The loops run on the pool in chunks of a fixed size, each of
// which writes to a place of its own; what they find is gathered in the order of the pairs.

package contact

import (
	"slices"

	"gabion/contact/broadphase"
	"gabion/contact/narrowphase"
	"gabion/dem/geometry"
	"gabion/rigid"
)

// Sizes of the chunks: a worker takes some ten microseconds for one. Of few pairs, as those of a block with many faces and the wires that it is near, each may take as long.
const (
	bodiesInChunk   = 128
	pairsInChunk    = 8
	contactsInChunk = 64

	fewPairs        = 2048
	fewPairsInChunk = 1
)

// pairsInChunk is the size of the chunks of pairs.
func (e *Engine) pairsInChunk() int {
	if len(e.broad.Pairs()) <= fewPairs {
		return fewPairsInChunk
	}
	return pairsInChunk
}

// pairChunks is the number of chunks of pairs.
func (e *Engine) pairChunks() int { return chunksOf(len(e.broad.Pairs()), e.pairsInChunk()) }

// workspace is the working memory of one worker.
type workspace struct {
	found    []geometry.Touch // of the guard
	contacts []bodyContact    // of the chunk at work
	anew     []bodyContact    // of a pair that is searched in a later trial
	narrow   narrowphase.Workspace
	points   []narrowphase.Point // of one pair
	pair     pairEnergy
	matcher  matcher
	previous reader // of the engine's lists, for the chunk at work
	earlier  reader
	first    reader
	tangent  contactTangent
	joined   joined
}

// findAll finds the contacts of the bodies in their frames. It tells whether it has applied the laws to them, too.
func (e *Engine) findAll(frames []rigid.Frame) (applied bool) {
	e.input = frames
	renewed := e.findPairs()
	n := e.pairChunks()
	for len(e.chunks) < n {
		e.chunks, e.close, e.changed = append(e.chunks, nil), append(e.close, nil), append(e.changed, false)
	}
	e.trials++
	e.pool.Run(n, e.place, nil)
	if applied = e.massed && e.evaluated && !renewed; applied {
		e.pool.Run(n, e.refresh, nil)
		if slices.Contains(e.changed[:n], true) {
			e.earlier, e.current = e.current, e.earlier[:0]
			e.gather(n)
		}
	} else {
		e.earlier, e.current = e.current, e.earlier[:0]
		e.pool.Run(n, e.find, nil)
		for i := range n {
			e.changed[i] = true
		}
		e.gather(n)
		e.firstPlaced = !e.massed
	}
	e.input = nil
	return applied
}

func chunksOf(n, size int) int { return (n + size - 1) / size }

// chunkOf is a chunk of a list.
func chunkOf[T any](list []T, chunk, size int) []T {
	return list[chunk*size : min((chunk+1)*size, len(list))]
}

// placeBody moves a body to where its frames are; false where it stays as it was in an earlier trial of the step.
func (e *Engine) placeBody(x *body) bool {
	former := x.step == e.step // it was placed in an earlier trial
	if x.still = former && x.stays(e.input, e.resolution, e.resolution*e.dt); x.Removed || x.still {
		return false
	}
	x.moveTo(e.time, e.input)
	if x.step = e.step; !former {
		x.meeting = x.worldCentre
		for k, f := range x.frames {
			x.mobility[k].orient(e.input[f].Orientation)
		}
	}
	x.way = 0
	if e.massed {
		x.way = x.wayFrom(e.start, e.input)
	}
	return true
}

// findContacts finds those of the pairs of a chunk. Two bodies that stay as they were in an earlier trial have the contacts that they had, with their forces.
func (e *Engine) findContacts(worker, chunk int) {
	w := &e.workspaces[worker]
	w.contacts = e.chunks[chunk][:0]
	if pairs := e.close[chunk]; len(pairs) > 0 {
		e.seek(w, pairs[0])
		for _, p := range pairs {
			if i, j := p.Items(); e.stay(i, j) {
				_, contacts := w.earlier.ofPair(&identity{Surface1: int32(i), Surface2: int32(j)})
				w.contacts = append(w.contacts, contacts...)
			} else {
				e.contactsOfPair(w, i, j)
			}
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

// seekFirst makes the list of the contacts of the first trial begin at the first pair of a chunk.
func (e *Engine) seekFirst(w *workspace, chunk int, p broadphase.Pair) {
	if e.firstPlaced {
		w.first = reader{e.first, e.firstStarts[chunk]}
		return
	}
	i, j := p.Items()
	w.first.seek(e.first, &identity{Surface1: int32(i), Surface2: int32(j)})
}
