package models

// Zones: ground of several materials.

import "gabion/internal/document"

// Zone is a part of a terrain, or of a wall that is a mesh, that is of another material. Seen from above, along z of the file, it takes in the cells of a terrain, and the triangles of a mesh, whose middles lie in it; of
// a mesh it can be a group or a material of the file too. Later zones lie over earlier ones.
type Zone struct {
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// Corners of a polygon, easting and northing in the coordinates of the terrain's or the mesh's file, in order.
	Polygon [][2]float64 `yaml:"polygon" columns:"m m" oneof:"area"`
	// File of a raster of classes, ESRI ASCII grid or GeoTIFF, in the coordinates of the terrain's or the mesh's file.
	File string `yaml:"file" file:"true" oneof:"area"`
	// Classes of the raster that are of this material.
	Classes []int `yaml:"classes"`
	// Groups or objects of the mesh's OBJ file (its lines g and o).
	Groups []string `yaml:"groups" oneof:"area"`
	// Materials of the mesh's OBJ file (its lines usemtl).
	FileMaterials []string `yaml:"file_materials" oneof:"area"`
}

// Check implements document.Checker.
func (z *Zone) Check(r *document.Report) {
	switch {
	case z.File != "" && len(z.Classes) == 0:
		r.Fail("", `a zone of a raster needs the key "classes"`)
	case z.File == "" && len(z.Classes) > 0:
		r.Fail("classes", `"classes" goes with the "file" of a raster`)
	case len(z.Polygon) > 0 && len(z.Polygon) < 3:
		r.Fail("polygon", "a polygon needs 3 corners or more: %d", len(z.Polygon))
	}
}

// labelled tells whether a zone is named in the file of a mesh.
func (z *Zone) labelled() bool { return len(z.Groups) > 0 || len(z.FileMaterials) > 0 }

// materials are those of the shape, each as often as it is named.
func (s *Shape) materials() []string {
	list := []string{s.Material}
	for i := range s.Zones {
		list = append(list, s.Zones[i].Material)
	}
	return list
}

// checkZones checks those of a terrain or a mesh.
func (s *Shape) checkZones(r *document.Report) {
	if len(s.Zones) > 0 && s.Temperature != nil {
		r.Fail("temperature", "ground of several materials keeps no temperature: give each material its own wall")
	}
	if len(s.Zones) > 0 && s.Convex {
		r.Fail("convex", "zones are parts of the triangles of the file, of which a convex hull has others")
	}
	for i := range s.Zones {
		if s.Zones[i].labelled() && (s.Shape != "mesh" || !isOBJ(s.File)) {
			r.Item("zones", i).Fail("", "groups and file_materials are of meshes in OBJ files")
		}
	}
}
