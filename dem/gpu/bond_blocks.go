// Which bonds each block of threads works out; kernels/bond_forces.cuh.

package gpu

import "gabion/dem"

// bondBlocks divides the bonded particles among blocks, with all of their bonds.
type bondBlocks struct {
	first  []deviceBondBlock // and one behind the last
	listed []deviceBondEnds  // bonds block by block, those between two blocks in both
	told   []int32           // of each bond where it is listed in the block of its first particle
}

// newBondBlocks gives each block particles that follow one another, as many as it has threads and room for the loads; a particle with more bonds has a block of its own.
func newBondBlocks(n *dem.BondNetwork) (b bondBlocks) {
	b.told = make([]int32, len(n.Partners))
	for first := 0; first < len(n.Ranges); {
		end := first + 1
		for end < len(n.Ranges) && end < first+stepThreads && n.Ranges[end].Last-n.Ranges[first].First <= bondRoom {
			end++
		}
		b.first = append(b.first, deviceBondBlock{Bonded: int32(first), Bond: int32(len(b.listed)), Load: n.Ranges[first].First})
		b.list(n, int32(first), int32(end))
		first = end
	}
	b.first = append(b.first, deviceBondBlock{Bonded: int32(len(n.Ranges)), Bond: int32(len(b.listed)), Load: int32(len(n.Entries))})
	return b
}

// list lists the bonds of the particles of a block, those between them where their first particle has them.
func (b *bondBlocks) list(n *dem.BondNetwork, first, end int32) {
	start := n.Ranges[first].First
	add := func(bond, loads int32) {
		b.listed = append(b.listed, deviceBondEnds{Partners: n.Partners[bond], Loads: loads, Number: bond})
	}
	for _, r := range n.Ranges[first:end] {
		for e := r.First; e < r.Second; e++ {
			bond := n.Entries[e]
			b.told[bond] = int32(len(b.listed))
			add(bond, loadAt(e-start)|noBondLoad<<16)
		}
	}
	for _, r := range n.Ranges[first:end] {
		for e := r.Second; e < r.Last; e++ {
			bond, at := n.Entries[e], loadAt(e-start)<<16
			if p := n.Partners[bond][0]; p >= first && p < end {
				both := &b.listed[b.told[bond]].Loads
				*both = *both&0xffff | at
			} else {
				add(bond, noBondLoad|at)
			}
		}
	}
}

// loadAt is where a load lies that has so many of its block before it.
func loadAt(before int32) int32 { return before % bondRoom }
