// STL files, binary and text.

package geometry

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

const (
	stlHeader = 80 + 4
	stlRecord = 50
)

// ReadSTL reads STL, binary or text. Every triangle has its own three vertices; the normals of the file are ignored for the order of the
// corners, as they are often wrong.
func ReadSTL(r io.Reader) (Facets, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return Facets{}, err
	}
	if len(data) >= stlHeader {
		n := int(binary.LittleEndian.Uint32(data[80:]))
		// Some binary files begin with "solid" too, so it is the length that tells.
		if len(data) == stlHeader+stlRecord*n || !bytes.HasPrefix(bytes.TrimLeft(data, " \t\r\n"), []byte("solid")) {
			return readBinarySTL(data, n)
		}
	}
	return readTextSTL(data)
}

func readBinarySTL(data []byte, n int) (Facets, error) {
	if have := (len(data) - stlHeader) / stlRecord; have < n {
		return Facets{}, fmt.Errorf("byte %d: file ends after %d of %d triangles", len(data), have, n)
	}
	f := Facets{Vertices: make([]r3.Vec, 0, 3*n)}
	for i := range n {
		at := stlHeader + stlRecord*i + 12
		for k := range 3 {
			v := stlVertex(data[at+12*k:])
			if !vec.Finite(v) {
				return Facets{}, fmt.Errorf("byte %d: corner %v of triangle %d is not finite", at+12*k, v, i)
			}
			f.Vertices = append(f.Vertices, v)
		}
		f.Triangles = append(f.Triangles, [3]int32{int32(3 * i), int32(3*i + 1), int32(3*i + 2)})
	}
	return f, f.checkRead()
}

func stlVertex(b []byte) r3.Vec {
	at := func(i int) float64 { return float64(math.Float32frombits(binary.LittleEndian.Uint32(b[i:]))) }
	return r3.Vec{X: at(0), Y: at(4), Z: at(8)}
}

func readTextSTL(data []byte) (Facets, error) {
	var f Facets
	corners := 0
	err := eachLine(data, func(words []string) error {
		switch strings.ToLower(words[0]) {
		case "outer":
			corners = 0
		case "vertex":
			v, err := vertex(words[1:])
			if err != nil {
				return err
			}
			f.Vertices = append(f.Vertices, v)
			corners++
		case "endloop":
			if corners != 3 {
				return fmt.Errorf("facet with %d corners, want 3", corners)
			}
			n := int32(len(f.Vertices))
			f.Triangles = append(f.Triangles, [3]int32{n - 3, n - 2, n - 1})
			corners = 0
		case "solid", "endsolid", "facet", "endfacet":
		default:
			return fmt.Errorf("%q is no word of an STL file", words[0])
		}
		return nil
	})
	if err != nil {
		return Facets{}, err
	}
	if corners != 0 {
		return Facets{}, errors.New("file ends inside a facet")
	}
	return f, f.checkRead()
}

// WriteSTL writes the triangles as binary STL, which holds single precision.
func (f Facets) WriteSTL(w io.Writer) error {
	b := bufio.NewWriter(w)
	header := make([]byte, stlHeader)
	copy(header, "triangles, m")
	binary.LittleEndian.PutUint32(header[80:], uint32(len(f.Triangles)))
	b.Write(header)
	record := make([]byte, 0, stlRecord)
	for _, t := range f.Triangles {
		normal := f.area(t)
		if l := r3.Norm(normal); l > 0 {
			normal = r3.Scale(1/l, normal)
		}
		record = record[:0]
		for _, v := range [4]r3.Vec{normal, f.Vertices[t[0]], f.Vertices[t[1]], f.Vertices[t[2]]} {
			for _, x := range [3]float64{v.X, v.Y, v.Z} {
				record = binary.LittleEndian.AppendUint32(record, math.Float32bits(float32(x)))
			}
		}
		b.Write(append(record, 0, 0))
	}
	return b.Flush()
}
