package runs

// Coarse-grained fields of the particles, for frames.

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/measure"
	"gabion/models"
	"gabion/results"
)

// grainers work out the fields of a run.
type grainers struct {
	names []string
	each  []*measure.Grainer
	work  measure.Fields
}

func newGrainers(m *models.Model) *grainers {
	g := new(grainers)
	for i := range m.Outputs.Fields {
		f := &m.Outputs.Fields[i]
		g.names, g.each = append(g.names, f.Name), append(g.each, f.Grainer(m))
	}
	return g
}

// fields works out all fields at the time reached: where the particles are, if their engine does, else of the state with its contacts and bonds.
func (g *grainers) fields(s *coupling.Simulation) (out []results.Field) {
	there, _ := s.Particles().(dem.FieldMeter)
	for i, grainer := range g.each {
		done := false
		if there != nil {
			s.MeasureThere(func() { done = grainer.WorkBy(there, &g.work) })
		}
		if !done {
			grainer.Work(&g.work, s.State(), s.Contacts(), s.BondForces())
		}
		grid := &grainer.Grid
		spacing := grid.Spacing()
		out = append(out, results.Field{
			Name: g.names[i], Origin: r3.Add(grid.Box.Min, r3.Scale(0.5, spacing)), Spacing: spacing, Counts: grid.Counts, Arrays: arrays(&g.work),
		})
	}
	return out
}

// arrays are the quantities of a field as they are written.
func arrays(f *measure.Fields) []results.FieldArray {
	n := len(f.Density)
	scalar := func(name, unit string, value func(i int) float64) results.FieldArray {
		a := results.FieldArray{Name: name, Unit: unit, Components: 1, Values: make([]float64, n)}
		for i := range a.Values {
			a.Values[i] = value(i)
		}
		return a
	}
	vector := func(name, unit string, value func(i int) r3.Vec) results.FieldArray {
		a := results.FieldArray{Name: name, Unit: unit, Components: 3}
		for i := range n {
			v := value(i)
			a.Values = append(a.Values, v.X, v.Y, v.Z)
		}
		return a
	}
	stress := results.FieldArray{Name: "stress", Unit: "Pa", Components: 9}
	for i := range n {
		for _, row := range f.Stress(i) {
			stress.Values = append(stress.Values, row[:]...)
		}
	}
	return []results.FieldArray{
		scalar("density", "kg/m^3", func(i int) float64 { return f.Density[i] }),
		scalar("solid_fraction", "1", func(i int) float64 { return f.Solid[i] }),
		vector("velocity", "m/s", f.Velocity),
		stress,
		scalar("pressure", "Pa", func(i int) float64 { t := f.Stress(i); return t.Mean() }),
		scalar("granular_temperature", "m^2/s^2", f.Temperature),
		vector("wall_force", "N/m^3", func(i int) r3.Vec { return f.Wall[i] }),
	}
}
