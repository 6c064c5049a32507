package geometry

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

func rough(t testing.TB, columns, rows int, relief float64) *HeightField {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	heights := make([]float32, columns*rows)
	for k := range heights {
		heights[k] = float32(relief * random.Float64())
	}
	f, err := NewHeightField(columns, rows, [2]float64{1, 0.8}, heights)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// A height field touches what the mesh of its triangles touches, as far and in the same direction.
func TestHeightFieldIsItsMesh(t *testing.T) {
	for _, relief := range []float64{0, 0.2, 3} {
		f := rough(t, 9, 7, relief)
		mesh, err := f.Mesh()
		if err != nil {
			t.Fatal(err)
		}
		random, met := rand.New(rand.NewPCG(3, 4)), 0
		for range 20000 {
			c := r3.Vec{X: -1 + 10*random.Float64(), Y: -1 + 7*random.Float64(), Z: -0.5 + (relief+1)*random.Float64()}
			if _, below := f.above(c); below {
				continue
			}
			reach := 0.1 + random.Float64()
			// Before contacts that stand for one another are left out, which follows the smooth pieces of a mesh.
			a, b := f.Touch(nil, c, reach), mesh.Touch(nil, c, reach)
			if len(a) > 0 != (len(b) > 0) {
				t.Fatalf("relief %g: at %v within %g: %d contacts, and %d with the mesh", relief, c, reach, len(a), len(b))
			}
			if len(a) == 0 {
				continue
			}
			met++
			if math.Abs(a[0].Distance-b[0].Distance) > 1e-12 || r3.Norm(r3.Sub(a[0].Normal, b[0].Normal)) > 1e-9 {
				t.Fatalf("relief %g: at %v: %v, and %v with the mesh", relief, c, a[0], b[0])
			}
			features := map[int32]bool{}
			for _, x := range a {
				if features[x.Feature] {
					t.Fatalf("feature %d twice in %v", x.Feature, a)
				}
				features[x.Feature] = true
			}
		}
		if met < 1000 {
			t.Fatalf("only %d spheres met the ground", met)
		}
	}
}

// A sphere that is below the ground, however deep, is pushed out of it.
func TestHeightFieldPushesOut(t *testing.T) {
	f := rough(t, 9, 7, 0.3)
	random := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		c := r3.Vec{X: 8 * random.Float64(), Y: 4.8 * random.Float64(), Z: 0.3 - random.Float64()}
		_, below := f.above(c)
		if !below {
			continue
		}
		touches := f.Touch(nil, c, 0.1)
		if len(touches) != 1 || !(touches[0].Distance < 0) || !(touches[0].Normal.Z > 0) {
			t.Fatalf("at %v: %v", c, touches)
		}
	}
}

// A sphere that slides over level ground has one contact with one history.
func TestHeightFieldIsOneWall(t *testing.T) {
	f := rough(t, 30, 30, 0)
	for k := range 500 {
		touches := f.Touch(nil, r3.Vec{X: 1 + 0.05*float64(k), Y: 1 + 0.04*float64(k), Z: 0.29}, 0.3)
		if len(touches) != 1 || touches[0].Feature != 0 || touches[0].Normal.Z < 1-1e-12 {
			t.Fatalf("step %d: %v", k, touches)
		}
	}
}

func TestHeightFieldIsChecked(t *testing.T) {
	nan := float32(math.NaN())
	for want, try := range map[string]func() error{
		"3 heights for 2 columns": func() error { _, err := NewHeightField(2, 2, [2]float64{1, 1}, make([]float32, 3)); return err },
		"spacing 0 m":             func() error { _, err := NewHeightField(2, 2, [2]float64{1, 0}, make([]float32, 4)); return err },
		"is not finite":           func() error { _, err := NewHeightField(2, 2, [2]float64{1, 1}, []float32{0, nan, 0, 0}); return err },
		"too large for contacts": func() error {
			f, _ := NewHeightField(1100, 1100, [2]float64{1, 1}, make([]float32, 1100*1100))
			_, err := f.Mesh()
			return err
		},
	} {
		if err := try(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}

// The contacts of a sphere cost the same on 16 and on 16 million cells.
func BenchmarkHeightField(b *testing.B) {
	for _, n := range []int{5, 4001} {
		f := rough(b, n, n, 0.1)
		b.Run(strconv.Itoa(n-1), func(b *testing.B) {
			var touches []Touch
			random := rand.New(rand.NewPCG(1, 1))
			for b.Loop() {
				c := r3.Vec{X: 4 * random.Float64(), Y: 3 * random.Float64(), Z: 0.3}
				touches = f.Touch(touches[:0], c, 0.3)
			}
		})
	}
}
