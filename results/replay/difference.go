package replay

// How packets are made easy to compress: numbers as differences to those of the packet before, and the bytes of one kind together.

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Difference writes a packet as its header and, block by block, the bytes of its numbers, first all first bytes, then all second ones: 16-bit numbers as
// differences to those of the packet before, with the sign last, and others as what differs from their bits. Before is nil for a packet that stands alone.
func Difference(dst []byte, p, before *Packet) []byte {
	dst = binary.LittleEndian.AppendUint32(dst[:0], uint32(len(p.Header)))
	dst = append(dst, p.Header...)
	for _, b := range p.Blocks {
		_, data, _ := p.Block(b.Name)
		at := len(dst)
		dst = append(dst, data...)
		toPlanes(dst[at:], data, b.Type.bytes(), b.Width, same(before, &b))
	}
	return dst
}

// Extrapolated is a packet like the last one, with positions of 16 bits where they come to if they change once more as they have since the one before: what falls or
// flows is nearer to that. Where the two have not as many of them it is the last one.
func Extrapolated(last, before *Packet) *Packet {
	b, x, found := last.Block("position")
	y := same(before, &b)
	if !found || b.Type != Uint16 || len(x) != len(y) {
		return last
	}
	out := &Packet{Header: last.Header, Blocks: last.Blocks, data: slices.Clone(last.data)}
	to := out.data[b.Offset:]
	for at := 0; at+2 <= len(x); at += 2 {
		binary.LittleEndian.PutUint16(to[at:], 2*binary.LittleEndian.Uint16(x[at:])-binary.LittleEndian.Uint16(y[at:]))
	}
	return out
}

// CoarseScalar rounds the quantity of particles in a packet down to so many of its 16 bits, in place; what is not a number stays that.
func CoarseScalar(p *Packet, bits int) {
	b, data, found := p.Block("scalar")
	if !found || b.Type != Uint16 {
		return
	}
	for at := 0; at+2 <= len(data); at += 2 {
		if v := binary.LittleEndian.Uint16(data[at:]); v != math.MaxUint16 {
			binary.LittleEndian.PutUint16(data[at:], v&^(math.MaxUint16>>bits))
		}
	}
}

// same are the bytes of the block of that name and form in a packet; nil where there is none.
func same(p *Packet, b *Block) []byte {
	if p == nil {
		return nil
	}
	there, data, found := p.Block(b.Name)
	if !found || there.Type != b.Type || there.Width != b.Width {
		return nil
	}
	return data
}

// toPlanes writes numbers of so many bytes, so many to an item, plane by plane.
func toPlanes(dst, data []byte, size, width int, before []byte) {
	item := size * width
	n := len(data) / item
	for c := range width {
		for k := range n {
			at := k*item + c*size
			if size == 2 {
				v := binary.LittleEndian.Uint16(data[at:])
				if at+2 <= len(before) {
					d := v - binary.LittleEndian.Uint16(before[at:])
					v = d<<1 ^ uint16(int16(d)>>15)
				}
				dst[(2*c)*n+k], dst[(2*c+1)*n+k] = byte(v), byte(v>>8)
				continue
			}
			for j := range size {
				v := data[at+j]
				if at+size <= len(before) {
					v ^= before[at+j]
				}
				dst[(size*c+j)*n+k] = v
			}
		}
	}
}

// fromPlanes is the inverse of toPlanes. Most numbers have two or four bytes: going to a frame of a long run takes as long as these take.
func fromPlanes(dst, planes []byte, size, width int, before []byte) {
	item := size * width
	n := len(dst) / item
	known := min(n, len(before)/item) // items that the packet before has too
	for c := range width {
		plane := func(j int) []byte { return planes[(size*c+j)*n:][:n] }
		switch size {
		case 2:
			a, b := plane(0), plane(1)
			for k, at := 0, 2*c; k < n; k, at = k+1, at+item {
				v := uint16(a[k]) | uint16(b[k])<<8
				if k < known {
					v = v>>1 ^ -(v & 1)
					v += binary.LittleEndian.Uint16(before[at:])
				}
				binary.LittleEndian.PutUint16(dst[at:], v)
			}
		case 4:
			a, b, d, e := plane(0), plane(1), plane(2), plane(3)
			for k, at := 0, 4*c; k < n; k, at = k+1, at+item {
				v := uint32(a[k]) | uint32(b[k])<<8 | uint32(d[k])<<16 | uint32(e[k])<<24
				if k < known {
					v ^= binary.LittleEndian.Uint32(before[at:])
				}
				binary.LittleEndian.PutUint32(dst[at:], v)
			}
		default:
			for j := range size {
				a := plane(j)
				for k, at := 0, c*size+j; k < n; k, at = k+1, at+item {
					dst[at] = a[k]
					if k < known {
						dst[at] ^= before[at]
					}
				}
			}
		}
	}
}

// restore is the inverse of Difference: the packet as it was.
func restore(data []byte, before *Packet) ([]byte, error) {
	if len(data) < 4 {
		return nil, errors.New("a packet that is cut off")
	}
	length := int64(binary.LittleEndian.Uint32(data))
	if length > int64(len(data)-4) {
		return nil, errors.New("a packet whose header is cut off")
	}
	header, planes := data[4:4+length], data[4+length:]
	list, err := blocksOf(header)
	if err != nil {
		return nil, err
	}
	total, numbers := 0, 0
	for i := range list { // in order, each at the first multiple of 8 behind the one before
		b := &list[i]
		if b.Type.bytes() == 0 || b.Width < 1 || b.Width > 16 || b.Count < 0 || b.Count > len(planes)/(b.Type.bytes()*b.Width) || b.Offset != (total+7)/8*8 {
			return nil, fmt.Errorf("block %q of a packet: %d items of %d %q at %d", b.Name, b.Count, b.Width, b.Type, b.Offset)
		}
		total, numbers = b.Offset+b.size(), numbers+b.size()
		if numbers > len(planes) { // before there is memory for it
			return nil, fmt.Errorf("block %q of a packet is cut off", b.Name)
		}
	}
	out := make([]byte, 0, len(Magic)+4+int(length)+total)
	out = binary.LittleEndian.AppendUint32(append(out, Magic...), uint32(length))
	out = append(out, header...)
	start := len(out)
	out = out[:start+total]
	for i := range list {
		b := &list[i]
		fromPlanes(out[start+b.Offset:start+b.Offset+b.size()], planes, b.Type.bytes(), b.Width, same(before, b))
		planes = planes[b.size():]
	}
	return out, nil
}
