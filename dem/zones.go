// Ground of several materials.

package dem

import (
	"fmt"
	"slices"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// MostZoneMaterials is how many materials a model with zones may have: cells keep the number of theirs in a byte.
const MostZoneMaterials = 256

// Zones are the materials of ground, cell by cell of a height field, or triangle by triangle of a mesh. A particle, or a point of a body, meets the material of the cell that it is above, or of the triangle that it is
// nearest to.
type Zones struct {
	cells []uint8 // numbers of materials in the engine, row by row, or in the order of the mesh's triangles
	used  []int   // the materials that there are, ascending
}

// NewZones keeps the materials of the cells, by their numbers in the engine, row by row, or of the triangles of a mesh.
func NewZones(cells []uint8) *Zones {
	var there [MostZoneMaterials]bool
	for _, m := range cells {
		there[m] = true
	}
	z := &Zones{cells: cells}
	for m, is := range there {
		if is {
			z.used = append(z.used, m)
		}
	}
	return z
}

// Cells are the materials of the cells, row by row, or of the triangles.
func (z *Zones) Cells() []uint8 { return z.cells }

// check tells what is wrong with the zones of a shape.
func (z *Zones) check(s geometry.Shape) error {
	n := 0
	switch s := s.(type) {
	case *geometry.HeightField:
		n = s.Cells()
	case *geometry.Mesh:
		n = len(s.Triangles)
	default:
		return fmt.Errorf("zones of a %T: want a height field or a mesh", s)
	}
	if len(z.cells) != n {
		return fmt.Errorf("zones of %d cells, and ground of %d", len(z.cells), n)
	}
	return nil
}

// Materials are those that a surface is made of.
func (s *Surface) Materials() []int {
	if s.Zones != nil {
		return s.Zones.used
	}
	return []int{s.Material}
}

// MaterialAt is the material at a place, m, in the surface's axes.
func (s *Surface) MaterialAt(place r3.Vec) int {
	if s.Zones == nil {
		return s.Material
	}
	if mesh, ok := s.Shape.(*geometry.Mesh); ok {
		return int(s.Zones.cells[mesh.NearestTriangle(place)])
	}
	return int(s.Zones.cells[s.Shape.(*geometry.HeightField).Cell(place.X, place.Y)])
}

// MaterialsExist returns an error for a material of the surface that is not among so many.
func (s *Surface) MaterialsExist(count int) error {
	if most := slices.Max(s.Materials()); most >= count {
		return fmt.Errorf("surface %q: material %d of %d", s.Name, most, count)
	}
	return nil
}
