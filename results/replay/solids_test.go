package replay

import (
	"encoding/binary"
	"math"
	"testing"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/results"
)

// Shapes of particles come once, and each particle that has one with its shape, its size and how it is turned.
func TestSolids(t *testing.T) {
	f := testFrame(0)
	wedge := results.Solid{Vertices: []r3.Vec{{}, {X: 1}, {Y: 1}, {Z: 1}}, Triangles: [][3]int{{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}}
	flat := results.Solid{Vertices: []r3.Vec{{X: 5}, {X: 6}, {X: 5, Y: 1}}, Triangles: [][3]int{{0, 1, 2}}}
	turn := quat.Number(r3.NewRotation(0.7, r3.Vec{X: 1, Y: -2, Z: 3}))
	for i, s := range []results.Solid{wedge, flat, wedge} {
		s.Particle, s.Scale, s.Orientation = 7+i, 0.5*float64(1+i), turn
		f.Particles.Solids = append(f.Particles.Solids, s)
	}
	s := NewScene(f, r3.Vec{})
	data, err := s.Frame(f, "")
	p := packet(t, data, err)
	whole := func(name string) (list []uint32) {
		b, data, found := p.Block(name)
		if !found || b.Type != Uint32 {
			t.Fatalf("no block %s: %+v", name, p.Blocks)
		}
		for i := range b.Width * b.Count {
			list = append(list, binary.LittleEndian.Uint32(data[4*i:]))
		}
		return list
	}
	for name, want := range map[string][]uint32{"solid": {7, 0, 8, 1, 9, 0}, "facets": {0, 4, 4, 1}, "facet": {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3, 4, 5, 6}} {
		got := whole(name)
		if len(got) != len(want) {
			t.Fatalf("%s: %v, want %v", name, got, want)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("%s: %v, want %v", name, got, want)
			}
		}
	}
	if got := floats(t, p, "corner"); len(got) != 21 || got[3] != 1 || got[12] != 5 || got[19] != 1 {
		t.Errorf("corners %v", got)
	}
	if got := floats(t, p, "size"); len(got) != 3 || got[0] != 0.5 || got[2] != 1.5 {
		t.Errorf("sizes %v", got)
	}
	_, bytes, _ := p.Block("turn")
	for i, want := range [4]float64{turn.Imag, turn.Jmag, turn.Kmag, turn.Real} {
		if got := float64(binary.LittleEndian.Uint16(bytes[2*(8+i):]))*2/65535 - 1; math.Abs(got-want) > 2e-5 {
			t.Errorf("part %d of the quaternion: %g, want %g", i, got, want)
		}
	}
	data, err = s.Frame(testFrame(0), "")
	if _, _, found := packet(t, data, err).Block("solid"); found {
		t.Error("spheres have solids")
	}
}
