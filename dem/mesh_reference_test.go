// Tests with the walls and particles of Dosta et al., Comput. Phys. Commun. 296 (2024) 109066.

package dem

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// reference finds a file of the inputs of that publication, which may not be handed on with the program.
func reference(t testing.TB, name string) string {
	t.Helper()
	path := filepath.Join(os.Getenv("GABION_REFERENCES"), name)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("no reference data: %v (set GABION_REFERENCES to their folder)", err)
	}
	return path
}

// TestDostaWalls wants consistent walls, and particles that overlap them no more than the settled packings of the paper do.
func TestDostaWalls(t *testing.T) {
	expect.Numbers(t)
	for _, tt := range []struct {
		walls, particles string
		triangles        int
		bad              int // rows of the particle file at its end that are no particles
		touching         int // at least
	}{
		{"Drum_walls.txt", "Drum_PartCoordinates.txt", 1200, 0, 1000},
		{"Penetration_walls.txt", "Penetration_25KParticles.txt", 56, 1, 1000},
		{"Penetration_walls.txt", "Penetration_50KParticles.txt", 56, 1, 1000},
	} {
		t.Run(tt.particles, func(t *testing.T) {
			f := readWalls(t, tt.walls)
			if r := f.Report(); r.Triangles != tt.triangles || !r.Closed() || len(r.Degenerate) > 0 {
				t.Errorf("walls: %v", r)
			}
			data, err := os.ReadFile(reference(t, "dosta2024/"+tt.particles))
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.SplitAfter(strings.TrimSpace(string(data)), "\n")
			g, err := packing.ReadParticles(bytes.NewReader(data), len(lines)-1-tt.bad)
			if err != nil {
				t.Fatal(err)
			}
			walls := Surface{Shape: expect.Must(geometry.NewMesh(f, geometry.MeshOptions{}))}
			for _, o := range expect.Must(OverlapsWith(t.Context(), &g, &walls, 0, nil, 0, 0.01*0.002, 10)) {
				t.Errorf("particle %d is in the wall by %g m", o.Particle, o.Depth)
			}
			if n := len(expect.Must(OverlapsWith(t.Context(), &g, &walls, 0, nil, 0, 0, math.MaxInt))); n < tt.touching {
				t.Errorf("%d particles touch the walls, want %d or more", n, tt.touching)
			}
		})
	}
}

// readWalls reads a mesh of the reference data.
func readWalls(t *testing.T, name string) geometry.Facets {
	t.Helper()
	file, err := os.Open(reference(t, "dosta2024/"+name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	f, err := geometry.ReadMesh(file, name, 1)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestDostaSilo wants a silo that encloses what it should, and no more contacts for a particle on the cone than one.
func TestDostaSilo(t *testing.T) {
	expect.Numbers(t)
	f := readWalls(t, "Silo_walls_small_orifice.txt")
	m := expect.Must(geometry.NewMesh(f, geometry.MeshOptions{}))
	const radius, depth = 0.002, 1e-5
	s := math.Sqrt2 / 2
	features := map[int32]bool{}
	for k := range 1000 {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / 1000)
		rho := 0.06 + radius*s // a place on the cone of 45 degrees, off it by the radius less the depth
		c := r3.Vec{X: rho * cos, Y: rho * sin}
		low, high := -0.06, 0.02
		for range 60 { // find the height at which the particle touches
			c.Z = (low + high) / 2
			if len(m.Touch(nil, c, radius-depth)) > 0 {
				low = c.Z
			} else {
				high = c.Z
			}
		}
		got := m.Touch(nil, c, radius)
		if len(got) != 1 || math.Abs(got[0].Normal.Z-s) > 0.01 {
			t.Fatalf("at %v: %+v", c, got)
		}
		features[got[0].Feature] = true
	}
	if len(features) > 8 {
		t.Errorf("%d features around the cone", len(features))
	}
}
