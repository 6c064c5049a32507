// Strips and tiles of a TIFF: unpacked, their predictors undone, and read as heights.

package raster

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"math"

	"golang.org/x/image/tiff/lzw"
)

// Compressions.
const (
	packedNot     = 1
	packedLZW     = 5
	packedDeflate = 8
	packedZip     = 32946 // the same under an older number
)

// Sample formats.
const (
	unsigned = 1
	signed   = 2
	floating = 3
)

// sample reads one number.
func (t *tiff) sample(b []byte, format int) float64 {
	switch {
	case format == floating && len(b) == 4:
		return float64(math.Float32frombits(t.order.Uint32(b)))
	case format == floating:
		return math.Float64frombits(t.order.Uint64(b))
	case format == signed && len(b) == 1:
		return float64(int8(b[0]))
	case len(b) == 1:
		return float64(b[0])
	case format == signed && len(b) == 2:
		return float64(int16(t.order.Uint16(b)))
	case format == signed:
		return float64(int32(t.order.Uint32(b)))
	case len(b) == 2:
		return float64(t.order.Uint16(b))
	}
	return float64(t.order.Uint32(b))
}

// blocks reads the heights.
func (t *tiff) blocks(g *Grid) error {
	width, height := g.Columns, min(t.whole(tagRowsPerStrip, g.Rows), g.Rows)
	offsets, lengths := t.tags[tagStripOffsets], t.tags[tagStripBytes]
	if t.tags[tagTileOffsets] != nil {
		width, height = t.whole(tagTileWidth, 0), t.whole(tagTileHeight, 0)
		offsets, lengths = t.tags[tagTileOffsets], t.tags[tagTileBytes]
	}
	if width < 1 || height < 1 || width > largest/height {
		return fmt.Errorf("strips or tiles of %d by %d pixels", width, height)
	}
	bits, format := t.whole(tagBits, 1), t.whole(tagSampleFormat, unsigned)
	if !((bits == 8 || bits == 16) && format != floating || bits == 32 || bits == 64 && format == floating) || format < unsigned || format > floating {
		return fmt.Errorf("heights of %d bits in format %d: want integers of 8, 16 or 32 bits, or floating point of 32 or 64", bits, format)
	}
	across, down := (g.Columns+width-1)/width, (g.Rows+height-1)/height
	if len(offsets) != across*down || len(lengths) != len(offsets) {
		return fmt.Errorf("%d strips or tiles and %d lengths of them: want %d", len(offsets), len(lengths), across*down)
	}
	g.Heights = nil
	for k := range offsets {
		x0, y0 := k%across*width, k/across*height
		rows := height
		if t.tags[tagTileOffsets] == nil {
			rows = min(height, g.Rows-y0) // the last strip ends with the picture
		}
		packed, err := t.part(uint64(offsets[k]), uint64(lengths[k]))
		if err != nil {
			return fmt.Errorf("strip or tile %d: %w", k+1, err)
		}
		block, err := t.unpack(packed, width, rows, bits/8)
		if err != nil {
			return fmt.Errorf("strip or tile %d: %w", k+1, err)
		}
		if g.Heights == nil { // not before a block has been found to be as long as the file says
			g.Heights = make([]float64, g.Columns*g.Rows)
		}
		for y := range min(rows, g.Rows-y0) {
			to := g.Heights[(g.Rows-1-y0-y)*g.Columns+x0:]
			for x := range min(width, g.Columns-x0) {
				at := (y*width + x) * bits / 8
				to[x] = t.sample(block[at:at+bits/8], format)
			}
		}
	}
	return nil
}

// unpack gives the bytes of a block as they were before it was packed.
func (t *tiff) unpack(packed []byte, width, rows, size int) ([]byte, error) {
	length := width * rows * size
	var r io.Reader = bytes.NewReader(packed)
	switch kind := t.whole(tagCompression, packedNot); kind {
	case packedNot:
	case packedLZW:
		unpack := lzw.NewReader(r, lzw.MSB, 8)
		defer unpack.Close()
		r = unpack
	case packedDeflate, packedZip:
		unpack, err := zlib.NewReader(r)
		if err != nil {
			return nil, err
		}
		defer unpack.Close()
		r = unpack
	default:
		return nil, fmt.Errorf("compression %d: want none, LZW or deflate", kind)
	}
	block, err := io.ReadAll(io.LimitReader(r, int64(length)))
	if err != nil {
		return nil, err
	}
	if len(block) < length {
		return nil, errShort
	}
	switch kind := t.whole(tagPredictor, 1); kind {
	case 1:
	case 2:
		t.addDifferences(block, width, size)
	case 3:
		block = t.joinBytes(block, width, size)
	default:
		return nil, fmt.Errorf("predictor %d: want none, 2 or 3", kind)
	}
	return block, nil
}

// addDifferences undoes predictor 2: numbers are differences from those to their left.
func (t *tiff) addDifferences(block []byte, width, size int) {
	for from := 0; from < len(block); from += width * size {
		row := block[from : from+width*size]
		for at := size; at < len(row); at += size {
			switch size {
			case 1:
				row[at] += row[at-1]
			case 2:
				t.order.PutUint16(row[at:], t.order.Uint16(row[at:])+t.order.Uint16(row[at-2:]))
			case 4:
				t.order.PutUint32(row[at:], t.order.Uint32(row[at:])+t.order.Uint32(row[at-4:]))
			default:
				t.order.PutUint64(row[at:], t.order.Uint64(row[at:])+t.order.Uint64(row[at-8:]))
			}
		}
	}
}

// joinBytes undoes predictor 3, of floating point: a row has the first bytes of all its numbers, highest first, then the second ones, and so on, each byte as its
// difference from the one before.
func (t *tiff) joinBytes(block []byte, width, size int) []byte {
	out := make([]byte, len(block))
	for from := 0; from < len(block); from += width * size {
		row := block[from : from+width*size]
		for i := 1; i < len(row); i++ {
			row[i] += row[i-1]
		}
		for x := range width {
			for k := range size {
				to := k
				if t.order.Uint16([]byte{1, 0}) == 1 { // the lowest byte first
					to = size - 1 - k
				}
				out[from+x*size+to] = row[k*width+x]
			}
		}
	}
	return out
}
