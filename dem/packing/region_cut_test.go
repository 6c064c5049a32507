package packing

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"
)

// Volumes of balls against closed forms: of a cap, of a half, a quarter and an eighth of a ball, of a ball drilled through (Napkin ring problem).
func TestBallVolume(t *testing.T) {
	ball := 4 * math.Pi / 3 * 8
	unit := InBox{Max: r3.Vec{X: 10, Y: 10, Z: 10}}
	for _, c := range []struct {
		in     ConvexRegion
		centre r3.Vec
		want   float64
	}{
		{unit, r3.Vec{X: 5, Y: 5, Z: 5}, ball},
		{unit, r3.Vec{X: 5, Y: 5}, ball / 2},
		{unit, r3.Vec{X: 5, Z: 10}, ball / 4},
		{unit, r3.Vec{X: 10, Z: 10}, ball / 8},
		{unit, r3.Vec{X: 5, Y: 5, Z: -1}, math.Pi * 1 * (6 - 1) / 3},
		{unit, r3.Vec{X: -1, Y: 5, Z: 5}, math.Pi * 1 * (6 - 1) / 3},
		{unit, r3.Vec{X: -2, Y: 5, Z: 5}, 0},
		{InBox{Min: r3.Vec{X: -1, Y: -9, Z: -9}, Max: r3.Vec{X: 1, Y: 9, Z: 9}}, r3.Vec{}, ball - 2*math.Pi*1*(6-1)/3},
		{InBox{Min: r3.Vec{X: -1, Y: -1, Z: -1}, Max: r3.Vec{X: 1, Y: 1, Z: 1}}, r3.Vec{X: 0.1, Y: -0.1, Z: 0.2}, 8},
		{InSphere{Radius: 3}, r3.Vec{X: 3}, math.Pi * 4 * (9 + 30 - 3) / 36},
		{InSphere{Radius: 1}, r3.Vec{X: 0.5}, 4 * math.Pi / 3},
		{InCylinder{A: r3.Vec{X: -9}, B: r3.Vec{X: 9}, Radius: 1}, r3.Vec{}, ball - 4*math.Pi/3*math.Pow(3, 1.5)},
		{InCylinder{A: r3.Vec{X: -9}, Radius: 4}, r3.Vec{X: 1, Y: 1}, math.Pi * 1 * (6 - 1) / 3},
	} {
		if got := BallVolume(c.in, c.centre, 2); math.Abs(got-c.want) > 1e-9*ball {
			t.Errorf("%+v at %v: %.12g m3, want %.12g", c.in, c.centre, got, c.want)
		}
	}
}

// The boxes that a box is cut into share a ball out between them, however they lie.
func TestBallVolumeOfParts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		c := r3.Vec{X: r.Float64(), Y: r.Float64(), Z: r.Float64()}
		radius := 0.1 + r.Float64()
		cuts := [3]float64{r.Float64(), r.Float64(), r.Float64()}
		sum := 0.0
		for k := range 8 {
			b := InBox{Min: r3.Vec{X: -9, Y: -9, Z: -9}, Max: r3.Vec{X: cuts[0], Y: cuts[1], Z: cuts[2]}}
			if k&1 != 0 {
				b.Min.X, b.Max.X = cuts[0], 9
			}
			if k&2 != 0 {
				b.Min.Y, b.Max.Y = cuts[1], 9
			}
			if k&4 != 0 {
				b.Min.Z, b.Max.Z = cuts[2], 9
			}
			sum += BallVolume(b, c, radius)
		}
		if want := 4 * math.Pi / 3 * radius * radius * radius; math.Abs(sum-want) > 1e-9*want {
			t.Errorf("ball of %g m at %v, cut at %v: %.12g m3, want %.12g", radius, c, cuts, sum, want)
		}
	}
}

// What boxes cut out of balls is what the areas of slices of these add up to, for boxes of all sizes about balls of all sizes.
func TestBallInBox(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	cut := 0
	for range 2000 {
		radius := 0.05 + r.Float64()
		var low, high [3]float64
		for i := range low {
			low[i], high[i] = 2.4*radius*(r.Float64()-0.5), 2.4*radius*(r.Float64()-0.5)
			low[i], high[i] = min(low[i], high[i]), max(low[i], high[i])
		}
		kinks := []float64{low[0], high[0], low[1], high[1], math.Hypot(low[0], low[1]), math.Hypot(low[0], high[1]), math.Hypot(high[0], low[1]), math.Hypot(high[0], high[1])}
		want := sliced(radius, low[2], high[2], kinks, func(r float64) float64 { return discInRectangle(r, low[0], high[0], low[1], high[1]) })
		if got := ballInBox(radius, low, high); math.Abs(got-want) > 1e-9*radius*radius*radius {
			t.Errorf("ball of %g m in %v to %v: %.12g m3, want %.12g", radius, low, high, got, want)
		}
		if want > 0.01*radius*radius*radius {
			cut++
		}
	}
	if cut < 500 {
		t.Errorf("only %d boxes hold a part of their ball", cut)
	}
}

// BenchmarkBallInBox times a ball that an edge of a box cuts.
func BenchmarkBallInBox(b *testing.B) {
	in := InBox{Max: r3.Vec{X: 10, Y: 10, Z: 10}}
	for b.Loop() {
		BallVolume(in, r3.Vec{X: 0.3, Y: -0.1, Z: 5}, 1)
	}
}

// Parts of segments agree with what points of them say.
func TestClip(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	point := func() r3.Vec { return r3.Vec{X: 4*r.Float64() - 2, Y: 4*r.Float64() - 2, Z: 4*r.Float64() - 2} }
	for _, region := range []ConvexRegion{
		InBox{Min: r3.Vec{X: -1, Y: -0.5, Z: -0.2}, Max: r3.Vec{X: 1, Y: 1, Z: 1}},
		InSphere{Centre: r3.Vec{X: 0.3}, Radius: 1},
		InCylinder{A: r3.Vec{X: -0.5, Y: 0.2}, B: r3.Vec{X: 0.5, Z: 0.7}, Radius: 0.8},
	} {
		t.Run(fmt.Sprintf("%T", region), func(t *testing.T) {
			met := 0
			for range 500 {
				a, b := point(), point()
				from, to := Clip(region, a, b)
				if from < to {
					met++
				}
				for k := range 101 {
					f := float64(k) / 100
					p := r3.Add(a, r3.Scale(f, r3.Sub(b, a)))
					if near := 1e-9; Inside(region, p) != (f >= from && f <= to && from < to) && math.Abs(f-from) > near && math.Abs(f-to) > near {
						t.Fatalf("%v to %v: in from %g to %g, but at %g inside is %v", a, b, from, to, f, Inside(region, p))
					}
				}
			}
			if met < 50 {
				t.Errorf("only %d segments meet the region", met)
			}
		})
	}
}
