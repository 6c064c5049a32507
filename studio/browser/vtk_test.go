package browser

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// polydata is a file of polygonal data as VTK's documents describe it, read without the program's own code.
type polydata struct {
	lines   int                  // of its cells, which come first where there are no vertices
	numbers map[string][]float64 // by section and name
	texts   map[string][]string
}

// readPolydata reads a file of arrays that stand appended, raw, in blocks that zlib has compressed.
func readPolydata(t *testing.T, path string) polydata {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, found := bytes.Cut(data, []byte(`<AppendedData encoding="raw">`))
	_, appended, marked := bytes.Cut(rest, []byte("_"))
	if !found || !marked {
		t.Fatalf("%s has no appended data", path)
	}
	type array struct {
		Type   string `xml:"type,attr"`
		Name   string `xml:"Name,attr"`
		Offset int    `xml:"offset,attr"`
	}
	var file struct {
		PolyData struct {
			Field []array `xml:"FieldData>DataArray"`
			Piece struct {
				Lines  int     `xml:"NumberOfLines,attr"`
				Verts  int     `xml:"NumberOfVerts,attr"`
				Point  []array `xml:"PointData>DataArray"`
				Cell   []array `xml:"CellData>DataArray"`
				Points []array `xml:"Points>DataArray"`
				Line   []array `xml:"Lines>DataArray"`
			}
		}
	}
	if err := xml.Unmarshal(append(head, "</VTKFile>"...), &file); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	piece := file.PolyData.Piece
	f := polydata{lines: piece.Lines, numbers: map[string][]float64{}, texts: map[string][]string{}}
	for section, arrays := range map[string][]array{"field": file.PolyData.Field, "point": piece.Point, "cell": piece.Cell, "points": piece.Points, "line": piece.Line} {
		for _, a := range arrays {
			raw := inflated(t, appended[a.Offset:])
			name := section + " " + a.Name
			if a.Type == "String" {
				f.texts[name] = strings.Split(strings.TrimSuffix(string(raw), "\x00"), "\x00")
				continue
			}
			f.numbers[name] = numbersOf(t, a.Type, raw)
		}
	}
	return f
}

// inflated is an array behind how many blocks it has, how long these are, the last one, and each of them compressed.
func inflated(t *testing.T, data []byte) (raw []byte) {
	t.Helper()
	word := func(k int) int { return int(binary.LittleEndian.Uint64(data[8*k:])) }
	blocks := word(0)
	at := 8 * (3 + blocks)
	for k := range blocks {
		r, err := zlib.NewReader(bytes.NewReader(data[at : at+word(3+k)]))
		if err != nil {
			t.Fatal(err)
		}
		block, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		raw = append(raw, block...)
		at += word(3 + k)
	}
	return raw
}

func numbersOf(t *testing.T, kind string, raw []byte) []float64 {
	t.Helper()
	size := map[string]int{"Int32": 4, "Int64": 8, "Float32": 4, "Float64": 8}[kind]
	if size == 0 {
		t.Fatalf("numbers of type %s", kind)
	}
	list := make([]float64, len(raw)/size)
	for k := range list {
		item := raw[size*k:]
		switch kind {
		case "Int32":
			list[k] = float64(int32(binary.LittleEndian.Uint32(item)))
		case "Int64":
			list[k] = float64(int64(binary.LittleEndian.Uint64(item)))
		case "Float32":
			list[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(item)))
		case "Float64":
			list[k] = math.Float64frombits(binary.LittleEndian.Uint64(item))
		}
	}
	return list
}

// of is what an array has of an item.
func (f polydata) of(array string, item, width int) []float64 {
	return f.numbers[array][width*item : width*(item+1)]
}

// pickNamed picks what has a name and a quantity, or a particle by its identifier, and returns its title and the quantities that the page then shows of it.
func (p *tab) pickNamed(name, quantity string) (title string, rows map[string]string) {
	p.t.Helper()
	p.until("(document.querySelector('.picked [aria-label=Close]')?.click(), !document.querySelector('.picked'))")
	const has = "[...document.querySelectorAll('.picked th')].some(h => h.textContent === %s)"
	for range 2 { // a knot has the name of a wire: the name is asked for once more then
		p.until("(form => { if (!form) return false; form.querySelector('input').value = " + quote(name) + "; form.requestSubmit(); return true })(document.querySelector('.find'))")
		p.until("document.querySelector('.picked h2')?.textContent.endsWith(" + quote(name) + ")")
		if value[bool](p, fmt.Sprintf(has, quote(quantity))) {
			break
		}
	}
	p.until(fmt.Sprintf(has, quote(quantity)))
	rows = map[string]string{}
	for _, r := range value[[]map[string]string](p, "[...document.querySelectorAll('.picked tr')].map(r => ({name: r.cells[0].textContent, value: r.cells[1].textContent}))") {
		rows[r["name"]] = r["value"]
	}
	return value[string](p, "document.querySelector('.picked h2').textContent"), rows
}

// agrees fails the test where a text of numbers with a unit is not a vector, to a part in ten million of its size.
func (p *tab) agrees(what, text string, want []float64) {
	p.t.Helper()
	size, off := 0.0, 0.0
	parts := strings.Split(text, ", ")
	if len(parts) != len(want) {
		p.t.Errorf("%s is %q, want %v", what, text, want)
		return
	}
	for k, part := range parts {
		number, _, _ := strings.Cut(part, " ")
		x, err := strconv.ParseFloat(number, 64)
		if err != nil {
			p.t.Errorf("%s is %q: %v", what, text, err)
			return
		}
		off, size = math.Hypot(off, x-want[k]), math.Hypot(size, want[k])
	}
	if off > 1e-7*size {
		p.t.Errorf("%s is %q, want %v", what, text, want)
	}
}

// At twenty frames, gone to in any order, the page says the frame's number and time, and of particles, bodies and wires the numbers that stand in the files for ParaView.
func TestPickedIsVTK(t *testing.T) {
	folder := netImpactRun(t)
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.click("#tab-objects")
	random := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		k := random.IntN(11)
		read := func(kind string) polydata {
			return readPolydata(t, filepath.Join(folder, "frames", fmt.Sprintf("%s-%05d.vtp", kind, k)))
		}
		particles, bodies, net := read("particles"), read("bodies"), read("net")
		p.until("(() => { const time = document.querySelector('.track input'); time.value = " + strconv.Itoa(k) + "; time.dispatchEvent(new Event('input', { bubbles: true })); return true })()")
		p.drawn(fmt.Sprintf("t = %.4f s", particles.numbers["field TimeValue"][0]))
		p.until("document.querySelector('.timeline output').textContent === '" + strconv.Itoa(k+1) + " / 11'")

		i := random.IntN(len(particles.numbers["point id"]))
		what, rows := p.pickNamed(fmt.Sprintf("%.0f", particles.numbers["point id"][i]), "radius")
		what = fmt.Sprintf("frame %d, %s: ", k, what)
		p.agrees(what+"position", rows["position"], particles.of("points Points", i, 3))
		p.agrees(what+"radius", rows["radius"], particles.of("point radius", i, 1))
		p.agrees(what+"velocity", rows["velocity"], particles.of("point velocity", i, 3))
		p.agrees(what+"angular velocity", rows["angular velocity"], particles.of("point angular_velocity", i, 3))
		p.agrees(what+"force", rows["force of contacts"], particles.of("point force", i, 3))

		i = random.IntN(net.lines)
		what, rows = p.pickNamed(net.texts["cell name"][i], "tension")
		what = fmt.Sprintf("frame %d, %s: ", k, what)
		if kind := fmt.Sprintf("wire %.0f of net net", net.of("cell wire", i, 1)[0]); rows["kind"] != kind {
			t.Errorf("%sit is a %q, want a %q", what, rows["kind"], kind)
		}
		p.agrees(what+"tension", rows["tension"], net.of("cell tension", i, 1))
		p.agrees(what+"length", rows["length"], net.of("cell length", i, 1))
		p.agrees(what+"elongation", rows["elongation"], net.of("cell elongation", i, 1))
		first, end := net.numbers["line connectivity"][2*i], net.numbers["line connectivity"][2*i+1]
		p.agrees(what+"from", rows["from"], net.of("points Points", int(first), 3))
		p.agrees(what+"to", rows["to"], net.of("points Points", int(end), 3))

		names := bodies.texts["cell name"]
		i = random.IntN(len(names))
		for bodies.numbers["cell body"][i] < 0 {
			i = random.IntN(len(names))
		}
		what, rows = p.pickNamed(names[i], "velocity")
		what = fmt.Sprintf("frame %d, %s: ", k, what)
		p.agrees(what+"velocity", rows["velocity"], bodies.of("cell velocity", i, 3))
		p.agrees(what+"angular velocity", rows["angular velocity"], bodies.of("cell angular_velocity", i, 3))
		p.agrees(what+"force", rows["force of contacts"], bodies.of("cell force", i, 3))
	}
	p.clean()
}
