// Package vti reads VTK's image data (.vti): arrays of numbers at the points of a regular grid, as ParaView and flow codes write them.
//
// image.go reads the XML, blocks.go the numbers: as text, as base64, or raw behind the XML, packed by zlib or not. It imports nothing of ours.
package vti

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
)

// Image is a regular grid in world axes with arrays at its points, x running fastest, then y.
type Image struct {
	Origin  r3.Vec // of the first point, in the file's coordinates
	Spacing r3.Vec // above 0 along axes of more than one point
	Count   [3]int // points along x, y and z
	Arrays  []Array
}

// Array is numbers at the points, all components of one after the other.
type Array struct {
	Name       string
	Components int
	Values     []float64
}

// Array is the array of a name; nil where there is none.
func (m *Image) Array(name string) *Array {
	if i := slices.IndexFunc(m.Arrays, func(a Array) bool { return a.Name == name }); i >= 0 {
		return &m.Arrays[i]
	}
	return nil
}

// Read reads the contents of a file with those of its arrays that are wanted; an image may have at most so many points. Errors name the file with line and column.
func Read(data []byte, name string, wanted []string, most int) (*Image, error) {
	r := &reader{name: name, wanted: wanted, most: most, size: len(data)}
	text := data
	if at := bytes.Index(data, []byte("<AppendedData")); at >= 0 {
		text, r.appended = append(bytes.Clone(data[:at]), "</VTKFile>"...), data[at:]
	}
	r.xml = xml.NewDecoder(bytes.NewReader(text))
	if err := r.file(); err != nil {
		if at := (*placed)(nil); errors.As(err, &at) {
			return nil, err
		}
		return nil, r.fail("%v", err)
	}
	return &r.image, nil
}

// reader reads a file.
type reader struct {
	name     string
	wanted   []string
	most     int
	size     int // of the file, bytes
	xml      *xml.Decoder
	appended []byte // from the tag of the appended data on

	image   Image
	coding  coding
	extent  [6]int
	section string // PointData, CellData or another one that the reader is in
	pieces  int
	cells   []string // names of arrays at cells
}

// placed is an error that says where in the file it is.
type placed struct{ error }

func (r *reader) fail(format string, arguments ...any) error {
	line, column := r.xml.InputPos()
	return &placed{fmt.Errorf("%s:%d:%d: %s", r.name, line, column, fmt.Sprintf(format, arguments...))}
}

// file goes through the elements.
func (r *reader) file() error {
	for {
		token, err := r.xml.Token()
		if err == io.EOF {
			return r.whole()
		}
		if err != nil {
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if err := r.element(t); err != nil {
				return err
			}
		case xml.EndElement:
			if t.Name.Local == r.section {
				r.section = ""
			}
		}
	}
}

// whole tells what a file that has been read lacks.
func (r *reader) whole() error {
	if r.pieces == 0 {
		return r.fail("no VTK image data: want VTKFile of type ImageData with a Piece")
	}
	for _, name := range r.wanted {
		switch {
		case r.image.Array(name) != nil:
		case slices.Contains(r.cells, name):
			return r.fail("array %q is at the cells: want it at the points (ParaView's filter Cell Data to Point Data makes it so)", name)
		default:
			return r.fail("there is no array %q at the points", name)
		}
	}
	return nil
}

// element reads what a tag says.
func (r *reader) element(t xml.StartElement) error {
	attribute := map[string]string{}
	for _, a := range t.Attr {
		attribute[a.Name.Local] = a.Value
	}
	switch t.Name.Local {
	case "VTKFile":
		if attribute["type"] != "ImageData" {
			return r.fail("a VTK file of type %q: want ImageData", attribute["type"])
		}
		c, err := codingOf(attribute)
		if err != nil {
			return r.fail("%v", err)
		}
		r.coding = c
	case "ImageData":
		if r.coding.order == nil || r.image.Count != [3]int{} {
			return r.fail("want one ImageData in VTKFile")
		}
		return r.grid(attribute)
	case "Piece":
		if r.image.Count == [3]int{} {
			return r.fail("want Piece in ImageData")
		}
		r.pieces++
		extent, err := wholeNumbers(attribute["Extent"])
		if err != nil || extent != r.extent || r.pieces > 1 {
			return r.fail("a piece of extent %q: want one that is the whole extent %v", attribute["Extent"], r.extent)
		}
	case "PointData", "CellData":
		if r.pieces == 0 {
			return r.fail("want %s in Piece", t.Name.Local)
		}
		r.section = t.Name.Local
	case "DataArray":
		return r.array(attribute)
	}
	return nil
}

// grid reads where the points are.
func (r *reader) grid(attribute map[string]string) (err error) {
	if r.extent, err = wholeNumbers(attribute["WholeExtent"]); err != nil {
		return r.fail("WholeExtent: %v", err)
	}
	origin, err := numbersOf(attribute["Origin"], []float64{0, 0, 0})
	if err != nil {
		return r.fail("Origin: %v", err)
	}
	spacing, err := numbersOf(attribute["Spacing"], []float64{1, 1, 1})
	if err != nil {
		return r.fail("Spacing: %v", err)
	}
	axes, err := numbersOf(attribute["Direction"], []float64{1, 0, 0, 0, 1, 0, 0, 0, 1})
	if err != nil || !slices.Equal(axes, []float64{1, 0, 0, 0, 1, 0, 0, 0, 1}) {
		return r.fail("Direction %q: want axes along those of the world, 1 0 0 0 1 0 0 0 1", attribute["Direction"])
	}
	points := 1
	for k := range 3 {
		n := r.extent[2*k+1] - r.extent[2*k] + 1
		if n < 1 || points > r.most/n {
			return r.fail("extent %v: want one point or more along each axis, and at most %d in all", r.extent, r.most)
		}
		if n > 1 && !(spacing[k] > 0) {
			return r.fail("Spacing %q: want numbers above 0", attribute["Spacing"])
		}
		r.image.Count[k], points = n, points*n
		origin[k] += float64(r.extent[2*k]) * spacing[k]
	}
	r.image.Origin, r.image.Spacing = r3.Vec{X: origin[0], Y: origin[1], Z: origin[2]}, r3.Vec{X: spacing[0], Y: spacing[1], Z: spacing[2]}
	return nil
}

// smallest is how many numbers a byte holds at most: deflate shrinks bytes to a 1032nd.
const smallest = 1032

// array reads an array if it is wanted.
func (r *reader) array(attribute map[string]string) error {
	name := attribute["Name"]
	switch {
	case r.section == "CellData":
		r.cells = append(r.cells, name)
		return nil
	case r.section != "PointData" || !slices.Contains(r.wanted, name):
		return nil
	case r.image.Array(name) != nil:
		return r.fail("array %q comes twice", name)
	}
	components := 1
	if text := attribute["NumberOfComponents"]; text != "" {
		var err error
		if components, err = strconv.Atoi(text); err != nil || components < 1 || components > 9 {
			return r.fail("array %q has %q components: want 1 to 9", name, text)
		}
	}
	count := components * r.image.Count[0] * r.image.Count[1] * r.image.Count[2]
	if count > smallest*r.size {
		return r.fail("array %q: %d numbers are more than a file of %d bytes holds", name, count, r.size)
	}
	values, err := r.values(attribute, count)
	if err == nil && len(values) != count {
		err = fmt.Errorf("%d numbers: want %d, %d at each point", len(values), count, components)
	}
	for i, x := range values {
		if err == nil && (math.IsNaN(x) || math.IsInf(x, 0)) {
			err = fmt.Errorf("number %d is %g: want numbers that are finite", i+1, x)
		}
	}
	if err != nil {
		return r.fail("array %q: %v", name, err)
	}
	r.image.Arrays = append(r.image.Arrays, Array{name, components, values})
	return nil
}

// values are the numbers of an array, at most one more than there are to be.
func (r *reader) values(attribute map[string]string, count int) ([]float64, error) {
	kind := attribute["type"]
	switch format := attribute["format"]; format {
	case "appended":
		offset, err := strconv.Atoi(attribute["offset"])
		if err != nil || offset < 0 {
			return nil, fmt.Errorf("offset %q: want a number, 0 or more", attribute["offset"])
		}
		return r.coding.appended(r.appended, offset, kind, count)
	case "ascii", "binary":
		var text []byte
		for {
			token, err := r.xml.Token()
			if err != nil {
				return nil, err
			}
			if part, ok := token.(xml.CharData); ok {
				text = append(text, part...)
				continue
			}
			if _, info := token.(xml.StartElement); info {
				if err := r.xml.Skip(); err != nil { // what ParaView says of an array
					return nil, err
				}
				continue
			}
			break
		}
		if format == "ascii" {
			return asciiNumbers(string(text), count)
		}
		return r.coding.inline(bytes.TrimSpace(text), kind, count)
	default:
		return nil, fmt.Errorf("format %q: want ascii, binary or appended", format)
	}
}

// asciiNumbers reads numbers apart.
func asciiNumbers(text string, count int) ([]float64, error) {
	values := make([]float64, 0, count)
	for word := range strings.FieldsSeq(text) {
		x, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, fmt.Errorf("%.40q: want a number", word)
		}
		if values = append(values, x); len(values) > count {
			return values, nil
		}
	}
	return values, nil
}

// wholeNumbers reads six of them.
func wholeNumbers(text string) (out [6]int, err error) {
	words := strings.Fields(text)
	if len(words) != len(out) {
		return out, fmt.Errorf("%q: want 6 whole numbers", text)
	}
	for i, word := range words {
		if out[i], err = strconv.Atoi(word); err != nil || out[i] < math.MinInt32 || out[i] > math.MaxInt32 {
			return out, fmt.Errorf("%q: want 6 whole numbers", text)
		}
	}
	return out, nil
}

// numbersOf reads as many numbers as there are otherwise, which they are where the text is empty.
func numbersOf(text string, otherwise []float64) ([]float64, error) {
	if text == "" {
		return otherwise, nil
	}
	values, err := asciiNumbers(text, len(otherwise))
	if err != nil {
		return nil, err
	}
	if len(values) != len(otherwise) || slices.ContainsFunc(values, func(x float64) bool { return math.IsNaN(x) || math.IsInf(x, 0) }) {
		return nil, fmt.Errorf("%q: want %d numbers", text, len(otherwise))
	}
	return values, nil
}
