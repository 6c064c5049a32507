package sweep

// What is wrong with the cases of a study, with the places of the inputs that are.

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gabion/internal/document"
)

// mistakes are what is wrong with the models of cases, each thing once.
type mistakes struct {
	study string // its file
	found []error
}

func (m *mistakes) Error() string { return errors.Join(m.found...).Error() }

// enough reports whether there are as many as a user will want to read.
func (m *mistakes) enough() bool { return len(m.found) >= 20 }

// add notes what is wrong with the model of a case: at the place of the input that is wrong, or else with all inputs.
func (m *mistakes) add(index int, in []Input, err error) {
	var problems document.Problems
	if !errors.As(err, &problems) {
		m.found = append(m.found, fmt.Errorf("%s: case %d: %w", m.study, index, err))
		return
	}
	for _, p := range problems {
		text := p.Error()
		if slices.ContainsFunc(m.found, func(e error) bool { return strings.HasSuffix(e.Error(), ": "+text) }) {
			continue
		}
		place := fmt.Sprintf("%s: case %d, %s", m.study, index, describe(in))
		for _, i := range in {
			if p.Source == "--set "+i.set() && i.Value.place != "" {
				place = i.Value.place
			}
		}
		m.found = append(m.found, fmt.Errorf("%s: %s", place, text))
	}
}
