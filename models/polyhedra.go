package models

// Polyhedra: shapes of particles with faces, edges and corners.

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/document"
)

// Polyhedron is a shape of particles: a polyhedron rolled over by a ball, evenly full of matter.
type Polyhedron struct {
	// Name, unique among clumps and polyhedra.
	Name string `yaml:"name" required:"true" defines:"polyhedron"`
	// Corners, in axes of its own: the particle is their convex hull and all that is no farther from it than the rounding.
	Vertices []r3.Vec `yaml:"vertices" unit:"m" oneof:"polyhedron"`
	// File of triangles, STL, text or binary, or OBJ, beside the model, that enclose a body, convex or not.
	File string `yaml:"file" file:"true" oneof:"polyhedron"`
	// A body drawn out from an outline, which need not be convex.
	Prism *Prism `yaml:"prism" oneof:"polyhedron"`
	// A box of these edges, over all.
	Box *r3.Vec `yaml:"box" unit:"m" above:"0" oneof:"polyhedron"`
	// The block of 26 faces of EAD 340059, cut from a cube of this edge, over all.
	TestBlock float64 `yaml:"test_block" unit:"m" above:"0" oneof:"polyhedron"`
	// Random grains by numbers of size and shape. Each particle is one of them.
	Gravel *Gravel `yaml:"gravel" oneof:"polyhedron"`
	// Factor from the numbers in the file to metres.
	Scale float64 `yaml:"scale" unit:"m" above:"0" default:"1"`
	// Take the convex hull of the file, which then may be hollow, or have holes.
	Convex bool `yaml:"convex"`
	// Radius of the ball, which rounds edges and corners. Contacts of polyhedra may go half as deep as they are rounded together, or nearly so.
	Rounding float64 `yaml:"rounding" unit:"m" above:"0" required:"true"`
}

// Prism is a body drawn out from an outline.
type Prism struct {
	// Corners of the core, in order around it, in axes of its own.
	Outline [][2]float64 `yaml:"outline" columns:"m m" required:"true"`
	// Height of the core, along the third axis.
	Height float64 `yaml:"height" unit:"m" above:"0" required:"true"`
}

// Gravel is random convex grains. Their long, intermediate and short axes are those of the ellipsoid of even density with the same mass and moments of inertia.
type Gravel struct {
	// Intermediate axis, the whole diameter with the rounding, by which sieves sort, or nearly so.
	Size float64 `yaml:"size" unit:"m" above:"0" required:"true"`
	// Intermediate axis by the long one.
	Elongation float64 `yaml:"elongation" above:"0" max:"1" default:"0.75"`
	// Short axis by the intermediate one.
	Flatness float64 `yaml:"flatness" above:"0" max:"1" default:"0.7"`
	// Corners of each grain: the fewer, the more angular.
	Corners int `yaml:"corners" min:"4" max:"200" default:"12"`
	// How many different grains there are.
	Shapes int `yaml:"shapes" min:"1" max:"1000" default:"20"`
	// Seed of the corners.
	Seed int64 `yaml:"seed" min:"0" default:"1"`
}

// Check implements document.Checker.
func (p *Polyhedron) Check(r *document.Report) {
	if b := p.Box; b != nil && p.Rounding >= 0.5*min(b.X, b.Y, b.Z) {
		r.Fail("rounding", "the rounding, %g m, must be less than half of the least edge, %g m", p.Rounding, min(b.X, b.Y, b.Z))
	}
	if p.Convex && p.File == "" {
		r.Fail("convex", "only a file can be replaced by its convex hull: the other shapes are convex")
	}
	if g := p.Gravel; g != nil && p.Rounding >= 0.5*g.Size*g.Flatness {
		r.Fail("rounding", "the rounding, %g m, must be less than half of the short axis, %g m", p.Rounding, g.Size*g.Flatness)
	}
	if p.TestBlock > 0 && p.Rounding >= 0.5*p.TestBlock {
		r.Fail("rounding", "the rounding, %g m, must be less than half of the edge, %g m", p.Rounding, p.TestBlock)
	}
}

// corners are those of the core.
func (p *Polyhedron) corners(ctx context.Context, m *Model) ([]r3.Vec, error) {
	switch off := 2 * p.Rounding; {
	case p.Box != nil:
		return geometry.BoxFacets(r3.Sub(*p.Box, r3.Vec{X: off, Y: off, Z: off})).Vertices, nil
	case p.TestBlock > 0:
		return blockCorners(p.TestBlock - off), nil
	case p.File != "":
		f, err := m.facets(ctx, p.File, p.Scale)
		return f.Vertices, err
	}
	return p.Vertices, nil
}

// facets are the triangles of a core that may be other than convex; ok is false for other cores.
func (p *Polyhedron) facets(ctx context.Context, m *Model) (f geometry.Facets, ok bool, err error) {
	switch {
	case p.Prism != nil:
		f, err = geometry.PrismFacets(p.Prism.Outline, p.Prism.Height)
	case p.File != "" && !p.Convex:
		f, err = m.facets(ctx, p.File, p.Scale)
	default:
		return f, false, nil
	}
	return f, true, err
}

// clumps are its shapes: one, but of gravel.
func (p *Polyhedron) clumps(ctx context.Context, m *Model) ([]*packing.Clump, error) {
	if g := p.Gravel; g != nil {
		kind := packing.Gravel{Size: g.Size, Elongation: g.Elongation, Flatness: g.Flatness, Corners: g.Corners, Rounding: p.Rounding}
		return kind.Shapes(g.Shapes, uint64(g.Seed))
	}
	f, ok, err := p.facets(ctx, m)
	if err != nil {
		return nil, err
	}
	if ok && f.CheckConvex() != nil {
		c, err := packing.NewConcavePolyhedron(f, p.Rounding)
		if err != nil && p.File != "" {
			err = fmt.Errorf("%w; convex: true takes the hull", err)
		}
		return []*packing.Clump{c}, err
	}
	corners := f.Vertices
	if !ok {
		if corners, err = p.corners(ctx, m); err != nil {
			return nil, err
		}
	}
	c, err := packing.NewPolyhedron(corners, p.Rounding)
	return []*packing.Clump{c}, err
}

// leastSpread is how far the second nearest corner of each corner of a core has to be, by the rounding. In the energy of two polyhedra (dem/geometry/polyhedron_pair.go) m and n corners that
// are all as near to the others count as m + n - mn contacts, less than none from three on, and short edges do not make up for it. Corners at a distance l count together where they are no deeper
// than the roundings, 2r, less their distance: from l² = 2r·δ on, where 5 % is the largest overlap δ/2r that goes without a warning.
const leastSpread = 0.4

// checkRounding refuses cores whose corners lie so near to one another beside the rounding that two of the particles would attract one another.
func checkRounding(shapes []*packing.Clump) error {
	for _, s := range shapes {
		spread := cornerSpread(s.Polyhedron.Vertices)
		if rounding := s.Polyhedron.Rounding; spread < leastSpread*rounding {
			return fmt.Errorf("a rounding of %.4g m is too large for a core with three corners within %.3g m of one another: such particles would not push each other apart but attract; want a rounding of at most %.3g m, or a core with fewer corners",
				rounding, spread, spread/leastSpread)
		}
	}
	return nil
}

// cornerSpread is the least distance (m) of a corner from its second nearest one; infinite of fewer than three corners.
func cornerSpread(corners []r3.Vec) float64 {
	least := math.Inf(1)
	for i, v := range corners {
		first, second := math.Inf(1), math.Inf(1)
		for k, w := range corners {
			d := r3.Norm2(r3.Sub(v, w))
			switch {
			case k == i || d >= second:
			case d < first:
				first, second = d, first
			default:
				second = d
			}
		}
		least = min(least, second)
	}
	return math.Sqrt(least)
}

// polyhedron works out the shapes of a name; nil for none.
func (m *Model) polyhedron(ctx context.Context, name string) ([]*packing.Clump, error) {
	for i := range m.Polyhedra {
		p := &m.Polyhedra[i]
		if p.Name != name {
			continue
		}
		shapes, err := p.clumps(ctx, m)
		if err == nil {
			if err = checkRounding(shapes); err == nil {
				return shapes, nil
			}
		}
		if p.File != "" {
			err = fmt.Errorf("%s: %w", p.File, err)
		}
		return nil, m.About("polyhedron", name, err)
	}
	return nil, nil
}

// shapes works out the shapes that particles, clumps, polyhedra or superquadrics, are of; nil for spheres.
func (m *Model) shapes(ctx context.Context, clump, polyhedron, superquadric string) ([]*packing.Clump, error) {
	switch {
	case polyhedron != "":
		return m.polyhedron(ctx, polyhedron)
	case superquadric != "":
		return m.superquadric(superquadric)
	}
	c, err := m.clump(ctx, clump)
	if c == nil {
		return nil, err
	}
	return []*packing.Clump{c}, err
}
