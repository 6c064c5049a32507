// From arguments to typed statements: forces, functions and requests.

package adams

import (
	"fmt"
	"strings"
)

// noSubroutine refuses USER functions outside expressions.
func (e *entry) noSubroutine() {
	if a := e.find("FUNCTION"); a != nil {
		e.fail(a.at, "user-written subroutines are not supported")
	}
}

func (e *entry) singleForce() SingleForce {
	return SingleForce{
		Element: e.element(), Rotational: e.one("", "TRANSLATIONAL", "ROTATIONAL") == "ROTATIONAL", ActionOnly: e.has("ACTIONONLY"),
		I: e.required("I"), J: e.required("J"), Function: e.expression("FUNCTION", true),
	}
}

func (e *entry) vectorForce() VectorForce {
	v := VectorForce{
		Element: e.element(), Keyword: e.form.keyword, I: e.required("I"), J: e.required("JFLOAT"), RM: e.required("RM"),
	}
	e.noSubroutine()
	given := false
	for k, name := range []string{"FX", "FY", "FZ", "TX", "TY", "TZ"} {
		if e.form.find(name) != nil && e.form.find(name).name == name {
			v.Components[k] = e.expression(name, false)
			given = given || e.has(name)
		}
	}
	if !given {
		e.fail(e.at, "no component is given")
	}
	return v
}

func (e *entry) springDamper() SpringDamper {
	s := SpringDamper{
		Element: e.element(), Rotational: e.one("", "TRANSLATIONAL", "ROTATIONAL") == "ROTATIONAL",
		I: e.required("I"), J: e.required("J"),
	}
	use, other := []string{"K", "C", "LENGTH", "FORCE"}, []string{"KT", "CT", "ANGLE", "TORQUE"}
	if s.Rotational {
		use, other = other, use
	}
	for k, target := range []*float64{&s.Stiffness, &s.Damping, &s.Reference, &s.Preload} {
		*target = e.number(use[k], 0)
		if a := e.find(other[k]); a != nil {
			e.fail(a.at, "%s does not belong to this kind of spring; use %s", other[k], use[k])
		}
	}
	return s
}

func (e *entry) field() Field {
	f := Field{Element: e.element(), Keyword: e.form.keyword, I: e.required("I"), J: e.required("J")}
	if f.Keyword == "BUSHING" {
		for half, names := range [][3]string{{"K", "C", "FORCE"}, {"KT", "CT", "TORQUE"}} {
			k, _ := e.triple(names[0])
			c, _ := e.triple(names[1])
			p, _ := e.triple(names[2])
			for axis := range 3 {
				r := 3*half + axis
				f.Stiffness[r][r], f.Damping[r][r], f.Preload[r] = k[axis], c[axis], p[axis]
			}
		}
		return f
	}
	e.noSubroutine()
	f.Stiffness = e.square("KMATRIX")
	f.Damping = e.square("CMATRIX")
	if ratio := e.number("CRATIO", 0); ratio != 0 {
		if e.has("CMATRIX") {
			e.fail(e.at, "CRATIO excludes CMATRIX")
		}
		for r := range f.Damping {
			for c := range f.Damping[r] {
				f.Damping[r][c] = ratio * f.Stiffness[r][c]
			}
		}
	}
	f.Length = e.six("LENGTH")
	f.Preload = e.six("FORCE")
	return f
}

// square reads a 6x6 matrix, column by column.
func (e *entry) square(name string) (m [6][6]float64) {
	v := e.numbers(name)
	if v == nil {
		return m
	}
	if len(v) != 36 {
		e.fail(e.find(name).at, "%s takes 36 values, found %d", name, len(v))
		return m
	}
	for k, x := range v {
		m[k%6][k/6] = x
	}
	return m
}

func (e *entry) six(name string) (out [6]float64) {
	v := e.numbers(name)
	if v != nil && len(v) != 6 {
		e.fail(e.find(name).at, "%s takes 6 values, found %d", name, len(v))
		return out
	}
	copy(out[:], v)
	return out
}

func (e *entry) spline() Spline {
	s := Spline{Element: e.element(), Linear: e.has("LINEAR_EXTRAPOLATE"), X: e.numbers("X")}
	if a := e.find("FILE"); a != nil {
		e.fail(a.at, "splines from files are not supported")
	}
	if s.X == nil {
		e.fail(e.at, "X is missing")
	}
	for _, a := range e.arguments {
		if a.name == "Y" {
			s.Y = append(s.Y, e.values(a))
		}
	}
	if len(s.Y) == 0 {
		e.fail(e.at, "Y is missing")
	}
	if len(s.Y) > 1 { // each row begins with its z
		for k, row := range s.Y {
			s.Z = append(s.Z, row[0])
			s.Y[k] = row[1:]
			if k > 0 && s.Z[k] <= s.Z[k-1] {
				e.fail(e.at, "the first values of Y (z) must rise; found %g after %g", s.Z[k], s.Z[k-1])
			}
		}
	}
	for _, row := range s.Y {
		if len(row) != len(s.X) {
			e.fail(e.at, "X has %d values but Y has %d", len(s.X), len(row))
		}
	}
	return s
}

func (e *entry) array() Array {
	a := Array{Element: e.element(), Numbers: e.numbers("NUMBERS")}
	if e.has("X") || e.has("Y") || e.has("U") {
		e.fail(e.at, "arrays of states are not supported: they need differential equations of the user")
	}
	return a
}

func (e *entry) request() Request {
	r := Request{
		Element: e.element(), Label: fmt.Sprintf("req%d", e.id), I: e.identifier("I"), J: e.identifier("J"), RM: e.identifier("RM"),
		Comment: e.remark("COMMENT"),
	}
	e.noSubroutine()
	expressions := false
	for k := range r.Functions {
		name := fmt.Sprintf("F%d", k+1)
		r.Functions[k] = e.expression(name, false)
		expressions = expressions || e.has(name)
	}
	if expressions {
		r.Kind = Functions
		return r
	}
	r.Kind = RequestKind(e.one("", string(Displacement), string(Velocity), string(Acceleration), string(Force)))
	if r.I == 0 {
		e.fail(e.at, "I is missing")
	}
	return r
}

// expand turns an MREQUEST into one request for each part, joint or force it names.
func (d *Dataset) expand(e *entry) {
	kind := RequestKind(e.one("", string(Displacement), string(Velocity), string(Acceleration), string(Force)))
	base := Request{Element: e.element(), Kind: kind, RM: e.identifier("RM"), Comment: e.remark("COMMENT")}
	add := func(what string, id, i, j int) {
		r := base
		r.Label, r.I, r.J = fmt.Sprintf("req%d.%s%d", e.id, what, id), i, j
		d.Requests = append(d.Requests, r)
	}
	wanted := func(argument string, id int) bool {
		for _, w := range e.words(argument) {
			if w == "ALL" || strings.TrimLeft(w, "0") == fmt.Sprint(id) {
				return true
			}
		}
		return false
	}
	before := len(d.Requests)
	for _, p := range d.Parts {
		if wanted("PARTS", p.ID) && !p.Ground {
			if kind == Force {
				e.fail(e.at, "FORCE belongs to joints and forces, not to parts")
			}
			add("part", p.ID, p.CM, 0)
		}
	}
	for _, j := range d.Joints {
		if wanted("JOINTS", j.ID) {
			add("joint", j.ID, j.I, j.J)
		}
	}
	for _, j := range d.Primitives {
		if wanted("JPRIMS", j.ID) {
			add("jprim", j.ID, j.I, j.J)
		}
	}
	if e.has("APPFORS") {
		for _, f := range d.forcePairs() {
			if wanted("APPFORS", f.id) {
				add(strings.ToLower(f.keyword), f.id, f.i, f.j)
			}
		}
	}
	if len(d.Requests) == before {
		e.fail(e.at, "it names nothing to record")
	}
}

// pair is a force element with the markers it acts between; j is 0 for action-only forces.
type pair struct {
	keyword  string
	id, i, j int
}

// forcePairs lists all applied forces in the order of their kinds.
func (d *Dataset) forcePairs() (list []pair) {
	for _, f := range d.SingleForces {
		j := f.J
		if f.ActionOnly {
			j = 0
		}
		list = append(list, pair{"SFORCE", f.ID, f.I, j})
	}
	for _, f := range d.VectorForces {
		list = append(list, pair{f.Keyword, f.ID, f.I, f.J})
	}
	for _, f := range d.SpringDampers {
		list = append(list, pair{"SPRINGDAMPER", f.ID, f.I, f.J})
	}
	for _, f := range d.Fields {
		list = append(list, pair{f.Keyword, f.ID, f.I, f.J})
	}
	return list
}
