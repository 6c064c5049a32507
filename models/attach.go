package models

// Attaching by place: where a net stands for a body, the body of the net nearest to the given place is meant.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/document"
)

// nearest finds the place that is meant by another near it: it must be nearer than reach of it, m, and nearer than all others. It returns the
// place's position in the list, and how far it is.
func nearest(places []r3.Vec, reach []float64, at r3.Vec) (found int, away float64, err error) {
	found, away, next := -1, math.Inf(1), math.Inf(1)
	for i, p := range places {
		switch d := r3.Norm(r3.Sub(p, at)); {
		case d < away:
			found, away, next = i, d, away
		case d < next:
			next = d
		}
	}
	p := places[found]
	what := fmt.Sprintf("number %d, at (%.6g, %.6g, %.6g), is nearest to (%.6g, %.6g, %.6g)", found+1, p.X, p.Y, p.Z, at.X, at.Y, at.Z)
	switch {
	case next-away <= 1e-6*reach[found]:
		return found, away, fmt.Errorf("%s, but another is as near; give another place, or the number", what)
	case away >= reach[found]:
		return found, away, fmt.Errorf("%s, but %.3g m from there; it must be nearer than half of the way to its nearest neighbour, %.3g m", what, away, reach[found])
	}
	return found, away, nil
}

// reaches gives for each of a number of bodies half of the shortest spring between it and a neighbour, m.
func (p *NetParts) reaches() []float64 {
	half := make([]float64, len(p.Positions))
	for i := range half {
		half[i] = math.Inf(1)
	}
	for _, s := range p.Springs {
		d := r3.Norm(r3.Sub(p.Positions[s.Bodies[1]], p.Positions[s.Bodies[0]])) / 2
		half[s.Bodies[0]], half[s.Bodies[1]] = min(half[s.Bodies[0]], d), min(half[s.Bodies[1]], d)
	}
	return half
}

// reaches gives for each knot half of the shortest wire between it and a neighbour, m.
func (l *layout) reaches() []float64 {
	p := NetParts{Positions: l.knots}
	for _, w := range l.wires {
		p.Springs = append(p.Springs, NetLink{Bodies: w.ends})
	}
	return p.reaches()
}

// attaching puts bodies of nets in the place of nets.
type attaching struct {
	model  *Model
	bodies map[string]bool
	parts  map[string]*NetParts
}

// attach puts, wherever a net stands for a body, the body that its place tells, and that body's centre for the place.
func (m *Model) attach(r *document.Report) {
	a := attaching{m, map[string]bool{}, map[string]*NetParts{}}
	for i := range m.Bodies {
		a.bodies[m.Bodies[i].Name] = true
	}
	for i := range m.Nets {
		m.Nets[i].notePins(m)
	}
	for i := range m.Joints {
		j, about := &m.Joints[i], fmt.Sprintf("joint %q", m.Joints[i].Name)
		at := [2]*r3.Vec{j.At, j.At}
		if j.To != nil {
			at[1] = j.To
		}
		for k := range j.Bodies {
			if c := a.take(r.Item("joints", i), "bodies", about, &j.Bodies[k], at[k]); c != nil && k == 1 && j.To != nil {
				j.To = c
			} else if c != nil {
				j.At = c
			}
		}
	}
	for i := range m.Motions {
		o := &m.Motions[i]
		if c := a.take(r.Item("motions", i), "body", fmt.Sprintf("motion %q", o.Name), &o.Body, o.At); c != nil {
			o.At = c
		}
	}
	for i := range m.Forces {
		a.force(r.Item("forces", i), &m.Forces[i])
	}
	for i := range m.Outputs.Requests {
		q := &m.Outputs.Requests[i]
		report := r.Part("outputs").Item("requests", i)
		var at *r3.Vec
		if report.Given("at") {
			at = &q.At
		}
		if c := a.take(report, "body", fmt.Sprintf("request %q", q.Name), &q.Body, at); c != nil {
			q.At = r3.Vec{}
		}
	}
}

func (a *attaching) force(r *document.Report, f *Force) {
	about := fmt.Sprintf("force %q", f.Name)
	for k := range f.Bodies {
		at := f.At
		if f.Points != nil {
			at = &f.Points[k]
		}
		switch c := a.take(r, "bodies", about, &f.Bodies[k], at); {
		case c == nil:
		case f.Points != nil:
			f.Points[k] = *c
		default:
			f.At = c
		}
	}
	if c := a.take(r, "body", about, &f.Load.Body, f.Load.Point); c != nil {
		f.Load.Point = c
	}
}

// take puts the body of a net in the place of the net's name, and returns the body's centre; nil if the name is no net's, or for a mistake.
func (a *attaching) take(r *document.Report, key, about string, name *string, at *r3.Vec) *r3.Vec {
	net := a.net(*name)
	switch {
	case net == nil:
		return nil
	case a.bodies[*name]:
		r.Fail(key, "%q is the name of a body and of a net; call one of them otherwise", *name)
		return nil
	case at == nil:
		r.Fail(key, "which body of net %q? Give its number, as in %q, or its place with the key \"at\"", *name, net.BodyName(1))
		return nil
	}
	parts := a.parts[*name]
	if parts == nil {
		parts = net.Parts()
		a.parts[*name] = parts
	}
	found, away, err := nearest(parts.Positions, parts.reaches(), *at)
	if err != nil {
		r.Fail(key, "net %q: of its bodies %v", *name, err)
		return nil
	}
	*name = net.BodyName(found + 1)
	a.model.note(about, *name, away, *at)
	return &parts.Positions[found]
}

func (a *attaching) net(name string) *Net {
	for i := range a.model.Nets {
		if n := &a.model.Nets[i]; n.Name == name {
			return n
		}
	}
	return nil
}

// note remembers which body a place has meant.
func (m *Model) note(about, body string, away float64, at r3.Vec) {
	m.notes = append(m.notes, fmt.Sprintf("%s takes %s, %.3g m from (%.6g, %.6g, %.6g)", about, body, away, at.X, at.Y, at.Z))
}

// Notes tell what the model has left to the program: which bodies of nets are nearest to the places that were given.
func (m *Model) Notes() []string { return m.notes }
