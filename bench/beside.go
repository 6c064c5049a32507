package bench

// This file times what acts on particles beside the contact of plain spheres, each in turn with them.

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/measure"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"
)

// beside is something that acts beside the contact of plain spheres, or is asked of them.
type beside struct {
	name string
	add  func(m *dem.Model) error
	ask  func(e dem.Engine, m *dem.Model) dem.Engine // the engine that is asked as well; nil: nothing is
}

var besides = []beside{
	{name: "dmt", add: sticky(law.DMT)},
	{name: "jkr", add: sticky(law.JKR)},
	{name: "sjkr", add: sticky(law.SJKR)},
	{name: "sjkr2", add: sticky(law.SJKR2)},
	{name: "luding", add: luding},
	{name: "walton_braun", add: func(m *dem.Model) error {
		err := luding(m)
		m.Default.AdhesionRatio = 0
		return err
	}},
	{name: "eepa", add: func(m *dem.Model) error {
		m.Law.Normal, m.Default.UnloadingRatio, m.Default.PlasticAdhesionEnergy = law.EEPA, 2, 0.1
		return nil
	}},
	{name: "thornton_ning", add: func(m *dem.Model) error {
		m.Law.Normal, m.Default.YieldPressure = law.ThorntonNing, 1e6
		return nil
	}},
	{name: "thornton_ning_jkr", add: func(m *dem.Model) error {
		m.Law.Normal, m.Default.YieldPressure = law.ThorntonNing, 1e6
		return sticky(law.JKR)(m)
	}},
	{name: "marshall", add: func(m *dem.Model) error { m.Law.Twisting = law.Marshall; return nil }},
	{name: "sds", add: func(m *dem.Model) error {
		m.Law.Twisting = law.SDS
		m.Default.TwistingStiffness, m.Default.TwistingDamping, m.Default.TwistingFriction = 0.1, 1e-6, 0.05
		return nil
	}},
	{name: "epsd2", add: func(m *dem.Model) error {
		m.Law.Rolling, m.Default.RollingFriction = law.EPSD2, 0.05
		return nil
	}},
	{name: "capillary", add: bridged(law.Willett)},
	{name: "rabinovich", add: bridged(law.Rabinovich)},
	{name: "liquid_film", add: wet},
	{name: "lubrication", add: lubricated(false)},
	{name: "film_shear", add: lubricated(true)},
	{name: "bonds", add: bond},
	{name: "conduction", add: warm},
	{name: "heat", add: func(m *dem.Model) error {
		err := warm(m)
		m.Heat.Around = law.HeatTransfer{Temperature: 350, Film: 20}
		return err
	}},
	{name: "expansion", add: func(m *dem.Model) error {
		err := warm(m)
		m.Heat.Around = law.HeatTransfer{Temperature: 350, Film: 20}
		m.Heat.Expansion = []law.Expansion{{Coefficient: 1e-5, Reference: 350, Density: m.Materials[0].Density}}
		return err
	}},
	{name: "drag", add: func(m *dem.Model) error { m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1e-3}; return nil }},
	{name: "local_porosity", add: func(m *dem.Model) error {
		box := filledBox(m)
		d := r3.Sub(box.Max, box.Min)
		cells := func(edge float64) int { return max(int(edge/(6*m.Particles.Radius[0])), 1) }
		m.Fluid = &dem.Fluid{Density: 1000, Viscosity: 1e-3, Grid: &dem.PorosityGrid{Box: box, Count: [3]int{cells(d.X), cells(d.Y), cells(d.Z)}}}
		return nil
	}},
	{name: "slurry", add: func(m *dem.Model) error {
		m.Fluid = &dem.Fluid{Density: 1600, Viscosity: 1, YieldStress: 1, FlowIndex: 0.5, AddedMass: 0.5, Buoyancy: true}
		return nil
	}},
	{name: "regions", add: func(*dem.Model) error { return nil }, ask: watchRegions},
}

// Besides are the names that Particles.Beside may have.
func Besides() (names []string) {
	for _, b := range besides {
		names = append(names, b.name)
	}
	return names
}

// sticky lets particles cohere where they touch.
func sticky(by law.CohesionLaw) func(m *dem.Model) error {
	return func(m *dem.Model) error {
		m.Law.Cohesion, m.Default.SurfaceEnergy, m.Default.CohesionDensity = by, 0.05, 1e4
		return nil
	}
}

// luding are springs about as stiff as the plain contacts are where they carry the box.
func luding(m *dem.Model) error {
	m.Law.Normal, m.Law.Tangential = law.Luding, law.CundallStrack
	m.Default.LoadingStiffness, m.Default.UnloadingRatio, m.Default.AdhesionRatio = 1e5, 2, 0.2
	return nil
}

// bridged puts bridges of liquid between particles that have touched.
func bridged(by law.BridgeLaw) func(m *dem.Model) error {
	return func(m *dem.Model) error {
		m.Law.Cohesion, m.Law.Bridge = law.Capillary, by
		m.Default.SurfaceTension, m.Default.BridgeContent = 0.072, 0.001
		return nil
	}
}

// wet puts films on particles that are enough for bridges as large as those of capillary.
func wet(m *dem.Model) error {
	m.Law.Cohesion = law.LiquidFilm
	m.Default.SurfaceTension, m.Default.BridgeContent = 0.072, 0.001
	m.Scalars = []dem.Scalar{{Name: "liquid", Unit: "1", Exchange: law.Exchange{FilmDensity: 1000}}}
	m.Particles.Scalars = [][]float64{slices.Repeat([]float64{0.01}, len(m.Particles.Position))}
	return nil
}

// lubricated puts films of water between particles, which resist sliding and rolling too where that is asked for.
func lubricated(sheared bool) func(m *dem.Model) error {
	return func(m *dem.Model) error {
		m.Law.Lubricated, m.Law.Sheared = true, sheared
		m.Default.FilmViscosity, m.Default.Roughness, m.Default.FilmReach = 1e-3, 1e-3, 0.1
		return nil
	}
}

// bond holds neighbours together by beams that never break, of a settled box about six a particle.
func bond(m *dem.Model) (err error) {
	m.Bonds, err = dem.MakeBonds(m, []dem.BondSet{{
		Particles: [][2]int{{0, len(m.Particles.Position)}}, Gap: 0.03 * m.Particles.Radius[0], Radius: 1,
		Material: law.BondMaterial{YoungModulus: 1e7, PoissonRatio: 0.25, Damping: 0.05, TensileStrength: math.Inf(1), Cohesion: math.Inf(1)},
	}})
	return err
}

// warm lets particles conduct heat, every other one 100 K warmer.
func warm(m *dem.Model) error {
	m.Scalars = []dem.Scalar{{Name: "temperature", Unit: "K", Capacity: []float64{800}, Exchange: law.Exchange{PerRadius: 2}}}
	temperature := make([]float64, len(m.Particles.Position))
	for i := range temperature {
		temperature[i] = 300 + 100*float64(i%2)
	}
	m.Particles.Scalars, m.Heat = [][]float64{temperature}, &dem.Heat{}
	return nil
}

// filledBox is the box around the centres of the particles.
func filledBox(m *dem.Model) r3.Box {
	box := vec.Nowhere()
	for _, p := range m.Particles.Position {
		box = vec.Around(box, r3.Box{Min: p, Max: p})
	}
	return box
}

// Regions that are watched, and steps from one look at them to the next.
const regionsWatched, regionsEvery = 10, 100

// watched is an engine that tells what so many layers of its box hold in the course of its steps.
type watched struct {
	dem.Engine
	layers []measure.Meter
	done   int // steps since the last look
}

func watchRegions(e dem.Engine, m *dem.Model) dem.Engine {
	w, box, beyond := &watched{Engine: e}, filledBox(m), m.Particles.Radius[0]
	height := (box.Max.Z - box.Min.Z) / regionsWatched
	for k := range regionsWatched {
		layer := packing.InBox{Min: r3.Vec{X: box.Min.X - beyond, Y: box.Min.Y - beyond}, Max: r3.Vec{X: box.Max.X + beyond, Y: box.Max.Y + beyond}}
		layer.Min.Z = box.Min.Z + height*float64(k)
		layer.Max.Z = layer.Min.Z + height
		w.layers = append(w.layers, measure.Meter{Region: layer, Frame: rigid.Frame{Orientation: quat.Number{Real: 1}}})
	}
	return w
}

// Advance implements dem.Engine.
func (w *watched) Advance(n int, dt float64) error {
	for n > 0 {
		part := min(n, regionsEvery-w.done)
		if err := w.Engine.Advance(part, dt); err != nil {
			return err
		}
		n, w.done = n-part, w.done+part
		if w.done < regionsEvery {
			continue
		}
		w.done = 0
		if err := w.look(); err != nil {
			return err
		}
	}
	return nil
}

// look works out the averages of all layers.
func (w *watched) look() error {
	meter, known := w.Engine.(dem.RegionMeter)
	if !known {
		return errors.New("the engine does not add up regions")
	}
	asked := make([]measure.Asked, len(w.layers))
	for k := range asked {
		asked[k] = measure.Asked{Meter: &w.layers[k], Solid: true, To: new(measure.Averages)}
	}
	measure.MeasureBy(meter, asked)
	if slices.ContainsFunc(asked, func(a measure.Asked) bool { return !a.Done }) {
		return errors.New("the engine does not add up these regions")
	}
	return nil
}

// namedBeside finds one by its name.
func namedBeside(name string) (beside, error) {
	for _, b := range besides {
		if b.name == name {
			return b, nil
		}
	}
	return beside{}, fmt.Errorf("there is no %q to time beside plain spheres: accepted are %s", name, strings.Join(Besides(), ", "))
}

// with is an engine for particles that something acts beside.
func (by ParticlesEngine) with(b beside) ParticlesEngine {
	plain := by.Make
	by.Name += ", " + b.name
	by.Make = func(m *dem.Model) (dem.Engine, error) {
		own := *m
		if err := b.add(&own); err != nil {
			return nil, err
		}
		e, err := plain(&own)
		if err == nil && b.ask != nil {
			e = b.ask(e, &own)
		}
		return e, err
	}
	return by
}
