// OBJ files: vertices and faces; everything else in them is passed over.

package geometry

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// ReadOBJ reads the vertices and faces of a Wavefront OBJ file. Faces of more than three corners are split into a fan; they should be convex.
func ReadOBJ(r io.Reader) (Facets, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return Facets{}, err
	}
	var f Facets
	var corners []int32
	err = eachLine(data, func(words []string) error {
		switch words[0] {
		case "v":
			v, err := vertex(words[1:])
			if err != nil {
				return err
			}
			f.Vertices = append(f.Vertices, v)
		case "f":
			corners = corners[:0]
			for _, w := range words[1:] {
				c, err := objCorner(w, len(f.Vertices))
				if err != nil {
					return err
				}
				corners = append(corners, c)
			}
			if len(corners) < 3 {
				return fmt.Errorf("face with %d corners, want 3 or more", len(corners))
			}
			for k := 2; k < len(corners); k++ {
				f.Triangles = append(f.Triangles, [3]int32{corners[0], corners[k-1], corners[k]})
			}
		}
		return nil
	})
	if err != nil {
		return Facets{}, err
	}
	return f, f.checkRead()
}

// OBJLabel is what a Wavefront OBJ file says of a triangle beside its corners.
type OBJLabel struct {
	Groups   []string // of g, or the object of o where there is none
	Material string   // of usemtl
}

// ReadOBJLabels reads those of the triangles that ReadOBJ makes of the same file, in their order.
func ReadOBJLabels(r io.Reader) ([]OBJLabel, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	var now OBJLabel
	var labels []OBJLabel
	err = eachLine(data, func(words []string) error {
		switch words[0] {
		case "g", "o":
			now.Groups = words[1:]
		case "usemtl":
			now.Material = strings.Join(words[1:], " ")
		case "f":
			for range len(words) - 3 {
				labels = append(labels, now)
			}
		}
		return nil
	})
	return labels, err
}

// objCorner reads "7", "7/1", "7//3", "7/1/3" or "-1": vertices count from 1, or from the last one read backwards.
func objCorner(word string, vertices int) (int32, error) {
	first, _, _ := strings.Cut(word, "/")
	i, err := strconv.Atoi(first)
	if err != nil {
		return 0, fmt.Errorf("face corner %q is not a number", word)
	}
	if i < 0 {
		i += vertices + 1
	}
	if i < 1 || i > vertices {
		return 0, fmt.Errorf("face corner %q: only %d vertices come before it", word, vertices)
	}
	return int32(i - 1), nil
}
