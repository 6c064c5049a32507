package runs

// From a file to a simulation: our models, and datasets of Adams/Solver.

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/document"
	"gabion/internal/input"
	"gabion/models"
	"gabion/models/adams"
	"gabion/results"
)

// prepare reads what is to be run and makes it ready, or returns as soon as ctx ends.
func prepare(ctx context.Context, o *Options) (*models.Built, error) {
	own := *o // what is abandoned may still look at it
	return abandonable(ctx, func() (*models.Built, error) { return makeReady(ctx, &own) })
}

func makeReady(ctx context.Context, o *Options) (*models.Built, error) {
	if IsDataset(o.Model) {
		return prepareDataset(ctx, o)
	}
	model, err := o.load(ctx)
	if err != nil {
		return nil, err
	}
	return model.Build(ctx, models.BuildOptions{Device: o.Device, Threads: o.Threads})
}

// load reads a model of ours.
func (o *Options) load(ctx context.Context) (*models.Model, error) {
	if o.Text != nil {
		return models.ParseFrom(ctx, o.files(), o.Model, o.Text, o.Sets)
	}
	return models.LoadFrom(ctx, o.files(), o.Model, o.Sets)
}

// Findings are what a model turns out to be when it is made ready to run.
type Findings struct {
	Bodies, Equations, Redundant, Freedoms int // bodies; equations of joints and motions, and those that follow from others; freedoms left
	Particles                              int
	Contacts                               []models.ContactCount // pairs of surfaces of bodies, nets and walls that are watched
	Notes                                  []string              // what the model has left to the program
	Warnings                               []string
}

// Check reads a model or a dataset and makes it ready on the processor, without running it; the state that it begins with is taken over.
func Check(ctx context.Context, o Options) (*Findings, error) {
	built, err := prepareOnly(ctx, o)
	if err != nil {
		return nil, err
	}
	defer built.Simulation.Close()
	o.Warn = nil // warnings are among the findings
	if err := (&run{options: o, built: built}).takeStart(ctx); err != nil {
		return nil, err
	}
	return findings(built), nil
}

// Preview is what a model is before it runs.
type Preview struct {
	Frame    *results.Frame // at the start
	Up       r3.Vec         // against gravity
	Findings *Findings
}

// Look makes a model ready on the processor, as Check does, and shows it as it is at the start.
func Look(ctx context.Context, o Options) (*Preview, error) {
	built, err := prepareOnly(ctx, o)
	if err != nil {
		return nil, err
	}
	defer built.Simulation.Close()
	s := newScene(built)
	p := &Preview{Frame: s.frame(), Up: built.Model.Up(), Findings: findings(built)}
	state := built.Simulation.TakeState(dem.State{})
	p.Frame.Particles = s.particles(&state)
	p.Frame.Links = append(p.Frame.Links, s.marks(p.Frame)...)
	return p, nil
}

// prepareOnly makes a model ready that will not run.
func prepareOnly(ctx context.Context, o Options) (*models.Built, error) {
	o.Device = "cpu"
	if IsDataset(o.Model) {
		o.Sets = append([]string{"solver.end=1"}, o.Sets...)
	}
	return prepare(ctx, &o)
}

func findings(built *models.Built) *Findings {
	f := &Findings{Bodies: built.BodyCount(), Contacts: built.ContactCounts(), Notes: slices.Concat(built.Model.Notes(), built.Notes), Warnings: built.Warnings}
	if g := built.Simulation.Integrator(); g != nil {
		f.Equations, f.Redundant, f.Freedoms = g.Constraints(), len(g.Redundant()), g.DegreesOfFreedom()
	}
	if g := built.Simulation.Particles(); g != nil {
		f.Particles = g.Len()
	}
	return f
}

// files are those that may be read.
func (o *Options) files() document.Files { return document.Files{Within: o.Within, Begun: o.begun} }

// IsDataset tells whether a file is a dataset of Adams/Solver, by its name.
func IsDataset(path string) bool { return strings.EqualFold(filepath.Ext(path), ".adm") }

// settings are what can be set of the run of a dataset, by the paths that our models have for it.
type settings struct {
	Solver  solverSettings `yaml:"solver" default:"{}"`
	Outputs outputSettings `yaml:"outputs" default:"{}"`
}

type solverSettings struct {
	Method         string               `yaml:"method" selector:"true" enum:"hht generalized_alpha" default:"hht"`
	Alpha          float64              `yaml:"alpha" only:"hht" min:"-0.33333333333333337" max:"0" default:"-0.05"`
	SpectralRadius float64              `yaml:"spectral_radius" only:"generalized_alpha" min:"0" max:"1" default:"0.8"`
	Step           float64              `yaml:"step" unit:"s" above:"0"`
	End            float64              `yaml:"end" unit:"s" above:"0"`
	Tolerance      float64              `yaml:"tolerance" unit:"m/s" above:"0"`
	MaxIterations  int                  `yaml:"max_iterations" min:"1" max:"1000000" default:"20"`
	ErrorControl   *models.ErrorControl `yaml:"error_control"`
}

type outputSettings struct {
	Interval float64      `yaml:"interval" unit:"s" above:"0"`
	Audit    models.Audit `yaml:"audit" default:"{}"`
	Plots    bool         `yaml:"plots" default:"true"`
}

// times are those that are given.
func (s *settings) times() adams.Times {
	t := adams.Times{End: s.Solver.End, Output: s.Outputs.Interval, Step: s.Solver.Step}
	if c := s.Solver.ErrorControl; c != nil {
		t.Accuracy, t.MaxStep = c.Tolerance, c.MaxStep
	}
	return t
}

func prepareDataset(ctx context.Context, o *Options) (*models.Built, error) {
	text, err := o.files().Read(ctx, o.Model, input.MaxText)
	if err != nil {
		return nil, err
	}
	dataset, err := adams.Parse(o.Model, string(text))
	if err != nil {
		return nil, err
	}
	var s settings
	if err := document.Decode(ctx, o.Model, []byte("{}"), o.Sets, &s); err != nil {
		return nil, err
	}
	model, err := dataset.Model(ctx, s.times())
	if err != nil {
		return nil, err
	}
	solver := &model.Solver
	solver.Method, solver.Alpha, solver.SpectralRadius, solver.MaxIterations = s.Solver.Method, s.Solver.Alpha, s.Solver.SpectralRadius, s.Solver.MaxIterations
	if s.Solver.Tolerance > 0 {
		solver.Tolerance = s.Solver.Tolerance
	}
	if s.Solver.ErrorControl != nil {
		solver.ErrorControl = s.Solver.ErrorControl
	}
	model.Outputs.Plots, model.Outputs.Audit = s.Outputs.Plots, s.Outputs.Audit
	built, err := model.Build(ctx, models.BuildOptions{Device: "cpu", Threads: o.Threads})
	if err != nil && !errors.As(err, new(adams.Error)) {
		err = fmt.Errorf("%s: %w", o.Model, err)
	}
	return built, err
}

// Convert writes a dataset as a model of ours, with the times that sets give it. Notes say what differs.
func Convert(ctx context.Context, path string, sets []string) (text []byte, notes []string, err error) {
	dataset, err := adams.Read(ctx, path)
	if err != nil {
		return nil, nil, err
	}
	var s settings
	if err := document.Decode(ctx, path, []byte("{}"), sets, &s); err != nil {
		return nil, nil, err
	}
	text, found, err := adams.Convert(ctx, dataset, s.times())
	for _, n := range found {
		notes = append(notes, fmt.Sprintf("%s:%d:%d: %s", path, n.At.Line, n.At.Column, n.Message))
	}
	return text, notes, err
}
