package models

// Terrain: ground by heights from the file of a survey.

import (
	"fmt"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/raster"
)

// terrain gives the ground of a wall, and where its vertex of least x and y is from the shape's origin.
func (b *builder) terrain(s *Shape) (*geometry.HeightField, r3.Vec, error) {
	data, path, err := b.gridFile(s.File)
	if err != nil {
		return nil, r3.Vec{}, err
	}
	grid, err := raster.Read(data, path)
	if err != nil {
		return nil, r3.Vec{}, err
	}
	heights := make([]float32, len(grid.Heights))
	for i, h := range grid.Heights {
		heights[i] = float32(h - s.Origin.Z)
	}
	field, err := geometry.NewHeightField(grid.Columns, grid.Rows, grid.Spacing, heights)
	if err != nil {
		return nil, r3.Vec{}, fmt.Errorf("%s: %w", path, err)
	}
	return field, r3.Vec{X: grid.West - s.Origin.X, Y: grid.South - s.Origin.Y}, nil
}

// touched is what particles touch. Polyhedra have to know what stands out of a terrain, as they do of a mesh.
func (b *builder) touched(m *dem.Model) ([]dem.Surface, error) {
	if !m.HasPolyhedra() {
		return b.built.Surfaces, nil
	}
	surfaces := slices.Clone(b.built.Surfaces)
	for i := range surfaces {
		s := &surfaces[i]
		field, ok := s.Shape.(*geometry.HeightField)
		if !ok {
			continue
		}
		mesh, err := field.Mesh()
		if err != nil {
			return nil, b.about("wall", s.Name, fmt.Errorf("polyhedra touch terrain as a mesh: %w", err))
		}
		s.Shape = mesh
	}
	return surfaces, nil
}
