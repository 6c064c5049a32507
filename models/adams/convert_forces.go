// Forces of a dataset in our YAML.

package adams

import (
	"fmt"
	"math"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"
	"gopkg.in/yaml.v3"
)

func (c *converter) forces() (list []*yaml.Node) {
	add := func(n *yaml.Node) {
		if n != nil {
			list = append(list, n)
		}
	}
	for _, f := range c.dataset.SingleForces {
		add(c.singleForce(f))
	}
	for _, f := range c.dataset.SpringDampers {
		add(c.springDamper(f))
	}
	for _, f := range c.dataset.Fields {
		add(c.field(f))
	}
	for _, f := range c.dataset.VectorForces {
		add(c.vectorForce(f))
	}
	return list
}

func (c *converter) springDamper(f SpringDamper) *yaml.Node {
	name, ends := c.name("SPRINGDAMPER", f.Element), []string{c.marker(f.I), c.marker(f.J)}
	if f.Rotational {
		return c.torsion(name, ends, f.Stiffness, f.Damping, f.Reference, -f.Preload)
	}
	return c.line(name, ends, f.Stiffness, f.Damping, f.Reference, -f.Preload)
}

// line writes a linear spring-damper along the line between two markers, from values in dataset units.
func (c *converter) line(name string, ends []string, stiffness, damping, length, preload float64) *yaml.Node {
	u := c.units
	n := yamlMap{mapping("name", name, "type", "spring_damper", "markers", ends, "stiffness", stiffness*u.Force/u.Length,
		"damping", damping*u.Force/u.Velocity(), "free_length", length*u.Length)}
	if preload != 0 {
		n.set("preload", preload*u.Force)
	}
	return n.Node
}

func (c *converter) torsion(name string, ends []string, stiffness, damping, angle, preload float64) *yaml.Node {
	u := c.units
	n := yamlMap{mapping("name", name, "type", "torsional_spring", "markers", ends, "stiffness", stiffness*u.Torque(),
		"damping", damping*u.Torque()*u.Time, "free_angle", angle)}
	if preload != 0 {
		n.set("preload", preload*u.Torque())
	}
	return n.Node
}

// singleForce writes a force along a line or about an axis that depends on the freedom it acts on, its rate and time.
func (c *converter) singleForce(f SingleForce) *yaml.Node {
	name := c.name("SFORCE", f.Element)
	if f.ActionOnly {
		return c.actionOnly(f, name)
	}
	ends := []string{c.marker(f.I), c.marker(f.J)}
	if a, b, v, ok := c.linear(f); ok { // a + b x + v x'
		free, preload := 0.0, -a
		if b != 0 && (f.Rotational || -a/b >= 0) {
			free, preload = -a/b, 0
		}
		if f.Rotational {
			return c.torsion(name, ends, -b, -v, free, preload)
		}
		return c.line(name, ends, -b, -v, free, preload)
	}
	t := &translator{dataset: c.dataset}
	t.leaf = func(n *node) (string, bool) {
		sign, what, ok := f.freedom(n)
		switch {
		case n.name == "TIME":
			return scaledName("t", c.units.Time), true
		case !ok:
			return "", false
		case what == 1:
			rate := c.units.Velocity()
			if f.Rotational {
				rate = 1 / c.units.Time
			}
			return sign + scaledName("rate", rate), true
		case f.Rotational:
			return sign + "angle", true
		}
		return scaledName("elongation", c.units.Length), true
	}
	text, err := t.formula(f.Function)
	if err != nil {
		c.failures = append(c.failures, err)
		return nil
	}
	if f.Rotational {
		return mapping("name", name, "type", "torsional_spring", "markers", ends, "free_angle", 0.0, "curve", "-("+scaledFormula(text, c.units.Torque())+")")
	}
	return mapping("name", name, "type", "spring_damper", "markers", ends, "free_length", 0.0, "curve", "-("+scaledFormula(text, c.units.Force)+")")
}

// freedom recognises the displacement (0) or the rate (1) that a force acts on. An angle measured the other way round has the
// sign "-".
func (f SingleForce) freedom(n *node) (sign string, what int, ok bool) {
	if len(n.branch) < 2 {
		return "", 0, false
	}
	i, j := int(n.branch[0].value), int(n.branch[1].value)
	straight, reversed := i == f.I && j == f.J, i == f.J && j == f.I
	if reversed && f.Rotational {
		sign = "-"
	}
	if !straight && !reversed {
		return "", 0, false
	}
	switch {
	case !f.Rotational && n.name == "DM":
		return sign, 0, true
	case !f.Rotational && n.name == "VR":
		return sign, 1, true
	case f.Rotational && n.name == "AZ":
		return sign, 0, true
	case f.Rotational && n.name == "WZ" && len(n.branch) > 2 && (int(n.branch[2].value) == f.I || int(n.branch[2].value) == f.J):
		return sign, 1, true
	}
	return "", 0, false
}

// linear tells whether the function is a + b x + v x' of its freedom, and returns the three numbers.
func (c *converter) linear(f SingleForce) (a, b, v float64, ok bool) {
	p, err := c.dataset.compile(func(k *compiler) []ref {
		k.replace = func(n *node) (ref, bool) {
			sign, what, found := f.freedom(n)
			if !found {
				return 0, false
			}
			r := k.input(Input{Quantity: ReactionComponent, Index: what}) // stands for the freedom
			if sign != "" {
				r = k.neg(r)
			}
			return r, true
		}
		return []ref{k.value(f.Function.root)}
	})
	if err != nil {
		return 0, 0, 0, false
	}
	for _, in := range p.Inputs {
		if in.Quantity != ReactionComponent || in.Reaction != (Reaction{}) {
			return 0, 0, 0, false
		}
	}
	for _, i := range p.code {
		if i.op == opChoice || i.op == opCurve || i.op == opSurface || i.op == opUnary {
			return 0, 0, 0, false
		}
	}
	e := p.NewEvaluator(2, 2)
	for k, in := range p.Inputs {
		e.Seed(k)[in.Index] = 1
		e.Set(k, 0)
	}
	a = e.Run(2)
	b, v = e.Gradient(0)[0], e.Gradient(0)[1]
	for k := range p.Inputs {
		e.Set(k, 1.7)
	}
	e.Run(2)
	for _, h := range e.Hessian(0) {
		if h != 0 {
			return 0, 0, 0, false
		}
	}
	return a, b, v, e.Gradient(0)[0] == b && e.Gradient(0)[1] == v
}

// field writes a bushing as a general force, because our bushings take the start as their zero.
func (c *converter) field(f Field) *yaml.Node {
	c.note(f.At, "%s/%d: rotations are taken as a rotation vector, not as projected angles; the two agree for small rotations", f.Keyword, f.ID)
	u := c.units
	displacements := [6]string{"x", "y", "z", "rx", "ry", "rz"}
	rates := [6]string{"vx", "vy", "vz", "wx", "wy", "wz"}
	var force, torque []any
	for r := range 6 {
		unit := u.Force
		if r > 2 {
			unit = u.Torque()
		}
		var terms []string
		for k := range 6 {
			length, speed := u.Length, u.Velocity()
			if k > 2 {
				length, speed = 1, 1/u.Time
			}
			if s := f.Stiffness[r][k]; s != 0 {
				x := displacements[k]
				if free := f.Length[k]; free != 0 {
					x = fmt.Sprintf("(%s - %s)", x, numeral(free*length))
				}
				terms = append(terms, numeral(-s*unit/length)+" * "+x)
			}
			if s := f.Damping[r][k]; s != 0 {
				terms = append(terms, numeral(-s*unit/speed)+" * "+rates[k])
			}
		}
		if p := f.Preload[r]; p != 0 || len(terms) == 0 {
			terms = append(terms, numeral(p*unit))
		}
		text := strings.Join(terms, " + ")
		if r < 3 {
			force = append(force, text)
		} else {
			torque = append(torque, text)
		}
	}
	return mapping("name", c.name(f.Keyword, f.Element), "type", "general", "markers", []string{c.marker(f.I), c.marker(f.J)},
		"force", yamlList(force...), "torque", yamlList(torque...))
}

// vectorForce writes a force that depends on time alone and has no reaction on a part that moves.
func (c *converter) vectorForce(f VectorForce) *yaml.Node {
	floating, _ := c.dataset.Marker(f.J)
	rm, i := c.dataset.index.places[f.RM], c.dataset.index.places[f.I]
	following := rm.part == i.part
	if !c.dataset.Parts[c.dataset.partOf(floating)].Ground || rm.part >= 0 && !following {
		c.fail(f.At, "%s/%d: only forces between a part and ground, along axes of ground or of the part, have a counterpart", f.Keyword, f.ID)
		return nil
	}
	name, body := c.name(f.Keyword, f.Element), c.partName(i.part)
	var list [2][3]string
	for half, unit := range []float64{c.units.Force, c.units.Torque()} {
		axes := rotationOf(rm.axes)
		for k := range 3 {
			var terms []string
			for r := range 3 {
				e, weight := f.Components[3*half+r], component(axes[r], k)
				if e == nil || weight > -1e-15 && weight < 1e-15 {
					continue
				}
				text, err := c.dataset.ofTime(e)
				if err != nil {
					c.failures = append(c.failures, err)
					return nil
				}
				terms = append(terms, scaledFormula(text, weight*unit))
			}
			list[half][k] = strings.Join(terms, " + ")
			if list[half][k] == "" {
				list[half][k] = "0"
			}
		}
	}
	n := yamlMap{mapping("name", name, "type", "force", "body", body)}
	if f.Keyword == "VTORQUE" {
		n.Content[3].Value = "torque"
		n.set("torque", yamlList(list[1][0], list[1][1], list[1][2]))
	} else {
		p := c.poses[i.part]
		arm := r3.Rotation(p.Orientation).Rotate(r3.Scale(c.units.Length, i.offset))
		n.set("at", r3.Add(p.Position, arm))
		n.set("force", yamlList(list[0][0], list[0][1], list[0][2]))
	}
	if f.Keyword == "GFORCE" && list[1] != [3]string{"0", "0", "0"} {
		c.fail(f.At, "GFORCE/%d: write the torques as a VTORQUE; one element of ours has a force or a torque", f.ID)
	}
	if following && rm.part >= 0 {
		n.set("follower", true)
	}
	return n.Node
}

// actionOnly writes a force or torque along z of J that depends on time alone.
func (c *converter) actionOnly(f SingleForce, name string) *yaml.Node {
	i, j := c.dataset.index.places[f.I], c.dataset.index.places[f.J]
	following := j.part == i.part
	if i.part < 0 || j.part >= 0 && !following {
		c.fail(f.At, "SFORCE/%d: action-only forces have a counterpart only on a part that moves, along an axis of ground or of that part", f.ID)
		return nil
	}
	text, err := c.dataset.ofTime(f.Function)
	if err != nil {
		c.failures = append(c.failures, err)
		return nil
	}
	what, unit := "force", c.units.Force
	if f.Rotational {
		what, unit = "torque", c.units.Torque()
	}
	_, _, axes := c.place(f.J)
	along := r3.Rotation(axes).Rotate(r3.Vec{Z: 1})
	n := yamlMap{mapping("name", name, "type", what, "body", c.partName(i.part))}
	if !f.Rotational {
		n.set("at", c.assembly().motion(f.I).Position)
	}
	var parts []any
	for k := range 3 {
		part := "0"
		if x := component(along, k); math.Abs(x) > 1e-15 {
			part = scaledFormula(text, x*unit)
		}
		parts = append(parts, part)
	}
	n.set(what, yamlList(parts...))
	if following {
		n.set("follower", true)
	}
	return n.Node
}
