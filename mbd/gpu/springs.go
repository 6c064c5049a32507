// Springs, ropes and wires as the device is told of them.

package gpu

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/mbd"
)

// springList is what there is of springs, with the points of their curves and tables.
type springList struct {
	springs []deviceSpringDamper
	curves  []deviceCurvePoint
	tables  []deviceTablePoint
}

// curve lists the points of a curve.
func (l *springList) curve(p *mbd.Polyline) deviceCurvePart {
	x, force, work := p.Points()
	for i := range x {
		l.curves = append(l.curves, deviceCurvePoint{x[i], force[i], work[i]})
	}
	return deviceCurvePart{int32(len(l.curves) - len(x)), int32(len(x))}
}

// table lists the points of a table.
func (l *springList) table(t mbd.LawTable) deviceTablePart {
	for i, x := range t.X {
		p := deviceTablePoint{X: x, Force: t.Force[i]}
		if t.Second != nil {
			p.Second = t.Second[i]
		}
		l.tables = append(l.tables, p)
	}
	return deviceTablePart{int32(len(l.tables) - len(t.X)), int32(len(t.X)), t.Before, t.After}
}

// springDamper is what the device is told of a spring-damper, but for its ends.
func (l *springList) springDamper(f *mbd.SpringDamper) deviceSpringDamper {
	s := deviceSpringDamper{Stiffness: f.Stiffness, Damping: f.Damping, FreeLength: f.FreeLength, Preload: f.Preload, Rope: oneIf(f.TensionOnly || f.Yielding != nil || f.Brake != nil)}
	if t, ok := tableOf(f); ok {
		s.Curve = l.table(t)
	}
	if y := f.Yielding; y != nil {
		s.Wire, s.Unloading, s.Stateful = l.curve(y.Curve), y.Unloading, 1
	}
	if b := f.Brake; b != nil {
		s.Brake, s.Stroke, s.Stateful = l.curve(b.Force), b.Stroke, 1
	}
	if b := f.Breaking; b != nil {
		s.Limits, s.Stateful = r3.Vec{X: b.Force, Y: b.Elongation, Z: b.Energy}, 1
	}
	return s
}

// makeSprings makes the springs, and lists the ends at each body that is not held, in the order of springs. What belongs to a spring as a whole is seen to at
// the first end in these lists; one between bodies that are held is in the list of its first.
func (e *Engine) makeSprings(m *maker, kinds []int32) {
	if m.err != nil {
		return
	}
	v, l, ends := &e.values, springList{springs: make([]deviceSpringDamper, e.springs)}, make([][]deviceSpringEnd, e.bodies)
	for k := range l.springs {
		s := &l.springs[k]
		switch f := e.system.Force(k).(type) {
		case *mbd.SpringDamper:
			*s = l.springDamper(f)
		case *mbd.ViscoelasticSpring:
			*s = e.viscoelastic.add(f)
		default:
			continue
		}
		_, i, j := e.system.Force(k).(mbd.LineForce).Attachment()
		for end, at := range [2]mbd.Marker{i, j} {
			s.Body[end], s.Point[end], s.Lever[end] = int32(at.Body+1), at.Position, oneIf(at.Position != r3.Vec{})
		}
		e.traits.add(s)
		free := [2]bool{kinds[s.Body[0]]&(moves|turns) != 0, kinds[s.Body[1]]&(moves|turns) != 0}
		flags := int32(counted)
		for end, body := range s.Body {
			if free[end] || end == 0 && !free[1] {
				other := s.Body[1-end]
				ends[body] = append(ends[body], deviceSpringEnd{int32(k), int32(end), other, ownLever*s.Lever[end] + otherLever*s.Lever[1-end] + flags})
				flags = 0
			}
		}
	}
	made(m, len(l.springs), l.springs, &v.SpringList)
	made(m, len(l.curves), l.curves, &v.Curves)
	made(m, len(l.tables), l.tables, &v.Tables)
	e.viscoelastic.build(m)
	if e.traits.stateful {
		e.states = made[deviceSpringState](m, len(l.springs), nil, &v.States)
	}
	e.traits.longest = max(e.traits.longest, longest(ends))
	v.SpringCount = makeLists(m, ends, &v.SpringFirst, &v.SpringEnds)
	made[float64](m, lineNumbers*int(v.SpringCount), nil, &v.Lines)
}
