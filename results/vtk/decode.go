package vtk

// The .vtp decoder: of the files that Encode writes, array by array.

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
)

// File is a .vtp file in memory. Its arrays are unpacked when they are asked for, so that reading a few of many costs little.
type File struct {
	Points, Verts, Lines, Polys int // how many there are

	arrays map[string]storedArray // by section and name: "PointData/velocity"
	data   []byte                 // appended
}

// storedArray is where an array is, and of what.
type storedArray struct {
	Type       string `xml:"type,attr"`
	Name       string `xml:"Name,attr"`
	Components int    `xml:"NumberOfComponents,attr"`
	Offset     int    `xml:"offset,attr"`
}

// header is the XML of a file.
type header struct {
	Type       string        `xml:"type,attr"`
	ByteOrder  string        `xml:"byte_order,attr"`
	HeaderType string        `xml:"header_type,attr"`
	Compressor string        `xml:"compressor,attr"`
	Field      []storedArray `xml:"PolyData>FieldData>DataArray"`
	Piece      struct {
		Points    int           `xml:"NumberOfPoints,attr"`
		Verts     int           `xml:"NumberOfVerts,attr"`
		Lines     int           `xml:"NumberOfLines,attr"`
		Polys     int           `xml:"NumberOfPolys,attr"`
		PointData []storedArray `xml:"PointData>DataArray"`
		CellData  []storedArray `xml:"CellData>DataArray"`
		Position  []storedArray `xml:"Points>DataArray"`
		VertCells []storedArray `xml:"Verts>DataArray"`
		LineCells []storedArray `xml:"Lines>DataArray"`
		PolyCells []storedArray `xml:"Polys>DataArray"`
	} `xml:"PolyData>Piece"`
}

// Decode reads the header of a .vtp file that Encode has written, and keeps data.
func Decode(data []byte) (*File, error) {
	mark := []byte("<AppendedData encoding=\"raw\">\n_")
	end := bytes.Index(data, mark)
	if end < 0 {
		return nil, errors.New("no VTK file with appended data")
	}
	var h header
	if err := xml.Unmarshal(append(bytes.Clone(data[:end]), "</VTKFile>"...), &h); err != nil {
		return nil, fmt.Errorf("header of a VTK file: %w", err)
	}
	if h.Type != "PolyData" || h.ByteOrder != "LittleEndian" || h.HeaderType != "UInt64" || h.Compressor != "vtkZLibDataCompressor" {
		return nil, fmt.Errorf("a VTK file of type %q, byte order %q, header type %q, compressor %q; only what Gabion writes is read", h.Type, h.ByteOrder, h.HeaderType, h.Compressor)
	}
	p := &h.Piece
	f := &File{Points: p.Points, Verts: p.Verts, Lines: p.Lines, Polys: p.Polys, arrays: map[string]storedArray{}, data: data[end+len(mark):]}
	for section, list := range map[string][]storedArray{
		"FieldData": h.Field, "PointData": p.PointData, "CellData": p.CellData, "Points": p.Position, "Verts": p.VertCells, "Lines": p.LineCells, "Polys": p.PolyCells,
	} {
		for _, a := range list {
			f.arrays[section+"/"+a.Name] = a
		}
	}
	return f, nil
}

// Names lists the arrays of a section.
func (f *File) Names(section string) (names []string) {
	for name := range f.arrays {
		if in, name, _ := strings.Cut(name, "/"); in == section {
			names = append(names, name)
		}
	}
	return names
}

// Float32 is the values of an array in single precision; nil where the file has no such array.
func (f *File) Float32(name string, items int) ([]float32, error) {
	return numbers(f, name, "Float32", items, 4, func(b []byte) float32 { return math.Float32frombits(binary.LittleEndian.Uint32(b)) })
}

// Int32 is the values of an array of whole numbers; nil where the file has no such array.
func (f *File) Int32(name string, items int) ([]int32, error) {
	return numbers(f, name, "Int32", items, 4, func(b []byte) int32 { return int32(binary.LittleEndian.Uint32(b)) })
}

// Float64 is the values of an array of numbers in double precision; nil where the file has no such array.
func (f *File) Float64(name string, items int) ([]float64, error) {
	return numbers(f, name, "Float64", items, 8, func(b []byte) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(b)) })
}

// Int64 is the values of an array of long whole numbers; nil where the file has no such array.
func (f *File) Int64(name string, items int) ([]int64, error) {
	return numbers(f, name, "Int64", items, 8, func(b []byte) int64 { return int64(binary.LittleEndian.Uint64(b)) })
}

// Strings is the texts of an array; nil where the file has no such array.
func (f *File) Strings(name string) ([]string, error) {
	a, found := f.arrays[name]
	if !found {
		return nil, nil
	}
	raw, err := f.unpack(a)
	if err != nil || len(raw) == 0 {
		return nil, err
	}
	return strings.Split(strings.TrimSuffix(string(raw), "\x00"), "\x00"), nil
}

// numbers unpacks an array that has one value, or as many as it has components, for each of so many items; a negative number takes any.
func numbers[T any](f *File, name, kind string, items, width int, value func([]byte) T) ([]T, error) {
	a, found := f.arrays[name]
	if !found {
		return nil, nil
	}
	if a.Type != kind {
		return nil, fmt.Errorf("array %s holds %s, want %s", name, a.Type, kind)
	}
	raw, err := f.unpack(a)
	if err != nil {
		return nil, fmt.Errorf("array %s: %w", name, err)
	}
	if items >= 0 && len(raw) != items*max(a.Components, 1)*width {
		return nil, fmt.Errorf("array %s has %d bytes, want %d for %d items", name, len(raw), items*max(a.Components, 1)*width, items)
	}
	values := make([]T, len(raw)/width)
	for i := range values {
		values[i] = value(raw[i*width:])
	}
	return values, nil
}

// deflateRatio is the largest by which deflate can shrink bytes.
const deflateRatio = 1032

// unpack returns the bytes of an array.
func (f *File) unpack(a storedArray) ([]byte, error) {
	errShort := errors.New("its data are cut off")
	if a.Offset < 0 || a.Offset > len(f.data) {
		return nil, errShort
	}
	rest := f.data[a.Offset:]
	if len(rest) < 24 {
		return nil, errShort
	}
	blocks, size, last := binary.LittleEndian.Uint64(rest), binary.LittleEndian.Uint64(rest[8:]), binary.LittleEndian.Uint64(rest[16:])
	rest = rest[24:]
	if blocks > uint64(len(rest)/8) || size > math.MaxInt32 || last > size {
		return nil, errShort
	}
	sizes, packed := rest[:8*blocks], rest[8*blocks:]
	total := blocks * size
	if blocks > 0 && last > 0 {
		total -= size - last
	}
	if total > deflateRatio*uint64(len(packed)) {
		return nil, errShort
	}
	out := bytes.NewBuffer(make([]byte, 0, total))
	for ; len(sizes) > 0; sizes = sizes[8:] {
		n := binary.LittleEndian.Uint64(sizes)
		if n > uint64(len(packed)) {
			return nil, errShort
		}
		z, err := zlib.NewReader(bytes.NewReader(packed[:n]))
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(out, io.LimitReader(z, int64(total)-int64(out.Len())+1)); err != nil {
			return nil, err
		}
		packed = packed[n:]
	}
	if uint64(out.Len()) != total {
		return nil, fmt.Errorf("%d bytes, want %d", out.Len(), total)
	}
	return out.Bytes(), nil
}
