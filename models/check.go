package models

// Rules between the sections of a model.

import (
	"slices"
	"strings"

	"gabion/models/document"
)

// Check implements document.Checker. It is called when each section is right by itself.
func (m *Model) Check(r *document.Report) {
	m.checkGround(r)
	m.checkMaterials(r)
	m.checkJoints(r)
	m.checkMotions(r)
	m.checkForces(r)
	if m.Solver.Step > m.Solver.End {
		r.Part("solver").Fail("step", "step, %g s, must not be above end, %g s", m.Solver.Step, m.Solver.End)
	}
	if len(m.Bodies)+len(m.Nets)+len(m.Particles)+len(m.Streams) == 0 {
		r.Fail("", "there is nothing in the model: give bodies, nets, particles or streams")
	}
}

func (m *Model) checkGround(r *document.Report) {
	for i, b := range m.Bodies {
		if b.Name == Ground {
			r.Item("bodies", i).Fail("name", "%q is the name of what never moves; call the body otherwise", Ground)
		}
	}
}

// checkMaterials checks that materials of grains have a density, and that every contact that can happen has its coefficients.
func (m *Model) checkMaterials(r *document.Report) {
	grains := map[string]bool{}
	for _, p := range m.Particles {
		grains[p.Material] = true
	}
	for _, s := range m.Streams {
		grains[s.Material] = true
	}
	solids := map[string]bool{}
	for i := range m.Bodies {
		for _, s := range m.Bodies[i].Surfaces {
			solids[s.Material] = true
		}
	}
	for _, w := range m.Walls {
		solids[w.Material] = true
	}
	for _, n := range m.Nets {
		solids[n.Body.Material] = true
		if n.Strands != nil {
			solids[n.Strands.Material] = true
		}
	}
	for i, a := range m.Materials {
		if !grains[a.Name] {
			continue
		}
		if a.Density == 0 {
			r.Item("materials", i).Fail("", "material %q is of grains; it needs the key \"density\" in kg/m^3", a.Name)
		}
		for j, b := range m.Materials {
			if !solids[b.Name] && (!grains[b.Name] || j < i) {
				continue
			}
			if missing := m.Contact.needs(m.Contact.Interaction(a.Name, b.Name)); missing != nil {
				r.Fail("contact", "contacts of %q with %q lack %s; give it in contact.default or contact.pairs",
					a.Name, b.Name, strings.Join(missing, ", "))
			}
		}
	}
}

// pointJoints are the joints that a point mass can have.
var pointJoints = []string{"spherical", "distance", "inline", "inplane", "point_on_line"}

func (m *Model) checkJoints(r *document.Report) {
	points := m.pointMasses()
	types := m.jointTypes()
	for i, j := range m.Joints {
		item := r.Item("joints", i)
		for _, name := range m.bodiesOf(j.Bodies, j.Markers) {
			if points[name] && !slices.Contains(pointJoints, j.Type) {
				item.Fail("type", "%q is a point mass and cannot turn; its joints are %s", name, strings.Join(pointJoints, ", "))
			}
		}
		for k, name := range j.Joints {
			freedom := freedoms(types[name])
			wanted := ""
			if j.Type == "rack_and_pinion" {
				wanted = []string{"rotation", "translation"}[min(k, 1)]
			}
			if len(freedom) == 0 || wanted != "" && !slices.Contains(freedom, wanted) {
				item.Fail("joints", "joint %q, %s, has no freedom that a %s can tie", name, types[name], j.Type)
			}
		}
	}
}

// jointTypes gives the type of each joint, the pins of nets included.
func (m *Model) jointTypes() map[string]string {
	types := map[string]string{}
	for _, j := range m.Joints {
		types[j.Name] = j.Type
	}
	return types
}

// freedoms lists what a motion can drive in a type of joint.
func freedoms(joint string) []string {
	switch joint {
	case "revolute", "screw":
		return []string{"rotation"}
	case "prismatic":
		return []string{"translation"}
	case "cylindrical":
		return []string{"rotation", "translation"}
	}
	return nil
}

func (m *Model) checkMotions(r *document.Report) {
	types := m.jointTypes()
	for i, motion := range m.Motions {
		if motion.Type == "point" {
			if motion.Body == Ground {
				r.Item("motions", i).Fail("body", "the ground does not move")
			}
			continue
		}
		if joint := types[motion.Joint]; !slices.Contains(freedoms(joint), motion.Type) {
			r.Item("motions", i).Fail("joint", "joint %q, %s, has no %s to drive", motion.Joint, joint, motion.Type)
		}
	}
}

func (m *Model) checkForces(r *document.Report) {
	points := m.pointMasses()
	for i, f := range m.Forces {
		item := r.Item("forces", i)
		if f.Load.Body == Ground {
			item.Fail("body", "the ground takes no load")
		}
		if points[f.Load.Body] && f.Type == "torque" {
			item.Fail("body", "%q is a point mass and takes no torque", f.Load.Body)
		}
		if f.Type == "spring_damper" {
			continue
		}
		for _, name := range m.bodiesOf(f.Bodies, f.Markers) {
			if points[name] {
				item.Fail("type", "%q is a point mass and cannot turn; use a spring_damper", name)
			}
		}
	}
}

// pointMasses gives the names of bodies without rotation.
func (m *Model) pointMasses() map[string]bool {
	points := map[string]bool{}
	for _, b := range m.Bodies {
		points[b.Name] = b.Type == "point_mass"
	}
	for i := range m.Nets {
		if n := &m.Nets[i]; n.Body.Type == "point_mass" {
			bodies, _ := n.Counts()
			for k := range bodies {
				points[n.BodyName(k+1)] = true
			}
		}
	}
	return points
}

// bodiesOf gives the bodies that are named, or that carry the markers that are.
func (m *Model) bodiesOf(bodies, markers []string) []string {
	for _, name := range markers {
		for _, k := range m.Markers {
			if k.Name == name {
				bodies = append(bodies, k.Body)
			}
		}
	}
	return bodies
}
