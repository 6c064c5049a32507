package models

// From the materials, laws and groups of particles of a model to what an engine is told.

import (
	"encoding"
	"errors"
	"fmt"
	"math"
	"reflect"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/rigid"
)

// generate makes the particles of each group.
func (b *builder) generate() error {
	var errs []error
	for i := range b.model.Particles {
		g, err := b.model.Particles[i].particles(b.ctx, b.model)
		errs = append(errs, b.about("particles", b.model.Particles[i].Name, err))
		b.particles = append(b.particles, g)
	}
	return errors.Join(errs...)
}

// particlesModel builds the engine's input, without surfaces.
func (b *builder) particlesModel() (*dem.Model, error) {
	m := b.model
	chosen, err := m.Contact.law()
	if err != nil {
		return nil, err
	}
	out := m.contacts(chosen)
	out.Up = m.Up()
	for i := range m.Particles {
		g := b.particles[i]
		if m.Particles[i].RemoveOverlapping {
			var err error
			if g, err = b.cleared(&g); err != nil {
				return nil, err
			}
			if len(g.Position) == 0 {
				b.built.Warnings = append(b.built.Warnings, fmt.Sprintf("no particle of %q is left: all are in surfaces, and remove_overlapping takes them out", m.Particles[i].Name))
			}
		}
		b.notePorosity(&m.Particles[i], &g)
		b.particles[i] = packing.Particles{}
		first := len(out.Particles.Position)
		out.Particles.Append(g)
		b.groups[m.Particles[i].Name] = [2]int{first, len(out.Particles.Position)}
	}
	var errs []error
	b.placed = len(out.Particles.Position)
	for i := range m.Inlets {
		s, err := m.Inlets[i].inlet(b.ctx, m)
		if err == nil {
			err = s.Check()
		}
		errs = append(errs, b.about("inlet", m.Inlets[i].Name, err))
		out.Inlets = append(out.Inlets, s)
	}
	b.carry(out)
	m.potentials(out)
	errs = append(errs, m.surroundings(out), m.strain(out), b.fluid(out), b.bond(out))
	return out, errors.Join(errs...)
}

// notePorosity tells of a random packing of spheres in a whole region how dense it has come out.
func (b *builder) notePorosity(p *Particles, g *packing.Particles) {
	if g.Room == 0 || p.RemoveOverlapping || g.Clump != nil {
		return
	}
	solid := 0.0
	for _, radius := range g.Radius {
		solid += rigid.SphereVolume(radius)
	}
	part := solid / g.Room
	b.built.Notes = append(b.built.Notes, fmt.Sprintf("packing %q: %d spheres fill %.3f of their region, a porosity of %.3f", p.Name, len(g.Radius), part, 1-part))
}

// material is the position of a material by its name, which the checks have found to exist.
func (m *Model) material(name string) int {
	for i := range m.Materials {
		if m.Materials[i].Name == name {
			return i
		}
	}
	return -1
}

func (m *Model) surroundings(out *dem.Model) error {
	out.Gravity = r3.Vec{X: m.Gravity[0].Constant, Y: m.Gravity[1].Constant, Z: m.Gravity[2].Constant}
	if !m.Gravity[0].IsConstant() || !m.Gravity[1].IsConstant() || !m.Gravity[2].IsConstant() {
		var curves [3]*Curve
		for i := range curves {
			var err error
			if curves[i], err = m.Gravity[i].Curve(); err != nil {
				return fmt.Errorf("gravity: %w", err)
			}
		}
		out.GravityAt = func(t float64) r3.Vec {
			x, _, _ := curves[0].At(t)
			y, _, _ := curves[1].At(t)
			z, _, _ := curves[2].At(t)
			return r3.Vec{X: x, Y: y, Z: z}
		}
	}
	out.Damping = m.DEM.LocalDamping
	if g := m.DEM.SelfGravity; g != nil {
		out.SelfGravity = &dem.SelfGravity{Constant: g.Constant, Every: g.Every, Opening: g.OpeningAngle}
	}
	if err := out.Integrator.UnmarshalText([]byte(m.DEM.Integrator)); err != nil {
		return err
	}
	if m.DEM.Skin != nil {
		out.Skin = *m.DEM.Skin
	}
	out.Domain, out.Periodic = m.Domain.box()
	for _, o := range m.Outlets {
		out.Outlets = append(out.Outlets, r3.Box(o.Box))
	}
	return nil
}

// leastSeparation is the distance that surfaces in contact have by van_der_waals unless the model says otherwise, m.
const leastSeparation = 0.165e-9

// filmReach is the gap up to which there is a film of lubrication unless the model says otherwise, by twice the effective radius.
const filmReach = 0.1

// law is the choice of laws: every enumeration of the engine's has the name of a key here. Van der Waals' forces act over nanometres, which no step of a contact
// resolves: they are DMT's constant pull.
func (c *Contact) law() (law.Law, error) {
	chosen := law.Law{Tension: c.AttractiveDamping, Lubricated: c.Lubrication, Sheared: c.FilmShear, Shared: c.ShareStiffness}
	from, to := reflect.ValueOf(c).Elem(), reflect.ValueOf(&chosen).Elem()
	var failed []error
	for i := range to.NumField() {
		if field, ok := to.Field(i).Addr().Interface().(encoding.TextUnmarshaler); ok {
			name := from.FieldByName(to.Type().Field(i).Name).String()
			if name == "van_der_waals" {
				name = law.DMT.String()
			}
			failed = append(failed, field.UnmarshalText([]byte(name)))
		}
	}
	return chosen, errors.Join(failed...)
}

// parameters gives the engine's form of coefficients, which have the same names but for two; what is not given is zero.
func (i Interaction) parameters(c *Contact) law.Interaction {
	var out law.Interaction
	from, to := reflect.ValueOf(i), reflect.ValueOf(&out).Elem()
	for k := range to.NumField() {
		if f := from.FieldByName(to.Type().Field(k).Name); f.IsValid() && !f.IsNil() {
			to.Field(k).SetFloat(f.Elem().Float())
		}
	}
	out.Dissipation = given(i.DissipativeConstant)
	if c.Cohesion == "van_der_waals" {
		h := leastSeparation
		if i.LeastSeparation != nil {
			h = *i.LeastSeparation
		}
		out.SurfaceEnergy = given(i.HamakerConstant) / (24 * math.Pi * h * h)
	}
	if i.FilmReach == nil {
		out.FilmReach = filmReach
	}
	if c.Normal == "linear" || c.Normal == "luding" {
		out.NormalDamping = given(i.LinearDamping)
	}
	return out
}

// makeParticles makes what an engine takes; nil in a model without particles.
func (b *builder) makeParticles() (*dem.Model, error) {
	m := b.model
	if len(m.Particles) == 0 && len(m.Inlets) == 0 {
		b.built.Device = Device{Kind: "cpu", Name: Processor(), Reason: "there are no particles"}
		return nil, nil
	}
	particles, err := b.particlesModel()
	if err != nil {
		return nil, err
	}
	if particles.Surfaces, err = b.touched(particles); err != nil {
		return nil, err
	}
	particles.Pool = b.pool
	particles.Mobilities = b.mobilities(particles.Frames())
	if err := b.stiffen(particles); err != nil {
		return nil, err
	}
	if err := b.checkStart(particles); err != nil {
		return nil, err
	}
	if err := b.checkStep(particles); err != nil {
		return nil, err
	}
	b.built.Particles = particles
	b.watchSides(particles)
	return particles, nil
}
