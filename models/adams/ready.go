// A dataset made ready to run like a model of ours.

package adams

import (
	"context"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"

	"gabion/coupling"
	"gabion/models"
	"gabion/solvers"
)

// usualAccuracy is the position error of a run, by the size of the model, where neither it nor a step is given. It is what
// Adams' own tables of seven digits can show.
const usualAccuracy = 1e-6

// withDefaults fills in the times that are not given: rows a hundredth of the run apart, and steps chosen by their error, none
// above the dataset's HMAX.
func (t Times) withDefaults(d *Dataset) (Times, error) {
	if !(t.End > 0) {
		return t, fmt.Errorf("%s: an Adams dataset does not say how long to run; give the end time", d.File)
	}
	if t.Output == 0 {
		t.Output = t.End / 100
	}
	if t.Step == 0 {
		if t.Accuracy == 0 {
			t.Accuracy, t.MaxStep = usualAccuracy*d.size(), d.Integrator.HMax*d.Units.Time
		}
		t.Step = t.Output / 40
		if t.MaxStep > 0 {
			t.Step = min(t.Step, t.MaxStep)
		}
	}
	if !(t.Output > 0 && t.Step > 0) {
		return t, fmt.Errorf("%s: output step %g s and step %g s must be positive", d.File, t.Output, t.Step)
	}
	return t, nil
}

// size is how far markers lie apart at the start, m, but one metre at most: accuracy is wanted where things are, not where
// the origin is.
func (d *Dataset) size() float64 {
	var low, high r3.Vec
	first := true
	for _, m := range d.Markers {
		at, ok := d.index.places[m.ID]
		if !ok {
			continue // it floats
		}
		x := at.offset
		if at.part >= 0 {
			p := d.pose(d.Parts[at.part])
			x = r3.Add(r3.Scale(1/d.Units.Length, p.Position), r3.Rotation(p.Orientation).Rotate(x))
		}
		if first {
			low, high, first = x, x, false
		}
		low = r3.Vec{X: min(low.X, x.X), Y: min(low.Y, x.Y), Z: min(low.Z, x.Z)}
		high = r3.Vec{X: max(high.X, x.X), Y: max(high.Y, x.Y), Z: max(high.Z, x.Z)}
	}
	if size := r3.Norm(r3.Sub(high, low)) * d.Units.Length; size > 0 {
		return min(size, 1)
	}
	return 1
}

// solver are the settings of the YAML model.
func (t Times) solver() *yaml.Node {
	if t.Accuracy == 0 {
		return mapping("step", t.Step, "end", t.End)
	}
	control := []any{"tolerance", t.Accuracy}
	if t.MaxStep > 0 {
		control = append(control, "max_step", t.MaxStep)
	}
	return mapping("step", t.Step, "end", t.End, "error_control", mapping(control...))
}

// Prepare makes the dataset ready to run: its history has the columns req<ID>.F1 to req<ID>.F8 of every request. The model
// in the result holds the title, the times and the solver's settings only; the bodies are those of the dataset. Notes come as
// warnings.
func (d *Dataset) Prepare(ctx context.Context, times Times, o solvers.Options) (*models.Built, error) {
	times, err := times.withDefaults(d)
	if err != nil {
		return nil, err
	}
	o.Step, o.Accuracy, o.Duration = times.Step, times.Accuracy, times.End
	if times.Accuracy > 0 {
		o.MaxStep = times.MaxStep
	}
	if o.Tolerance == 0 {
		o.Tolerance = 1e-10 // what Newton's iteration leaves adds up over steps as small as these
	}
	m, err := d.Build(ctx)
	if err != nil {
		return nil, err
	}
	var control *models.ErrorControl
	if times.Accuracy > 0 {
		control = &models.ErrorControl{Tolerance: times.Accuracy, MinStep: o.MinStep, MaxStep: o.MaxStep}
	}
	b := &models.Built{
		Model: &models.Model{
			Title:       d.Title,
			Description: fmt.Sprintf("Adams/Solver dataset, SHA-256 %x", d.sum),
			Solver: models.Solver{
				Method: "hht", Alpha: -0.05, SpectralRadius: 0.8, Step: times.Step, End: times.End, Tolerance: o.Tolerance, MaxIterations: 20,
				ErrorControl: control, Start: "given", Assemble: true,
			},
			Coupling: models.Coupling{Scheme: "frozen"},
			Outputs:  models.Outputs{Interval: times.Output, Plots: true},
		},
		Bodies: m.System,
		Solids: map[int]models.Solid{},
	}
	if b.Simulation, err = coupling.New(ctx, coupling.Config{Bodies: m.System, Solver: o}); err != nil {
		return nil, fmt.Errorf("%s: %w", d.File, err)
	}
	b.Requests = m.Requests
	for _, n := range append(append([]Note(nil), d.Notes...), m.Notes...) {
		b.Warnings = append(b.Warnings, fmt.Sprintf("%s:%d:%d: %s", d.File, n.At.Line, n.At.Column, n.Message))
	}
	b.Warnings = append(b.Warnings, models.JointWarnings(b.Simulation.Integrator())...)
	return b, nil
}
