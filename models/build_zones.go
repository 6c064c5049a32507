package models

// The material of each cell of a terrain, from zones.

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/raster"
)

// zones finds the material of each cell of a terrain whose vertex of least x and y is at southWest from the shape's origin; nil where there is one material.
func (b *builder) zones(s *Shape, shape geometry.Shape, southWest r3.Vec) (*dem.Zones, error) {
	if len(s.Zones) == 0 {
		return nil, nil
	}
	if n := len(b.model.Materials); n > dem.MostZoneMaterials {
		return nil, fmt.Errorf("zones: a model of %d materials; at most %d", n, dem.MostZoneMaterials)
	}
	field := shape.(*geometry.HeightField)
	cells := make([]uint8, field.Cells())
	fill := uint8(b.model.material(s.Material))
	for i := range cells {
		cells[i] = fill
	}
	for i := range s.Zones {
		z := &s.Zones[i]
		inside, err := b.areaOf(z)
		if err != nil {
			return nil, err
		}
		if n := paint(cells, field, r3.Add(s.Origin, southWest), inside, uint8(b.model.material(z.Material))); n == 0 {
			return nil, fmt.Errorf("zone %d, of material %q, holds the middle of no cell of the terrain: it lies from (%g, %g) to (%g, %g)", i+1, z.Material,
				s.Origin.X+southWest.X, s.Origin.Y+southWest.Y, s.Origin.X+southWest.X+field.Bounds().Max.X, s.Origin.Y+southWest.Y+field.Bounds().Max.Y)
		}
	}
	return dem.NewZones(cells), nil
}

// paint gives the cells whose middles are inside a material, and returns their number. The field's vertex of least x and y is at a place of the file's coordinates.
func paint(cells []uint8, f *geometry.HeightField, at r3.Vec, inside func(x, y float64) bool, material uint8) (count int) {
	columns := int(f.Columns) - 1
	for i := range cells {
		x := at.X + (float64(i%columns)+0.5)*f.Spacing[0]
		y := at.Y + (float64(i/columns)+0.5)*f.Spacing[1]
		if inside(x, y) {
			cells[i], count = material, count+1
		}
	}
	return count
}

// areaOf tells which places of the file's coordinates lie in a zone.
func (b *builder) areaOf(z *Zone) (func(x, y float64) bool, error) {
	if z.File == "" {
		return func(x, y float64) bool { return inPolygon(z.Polygon, x, y) }, nil
	}
	data, err := b.model.Read(b.ctx, z.File)
	if err != nil {
		return nil, err
	}
	path := b.model.Path(z.File)
	grid, err := raster.ReadWithHoles(data, path)
	if err != nil {
		return nil, err
	}
	for _, class := range z.Classes {
		if !slices.Contains(grid.Heights, float64(class)) {
			return nil, fmt.Errorf("%s: no cell is of class %d", path, class)
		}
	}
	return func(x, y float64) bool {
		class, found := grid.At(x, y)
		return found && slices.Contains(z.Classes, int(class)) && class == math.Trunc(class)
	}, nil
}

// inPolygon tells whether a place lies in a polygon, by how often a ray from it crosses its sides.
func inPolygon(corners [][2]float64, x, y float64) (inside bool) {
	last := corners[len(corners)-1]
	for _, c := range corners {
		if (c[1] > y) != (last[1] > y) && x < c[0]+(last[0]-c[0])*(y-c[1])/(last[1]-c[1]) {
			inside = !inside
		}
		last = c
	}
	return inside
}
