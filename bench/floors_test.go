package bench

import (
	"strings"
	"testing"
	"time"
)

// Floors of triangles are timed in turn with the plane, hold what the plane holds, and are compared with the first of them.
func TestFloors(t *testing.T) {
	g := Processors()
	g.Boxes, g.Engines, g.Settled, g.Budget, g.Floors = []Size{{6, 6, 2}}, []ParticlesEngine{Processor(1)}, 0.1, time.Millisecond, []int{100, 3000}
	g.Side = 0.012
	var rows []ParticlesRow
	if err := g.Run(t.Context(), func(r ParticlesRow) { rows = append(rows, r) }); err != nil {
		t.Fatal(err)
	}
	if len(rows) != 3 || rows[1].Floor != 98 || rows[2].Floor != 3042 || rows[2].Contacts < 0.8*rows[0].Contacts || rows[2].Contacts > 1.2*rows[0].Contacts {
		t.Fatalf("%+v", rows)
	}
	var out strings.Builder
	if err := WriteParticles(&out, rows); err != nil || !strings.Contains(out.String(), "72 particles, cpu, threads: 1: 3042 triangles cost ") || strings.Count(out.String(), " times the processor time of 98.\n") != 1 {
		t.Errorf("%v:\n%s", err, out.String())
	}
	for _, side := range []float64{0, 1e-3} { // no triangles, and too few that are so small
		if g.Floors, g.Side = []int{int(1e5 * side)}, side; g.Run(t.Context(), nil) == nil {
			t.Errorf("no error about a floor of %d triangles with sides of %g m", g.Floors[0], g.Side)
		}
	}
}
