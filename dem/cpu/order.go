// Spatial order: particles that are near one another in space are near one another in memory.

package cpu

import "gonum.org/v1/gonum/spatial/r3"

// sorter puts particles into the order of a Morton curve through cells of about the smallest diameter.
type sorter struct {
	keys, spare []uint64
	places      []int32 // new place by old place
}

// order returns, for each new place, the key's low half: the old index. It works in the sorter's memory, one word a particle in each part.
func (s *sorter) order(at []sphere, box r3.Box, edge float64) []uint64 {
	size := r3.Sub(box.Max, box.Min)
	longest := max(size.X, size.Y, size.Z)
	edge = max(edge, longest/1023)
	limit := 0
	for v := int(longest/edge) + 1; v > 0; v >>= 1 {
		limit += 3
	}
	top := longest / edge
	for i := range at {
		x := uint64(min(max((at[i].X-box.Min.X)/edge, 0), top))
		y := uint64(min(max((at[i].Y-box.Min.Y)/edge, 0), top))
		z := uint64(min(max((at[i].Z-box.Min.Z)/edge, 0), top))
		s.keys[i] = (spread(x)|spread(y)<<1|spread(z)<<2)<<32 | uint64(i)
	}
	s.radix(32, 32+limit)
	return s.keys
}

// spread puts two zero bits between the bits of a number of at most ten bits.
func spread(x uint64) uint64 {
	x = (x | x<<16) & 0x030000ff
	x = (x | x<<8) & 0x0300f00f
	x = (x | x<<4) & 0x030c30c3
	return (x | x<<2) & 0x09249249
}

// radix sorts the keys by their bits from lo to hi, keeping the order of equals.
func (s *sorter) radix(lo, hi int) {
	const digit = 11
	var count [1<<digit + 1]int
	for shift := lo; shift < hi; shift += digit {
		clear(count[:])
		width := min(digit, hi-shift)
		mask := uint64(1)<<width - 1
		for _, k := range s.keys {
			count[k>>shift&mask+1]++
		}
		for d := 1; d < len(count); d++ {
			count[d] += count[d-1]
		}
		for _, k := range s.keys {
			d := k >> shift & mask
			s.spare[count[d]] = k
			count[d]++
		}
		s.keys, s.spare = s.spare, s.keys
	}
}

// permute moves v[old] to v[new] in place, where the low half of order[new] is old. It marks order while it works and cleans up.
func permute[T any](v []T, order []uint64) {
	const done = 1 << 31
	for first := range order {
		if order[first]&done != 0 {
			order[first] &^= done
			continue
		}
		saved := v[first]
		to := first
		for {
			from := int(uint32(order[to]))
			if to != first {
				order[to] |= done
			}
			if from == first {
				v[to] = saved
				break
			}
			v[to] = v[from]
			to = from
		}
	}
}
