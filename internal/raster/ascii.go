// ESRI's ASCII grid: a header of names with numbers, then heights row by row from the north.

package raster

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// words goes through the words of a text and knows where they are.
type words struct {
	name         string
	data         []byte
	at           int
	line, column int // of the last word
	lineStart    int
}

// next is the next word, or "" at the end.
func (w *words) next() string {
	for w.at < len(w.data) && w.data[w.at] <= ' ' {
		if w.data[w.at] == '\n' {
			w.line, w.lineStart = w.line+1, w.at+1
		}
		w.at++
	}
	from := w.at
	w.column = from - w.lineStart + 1
	for w.at < len(w.data) && w.data[w.at] > ' ' {
		w.at++
	}
	return string(w.data[from:w.at])
}

func (w *words) fail(format string, arguments ...any) error {
	return fmt.Errorf("%s:%d:%d: %s", w.name, w.line, w.column, fmt.Sprintf(format, arguments...))
}

// number reads a finite number, or nan where a hole may be.
func (w *words) number(of string, hole bool) (float64, error) {
	word := w.next()
	if word == "" {
		return 0, w.fail("the file ends where %s should be", of)
	}
	x, err := strconv.ParseFloat(word, 64)
	if err != nil || math.IsInf(x, 0) || math.IsNaN(x) && !hole {
		hint := ""
		if strings.Contains(word, ",") {
			hint = ", with a point before its decimals"
		}
		return 0, w.fail("%.40q: want a number for %s%s", word, of, hint)
	}
	return x, nil
}

// asciiKeys are the names of the header; heights begin where none of them is.
const asciiKeys = " ncols nrows xllcorner xllcenter yllcorner yllcenter cellsize dx dy nodata_value "

func readASCII(data []byte, name string) (*Grid, holes, error) {
	w := &words{name: name, data: data, line: 1}
	header := map[string]float64{}
	before := *w
	for {
		before = *w
		key := strings.ToLower(w.next())
		if key == "" || !strings.Contains(asciiKeys, " "+key+" ") {
			break
		}
		if _, twice := header[key]; twice {
			return nil, holes{}, w.fail("%s is there twice", key)
		}
		x, err := w.number(key, key == "nodata_value")
		if err != nil {
			return nil, holes{}, err
		}
		header[key] = x
	}
	if len(header) == 0 {
		return nil, holes{}, w.fail("neither an ASCII grid, which begins with ncols, nor a TIFF")
	}
	g, err := asciiGrid(header)
	if err != nil {
		return nil, holes{}, w.fail("header: %v", err)
	}
	*w = before
	none, err := readHeights(w, g, header)
	return g, none, err
}

// asciiGrid is the grid that a header tells of.
func asciiGrid(header map[string]float64) (*Grid, error) {
	for _, key := range []string{"ncols", "nrows"} {
		if x, found := header[key]; !found || x != float64(int(x)) {
			return nil, fmt.Errorf("want a whole number for %s", key)
		}
	}
	g := &Grid{Columns: int(header["ncols"]), Rows: int(header["nrows"])}
	if err := checkSize(g.Columns, g.Rows); err != nil {
		return nil, err
	}
	g.Spacing = [2]float64{header["cellsize"], header["cellsize"]}
	if g.Spacing[0] == 0 {
		g.Spacing = [2]float64{header["dx"], header["dy"]}
	}
	if !(g.Spacing[0] > 0 && g.Spacing[1] > 0) {
		return nil, fmt.Errorf("want cellsize, or dx and dy, above 0")
	}
	for axis, place := range []*float64{&g.West, &g.South} {
		letter := "xy"[axis : axis+1]
		corner, atCorner := header[letter+"llcorner"]
		centre, atCentre := header[letter+"llcenter"]
		if atCorner == atCentre {
			return nil, fmt.Errorf("want one of %sllcorner and %sllcenter", letter, letter)
		}
		if *place = centre; atCorner {
			*place = corner + g.Spacing[axis]/2
		}
	}
	return g, nil
}

// defaultNoData marks holes where the header does not say what does, as Esri's description of the format has it.
const defaultNoData = -9999

// isHole tells whether a number is that which marks holes. Programs write it with more or fewer digits than the heights, as of single precision both are the same.
func isHole(x, missing float64) bool {
	return x == missing || float32(x) == float32(missing) || math.IsNaN(x)
}

func readHeights(w *words, g *Grid, header map[string]float64) (none holes, err error) {
	missing, marked := header["nodata_value"]
	if !marked {
		missing = defaultNoData
	}
	if len(w.data)/2 < g.Columns*g.Rows-1 {
		return none, fmt.Errorf("%s: %d bytes are too few for %d columns and %d rows", w.name, len(w.data), g.Columns, g.Rows)
	}
	g.Heights = make([]float64, g.Columns*g.Rows)
	for row := range g.Rows {
		to := g.Heights[(g.Rows-1-row)*g.Columns:]
		for column := range g.Columns {
			x, err := w.number("a height", marked && math.IsNaN(missing))
			if err != nil {
				return none, err
			}
			if isHole(x, missing) {
				none.add("%w", w.fail("a hole, %g, in row %d, column %d of the grid: fill it first", x, row+1, column+1))
				x = math.NaN()
			}
			to[column] = x
		}
	}
	if rest := w.next(); rest != "" {
		return none, w.fail("%.40q is more than the %d heights of %d columns and %d rows", rest, g.Columns*g.Rows, g.Columns, g.Rows)
	}
	return none, nil
}
