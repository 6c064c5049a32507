package models

// The registry of everything that can be observed: the subjects of requests, and how a request becomes columns. The quantities of each
// subject are listed in quantities_*.go; an entry there is all that it takes for a quantity to exist.

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gabion/internal/document"
	"gabion/observables"
)

// Subject is a kind of thing that requests are about, and what it can be asked for.
type Subject struct {
	Key     string // of the request that names it
	Name    string // in words, with an article
	Entries []observables.Entry
	// record makes the columns of a request; at and frame of the request are for subjects that take them.
	record     func(b *builder, q *Request) (observables.Recorded, error)
	takesAt    bool
	takesFrame bool
	types      func(m *Model, name string) []string // nil: all of a kind have the same quantities
	named      func(q *Request) string
}

// Subjects lists them all, in the order of the manual. The system is the last: it is meant where no other key is given.
func Subjects() []Subject {
	return []Subject{
		{
			Key: "body", Name: "a body", Entries: bodyQuantities.Entries(), record: (*builder).recordBody, takesAt: true, takesFrame: true,
			types: (*Model).bodyTypes, named: func(q *Request) string { return q.Body },
		},
		{
			Key: "marker", Name: "a marker", Entries: motionQuantities.Entries(), record: (*builder).recordMarker, takesFrame: true,
			named: func(q *Request) string { return q.Marker },
		},
		{
			Key: "joint", Name: "a joint", Entries: jointQuantities.Entries(), record: (*builder).recordJoint, takesFrame: true,
			named: func(q *Request) string { return q.Joint },
		},
		{
			Key: "motion", Name: "a motion", Entries: driverQuantities.Entries(), record: (*builder).recordMotion, takesFrame: true,
			named: func(q *Request) string { return q.Motion },
		},
		{
			Key: "force", Name: "a force", Entries: forceQuantities.Entries(), record: (*builder).recordForce, takesFrame: true,
			types: (*Model).forceTypes, named: func(q *Request) string { return q.Force },
		},
		{
			Key: "rope", Name: "a rope", Entries: ropeQuantities.Entries(), record: (*builder).recordRope, takesFrame: true,
			types: (*Model).ropeTypes, named: func(q *Request) string { return q.Rope },
		},
		{
			Key: "beam", Name: "a beam", Entries: beamQuantities.Entries(), record: (*builder).recordBeam, named: func(q *Request) string { return q.Beam },
		},
		{
			Key: "wall", Name: "a wall", Entries: wallQuantities.Entries(), record: (*builder).recordWall, takesAt: true,
			types: (*Model).wallTypes, named: func(q *Request) string { return q.Wall },
		},
		{
			Key: "fluid_load", Name: "a fluid load", Entries: fluidLoadQuantities.Entries(), record: (*builder).recordFluidLoad, takesAt: true,
			types: (*Model).fluidLoadTypes, named: func(q *Request) string { return q.FluidLoad },
		},
		{
			Key: "net", Name: "a net", Entries: netQuantities.Entries(), record: (*builder).recordNet, takesFrame: true,
			types: (*Model).netTypes, named: func(q *Request) string { return q.Net },
		},
		{
			Key: "barrier", Name: "a barrier", Entries: barrierQuantities.Entries(), record: (*builder).recordBarrier,
			named: func(q *Request) string { return q.Barrier },
		},
		{
			Key: "particles", Name: "a group of particles", Entries: groupQuantities.Entries(), record: (*builder).recordGroup,
			named: func(q *Request) string { return q.Particles },
		},
		{
			Key: "outlet", Name: "an outlet", Entries: passageQuantities.Entries(), record: (*builder).recordOutlet,
			named: func(q *Request) string { return q.Outlet },
		},
		{
			Key: "section", Name: "a section", Entries: passageQuantities.Entries(), record: (*builder).recordSection,
			named: func(q *Request) string {
				if q.Section == nil {
					return ""
				}
				return "section"
			},
		},
		{
			Key: "region", Name: "a region", Entries: regionQuantities.Entries(), record: (*builder).recordRegion,
			named: func(q *Request) string {
				if q.Region == nil {
					return ""
				}
				return "region"
			},
		},
		{
			Key: "system", Name: "the system", Entries: systemQuantities.Entries(), record: (*builder).recordSystem,
			named: func(*Request) string { return "" },
		},
	}
}

// subject is what the request is about, and its name.
func (q *Request) subject() (s Subject, name string) {
	all := Subjects()
	for _, s := range all {
		if name := s.named(q); name != "" {
			return s, name
		}
	}
	return all[len(all)-1], ""
}

// Asked are the quantities that the request asks for.
func (q *Request) Asked() (entries []observables.Entry) {
	s, _ := q.subject()
	for _, name := range q.Quantities {
		if k := slices.IndexFunc(s.Entries, func(e observables.Entry) bool { return e.Name == name }); k >= 0 {
			entries = append(entries, s.Entries[k])
		}
	}
	return entries
}

// Check implements document.Checker. What only some types of a subject have is left to checkRequests, which knows them.
func (q *Request) Check(r *document.Report) {
	s, _ := q.subject()
	for i, name := range q.Quantities {
		switch {
		case !slices.ContainsFunc(s.Entries, func(e observables.Entry) bool { return e.Name == name }):
			if s.types == nil {
				r.Fail("quantities", "%s has no quantity %q; it has %s", s.Name, name, strings.Join(observables.Names(s.Entries, nil), ", "))
			}
		case slices.Contains(q.Quantities[:i], name):
			r.Fail("quantities", "quantity %q comes twice", name)
		}
	}
	if r.Given("at") && !s.takesAt {
		r.Fail("at", "\"at\" is for a body, a wall or a fluid load")
	}
	if q.Frame != "" && !s.takesFrame {
		r.Fail("frame", "\"frame\" is for a body, a marker, a joint, a motion, a force, a rope or a net")
	}
}

// checkRequests refuses quantities that the thing asked does not have, by its type.
func (m *Model) checkRequests(r *document.Report) {
	for i := range m.Outputs.Requests {
		q := &m.Outputs.Requests[i]
		s, name := q.subject()
		if s.types == nil {
			continue
		}
		types := s.types(m, name)
		if types == nil {
			continue // the thing itself is wrong, and reported
		}
		known := observables.Names(s.Entries, types)
		for _, quantity := range q.Quantities {
			if slices.Contains(known, quantity) {
				continue
			}
			why := ""
			if k := slices.IndexFunc(s.Entries, func(e observables.Entry) bool { return e.Name == quantity }); k >= 0 {
				why = ", which is of " + strings.Join(s.Entries[k].Of, " and ")
			}
			r.Part("outputs").Item("requests", i).Fail("quantities", "%s %q, %s, has no quantity %q%s; it has %s",
				s.Key, name, types[0], quantity, why, strings.Join(known, ", "))
		}
	}
}

// makeRequests makes the columns of the history.
func (b *builder) makeRequests() error {
	for i := range b.model.Outputs.Requests {
		q := &b.model.Outputs.Requests[i]
		s, _ := q.subject()
		var parts []observables.Recorded
		for _, part := range q.parts() {
			r, err := s.record(b, &part)
			if err != nil {
				return b.about("request", q.Name, err)
			}
			parts = append(parts, r)
		}
		b.built.Requests = append(b.built.Requests, observables.Join(parts))
		b.built.Accelerations = b.built.Accelerations || slices.ContainsFunc(q.Quantities, func(name string) bool { return strings.HasSuffix(name, "acceleration") })
	}
	return nil
}

// checkCurves refuses columns that the history will not have.
func (b *builder) checkCurves() error {
	columns := []string{"time"}
	for i := range b.built.Requests {
		for _, c := range b.built.Requests[i].Columns {
			columns = append(columns, c.Name)
		}
	}
	var errs []error
	for _, c := range b.model.Outputs.Curves {
		for name := range strings.SplitSeq(strings.Join(append([]string{c.X}, c.Y...), " + "), " + ") {
			if !slices.Contains(columns, name) {
				errs = append(errs, b.about("request", c.Name, fmt.Errorf("a curve of the history, which has no column %q; it has %s", name, strings.Join(columns, ", "))))
			}
		}
	}
	return errors.Join(errs...)
}

// Lists implements document.Lister: what requests can ask for.
func (*Request) Lists(key string) (words []string, meaning string) {
	for _, s := range Subjects() {
		var each []string
		for i := range s.Entries {
			e := &s.Entries[i]
			each = append(each, e.Name)
			if key == "quantities" && !slices.Contains(words, e.Name) {
				words = append(words, e.Name)
			}
		}
		if s.Key == key {
			meaning = "Quantities: " + strings.Join(each, ", ") + "."
		}
	}
	return words, meaning
}

// quantityTable is a section of the manual: every quantity of every subject.
func quantityTable() string {
	var t strings.Builder
	t.WriteString("\n## Quantities\n\nWhat [requests](#request) can ask for. A vector has the components x, y and z, along the axes of the world or of `frame`.\n\n")
	t.WriteString("| of | quantity | unit | meaning |\n|---|---|---|---|\n")
	for _, s := range Subjects() {
		for _, e := range s.Entries {
			meaning := e.Meaning
			if len(e.Of) > 0 {
				meaning += "; of " + strings.Join(e.Of, ", ")
			}
			fmt.Fprintf(&t, "| `%s` | `%s` | %s | %s |\n", s.Key, e.Name, e.Unit, meaning)
		}
	}
	return t.String()
}
