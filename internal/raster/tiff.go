// GeoTIFF: the directory of a TIFF, with where its pixels lie on the ground. See the TIFF 6.0 specification and OGC 19-008r4.

package raster

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Tags of a directory.
const (
	tagSubfile      = 254
	tagWidth        = 256
	tagHeight       = 257
	tagBits         = 258
	tagCompression  = 259
	tagStripOffsets = 273
	tagSamples      = 277
	tagRowsPerStrip = 278
	tagStripBytes   = 279
	tagPredictor    = 317
	tagTileWidth    = 322
	tagTileHeight   = 323
	tagTileOffsets  = 324
	tagTileBytes    = 325
	tagSampleFormat = 339
	tagPixelScale   = 33550
	tagTiePoint     = 33922
	tagTransform    = 34264
	tagGeoKeys      = 34735
	tagGeoText      = 34737
	tagMetadata     = 42112
	tagNoData       = 42113
)

// tiff is a file with the first of its directories.
type tiff struct {
	data  []byte
	order binary.ByteOrder
	tags  map[uint16][]float64
	text  map[uint16]string
}

func readTIFF(data []byte, name string) (*Grid, holes, error) {
	t := &tiff{data: data, order: binary.LittleEndian, tags: map[uint16][]float64{}, text: map[uint16]string{}}
	g, err := t.read()
	if err != nil {
		return nil, holes{}, fmt.Errorf("%s: %w", name, err)
	}
	missing, marked := math.NaN(), false
	if text := strings.TrimSpace(t.text[tagNoData]); text != "" {
		if missing, err = strconv.ParseFloat(text, 64); err != nil {
			return nil, holes{}, fmt.Errorf("%s: the mark of holes is %.40q, not a number", name, text)
		}
		marked = true
	}
	var none holes
	for row := range g.Rows {
		for column := range g.Columns {
			x := g.Heights[(g.Rows-1-row)*g.Columns+column]
			if !finite(x) || marked && (x == missing || x == float64(float32(missing))) {
				none.add("%s: row %d, column %d: a hole, %g: fill it first", name, row+1, column+1, x)
				g.Heights[(g.Rows-1-row)*g.Columns+column] = math.NaN()
			}
		}
	}
	return g, none, nil
}

func (t *tiff) read() (*Grid, error) {
	if err := t.directory(); err != nil {
		return nil, err
	}
	g := &Grid{Columns: t.whole(tagWidth, 0), Rows: t.whole(tagHeight, 0)}
	if err := checkSize(g.Columns, g.Rows); err != nil {
		return nil, err
	}
	if n := t.whole(tagSamples, 1); n != 1 {
		return nil, fmt.Errorf("%d bands: want one, of heights", n)
	}
	if text := t.text[tagMetadata]; strings.Contains(text, `role="scale"`) || strings.Contains(text, `role="offset"`) {
		return nil, errors.New("heights with a scale or an offset: gdal_translate -unscale -ot Float32 writes them out")
	}
	if err := t.place(g); err != nil {
		return nil, err
	}
	return g, t.blocks(g)
}

// errShort tells of a file that ends too early.
var errShort = errors.New("the file is cut short")

// part is so many bytes from an offset.
func (t *tiff) part(offset, length uint64) ([]byte, error) {
	if offset > uint64(len(t.data)) || length > uint64(len(t.data))-offset {
		return nil, errShort
	}
	return t.data[offset : offset+length], nil
}

// directory reads the tags of the first directory. Those that follow are overviews, which are left out, or masks.
func (t *tiff) directory() error {
	head, err := t.part(0, 8)
	if err != nil {
		return err
	}
	if head[0] == 'M' {
		t.order = binary.BigEndian
	}
	switch kind := t.order.Uint16(head[2:]); kind {
	case 42:
	case 43:
		return errors.New("a BigTIFF: write it as a TIFF, or as an ASCII grid")
	default:
		return errors.New("not a TIFF")
	}
	entries, next, err := t.entries(uint64(t.order.Uint32(head[4:])))
	if err != nil {
		return err
	}
	for ; len(entries) > 0; entries = entries[12:] {
		if err := t.entry(entries[:12]); err != nil {
			return err
		}
	}
	for more := 0; next != 0 && more < mostDirectories; more++ {
		if entries, next, err = t.entries(next); err != nil {
			return err
		}
		for ; len(entries) > 0; entries = entries[12:] {
			if t.order.Uint16(entries) == tagSubfile && t.order.Uint32(entries[8:])&subfileMask != 0 {
				return errors.New("a mask of holes: gdal_fillnodata.py fills them, gdal_translate -mask none leaves it out")
			}
		}
	}
	return nil
}

const (
	mostDirectories = 64 // that are looked at: they may follow one another in a circle
	subfileMask     = 4  // the bit of a directory that is the mask of another
)

// entries are those of the directory at an offset, and where the next is; 0 after the last.
func (t *tiff) entries(at uint64) (entries []byte, next uint64, err error) {
	count, err := t.part(at, 2)
	if err != nil {
		return nil, 0, err
	}
	length := 12 * uint64(t.order.Uint16(count))
	if entries, err = t.part(at+2, length); err != nil {
		return nil, 0, err
	}
	if link, err := t.part(at+2+length, 4); err == nil { // some programs leave it out after the last
		next = uint64(t.order.Uint32(link))
	}
	return entries, next, nil
}

// entry reads one tag, if its values are numbers or text.
func (t *tiff) entry(entry []byte) error {
	tag, kind, count := t.order.Uint16(entry), t.order.Uint16(entry[2:]), uint64(t.order.Uint32(entry[4:]))
	size := map[uint16]uint64{2: 1, 3: 2, 4: 4, 12: 8}[kind]
	if size == 0 {
		return nil
	}
	values := entry[8:12]
	if count*size > 4 {
		var err error
		if values, err = t.part(uint64(t.order.Uint32(entry[8:])), count*size); err != nil {
			return fmt.Errorf("tag %d: %w", tag, err)
		}
	}
	values = values[:count*size]
	if kind == 2 {
		t.text[tag] = strings.TrimRight(string(values), "\x00")
		return nil
	}
	list := make([]float64, count)
	for i := range list {
		switch v := values[uint64(i)*size:]; kind {
		case 3:
			list[i] = float64(t.order.Uint16(v))
		case 4:
			list[i] = float64(t.order.Uint32(v))
		default:
			list[i] = math.Float64frombits(t.order.Uint64(v))
		}
	}
	t.tags[tag] = list
	return nil
}

// whole is a tag's first value, a whole number.
func (t *tiff) whole(tag uint16, otherwise int) int {
	if v := t.tags[tag]; len(v) > 0 {
		return int(min(max(v[0], -1), math.MaxInt32))
	}
	return otherwise
}

// Keys of what coordinates mean.
const (
	keyModel         = 1024
	keyRaster        = 1025
	keyUnits         = 3076 // of the map
	keyVerticalUnits = 4099 // of heights
)

// metre is the unit's number in the register of EPSG.
const metre = 9001

// checkUnits refuses coordinates that are not in metres. Where only the number of a coordinate system is given, its name tells of feet.
func (t *tiff) checkUnits(keys map[int]int) error {
	if keys[keyModel] == 2 {
		return errors.New("the coordinates are degrees: project them to metres first")
	}
	for _, key := range []int{keyUnits, keyVerticalUnits} {
		if unit, found := keys[key]; found && unit != metre {
			return fmt.Errorf("the coordinates or heights are in unit %d of EPSG, not in metres, 9001: bring them to metres first, by gdalwarp -t_srs and gdal_calc.py", unit)
		}
	}
	if text := t.text[tagGeoText]; strings.Contains(text, "(ft") {
		return fmt.Errorf("the coordinates or heights are in feet, %.80q: bring them to metres first, by gdalwarp -t_srs and gdal_calc.py", text)
	}
	return nil
}

// place works out where the pixels lie.
func (t *tiff) place(g *Grid) error {
	keys := map[int]int{}
	for list := t.tags[tagGeoKeys]; len(list) >= 8; list = list[4:] {
		keys[int(list[4])] = int(list[7]) // four numbers of header, then four a key
	}
	if err := t.checkUnits(keys); err != nil {
		return err
	}
	var step, origin, tie [2]float64
	scale, points, m := t.tags[tagPixelScale], t.tags[tagTiePoint], t.tags[tagTransform]
	switch {
	case len(scale) >= 2 && len(points) >= 6:
		step, tie, origin = [2]float64{scale[0], scale[1]}, [2]float64{points[0], points[1]}, [2]float64{points[3], points[4]}
	case len(m) == 16 && m[1] == 0 && m[4] == 0:
		step, origin = [2]float64{m[0], -m[5]}, [2]float64{m[3], m[7]}
	default:
		return errors.New("no place on the ground, or one that is turned: want ModelPixelScale and ModelTiepoint, as GDAL writes them")
	}
	if step[0] > 0 && step[1] < 0 {
		return errors.New("the first row is the southernmost: gdalwarp in.tif out.tif puts the north first")
	}
	if !(step[0] > 0 && step[1] > 0) || !finite(step[0]) || !finite(step[1]) || !finite(origin[0]) || !finite(origin[1]) || !finite(tie[0]) || !finite(tie[1]) {
		return fmt.Errorf("pixels of %g by %g: want sizes above 0", step[0], step[1])
	}
	middle := 0.5
	if keys[keyRaster] == 2 { // coordinates are those of the middles already
		middle = 0
	}
	g.Spacing = step
	g.West = origin[0] + (middle-tie[0])*step[0]
	g.South = origin[1] - (float64(g.Rows-1)+middle-tie[1])*step[1]
	return nil
}
