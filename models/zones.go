package models

// Zones: ground of several materials.

import "gabion/internal/document"

// Zone is a part of a terrain that is of another material. It takes in the cells of the terrain whose middles lie in it; later zones lie over earlier ones.
type Zone struct {
	// Material.
	Material string `yaml:"material" required:"true" refers:"material"`
	// Corners of a polygon, easting and northing in the coordinates of the terrain's file, in order.
	Polygon [][2]float64 `yaml:"polygon" columns:"m m" oneof:"area"`
	// File of a raster of classes, ESRI ASCII grid or GeoTIFF, in the coordinates of the terrain's file.
	File string `yaml:"file" file:"true" oneof:"area"`
	// Classes of the raster that are of this material.
	Classes []int `yaml:"classes"`
}

// Check implements document.Checker.
func (z *Zone) Check(r *document.Report) {
	switch {
	case z.File != "" && len(z.Classes) == 0:
		r.Fail("", `a zone of a raster needs the key "classes"`)
	case z.File == "" && len(z.Classes) > 0:
		r.Fail("classes", `"classes" goes with the "file" of a raster`)
	case z.File == "" && len(z.Polygon) < 3:
		r.Fail("polygon", "a polygon needs 3 corners or more: %d", len(z.Polygon))
	}
}

// materials are those of the shape, each as often as it is named.
func (s *Shape) materials() []string {
	list := []string{s.Material}
	for i := range s.Zones {
		list = append(list, s.Zones[i].Material)
	}
	return list
}

// checkZones checks those of a terrain.
func (s *Shape) checkZones(r *document.Report) {
	if len(s.Zones) > 0 && s.Temperature != nil {
		r.Fail("temperature", "ground of several materials keeps no temperature: give each material its own wall")
	}
}
