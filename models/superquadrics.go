package models

// Superquadrics: shapes of particles between ellipsoids and rounded boxes.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/packing"
)

// Superquadric is a shape of particles: the body (|x/a|^n2 + |y/b|^n2)^(n1/n2) + |z/c|^n1 <= 1, evenly full of matter.
type Superquadric struct {
	// Name, unique among superquadrics.
	Name string `yaml:"name" required:"true" defines:"superquadric"`
	// Semi-axes a, b and c: half of the edges of the box about it.
	SemiAxes r3.Vec `yaml:"semi_axes" unit:"m" above:"0" required:"true"`
	// Exponents n1, which rounds towards z, and n2, which rounds x and y: 2 and 2 is an ellipsoid, 4 and 2 nearly a cylinder, 5 and 5 nearly a box.
	Blockiness [2]float64 `yaml:"blockiness" min:"2" max:"6" default:"[2, 2]"`
}

// superquadric works out the shape of a name; nil for none.
func (m *Model) superquadric(name string) ([]*packing.Clump, error) {
	for i := range m.Superquadrics {
		s := &m.Superquadrics[i]
		if s.Name != name {
			continue
		}
		c, err := packing.NewSuperquadric(s.SemiAxes, s.Blockiness)
		if err != nil {
			return nil, m.About("superquadric", name, err)
		}
		return []*packing.Clump{c}, nil
	}
	return nil, nil
}
