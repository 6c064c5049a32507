// Chunks: runs of neighbouring particles that one goroutine works on at a time, and the forces that they send one another.

package cpu

import (
	"slices"
	"sync/atomic"

	"gabion/dem"
	"gabion/internal/buffer"
)

// chunk is a run of particles lo <= i < hi with what belongs to them alone.
type chunk struct {
	lo, hi int

	start     []int32   // of each particle's neighbours in near; one more than particles
	near      []int32   // neighbours j > i, ascending; touching marks contacts of the last step
	owner     []uint16  // of each entry of near: i - lo
	histories []float64 // of the marked contacts from place 1 on, as many numbers each as the law keeps; place 0 is that of a new contact

	// While lists are made:
	polyhedra       [][2]int32 // pairs with a polyhedron
	oldFrom, oldTo  int        // the chunk's part of oldContacts
	remoteHistories []float64  // histories from other chunks
	remotePlaces    []int32    // their places in the new list

	ends    []int32 // scratch of address
	slot    []int32 // place in outbox of each neighbour in another chunk, in list order
	outbox  []load
	targets []int32 // particle that an entry of the outbox is for
	inbox   []message
	passed  []float64 // of the scalars that contacts even out: what is for the particles of the outbox, one scalar after the other

	far farList // of pair potentials

	spilled []spill // bridges of liquid whose contacts have ended in this step

	contacts    int           // marks in near
	grown       float64       // largest growth of a radius in the step, m
	overgrown   int           // particle that has grown or shrunk by more than it may, or -1
	moved       float64       // largest square of a displacement since the lists were made, m2
	forcesStep  atomic.Uint32 // last fused step that has worked out forces
	motionStep  atomic.Uint32 // last fused step that has moved the particles, or is about to
	displaced   int           // particle that moved too far or nowhere, or -1
	penetration penetration   // contact that is halfway through a surface, if its overlap is not 0
	lost        dem.Energy    // losses so far, with those to come in the kick after the time reached
	toCome      taken         // in that kick
}

// penetration is a particle that goes through a surface of the model, with its overlap, m.
type penetration struct {
	particle int64
	surface  int
	overlap  float64
}

// message is a part of a chunk's outbox: entries lo <= k < hi are for one other chunk.
type message struct{ from, lo, hi int32 }

// inContact marks a neighbour in the list that was in contact in the last step: the two have touched, and have not parted since. Under a law with reach a
// contact that has formed so lasts over a gap.
const inContact = int32(-1 << 31)

// chunkSize is the number of particles in a chunk of n particles in all: small enough that two threads are done at about the same time, and
// large enough that few pairs of particles are in two chunks.
func chunkSize(n int) int {
	switch {
	case n <= 16*384:
		return max((n+31)/32, 32)
	case n <= 32*768:
		return 384
	}
	return min(max(n/64, 768), 4096)
}

// split divides n particles into chunks, keeping the memory of those there are.
func (e *Engine) split(n int) {
	e.size = chunkSize(n)
	count := (n + e.size - 1) / e.size
	for len(e.chunks) < count {
		e.chunks = append(e.chunks, chunk{displaced: -1, overgrown: -1})
	}
	// Chunks beyond count keep their losses, so none is ever cut off.
	for i := range e.chunks {
		c := &e.chunks[i]
		c.lo, c.hi = min(i*e.size, n), min((i+1)*e.size, n)
	}
}

// assignSlots gives every neighbour in another chunk a place in the outbox, so that what is for one chunk lies together.
func (c *chunk) assignSlots(size int, ends []int32) {
	clear(ends)
	crossing := 0
	for _, j := range c.near {
		if j &^= inContact; int(j) >= c.hi {
			ends[int(j)/size]++
			crossing++
		}
	}
	for d := 1; d < len(ends); d++ {
		ends[d] += ends[d-1]
	}
	c.outbox, c.targets, c.slot = buffer.Resize(c.outbox, crossing), buffer.Resize(c.targets, crossing), buffer.Resize(c.slot, crossing)
	k := crossing
	for _, j := range slices.Backward(c.near) {
		if j &^= inContact; int(j) >= c.hi {
			d := int(j) / size
			ends[d]--
			k--
			c.slot[k], c.targets[ends[d]] = ends[d], j
		}
	}
}

// routeMessages tells every chunk which parcels are for it, from the first sender to the last.
func (e *Engine) routeMessages() {
	for i := range e.chunks {
		e.chunks[i].inbox = e.chunks[i].inbox[:0]
	}
	for i := range e.chunks {
		to := e.chunks[i].targets
		for lo := 0; lo < len(to); {
			d := int(to[lo]) / e.size
			hi := lo
			for hi < len(to) && int(to[hi])/e.size == d {
				hi++
			}
			e.chunks[d].inbox = append(e.chunks[d].inbox, message{int32(i), int32(lo), int32(hi)})
			lo = hi
		}
	}
}
