// Which of the listed pairs touch: told apart from their forces, so that neither loop has branches that a processor cannot foresee.

package cpu

// meeting is a pair of particles that touch.
type meeting struct {
	i, j int32
	past int32 // place of its history in the chunk's was
	slot int32 // place in the outbox of what acts on j, or -1 where j is in the same chunk
}

// block is the number of list entries that are sifted at a time; their meetings stay in the nearest cache.
const block = 64

// sieve is how far sifting has come in a chunk's list.
type sieve struct {
	entry    int   // next list entry
	past     int32 // next history
	crossing int32 // entries with a neighbour in another chunk passed
	met      [width]meeting
}

// start begins a list.
func (v *sieve) start() { v.entry, v.past, v.crossing = 0, 1, 0 }

// sift looks at the next entries of the list, marks those that touch and returns them. It returns false at the end of the list.
func (v *sieve) sift(e *Engine, c *chunk) ([]meeting, bool) {
	from, to := v.entry, min(v.entry+block, len(c.near))
	if from == to {
		return nil, false
	}
	k := 0
	if fours := (to - from) &^ 3; vector && !e.space.any && fours > 0 {
		last := &c.near[len(c.near)-1]
		k, v.past, v.crossing = siftAVX(&v.met[0].i, &c.near[from], &c.owner[from], fours, last, &e.at[c.lo].X, &e.at[0].X, &e.motion[0].V.X,
			int32(c.lo), int32(c.hi), v.past, v.crossing)
		from += fours
	}
	k = v.compare(e, c, from, to, k)
	v.entry = to
	if k > 0 { // whole fours can be worked on
		v.met[k], v.met[k+1], v.met[k+2] = v.met[k-1], v.met[k-1], v.met[k-1]
	}
	return v.met[:k], true
}

// compare sifts entries from <= n < to behind the k meetings found already, and returns how many there are then.
func (v *sieve) compare(e *Engine, c *chunk, from, to, k int) int {
	near, owner := c.near[from:to], c.owner[from:to]
	at, periodic := e.at, e.space.any
	past, crossing := v.past, v.crossing
	for n, entry := range near {
		j := entry &^ touching
		i := int32(c.lo) + int32(owner[n])
		s, o := &at[i], &at[j]
		dx, dy, dz := s.X-o.X, s.Y-o.Y, s.Z-o.Z
		if periodic {
			dx, dy, dz = e.space.shortest(dx, dy, dz)
		}
		sum := s.R + o.R
		m := &v.met[k&(block-1)]
		m.i, m.j = i, j
		knew := int32(uint32(entry) >> 31)
		m.past = past & -knew
		past += knew
		beyond := int32(0)
		if int(j) >= c.hi {
			beyond = 1
		}
		m.slot = crossing | (beyond - 1)
		crossing += beyond
		met := 0
		if dx*dx+dy*dy+dz*dz < sum*sum {
			met = 1
		}
		k += met
		near[n] = j | int32(met)<<31
	}
	v.past, v.crossing = past, crossing
	return k
}
