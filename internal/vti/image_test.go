package vti

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func sample(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Images that VTK has written in all its ways are read alike (testdata/make.py).
func TestImagesOfVTK(t *testing.T) {
	files, err := filepath.Glob("testdata/*.vti")
	if err != nil || len(files) != 7 {
		t.Fatalf("%d images, %v", len(files), err)
	}
	for _, file := range files {
		m, err := Read(sample(t, filepath.Base(file)), file, []string{"h", "u"}, 100)
		if err != nil {
			t.Error(err)
			continue
		}
		if m.Count != [3]int{3, 3, 2} || m.Origin != (r3.Vec{X: 11, Y: 20, Z: 28}) || m.Spacing != (r3.Vec{X: 0.5, Y: 0.25, Z: 2}) {
			t.Errorf("%s: %v points from %v on, %v apart", file, m.Count, m.Origin, m.Spacing)
		}
		u, h := m.Array("u"), m.Array("h")
		if u.Components != 3 || h.Components != 1 || len(u.Values) != 54 || len(h.Values) != 18 || m.Array("at cells") != nil {
			t.Fatalf("%s: %v", file, m.Arrays)
		}
		for k := range 18 {
			x := float64(k)
			if u.Values[3*k] != x || u.Values[3*k+1] != x/2 || u.Values[3*k+2] != -x || h.Values[k] != 100+x {
				t.Errorf("%s: point %d: %v and %g", file, k, u.Values[3*k:3*k+3], h.Values[k])
			}
		}
	}
}

// What is no image, or cannot be read, is refused with its place.
func TestMistakes(t *testing.T) {
	text, packed := string(sample(t, "text.vti")), string(sample(t, "inline_packed.vti"))
	change := func(text, old, now string) string {
		if !strings.Contains(text, old) {
			t.Fatalf("%q is not in the file", old)
		}
		return strings.Replace(text, old, now, 1)
	}
	for _, c := range []struct{ name, data, want string }{
		{"empty", "", "no VTK image data"},
		{"other file", "ncols 3\n", "no VTK image data"},
		{"other kind", change(text, `type="ImageData"`, `type="PolyData"`), `f:1:87: a VTK file of type "PolyData": want ImageData`},
		{"other packing", change(packed, "vtkZLibDataCompressor", "vtkLZ4DataCompressor"), `compressor "vtkLZ4DataCompressor": want vtkZLibDataCompressor or none`},
		{"turned", change(text, "1 0 0 0 1 0 0 0 1", "0 1 0 1 0 0 0 0 1"), "want axes along those of the world"},
		{"no extent", change(text, `WholeExtent="2 4`, `WholeExtent="2`), "WholeExtent"},
		{"inside out", change(text, `WholeExtent="2 4`, `WholeExtent="2 1`), "one point or more along each axis"},
		{"too large", change(text, `WholeExtent="2 4`, `WholeExtent="2 400`), "at most 100 in all"},
		{"a part", change(text, `Piece Extent="2 4`, `Piece Extent="2 3`), "want one that is the whole extent"},
		{"no spacing", change(text, `Spacing="0.5`, `Spacing="0`), "want numbers above 0"},
		{"no array", change(text, `Name="h"`, `Name="height"`), `there is no array "h" at the points`},
		{"at cells", change(change(text, `Name="h"`, `Name="height"`), `"at cells"`, `"h"`), `array "h" is at the cells`},
		{"no number", change(text, "0 0 0 1 0.5", "0 0 0 one 0.5"), `"one": want a number`},
		{"not finite", change(text, "0 0 0 1 0.5", "0 0 0 NaN 0.5"), "number 4 is NaN"},
		{"too few", change(text, "0 0 0 1 0.5", "0 0 1 0.5"), "53 numbers: want 54"},
		{"cut off", text[:len(text)/2], "unexpected EOF"},
		{"other type", change(packed, `"Float64"`, `"Float128"`), `numbers of type "Float128"`},
		{"components", change(text, `NumberOfComponents="3"`, `NumberOfComponents="0"`), `"0" components: want 1 to 9`},
	} {
		_, err := Read([]byte(c.data), "f", []string{"u", "h"}, 100)
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "f:") {
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.vti")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		f.Add(sample(f, filepath.Base(file)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before := bytes.Clone(data)
		m, err := Read(data, "f", []string{"u", "h"}, 1000)
		if !bytes.Equal(data, before) {
			t.Fatal("the data have changed")
		}
		if err != nil {
			return
		}
		points := m.Count[0] * m.Count[1] * m.Count[2]
		for _, a := range m.Arrays {
			if points < 1 || points > 1000 || len(a.Values) != points*a.Components {
				t.Fatalf("%v points, array of %d numbers, %d each", m.Count, len(a.Values), a.Components)
			}
			for _, x := range a.Values {
				if math.IsNaN(x) || math.IsInf(x, 0) {
					t.Fatalf("a number is %g", x)
				}
			}
		}
		if m.Array("u") == nil || m.Array("h") == nil {
			t.Fatal("an array is missing")
		}
	})
}
