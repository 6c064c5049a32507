package raster

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func load(t testing.TB, name string) *Grid {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Read(data, name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// GeoTIFFs that GDAL 3.6 made of ASCII grids say the same as these.
func TestTIFFsOfGDAL(t *testing.T) {
	for name, from := range map[string]string{
		"strips_none": "hill", "strips_lzw": "hill", "tiles_deflate": "hill", "tiles_double": "hill", "big_endian": "hill",
		"int16_lzw": "whole", "int16_tiles": "whole", "int32_none": "whole",
	} {
		t.Run(name, func(t *testing.T) {
			got, want := load(t, name+".tif"), load(t, from+".asc")
			if got.Columns != want.Columns || got.Rows != want.Rows || got.Spacing != want.Spacing || got.West != want.West || got.South != want.South {
				t.Errorf("%d x %d of %v at %.2f, %.2f, not %d x %d of %v at %.2f, %.2f",
					got.Columns, got.Rows, got.Spacing, got.West, got.South, want.Columns, want.Rows, want.Spacing, want.West, want.South)
			}
			for i := range want.Heights {
				if math.Abs(got.Heights[i]-want.Heights[i]) > 5e-5 { // half a last bit of float32
					t.Fatalf("height %d: %g, not %g", i, got.Heights[i], want.Heights[i])
				}
			}
		})
	}
}

// What GDAL 3.6 reads of files in many forms, Gabion reads too: place by place, holes as holes. testdata/gdal has the files, by gdal_translate and by hand, and what gdal_translate -of XYZ makes of each, in
// single precision; there a hole is nan, or the number that marks it, which in wide.tif is a height and in bytes.tif is 255. The -9999 of ints.asc, which does not say what marks holes, is a height to GDAL, and a hole by Esri's description of the
// format, where -9999 is the default.
func TestAsGDALReads(t *testing.T) {
	tables, err := filepath.Glob("testdata/gdal/*.xyz")
	if err != nil || len(tables) != 17 {
		t.Fatalf("%d tables, %v", len(tables), err)
	}
	for _, table := range tables {
		name := strings.TrimSuffix(table, ".xyz")
		if filepath.Ext(name) != ".tif" {
			name += ".asc"
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		g, err := ReadWithHoles(data, name)
		if err != nil {
			t.Error(err)
			continue
		}
		text, err := os.ReadFile(table)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		if len(lines) != len(g.Heights) {
			t.Errorf("%s: %d heights, GDAL reads %d", name, len(g.Heights), len(lines))
		}
		for _, line := range lines {
			var x, y, want float64
			if _, err := fmt.Sscan(line, &x, &y, &want); err != nil {
				t.Fatalf("%s: %q: %v", table, line, err)
			}
			marksHole := want == -9999 && filepath.Base(name) != "wide.tif" || want == 255 && filepath.Base(name) == "bytes.tif"
			got, found := g.At(x, y)
			if hole := math.IsNaN(want) || want < -1e30 || marksHole; found == hole || found && math.Abs(got-want) > 1e-7*math.Abs(want) {
				t.Errorf("%s: at (%g, %g) %g, %v, where GDAL reads %g", name, x, y, got, found, want)
			}
		}
	}
}

// The first height is that of the south-west, which is last but one row in the file.
func TestASCII(t *testing.T) {
	g, err := Read([]byte("NCOLS 3\nNROWS 2\nXLLCENTER 10\nyllcorner 20\ndx 2\ndy 4\n 1 2 3\n4 5\n6\n"), "a.asc")
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(*g); got != "{3 2 10 22 [2 4] [4 5 6 1 2 3]}" {
		t.Error(got)
	}
}

func TestMistakes(t *testing.T) {
	const header = "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n"
	hill, err := os.ReadFile("testdata/strips_none.tif")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ data, want string }{
		{header + "1 -9999\n3 4", "x:7:3: a hole, -9999, in row 1, column 2"},
		{header + "-9999 2\n3 -9999", "x:8:3: a hole, -9999, in row 2, column 2"},
		{strings.Replace(header, "NODATA_value -9999\n", "", 1) + "1 -9999\n3 4", "x:6:3: a hole, -9999, in row 1, column 2"},
		{header + "1 2\n3", "x:8:2: the file ends where a height should be"},
		{header + "1 2\n3 4 5", `x:8:5: "5" is more than the 4 heights`},
		{header + "1 two 3 4", `x:7:3: "two": want a number for a height`},
		{header + "1 inf 3 4", `x:7:3: "inf": want a number for a height`},
		{"ncols 2\nncols 3\n", "x:2:1: ncols is there twice"},
		{"ncols 2\nnrows 1\n", "2 columns and 1 rows: want 2 or more"},
		{"ncols 2000000\nnrows 2000000\n", "at most 134217728 heights"},
		{"ncols 200\nnrows 200\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2", "too few for 200 columns"},
		{"ncols 2\nnrows 2\ncellsize 0\n", "want cellsize, or dx and dy, above 0"},
		{"ncols 2\nnrows 2\ncellsize 1\nxllcorner 1\nxllcenter 1\n", "want one of xllcorner and xllcenter"},
		{"ncols 2\nnrows 2\nxllcorner 0,5\n", `x:3:11: "0,5": want a number for xllcorner, with a point before its decimals`},
		{header + "1 nan 3 4", `x:7:3: "nan": want a number for a height`},
		{"ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value nan\n1 nan\n3 4", "x:7:3: a hole, NaN, in row 1, column 2"},
		{"hello", "x:1:1: neither an ASCII grid, which begins with ncols, nor a TIFF"},
		{"II*\x00\x08\x00\x00\x00", "x: the file is cut short"},
		{"II+\x00\x08\x00\x00\x00", "x: a BigTIFF"},
		{string(hill[:len(hill)/2]), "cut short"},
	} {
		if _, err := Read([]byte(c.data), "x"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.30q: got %v, want %q", c.data, err, c.want)
		}
	}
	holes, err := os.ReadFile("testdata/holes.tif")
	if err != nil {
		t.Fatal(err)
	}
	_, err = Read(holes, "x")
	if err == nil || !strings.Contains(err.Error(), "x: row 2, column 3: a hole, -9999: fill it first") || !strings.HasSuffix(err.Error(), "\nx: and 2 holes more") {
		t.Errorf("got %v", err)
	}
}

// What GDAL 3.6 writes of heights that are not metres over metres as they stand is refused, not read as if it were.
func TestOtherUnits(t *testing.T) {
	for name, want := range map[string]string{
		"feet": "unit 9003 of EPSG", "feet_number": "California zone 5 (ftUS)", "scaled": "gdal_translate -unscale", "masked": "a mask of holes", "south_up": "the first row is the southernmost",
	} {
		data, err := os.ReadFile("testdata/" + name + ".tif")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReadWithHoles(data, "x"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", name, err, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	files, err := filepath.Glob("testdata/*.*")
	if err != nil || len(files) == 0 {
		f.Fatal("no seeds: ", err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Read(data, "x")
		if err == nil && (g.Columns < 2 || g.Rows < 2 || len(g.Heights) != g.Columns*g.Rows || !(g.Spacing[0] > 0 && g.Spacing[1] > 0)) {
			t.Errorf("%d heights in %d columns and %d rows", len(g.Heights), g.Columns, g.Rows)
		}
	})
}
