package models

import "gabion/internal/document"

// checkGear refuses what particles are not stepped with by Gear's integrator.
func (m *Model) checkGear(r *document.Report) {
	if m.DEM.Integrator != "gear" {
		return
	}
	at := r.Part("dem")
	refuse := func(is bool, what string) {
		if is {
			at.Fail("integrator", "gear steps spheres alone, without %s: accepted are velocity_verlet and leapfrog", what)
		}
	}
	refuse(len(m.Bodies)+len(m.Nets)+len(m.Ropes) > 0, "bodies, nets and ropes")
	refuse(len(m.DEM.Bonds) > 0, "bonds")
	refuse(m.DEM.Fluid != nil, "fluid")
	refuse(m.DEM.SelfGravity != nil, "self-gravity")
	refuse(m.DEM.Thermostat != nil, "a thermostat")
	m.refuseClumps(r, "dem.integrator gear")
}
