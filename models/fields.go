package models

// Coarse-grained fields: what particles make up as a continuum, on a grid.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/measure"
	"gabion/internal/document"
)

// Field is density, solid part, velocity, stress, granular temperature and force of walls on a grid of points, smeared with a kernel, fields/NAME-NUMBER.vti. An axis with one cell is averaged over.
type Field struct {
	// Name, unique among fields.
	Name string `yaml:"name" required:"true" defines:"field"`
	// Box that the cells divide.
	Box Box `yaml:"box" required:"true"`
	// Cells along x, y and z; the points are their middles.
	Cells [3]int `yaml:"cells" min:"1" required:"true"`
	// Form of the kernel: gauss, exp(-r^2 / (2 w^2)) up to 3 w; lucy, (1 + 3 r/w)(1 - r/w)^3 up to w; heaviside, the same everywhere up to w.
	Kernel string `yaml:"kernel" enum:"gauss lucy heaviside" default:"lucy"`
	// Width w of the kernel; one to three diameters of particles as a rule.
	Width float64 `yaml:"width" unit:"m" above:"0" required:"true"`
}

// mostCells keeps a field within what any machine could hold.
const mostCells = 100_000_000

// Check implements document.Checker.
func (f *Field) Check(r *document.Report) {
	if n := float64(f.Cells[0]) * float64(f.Cells[1]) * float64(f.Cells[2]); n > mostCells {
		r.Fail("cells", "%.3g cells; at most %d are possible", n, mostCells)
	}
}

// checkFields checks fields against the rest of the model.
func (m *Model) checkFields(r *document.Report) {
	if len(m.Outputs.Fields) == 0 {
		return
	}
	switch at := r.Part("outputs"); {
	case m.Outputs.Frames == nil:
		at.Fail("fields", "fields are written with frames: give outputs.frames, the time between them")
	case len(m.Particles)+len(m.Inlets) == 0:
		at.Fail("fields", "fields are of particles, and the model has none")
	}
}

// Grainer works out the field in the space of a model.
func (f *Field) Grainer(m *Model) *measure.Grainer {
	g := &measure.Grainer{Grid: measure.Grid{Box: r3.Box(f.Box), Counts: f.Cells}, Width: f.Width}
	if err := g.Kernel.UnmarshalText([]byte(f.Kernel)); err != nil {
		panic(err) // the schema has other names
	}
	g.Domain, g.Wraps = m.Domain.box()
	return g
}
