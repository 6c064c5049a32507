package models

// The material of each cell of a terrain, and of each triangle of a mesh, from zones.

import (
	"fmt"
	"math"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/internal/raster"
)

// zonedGround is what zones are painted on: cells of a terrain, or triangles of a mesh.
type zonedGround struct {
	cells  int
	middle func(cell int) (x, y float64) // in the file's coordinates
	what   string                        // a cell is called
	bounds r3.Box                        // in the file's coordinates
	labels []geometry.OBJLabel           // of triangles, where zones name them
}

// groundOf is that of a shape whose vertex of least x and y, if it is a terrain, is at southWest from the shape's origin.
func (b *builder) groundOf(s *Shape, shape geometry.Shape, southWest r3.Vec) (g zonedGround, err error) {
	switch shape := shape.(type) {
	case *geometry.HeightField:
		at := r3.Add(s.Origin, southWest)
		columns := int(shape.Columns) - 1
		g.cells = shape.Cells()
		g.middle = func(i int) (x, y float64) {
			return at.X + (float64(i%columns)+0.5)*shape.Spacing[0], at.Y + (float64(i/columns)+0.5)*shape.Spacing[1]
		}
		g.what, g.bounds = "cell of the terrain", r3.Box{Min: at, Max: r3.Add(at, shape.Bounds().Max)}
	case *geometry.Mesh:
		g.cells = len(shape.Triangles)
		g.middle = func(i int) (x, y float64) {
			t := &shape.Triangles[i]
			sum := r3.Add(shape.Vertices[t[0]], r3.Add(shape.Vertices[t[1]], shape.Vertices[t[2]]))
			return sum.X / (3 * s.Scale), sum.Y / (3 * s.Scale)
		}
		bounds := shape.Bounds()
		g.what, g.bounds = "triangle of the mesh", r3.Box{Min: r3.Scale(1/s.Scale, bounds.Min), Max: r3.Scale(1/s.Scale, bounds.Max)}
		if slices.ContainsFunc(s.Zones, func(z Zone) bool { return z.labelled() }) {
			g.labels, err = b.labelsOf(s.File, shape)
		}
	}
	return g, err
}

// labelsOf are what an OBJ file says of the triangles of a mesh.
func (b *builder) labelsOf(name string, mesh *geometry.Mesh) ([]geometry.OBJLabel, error) {
	file, err := b.model.Open(b.ctx, name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	all, err := geometry.ReadOBJLabels(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", b.model.Path(name), err)
	}
	labels := make([]geometry.OBJLabel, len(mesh.Triangles))
	for i, source := range mesh.Source {
		labels[i] = all[source]
	}
	return labels, nil
}

// isOBJ tells whether a file is a Wavefront OBJ file, by its name.
func isOBJ(name string) bool { return strings.EqualFold(filepath.Ext(name), ".obj") }

// zones finds the material of each cell of a terrain, whose vertex of least x and y is at southWest from the shape's origin, or triangle of a mesh; nil where there is one material.
func (b *builder) zones(s *Shape, shape geometry.Shape, southWest r3.Vec) (*dem.Zones, error) {
	if len(s.Zones) == 0 {
		return nil, nil
	}
	if n := len(b.model.Materials); n > dem.MostZoneMaterials {
		return nil, fmt.Errorf("zones: a model of %d materials; at most %d", n, dem.MostZoneMaterials)
	}
	on, err := b.groundOf(s, shape, southWest)
	if err != nil {
		return nil, err
	}
	cells := make([]uint8, on.cells)
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
		count, material := 0, uint8(b.model.material(z.Material))
		for k := range cells {
			if z.labelled() && z.names(&on.labels[k]) || !z.labelled() && inside(on.middle(k)) {
				cells[k], count = material, count+1
			}
		}
		if count == 0 && z.labelled() {
			return nil, fmt.Errorf("zone %d, of material %q: no triangle of %s is of it; the file has %s", i+1, z.Material, s.File, named(on.labels, len(z.Groups) > 0))
		}
		if count == 0 {
			return nil, fmt.Errorf("zone %d, of material %q, holds the middle of no %s: it lies from (%.10g, %.10g) to (%.10g, %.10g)", i+1, z.Material, on.what, on.bounds.Min.X, on.bounds.Min.Y, on.bounds.Max.X, on.bounds.Max.Y)
		}
	}
	return dem.NewZones(cells), nil
}

// names tells whether a zone names the label of a triangle.
func (z *Zone) names(l *geometry.OBJLabel) bool {
	return slices.Contains(z.FileMaterials, l.Material) || slices.ContainsFunc(l.Groups, func(g string) bool { return slices.Contains(z.Groups, g) })
}

// named lists the groups, or the materials, that there are.
func named(labels []geometry.OBJLabel, groups bool) string {
	var all []string
	for _, l := range labels {
		if groups {
			all = append(all, l.Groups...)
		} else if l.Material != "" {
			all = append(all, l.Material)
		}
	}
	slices.Sort(all)
	if all = slices.Compact(all); len(all) == 0 {
		return "none"
	}
	return strings.Join(all, ", ")
}

// areaOf tells which places of the file's coordinates lie in a zone.
func (b *builder) areaOf(z *Zone) (func(x, y float64) bool, error) {
	if z.labelled() {
		return nil, nil
	}
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
