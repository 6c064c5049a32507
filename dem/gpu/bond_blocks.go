// Which bonds each block of threads works out; kernels/bond_forces.cuh.

package gpu

import "gabion/dem"

// bondBlocks divides the bonded particles among blocks, which have the bonds of which these are the first partners.
type bondBlocks struct {
	first   []deviceBondBlock  // and one behind the last
	listed  []deviceBondEnds   // bonds by their first particles
	numbers []int32            // of these bonds
	places  []int32            // of each bond where it is listed
	loads   []deviceLoadsBegin // of each bonded particle, and one behind the last
	far     int32              // loads by bonds of other blocks
	room    int32              // for loads of a block that are added up at once
}

// fewBonded are bonded particles of which blocks have no more than threads: all multiprocessors are to have some.
const fewBonded = 100_000

// newBondBlocks gives each block particles that follow one another, of which as many loads have room as of particles with six bonds each: no more bonds than half of the loads, as a bond has two at most. So
// all threads of a block have bonds nearly to the last. A particle with more has a block of its own.
func newBondBlocks(n *dem.BondNetwork, room int) (b bondBlocks) {
	b.places, b.room = make([]int32, len(n.Partners)), int32(room)
	for _, r := range n.Ranges {
		for _, bond := range n.Entries[r.First:r.Second] {
			b.places[bond] = int32(len(b.listed))
			b.listed, b.numbers = append(b.listed, deviceBondEnds{Partners: n.Partners[bond]}), append(b.numbers, bond)
		}
	}
	if len(n.Ranges) < fewBonded {
		room = min(room, 6*stepThreads)
	}
	at := deviceBondBlock{}
	for first := 0; first < len(n.Ranges); first = int(at.Bonded) {
		b.first = append(b.first, at)
		start := at.Bond
		for end := first; end < min(len(n.Ranges), first+max(1, room/6)); end++ {
			bonds := n.Ranges[end].Second - n.Ranges[end].First
			if end > first && at.Bond+bonds > start+int32(room/2) {
				break
			}
			at.Bond += bonds
			at.Bonded++
		}
		at.Load = b.load(n, int32(first), at.Bonded, at.Load)
	}
	b.first, b.loads = append(b.first, at), append(b.loads, deviceLoadsBegin{Near: at.Load, Far: b.far})
	return b
}

// load gives what bonds do to the particles of a block its places: near among the loads of the block, before which there are so many, or far where another block works them out. It returns how many near
// ones there are then.
func (b *bondBlocks) load(n *dem.BondNetwork, first, end, start int32) int32 {
	near := start
	for _, r := range n.Ranges[first:end] {
		b.loads = append(b.loads, deviceLoadsBegin{Near: near, Far: b.far})
		for e := r.First; e < r.Last; e++ {
			bond := n.Entries[e]
			ends, at := &b.listed[b.places[bond]], (near-start)%b.room
			p := n.Partners[bond][0]
			switch {
			case e < r.Second:
				ends.First = at
				near++
			case p >= first && p < end:
				ends.Second = at
				near++
			default:
				ends.Second = ^b.far
				b.far++
			}
		}
	}
	return near
}
