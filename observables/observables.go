// Package observables is the form of what can be observed of a simulation: quantities with a name, an SI unit, a meaning and a
// function that reads them off a subject.
//
// A Quantity is one entry of a registry. Its subject S is whatever the function needs to see: a body, a joint, the sums over a group of
// particles. A Registry lists the quantities of one kind of subject and turns names of them into the columns of a history. Who lists
// quantities, and binds them to a running simulation, is package models; who writes, draws and compares columns reads Column and Entry.
//
// The package imports nothing of the house.
package observables

import (
	"slices"

	"gonum.org/v1/gonum/spatial/r3"
)

// Column is one column of numbers: its name and its SI unit.
type Column struct {
	Name string `json:"name"`
	Unit string `json:"unit"`
}

// Recorded is columns of numbers that can be read at any time: Write fills one number for each column.
type Recorded struct {
	Columns []Column
	Write   func(dst []float64)
}

// Entry says what a quantity is, without the subject.
type Entry struct {
	Name    string
	Unit    string   // SI; of every component
	Meaning string   // for the manual, without a full stop
	Of      []string // the only types of the subject that have it; empty: all
}

// Quantity is something that a subject can be asked for.
type Quantity[S any] struct {
	Entry
	components func(s S) []string       // nil: one number
	read       func(s S, dst []float64) // one number for each component
}

// Scalar is a quantity that is one number.
func Scalar[S any](name, unit, meaning string, value func(s S) float64) Quantity[S] {
	return Quantity[S]{Entry{Name: name, Unit: unit, Meaning: meaning}, nil, func(s S, dst []float64) { dst[0] = value(s) }}
}

// Vector is a quantity with the components x, y and z.
func Vector[S any](name, unit, meaning string, value func(s S) r3.Vec) Quantity[S] {
	axes := func(S) []string { return []string{"x", "y", "z"} }
	return Several(name, unit, meaning, axes, func(s S, dst []float64) {
		v := value(s)
		dst[0], dst[1], dst[2] = v.X, v.Y, v.Z
	})
}

// Several is a quantity with components whose names the subject tells.
func Several[S any](name, unit, meaning string, components func(s S) []string, read func(s S, dst []float64)) Quantity[S] {
	return Quantity[S]{Entry{Name: name, Unit: unit, Meaning: meaning}, components, read}
}

// For is the quantity where only some types of the subject have it.
func (q Quantity[S]) For(types ...string) Quantity[S] {
	q.Of = types
	return q
}

// columns names the components of the quantity.
func (q *Quantity[S]) columns(prefix string, s S) []Column {
	if q.components == nil {
		return []Column{{prefix + q.Name, q.Unit}}
	}
	var out []Column
	for _, c := range q.components(s) {
		out = append(out, Column{prefix + q.Name + "." + c, q.Unit})
	}
	return out
}

// Registry lists the quantities of a kind of subject.
type Registry[S any] []Quantity[S]

// Entries lists what each quantity is.
func (r Registry[S]) Entries() []Entry {
	out := make([]Entry, len(r))
	for i := range r {
		out[i] = r[i].Entry
	}
	return out
}

// Record makes the columns PREFIX.QUANTITY.COMPONENT of the named quantities of a subject, which must be in the registry. Before a row is
// written, update is called once for all of them, unless it is nil.
func (r Registry[S]) Record(prefix string, names []string, s S, update func()) Recorded {
	var out Recorded
	var ends []int
	var chosen []*Quantity[S]
	for _, name := range names {
		q := &r[slices.IndexFunc(r, func(q Quantity[S]) bool { return q.Name == name })]
		chosen = append(chosen, q)
		out.Columns = append(out.Columns, q.columns(prefix+".", s)...)
		ends = append(ends, len(out.Columns))
	}
	out.Write = func(dst []float64) {
		if update != nil {
			update()
		}
		first := 0
		for i, q := range chosen {
			q.read(s, dst[first:ends[i]])
			first = ends[i]
		}
	}
	return out
}

// Has tells whether a subject of some types has the quantity.
func (e *Entry) Has(types []string) bool {
	return len(e.Of) == 0 || slices.ContainsFunc(e.Of, func(t string) bool { return slices.Contains(types, t) })
}

// Names lists the names of the entries that a subject of some types has.
func Names(entries []Entry, types []string) (names []string) {
	for i := range entries {
		if entries[i].Has(types) {
			names = append(names, entries[i].Name)
		}
	}
	return names
}
