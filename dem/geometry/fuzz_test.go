package geometry

import (
	"bytes"
	"io"
	"testing"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// Whatever a file holds, reading it ends in an error, or in triangles of finite corners that a mesh can be tried with and that can be written and
// read again.
func fuzzFacets(f *testing.F, read func(io.Reader) (Facets, error), seeds ...string) {
	for _, s := range seeds {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		facets, err := read(bytes.NewReader(data))
		if err != nil {
			return
		}
		if len(facets.Triangles) == 0 {
			t.Fatal("no triangles and no error")
		}
		for _, v := range facets.Vertices {
			if !vec.Finite(v) {
				t.Fatalf("corner %v", v)
			}
		}
		for _, tri := range facets.Triangles {
			for _, c := range tri {
				if int(c) < 0 || int(c) >= len(facets.Vertices) {
					t.Fatalf("corner %d of %d", c, len(facets.Vertices))
				}
			}
		}
		if m, err := NewMesh(facets.Weld(-1), MeshOptions{}); err == nil {
			m.Touch(nil, facets.Vertices[0], 1)
			facets.Report()
		}
		var b bytes.Buffer
		if err := facets.WriteSTL(&b); err != nil {
			t.Fatal(err)
		}
		if back, err := ReadSTL(&b); err == nil && len(back.Triangles) != len(facets.Triangles) {
			t.Fatalf("%d triangles come back as %d", len(facets.Triangles), len(back.Triangles))
		}
	})
}

func FuzzReadSTL(f *testing.F) {
	var b bytes.Buffer
	if err := BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1}).WriteSTL(&b); err != nil {
		f.Fatal(err)
	}
	fuzzFacets(f, ReadSTL, textSTL, b.String())
}

func FuzzReadOBJ(f *testing.F) {
	fuzzFacets(f, ReadOBJ, "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf -1//2 2/1 1/2/3\n")
}

func FuzzReadTriangles(f *testing.F) {
	fuzzFacets(f, ReadTriangles, "a b c d e f g h i\n0 0 0,1 0 0;0 1 0\n")
}
