package models

// What the fluid presses on: nets, bodies and walls.

import (
	"fmt"
	"strconv"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// FluidLoad is the pressure of the fluid on a net, a body or a wall: density times free fall times depth, and dynamic_coefficient times density times the square of the speed at which the fluid comes
// up against it. It moves nets and bodies; walls are moved as prescribed.
type FluidLoad struct {
	// Name, unique among fluid loads. In requests NAME.12 is its panel 12.
	Name string `yaml:"name" required:"true" defines:"fluid_load"`
	// Net of one panel: each of its meshes, or rings and gaps between rings, is a panel.
	Net string `yaml:"net" refers:"net" oneof:"on"`
	// Body with surfaces: these are divided into panels, all of which must lie in the same fluid, as those of a float do.
	Body string `yaml:"body" refers:"body" oneof:"on"`
	// Wall: what of it particles may touch is divided into panels. Of a plane it is the part in the domain.
	Wall string `yaml:"wall" refers:"wall" oneof:"on"`
	// Direction in which the fluid stands against a net or a sheet with two sides: away from where it stands. Walls and bodies that have an inside and an outside do without.
	Towards *r3.Vec `yaml:"towards"`
	// Part of the area that holds the fluid back; auto is that which the strands of a net cover, and 1 of bodies and walls.
	Solidity *float64 `yaml:"solidity" above:"0" max:"1" auto:"auto"`
	// Factor of the hydrostatic pressure; 0 for none, as of a net that the fluid stands on both sides of.
	HydrostaticCoefficient float64 `yaml:"hydrostatic_coefficient" min:"0" default:"1"`
	// Dynamic pressure by density times the square of the speed; 0.7 for mud to 2 for granular fronts by Wendeler (2016), 0 for none.
	DynamicCoefficient float64 `yaml:"dynamic_coefficient" min:"0" default:"1"`
	// Longest side of the panels of a body or a wall; auto is a 32nd of its extent.
	PanelSize *float64 `yaml:"panel_size" unit:"m" above:"0" auto:"auto"`
}

// Check implements document.Checker.
func (f *FluidLoad) Check(r *document.Report) {
	checkDirection(r, "towards", f.Towards)
	if f.Net == "" {
		return
	}
	if f.Towards == nil {
		r.Fail("", `a fluid load on a net needs the key "towards": the direction in which the fluid presses on it`)
	}
	if f.PanelSize != nil {
		r.Fail("panel_size", "the panels of a net are its meshes")
	}
}

// subject is the kind and the name of what the fluid presses on.
func (f *FluidLoad) subject() (kind, name string) {
	switch {
	case f.Net != "":
		return "net", f.Net
	case f.Body != "":
		return "body", f.Body
	}
	return "wall", f.Wall
}

// checkFluidLoads refuses loads that nothing tells the size of.
func (m *Model) checkFluidLoads(r *document.Report, hasLevel, steady bool) {
	at := r.Part("dem").Part("fluid")
	for i := range m.DEM.Fluid.Loads {
		f := &m.DEM.Fluid.Loads[i]
		if f.HydrostaticCoefficient > 0 && (!hasLevel || !steady) {
			at.Item("loads", i).Fail("", `hydrostatic pressure needs a level of the fluid, and gravity as numbers, not all 0: give "level" or "field", or hydrostatic_coefficient: 0`)
		}
		kind, name := f.subject()
		switch kind {
		case "net":
			m.checkLoadedNet(f, at.Item("loads", i))
		case "body":
			for k := range m.Bodies {
				if b := &m.Bodies[k]; b.Name == name && len(b.Surfaces) == 0 {
					at.Item("loads", i).Fail("body", "body %q has no surfaces that the fluid could press on", name)
				}
			}
		case "wall":
			for k := range m.Walls {
				if w := &m.Walls[k]; w.Name == name && w.Shape.Shape == "plane" && m.Domain == nil {
					at.Item("loads", i).Fail("wall", "wall %q is a plane, which has no bounds: give the model a domain, or take a plate", name)
				}
			}
		}
	}
}

// checkLoadedNet refuses what panels cannot be made of.
func (m *Model) checkLoadedNet(f *FluidLoad, r *document.Report) {
	n := m.net(f.Net)
	switch {
	case n == nil: // it is told of where it is named
	case n.Shape == "box":
		r.Fail("net", "net %q is a box: a fluid loads nets of one panel", n.Name)
	case n.Strands == nil && f.Solidity == nil:
		r.Fail("", `net %q has no strands that would tell how much it holds back: give "solidity"`, n.Name)
	}
}

// fluidLoadOf is the load, and the number of a panel from 0, that a name LOAD or LOAD.PANEL means; -1 for all of it.
func (m *Model) fluidLoadOf(name string) (load, panel int) {
	if m.DEM.Fluid == nil {
		return -1, -1
	}
	of, part, parted := cutPart(name)
	for i := range m.DEM.Fluid.Loads {
		switch f := &m.DEM.Fluid.Loads[i]; {
		case f.Name == name:
			return i, -1
		case parted && f.Name == of:
			if k, err := strconv.Atoi(part); err == nil && k >= 1 {
				return i, k - 1
			}
		}
	}
	return -1, -1
}

// namedPanel tells whether a name may be that of a panel; how many there are is known when they are made.
func (m *Model) namedPanel(name string) (bool, string) {
	if load, _ := m.fluidLoadOf(name); load >= 0 {
		return true, ""
	}
	if of, part, parted := cutPart(name); parted {
		if load, _ := m.fluidLoadOf(of); load >= 0 {
			return false, fmt.Sprintf("fluid load %q has no panel %q; they are numbered from 1", of, part)
		}
	}
	return false, ""
}
