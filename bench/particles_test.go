package bench

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A small box is timed on one thread and on two, from the same state.
func TestParticles(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget = []Size{{5, 4, 6}}, []ParticlesEngine{Processor(1), Processor(2)}, 1e-3, 20*time.Millisecond
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteParticles(&table, rows); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[0].Particles != 120 || rows[1].Rate() <= 0 || strings.Count(table.String(), "\n") != 3 {
		t.Errorf("%+v\n%s", rows, table.String())
	}
	for _, r := range rows {
		sum := 0.0
		parts := strings.Fields(r.Parts)
		for _, p := range parts {
			x, err := strconv.ParseFloat(p, 64)
			if err != nil {
				t.Error(err)
			}
			sum += x
		}
		if len(parts) != 5 || sum < 95 || sum > 105 {
			t.Errorf("parts of the time: %q", r.Parts)
		}
	}
}

// What acts beside plain spheres is timed in turn with them.
func TestBeside(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget = []Size{{5, 4, 6}}, []ParticlesEngine{Processor(1)}, 1e-3, time.Millisecond
	for _, name := range Besides() {
		if name != "regions" { // a GPU adds them up
			g.Beside = append(g.Beside, name)
		}
	}
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 1+len(g.Beside) || rows[1].Engine != "cpu, threads: 1, dmt" || rows[1].Steps != rows[0].Steps {
		t.Errorf("%+v", rows)
	}
	g.Beside = []string{"glue"}
	if err := g.Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), `there is no "glue"`) {
		t.Error(err)
	}
}

// Every scheme is timed over the same time, and moves the net about alike.
func TestCoupled(t *testing.T) {
	c := DefaultCoupled()
	c.End, c.Schemes, c.Repeats = 16e-4, c.Schemes[:2], 2
	rows, err := c.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var table bytes.Buffer
	if err := WriteCoupled(&table, rows); err != nil {
		t.Fatal(err)
	}
	if rows[0].Steps != 80 || rows[1].Steps != 4 || !(rows[0].Deflection > 0) || strings.Count(table.String(), "\n") != 3 {
		t.Errorf("%+v\n%s", rows, table.String())
	}
}

// Clumps are timed as they have settled, and every sphere of theirs counts.
func TestClumps(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget, g.Spheres = []Size{{3, 3, 3}}, []ParticlesEngine{Processor(1)}, 1e-3, time.Millisecond, 4
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	if rows[0].Particles != 27 || rows[0].Spheres != 108 {
		t.Errorf("%+v", rows)
	}
}

// Polyhedra are timed as they have settled; their faces are triangles, of which there is an even number.
func TestPolyhedra(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget, g.Faces = []Size{{3, 3, 3}}, []ParticlesEngine{Processor(1)}, 1e-3, time.Millisecond, 20
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	if rows[0].Particles != 27 || rows[0].Spheres != 27 {
		t.Errorf("%+v", rows)
	}
	g.Faces = 5
	if err := g.Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "5 faces") {
		t.Errorf("%v, want an error about 5 faces", err)
	}
}

// So are polyhedra with the outlines of letters.
func TestLetters(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget = []Size{{3, 3, 3}}, []ParticlesEngine{Processor(1)}, 1e-3, time.Millisecond
	for _, g.Letter = range []string{"L", "U"} {
		var rows []ParticlesRow
		if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
			t.Fatal(err)
		}
		if len(rows) != 1 || rows[0].Particles != 27 {
			t.Errorf("%s: %+v", g.Letter, rows)
		}
	}
	g.Letter = "Q"
	if err := g.Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), `"Q"`) {
		t.Errorf("%v, want an error about the letter", err)
	}
}

// Superquadrics are timed as they have settled; they have two exponents.
func TestSuperquadrics(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget, g.Rounded = []Size{{3, 3, 3}}, []ParticlesEngine{Processor(1)}, 1e-3, time.Millisecond, []float64{4, 2}
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	if rows[0].Particles != 27 || rows[0].Spheres != 27 {
		t.Errorf("%+v", rows)
	}
	for want, n := range map[string][]float64{"two exponents": {2}, "blockiness of 9": {9, 2}} {
		g.Rounded = n
		if err := g.Run(t.Context(), nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want an error about %s", err, want)
		}
	}
}

func TestParseSize(t *testing.T) {
	for text, want := range map[string]Size{"22": {22, 22, 22}, "38x40x25": {38, 40, 25}} {
		if n, err := ParseSize(text); err != nil || n != want {
			t.Errorf("%s: %v, %v", text, n, err)
		}
	}
	for _, text := range []string{"", "2x3", "2x3x4x5", "2x0x3", "-1", "many"} {
		if n, err := ParseSize(text); err == nil {
			t.Errorf("%q: %v", text, n)
		}
	}
}
