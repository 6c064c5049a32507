// What an engine is told: particles, materials, laws, surfaces and surroundings.

package dem

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/enum"
	"gabion/internal/pool"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// Model is the input of an engine. SI units; world axes.
type Model struct {
	Materials []law.Material
	Law       law.Law
	Default   law.Interaction            // of pairs of materials that Pairs does not name
	Pairs     map[[2]int]law.Interaction // by material indices, the smaller first
	Particles packing.Particles
	Scalars   []Scalar // that every particle carries
	Heat      *Heat    // which of them is a temperature; nil for none
	Surfaces  []Surface

	Mobilities []rigid.Mobility // of the coupled frames, by their numbers: with them dashpots give their restitution; empty where no impact moves any
	Bonds      []Bond           // by the ids of their partners; see MakeBonds

	Gravity     r3.Vec                 // m/s2
	Up          r3.Vec                 // unit vector along which heights are; along the zero vector all are 0 and the radius
	GravityAt   func(t float64) r3.Vec // m/s2 as a function of time (s), instead of Gravity when it is not nil
	Damping     float64                // Cundall's local damping (1987): fraction of force and moment, 0 <= α < 1
	Fluid       *Fluid                 // in which the particles move; nil is a vacuum
	SelfGravity *SelfGravity           // of the particles on one another; nil for none
	Potentials  *Potentials            // of pairs of particles that need not touch; nil for none
	Thermostat  *law.Thermostat        // that particles are in; nil for none

	Integrator Integrator
	Domain     r3.Box          // a particle that leaves it is an error, or comes back on the other side; the zero box has no limits
	Periodic   [3]bool         // axes on which Domain repeats itself
	Strain     *Strain         // by which a Domain that is periodic along all axes deforms; nil for none
	Outlets    []r3.Box        // a particle whose centre enters one is removed
	Inlets     []packing.Inlet // that feed particles in the course of time
	Skin       float64         // margin of neighbour lists, m; 0 takes a tenth of the smallest radius
	Threads    int             // 0 takes all processors; results do not depend on it
	Pool       *pool.Pool      // workers that others use too, between the steps, instead of so many threads; nil for none
}

// Integrator steps particles in time.
type Integrator uint8

// Integrators.
const (
	VelocityVerlet Integrator = iota // Jun and Sohn (2014), eqs. 20-22
	Leapfrog                         // reported velocities are those of the middle of the last step
	Gear                             // predictor-corrector of five values, see [law.Gear]
)

var integratorNames = []string{"velocity_verlet", "leapfrog", "gear"}

func (i Integrator) String() string { return enum.NameOf(integratorNames, uint8(i)) }

// UnmarshalText reads the name of an integrator.
func (i *Integrator) UnmarshalText(b []byte) error {
	return enum.LookUp(integratorNames, b, (*uint8)(i))
}

// Between returns the parameters of contacts between materials a and b.
func (m *Model) Between(a, b int) law.Interaction {
	if in, ok := m.Pairs[[2]int{min(a, b), max(a, b)}]; ok {
		return in
	}
	return m.Default
}

// MobilityOf is that of a coupled frame.
func (m *Model) MobilityOf(frame int) rigid.Mobility {
	if len(m.Mobilities) == 0 {
		return rigid.Mobility{}
	}
	return m.Mobilities[frame]
}

// Frames is the number of coupled frames that the surfaces name.
func (m *Model) Frames() int {
	n := 0
	for i := range m.Surfaces {
		switch c := m.Surfaces[i].Carrier.(type) {
		case Attached:
			n = max(n, c.Frame+1)
		case Strand:
			n = max(n, c.Frames[0]+1, c.Frames[1]+1)
		}
	}
	return n
}

// Check tells what is wrong with a model, or returns nil. Everything that is wrong is told at once, up to ten things.
func (m *Model) Check() error {
	var errs []error
	note := func(err error) {
		if err != nil && len(errs) < 10 {
			errs = append(errs, err)
		}
	}
	used := m.Particles.Check(len(m.Materials), note)
	for i := range m.Materials {
		note(m.Materials[i].Check(used[i]))
	}
	for i := range m.Surfaces {
		s := &m.Surfaces[i]
		note(s.Check())
		note(s.MaterialsExist(len(m.Materials)))
	}
	if n := m.Frames(); len(m.Mobilities) != 0 && len(m.Mobilities) != n {
		note(fmt.Errorf("mobilities of %d frames: want one of each of the %d that surfaces name, or none", len(m.Mobilities), n))
	}
	for i := range m.Inlets {
		s := &m.Inlets[i]
		note(s.Check())
		if s.Material < 0 || s.Material >= len(m.Materials) {
			note(fmt.Errorf("inlet %d: material %d of %d", i, s.Material, len(m.Materials)))
		} else {
			used[s.Material] = true
		}
	}
	for a := range m.Materials {
		for b := range a + 1 {
			in := m.Between(a, b)
			if err := in.Check(m.Law); err != nil && (used[a] || used[b]) {
				note(fmt.Errorf("contact of %q and %q: %w", m.Materials[b].Name, m.Materials[a].Name, err))
			}
		}
	}
	m.checkScalars(note)
	note(m.checkHeat())
	note(m.checkClumps())
	note(m.checkPolyhedra())
	note(m.checkSuperquadrics())
	note(m.checkBonds())
	note(m.checkStrain())
	note(m.checkSurroundings())
	if len(errs) == 0 {
		note(m.checkReach())
		note(m.checkCohesion())
	}
	return errors.Join(errs...)
}

func (m *Model) checkSurroundings() error {
	if !(m.Damping >= 0 && m.Damping < 1) {
		return fmt.Errorf("local damping %g: want 0 <= α < 1", m.Damping)
	}
	if m.Fluid != nil {
		if err := m.Fluid.check(m); err != nil {
			return err
		}
	}
	if m.SelfGravity != nil {
		if err := m.SelfGravity.check(m); err != nil {
			return err
		}
	}
	if m.Potentials != nil {
		if err := m.Potentials.check(m); err != nil {
			return err
		}
	}
	if err := m.checkGear(); err != nil {
		return err
	}
	if err := m.checkThermostat(); err != nil {
		return err
	}
	if !(m.Skin >= 0) {
		return fmt.Errorf("skin %g m: want 0 or more", m.Skin)
	}
	largest := 0.0
	for _, r := range m.Particles.Radius {
		largest = max(largest, r)
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		if length < 0 || m.Periodic[axis] && !(length > 0 && !math.IsInf(length, 0)) {
			return fmt.Errorf("domain %v: axis %d has length %g m", m.Domain, axis, length)
		}
		if m.Periodic[axis] && length < 2*(2*largest+max(m.Skin, 0.1*largest)) {
			return fmt.Errorf("domain: periodic axis %d of %g m is too short for particles of radius %g m, which would meet themselves", axis, length, largest)
		}
	}
	return nil
}

// checkGear refuses what Gear's integrator does not step: particles whose velocities change at once, whose forces bodies have a say in, or whose books take them to be those of velocity Verlet.
func (m *Model) checkGear() error {
	if m.Integrator == Gear && (m.Frames() > 0 || m.HasClumps() || len(m.Bonds) > 0 || m.Fluid != nil || m.SelfGravity != nil || m.Thermostat != nil) {
		return errors.New("integrator gear is of spheres alone: want neither bodies that they touch nor clumps, bonds, fluid, self-gravity or a thermostat")
	}
	return nil
}

// HasClumps tells whether particles at the start or from inlets are clumps.
func (m *Model) HasClumps() bool {
	for i := range m.Inlets {
		if m.Inlets[i].Clump != nil {
			return true
		}
	}
	return slices.ContainsFunc(m.Particles.Clump, func(c *packing.Clump) bool { return c != nil })
}

// checkClumps refuses clumps beside what is not worked out for them.
func (m *Model) checkClumps() error {
	if m.HasClumps() && len(m.Scalars) > 0 {
		return fmt.Errorf("clumps, polyhedra or superquadrics and the scalar %q: contacts even out scalars of spheres only; want particles that are spheres", m.Scalars[0].Name)
	}
	return nil
}
