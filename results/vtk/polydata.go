package vtk

// The .vtp encoder: an XML header that says where each array starts, then the compressed arrays one after the other.

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/klauspost/compress/zlib" // twice as fast as the standard library's

	"gabion/internal/panics"
)

// PolyData is points with vertices, lines and polygons on them. Cell data runs over vertices, then lines, then polygons.
type PolyData struct {
	Points    []float32 // x, y, z of each point, m
	Verts     [][]int32 // points of each cell
	Lines     [][]int32
	Polys     [][]int32
	PointData []Array
	CellData  []Array
	FieldData []Array // values of the whole data set, such as the time
}

// Array is a named data array: exactly one of the slices of values is set.
type Array struct {
	Name       string
	Unit       string // of numbers; "" for those that only number or tell apart
	Components int    // per item; 0 means 1
	Float32    []float32
	Float64    []float64
	Int32      []int32
	Int64      []int64
	Strings    []string
	Of         []int32 // which item of the slice stands at each place of the array; nil: every item once, in order
}

func (a Array) components() int { return max(a.Components, 1) }

// vtkType returns VTK's name of the element type.
func (a Array) vtkType() string {
	switch {
	case a.Float64 != nil:
		return "Float64"
	case a.Int32 != nil:
		return "Int32"
	case a.Int64 != nil:
		return "Int64"
	case a.Strings != nil:
		return "String"
	}
	return "Float32"
}

// values returns the number of values.
func (a Array) values() int {
	if a.Of != nil {
		return len(a.Of) * a.components()
	}
	return max(len(a.Float32), len(a.Float64), len(a.Int32), len(a.Int64), len(a.Strings))
}

// appendBytes appends the values, little endian; texts end with a zero.
func (a Array) appendBytes(dst []byte) []byte {
	n := a.components()
	switch {
	case a.Float64 != nil:
		return appendItems(dst, a.Float64, a.Of, 8*n)
	case a.Int32 != nil:
		return appendItems(dst, a.Int32, a.Of, 4*n)
	case a.Int64 != nil:
		return appendItems(dst, a.Int64, a.Of, 8*n)
	case a.Strings != nil:
		return a.appendTexts(dst)
	}
	return appendItems(dst, a.Float32, a.Of, 4*n)
}

// appendItems appends items of so many bytes each: those that of names, or all.
func appendItems[T any](dst []byte, values []T, of []int32, bytes int) []byte {
	if of == nil {
		return littleEndian(dst, values)
	}
	items := littleEndian(nil, values)
	dst = slices.Grow(dst, len(of)*bytes)
	for _, i := range of {
		dst = append(dst, items[int(i)*bytes:(int(i)+1)*bytes]...)
	}
	return dst
}

// littleEndian appends numbers.
func littleEndian[T any](dst []byte, values []T) []byte {
	dst, err := binary.Append(dst, binary.LittleEndian, values)
	if err != nil {
		panic(err) // no number of a fixed size
	}
	return dst
}

func (a Array) appendTexts(dst []byte) []byte {
	if a.Of == nil {
		for _, v := range a.Strings {
			dst = append(append(dst, v...), 0)
		}
		return dst
	}
	n := a.components()
	for _, i := range a.Of {
		for _, v := range a.Strings[int(i)*n : (int(i)+1)*n] {
			dst = append(append(dst, v...), 0)
		}
	}
	return dst
}

// units lists the arrays that have a unit, and these, as two arrays of texts that stand beside each other in a table.
func (p *PolyData) units() []Array { return unitsOf(p.FieldData, p.PointData, p.CellData) }

func unitsOf(lists ...[]Array) []Array {
	names, units := []string{}, []string{}
	for _, list := range lists {
		for _, a := range list {
			if a.Unit != "" && !slices.Contains(names, a.Name) {
				names, units = append(names, a.Name), append(units, a.Unit)
			}
		}
	}
	return []Array{{Name: "array", Strings: names}, {Name: "unit", Strings: units}}
}

// Encode writes p as a .vtp file. Its field data tell also the units of the arrays.
func (p *PolyData) Encode(w io.Writer) error { return p.encode(new(encoder), w) }

// encode is Encode with an encoder that may have encoded the file of the frame before.
func (p *PolyData) encode(e *encoder, w io.Writer) error {
	e.begin()
	e.printf("<?xml version=\"1.0\"?>\n")
	e.printf("<VTKFile type=\"PolyData\" version=\"1.0\" byte_order=\"LittleEndian\" header_type=\"UInt64\"" +
		" compressor=\"vtkZLibDataCompressor\">\n<PolyData>\n")
	e.section("FieldData", append(p.units(), p.FieldData...), func(a Array) string {
		return fmt.Sprintf(" NumberOfTuples=\"%d\"", a.values()/a.components())
	})
	e.printf("<Piece NumberOfPoints=\"%d\" NumberOfVerts=\"%d\" NumberOfLines=\"%d\" NumberOfStrips=\"0\" NumberOfPolys=\"%d\">\n",
		len(p.Points)/3, len(p.Verts), len(p.Lines), len(p.Polys))
	e.section("PointData", p.PointData, nil)
	e.section("CellData", p.CellData, nil)
	e.section("Points", []Array{{Name: "Points", Components: 3, Float32: p.Points}}, nil)
	e.section("Verts", cellArrays(p.Verts), nil)
	e.section("Lines", cellArrays(p.Lines), nil)
	e.section("Strips", cellArrays(nil), nil)
	e.section("Polys", cellArrays(p.Polys), nil)
	e.printf("</Piece>\n</PolyData>\n")
	return e.finish(w)
}

// finish writes the header and what it tells of.
func (e *encoder) finish(w io.Writer) error {
	e.printf("<AppendedData encoding=\"raw\">\n_")
	if e.err != nil {
		return e.err
	}
	if _, err := e.header.WriteTo(w); err != nil {
		return err
	}
	if _, err := e.data.WriteTo(w); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n</AppendedData>\n</VTKFile>\n")
	return err
}

func cellArrays(cells [][]int32) []Array {
	points := 0
	for _, c := range cells {
		points += len(c)
	}
	connectivity, offsets := make([]int32, 0, points), make([]int32, len(cells))
	for i, c := range cells {
		connectivity = append(connectivity, c...)
		offsets[i] = int32(len(connectivity))
	}
	return []Array{{Name: "connectivity", Int32: connectivity}, {Name: "offsets", Int32: offsets}}
}

// encoder collects the XML header and the appended data side by side. It may be used for one file after the other: what of an array is as it was in the file before is
// not compressed again.
type encoder struct {
	header  bytes.Buffer
	data    bytes.Buffer
	raw     []byte
	packed  []*bytes.Buffer // the blocks of an array
	packers []*zlib.Writer  // used again: each has tables of a megabyte
	arrays  []keptArray     // of the file before, in their order
	count   int             // of the arrays so far
	kept    int             // bytes of these
	err     error
}

// keptArray is an array as it was in the file before: its bytes, and what they were compressed to. Nothing is kept of one for which there was no room.
type keptArray struct{ raw, packed []byte }

// keptBytes is how much of a file is kept for the next one, and smallFile is from which size on an encoder is not kept.
const (
	keptBytes = 16 << 20
	smallFile = 64 << 20
)

// begin begins a file.
func (e *encoder) begin() {
	e.header.Reset()
	e.data.Reset()
	e.count, e.kept, e.err = 0, 0, nil
}

func (e *encoder) printf(format string, args ...any) { fmt.Fprintf(&e.header, format, args...) }

func (e *encoder) section(name string, arrays []Array, extra func(Array) string) {
	e.printf("<%s>\n", name)
	for _, a := range arrays {
		more := ""
		if extra != nil {
			more = extra(a)
		}
		e.printf("<DataArray type=\"%s\" Name=\"%s\" NumberOfComponents=\"%d\"%s format=\"appended\" offset=\"%d\"/>\n",
			a.vtkType(), escape(a.Name), a.components(), more, e.data.Len())
		e.append(a)
	}
	e.printf("</%s>\n", name)
}

// blockSize is the number of bytes compressed at a time.
const blockSize = 1 << 18

// append writes one array.
func (e *encoder) append(a Array) {
	if e.count == len(e.arrays) {
		e.arrays = append(e.arrays, keptArray{})
	}
	k := &e.arrays[e.count]
	e.count++
	e.raw = a.appendBytes(e.raw[:0])
	if n := len(e.raw); n > 0 && bytes.Equal(k.raw, e.raw) {
		e.kept += n
		e.data.Write(k.packed)
		return
	}
	start := e.data.Len()
	e.compress()
	if e.kept += len(e.raw); e.err != nil || e.kept > keptBytes {
		*k = keptArray{}
		return
	}
	k.raw, k.packed = append(k.raw[:0], e.raw...), append(k.packed[:0], e.data.Bytes()[start:]...)
}

// compress writes what is raw: number of blocks, block size, size of a last partial block, compressed sizes; then the blocks.
func (e *encoder) compress() {
	blocks := (len(e.raw) + blockSize - 1) / blockSize
	sizes := []uint64{uint64(blocks), blockSize, uint64(len(e.raw) % blockSize)}
	if e.pack(blocks); e.err != nil {
		return
	}
	for i := range blocks {
		sizes = append(sizes, uint64(e.packed[i].Len()))
	}
	e.data.Write(littleEndian(nil, sizes))
	for i := range blocks {
		e.data.Write(e.packed[i].Bytes())
	}
}

// pack compresses the blocks of raw, on all processors: each block by itself, so that its bytes do not depend on who does it.
func (e *encoder) pack(blocks int) {
	for len(e.packed) < blocks {
		e.packed = append(e.packed, new(bytes.Buffer))
	}
	workers := min(blocks, runtime.GOMAXPROCS(0))
	for len(e.packers) < workers {
		z, err := zlib.NewWriterLevel(io.Discard, zlib.BestSpeed)
		if err != nil {
			e.err = err
			return
		}
		e.packers = append(e.packers, z)
	}
	var next atomic.Int64
	var wait panics.Group
	errs := make([]error, workers)
	for w := range workers {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < blocks && errs[w] == nil; i = int(next.Add(1)) - 1 {
				e.packed[i].Reset()
				errs[w] = packBlock(e.packers[w], e.packed[i], e.raw[i*blockSize:min((i+1)*blockSize, len(e.raw))])
			}
		})
	}
	wait.Wait()
	e.err = errors.Join(errs...)
}

// packBlock compresses one block.
func packBlock(z *zlib.Writer, to io.Writer, block []byte) error {
	z.Reset(to)
	if _, err := z.Write(block); err != nil {
		return err
	}
	return z.Close()
}

var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\"", "&quot;").Replace
