package models

// Periodic cells that deform.

import (
	"errors"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/document"
)

// StrainRate is the velocity gradient of a periodic cell. Particles begin with the velocities of this flow, besides their own; one that comes back at another side has the velocity of its image there.
type StrainRate struct {
	// Rate of stretching along x; below 0 the cell becomes shorter.
	XX Function `yaml:"xx" unit:"1/s" of:"t" default:"0"`
	// Rate of stretching along y.
	YY Function `yaml:"yy" unit:"1/s" of:"t" default:"0"`
	// Rate of stretching along z.
	ZZ Function `yaml:"zz" unit:"1/s" of:"t" default:"0"`
	// Derivative of the x velocity along y: the boundary of Lees and Edwards.
	XY Function `yaml:"xy" unit:"1/s" of:"t" default:"0"`
	// Derivative of the x velocity along z.
	XZ Function `yaml:"xz" unit:"1/s" of:"t" default:"0"`
	// Derivative of the y velocity along z.
	YZ Function `yaml:"yz" unit:"1/s" of:"t" default:"0"`
}

// leans tells whether the domain does not stay a box.
func (s *StrainRate) leans() bool {
	for _, f := range []*Function{&s.XY, &s.XZ, &s.YZ} {
		if !f.IsConstant() || f.Constant != 0 {
			return true
		}
	}
	return false
}

// strained tells whether the model's domain deforms.
func (m *Model) strained() bool { return m.Domain != nil && m.Domain.StrainRate != nil }

// checkStrain refuses a cell that deforms beside what does not deform with it, and regions that are a cell which is none.
func (m *Model) checkStrain(r *document.Report) {
	for i, q := range m.Outputs.Requests {
		at := r.Part("outputs").Item("requests", i)
		switch {
		case q.Region != nil && q.Region.Cell && (m.Domain == nil || len(m.Domain.Periodic) < 3):
			at.Fail("region", "the region is the periodic cell, and the model has none: want a domain that is periodic along x, y and z")
		case q.Region != nil && q.Region.Cell && q.Region.Body != "":
			at.Fail("region", "the periodic cell is carried by no body")
		case m.strained() && q.Region != nil && !q.Region.Cell:
			at.Fail("region", "in a domain that deforms a region is the whole of it: want {cell: true}")
		case m.strained() && q.Section != nil:
			at.Fail("section", "sections are for a domain that does not deform; take strain_rate out of it")
		}
	}
	if !m.strained() {
		return
	}
	at := r.Part("domain")
	refuse := func(why string) { at.Fail("strain_rate", "%s", why) }
	switch {
	case len(m.Domain.Periodic) < 3:
		refuse("only a domain that is periodic along x, y and z deforms")
	case len(m.Walls) > 0:
		refuse("walls do not deform with the domain; take one of both out")
	case len(m.Bodies)+len(m.Nets)+len(m.Barriers) > 0:
		refuse("bodies and nets do not deform with the domain; take one of both out")
	case len(m.Inlets)+len(m.Outlets) > 0:
		refuse("a domain that deforms has no inlets and no outlets")
	case m.DEM.Fluid != nil:
		refuse("a domain that deforms has no fluid in it")
	case m.DEM.Bonds != nil:
		refuse("bonds are not worked out in a domain that deforms")
	case m.DEM.PairPotentials != nil:
		refuse("pair potentials are not worked out in a domain that deforms")
	case m.DEM.Thermostat != nil:
		refuse("a thermostat would brake the flow itself; take one of both out")
	case m.DEM.Integrator == "gear":
		refuse("a domain that deforms goes with the integrators velocity_verlet and leapfrog")
	case m.DEM.LocalDamping != 0:
		refuse("local_damping would hold the flow itself up")
	case m.Outputs.FinalParticles && m.Domain.StrainRate.leans():
		refuse("a file of particles (outputs.final_particles) has no room for a domain that leans; leave xy, xz and yz out, or the file")
	case len(m.Outputs.Fields) > 0:
		refuse("outputs.fields are for a domain that does not deform")
	}
	m.refuseClumps(r, "domain.strain_rate")
}

// strain makes the engine's form, and gives particles the velocities of the flow.
func (m *Model) strain(out *dem.Model) error {
	if !m.strained() {
		return nil
	}
	s := m.Domain.StrainRate
	var curves [6]*Curve
	var errs [6]error
	for i, f := range []*Function{&s.XX, &s.YY, &s.ZZ, &s.XY, &s.XZ, &s.YZ} {
		curves[i], errs[i] = f.Curve()
	}
	if err := errors.Join(errs[:]...); err != nil {
		return err
	}
	at := func(i int, t float64) float64 {
		x, _, _ := curves[i].At(t)
		return x
	}
	out.Strain = &dem.Strain{Rate: func(t float64) dem.Gradient {
		return dem.Gradient{XX: at(0, t), YY: at(1, t), ZZ: at(2, t), XY: at(3, t), XZ: at(4, t), YZ: at(5, t)}
	}}
	g, rate, cell := &out.Particles, out.Strain.Rate(0), dem.CellOf(out.Domain)
	if len(g.Velocity) == 0 {
		g.Velocity = make([]r3.Vec, len(g.Position))
	}
	for i, p := range g.Position {
		g.Velocity[i] = r3.Add(g.Velocity[i], rate.Of(r3.Sub(p, cell.Centre)))
	}
	return nil
}
