// Mesh files of every kind.

package geometry

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
)

// ReadMesh reads the triangles of an STL or OBJ file or of a table (.txt, .csv), told apart by the file's path, multiplies its coordinates by scale (1e-3 for a file in
// millimetres) and welds the vertices. Errors name the file and the line or byte.
func ReadMesh(r io.Reader, path string, scale float64) (Facets, error) {
	read := ReadSTL
	switch ext := strings.ToLower(filepath.Ext(path)); ext {
	case ".stl":
	case ".obj":
		read = ReadOBJ
	case ".txt", ".csv":
		read = ReadTriangles
	default:
		return Facets{}, fmt.Errorf("%s: mesh files end in .stl, .obj, .txt or .csv, not %q", path, ext)
	}
	if !(scale > 0) || math.IsInf(scale, 1) {
		return Facets{}, fmt.Errorf("%s: scale %g: want more than 0", path, scale)
	}
	f, err := read(bufio.NewReader(r))
	if err != nil {
		return Facets{}, fmt.Errorf("%s: %w", path, err)
	}
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Scale(scale, v)
	}
	return f.Weld(-1), nil
}

func (f Facets) checkRead() error {
	if len(f.Triangles) == 0 {
		return errors.New("no triangles in the file")
	}
	return nil
}

// eachLine calls visit with the words of every line that has some, and puts the line's number before its errors.
func eachLine(data []byte, visit func(words []string) error) error {
	number := 0
	for line := range bytes.Lines(data) {
		number++
		if words := strings.Fields(string(line)); len(words) > 0 {
			if err := visit(words); err != nil {
				return fmt.Errorf("line %d: %w", number, err)
			}
		}
	}
	return nil
}

// vertex reads three coordinates; further numbers on the line (weights, colours) are left alone.
func vertex(words []string) (r3.Vec, error) {
	if len(words) < 3 {
		return r3.Vec{}, fmt.Errorf("vertex with %d coordinates, want 3", len(words))
	}
	var x [3]float64
	for i := range x {
		v, err := strconv.ParseFloat(words[i], 64)
		if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
			return r3.Vec{}, fmt.Errorf("coordinate %q is not a finite number", words[i])
		}
		x[i] = v
	}
	return r3.Vec{X: x[0], Y: x[1], Z: x[2]}, nil
}
