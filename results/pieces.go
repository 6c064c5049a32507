package results

// Bytes in pieces: what grows without being copied, and without memory for it twice.

import (
	"bytes"
	"io"
)

// Pieces is a sequence of bytes in pieces. Writing to it adds at the end.
type Pieces [][]byte

// pieceBytes is the length of a piece.
const pieceBytes = 1 << 20

// Write implements io.Writer.
func (p *Pieces) Write(b []byte) (int, error) {
	for rest := b; len(rest) > 0; {
		if n := len(*p); n == 0 || len((*p)[n-1]) == cap((*p)[n-1]) {
			*p = append(*p, make([]byte, 0, pieceBytes))
		}
		last := &(*p)[len(*p)-1]
		k := min(len(rest), cap(*last)-len(*last))
		*last, rest = append(*last, rest[:k]...), rest[k:]
	}
	return len(b), nil
}

// Len is the number of bytes.
func (p Pieces) Len() (n int64) {
	for _, piece := range p {
		n += int64(len(piece))
	}
	return n
}

// Reader reads them from the first on.
func (p Pieces) Reader() io.Reader {
	readers := make([]io.Reader, len(p))
	for i, piece := range p {
		readers[i] = bytes.NewReader(piece)
	}
	return io.MultiReader(readers...)
}
