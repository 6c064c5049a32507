package measure

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/packing"
)

// cloud is a state of particles at random in a unit cube.
func cloud(n int) (s dem.State) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range n {
		s.ID = append(s.ID, 2*i)
		s.Position = append(s.Position, r3.Vec{X: random.Float64(), Y: random.Float64(), Z: random.Float64()})
		s.Mass = append(s.Mass, 1+random.Float64())
	}
	return s
}

// Particles that are moved by a linear map have its gradient, whatever of them is gone; turned they have no strain.
func TestDeformation(t *testing.T) {
	s := cloud(200)
	d := NewDeformation(func(p r3.Vec) bool { return p.X < 0.7 }, &s)
	move := func(f Tensor) (out dem.State) {
		for i, p := range s.Position {
			if i%7 != 0 {
				out.ID, out.Mass = append(out.ID, s.ID[i]), append(out.Mass, s.Mass[i])
				out.Position = append(out.Position, r3.Vec{X: 3 + r3.Dot(vector(f[0]), p), Y: r3.Dot(vector(f[1]), p), Z: r3.Dot(vector(f[2]), p) - 1})
			}
		}
		return out
	}
	sin, cos := math.Sincos(0.7)
	for name, c := range map[string]struct {
		f, strain Tensor
		volume    float64
	}{
		"simple shear": {Tensor{{1, 0, 0.4}, {0, 1, 0}, {0, 0, 1}}, Tensor{{0, 0, 0.2}, {0, 0, 0}, {0.2, 0, 0.08}}, 0},
		"stretch":      {Tensor{{1.1, 0, 0}, {0, 0.8, 0}, {0, 0, 1}}, Tensor{{0.105, 0, 0}, {0, -0.18, 0}, {0, 0, 0}}, 1.1*0.8 - 1},
		"rotation":     {Tensor{{cos, -sin, 0}, {sin, cos, 0}, {0, 0, 1}}, Tensor{}, 0},
	} {
		now := move(c.f)
		d.Follow(&now)
		strain := d.Strain()
		for i := range strain {
			for j := range strain[i] {
				if math.Abs(strain[i][j]-c.strain[i][j]) > 1e-12 || math.Abs(d.Gradient[i][j]-c.f[i][j]) > 1e-12 {
					t.Errorf("%s: strain %v, want %v", name, strain, c.strain)
				}
			}
		}
		if math.Abs(d.VolumetricStrain()-c.volume) > 1e-12 {
			t.Errorf("%s: volumetric strain %g, want %g", name, d.VolumetricStrain(), c.volume)
		}
	}
}

// Lacey's index is 0 of two kinds that lie apart, a little above 1 where all samples are alike, 1 in the mean over random mixtures with samples of any numbers of particles, and of layers of which a part has been mixed at random 1 less the square of the rest.
func TestLacey(t *testing.T) {
	s := cloud(4000)
	m := Samples{Region: packing.InBox{Max: r3.Vec{X: 1, Y: 1, Z: 0.9}}, Cells: [3]int{4, 3, 2}}
	of := func(value func(i int) float64) float64 {
		return m.Lacey(len(s.Position), func(i int) r3.Vec { return s.Position[i] }, value)
	}
	left := func(i int) float64 {
		if s.Position[i].X < 0.5 {
			return 1
		}
		return 0
	}
	if got := of(left); math.Abs(got) > 1e-12 {
		t.Errorf("apart: %g, want 0", got)
	}
	if got := of(func(int) float64 { return 0.3 }); got != 1 {
		t.Errorf("alike: %g, want 1", got)
	}
	random := rand.New(rand.NewPCG(5, 6))
	const trials = 400
	mean, square := 0.0, 0.0
	for range trials {
		got := of(func(int) float64 { return float64(random.IntN(3) / 2) })
		mean, square = mean+got/trials, square+got*got/trials
	}
	if spread := math.Sqrt((square - mean*mean) / trials); math.Abs(mean-1) > 4*spread || spread > 1e-3 {
		t.Errorf("random: %g in the mean with a standard error of %g, want 1", mean, spread)
	}
	const mixed = 0.4
	got := of(func(i int) float64 {
		if random.Float64() < mixed {
			return float64(random.IntN(2))
		}
		return left(i)
	})
	if want := 1 - (1-mixed)*(1-mixed); math.Abs(got-want) > 0.03 {
		t.Errorf("partly mixed: %g, want %g", got, want)
	}
}
