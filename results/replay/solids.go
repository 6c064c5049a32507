package replay

// Particles that are no spheres: the shapes that they have, each once, and how each particle is turned.

import (
	"unsafe"

	"gabion/results"
)

// appendSolids appends the corners and facets of shapes; which facets are of which shape, by the first and their number; and of each particle that has one its place
// among the particles, its shape, by how much it is larger, and its quaternion, the scalar last, in 65535 parts from -1 to 1. Frames of spheres get nothing.
func appendSolids(b *blocks, g *results.Particles) {
	if len(g.Solids) == 0 {
		return
	}
	var shapes []*results.Solid // one of each
	number := make(map[*[3]int]int)
	corners, facets := 0, 0
	for i := range g.Solids {
		s := &g.Solids[i]
		if _, known := number[unsafe.SliceData(s.Triangles)]; !known {
			number[unsafe.SliceData(s.Triangles)] = len(shapes)
			shapes = append(shapes, s)
			corners, facets = corners+len(s.Vertices), facets+len(s.Triangles)
		}
	}
	b.begin("corner", Float32, 3, corners)
	for _, s := range shapes {
		for _, v := range s.Vertices {
			b.float32(v.X, v.Y, v.Z)
		}
	}
	b.begin("facet", Uint32, 3, facets)
	first := 0
	for _, s := range shapes {
		for _, t := range s.Triangles {
			for _, corner := range t {
				b.uint32(uint32(first + corner))
			}
		}
		first += len(s.Vertices)
	}
	b.begin("facets", Uint32, 2, len(shapes))
	first = 0
	for _, s := range shapes {
		b.uint32(uint32(first))
		b.uint32(uint32(len(s.Triangles)))
		first += len(s.Triangles)
	}
	b.begin("solid", Uint32, 2, len(g.Solids))
	for i := range g.Solids {
		b.uint32(uint32(g.Solids[i].Particle))
		b.uint32(uint32(number[unsafe.SliceData(g.Solids[i].Triangles)]))
	}
	b.begin("size", Float32, 1, len(g.Solids))
	for i := range g.Solids {
		b.float32(g.Solids[i].Scale)
	}
	b.begin("turn", Uint16, 4, len(g.Solids))
	turn := partsOf(-1, 2, parts16)
	for i := range g.Solids {
		q := g.Solids[i].Orientation
		for _, x := range [4]float64{q.Imag, q.Jmag, q.Kmag, q.Real} {
			b.uint16(turn.of(x))
		}
	}
}
