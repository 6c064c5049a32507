package vtk

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"reflect"
	"testing"
)

// dataArray is one array as a reader that follows the format's documentation finds it.
type dataArray struct {
	Type       string `xml:"type,attr"`
	Name       string `xml:"Name,attr"`
	Components int    `xml:"NumberOfComponents,attr"`
	Format     string `xml:"format,attr"`
	Offset     int    `xml:"offset,attr"`
}

type vtpFile struct {
	Type       string      `xml:"type,attr"`
	ByteOrder  string      `xml:"byte_order,attr"`
	HeaderType string      `xml:"header_type,attr"`
	Compressor string      `xml:"compressor,attr"`
	Field      []dataArray `xml:"PolyData>FieldData>DataArray"`
	Piece      struct {
		Points    int         `xml:"NumberOfPoints,attr"`
		Verts     int         `xml:"NumberOfVerts,attr"`
		Lines     int         `xml:"NumberOfLines,attr"`
		Polys     int         `xml:"NumberOfPolys,attr"`
		PointData []dataArray `xml:"PointData>DataArray"`
		CellData  []dataArray `xml:"CellData>DataArray"`
		Position  []dataArray `xml:"Points>DataArray"`
		VertCells []dataArray `xml:"Verts>DataArray"`
		LineCells []dataArray `xml:"Lines>DataArray"`
		PolyCells []dataArray `xml:"Polys>DataArray"`
	} `xml:"PolyData>Piece"`
	appended []byte
}

// parse cuts the raw section out, as it is no XML, and reads the rest.
func parse(data []byte) (*vtpFile, error) {
	open, end := []byte("<AppendedData encoding=\"raw\">\n_"), []byte("\n</AppendedData>")
	i, j := bytes.Index(data, open), bytes.LastIndex(data, end)
	if i < 0 || j < 0 {
		return nil, fmt.Errorf("no appended section")
	}
	f := &vtpFile{appended: data[i+len(open) : j]}
	return f, xml.Unmarshal(append(bytes.Clone(data[:i]), data[j+len(end):]...), f)
}

// bytes are those of one array.
func (f *vtpFile) bytes(a dataArray) ([]byte, error) {
	rest := f.appended[a.Offset:]
	word := func() int {
		v := binary.LittleEndian.Uint64(rest)
		rest = rest[8:]
		return int(v)
	}
	blocks, size, last := word(), word(), word()
	packed := make([]int, blocks)
	for i := range packed {
		packed[i] = word()
	}
	var raw []byte
	for i, n := range packed {
		z, err := zlib.NewReader(bytes.NewReader(rest[:n]))
		if err != nil {
			return nil, err
		}
		block, err := io.ReadAll(z)
		if err != nil {
			return nil, err
		}
		want := size
		if i == blocks-1 && last > 0 {
			want = last
		}
		if len(block) != want {
			return nil, fmt.Errorf("block %d of %s: %d bytes, want %d", i, a.Name, len(block), want)
		}
		raw, rest = append(raw, block...), rest[n:]
	}
	return raw, nil
}

// values decodes one array into float64.
func (f *vtpFile) values(a dataArray) ([]float64, error) {
	raw, err := f.bytes(a)
	if err != nil {
		return nil, err
	}
	var out []float64
	for len(raw) > 0 {
		switch a.Type {
		case "Float32":
			out, raw = append(out, float64(math.Float32frombits(binary.LittleEndian.Uint32(raw)))), raw[4:]
		case "Int32":
			out, raw = append(out, float64(int32(binary.LittleEndian.Uint32(raw)))), raw[4:]
		case "Float64":
			out, raw = append(out, math.Float64frombits(binary.LittleEndian.Uint64(raw))), raw[8:]
		case "Int64":
			out, raw = append(out, float64(int64(binary.LittleEndian.Uint64(raw)))), raw[8:]
		default:
			return nil, fmt.Errorf("type %q", a.Type)
		}
	}
	return out, nil
}

// texts decodes the arrays of texts of a section by name.
func (f *vtpFile) texts(t *testing.T, arrays []dataArray) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	for _, a := range arrays {
		if a.Type != "String" {
			continue
		}
		raw, err := f.bytes(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range bytes.SplitAfter(raw, []byte{0}) {
			if len(text) > 0 {
				out[a.Name] = append(out[a.Name], string(text[:len(text)-1]))
			}
		}
	}
	return out
}

// all decodes a section by name.
func (f *vtpFile) all(t *testing.T, arrays []dataArray) map[string][]float64 {
	t.Helper()
	out := map[string][]float64{}
	for _, a := range arrays {
		if a.Type == "String" {
			continue
		}
		v, err := f.values(a)
		if err != nil {
			t.Fatal(err)
		}
		if a.Format != "appended" || a.Components == 0 || len(v)%a.Components != 0 {
			t.Errorf("array %+v with %d values", a, len(v))
		}
		out[a.Name] = v
	}
	return out
}

// What was encoded must come back from an independent reader, also where an array spans several blocks or is empty.
func TestEncode(t *testing.T) {
	const n = 100000 // 1.2 MB of points: several blocks and a partial last one
	p := &PolyData{
		Lines:     [][]int32{{0, 1}, {2, 3, 4}},
		Polys:     [][]int32{{5, 6, 7}},
		FieldData: []Array{{Name: "TimeValue", Float64: []float64{0.1}}},
		CellData:  []Array{{Name: "body", Int32: []int32{-1, 2, 3}}},
	}
	identifiers := make([]int64, n)
	for i := range n {
		p.Points = append(p.Points, float32(i), float32(math.Sin(float64(i))), -1)
		identifiers[i] = int64(i) << 33
	}
	p.PointData = []Array{{Name: "a<b>&\"c\"", Int64: identifiers}}
	var b bytes.Buffer
	if err := p.Encode(&b); err != nil {
		t.Fatal(err)
	}
	f, err := parse(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if f.Type != "PolyData" || f.ByteOrder != "LittleEndian" || f.HeaderType != "UInt64" || f.Compressor != "vtkZLibDataCompressor" {
		t.Errorf("header %q %q %q %q", f.Type, f.ByteOrder, f.HeaderType, f.Compressor)
	}
	if f.Piece.Points != n || f.Piece.Verts != 0 || f.Piece.Lines != 2 || f.Piece.Polys != 1 {
		t.Errorf("piece %d %d %d %d", f.Piece.Points, f.Piece.Verts, f.Piece.Lines, f.Piece.Polys)
	}
	points := f.all(t, f.Piece.Position)["Points"]
	for i, v := range points {
		if v != float64(p.Points[i]) {
			t.Fatalf("point value %d: %g, want %g", i, v, p.Points[i])
		}
	}
	for i, v := range f.all(t, f.Piece.PointData)["a<b>&\"c\""] {
		if v != float64(identifiers[i]) {
			t.Fatalf("identifier %d: %g", i, v)
		}
	}
	for _, c := range []struct {
		name string
		got  map[string][]float64
		want map[string][]float64
	}{
		{"field", f.all(t, f.Field), map[string][]float64{"TimeValue": {0.1}}},
		{"cells", f.all(t, f.Piece.CellData), map[string][]float64{"body": {-1, 2, 3}}},
		{"verts", f.all(t, f.Piece.VertCells), map[string][]float64{"connectivity": nil, "offsets": nil}},
		{"lines", f.all(t, f.Piece.LineCells), map[string][]float64{"connectivity": {0, 1, 2, 3, 4}, "offsets": {2, 5}}},
		{"polys", f.all(t, f.Piece.PolyCells), map[string][]float64{"connectivity": {5, 6, 7}, "offsets": {3}}},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}

func BenchmarkEncodeParticles(b *testing.B) {
	f := testFrame(100000, 0)
	p := particles(f)
	b.ResetTimer()
	for range b.N {
		if err := p.Encode(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}
