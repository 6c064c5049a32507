// From arguments to typed statements: units, parts, markers, constraints.

package adams

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

func (e *entry) units(u *Units) {
	names := [4]string{e.word("FORCE"), e.word("MASS"), e.word("LENGTH"), e.word("TIME")}
	if system := e.word("SYSTEM"); system != "" && system != "NONE" {
		var ok bool
		if names, ok = systems[system]; !ok {
			e.fail(e.find("SYSTEM").at, "unknown system %s; known are MKS, CGS, FPS, IPS, NONE", system)
			return
		}
	} else if system == "NONE" || e.has("UCF") {
		u.Force = e.number("UCF", 1)
		return
	}
	tables := [4]map[string]float64{forceUnits, massUnits, lengthUnits, timeUnits}
	targets := [4]*float64{&u.Force, &u.Mass, &u.Length, &u.Time}
	for k, argument := range []string{"FORCE", "MASS", "LENGTH", "TIME"} {
		if names[k] == "" {
			e.fail(e.at, "%s is missing", argument)
			continue
		}
		v, ok := unit(tables[k], names[k])
		if !ok {
			e.fail(e.at, "unknown unit of %s: %s", argument, names[k])
			continue
		}
		*targets[k] = v
	}
}

func (e *entry) part() Part {
	p := Part{
		Element: e.element(), Ground: e.has("GROUND"), Point: e.form.keyword == "POINT_MASS",
		Mass: e.number("MASS", 0), CM: e.identifier("CM"), IM: e.identifier("IM"), VM: e.identifier("VM"), WM: e.identifier("WM"),
		Exact: e.words("EXACT"),
	}
	if e.id == 0 {
		e.fail(e.at, "the identifier is missing")
	}
	ip := e.numbers("IP")
	if ip != nil && len(ip) != 3 && len(ip) != 6 {
		e.fail(e.find("IP").at, "IP takes 3 or 6 values, found %d", len(ip))
	} else {
		copy(p.Inertia[:], ip)
	}
	p.Origin, _ = e.vector("QG")
	p.Axes = e.axes("REULER", "XG", "ZG", p.Origin)
	for k, name := range []string{"VX", "VY", "VZ", "WX", "WY", "WZ"} {
		p.ExactVelocity[k] = e.has(name)
		*[]*float64{&p.Velocity.X, &p.Velocity.Y, &p.Velocity.Z, &p.Angular.X, &p.Angular.Y, &p.Angular.Z}[k] = e.number(name, 0)
	}
	if p.Mass < 0 {
		e.fail(e.find("MASS").at, "MASS is %g, want 0 or more", p.Mass)
	}
	if p.Mass > 0 && p.CM == 0 && !p.Ground {
		e.fail(e.at, "a part with mass needs the marker of its centre: CM")
	}
	return p
}

// marker reads a MARKER; without PART it belongs to the part before it.
func (e *entry) marker(parts []Part) Marker {
	m := Marker{Element: e.element(), Part: e.identifier("PART"), Floating: e.has("FLOATING")}
	if e.id == 0 {
		e.fail(e.at, "the identifier is missing")
	}
	switch {
	case e.has("POINT_MASS"):
		m.Part, m.OfPoint = e.identifier("POINT_MASS"), true
	case e.has("FLEX_BODY") || e.has("NODE_ID"):
		e.fail(e.at, "markers of flexible bodies are not supported")
	case e.has("CURVE"):
		e.fail(e.at, "markers on curves are not supported")
	case !e.has("PART") && len(parts) > 0:
		last := parts[len(parts)-1]
		m.Part, m.OfPoint = last.ID, last.Point
	case !e.has("PART"):
		e.fail(e.at, "PART is missing, and no part stands before")
	}
	m.Origin, _ = e.vector("QP")
	angles := "REULER"
	if e.has("EULER") {
		angles = "EULER"
	}
	m.Axes = e.axes(angles, "XP", "ZP", m.Origin)
	return m
}

// start reads an initial displacement and velocity.
func (e *entry) start(name string) (s Start) {
	v := e.numbers(name)
	if v == nil {
		return s
	}
	s.Given, s.Displacement = true, v[0]
	if len(v) > 1 {
		s.VelocityGiven, s.Velocity = true, v[1]
	}
	if len(v) > 2 {
		e.fail(e.find(name).at, "%s takes a displacement and a velocity, found %d values", name, len(v))
	}
	return s
}

func (e *entry) joint() Joint {
	kinds := []JointKind{
		ConstantVelocity, Cylindrical, Fixed, Hooke, Planar, RackAndPinion, Revolute, Screw, Spherical, Translational, Universal,
	}
	j := Joint{
		Element: e.element(), Kind: e.kind(kinds), I: e.required("I"), J: e.required("J"),
		Pitch: e.number("PITCH", 0), Diameter: e.number("PD", 0), Translation: e.start("ICTRAN"), Rotation: e.start("ICROT"),
	}
	if ic := e.start("IC"); ic.Given {
		switch j.Kind {
		case Translational:
			j.Translation = ic
		case Revolute:
			j.Rotation = ic
		default:
			e.fail(e.find("IC").at, "IC belongs to a REVOLUTE or a TRANSLATIONAL joint, not to a %s", j.Kind)
		}
	}
	if (e.has("ICTRAN") || e.has("ICROT")) && j.Kind != Cylindrical {
		e.fail(e.at, "ICTRAN and ICROT belong to a CYLINDRICAL joint, not to a %s", j.Kind)
	}
	if j.Kind == Screw && !e.has("PITCH") {
		e.fail(e.at, "a SCREW needs its PITCH")
	}
	if j.Kind == RackAndPinion && j.Diameter == 0 {
		e.fail(e.at, "a RACKPIN needs its pitch diameter PD")
	}
	return j
}

func (e *entry) kind(kinds []JointKind) JointKind {
	names := make([]string, len(kinds))
	for k := range kinds {
		names[k] = string(kinds[k])
	}
	return JointKind(e.one("", names...))
}

func (e *entry) primitive() Primitive {
	kinds := []JointKind{AtPoint, InLine, InPlane, Orientation, ParallelAxes, Perpendicular}
	return Primitive{e.element(), e.kind(kinds), e.required("I"), e.required("J")}
}

func (e *entry) motion() Motion {
	m := Motion{
		Element: e.element(), Joint: e.identifier("JOINT"), I: e.identifier("I"), J: e.identifier("J"),
		Function: e.expression("FUNCTION", true),
	}
	order := []string{"DISPLACEMENT", "VELOCITY", "ACCELERATION"}
	m.Derivative = slices.Index(order, e.one("DISPLACEMENT", order...))
	if m.Joint != 0 {
		m.Freedom = e.one("ANY", "TRANSLATION", "ROTATION")
		if e.has("I") || e.has("J") {
			e.fail(e.at, "JOINT excludes I and J")
		}
	} else {
		m.Freedom = e.one("", "X", "Y", "Z", "B1", "B2", "B3")
		e.required("I")
		e.required("J")
	}
	m.Start = Start{
		Given: e.has("ICDISP"), Displacement: e.number("ICDISP", 0),
		VelocityGiven: e.has("ICVEL"), Velocity: e.number("ICVEL", 0),
	}
	return m
}

func (e *entry) coupler() Coupler {
	c := Coupler{Element: e.element(), Joints: e.identifiers("JOINTS"), Types: e.words("TYPE"), Scales: e.numbers("SCALES")}
	if e.has("FUNCTION") {
		e.fail(e.find("FUNCTION").at, "user-written subroutines are not supported")
	}
	n := len(c.Joints)
	if n < 2 || n > 3 {
		e.fail(e.at, "JOINTS takes two or three joints, found %d", n)
		return c
	}
	if len(c.Scales) == n-1 { // the first may be left out
		c.Scales = append([]float64{1}, c.Scales...)
	}
	if len(c.Scales) != n {
		e.fail(e.at, "SCALES takes %d or %d values, found %d", n-1, n, len(c.Scales))
	}
	for k, t := range c.Types {
		if t == "" || t[0] != 'T' && t[0] != 'R' {
			e.fail(e.find("TYPE").at, "TYPE is a list of T and R, found %q", t)
			continue
		}
		c.Types[k] = t[:1]
	}
	if len(c.Types) != 0 && len(c.Types) != n {
		e.fail(e.find("TYPE").at, "TYPE takes %d values, found %d", n, len(c.Types))
	}
	return c
}

func (e *entry) gear() Gear {
	g := Gear{Element: e.element(), CV: e.required("CV")}
	joints := e.identifiers("JOINTS")
	if len(joints) != 2 {
		e.fail(e.at, "JOINTS takes two joints, found %d", len(joints))
		return g
	}
	g.Joints = [2]int(joints)
	return g
}

func (e *entry) integrator() Integrator {
	in := Integrator{
		Element: e.element(), Method: e.one("GSTIFF", "GSTIFF", "WSTIFF", "HHT", "NEWMARK", "HASTIFF", "ABAM", "RKF45"),
		Error: e.number("ERROR", 0), Alpha: e.number("ALPHA", 0),
		HInit: e.number("HINIT", 0), HMax: e.number("HMAX", 0), HMin: e.number("HMIN", 0),
	}
	e.rep.note(e.at, "INTEGRATOR: %s settings are taken as advice; the integrator is our own", in.Method)
	return in
}

// inertiaAboutCentre returns the inertia matrix of a part about its centre of mass in the part's axes, in dataset units:
// entries XX, YY, ZZ, XY, YZ, ZX.
func (d *Dataset) inertiaAboutCentre(p Part) [6]float64 {
	cm, _ := d.Marker(p.CM)
	im := cm
	if p.IM != 0 {
		im, _ = d.Marker(p.IM)
	}
	axes := rotationOf(im.Axes)
	ip := p.Inertia
	local := [3][3]float64{{ip[0], -ip[3], -ip[4]}, {-ip[3], ip[1], -ip[5]}, {-ip[4], -ip[5], ip[2]}}
	s := r3.Sub(cm.Origin, im.Origin) // the marker IM is not the centre: Steiner's theorem backwards
	offset := [3]float64{s.X, s.Y, s.Z}
	entry := func(i, j int) float64 {
		sum := 0.0
		for k := range 3 {
			for l := range 3 {
				sum += vec.Component(axes[k], i) * local[k][l] * vec.Component(axes[l], j)
			}
		}
		sum += p.Mass * offset[i] * offset[j]
		if i == j {
			sum -= p.Mass * r3.Norm2(s)
		}
		return sum
	}
	return [6]float64{entry(0, 0), entry(1, 1), entry(2, 2), entry(0, 1), entry(1, 2), entry(2, 0)}
}
