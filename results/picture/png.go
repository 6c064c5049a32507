package picture

// PNG files, filtered and compressed in bands of rows on all processors: the same bytes for any number of them.

import (
	"bytes"
	"encoding/binary"
	"hash/adler32"
	"hash/crc32"
	"image"
	"io"

	"github.com/klauspost/compress/flate"

	"gabion/internal/progress"
)

// pngBand is the number of rows that are compressed together.
const pngBand = 64

// pngBytes is the number of bytes of a pixel: red, green and blue. Pictures are opaque.
const pngBytes = 3

// writePNG writes an opaque picture as a PNG file (W3C, Portable Network Graphics, third edition), as a phase whose error it returns.
func writePNG(phase *progress.Phase, w io.Writer, img *image.RGBA) error {
	width, height := img.Rect.Dx(), img.Rect.Dy()
	bands := (height + pngBand - 1) / pngBand
	packed, errs, sums := make([]bytes.Buffer, bands), make([]error, bands), make([]uint32, bands)
	parallel(phase, bands, func(k int) {
		rows := filtered(img, k*pngBand, min((k+1)*pngBand, height))
		sums[k] = adler32.Checksum(rows)
		errs[k] = deflate(&packed[k], rows, k == bands-1)
	})
	if err := phase.Add(0); err != nil {
		return err
	}
	header := make([]byte, 13)
	binary.BigEndian.PutUint32(header, uint32(width))
	binary.BigEndian.PutUint32(header[4:], uint32(height))
	header[8], header[9] = 8, 2 // bits of a colour, and that there are three
	out := append([]byte("\x89PNG\r\n\x1a\n"), chunk("IHDR", header)...)
	sum := uint32(1)
	for k := range packed {
		if errs[k] != nil {
			return errs[k]
		}
		data := packed[k].Bytes()
		if k == 0 {
			data = append([]byte{0x78, 0x01}, data...) // the head of a zlib stream: RFC 1950
		}
		sum = joinAdler(sum, sums[k], (1+pngBytes*width)*(min((k+1)*pngBand, height)-k*pngBand))
		if k == bands-1 {
			data = binary.BigEndian.AppendUint32(data, sum)
		}
		out = append(out, chunk("IDAT", data)...)
	}
	_, err := w.Write(append(out, chunk("IEND", nil)...))
	return err
}

// chunk is a chunk of a PNG file.
func chunk(kind string, data []byte) []byte {
	out := binary.BigEndian.AppendUint32(make([]byte, 0, 12+len(data)), uint32(len(data)))
	out = append(append(out, kind...), data...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[4:]))
}

// deflate compresses rows into a part of a stream, which the last part ends.
func deflate(to io.Writer, rows []byte, last bool) error {
	z, err := flate.NewWriter(to, flate.BestSpeed)
	if err != nil {
		return err
	}
	if _, err := z.Write(rows); err != nil {
		return err
	}
	if last {
		return z.Close()
	}
	return z.Flush()
}

// joinAdler is the Adler-32 sum (RFC 1950) of two pieces, of which the second has n bytes, from theirs: both are sums modulo the largest prime below 65 536, of
// the bytes and of the sums after each byte.
func joinAdler(first, second uint32, n int) uint32 {
	const prime = 65521
	a1, b1, a2, b2 := uint64(first&0xffff), uint64(first>>16), uint64(second&0xffff), uint64(second>>16)
	a := (a1 + a2 + prime - 1) % prime
	b := (b1 + b2 + uint64(n)%prime*(a1+prime-1)) % prime
	return uint32(b<<16 | a)
}

// filtered are rows of a picture, each behind the number of its filter: 1, the difference from the pixel on the left, or 2, from that above, whichever leaves less.
func filtered(img *image.RGBA, first, end int) []byte {
	width := img.Rect.Dx()
	length := 1 + pngBytes*width
	out, left, above, row := make([]byte, 0, length*(end-first)), make([]byte, length), make([]byte, length), make([]byte, pngBytes*width)
	before := make([]byte, pngBytes*width) // above the first row there are zeros
	if first > 0 {
		colours(before, img, first-1)
	}
	for y := first; y < end; y++ {
		colours(row, img, y)
		left[0], above[0] = 1, 2
		sizeLeft, sizeAbove := 0, 0
		for i, v := range row {
			var l byte
			if i >= pngBytes {
				l = row[i-pngBytes]
			}
			dl, da := v-l, v-before[i]
			left[i+1], above[i+1] = dl, da
			sizeLeft += int(max(int8(dl), -int8(dl)))
			sizeAbove += int(max(int8(da), -int8(da)))
		}
		if sizeLeft < sizeAbove {
			out = append(out, left...)
		} else {
			out = append(out, above...)
		}
		row, before = before, row
	}
	return out
}

// colours writes those of a row.
func colours(to []byte, img *image.RGBA, y int) {
	from := img.Pix[y*img.Stride:]
	for x := range len(to) / pngBytes {
		copy(to[pngBytes*x:pngBytes*(x+1)], from[4*x:4*x+pngBytes])
	}
}
