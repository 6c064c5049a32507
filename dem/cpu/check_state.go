// Whether a state that has been read can be one: every number that something is found by lies within what it is found in.

package cpu

import (
	"math"

	"gabion/dem"
	"gabion/dem/geometry"
	"gabion/dem/law"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// checkState checks the state of the engine.
func (e *Engine) checkState() error {
	n := len(e.at)
	if len(e.motion) != n || len(e.identity) != n || len(e.load) != n || len(e.listPositions) != n || e.size < 1 || !vec.Finite1(e.time) || !vec.Finite1(e.skin) || e.skin < 0 {
		return codec.Invalid("%d places, %d motions, %d loads of particles", n, len(e.motion), len(e.load))
	}
	for _, check := range []func() error{e.checkTypes, e.checkParticles, e.checkDerivatives, e.checkClumps, e.checkPolyhedra, e.checkBonds, e.checkScalars, e.checkHeatedBodies, e.checkInlets, e.checkCell, e.checkChunks, e.checkGrid} {
		if err := check(); err != nil {
			return err
		}
	}
	for _, p := range []*surfaceSet{&e.walls, &e.coupled} {
		if err := p.checkState(e); err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) checkTypes() error {
	k := &e.coefficients
	if most := len(k.Model.Materials); k.byMaterial && len(k.types) != most || len(k.types) > max(tableTypes, most) {
		return codec.Invalid("%d kinds of particles", len(k.types))
	}
	for i := range k.types {
		if m := k.types[i].Material; m < 0 || m >= len(k.Model.Materials) || !k.byMaterial && !(k.types[i].Radius > 0) {
			return codec.Invalid("kind %d is of material %d", i, m)
		}
	}
	return nil
}

func (e *Engine) checkParticles() error {
	for i := range e.at {
		s, m, own := &e.at[i], &e.motion[i], &e.identity[i]
		switch {
		case !vec.Finite(s.centre()) || !vec.Finite(m.V) || !vec.Finite(m.W) || !(s.R > 0) || !vec.Finite1(s.R):
			return codec.Invalid("particle %d of radius %g m is at %v with %v m/s", own.ID, s.R, s.centre(), m.V)
		case int(own.Type) < 0 || int(own.Type) >= len(e.coefficients.types) || own.ID < 0 || own.ID >= e.nextID || !(m.InverseMass > 0) || !(m.InverseInertia > 0):
			return codec.Invalid("particle %d of kind %d has an inverse mass of %g 1/kg and an inverse inertia of %g 1/(kg m2)", own.ID, own.Type, m.InverseMass, m.InverseInertia)
		}
	}
	return nil
}

// checkDerivatives checks those of Gear's integrator.
func (e *Engine) checkDerivatives() error {
	if e.predicts() && len(e.derivatives) != len(e.at) {
		return codec.Invalid("derivatives of %d velocities of %d particles", len(e.derivatives), len(e.at))
	}
	for i := range e.derivatives {
		for _, g := range [...]*law.Gear{&e.derivatives[i].of, &e.derivatives[i].turning} {
			if !vec.Finite(g.First) || !vec.Finite(g.Second) || !vec.Finite(g.Third) {
				return codec.Invalid("particle %d has derivatives that are not finite", e.identity[i].ID)
			}
		}
	}
	return nil
}

// checkScalars checks what has been read of scalars, and gives them what they have beside their values.
func (e *Engine) checkScalars() error {
	read := e.scalars
	values := make([][]float64, len(read))
	for k := range read {
		values[k] = read[k].values
	}
	if err := dem.CheckScalars(values, e.model.Scalars, len(e.at)); err != nil {
		return err
	}
	e.newScalars()
	for k := range e.scalars {
		e.scalars[k].values = values[k]
		e.scalars[k].resize(len(e.at))
	}
	return nil
}

func (e *Engine) checkInlets() error {
	if len(e.taken) != len(e.model.Outlets) {
		return codec.Invalid("%d outlets, want %d", len(e.taken), len(e.model.Outlets))
	}
	return dem.CheckInletStates(e.model.Inlets, e.inletStates)
}

func (e *Engine) checkCell() error {
	p := &e.periods
	if !p.deforms {
		return nil
	}
	for _, c := range []*dem.Cell{&p.cell, &p.listed} {
		if err := c.CheckWidths(e.maxRadius, 0); err != nil || !vec.Finite(c.Centre) || !vec.Finite(c.Size) {
			return codec.Invalid("a periodic cell of %v m about %v m", c.Size, c.Centre)
		}
	}
	p.length = p.cell.Size
	p.rate = e.model.Strain.Rate(e.time)
	return nil
}

func (e *Engine) checkChunks() error {
	n := len(e.at)
	if len(e.chunks) < (n+e.size-1)/e.size {
		return codec.Invalid("%d parts of %d particles for %d", len(e.chunks), e.size, n)
	}
	for i := range e.chunks {
		c := &e.chunks[i]
		if c.lo != min(i*e.size, n) || c.hi != min((i+1)*e.size, n) || !c.consistent(n, e.historyWidth) {
			return codec.Invalid("the neighbours of particles %d to %d", c.lo, c.hi)
		}
		if p := &c.penetration; p.particle < 0 || p.particle >= int64(n) && p.overlap != 0 || p.surface < 0 || p.surface >= max(len(e.model.Surfaces), 1) {
			return codec.Invalid("particle %d is pressed into surface %d", p.particle, p.surface)
		}
	}
	return nil
}

// consistent checks the lists of a chunk of an engine with n particles and histories of so many numbers.
func (c *chunk) consistent(n, historyWidth int) bool {
	if !validStarts(c.start, c.hi-c.lo, len(c.near)) || len(c.owner) != len(c.near) || len(c.targets) != len(c.outbox) {
		return false
	}
	marks, crossing := 0, 0
	for i := c.lo; i < c.hi; i++ {
		for k := c.start[i-c.lo]; k < c.start[i-c.lo+1]; k++ {
			j := int(c.near[k] &^ inContact)
			if j <= i || j >= n || int(c.owner[k]) != i-c.lo {
				return false
			}
			if c.near[k] < 0 {
				marks++
			}
			if j >= c.hi {
				crossing++
			}
		}
	}
	if c.contacts != marks || len(c.histories) != (marks+1)*historyWidth || len(c.slot) != crossing || len(c.targets) != crossing {
		return false
	}
	return within(c.slot, len(c.outbox)) && within(c.targets, n)
}

// validStarts checks that the starts of n parts divide a list of so many entries.
func validStarts(start []int32, n, entries int) bool {
	if len(start) != n+1 || start[0] != 0 || int(start[n]) != entries {
		return false
	}
	for k := range n {
		if start[k] > start[k+1] {
			return false
		}
	}
	return true
}

// within tells whether all numbers are from 0 to n-1.
func within(v []int32, n int) bool {
	for _, x := range v {
		if x < 0 || int(x) >= n {
			return false
		}
	}
	return true
}

func (e *Engine) checkGrid() error {
	g := &e.grid
	if len(g.levels) == 0 || !vec.Finite(g.box.Min) || !vec.Finite(g.box.Max) {
		return codec.Invalid("the grid of cells has %d levels", len(g.levels))
	}
	for l := range g.levels {
		v := &g.levels[l]
		cells := 1
		for _, c := range v.cells {
			if c < 1 || c > math.MaxInt32 || cells > math.MaxInt32 {
				return codec.Invalid("cells of the grid: %v", v.cells)
			}
			cells *= c
		}
		if cells > math.MaxInt32 || !validStarts(v.start, cells, len(v.members)) || !within(v.members, len(e.at)) {
			return codec.Invalid("the cells of level %d of the grid", l)
		}
	}
	return nil
}

// checkState checks a set of surfaces of an engine whose particles and chunks have been checked.
func (p *surfaceSet) checkState(e *Engine) error {
	if len(p.surfaces) == 0 {
		return nil
	}
	if !vec.Finite1(p.slack) || p.slack < 0 {
		return codec.Invalid("surfaces may move by %g m", p.slack)
	}
	for i := range p.surfaces {
		m := &p.surfaces[i]
		if !m.Frame.Finite() || !m.reference.Finite() || !m.Ends[0].Finite() || !m.Ends[1].Finite() || math.IsNaN(m.size) {
			return codec.Invalid("surface %d is at %v", m.Surface, m.Frame.Position)
		}
	}
	held := 0
	for i := range p.buffers {
		b := &p.buffers[i]
		held += len(b.candidates)
		lo, hi := min(i*e.size, len(e.at)), min((i+1)*e.size, len(e.at))
		for _, c := range b.candidates {
			if g, m := int(c>>32), int(uint32(c)); g < lo || g >= hi || m >= len(p.surfaces) {
				return codec.Invalid("particle %d is near surface %d", g, m)
			}
		}
		for k := range b.previous {
			if !p.validHistory(&b.previous[k], lo, hi) {
				return codec.Invalid("particle %d touches surface %d", b.previous[k].particle, b.previous[k].surface)
			}
		}
		for k := range b.current {
			if t := &b.current[k]; !p.validHistory(&t.surfaceHistory, lo, hi) || t.strand < 0 || int(t.strand) > len(b.strands) {
				return codec.Invalid("particle %d touches surface %d", t.particle, t.surface)
			}
		}
		if err := p.checkPolyhedra(e, &b.pressed, lo, hi); err != nil {
			return err
		}
	}
	if len(p.buffers) < len(e.chunks) || len(p.references) != 0 && len(p.references) != e.frames || held > 0 && p.coupled && len(p.references) == 0 {
		return codec.Invalid("%d frames carry surfaces near %d parts of particles", len(p.references), len(p.buffers))
	}
	return nil
}

// validHistory checks the contact of a particle from lo to below hi.
func (p *surfaceSet) validHistory(t *surfaceHistory, lo, hi int) bool {
	if int(t.particle) < lo || int(t.particle) >= hi || t.surface < 0 || int(t.surface) >= len(p.surfaces) {
		return false
	}
	mesh, ok := p.surfaces[t.surface].Shape.(*geometry.Mesh)
	return !ok || t.part >= 0 && int(t.part) < len(mesh.Triangles)
}
