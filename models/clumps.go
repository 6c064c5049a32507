package models

// Clumps: shapes of particles that are unions of spheres.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// Clump is a shape of particles: a rigid union of spheres, evenly full of matter.
type Clump struct {
	// Name, unique among clumps.
	Name string `yaml:"name" required:"true" defines:"clump"`
	// Spheres of the clump, in axes of its own. They may overlap.
	Spheres []ClumpSphere `yaml:"spheres" required:"true"`
}

// ClumpSphere is a sphere of a clump.
type ClumpSphere struct {
	// Centre, in any axes that the spheres of the clump share.
	Center r3.Vec `yaml:"center" unit:"m" default:"[0, 0, 0]"`
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
}

// clump works out the shape of a name; nil for none.
func (m *Model) clump(name string) (*packing.Clump, error) {
	for i := range m.Clumps {
		if m.Clumps[i].Name != name {
			continue
		}
		var spheres []packing.Ball
		for _, s := range m.Clumps[i].Spheres {
			spheres = append(spheres, packing.Ball{Centre: s.Center, Radius: s.Radius})
		}
		c, err := packing.NewClump(spheres)
		if err != nil {
			return nil, m.about("clump", name, err)
		}
		return c, nil
	}
	return nil, nil
}
