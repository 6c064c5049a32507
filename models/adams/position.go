// Where things stand in a dataset, and what is said about them: positions, errors gathered in one pass, notes.

package adams

import (
	"fmt"
	"sort"
	"strings"
)

// Position is a place in a dataset. Line and Column count from 1.
type Position struct{ Line, Column int }

func (p Position) before(q Position) bool {
	return p.Line < q.Line || p.Line == q.Line && p.Column < q.Column
}

// Error is one fault of a dataset.
type Error struct {
	File    string
	At      Position
	Message string
}

func (e Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.At.Line, e.At.Column, e.Message)
}

// Errors holds all faults of a dataset in the order of their lines.
type Errors []Error

func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// Note is a remark that does not stop a run, such as a statement that has no effect on the motion.
type Note struct {
	At      Position
	Message string
}

// report gathers errors and notes while a dataset is read.
type report struct {
	file   string
	errors Errors
	notes  []Note
}

func (r *report) fail(at Position, format string, args ...any) {
	r.errors = append(r.errors, Error{File: r.file, At: at, Message: fmt.Sprintf(format, args...)})
}

func (r *report) note(at Position, format string, args ...any) {
	r.notes = append(r.notes, Note{At: at, Message: fmt.Sprintf(format, args...)})
}

// err returns nil, or all errors sorted by position.
func (r *report) err() error {
	if len(r.errors) == 0 {
		return nil
	}
	sort.SliceStable(r.errors, func(i, j int) bool { return r.errors[i].At.before(r.errors[j].At) })
	return r.errors
}
