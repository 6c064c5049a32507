// A dataset as a model of ours.

package adams

import (
	"context"
	"errors"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/models"
)

// Times are what an Adams command file says and a dataset does not, in seconds.
type Times struct {
	End      float64 // of the run
	Output   float64 // between rows of the history
	Step     float64 // of the integration; with Accuracy the first one
	Accuracy float64 // position error that all steps may add up to, m; zero with Step for steps of one size
	MaxStep  float64 // with Accuracy; zero for no limit
}

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

// solver are the settings of the model. What Newton's iteration leaves adds up over steps as small as these, so that it leaves little.
func (t Times) solver() models.Solver {
	s := models.Solver{
		Method: "hht", Alpha: -0.05, SpectralRadius: 0.8, Step: t.Step, End: t.End, Tolerance: 1e-10, MaxIterations: 20, Start: "given", Assemble: true,
	}
	if t.Accuracy > 0 {
		s.ErrorControl = &models.ErrorControl{Tolerance: t.Accuracy, MaxStep: t.MaxStep}
	}
	return s
}

// Model makes a model of the dataset, which Build makes ready to run as it does any other. Its history has the columns req<ID>.F1 to req<ID>.F8 of
// every request, in the dataset's units and angles in radians. What models have no keys for is added by the model's extension. Notes come as warnings
// of Build.
func (d *Dataset) Model(ctx context.Context, times Times) (*models.Model, error) {
	times, err := times.withDefaults(d)
	if err != nil {
		return nil, err
	}
	a, err := d.assemble(ctx)
	if err != nil {
		return nil, err
	}
	t, err := a.model(times, false)
	if err != nil {
		return nil, err
	}
	return &t.model, nil
}

// model makes the model, with the parts where they are.
func (a *assembly) model(times Times, toWrite bool) (*translation, error) {
	a.failures, a.notes = nil, nil
	t := a.translate(toWrite)
	m := &t.model
	m.Title, m.Description = a.dataset.Title, fmt.Sprintf("Adams/Solver dataset, SHA-256 %x", a.dataset.sum)
	m.Coupling.Scheme, m.Solver = "frozen", times.solver()
	m.Outputs = models.Outputs{Interval: times.Output, Plots: true, Audit: models.Audit{Every: 1, Warn: 0.01, Fail: 0.2}}
	if !toWrite {
		t.addMarkers()
		m.Extend(t.extend)
	}
	return t, errors.Join(a.failures...)
}
