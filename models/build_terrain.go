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

// touched is what particles touch. Polyhedra and superquadrics have to know what stands out of a terrain, a plate, or a box from outside, as they do of a mesh: these are meshes to them.
func (b *builder) touched(m *dem.Model) ([]dem.Surface, error) {
	if !m.HasPolyhedra() && !m.HasSuperquadrics() {
		return b.built.Surfaces, nil
	}
	surfaces := slices.Clone(b.built.Surfaces)
	for i := range surfaces {
		s := &surfaces[i]
		mesh, err := meshOf(s.Shape)
		if err != nil {
			return nil, b.about("wall", s.Name, fmt.Errorf("polyhedra and superquadrics touch it as a mesh: %w", err))
		}
		if mesh != nil {
			s.Shape = mesh
		}
	}
	return surfaces, nil
}

// meshOf is a shape of flat sides as a mesh, or nil for another.
func meshOf(shape geometry.Shape) (*geometry.Mesh, error) {
	switch s := shape.(type) {
	case *geometry.HeightField:
		return s.Mesh()
	case geometry.Plate:
		return geometry.NewMesh(geometry.PlateFacets(s.SizeX, s.SizeY, 1, 1), geometry.MeshOptions{})
	case geometry.Box:
		if !s.Inside {
			return geometry.NewMesh(geometry.BoxFacets(s.Size), geometry.MeshOptions{Solid: true})
		}
	}
	return nil, nil
}
