// Tables of triangles: nine numbers a line.

package geometry

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// ReadTriangles reads a table of triangles, one a line: the coordinates of the three corners one after another, parted by commas, semicolons, tabs
// or blanks. The first line may be a heading.
func ReadTriangles(r io.Reader) (Facets, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return Facets{}, err
	}
	var f Facets
	first := true
	err = eachLine(data, func(words []string) error {
		words = strings.FieldsFunc(strings.Join(words, " "), func(r rune) bool { return strings.ContainsRune(",; \t\r\n", r) })
		heading := first
		first = false
		if len(words) != 9 {
			return fmt.Errorf("%d columns, want 9", len(words))
		}
		if _, err := strconv.ParseFloat(words[0], 64); heading && err != nil {
			return nil
		}
		n := int32(len(f.Vertices))
		for k := range 3 {
			v, err := vertex(words[3*k : 3*k+3])
			if err != nil {
				return err
			}
			f.Vertices = append(f.Vertices, v)
		}
		f.Triangles = append(f.Triangles, [3]int32{n, n + 1, n + 2})
		return nil
	})
	if err != nil {
		return Facets{}, err
	}
	return f, f.checkRead()
}
