package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

// grains is a lattice of grains of a size (m, as a sieve has it), so many along x and z and three along y, which is periodic: gravel of some elongated and flat shapes, or spheres.
func grains(t *testing.T, gravel bool, size float64, nx, nz int, above float64) *dem.Model {
	t.Helper()
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.6}, Gravity: r3.Vec{Z: -9.81}, Threads: 1,
		Periodic: [3]bool{1: true},
	}
	pitch := 1.75 * size
	m.Domain = r3.Box{Min: r3.Vec{X: -40 * size, Z: -1000 * size}, Max: r3.Vec{X: 40 * size, Y: 3 * pitch, Z: 40 * size}}
	kind := packing.Gravel{Size: size, Elongation: 0.7, Flatness: 0.7, Corners: 8, Rounding: 0.08 * size}
	shapes := expect.Must(kind.Shapes(8, 1))
	g := &m.Particles
	for i := range 3 * nx * nz {
		x, y, z := float64(i%nx)-0.5*float64(nx-1), float64(i/nx%3)+0.5, float64(i/(3*nx))
		g.Position = append(g.Position, r3.Vec{X: pitch * (x + 0.05*math.Sin(7*z)), Y: pitch * y, Z: above + pitch*z})
		g.Radius = append(g.Radius, 0.5*size)
	}
	if gravel {
		g.MakeClumps(shapes[0], true, 1)
		for i := range g.Clump {
			g.Clump[i], g.Radius[i] = shapes[i%len(shapes)], shapes[i%len(shapes)].Radius
		}
	}
	return m
}

// A column of gravel that falls asunder comes to rest as a heap, whose angle of repose is that of a prism with its heights and widths on average; spheres, which roll, run out farther.
func TestGravelHeap(t *testing.T) {
	expect.Long(t)
	const size = 0.01
	slope := func(gravel bool) float64 {
		m := grains(t, gravel, size, 4, 7, 0.9*size)
		m.Surfaces = []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}}
		e := newCPU(t, m)
		advance(t, e, 15000, 4e-5)
		var s dem.State
		e.Snapshot(&s)
		high, wide, fastest := 0.0, 0.0, 0.0
		for i, p := range s.Position {
			high, wide, fastest = high+p.Z, wide+math.Abs(p.X), max(fastest, r3.Norm(s.Velocity[i]))
		}
		angle := math.Atan(high/wide) * 180 / math.Pi
		t.Logf("gravel %v: %.1f degrees, %.3g m/s", gravel, angle, fastest)
		return angle
	}
	spheres, gravel := slope(false), slope(true)
	if gravel < spheres+5 {
		t.Errorf("a heap of gravel has %.1f degrees, one of spheres %.1f", gravel, spheres)
	}
}
