// From the forces of a dataset to those of a model of ours.

package adams

import (
	"fmt"
	"math"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/models"
)

func (t *translation) addForces() {
	for _, f := range t.dataset.SingleForces {
		t.addSingleForce(f)
	}
	for _, f := range t.dataset.SpringDampers {
		t.addSpringDamper(f)
	}
	for _, f := range t.dataset.Fields {
		t.addField(f)
	}
	for _, f := range t.dataset.VectorForces {
		t.addVectorForce(f)
	}
}

func (t *translation) addForce(f models.Force) { t.model.Forces = append(t.model.Forces, f) }

func (t *translation) addSpringDamper(f SpringDamper) {
	n := models.Force{Name: t.name("SPRINGDAMPER", f.Element), Markers: t.between(f.I, f.J)}
	if f.Rotational {
		t.addTorsion(n, f.Stiffness, f.Damping, f.Reference, -f.Preload)
	} else {
		t.addLine(n, f.Stiffness, f.Damping, f.Reference, -f.Preload)
	}
}

// addLine adds a linear spring-damper along the line between two markers, from values in dataset units.
func (t *translation) addLine(n models.Force, stiffness, damping, length, preload float64) {
	u := t.units
	n.Type = "spring_damper"
	length *= u.Length
	n.Spring = models.SpringLaw{Stiffness: stiffness * u.Force / u.Length, Damping: damping * u.Force / u.Velocity(), FreeLength: &length, Preload: preload * u.Force}
	t.addForce(n)
}

// addTorsion adds a linear torsional spring, from values in dataset units.
func (t *translation) addTorsion(n models.Force, stiffness, damping, angle, preload float64) {
	u := t.units
	n.Type = "torsional_spring"
	n.Torsion = models.TorsionLaw{Stiffness: stiffness * u.Torque(), Damping: damping * u.Torque() * u.Time, FreeAngle: &angle, Preload: preload * u.Torque()}
	t.addForce(n)
}

// addSingleForce adds a force along a line or about an axis that depends on the coordinate it acts on, its rate and time.
func (t *translation) addSingleForce(f SingleForce) {
	key := elementKey{"SFORCE", f.ID}
	n := models.Force{Name: t.name("SFORCE", f.Element)}
	if f.ActionOnly {
		t.addActionOnly(f, n)
		return
	}
	n.Markers = t.between(f.I, f.J)
	if a, b, v, ok := t.linear(f); ok { // a + b x + v x'
		free, preload := 0.0, -a
		if b != 0 && (f.Rotational || -a/b >= 0) {
			free, preload = 0-a/b, 0
		}
		if f.Rotational {
			t.addTorsion(n, -b, -v, free, preload)
		} else {
			t.addLine(n, -b, -v, free, preload)
		}
		return
	}
	text, err := t.ofCoordinate(f)
	if err != nil {
		t.refuseError(key, err)
		return
	}
	zero := 0.0
	if f.Rotational {
		curve := t.function("-("+scaledFormula(text, t.units.Torque())+")", "angle", "rate", "t")
		n.Type, n.Torsion = "torsional_spring", models.TorsionLaw{FreeAngle: &zero, Curve: &curve}
	} else {
		curve := t.function("-("+scaledFormula(text, t.units.Force)+")", "elongation", "rate", "t")
		n.Type, n.Spring = "spring_damper", models.SpringLaw{FreeLength: &zero, Curve: &curve}
	}
	t.addForce(n)
}

// ofCoordinate translates the function of a force that depends on the coordinate it acts on, its rate and time.
func (t *translation) ofCoordinate(f SingleForce) (string, error) {
	r := &translator{dataset: t.dataset}
	r.leaf = func(n *node) (string, bool) {
		sign, what, ok := f.freedom(n)
		switch {
		case n.name == "TIME":
			return scaledName("t", t.units.Time), true
		case !ok:
			return "", false
		case what == 1:
			rate := t.units.Velocity()
			if f.Rotational {
				rate = 1 / t.units.Time
			}
			return sign + scaledName("rate", rate), true
		case f.Rotational:
			return sign + "angle", true
		}
		return scaledName("elongation", t.units.Length), true
	}
	return r.formula(f.Function)
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
func (t *translation) linear(f SingleForce) (a, b, v float64, ok bool) {
	p, err := t.dataset.compile(func(k *compiler) []ref {
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

// motionsOfField are the variables of a general force: displacements and rotations, and their rates.
var motionsOfField = [12]string{"x", "y", "z", "rx", "ry", "rz", "vx", "vy", "vz", "wx", "wy", "wz"}

// addField makes a general force of a bushing, because our bushings take the start as their zero.
func (t *translation) addField(f Field) {
	if !t.toWrite { // it means something else
		t.left[elementKey{f.Keyword, f.ID}] = true
		return
	}
	t.note(f.At, "%s/%d: rotations are taken as a rotation vector, not as projected angles; the two agree for small rotations", f.Keyword, f.ID)
	n := models.Force{Name: t.name(f.Keyword, f.Element), Type: "general", Markers: t.between(f.I, f.J)}
	for r := range 3 {
		n.General.Force[r] = t.function(t.componentOfField(f, r, t.units.Force), append(motionsOfField[:], "t")...)
		n.General.Torque[r] = t.function(t.componentOfField(f, 3+r, t.units.Torque()), append(motionsOfField[:], "t")...)
	}
	t.addForce(n)
}

// componentOfField is the formula of a component of a field, whose unit is given.
func (t *translation) componentOfField(f Field, r int, unit float64) string {
	u := t.units
	var terms []string
	for k := range 6 {
		length, speed := u.Length, u.Velocity()
		if k > 2 {
			length, speed = 1, 1/u.Time
		}
		if s := f.Stiffness[r][k]; s != 0 {
			x := motionsOfField[k]
			if free := f.Length[k]; free != 0 {
				x = fmt.Sprintf("(%s - %s)", x, numeral(free*length))
			}
			terms = append(terms, numeral(-s*unit/length)+" * "+x)
		}
		if s := f.Damping[r][k]; s != 0 {
			terms = append(terms, numeral(-s*unit/speed)+" * "+motionsOfField[6+k])
		}
	}
	if p := f.Preload[r]; p != 0 || len(terms) == 0 {
		terms = append(terms, numeral(p*unit))
	}
	return strings.Join(terms, " + ")
}

// addVectorForce adds a force that depends on time alone and has no reaction on a part that moves.
func (t *translation) addVectorForce(f VectorForce) {
	key := elementKey{f.Keyword, f.ID}
	floating, _ := t.dataset.Marker(f.J)
	rm, i := t.dataset.index.places[f.RM], t.dataset.index.places[f.I]
	following := rm.part == i.part
	if i.part < 0 || !t.dataset.Parts[t.dataset.partOf(floating)].Ground || rm.part >= 0 && !following {
		t.refuse(key, f.At, "%s/%d: only forces between a part and ground, along axes of ground or of the part, have a counterpart", f.Keyword, f.ID)
		return
	}
	var halves [2][3]models.Function
	for half, unit := range []float64{t.units.Force, t.units.Torque()} {
		for k := range 3 {
			text, err := t.componentOf(f, half, k, unit)
			if err != nil {
				t.refuseError(key, err)
				return
			}
			halves[half][k] = t.function(text, "t")
		}
	}
	n := models.Force{Name: t.name(f.Keyword, f.Element)}
	n.Load = models.AppliedLoad{Body: t.partName(i.part), Follower: following && rm.part >= 0}
	if f.Keyword == "VTORQUE" {
		n.Type, n.Load.Torque = "torque", halves[1]
	} else {
		at := rounded(t.motion(f.I).Position)
		n.Type, n.Load.Force, n.Load.Point = "force", halves[0], &at
	}
	for k := range 3 {
		if f.Keyword == "GFORCE" && (!halves[1][k].IsConstant() || halves[1][k].Constant != 0) {
			t.refuse(key, f.At, "GFORCE/%d: write the torques as a VTORQUE; one element of ours has a force or a torque", f.ID)
			return
		}
	}
	t.addForce(n)
}

// componentOf is the formula of a component of the force (half 0) or the torque (1) of a vector force along the axes of the world or, where it
// follows, of the part. Its unit is given.
func (t *translation) componentOf(f VectorForce, half, k int, unit float64) (string, error) {
	axes := rotationOf(t.dataset.index.places[f.RM].axes)
	var terms []string
	for r := range 3 {
		e, part := f.Components[3*half+r], vec.Component(axes[r], k)
		if e == nil || math.Abs(part) < 1e-15 {
			continue
		}
		text, err := t.dataset.ofTime(e)
		if err != nil {
			return "", err
		}
		terms = append(terms, scaledFormula(text, part*unit))
	}
	if len(terms) == 0 {
		return "0", nil
	}
	return strings.Join(terms, " + "), nil
}

// addActionOnly adds a force or torque along z of J that depends on time alone.
func (t *translation) addActionOnly(f SingleForce, n models.Force) {
	key := elementKey{"SFORCE", f.ID}
	i, j := t.dataset.index.places[f.I], t.dataset.index.places[f.J]
	following := j.part == i.part
	if i.part < 0 || j.part >= 0 && !following {
		t.refuse(key, f.At, "SFORCE/%d: action-only forces have a counterpart only on a part that moves, along an axis of ground or of that part", f.ID)
		return
	}
	text, err := t.dataset.ofTime(f.Function)
	if err != nil {
		t.refuseError(key, err)
		return
	}
	n.Load = models.AppliedLoad{Body: t.partName(i.part), Follower: following}
	components, unit := &n.Load.Force, t.units.Force
	if n.Type = "force"; f.Rotational {
		n.Type, components, unit = "torque", &n.Load.Torque, t.units.Torque()
	} else {
		at := rounded(t.motion(f.I).Position)
		n.Load.Point = &at
	}
	_, _, axes := t.place(f.J)
	along := r3.Rotation(axes).Rotate(r3.Vec{Z: 1})
	for k := range components {
		if x := vec.Component(along, k); math.Abs(x) > 1e-15 {
			components[k] = t.function(scaledFormula(text, x*unit), "t")
		}
	}
	t.addForce(n)
}
