// The order of places along a curve that fills space.

package dem

// CurveBits are the bits of a coordinate along an axis by which Hilbert orders places.
const CurveBits = 21

// Hilbert is how far along Hilbert's curve (1891) a cell of a cube of 2^21 cells along each axis lies: cells that follow one another share a face, so that any run of places in this order is compact. Bits are turned
// and reflected axis by axis, as Skilling does (AIP Conf. Proc. 707:381, 2004), and then interleaved.
func Hilbert(x, y, z uint32) uint64 {
	at := [3]uint32{x, y, z}
	for bit := uint32(1) << (CurveBits - 1); bit > 1; bit >>= 1 {
		below := bit - 1
		for axis := range at {
			if at[axis]&bit != 0 {
				at[0] ^= below
			} else {
				differ := (at[0] ^ at[axis]) & below
				at[0] ^= differ
				at[axis] ^= differ
			}
		}
	}
	at[1] ^= at[0]
	at[2] ^= at[1]
	flip := uint32(0)
	for bit := uint32(1) << (CurveBits - 1); bit > 1; bit >>= 1 {
		if at[2]&bit != 0 {
			flip ^= bit - 1
		}
	}
	return spread(at[0]^flip)<<2 | spread(at[1]^flip)<<1 | spread(at[2]^flip)
}

// spread puts two zeros before each of the 21 bits of x.
func spread(x uint32) uint64 {
	s := uint64(x)
	s = (s | s<<32) & 0x001f00000000ffff
	s = (s | s<<16) & 0x001f0000ff0000ff
	s = (s | s<<8) & 0x100f00f00f00f00f
	s = (s | s<<4) & 0x10c30c30c30c30c3
	return (s | s<<2) & 0x1249249249249249
}
