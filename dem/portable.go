// The state of an engine in terms that any other engine can import.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/internal/vec"
	"gabion/rigid"
)

// PortableState is the state of an engine in terms that another engine understands. That of a GPU has positions of the time reached, velocities half a step
// before, and histories from which the forces of the time reached have still to be worked out. That which one run hands over to the next has the velocities and histories of the time reached.
type PortableState struct {
	State          State
	Clumps         []*packing.Clump // shape of each particle that is a clump; nil where none is
	Pairs          []PairHistory
	Surfaces       []SurfaceHistory
	Bonds          BondHistory
	Frames         []rigid.Frame
	Inlets         []packing.InletState
	Lost           Energy
	Dashpots       []DashpotLoad
	Bodies         []BodyHeat   // of those that warm up, without what of the last step is in Dashpots and what surrounds them
	Loads          SurfaceLoads // of the parts of the model's surfaces; empty without any that are recorded
	LoadsReached   bool         // they have those of the time reached
	Flows          Flows
	Taken          []Taken
	Discarded      []int32 // ids of particles that go in the next step
	Time, Dt       float64
	PendingKick    float64
	NextID         int
	Steps, Removed int
	Cell           Cell // that deforms
}

// SurfaceReaction is the force of a contact with a coupled surface.
type SurfaceReaction struct {
	Part                         int32 // triangle
	Point, Normal, Force, Moment r3.Vec
	Overlap, SegmentParameter    float64
}

// PairHistory is a contact of two particles, as the first of them has it.
type PairHistory struct {
	First, Second int // spheres, in the order of ids and of the spheres of each particle
	History       law.History
}

// BondHistory is what changes of bonds; it is empty without any.
type BondHistory struct {
	Turned  []law.Orientation // of the bonded particles since the start, as BondNetwork lists them
	Elastic []float64         // of each bond, when it was last worked out, J
	Ended   []bool            // for each bond
	Broken  []BrokenBond      // by time and number
}

// SurfaceHistory is a contact of a particle with a surface. One with a coupled surface has had its part of the step, whose force is in record.
type SurfaceHistory struct {
	Particle, Surface int // sphere, in the order of ids and of the spheres of each particle; in the model
	Feature           int32
	History           law.History
	Coupled           bool
	Record            SurfaceReaction
}

// DashpotLoad is what the dashpots between a particle and a surface that a body carries do to the particle, about its centre. The mid-step losses of the last step follow from it. Heat that their
// contacts have made in the step, and that flows from the surface to the particle, neither has received.
type DashpotLoad struct {
	Particle, Surface int     // in the order of ids; in the model
	Force, Moment     r3.Vec  // N, N m
	Made, Flows       float64 // J
}

// Particles are those of the state as the input of a model has them.
func (h *PortableState) Particles() packing.Particles {
	g := h.State.Particles()
	if h.Clumps != nil {
		g.Clump, g.Orientation = h.Clumps, h.State.Orientation
	}
	return g
}

// Check checks what has been handed over for a model.
func (h *PortableState) Check(m *Model) error {
	s := &h.State
	for i := range s.Position {
		if !vec.Finite(s.Position[i]) || !vec.Finite(s.Velocity[i]) || !vec.Finite(s.Angular[i]) || !(s.Radius[i] > 0) || !vec.Finite1(s.Radius[i]) ||
			s.Material[i] < 0 || s.Material[i] >= len(m.Materials) || s.ID[i] < 0 || s.ID[i] >= h.NextID {
			return codec.Invalid("particle %d of radius %g m and material %d is at %v", s.ID[i], s.Radius[i], s.Material[i], s.Position[i])
		}
	}
	if err := CheckScalars(s.Scalars, m.Scalars, len(s.Position)); err != nil {
		return err
	}
	for i := range h.Frames {
		if !h.Frames[i].Finite() {
			return codec.Invalid("frame %d is at %v", i, h.Frames[i].Position)
		}
	}
	return nil
}
