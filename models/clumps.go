package models

// Clumps: shapes of particles that are unions of spheres.

import (
	"context"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// Clump is a shape of particles: a rigid union of spheres, evenly full of matter.
type Clump struct {
	// Name, unique among clumps.
	Name string `yaml:"name" required:"true" defines:"clump"`
	// Spheres of the clump, in axes of its own. They may overlap.
	Spheres []ClumpSphere `yaml:"spheres" oneof:"spheres"`
	// File of triangles that enclose a volume without holes, which spheres fill: STL, text or binary, or OBJ; beside the model.
	File string `yaml:"file" file:"true" oneof:"spheres"`
	// Factor from the numbers in the file to metres.
	Scale float64 `yaml:"scale" unit:"m" above:"0" default:"1"`
	// How many spheres fill the file's volume, at most.
	Count int `yaml:"count" min:"1" default:"12"`
	// How deep these spheres may be in one another, by their radius.
	Overlap float64 `yaml:"overlap" min:"0" below:"1" default:"0.5"`
	// Radius of the smallest of them by that of the largest.
	Smallest float64 `yaml:"smallest" min:"0" max:"1" default:"0.1"`
}

// ClumpSphere is a sphere of a clump.
type ClumpSphere struct {
	// Centre, in any axes that the spheres of the clump share.
	Center r3.Vec `yaml:"center" unit:"m" default:"[0, 0, 0]"`
	// Radius.
	Radius float64 `yaml:"radius" unit:"m" above:"0" required:"true"`
}

// clump works out the shape of a name; nil for none.
func (m *Model) clump(ctx context.Context, name string) (*packing.Clump, error) {
	for i := range m.Clumps {
		if m.Clumps[i].Name != name {
			continue
		}
		spheres, err := m.Clumps[i].balls(ctx, m)
		if err != nil {
			return nil, m.About("clump", name, err)
		}
		c, err := packing.NewClump(spheres)
		if err != nil {
			return nil, m.About("clump", name, err)
		}
		return c, nil
	}
	return nil, nil
}

// balls are the spheres of a clump.
func (c *Clump) balls(ctx context.Context, m *Model) (list []packing.Ball, err error) {
	for _, s := range c.Spheres {
		list = append(list, packing.Ball{Centre: s.Center, Radius: s.Radius})
	}
	if c.File == "" {
		return list, nil
	}
	f, err := m.facets(ctx, c.File, c.Scale)
	if err != nil {
		return nil, err
	}
	list, err = packing.FillMesh(ctx, f.Orient(), packing.Filling{Count: c.Count, Overlap: c.Overlap, Finest: c.Smallest})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", c.File, err)
	}
	return list, nil
}
