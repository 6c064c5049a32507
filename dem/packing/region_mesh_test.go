package packing

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/rigid"
)

// corner is a mesh in the form of an L: 2 by 2 by 1 without a cube of 1.
func corner() geometry.Facets {
	p := []r3.Vec{{}, {X: 2}, {X: 2, Y: 1}, {X: 1, Y: 1}, {X: 1, Y: 2}, {Y: 2}}
	var f geometry.Facets
	for _, z := range []float64{0, 1} {
		for _, v := range p {
			v.Z = z
			f.Vertices = append(f.Vertices, v)
		}
	}
	for _, t := range [][3]int32{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}} {
		f.Triangles = append(f.Triangles, [3]int32{t[0], t[2], t[1]}, [3]int32{t[0] + 6, t[1] + 6, t[2] + 6})
	}
	for i := range int32(6) {
		j := (i + 1) % 6
		f.Triangles = append(f.Triangles, [3]int32{i, j, j + 6}, [3]int32{i, j + 6, i + 6})
	}
	return f
}

// A mesh that is not convex is filled, loosely and densely, with particles that are all inside and do not overlap, to the part of its volume that is asked for.
func TestPackingFillsMesh(t *testing.T) {
	region, err := NewInMesh(t.Context(), corner())
	if err != nil {
		t.Fatal(err)
	}
	if v := region.Volume(); v < 3-1e-9 || v > 3+1e-9 {
		t.Errorf("the mesh encloses %g m3, want 3", v)
	}
	for _, fraction := range []float64{0.2, 0.5} {
		g, err := Packing{Region: region, Sizes: UniformSizes{0.05, 0.08}, Fraction: fraction, Seed: 3}.Particles(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		solid := 0.0
		for i, p := range g.Position {
			r := g.Radius[i]
			solid += rigid.SphereVolume(r)
			inside := func(high r3.Vec) bool {
				return p.X >= r && p.Y >= r && p.Z >= r && p.X <= high.X-r && p.Y <= high.Y-r && p.Z <= high.Z-r
			}
			beside := r3.Norm(r3.Vec{X: max(1-p.X, 0), Y: max(1-p.Y, 0)}) // from the edge that comes inwards
			if !inside(r3.Vec{X: 2, Y: 1, Z: 1}) && !inside(r3.Vec{X: 1, Y: 2, Z: 1}) && (p.X > 1 || p.Y > 1 || beside < r) {
				t.Fatalf("particle %d of %g m is at %v", i, r, p)
			}
			for j := range i {
				if d := r3.Norm(r3.Sub(p, g.Position[j])); d < (r+g.Radius[j])*(1-1e-12) {
					t.Fatalf("particles %d and %d overlap by %g m", i, j, r+g.Radius[j]-d)
				}
			}
		}
		if got := solid / 3; got < fraction || got > fraction+0.001 {
			t.Errorf("particles are %g of the mesh, want %g", got, fraction)
		}
	}
}

// A mesh that is open, particles that are too large and more of them than fit are refused.
func TestMeshesThatCannotBeFilled(t *testing.T) {
	open := corner()
	open.Triangles = open.Triangles[1:]
	if _, err := NewInMesh(t.Context(), open); err == nil || !strings.Contains(err.Error(), "closed") {
		t.Errorf("an open mesh is filled: %v", err)
	}
	region, err := NewInMesh(t.Context(), corner())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []Packing{{Region: region, Sizes: OneSize(0.7), Count: 1}, {Region: region, Sizes: OneSize(0.1), Fraction: 0.66}} {
		if _, err := p.Particles(t.Context()); err == nil {
			t.Errorf("%+v is packed", p)
		}
	}
}

// A cube of 2 m with a cavity of 1 m is filled between both, to the part of what it encloses.
func TestPackingLeavesCavity(t *testing.T) {
	cavity := geometry.BoxFacets(r3.Vec{X: 1, Y: 1, Z: 1})
	for i, c := range cavity.Triangles {
		cavity.Triangles[i] = [3]int32{c[1], c[0], c[2]}
	}
	region, err := NewInMesh(t.Context(), geometry.Join(geometry.BoxFacets(r3.Vec{X: 2, Y: 2, Z: 2}), cavity))
	if err != nil {
		t.Fatal(err)
	}
	if v := region.Volume(); v < 7-1e-9 || v > 7+1e-9 {
		t.Errorf("the mesh encloses %g m3, want 7", v)
	}
	g, err := Packing{Region: region, Sizes: UniformSizes{0.05, 0.08}, Fraction: 0.3, Seed: 3}.Particles(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range g.Position {
		farthest := max(math.Abs(p.X), math.Abs(p.Y), math.Abs(p.Z))
		near := r3.Norm(r3.Vec{X: max(math.Abs(p.X)-0.5, 0), Y: max(math.Abs(p.Y)-0.5, 0), Z: max(math.Abs(p.Z)-0.5, 0)}) // to the cavity
		if r := g.Radius[i]; near < r-1e-9 || farthest > 1-r+1e-9 {
			t.Fatalf("particle %d of radius %g is at %v", i, r, p)
		}
	}
}

// Where a packing knows how far a particle was from the mesh, and how far it has gone since, it takes the same push from it as without.
func TestPushWithinReach(t *testing.T) {
	region, err := NewInMesh(t.Context(), corner())
	if err != nil {
		t.Fatal(err)
	}
	const radius, way = 0.2, listReach * 0.2
	l := relaxation{packer: &packer{region: region, radius: []float64{radius}}, mesh: region, depth: make([]float64, 1)}
	free, pushed := 0, 0
	for n := range 2000 {
		random := RandomStream(uint64(n), 1)
		at := func(scale float64) r3.Vec {
			return r3.Scale(scale, r3.Vec{X: random.Float64(), Y: random.Float64(), Z: random.Float64()})
		}
		listed := r3.Add(r3.Scale(-0.3, r3.Vec{X: 1, Y: 1, Z: 1}), at(2.6))
		p := r3.Add(listed, r3.Scale(way/2, r3.Unit(r3.Sub(at(2), r3.Vec{X: 1, Y: 1, Z: 1}))))
		l.depth[0] = region.depth(listed, math.Inf(1))
		want := region.push(p, radius)
		if got := l.pushed(0, p, radius); got != want {
			t.Fatalf("from %v at %v it is pushed by %v, want %v", listed, p, got, want)
		}
		if again := region.depth(p, math.Abs(l.depth[0])+way); again != region.depth(p, math.Inf(1)) {
			t.Fatalf("at %v it is %g m deep, want %g", p, again, region.depth(p, math.Inf(1)))
		}
		if (want == r3.Vec{}) {
			free++
		} else {
			pushed++
		}
	}
	if free < 100 || pushed < 100 {
		t.Errorf("%d are free and %d pushed", free, pushed)
	}
}
