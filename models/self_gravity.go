package models

// The gravity of particles on one another.

import "gabion/internal/document"

// SelfGravity is that particles attract one another by Newton's law of gravitation, as a rubble pile in space does. It acts as impulses.
type SelfGravity struct {
	// Constant of gravitation.
	Constant float64 `yaml:"constant" unit:"m^3/(kg s^2)" min:"0" default:"6.6743e-11"`
	// Steps from one impulse to the next; the field is slow, and 20 to 100 contact steps are well below the time in which it changes.
	Every int `yaml:"every" min:"1" max:"1000000" default:"1"`
	// Angle under which a group of particles is seen that acts as one mass in its centre, after Barnes and Hut (1986): 0.5 errs by some thousandths. 0 takes every pair by itself.
	OpeningAngle float64 `yaml:"opening_angle" min:"0" max:"1" default:"0.5"`
}

// checkSelfGravity refuses what particles' own gravity does not go with.
func (m *Model) checkSelfGravity(r *document.Report) {
	if m.DEM.SelfGravity == nil {
		return
	}
	at := r.Part("dem")
	if m.Domain != nil && len(m.Domain.Periodic) > 0 {
		at.Fail("self_gravity", "particles attract one another in space without periodic axes only")
	}
	m.refuseClumps(r, "dem.self_gravity")
}

// refuseClumps refuses clumps where a key is of spheres only.
func (m *Model) refuseClumps(r *document.Report, key string) {
	for i := range m.Particles {
		if m.Particles[i].Clump != "" {
			r.Item("particles", i).Fail("clump", "%s is of spheres, not of clumps", key)
		}
		if m.Particles[i].Polyhedron != "" {
			r.Item("particles", i).Fail("polyhedron", "%s is of spheres, not of polyhedra", key)
		}
		if m.Particles[i].Superquadric != "" {
			r.Item("particles", i).Fail("superquadric", "%s is of spheres, not of superquadrics", key)
		}
	}
	for i := range m.Inlets {
		if m.Inlets[i].Clump != "" {
			r.Item("inlets", i).Fail("clump", "%s is of spheres, not of clumps", key)
		}
		if m.Inlets[i].Polyhedron != "" {
			r.Item("inlets", i).Fail("polyhedron", "%s is of spheres, not of polyhedra", key)
		}
		if m.Inlets[i].Superquadric != "" {
			r.Item("inlets", i).Fail("superquadric", "%s is of spheres, not of superquadrics", key)
		}
	}
}
