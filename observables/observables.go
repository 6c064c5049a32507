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
	"math"
	"slices"
	"strconv"

	"gonum.org/v1/gonum/spatial/r3"
)

// Missing stands for a number that there is not, such as the mean velocity of no particles. It is a NaN of bits of its own, which tell it from those that come of errors; tables have an empty cell in its place.
var Missing = math.Float64frombits(missing)

const missing = 0x7ff8_0000_0000_07a2

// IsMissing tells whether a number is Missing.
func IsMissing(v float64) bool { return math.Float64bits(v) == missing }

// Column is one column of numbers: its name and its SI unit.
type Column struct {
	Name string `json:"name"`
	Unit string `json:"unit"`
}

// Recorded is columns of numbers that can be read at any time.
type Recorded struct {
	Columns []Column
	Look    func()              // takes what is observed that may have gone on when the columns are worked out; nil: there is nothing
	Tell    func(dst []float64) // works out one number for each column, with what has been taken
}

// Write looks, and fills one number for each column.
func (r *Recorded) Write(dst []float64) {
	if r.Look != nil {
		r.Look()
	}
	r.Tell(dst)
}

// Looking is the same with a look.
func (r Recorded) Looking(look func()) Recorded {
	r.Look = look
	return r
}

// Join is the columns of several, one after the other.
func Join(parts []Recorded) Recorded {
	if len(parts) == 1 {
		return parts[0]
	}
	var all Recorded
	for i := range parts {
		all.Columns = append(all.Columns, parts[i].Columns...)
	}
	all.Look = func() {
		for i := range parts {
			if parts[i].Look != nil {
				parts[i].Look()
			}
		}
	}
	all.Tell = func(dst []float64) {
		for i := range parts {
			n := len(parts[i].Columns)
			parts[i].Tell(dst[:n])
			dst = dst[n:]
		}
	}
	return all
}

// Entry says what a quantity is, without the subject.
type Entry struct {
	Name    string
	Unit    string   // SI; of every component
	Meaning string   // for the manual, without a full stop
	Of      []string // the only types of the subject that have it; empty: all

	Components []string // their names; empty: it is one number
	Numbered   bool     // it has components numbered from 1, as many as the subject has of what they are about
}

// Quantity is something that a subject can be asked for.
type Quantity[S any] struct {
	Entry
	count func(s S) int            // of components that are numbered; nil: they are not
	read  func(s S, dst []float64) // one number for each component
}

// Scalar is a quantity that is one number.
func Scalar[S any](name, unit, meaning string, value func(s S) float64) Quantity[S] {
	return Several(name, unit, meaning, nil, func(s S, dst []float64) { dst[0] = value(s) })
}

// Vector is a quantity with the components x, y and z.
func Vector[S any](name, unit, meaning string, value func(s S) r3.Vec) Quantity[S] {
	return Several(name, unit, meaning, []string{"x", "y", "z"}, func(s S, dst []float64) {
		v := value(s)
		dst[0], dst[1], dst[2] = v.X, v.Y, v.Z
	})
}

// Several is a quantity with components of these names.
func Several[S any](name, unit, meaning string, components []string, read func(s S, dst []float64)) Quantity[S] {
	return Quantity[S]{Entry{Name: name, Unit: unit, Meaning: meaning, Components: components}, nil, read}
}

// Numbered is a quantity with components that are numbered from 1, as many as the subject tells.
func Numbered[S any](name, unit, meaning string, count func(s S) int, read func(s S, dst []float64)) Quantity[S] {
	return Quantity[S]{Entry{Name: name, Unit: unit, Meaning: meaning, Numbered: true}, count, read}
}

// Part is a registry of what a part of a subject has, for the whole of it.
func Part[S, P any](r Registry[P], part func(s S) P) (out Registry[S]) {
	for _, q := range r {
		of := Quantity[S]{Entry: q.Entry, read: func(s S, dst []float64) { q.read(part(s), dst) }}
		if q.count != nil {
			of.count = func(s S) int { return q.count(part(s)) }
		}
		out = append(out, of)
	}
	return out
}

// For is the quantity where only some types of the subject have it.
func (q Quantity[S]) For(types ...string) Quantity[S] {
	q.Of = types
	return q
}

// columns names the components of the quantity.
func (q *Quantity[S]) columns(prefix string, s S) []Column {
	if !q.Numbered && len(q.Components) == 0 {
		return []Column{{prefix + q.Name, q.Unit}}
	}
	names := q.Components
	if q.Numbered {
		for k := range q.count(s) {
			names = append(names, strconv.Itoa(k+1))
		}
	}
	var out []Column
	for _, c := range names {
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

// Record makes the columns PREFIX.QUANTITY.COMPONENT of the named quantities of a subject, which must be in the registry. Before they
// are worked out, update is called once for all of them, unless it is nil.
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
	out.Tell = func(dst []float64) {
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
