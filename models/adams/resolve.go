// Checks that everything a dataset refers to exists, and prepares look-ups.

package adams

import (
	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// resolve fills the index, reports what is missing or doubled, and compiles every expression once to find its faults.
func (d *Dataset) resolve(rep *report) {
	d.index.parts, d.index.markers = map[partKey]int{}, map[int]int{}
	d.index.elements, d.index.places = map[elementKey]bool{}, map[int]place{}
	grounds := 0
	for k, p := range d.Parts {
		if _, double := d.index.parts[partKey{p.Point, p.ID}]; double {
			rep.fail(p.At, "PART/%d is defined twice", p.ID)
		}
		d.index.parts[partKey{p.Point, p.ID}] = k
		if p.Ground {
			grounds++
		}
	}
	if grounds > 1 {
		rep.fail(d.Parts[0].At, "there are %d ground parts; a model has one", grounds)
	}
	for k, m := range d.Markers {
		if _, double := d.index.markers[m.ID]; double {
			rep.fail(m.At, "MARKER/%d is defined twice", m.ID)
		}
		d.index.markers[m.ID] = k
		if d.partOf(m) < 0 {
			rep.fail(m.At, "MARKER/%d: there is no %s/%d", m.ID, partKeyword(m.OfPoint), m.Part)
		}
	}
	for _, p := range d.Parts {
		d.checkPart(p, rep)
	}
	d.checkElements(rep)
	if len(rep.errors) > 0 {
		return // what follows would only repeat these faults
	}
	d.places()
	for _, e := range d.index.multiple {
		d.expand(e)
	}
	labels := map[string]bool{}
	for _, r := range d.Requests {
		if labels[r.Label] {
			rep.fail(r.At, "request %d is defined twice, and would give the columns %s.F1 to F8 twice", r.ID, r.Label)
		}
		labels[r.Label] = true
		d.checkRequest(r, rep)
	}
	for _, e := range d.expressions() {
		if _, err := d.Compile(e); err != nil {
			rep.errors = append(rep.errors, err.(Error))
		}
	}
}

func partKeyword(point bool) string {
	if point {
		return "POINT_MASS"
	}
	return "PART"
}

func (d *Dataset) checkPart(p Part, rep *report) {
	for _, ref := range []struct {
		name   string
		marker int
		own    bool
	}{{"CM", p.CM, true}, {"IM", p.IM, true}, {"VM", p.VM, false}, {"WM", p.WM, false}} {
		if ref.marker == 0 {
			continue
		}
		m, ok := d.Marker(ref.marker)
		switch {
		case !ok:
			rep.fail(p.At, "%s/%d: %s: there is no MARKER/%d", partKeyword(p.Point), p.ID, ref.name, ref.marker)
		case ref.own && (m.Part != p.ID || m.OfPoint != p.Point):
			rep.fail(p.At, "%s/%d: %s: MARKER/%d belongs to another part", partKeyword(p.Point), p.ID, ref.name, ref.marker)
		}
	}
}

// use is one reference of an element to a marker.
type use struct {
	keyword string
	element Element
	name    string
	marker  int
	floats  bool // whether the marker must be a floating one
}

// markerUses gathers the references of elements to markers.
type markerUses struct {
	d     *Dataset
	rep   *report
	all   []use
	pairs [][2]use // that must be on two parts
}

func (u *markerUses) add(list ...use) { u.all = append(u.all, list...) }

// seen notes an element, whose identifier must be its own.
func (u *markerUses) seen(keyword string, e Element) {
	if u.d.has(keyword, e.ID) {
		u.rep.fail(e.At, "%s/%d is defined twice", keyword, e.ID)
	}
	u.d.index.elements[elementKey{keyword, e.ID}] = true
}

// between notes an element between two markers.
func (u *markerUses) between(keyword string, e Element, i, j int) {
	u.seen(keyword, e)
	two := [2]use{{keyword, e, "I", i, false}, {keyword, e, "J", j, false}}
	u.add(two[:]...)
	u.pairs = append(u.pairs, two)
}

// constraints gathers the references of joints, motions and their like.
func (u *markerUses) constraints() {
	for _, j := range u.d.Joints {
		u.between("JOINT", j.Element, j.I, j.J)
	}
	for _, j := range u.d.Primitives {
		u.between("JPRIM", j.Element, j.I, j.J)
	}
	for _, m := range u.d.Motions {
		if m.Joint == 0 {
			u.between("MOTION", m.Element, m.I, m.J)
		} else {
			u.seen("MOTION", m.Element)
		}
	}
	for k := range u.d.Generals {
		g := &u.d.Generals[k]
		u.seen("GCON", g.Element)
		u.d.chooseMarker(g, u.rep)
		if g.I != 0 {
			u.add(use{"GCON", g.Element, "I", g.I, false})
		}
	}
}

// forces gathers the references of forces, gears and couplers.
func (u *markerUses) forces() {
	for _, f := range u.d.SingleForces {
		u.between("SFORCE", f.Element, f.I, f.J)
		if f.ActionOnly { // J may turn with the part
			u.pairs = u.pairs[:len(u.pairs)-1]
		}
	}
	for _, f := range u.d.SpringDampers {
		u.between("SPRINGDAMPER", f.Element, f.I, f.J)
	}
	for _, f := range u.d.Fields {
		u.between(f.Keyword, f.Element, f.I, f.J)
	}
	for _, f := range u.d.VectorForces {
		u.seen(f.Keyword, f.Element)
		u.add(use{f.Keyword, f.Element, "I", f.I, false}, use{f.Keyword, f.Element, "JFLOAT", f.J, true},
			use{f.Keyword, f.Element, "RM", f.RM, false})
	}
	for _, g := range u.d.Gears {
		u.seen("GEAR", g.Element)
		u.add(use{"GEAR", g.Element, "CV", g.CV, false})
	}
	for _, c := range u.d.Couplers {
		u.seen("COUPLER", c.Element)
	}
}

// checkElements checks that elements have identifiers of their own, and markers that exist, on two parts.
func (d *Dataset) checkElements(rep *report) {
	u := markerUses{d: d, rep: rep}
	u.constraints()
	u.forces()
	for _, one := range u.all {
		d.checkUse(one, rep)
	}
	for _, p := range u.pairs {
		d.checkPair(p[0], p[1], rep)
	}
	d.checkJointUses(rep)
}

// chooseMarker says where the force of a general constraint is reported that names no marker itself.
func (d *Dataset) chooseMarker(g *GeneralConstraint, rep *report) {
	if used := d.markersOf(*g); g.I == 0 && len(used) > 0 && used[0] != 0 {
		g.I = used[0]
		rep.note(g.At, "GCON/%d names no marker I; its force is reported at MARKER/%d, the first of its function", g.ID, g.I)
	}
}

// checkPair checks that an element is between two parts.
func (d *Dataset) checkPair(first, second use, rep *report) {
	i, okI := d.Marker(first.marker)
	j, okJ := d.Marker(second.marker)
	if okI && okJ && i.Part == j.Part && i.OfPoint == j.OfPoint {
		rep.fail(first.element.At, "%s/%d: markers %d and %d belong to the same part", first.keyword, first.element.ID, i.ID, j.ID)
	}
}

func (d *Dataset) checkUse(u use, rep *report) {
	m, ok := d.Marker(u.marker)
	switch {
	case u.marker == 0: // already reported as missing
	case !ok:
		rep.fail(u.element.At, "%s/%d: %s: there is no MARKER/%d", u.keyword, u.element.ID, u.name, u.marker)
	case u.floats && !m.Floating:
		rep.fail(u.element.At, "%s/%d: %s: MARKER/%d is not FLOATING", u.keyword, u.element.ID, u.name, u.marker)
	case !u.floats && m.Floating:
		rep.fail(u.element.At, "%s/%d: %s: MARKER/%d is FLOATING, which is not possible here", u.keyword, u.element.ID, u.name, u.marker)
	}
}

// checkJointUses checks what refers to joints.
func (d *Dataset) checkJointUses(rep *report) {
	check := func(keyword string, e Element, id int, kinds ...JointKind) {
		j, ok := d.Joint(id)
		if !ok {
			rep.fail(e.At, "%s/%d: there is no JOINT/%d", keyword, e.ID, id)
			return
		}
		for _, k := range kinds {
			if j.Kind == k {
				return
			}
		}
		rep.fail(e.At, "%s/%d: JOINT/%d is a %s; possible are %v", keyword, e.ID, id, j.Kind, kinds)
	}
	for _, m := range d.Motions {
		switch {
		case m.Joint == 0:
		case m.Freedom == "TRANSLATION":
			check("MOTION", m.Element, m.Joint, Translational, Cylindrical)
		case m.Freedom == "ROTATION":
			check("MOTION", m.Element, m.Joint, Revolute, Cylindrical)
		default:
			check("MOTION", m.Element, m.Joint, Translational, Revolute)
		}
	}
	for _, c := range d.Couplers {
		for k, id := range c.Joints {
			kinds := []JointKind{Translational, Revolute}
			if k < len(c.Types) {
				kinds = append(kinds, Cylindrical)
			}
			check("COUPLER", c.Element, id, kinds...)
		}
	}
	for _, g := range d.Gears {
		for _, id := range g.Joints {
			check("GEAR", g.Element, id, Translational, Revolute, Cylindrical)
		}
	}
}

// Joint returns the joint with an identifier.
func (d *Dataset) Joint(id int) (Joint, bool) {
	for _, j := range d.Joints {
		if j.ID == id {
			return j, true
		}
	}
	return Joint{}, false
}

func (d *Dataset) checkRequest(r Request, rep *report) {
	if r.Kind == Functions {
		return
	}
	for _, ref := range []struct {
		name   string
		marker int
	}{{"I", r.I}, {"J", r.J}, {"RM", r.RM}} {
		if ref.marker == 0 {
			continue
		}
		m, ok := d.Marker(ref.marker)
		if !ok {
			rep.fail(r.At, "%s: %s: there is no MARKER/%d", r.Label, ref.name, ref.marker)
		} else if m.Floating && (r.Kind != Force || ref.name == "RM") {
			rep.fail(r.At, "%s: %s: MARKER/%d is FLOATING; only forces can be recorded there", r.Label, ref.name, ref.marker)
		}
	}
}

// expressions lists every function expression of the dataset.
func (d *Dataset) expressions() (list []*Expression) {
	add := func(e *Expression) {
		if e != nil {
			list = append(list, e)
		}
	}
	for _, m := range d.Motions {
		add(m.Function)
	}
	for _, g := range d.Generals {
		add(g.Function)
	}
	for _, f := range d.SingleForces {
		add(f.Function)
	}
	for _, f := range d.VectorForces {
		for _, c := range f.Components {
			add(c)
		}
	}
	for _, v := range d.Variables {
		add(v.Function)
	}
	for _, r := range d.Requests {
		for _, f := range r.Functions {
			add(f)
		}
	}
	return list
}

// places resolves markers to their parts' centres of mass and axes.
func (d *Dataset) places() {
	d.index.places[0] = place{part: -1, axes: identity}
	for _, m := range d.Markers {
		if m.Floating {
			continue
		}
		k := d.partOf(m)
		p := d.Parts[k]
		if p.Ground {
			d.index.places[m.ID] = place{
				part: -1, offset: r3.Add(p.Origin, r3.Rotation(p.Axes).Rotate(m.Origin)), axes: canonical(quat.Mul(p.Axes, m.Axes)),
			}
			continue
		}
		at := place{part: k, offset: m.Origin, axes: m.Axes, point: p.Point, body: p.Axes}
		if cm, ok := d.Marker(p.CM); ok {
			at.offset = r3.Sub(m.Origin, cm.Origin)
		}
		d.index.places[m.ID] = at
	}
}
