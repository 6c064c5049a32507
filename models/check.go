package models

// Rules between the sections of a model.

import (
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// mostSteps keeps runs within what any machine could do in a lifetime.
const mostSteps = 1e14

// Check implements document.Checker. It is called when each section is right by itself.
func (m *Model) Check(r *document.Report) {
	r.Mark(rootKey, "domain")
	m.checkGround(r)
	m.attach(r)
	m.checkMaterials(r)
	x := m.index()
	m.checkJoints(r, x)
	m.checkMotions(r, x)
	m.checkForces(r, x)
	m.checkRopes(r)
	m.checkErosion(r)
	m.checkRequests(r)
	m.checkCarried(r)
	m.checkFluid(r)
	m.checkSelfGravity(r)
	m.checkPairPotentials(r)
	m.checkGear(r)
	m.checkBonds(r)
	m.checkCamera(r)
	m.checkMemory(r)
	m.checkTrajectories(r)
	m.checkServos(r)
	m.checkFields(r)
	m.checkStrain(r)
	if m.Solver.Step > m.Solver.End {
		r.Part("solver").Fail("step", "step, %g s, must not be above end, %g s", m.Solver.Step, m.Solver.End)
	}
	if m.Solver.Start == "equilibrium" && m.Start != nil {
		r.Part("solver").Fail("start", "start: equilibrium does not go with the state of another run, which is not at rest: let that run come to rest, or leave one of both out")
	}
	if n := m.Solver.End / m.Solver.Step; n > mostSteps && m.Solver.ErrorControl == nil {
		r.Part("solver").Fail("step", "step, %g s, would make %.3g steps up to end, %g s; at most %g are possible", m.Solver.Step, n, m.Solver.End, mostSteps)
	}
	if len(m.Bodies)+len(m.Nets)+len(m.Barriers)+len(m.Beams)+len(m.Particles)+len(m.Inlets) == 0 {
		r.Fail("", "there is nothing in the model: give bodies, nets, particles or inlets")
	}
}

func (m *Model) checkGround(r *document.Report) {
	for i, b := range m.Bodies {
		if b.Name == Ground {
			r.Item("bodies", i).Fail("name", "%q is the name of what never moves; call the body otherwise", Ground)
		}
	}
}

// checkMaterials checks that materials of particles have a density, and that every contact that can happen has its coefficients.
func (m *Model) checkMaterials(r *document.Report) {
	particles := map[string]bool{}
	for _, p := range m.Particles {
		particles[p.Material] = true
	}
	for _, s := range m.Inlets {
		particles[s.Material] = true
	}
	pairs := m.checkContactPairs(r)
	surfaces, touching := map[string]bool{}, pairs.materials()
	for i := range pairs.list {
		for _, name := range pairs.list[i].materials {
			surfaces[name] = true
		}
	}
	for i, a := range m.Materials {
		if particles[a.Name] && a.Density == 0 {
			r.Item("materials", i).Fail("", "material %q is of particles; it needs the key \"density\" in kg/m^3", a.Name)
		}
		for j, b := range m.Materials {
			meet := particles[a.Name] && (surfaces[b.Name] || particles[b.Name] && j >= i) || j >= i && touching[[2]string{a.Name, b.Name}]
			if !meet {
				continue
			}
			if missing := m.Contact.needs(m.Contact.Interaction(a.Name, b.Name)); missing != nil {
				r.Fail("contact", "contacts of %q with %q lack %s; give it in contact.default or contact.pairs",
					a.Name, b.Name, strings.Join(missing, ", "))
			}
		}
	}
}

// index answers what the rules ask about names.
type index struct {
	points   map[string]bool   // bodies, and nets, that are point masses
	carriers map[string]string // body of each marker
	joints   map[string]string // type of each joint
}

func (m *Model) index() index {
	x := index{map[string]bool{}, map[string]string{}, map[string]string{}}
	for _, b := range m.Bodies {
		x.points[b.Name] = b.Type == "point_mass"
	}
	for _, n := range m.Nets {
		x.points[n.Name+"."] = n.Body.Type == "point_mass"
	}
	for _, k := range m.Markers {
		x.carriers[k.Name] = k.Body
	}
	for _, j := range m.Joints {
		x.joints[j.Name] = j.Type
	}
	return x
}

// joint gives the type of a joint; pins of nets are spherical. Names of no joint are reported where they are read.
func (x index) joint(name string) (kind string, known bool) {
	if kind, known = x.joints[name]; known {
		return kind, known
	}
	if net, _, part := cutPart(name); part {
		_, known = x.points[net+"."]
	}
	return "spherical", known
}

// isPoint reports whether a body has no rotation.
func (x index) isPoint(body string) bool {
	if net, _, part := cutPart(body); part && x.points[net+"."] {
		return true
	}
	return x.points[body]
}

// firstPoint gives the first point mass among bodies that are named, or that carry the markers that are.
func (x index) firstPoint(bodies, markers []string) (string, bool) {
	for _, name := range bodies {
		if x.isPoint(name) {
			return name, true
		}
	}
	for _, name := range markers {
		if body := x.carriers[name]; x.isPoint(body) {
			return body, true
		}
	}
	return "", false
}

// pointJoints are the joints that a point mass can have.
var pointJoints = []string{"spherical", "distance", "inline", "inplane", "point_on_line"}

func (m *Model) checkJoints(r *document.Report, x index) {
	for i, j := range m.Joints {
		if name, ok := x.firstPoint(j.Bodies, j.Markers); ok && !slices.Contains(pointJoints, j.Type) {
			r.Item("joints", i).Fail("type", "%q is a point mass and cannot turn; its joints are %s", name, strings.Join(pointJoints, ", "))
		}
		for k, name := range j.Joints {
			kind, known := x.joint(name)
			if !known {
				continue
			}
			freedom := freedoms(kind)
			wanted := ""
			if j.Type == "rack_and_pinion" {
				wanted = []string{"rotation", "translation"}[min(k, 1)]
			}
			if len(j.Coordinates) == len(j.Joints) {
				wanted = j.Coordinates[k]
			}
			if len(freedom) == 0 || wanted != "" && !slices.Contains(freedom, wanted) {
				what := "freedom"
				if wanted != "" {
					what = wanted
				}
				r.Item("joints", i).Fail("joints", "joint %q, %s, has no %s that a %s can tie", name, kind, what, j.Type)
			}
		}
	}
}

// freedoms lists what a motion can drive in a type of joint.
func freedoms(joint string) []string {
	switch joint {
	case "revolute", "screw", "planar", "parallel":
		return []string{"rotation"}
	case "prismatic", "inline", "point_on_line":
		return []string{"translation"}
	case "cylindrical":
		return []string{"rotation", "translation"}
	}
	return nil
}

func (m *Model) checkMotions(r *document.Report, x index) {
	for i, motion := range m.Motions {
		if motion.Type == "point" {
			if motion.Body == Ground {
				r.Item("motions", i).Fail("body", "the ground does not move")
			}
			continue
		}
		if kind, known := x.joint(motion.Joint); known && !slices.Contains(freedoms(kind), motion.Type) {
			r.Item("motions", i).Fail("joint", "joint %q, %s, has no %s to drive", motion.Joint, kind, motion.Type)
		}
	}
}

func (m *Model) checkForces(r *document.Report, x index) {
	for i, f := range m.Forces {
		if f.Load.Body == Ground {
			r.Item("forces", i).Fail("body", "the ground takes no load")
		}
		if f.Type == "torque" && x.isPoint(f.Load.Body) {
			r.Item("forces", i).Fail("body", "%q is a point mass and takes no torque", f.Load.Body)
		}
		if name, ok := x.firstPoint(f.Bodies, f.Markers); ok && !f.alongLine() {
			r.Item("forces", i).Fail("type", "%q is a point mass and cannot turn; use a spring_damper", name)
		}
	}
}

// checkCamera refuses a camera that looks along what is up, which leaves open how the picture is turned.
func (m *Model) checkCamera(r *document.Report) {
	if m.Outputs.Snapshots == nil || m.Outputs.Snapshots.Camera == nil {
		return
	}
	c := m.Outputs.Snapshots.Camera
	up, key, what := m.Up(), "at", "what is up, (%g, %g, %g): give the key \"up\" another direction"
	if c.Up != nil {
		up, key, what = *c.Up, "up", "up, (%g, %g, %g)"
	}
	view := r3.Sub(c.At, c.From)
	if r3.Norm(view) > 0 && r3.Norm(up) > 0 && r3.Norm(r3.Cross(view, up)) < alongView*r3.Norm(view)*r3.Norm(up) {
		r.Part("outputs").Part("snapshots").Part("camera").Fail(key, "the camera looks along "+what, up.X, up.Y, up.Z)
	}
}

// alongView is the sine of the angle below which a camera's view and what is up are along one line.
const alongView = 1e-6
