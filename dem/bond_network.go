// What engines need of bonds: the particles that are bonded, in an order in which partners lie near one another, and the bonds of each.

package dem

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// BondNetwork is the bonded particles of a model and the bonds of each. It never changes.
type BondNetwork struct {
	IDs      []int32    // of the bonded particles
	Number   []int32    // of each particle of the start its place in IDs; -1 without bonds
	Partners [][2]int32 // of each bond its first and second particle, by their places in IDs

	// Entries from First to below Second are the bonds of which a bonded particle is the first partner, those from Second to below Last the ones of which it is the second.
	Entries []int32
	Ranges  []BondRange
}

// BondRange is where the bonds of a particle are listed.
type BondRange struct{ First, Second, Last int32 }

// BondNetwork works out that of the model's bonds; it is empty without any.
func (m *Model) BondNetwork() (n BondNetwork) {
	if len(m.Bonds) == 0 {
		return n
	}
	n.Number = make([]int32, len(m.Particles.Position))
	for i := range m.Bonds {
		n.Number[m.Bonds[i].First], n.Number[m.Bonds[i].Second] = 1, 1
	}
	for id, bonded := range n.Number {
		if bonded > 0 {
			n.IDs = append(n.IDs, int32(id))
		}
		n.Number[id] = -1
	}
	m.sortBySpace(n.IDs)
	for k, id := range n.IDs {
		n.Number[id] = int32(k)
	}
	n.Ranges = make([]BondRange, len(n.IDs))
	for i := range m.Bonds {
		p := [2]int32{n.Number[m.Bonds[i].First], n.Number[m.Bonds[i].Second]}
		n.Partners = append(n.Partners, p)
		n.Ranges[p[0]].Second++
		n.Ranges[p[1]].Last++
	}
	n.list()
	return n
}

// list fills in the entries; ranges have the numbers of bonds of either kind.
func (n *BondNetwork) list() {
	at := int32(0)
	for k := range n.Ranges {
		r := &n.Ranges[k]
		firsts, seconds := r.Second, r.Last
		*r = BondRange{at, at, at + firsts}
		at += firsts + seconds
	}
	n.Entries = make([]int32, at)
	for i, p := range n.Partners {
		first, second := &n.Ranges[p[0]], &n.Ranges[p[1]]
		n.Entries[first.Second], n.Entries[second.Last] = int32(i), int32(i)
		first.Second++
		second.Last++
	}
}

// sortBySpace puts particles into the order of bricks of 4 x 4 x 4 cells of about the largest diameter, and of the cells in these.
func (m *Model) sortBySpace(ids []int32) {
	width := 2 * slices.Max(m.Particles.Radius)
	type placed struct {
		at [6]int
		id int32
	}
	list := make([]placed, len(ids))
	for k, id := range ids {
		p := r3.Scale(1/width, m.Particles.Position[id])
		x, y, z := int(math.Floor(p.X)), int(math.Floor(p.Y)), int(math.Floor(p.Z))
		list[k] = placed{[6]int{z >> 2, y >> 2, x >> 2, z & 3, y & 3, x & 3}, id}
	}
	slices.SortFunc(list, func(a, b placed) int { return cmp.Or(slices.Compare(a.at[:], b.at[:]), cmp.Compare(a.id, b.id)) })
	for k := range list {
		ids[k] = list[k].id
	}
}
