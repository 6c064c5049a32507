package plots

import (
	"encoding/xml"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"gabion/results"
)

func testTable() results.Table {
	t := results.NewTable("time", "ball.position.x", "ball.position.y", "energy.kinetic", "energy.potential", "ball.radius", "error")
	t.Units = []string{"s", "m", "m", "J", "J", "m", ""}
	for i := range 3001 {
		x := float64(i) / 1000
		_ = t.Append(x, math.Sin(x), math.Cos(x), 1e-7*x, 2e-7, 0.5, math.Log(x-1))
	}
	return t
}

func TestFigures(t *testing.T) {
	var got []string
	for _, f := range figures(testTable()) {
		for _, p := range f.panels {
			var names []string
			for _, c := range p.curves {
				names = append(names, c.name)
			}
			got = append(got, f.title+": "+p.label+" ["+strings.Join(names, " ")+"]")
		}
	}
	want := []string{
		"ball: position [x y]", "ball: length [radius]", "energy: energy [kinetic potential]", "table: value [error]",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestZerosOfCrowdedPanels(t *testing.T) {
	table := results.NewTable("time", "energy.kinetic", "energy.bonds", "energy.elastic", "energy.friction", "energy.water", "calm.a", "calm.b")
	_ = table.Append(0, 1, 0, 0, 0, 0, 0, 0)
	_ = table.Append(1, 1, 0, 2, 3, math.NaN(), 0, 0)
	for name, want := range map[string][]string{"energy": {"kinetic", "elastic", "friction", "water"}, "calm": {"a", "b"}} {
		for _, f := range figures(table) {
			if f.title != name {
				continue
			}
			var got []string
			for _, c := range f.panels[0].curves {
				got = append(got, c.name)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	}
}

// Every file must be sound XML with its labels; the same table gives the same bytes.
func TestWrite(t *testing.T) {
	one, two := filepath.Join(t.TempDir(), Folder), filepath.Join(t.TempDir(), Folder)
	for _, dir := range []string{one, two} {
		in, err := results.MakeFolder(filepath.Dir(dir), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer in.Close()
		if err := Write(t.Context(), in, testTable()); err != nil {
			t.Fatal(err)
		}
	}
	for name, labels := range map[string][]string{
		"ball.svg":   {"position (m)", ">x<", ">y<", "time (s)"},
		"energy.svg": {"energy (10⁻⁹ J)", "kinetic", "potential"},
		"table.svg":  {"error"},
	} {
		a, err := os.ReadFile(filepath.Join(one, name))
		if err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(two, name))
		if err != nil {
			t.Fatal(err)
		}
		if string(a) != string(b) {
			t.Errorf("%s differs from itself", name)
		}
		for _, l := range labels {
			if !strings.Contains(string(a), l) {
				t.Errorf("%s: no label %q", name, l)
			}
		}
		d := xml.NewDecoder(strings.NewReader(string(a)))
		for err == nil {
			_, err = d.Token()
		}
		if err != io.EOF {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestEncodeEdgeCases(t *testing.T) {
	for name, rows := range map[string][][]float64{
		"no rows": nil, "one row": {{1, 2}}, "constant": {{0, 5}, {1, 5}}, "all NaN": {{0, math.NaN()}, {1, math.Inf(1)}},
		"huge": {{0, 1e300}, {1, -1e300}}, "tiny": {{0, 1e-320}, {1, 0}}, "no columns": {},
	} {
		table := results.NewTable("time", "a.b")
		for _, r := range rows {
			_ = table.Append(r...)
		}
		if err := Encode(io.Discard, name, table); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := Encode(io.Discard, "empty", results.NewTable("time")); err != nil {
		t.Error(err)
	}
}

// Thinning keeps the first, least, largest and last value of each page interval, so no peak is lost.
func TestPieces(t *testing.T) {
	const n = 200000
	time, values := make([]float64, n), make([]float64, n)
	for i := range n {
		time[i] = float64(i) / n
		values[i] = math.Sin(900 * time[i])
	}
	values[77777], values[123456], values[150000] = 9, -9, math.NaN()
	got := pieces(time, values, 10)
	if len(got) != 2 {
		t.Fatalf("%d pieces", len(got))
	}
	total, low, high := 0, 0.0, 0.0
	for _, p := range got {
		total += len(p)
		for i, q := range p {
			low, high = min(low, q.Y), max(high, q.Y)
			if i > 0 && q.X <= p[i-1].X {
				t.Fatalf("time falls from %g to %g", p[i-1].X, q.X)
			}
		}
	}
	if total > 4*pageSamples+8 || low != -90 || high != 90 {
		t.Errorf("%d points from %g to %g", total, low, high)
	}
}

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      string
	}{
		{0, 1, "0 0.2 0.4 0.6 0.8 1.0"},
		{-0.105, 0.005, "−0.10 −0.05 0"},
		{-42, 46, "−40 −20 0 20 40"},
		{0, 900, "0 200 400 600 800"},
	} {
		var labels []string
		for _, tick := range ticks(5)(c.low, c.high) {
			labels = append(labels, tick.Label)
		}
		if got := strings.Join(labels, " "); got != c.want {
			t.Errorf("%g to %g: %s, want %s", c.low, c.high, got, c.want)
		}
	}
}

// A curve is drawn over its column, with the factors and labels that it is given; a column that is not there is an error.
func TestWriteCurve(t *testing.T) {
	in, err := results.MakeFolder(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	c := Curve{Name: "stress-strain", X: "ball.position.x", Y: []string{"ball.position.y", "error"}, XScale: 100, YScale: 1, XLabel: "strain (%)", YLabel: "stress (Pa)"}
	if err := WriteCurve(in, testTable(), &c); err != nil {
		t.Fatal(err)
	}
	drawn, err := os.ReadFile(in.Path(Folder + "/stress-strain.svg"))
	if err != nil {
		t.Fatal(err)
	}
	for _, label := range []string{"strain (%)", "stress (Pa)", "ball.position.y", ">60<"} {
		if !strings.Contains(string(drawn), label) {
			t.Errorf("the drawing lacks %q", label)
		}
	}
	c.X = "strain"
	if err := WriteCurve(in, testTable(), &c); err == nil {
		t.Error("a column that is not there is drawn")
	}
}

// TestCornersLeaveRoom compares the room that a line is given by the corners of the box around it with that by each of its points.
func TestCornersLeaveRoom(t *testing.T) {
	line, err := plotter.NewLine(plotter.XYs{{X: 0, Y: 2}, {X: 1, Y: -3}, {X: 2, Y: 5}, {X: 3, Y: 1}})
	if err != nil {
		t.Fatal(err)
	}
	line.Width = 9
	room := func(p plot.Plotter) vg.Rectangle {
		out := plot.New()
		out.Add(p)
		return out.DataCanvas(draw.New(vgsvg.New(300, 200))).Rectangle
	}
	if got, want := room(withCorners(line)), room(line); got != want {
		t.Errorf("the room is %v, by each point %v", got, want)
	}
}
