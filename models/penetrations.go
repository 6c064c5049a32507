package models

// Bodies and strands that have got inside other surfaces, and those whose contacts have lost energy by their geometry, by name.

import (
	"fmt"
	"math"

	"gabion/dem"
	"gabion/dem/geometry"
)

// Penetration is a body or a strand whose centre, axis or line has got inside another surface, or a part of it so deep that its contact fades out.
type Penetration struct {
	Time        float64 // at which it was first found there, s
	Name, Other string  // what is inside, and what it is in
	Depth       float64 // of the contact, m
	Moved       float64 // along the contact's normal in the step that brought it there, m
}

func (p *Penetration) String() string {
	return fmt.Sprintf("at t = %.4g s %s is inside %s, %.3g m deep", p.Time, p.Name, p.Other, p.Depth)
}

// largeMove is the part of the depth that a step must add to it for shorter steps to be a remedy.
const largeMove = 0.5

// Remedy is what helps: shorter steps where one step has brought it most of the way, and stiffer materials otherwise.
func (p *Penetration) Remedy() string {
	if p.Moved > largeMove*p.Depth {
		return fmt.Sprintf("it has moved by %.3g m in that step: take shorter steps", p.Moved)
	}
	return fmt.Sprintf("its material, or that of %s, is too soft for what presses them together: take a larger young_modulus, or normal_stiffness", p.Other)
}

// Penetrations lists what has been inside something else so far, by time.
func (b *Built) Penetrations() (list []Penetration) {
	if b.Simulation.BodyContacts() == nil {
		return nil
	}
	for _, p := range b.Simulation.BodyContacts().Penetrations() {
		x, y := &b.Surfaces[p.Surfaces[0]], &b.Surfaces[p.Surfaces[1]]
		name := core(x)
		if p.Part {
			name = fmt.Sprintf("a part of %q", x.Name)
		}
		list = append(list, Penetration{p.Time, name, fmt.Sprintf("%q", y.Name), p.Depth, p.Moved})
	}
	return list
}

// WorstPatch is the energy, J, that two surfaces have lost, or made, most by the geometry of their contacts in one step, and tells which ones and when; it is empty where none have.
func (b *Built) WorstPatch() (energy float64, text string) {
	if b.Simulation.BodyContacts() == nil {
		return 0, ""
	}
	p := b.Simulation.BodyContacts().WorstPatch()
	if p.Energy == 0 {
		return 0, ""
	}
	energy = math.Abs(p.Energy)
	return energy, fmt.Sprintf("those of %q and %q most in one step, %.2g J at t = %.4g s", b.Surfaces[p.Surfaces[0]].Name, b.Surfaces[p.Surfaces[1]].Name, energy, p.Time)
}

// core names what of a surface has got inside another.
func core(x *dem.Surface) string {
	if _, strand := x.Carrier.(dem.Strand); strand {
		return fmt.Sprintf("the line of wire %q", x.Name)
	}
	if _, capsule := x.Shape.(geometry.Capsule); capsule {
		return fmt.Sprintf("the axis of %q", x.Name)
	}
	return fmt.Sprintf("the centre of %q", x.Name)
}
