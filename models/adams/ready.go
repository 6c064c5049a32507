// A dataset made ready to run like a model of ours.

package adams

import (
	"fmt"

	"gabion/coupling"
	"gabion/models"
	"gabion/solvers"
)

// withDefaults fills in the times that are not given: rows a hundredth of the run apart, forty steps between two rows, and
// no step above the dataset's HMAX.
func (t Times) withDefaults(d *Dataset) (Times, error) {
	if !(t.End > 0) {
		return t, fmt.Errorf("%s: an Adams dataset does not say how long to run; give the end time", d.File)
	}
	if t.Output == 0 {
		t.Output = t.End / 100
	}
	if t.Step == 0 {
		t.Step = t.Output / 40
		if h := d.Integrator.HMax * d.Units.Time; h > 0 {
			t.Step = min(t.Step, h)
		}
	}
	if !(t.Output > 0 && t.Step > 0) {
		return t, fmt.Errorf("%s: output step %g s and step %g s must be positive", d.File, t.Output, t.Step)
	}
	return t, nil
}

// Prepare makes the dataset ready to run: its history has the columns req<ID>.F1 to req<ID>.F8 of every request. The model
// in the result holds the title, the times and the solver's settings only; the bodies are those of the dataset. Notes come as
// warnings.
func (d *Dataset) Prepare(times Times, o solvers.Options) (*models.Built, error) {
	times, err := times.withDefaults(d)
	if err != nil {
		return nil, err
	}
	o.Step = times.Step
	if o.Accuracy > 0 {
		o.Duration = times.End
	}
	if o.Tolerance == 0 {
		o.Tolerance = 1e-10 // what Newton's iteration leaves adds up over steps as small as these
	}
	m, err := d.Build()
	if err != nil {
		return nil, err
	}
	b := &models.Built{
		Model: &models.Model{
			Title:       d.Title,
			Description: fmt.Sprintf("Adams/Solver dataset, SHA-256 %x", d.sum),
			Solver: models.Solver{
				Method: "hht", Alpha: -0.05, SpectralRadius: 0.8, Step: times.Step, End: times.End, Tolerance: o.Tolerance, MaxIterations: 20,
				Start: "given", Assemble: true,
			},
			Coupling: models.Coupling{Scheme: "papers"},
			Outputs:  models.Outputs{Interval: times.Output, Plots: true},
		},
		Bodies: m.System,
		Solids: map[int]models.Solid{},
	}
	if b.Simulation, err = coupling.New(coupling.Config{Bodies: m.System, Solver: o}); err != nil {
		return nil, fmt.Errorf("%s: %w", d.File, err)
	}
	for _, r := range m.Requests {
		q := models.Recorded{Write: func(dst []float64) { r.Write(m.System, dst) }}
		for _, c := range r.Columns {
			q.Columns = append(q.Columns, models.Column{Name: r.Name + "." + c.Name, Unit: c.Unit})
		}
		b.Requests = append(b.Requests, q)
	}
	for _, n := range append(append([]Note(nil), d.Notes...), m.Notes...) {
		b.Warnings = append(b.Warnings, fmt.Sprintf("%s:%d:%d: %s", d.File, n.At.Line, n.At.Column, n.Message))
	}
	return b, nil
}
