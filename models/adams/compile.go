// Gives function expressions their meaning: from the tree to a program.

package adams

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// dynamicMode is what MODE returns in a dynamic analysis.
const dynamicMode = 4

// reactionCalls are the functions (id, jflag, comp, rm) that return a component of an element's force.
var reactionCalls = map[string]string{
	"JOINT": "JOINT", "JPRIM": "JPRIM", "MOTION": "MOTION", "GCON": "GCON", "SFORCE": "SFORCE", "VFORCE": "VFORCE",
	"VTORQ": "VTORQUE", "VTORQUE": "VTORQUE", "GFORCE": "GFORCE", "BUSH": "BUSHING", "BUSHING": "BUSHING",
	"FIELD": "FIELD", "SPDP": "SPRINGDAMPER",
}

// forceCalls are the functions (i, j, k) that sum the forces between two markers; the value is the component.
var forceCalls = map[string]int{"FM": 1, "FX": 2, "FY": 3, "FZ": 4, "TM": 5, "TX": 6, "TY": 7, "TZ": 8}

// unsupportedCalls are functions of the language that this reader refuses by name.
var unsupportedCalls = map[string]string{
	"USER": "user-written subroutines", "DIF": "differential equations of the user", "DIF1": "differential equations of the user",
	"PINVAL": "control inputs", "POUVAL": "control outputs", "BEAM": "flexible beams", "NFORCE": "flexible beams",
	"CVCV": "curve constraints", "PTCV": "curve constraints", "CURVE": "curve constraints", "SENVAL": "sensors",
	"FRICTION": "joint friction", "FXFREQ": "flexible bodies", "FXMODE": "flexible bodies", "CONTACT": "contact between geometries",
	"SWEEP": "frequency sweeps", "INVPSD": "power spectral densities", "INTERP": "INTERP splines", "TIRE": "tyres",
}

// compiler turns expressions of one dataset into programs.
type compiler struct {
	*frames
	dataset *Dataset
	pending []elementKey              // variables and forces being expanded
	replace func(n *node) (ref, bool) // what stands for some calls instead of their meaning; may be nil

	variables map[int]ref // variables and actions that are expanded already
	actions   map[elementKey]action
}

// Compile returns the program of an expression. Errors name the place in the dataset.
func (d *Dataset) Compile(e *Expression) (p *Program, err error) {
	return d.compile(func(c *compiler) []ref { return []ref{c.value(e.root)} })
}

// compile runs a recipe and returns the program of its results.
func (d *Dataset) compile(recipe func(c *compiler) []ref) (p *Program, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case syntax:
			err = Error{File: d.File, At: fault.at, Message: fault.message}
		default:
			panic(fault)
		}
	}()
	c := &compiler{
		frames: &frames{builder: newBuilder(), places: d.index.places}, dataset: d,
		variables: map[int]ref{}, actions: map[elementKey]action{},
	}
	return c.finish(recipe(c)), nil
}

func (c *compiler) fail(n *node, format string, args ...any) {
	panic(syntax{n.at, "function expression: " + fmt.Sprintf(format, args...)})
}

func (c *compiler) value(n *node) ref {
	operand := func(k int) ref { return c.value(n.branch[k]) }
	switch n.op {
	case 'n':
		return c.constant(n.value)
	case '~':
		return c.neg(operand(0))
	case '+':
		return c.add(operand(0), operand(1))
	case '-':
		return c.sub(operand(0), operand(1))
	case '*':
		return c.mul(operand(0), operand(1))
	case '/':
		return c.div(operand(0), operand(1))
	case '^':
		return c.pow(operand(0), operand(1))
	}
	return c.call(n)
}

func (c *compiler) call(n *node) ref {
	if c.replace != nil {
		if r, ok := c.replace(n); ok {
			return r
		}
	}
	switch n.name {
	case "TIME":
		return c.input(Input{Quantity: Time})
	case "PI":
		return c.constant(math.Pi)
	case "DTOR":
		return c.constant(math.Pi / 180)
	case "RTOD":
		return c.constant(180 / math.Pi)
	case "MODE":
		return c.constant(dynamicMode)
	case "AINT":
		return c.elementary(n, "INT")
	case "ANINT":
		return c.elementary(n, "NINT")
	case "AKISPL", "CUBSPL":
		return c.spline(n)
	case "VARVAL":
		return c.variable(n)
	case "ARYVAL":
		return c.array(n)
	case "ORIENT":
		return c.orientation(n)
	}
	if isFunction(n.name) {
		return c.elementary(n, n.name)
	}
	if f, ok := builtins[n.name]; ok {
		c.count(n, f.least, f.most)
		arguments := make([]ref, len(n.branch))
		for k, branch := range n.branch {
			arguments[k] = c.value(branch)
		}
		return f.build(c.builder, arguments)
	}
	if m, ok := measures[n.name]; ok {
		c.count(n, m.least, m.most)
		return m.build(c.frames, c.markers(n, 0, m.most))
	}
	if component, ok := forceCalls[n.name]; ok {
		return c.forceBetween(n, component)
	}
	if keyword, ok := reactionCalls[n.name]; ok {
		return c.elementReaction(n, keyword)
	}
	if needs, ok := unsupportedCalls[n.name]; ok {
		c.fail(n, "%s is not supported: it needs %s", n.name, needs)
	}
	c.fail(n, "unknown function %s", n.name)
	return 0
}

func (c *compiler) count(n *node, least, most int) {
	if k := len(n.branch); k < least || k > most {
		want := fmt.Sprint(least)
		switch {
		case most == many:
			want += " or more"
		case most > least:
			want += fmt.Sprintf(" to %d", most)
		}
		c.fail(n, "%s takes %s arguments, found %d", n.name, want, k)
	}
}

func (c *compiler) elementary(n *node, name string) ref {
	c.count(n, 1, 1)
	return c.unary(name, c.value(n.branch[0]))
}

// identifier reads an argument that must be a whole number.
func (c *compiler) identifier(n *node) int {
	v, ok := c.fixed(c.value(n))
	if !ok || v != math.Trunc(v) || v < 0 {
		c.fail(n, "a whole number is expected here")
	}
	return int(v)
}

func (c *compiler) marker(n *node) place {
	id := c.identifier(n)
	p, ok := c.places[id]
	if !ok {
		if m, found := c.dataset.Marker(id); found && m.Floating {
			c.fail(n, "MARKER/%d floats; measures of floating markers are not supported", id)
		}
		c.fail(n, "there is no MARKER/%d", id)
	}
	return p
}

// markers reads marker arguments from the given one on; those left out stand for the global frame.
func (c *compiler) markers(n *node, from, count int) []place {
	list := make([]place, count)
	for k := range list {
		list[k] = c.places[0]
		if from+k < len(n.branch) {
			list[k] = c.marker(n.branch[from+k])
		}
	}
	return list
}

func (c *compiler) orientation(n *node) ref {
	c.count(n, 3, 4)
	system, component := c.identifier(n.branch[0]), c.identifier(n.branch[1])
	m := c.markers(n, 2, 2)
	r, ok := c.orient(system, component, m[0], m[1])
	if !ok {
		c.fail(n, "ORIENT system %d component %d is not supported; systems are 1 to 24 (components 1 to 3) and 27 (1 to 4)",
			system, component)
	}
	return r
}

func (c *compiler) forceBetween(n *node, component int) ref {
	c.count(n, 1, 3)
	var ids [2]int
	for k := range ids {
		if k >= len(n.branch) {
			break
		}
		ids[k] = c.identifier(n.branch[k])
		if _, ok := c.dataset.Marker(ids[k]); !ok && (ids[k] != 0 || k == 0) {
			c.fail(n.branch[k], "there is no MARKER/%d", ids[k])
		}
	}
	return c.componentOf(c.between(n.at, ids[0], ids[1]), component, c.markers(n, 2, 1)[0])
}

func (c *compiler) elementReaction(n *node, keyword string) ref {
	c.count(n, 4, 4)
	id, flag, component := c.identifier(n.branch[0]), c.identifier(n.branch[1]), c.identifier(n.branch[2])
	axes := c.marker(n.branch[3])
	if !c.dataset.has(keyword, id) {
		c.fail(n, "there is no %s/%d", keyword, id)
	}
	if flag > 1 || component < 1 || component > 8 {
		c.fail(n, "%s(id, jflag, comp, rm) wants jflag 0 or 1 and comp 1 to 8; found %d and %d", n.name, flag, component)
	}
	a := c.action(n.at, elementKey{keyword, id})
	if flag == 1 {
		return c.componentOf(a.onJ, component, axes)
	}
	return c.componentOf(a.onI, component, axes)
}

// expanding runs a recipe that must not come back to itself.
func (c *compiler) expanding(at Position, key elementKey, recipe func()) {
	if slices.Contains(c.pending, key) {
		panic(syntax{at, fmt.Sprintf("function expression: %s/%d depends on itself; implicit definitions are not supported", key.keyword, key.id)})
	}
	c.pending = append(c.pending, key)
	recipe()
	c.pending = c.pending[:len(c.pending)-1]
}

// variable puts the expression of a VARIABLE in place of VARVAL(id).
func (c *compiler) variable(n *node) ref {
	c.count(n, 1, 1)
	id := c.identifier(n.branch[0])
	if r, ok := c.variables[id]; ok {
		return r
	}
	for _, v := range c.dataset.Variables {
		if v.ID == id && v.Function != nil {
			var r ref
			c.expanding(n.at, elementKey{"VARIABLE", id}, func() { r = c.value(v.Function.root) })
			c.variables[id] = r
			return r
		}
	}
	c.fail(n, "there is no VARIABLE/%d with a function expression", id)
	return 0
}

func (c *compiler) array(n *node) ref {
	c.count(n, 2, 2)
	id, k := c.identifier(n.branch[0]), c.identifier(n.branch[1])
	for _, a := range c.dataset.Arrays {
		if a.ID == id && k >= 1 && k <= len(a.Numbers) {
			return c.constant(a.Numbers[k-1])
		}
	}
	c.fail(n, "there is no ARRAY/%d with %d NUMBERS", id, k)
	return 0
}

// spline reads AKISPL or CUBSPL (x, z, id [, order]).
func (c *compiler) spline(n *node) ref {
	c.count(n, 3, 4)
	x, z, id := c.value(n.branch[0]), c.value(n.branch[1]), c.identifier(n.branch[2])
	order := 0
	if len(n.branch) > 3 {
		order = c.identifier(n.branch[3])
	}
	if order > 2 {
		c.fail(n, "%s has derivatives of order 0 to 2, found %d", n.name, order)
	}
	k := slices.IndexFunc(c.dataset.Splines, func(s Spline) bool { return s.ID == id })
	if k < 0 {
		c.fail(n, "there is no SPLINE/%d", id)
	}
	s := c.dataset.Splines[k]
	family := make([]curve, len(s.Y))
	for row, y := range s.Y {
		var err error
		if family[row], err = newCurve(method(n.name), s.X, y, s.Linear, order); err != nil {
			c.fail(n, "SPLINE/%d: %s", id, strings.TrimPrefix(err.Error(), "interp: "))
		}
	}
	if s.Z == nil {
		return c.curve(family[0], x)
	}
	if order > 0 {
		c.fail(n, "SPLINE/%d is a family of curves; it has no derivative of order %d", id, order)
	}
	return c.surface(surface{s.Z, family}, x, z)
}

func (b *builder) curve(c curve, x ref) ref {
	if v, ok := b.fixed(x); ok {
		f, _, _ := c.evaluate(v)
		return b.constant(f)
	}
	b.program.curves = append(b.program.curves, c)
	return b.emit(instruction{op: opCurve, a: x, index: len(b.program.curves) - 1})
}

func (b *builder) surface(s surface, x, z ref) ref {
	b.program.surfaces = append(b.program.surfaces, s)
	return b.emit(instruction{op: opSurface, a: x, b: z, index: len(b.program.surfaces) - 1})
}
