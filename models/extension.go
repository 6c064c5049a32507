package models

// What a reader of another format adds to a model: what there are no keys for.

import (
	"slices"

	"gabion/mbd"
	"gabion/observables"
)

// Extension is a multibody system while a model is built, with its bodies, joints, motions and forces, to add others to.
type Extension struct {
	System   *mbd.System            // not yet built
	Bodies   map[string]int         // by name
	Joints   map[string]int         // joints and motions, by name
	Requests []observables.Recorded // columns of the history, before the model's own
	Warnings []string
}

// Extend lets a function add to the model whenever it is built. What it adds is not written with the model: of an extended one, Resolved leaves out
// the bodies and all between them, which would be another model alone.
func (m *Model) Extend(add func(x *Extension) error) { m.extend = add }

// makeExtension lets the model's extension add to the multibody system.
func (b *builder) makeExtension() error {
	if b.model.extend == nil {
		return nil
	}
	x := &Extension{System: b.system, Bodies: b.bodies, Joints: map[string]int{}}
	for _, named := range []map[string]int{b.joints, b.motions} {
		for name, number := range named {
			x.Joints[name] = number
		}
	}
	if err := b.model.extend(x); err != nil {
		return err
	}
	b.built.Accelerations = len(x.Requests) > 0
	b.built.Requests, b.built.Warnings = append(b.built.Requests, x.Requests...), append(b.built.Warnings, x.Warnings...)
	return nil
}

// written is the model as it is written: without what its barriers, beams and nets stand for.
func (m *Model) written() *Model {
	if m.extend == nil && m.Barriers == nil && m.Beams == nil && !slices.ContainsFunc(m.Nets, func(n Net) bool { return n.runs() }) {
		return m
	}
	alone := *m
	alone.Bodies = slices.DeleteFunc(slices.Clone(m.Bodies), func(b Body) bool { return isGenerated(b.Name) })
	alone.Joints = slices.DeleteFunc(slices.Clone(m.Joints), func(j Joint) bool { return isGenerated(j.Name) })
	alone.Forces = slices.DeleteFunc(slices.Clone(m.Forces), func(f Force) bool { return isGenerated(f.Name) })
	alone.Nets = slices.DeleteFunc(slices.Clone(m.Nets), func(n Net) bool { return isGenerated(n.Name) })
	alone.Ropes = slices.DeleteFunc(slices.Clone(m.Ropes), func(k Rope) bool { return isGenerated(k.Name) })
	alone.Beams = slices.DeleteFunc(slices.Clone(m.Beams), func(b Beam) bool { return isGenerated(b.Name) })
	if m.extend == nil {
		return &alone
	}
	alone.Bodies, alone.Markers, alone.Joints, alone.Motions, alone.Forces = nil, nil, nil, nil, nil
	return &alone
}
