package models

// The fluid that particles move through: what it is, how it flows, and how high it stands.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/document"
)

// FluidObject is the name of the fluid among what pictures show.
const FluidObject = "fluid"

// Fluid is what particles move through. It is given: particles do nothing to it.
type Fluid struct {
	// Density.
	Density float64 `yaml:"density" unit:"kg/m^3" min:"0" required:"true"`
	// Dynamic viscosity; of a fluid with a flow_index other than 1 the consistency, in Pa s^n.
	Viscosity float64 `yaml:"viscosity" unit:"Pa s" above:"0" required:"true"`
	// Shear stress below which a fluid of Herschel and Bulkley does not flow.
	YieldStress float64 `yaml:"yield_stress" unit:"Pa" min:"0" default:"0"`
	// Exponent of the rate of shear in the law of Herschel and Bulkley; below 1 the fluid becomes thinner the faster it is sheared.
	FlowIndex float64 `yaml:"flow_index" above:"0" max:"2" default:"1"`
	// Whether the fluid's pressure lifts particles, by gravity and by the acceleration of the fluid.
	Buoyancy bool `yaml:"buoyancy" default:"false"`
	// Mass of fluid that particles move with them, by the mass that they displace; of spheres 0.5.
	AddedMass float64 `yaml:"added_mass" min:"0" default:"0"`
	// Velocity, the same everywhere: numbers, or functions of time t (s).
	Velocity [3]Function `yaml:"velocity" unit:"m/s" of:"t" default:"[0, 0, 0]"`
	// Height against gravity up to which the fluid stands: a number, or a function of time t (s). Without it the fluid is everywhere.
	Level *Function `yaml:"level" unit:"m" of:"t"`
	// Share of the volume that is free of particles, for drag among others by Di Felice; without it drag is that of a sphere alone by Schiller and Naumann.
	Porosity *float64 `yaml:"porosity" above:"0" max:"1" oneof:"porosity?"`
	// Grid of cells in which the porosity is counted at every step, for drag by Di Felice in what is around each particle.
	PorosityGrid *PorosityGrid `yaml:"porosity_grid" oneof:"porosity?"`
	// How the fluid flows and how high it stands from place to place, instead of "velocity" and "level".
	Field *FlowField `yaml:"field"`
	// What it presses on.
	Loads []FluidLoad `yaml:"loads"`
}

// Check implements document.Checker.
func (f *Fluid) Check(r *document.Report) {
	r.Mark(fluidKey, "field")
	f.checkField(r)
}

// fluidKey is the kind of what stands under dem.fluid, whose places are kept.
const fluidKey = "dem.fluid"

// checkFluid refuses a level, and buoyancy, without gravity.
func (m *Model) checkFluid(r *document.Report) {
	f := m.DEM.Fluid
	if f == nil {
		return
	}
	at, steady, none := r.Part("dem").Part("fluid"), true, true
	for i := range m.Gravity {
		steady = steady && m.Gravity[i].IsConstant()
		none = none && m.Gravity[i].IsConstant() && m.Gravity[i].Constant == 0
	}
	if f.PorosityGrid != nil {
		m.refuseClumps(r, "dem.fluid.porosity_grid")
	}
	const needs = "a level is a height against gravity: give the model the key \"gravity\" as numbers, not all 0"
	if f.Level != nil && (none || !steady) {
		at.Fail("level", needs)
	}
	if g := f.Field; g != nil && g.hasLevel() && (none || !steady) {
		at.Fail("field", needs)
	}
	if g := f.Field; g != nil && len(g.Rasters) > 0 && m.Up() != (r3.Vec{Z: 1}) {
		at.Part("field").Fail("rasters", "rasters give heights along z: gravity must be along -z")
	}
	hasLevel := f.Level != nil || f.Field != nil && f.Field.hasLevel()
	m.checkFluidLoads(r, hasLevel, steady && !none)
	if f.Buoyancy && none {
		at.Fail("buoyancy", "without gravity nothing lifts particles: give the model the key \"gravity\"")
	}
}

// fluid is the engine's form of the fluid.
func (f *Fluid) fluid() (*dem.Fluid, error) {
	out := &dem.Fluid{
		Density: f.Density, Viscosity: f.Viscosity, YieldStress: f.YieldStress, FlowIndex: f.FlowIndex, Buoyancy: f.Buoyancy, AddedMass: f.AddedMass,
		Velocity: r3.Vec{X: f.Velocity[0].Constant, Y: f.Velocity[1].Constant, Z: f.Velocity[2].Constant},
	}
	if f.Porosity != nil {
		out.Porosity = *f.Porosity
	}
	if g := f.PorosityGrid; g != nil {
		out.Grid = &dem.PorosityGrid{Box: r3.Box(g.Box), Count: g.Counts}
	}
	level := Function{Constant: math.Inf(1)}
	if f.Level != nil {
		level = *f.Level
		out.Level = &level.Constant
	}
	if f.Velocity[0].IsConstant() && f.Velocity[1].IsConstant() && f.Velocity[2].IsConstant() && level.IsConstant() {
		return out, nil
	}
	var curves [4]*Curve
	for i, g := range []*Function{&f.Velocity[0], &f.Velocity[1], &f.Velocity[2], &level} {
		var err error
		if curves[i], err = g.Curve(); err != nil {
			return nil, fmt.Errorf("dem.fluid: %w", err)
		}
	}
	out.StreamAt = func(t float64) (s dem.Stream) {
		s.Velocity.X, s.Rate.X, _ = curves[0].At(t)
		s.Velocity.Y, s.Rate.Y, _ = curves[1].At(t)
		s.Velocity.Z, s.Rate.Z, _ = curves[2].At(t)
		s.Level, _, _ = curves[3].At(t)
		return s
	}
	return out, nil
}
