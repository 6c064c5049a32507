package models

// How a fluid flows from place to place: functions of place and time, or rasters of a flow code.

import (
	"regexp"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
	"gabion/internal/vec"
)

// FlowField is how a fluid flows and how high it stands from place to place: functions that are taken at the nodes of a grid, or rasters. Between nodes and times it is linear; before the first time and after
// the last it is as then.
type FlowField struct {
	// Box of the grid that functions are taken in; it must hold the domain, or the particles and inlets where there is none.
	Box *Box `yaml:"box" oneof:"source"`
	// Nodes of the grid along x, y and z; along an axis of 1 nothing changes.
	Counts [3]int `yaml:"counts" min:"1" max:"10000" default:"[1, 1, 1]"`
	// Velocity: numbers, or functions of time t (s) and place x, y, z (m).
	Velocity [3]Function `yaml:"velocity" unit:"m/s" of:"t x y z" default:"[0, 0, 0]"`
	// Height against gravity up to which the fluid stands: a number, or a function of time t (s) and place x, y, z (m). Without it the fluid is everywhere.
	Level *Function `yaml:"level" unit:"m" of:"t x y z"`
	// Time from one grid to the next, of functions of time.
	Interval *float64 `yaml:"interval" unit:"s" above:"0"`
	// Rasters of level and velocity at rising times, ESRI ASCII grids or GeoTIFFs, of one grid each; z is up.
	Rasters []FlowRaster `yaml:"rasters" oneof:"source"`
	// VTK image data (.vti) of velocity and level at rising times, of one grid each, as flow codes and ParaView write them.
	Images []FlowImage `yaml:"images" oneof:"source"`
	// Place of the model's origin in the coordinates of the rasters or images.
	Origin r3.Vec `yaml:"origin" unit:"m" default:"[0, 0, 0]"`
}

// FlowRaster is the flow of a shallow-water code at a time. Where a raster has no data the fluid is not there or does not move.
type FlowRaster struct {
	// Time.
	Time float64 `yaml:"time" unit:"s" default:"0"`
	// File of the height of the surface.
	Level string `yaml:"level" file:"true" required:"true"`
	// File of the velocity along x.
	VelocityX string `yaml:"velocity_x" file:"true"`
	// File of the velocity along y.
	VelocityY string `yaml:"velocity_y" file:"true"`
}

// FlowImage is the flow at a time.
type FlowImage struct {
	// Time.
	Time float64 `yaml:"time" unit:"s" default:"0"`
	// File of VTK image data, whose arrays are at the points.
	File string `yaml:"file" file:"true" required:"true"`
	// Array of three components with the velocity.
	Velocity string `yaml:"velocity" default:"velocity"`
	// Array with the height of the surface; without it the fluid is everywhere.
	Level string `yaml:"level"`
}

// PorosityGrid is the cells of which it is counted how much particles fill.
type PorosityGrid struct {
	// Box that is divided; outside of it particles are alone.
	Box Box `yaml:"box" required:"true"`
	// Cells along x, y and z; good ones are three to five diameters wide.
	Counts [3]int `yaml:"counts" min:"1" max:"10000" required:"true"`
}

// mostNodes is how many nodes and times a field has at most, and cells a grid: half a gigabyte.
const mostNodes = 1 << 24

// time finds the time in an expression.
var timeWord = regexp.MustCompile(`\bt\b`)

// Check implements document.Checker.
func (g *PorosityGrid) Check(r *document.Report) {
	if n := g.Counts; n[0]*n[1]*n[2] > mostNodes {
		r.Fail("counts", "%d cells: at most %d", n[0]*n[1]*n[2], mostNodes)
	}
}

// Check implements document.Checker.
func (f *FlowField) Check(r *document.Report) {
	if len(f.Rasters) > 0 || len(f.Images) > 0 {
		for key, given := range map[string]bool{"counts": f.Counts != [3]int{1, 1, 1}, "velocity": flows(&f.Velocity), "level": f.Level != nil, "interval": f.Interval != nil} {
			if given { // a resolved model has all defaults
				r.Fail(key, "%q goes with a \"box\", not with rasters or images", key)
			}
		}
		for i := 1; i < len(f.Rasters); i++ {
			rising(r.Item("rasters", i), f.Rasters[i-1].Time, f.Rasters[i].Time)
		}
		for i := 1; i < len(f.Images); i++ {
			rising(r.Item("images", i), f.Images[i-1].Time, f.Images[i].Time)
			if (f.Images[i].Level == "") != (f.Images[0].Level == "") {
				r.Item("images", i).Fail("level", "give all images a level, or none")
			}
		}
		return
	}
	if f.Origin != (r3.Vec{}) {
		r.Fail("origin", "\"origin\" goes with rasters or images")
	}
	for axis, n := range f.Counts {
		if box := f.Box; box != nil && n > 1 && !(vec.Component(box.Max, axis) > vec.Component(box.Min, axis)) {
			r.Fail("box", "the box has no extent along %c, where the grid has %d nodes", "xyz"[axis], n)
		}
	}
	changes := func(g *Function) bool { return g.Table != nil || timeWord.MatchString(g.Expression) }
	steady := !slices.ContainsFunc(f.Velocity[:], func(g Function) bool { return changes(&g) }) && (f.Level == nil || !changes(f.Level))
	switch {
	case steady && f.Interval != nil:
		r.Fail("interval", "nothing in the field changes in time")
	case !steady && f.Interval == nil:
		r.Fail("", "the field changes in time: give it the key \"interval\", the time from one grid to the next")
	}
}

// rising refuses a time that is not after the one before it.
func rising(r *document.Report, before, time float64) {
	if !(time > before) {
		r.Fail("time", "times must rise: %g s after %g s", time, before)
	}
}

// hasLevel tells whether the field says how high the fluid stands.
func (f *FlowField) hasLevel() bool {
	return f.Level != nil || len(f.Rasters) > 0 || len(f.Images) > 0 && f.Images[0].Level != ""
}

// flows tells whether a velocity is not that of rest, the default.
func flows(velocity *[3]Function) bool {
	return slices.ContainsFunc(velocity[:], func(g Function) bool { return !g.IsConstant() || g.Constant != 0 })
}

// checkField refuses what is said twice of a flow.
func (f *Fluid) checkField(r *document.Report) {
	if f.Field == nil {
		return
	}
	if flows(&f.Velocity) { // a resolved model has all defaults
		r.Fail("velocity", "the fluid has a \"field\", which has its own velocity")
	}
	if f.Level != nil {
		r.Fail("level", "the fluid has a \"field\", which has its own level")
	}
}
