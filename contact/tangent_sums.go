// The sums of the contacts' tangents over the pairs of frames. Chunks of contacts are worked out on all workers, each into blocks of its own, and the blocks are added
// up in the order of the chunks: the same bits with any number of workers.

package contact

import (
	"slices"

	"gabion/rigid"
)

// tangentChunk holds the sums of a chunk of contacts, for the pairs of frames that these act on.
type tangentChunk struct {
	pairs    []int32 // of each block, among Engine.Pairs
	blocks   []rigid.Tangent
	surfaces [2]int32 // of the last contact
	places   places   // of their blocks
}

// places are those of the blocks of two surfaces: of the wrench on the frame at an end of a side by the motion of that at an end of a side; -1 where Engine.Pairs does not have them.
type places [2][2][2][2]int

// A wave is as many chunks as are worked out before they are added up, so that little memory goes round; the adding is shared among so many tasks.
const (
	chunksInWave = 64
	sumTasks     = 16
)

// open makes blocks for the surfaces of a contact, unless those of the contact before are the same.
func (c *tangentChunk) open(e *Engine, t *bodyContact) {
	surfaces := [2]int32{t.Surface1, t.Surface2}
	if len(c.blocks) > 0 && c.surfaces == surfaces {
		return
	}
	c.surfaces = surfaces
	for i, k := range surfaces {
		for end, f := range e.items[k].frames {
			for j, l := range surfaces {
				for by, g := range e.items[l].frames {
					c.places[i][end][j][by] = c.add(e.pairIndex(f, g))
				}
			}
		}
	}
}

// add makes a block for a pair of frames, if it is one of Engine.Pairs, and gives its place.
func (c *tangentChunk) add(pair int) int {
	if pair < 0 {
		return -1
	}
	c.pairs, c.blocks = append(c.pairs, int32(pair)), append(c.blocks, rigid.Tangent{})
	return len(c.blocks) - 1
}

// Touched are the pairs, ascending, whose tangents the last Contact that was asked for tangents has set. The others are zero.
func (e *Engine) Touched() []int { return e.touched }

// clearTangents clears tangents: of those that were filled last, which are as they were left, only what is not zero. A net has thousands of pairs, of which few touch.
func (e *Engine) clearTangents(tangents []rigid.Tangent) {
	if len(tangents) == 0 {
		return
	}
	if len(e.filled) != len(tangents) || &e.filled[0] != &tangents[0] {
		clear(tangents)
	} else {
		for _, pair := range e.touched {
			tangents[pair] = rigid.Tangent{}
		}
	}
	e.filled, e.touched = tangents, e.touched[:0]
}

// addTangents adds the derivatives of the contacts' wrenches to the tangents.
func (e *Engine) addTangents(frames []rigid.Frame, tangents []rigid.Tangent) {
	e.input, e.tangents = frames, tangents
	chunks := chunksOf(len(e.current), contactsInChunk)
	for first := 0; first < chunks; first += chunksInWave {
		e.wave = first
		n := min(chunksInWave, chunks-first)
		for len(e.sums) < n {
			e.sums = append(e.sums, tangentChunk{})
		}
		e.pool.Run(n, e.differentiate, nil)
		e.pool.Run(sumTasks, e.addSums, nil)
		for i := range e.sums[:n] {
			for _, pair := range e.sums[i].pairs {
				e.touched = append(e.touched, int(pair))
			}
		}
	}
	slices.Sort(e.touched)
	e.touched = slices.Compact(e.touched)
	e.input, e.tangents = nil, nil
}

// differentiateChunk works out the tangents of a chunk of the wave.
func (e *Engine) differentiateChunk(worker, chunk int) {
	sum, x := &e.sums[chunk], &e.workspaces[worker].tangent
	sum.pairs, sum.blocks = sum.pairs[:0], sum.blocks[:0]
	contacts := chunkOf(e.current, e.wave+chunk, contactsInChunk)
	for i := range contacts {
		e.setTangent(x, &contacts[i], e.input)
		sum.open(e, &contacts[i])
		for side := range x.sides {
			for end := range x.sides[side].body.frames {
				x.addByFrame(side, end, sum)
			}
		}
	}
}

// addSumsOfTask adds the blocks of the wave to those of the tangents that are a task's own.
func (e *Engine) addSumsOfTask(_, task int) {
	chunks := chunksOf(len(e.current), contactsInChunk)
	for i := range e.sums[:min(chunksInWave, chunks-e.wave)] {
		c := &e.sums[i]
		for k, pair := range c.pairs {
			if int(pair)%sumTasks == task {
				add(&e.tangents[pair], &c.blocks[k])
			}
		}
	}
}

// add adds a tangent to another.
func add(dst, x *rigid.Tangent) {
	for i := range dst.Stiffness {
		for j := range dst.Stiffness[i] {
			dst.Stiffness[i][j] += x.Stiffness[i][j]
			dst.Damping[i][j] += x.Damping[i][j]
		}
	}
}
