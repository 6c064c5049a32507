package models

// What joints ask of the bodies at the start: what had to be moved, and which equations say nothing new.

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"gabion/solvers"
)

// rounding is how far positions that a person writes may miss the joints without a word, m or rad.
const rounding = 1e-6

// listed is a text with its details below each other, the first few of them.
func listed(text string, details []string) string {
	lines := append([]string{text}, details[:min(len(details), most)]...)
	if more := len(details) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(lines, "\n  ")
}

// violations are the joint equations that the bodies did not fulfil where they are given, before and after they were moved.
func violations(g *solvers.Integrator) (found []string) {
	for _, v := range g.Assembly() {
		if math.Abs(v.Before) > rounding {
			found = append(found, fmt.Sprintf("%s was violated by %.3g, now by %.1g", v.Constraint, math.Abs(v.Before), math.Abs(v.After)))
		}
	}
	return found
}

// movedToFit is said of bodies that assembling has moved.
const movedToFit = "the bodies do not fit the joints where they are given, and have been moved"

// Assembled tells which joints the bodies did not fit with which the motion begins, or returns an error where the model wants them left alone.
func (b *Built) Assembled() (moved string, err error) {
	g := b.Simulation.Integrator()
	if g == nil {
		return "", nil
	}
	v := violations(g)
	switch {
	case len(v) == 0:
		return "", nil
	case !b.Model.Solver.Assemble:
		return "", errors.New(listed("the bodies do not fit the joints where they are given; correct the positions, or let them be moved with solver.assemble", v))
	}
	return listed(movedToFit, v), nil
}

// JointWarnings tells what a user should know about the joints of a system at its start. g may be nil.
func JointWarnings(g *solvers.Integrator) (warnings []string) {
	if g == nil {
		return nil
	}
	if v := violations(g); len(v) > 0 {
		warnings = append(warnings, listed(movedToFit, v))
	}
	switch r := g.Redundant(); {
	case len(r) == 1:
		warnings = append(warnings, "redundant constraint left out: "+r[0]+"; reactions of the joints that share it are not unique")
	case len(r) > 1:
		warnings = append(warnings, listed("redundant constraints left out; reactions of the joints that share them are not unique:", r))
	}
	return warnings
}

// checkAssembly refuses bodies that do not fit the joints where the model wants them left alone.
func (b *builder) checkAssembly() error {
	_, err := b.built.Assembled()
	return err
}
