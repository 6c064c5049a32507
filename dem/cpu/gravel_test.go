package cpu

import (
	"math"
	"testing"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/expect"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// gravel is some elongated and flat grains of a size (m), as a sieve has it.
func gravel(size float64) []*packing.Clump {
	kind := packing.Gravel{Size: size, Elongation: 0.7, Flatness: 0.7, Corners: 8, Rounding: 0.08 * size}
	return expect.Must(kind.Shapes(8, 1))
}

// fourfold is a clump of four spheres at the corners of a flattened tetrahedron, of the volume of a ball of a diameter (m).
func fourfold(size float64) []*packing.Clump {
	shape := func(scale float64) *packing.Clump {
		balls := []packing.Ball{
			{Centre: r3.Vec{X: -0.26, Y: -0.18, Z: -0.1}, Radius: 0.4},
			{Centre: r3.Vec{X: 0.28, Y: -0.15, Z: -0.1}, Radius: 0.36},
			{Centre: r3.Vec{Y: 0.3, Z: -0.1}, Radius: 0.38},
			{Centre: r3.Vec{Z: 0.24}, Radius: 0.34},
		}
		for i := range balls {
			balls[i].Centre, balls[i].Radius = r3.Scale(scale, balls[i].Centre), scale*balls[i].Radius
		}
		return expect.Must(packing.NewClump(balls))
	}
	return []*packing.Clump{shape(size * math.Cbrt(rigid.SphereVolume(0.5)/shape(1).Volume))}
}

// grains is a column of grains of a size (m) above a floor, in a domain that is periodic along y: of some shapes in turn, or spheres.
func grains(shapes []*packing.Clump, size float64) *dem.Model {
	m := &dem.Model{
		Materials: []law.Material{{Name: "rock", Density: 2600, YoungModulus: 1e7, PoissonRatio: 0.25}},
		Default:   law.Interaction{Restitution: 0.3, Friction: 0.6}, Gravity: r3.Vec{Z: -9.81}, Threads: 1,
		Periodic: [3]bool{1: true},
		Surfaces: []dem.Surface{{Name: "floor", Shape: geometry.Plane{Normal: r3.Vec{Z: 1}}}},
	}
	const nx, ny, nz = 4, 3, 7
	pitch := 1.75 * size
	m.Domain = r3.Box{Min: r3.Vec{X: -40 * size, Z: -1000 * size}, Max: r3.Vec{X: 40 * size, Y: ny * pitch, Z: 40 * size}}
	g := &m.Particles
	for i := range nx * ny * nz {
		x, y, z := float64(i%nx)-0.5*(nx-1), float64(i/nx%ny)+0.5, float64(i/(nx*ny))
		g.Position = append(g.Position, r3.Vec{X: pitch * (x + 0.05*math.Sin(7*z)), Y: pitch * y, Z: 0.9*size + pitch*z})
		g.Radius = append(g.Radius, 0.5*size)
	}
	if shapes != nil {
		g.MakeClumps(shapes[0], true, 1)
		for i := range g.Clump {
			g.Clump[i] = shapes[i%len(shapes)]
			g.Radius[i] = g.Clump[i].Radius
		}
	}
	return m
}

// A column of gravel or of clumps that falls asunder comes to rest as a heap, whose angle of repose is that of a prism with its heights and widths on average; spheres, which roll, run out farther.
func TestGravelHeap(t *testing.T) {
	expect.Long(t)
	const size = 0.01
	slope := func(name string, shapes []*packing.Clump) float64 {
		e := newCPU(t, grains(shapes, size))
		advance(t, e, 15000, 4e-5)
		var s dem.State
		e.Snapshot(&s)
		high, wide, fastest := 0.0, 0.0, 0.0
		for i, p := range s.Position {
			high, wide, fastest = high+p.Z, wide+math.Abs(p.X), max(fastest, r3.Norm(s.Velocity[i]))
		}
		angle := math.Atan(high/wide) * 180 / math.Pi
		t.Logf("%s: %.1f degrees, %.3g m/s", name, angle, fastest)
		return angle
	}
	spheres := slope("spheres", nil)
	for name, shapes := range map[string][]*packing.Clump{"gravel": gravel(size), "clumps": fourfold(size)} {
		if angle := slope(name, shapes); angle < spheres+5 {
			t.Errorf("a heap of %s has %.1f degrees, one of spheres %.1f", name, angle, spheres)
		}
	}
}
