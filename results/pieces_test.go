package results

import (
	"bytes"
	"io"
	"slices"
	"testing"
)

// What is written in parts of any length is read again as it was, and a piece holds no more than its length.
func TestPieces(t *testing.T) {
	var p Pieces
	var want []byte
	for _, n := range []int{0, 1, pieceBytes - 1, 5, 3*pieceBytes + 7, 2} {
		part := bytes.Repeat([]byte{byte(n%251 + 1)}, n)
		if k, err := p.Write(part); k != n || err != nil {
			t.Fatal(k, err)
		}
		want = append(want, part...)
	}
	got, err := io.ReadAll(p.Reader())
	if err != nil || !slices.Equal(got, want) || p.Len() != int64(len(want)) {
		t.Errorf("%d bytes of %d, Len %d, %v", len(got), len(want), p.Len(), err)
	}
	for i, piece := range p {
		if cap(piece) != pieceBytes {
			t.Errorf("piece %d holds %d bytes", i, cap(piece))
		}
	}
}
