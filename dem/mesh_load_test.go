// Loads on triangles.

package dem

import (
	"testing"

	"gabion/dem/geometry"
	"gabion/internal/expect"

	"gonum.org/v1/gonum/spatial/r3"
)

func TestLoads(t *testing.T) {
	m := expect.Must(geometry.NewMesh(geometry.PlateFacets(1, 1, 2, 2), geometry.MeshOptions{}))
	up := r3.Vec{Z: 1}
	contacts := []ContactState{
		{Particle: 1, Other: 2, Surface: -1, Force: r3.Vec{X: 1000}},
		{Particle: 1, Other: -1, Surface: 3, Part: 2, Normal: up, Force: r3.Vec{X: 1, Z: 5}},
		{Particle: 2, Other: -1, Surface: 3, Part: 2, Normal: up, Force: r3.Vec{Y: 2, Z: 5}},
		{Particle: 3, Other: -1, Surface: 4, Part: 1, Normal: up, Force: r3.Vec{Z: 5}},
	}
	loads := make([]TriangleLoad, len(m.Triangles))
	TriangleLoads(loads, m, contacts, 3)
	for i, l := range loads {
		want := TriangleLoad{}
		if i == 2 {
			want = TriangleLoad{Pressure: 80, Shear: r3.Vec{X: -8, Y: -16}, Contacts: 2}
		}
		if l != want {
			t.Errorf("triangle %d: %+v, want %+v", i, l, want)
		}
	}
}
