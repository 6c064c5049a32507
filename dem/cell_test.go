package dem

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// TestCell: widths are volume over area of a face, and the nearest of all images is the one that is found, wherever the cell leans, as long as they are within half a width.
func TestCell(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		c := Cell{Lattice: law.Lattice{Size: r3.Vec{X: 1 + rng.Float64(), Y: 1 + rng.Float64(), Z: 1 + rng.Float64()}, XY: 3 * rng.Float64(), XZ: -3 * rng.Float64(), YZ: 3 * rng.Float64()}}
		before := c
		c.Fold()
		if math.Abs(c.XY) > 0.5*c.Size.X || math.Abs(c.YZ) > 0.5*c.Size.Y || math.Abs(c.XZ) > 0.5*c.Size.X {
			t.Fatalf("%+v is folded to %+v", before, c)
		}
		if x, y, z := c.Fractions(before.Vector(1, 2, 3)); math.Abs(x-math.Round(x))+math.Abs(y-math.Round(y))+math.Abs(z-math.Round(z)) > 1e-9 {
			t.Fatalf("an image of %+v is none of %+v, to which it is folded", before, c)
		}
		edges := [3]r3.Vec{c.Vector(1, 0, 0), c.Vector(0, 1, 0), c.Vector(0, 0, 1)}
		w := c.Widths()
		for k, width := range [3]float64{w.X, w.Y, w.Z} {
			if want := c.Volume() / r3.Norm(r3.Cross(edges[(k+1)%3], edges[(k+2)%3])); math.Abs(width-want) > 1e-12 {
				t.Fatalf("width %d of %+v is %g, want %g", k, c, width, want)
			}
		}
		reach := 0.5 * min(w.X, w.Y, w.Z)
		near := r3.Scale(reach*math.Cbrt(rng.Float64()), r3.Unit(r3.Vec{X: rng.NormFloat64(), Y: rng.NormFloat64(), Z: rng.NormFloat64()}))
		i, j, k := float64(rng.IntN(5)-2), float64(rng.IntN(5)-2), float64(rng.IntN(5)-2)
		if got := c.Nearest(r3.Add(near, c.Vector(i, j, k))); r3.Norm(r3.Sub(got, near)) > 1e-12 {
			t.Fatalf("%v became %v in %+v", near, got, c)
		}
	}
}

// TestCellDeforms: h' = L h, to the order of the midpoint rule, and exactly for a stretch and for simple shear.
func TestCellDeforms(t *testing.T) {
	end := func(g Gradient, steps int) Cell {
		c := Cell{Lattice: law.Lattice{Size: r3.Vec{X: 1, Y: 2, Z: 3}, XY: 0.1, XZ: 0.2, YZ: -0.3}}
		for range steps {
			c.Deform(&g, 1/float64(steps))
		}
		return c
	}
	off := func(a, b Cell) float64 {
		return r3.Norm(r3.Sub(a.Size, b.Size)) + math.Abs(a.XY-b.XY) + math.Abs(a.XZ-b.XZ) + math.Abs(a.YZ-b.YZ)
	}
	if c := end(Gradient{XX: 0.3, YY: -0.2, ZZ: 0.1}, 1); off(c, Cell{Lattice: law.Lattice{Size: r3.Vec{X: math.Exp(0.3), Y: 2 * math.Exp(-0.2), Z: 3 * math.Exp(0.1)}, XY: 0.1 * math.Exp(0.3), XZ: 0.2 * math.Exp(0.3), YZ: -0.3 * math.Exp(-0.2)}}) > 1e-12 {
		t.Errorf("stretched to %+v", c)
	}
	if c := end(Gradient{XY: 0.7}, 1); off(c, Cell{Lattice: law.Lattice{Size: r3.Vec{X: 1, Y: 2, Z: 3}, XY: 0.1 + 1.4, XZ: 0.2 - 0.21, YZ: -0.3}}) > 1e-12 {
		t.Errorf("sheared to %+v", c)
	}
	all := Gradient{XX: 0.3, YY: -0.2, ZZ: 0.1, XY: 0.5, XZ: -0.4, YZ: 0.6}
	exact := end(all, 4096)
	if a, b := off(end(all, 16), exact), off(end(all, 32), exact); !(a/b > 3.8 && a/b < 4.2) {
		t.Errorf("errors %g and %g of 16 and 32 steps", a, b)
	}
}
