package models

// What the loads of the fluid can be asked for.

import (
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd/pressure"
	"gabion/observables"
)

// Types of what a request of a fluid load may be about.
const (
	wholeFluidLoad   = "a whole fluid load"
	panelOfFluidLoad = "a panel of a fluid load"
)

// observedFluidLoad is a load, or one of its panels, as it has been looked at.
type observedFluidLoad struct {
	hydrostatic, dynamic r3.Vec  // forces, N
	moment               r3.Vec  // about the point asked for, N m
	wet                  float64 // m2
	largest              float64 // pressure, Pa
	number               int     // of the panel that it is on, from 1
	at                   r3.Vec
}

// add counts a panel.
func (o *observedFluidLoad) add(panel int, middle, area r3.Vec, p *pressure.Pressure) {
	o.hydrostatic = r3.Add(o.hydrostatic, r3.Scale(p.Hydrostatic, area))
	o.dynamic = r3.Add(o.dynamic, r3.Scale(p.Dynamic, area))
	o.moment = r3.Add(o.moment, r3.Cross(r3.Sub(middle, o.at), r3.Scale(p.Total(), area)))
	o.wet += p.Wet * r3.Norm(area)
	if p.Total() > o.largest {
		o.largest, o.number = p.Total(), panel+1
	}
}

var fluidLoadQuantities = observables.Registry[*observedFluidLoad]{
	observables.Vector("force", "N", "of the fluid on it", func(o *observedFluidLoad) r3.Vec { return r3.Add(o.hydrostatic, o.dynamic) }),
	observables.Vector("torque", "N m", "of the fluid on it, about `at`, a point in the world", func(o *observedFluidLoad) r3.Vec { return o.moment }),
	observables.Vector("hydrostatic_force", "N", "part of the force by the depth of the fluid", func(o *observedFluidLoad) r3.Vec { return o.hydrostatic }),
	observables.Vector("dynamic_force", "N", "part of the force by the speed of the fluid", func(o *observedFluidLoad) r3.Vec { return o.dynamic }),
	observables.Scalar("wet_area", "m^2", "area below the surface of the fluid, of nets with their openings", func(o *observedFluidLoad) float64 { return o.wet }),
	observables.Scalar("largest_pressure", "Pa", "on the panel that bears most, by its whole area", func(o *observedFluidLoad) float64 { return o.largest }),
	observables.Scalar("largest_pressure_panel", "1", "number of that panel, from 1; 0 where none is pressed on", func(o *observedFluidLoad) float64 { return float64(o.number) }).For(wholeFluidLoad),
}

// fluidLoadTypes are the types of a load or of a panel of one; nil if there is no such load.
func (m *Model) fluidLoadTypes(name string) []string {
	switch load, panel := m.fluidLoadOf(name); {
	case load < 0:
		return nil
	case panel < 0:
		return []string{wholeFluidLoad}
	}
	return []string{panelOfFluidLoad}
}

func (b *builder) recordFluidLoad(q *Request) (observables.Recorded, error) {
	number, panel := b.model.fluidLoadOf(q.FluidLoad)
	load := &b.loads[number]
	if panel >= load.panels {
		return observables.Recorded{}, fmt.Errorf("fluid load %q has %d panels, none of number %d", b.model.DEM.Fluid.Loads[number].Name, load.panels, panel+1)
	}
	o := new(observedFluidLoad)
	count := func(k int, _ []r3.Vec, middle, area r3.Vec, p *pressure.Pressure) {
		if panel < 0 || k == panel {
			o.add(k, middle, area, p)
		}
	}
	return fluidLoadQuantities.Record(q.Name, q.Quantities, o, func() {
		*o = observedFluidLoad{at: q.At}
		load.pressures(b.system, b.built.Simulation.Time(), count)
	}), nil
}
