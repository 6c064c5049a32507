// Whether a state that has been read can be one of the GPU's engine.

package gpu

import (
	"gabion/dem"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// longestRow is more neighbours than a row of any particle has room for on average.
const longestRow = 1024

// checkControl checks what says how much there is on a device, in room for so many particles.
func (e *Engine) checkControl(room uint64) error {
	if err := dem.CheckInletStates(e.model.Inlets, e.inletStates); err != nil {
		return err
	}
	come := e.capacity
	for _, f := range e.inletStates {
		come += f.Count * max(1, e.clumps.widest)
	}
	s := &e.control
	particles, pairs, slots := int(s.Particles), int(s.Pairs), int(s.Slots)
	for _, side := range [3]int32{s.Parity, s.Order, s.Side} {
		if side != 0 && side != 1 {
			return codec.Invalid("side %d of two", side)
		}
	}
	if clumps, spheres := int(s.Clumps), int(s.ClumpSpheres); clumps < 0 || clumps > spheres || spheres > particles || clumps > 0 && !e.hasClumps() {
		return codec.Invalid("%d clumps of %d of %d spheres", clumps, spheres, particles)
	}
	if particles < 0 || uint64(particles) > room || room > 2*uint64(come) ||
		s.SlicesWanted < 0 || int(s.SlicesWanted) > longestRow*(particles/sliceRows+1) ||
		pairs < 0 || pairs > particles*len(e.surfaces.surfaces) || s.Walls < 0 || int(s.Walls) > pairs || slots < 0 || slots > max(maxSlots, e.polyhedra.slots)*pairs || s.PolyhedronPairs < 0 || int(s.PolyhedronPairs) > longestRow*particles {
		return codec.Invalid("%d particles in room for %d, %d slices of neighbours, %d pairs with surfaces, %d slots", particles, room, s.SlicesWanted, pairs, slots)
	}
	if id, _, surface := lostOf(s.Pressed); s.Lost != 0 || s.Pressed != 0 && (id < 0 || surface >= len(e.surfaces.surfaces)) {
		return codec.Invalid("particle %d is lost in surface %d", id, surface)
	}
	if !vec.Finite1(e.time) || !vec.Finite1(e.dt) || !vec.Finite1(e.pendingKick) || !vec.Finite(e.space.origin) {
		return codec.Invalid("time %g s after a step of %g s", e.time, e.dt)
	}
	return nil
}

// checkClumps checks what has been read of clumps and of their spheres.
func (e *Engine) checkClumps() error {
	c, err := e.read(false)
	if err != nil {
		return err
	}
	for i := range c.clumps {
		if !c.clumps[i].finite(len(e.clumps.shapes)) {
			return codec.Invalid("clump %d of %g kg is at %v", i, c.clumps[i].Mass, c.clumps[i].Position)
		}
	}
	spheres := make([]int, len(c.clumps))
	for i, k := range c.clumpOf {
		if k < -1 || int(k) >= len(c.clumps) {
			return codec.Invalid("sphere %d is of clump %d of %d", i, k, len(c.clumps))
		}
		if clump, m := c.clumpAt(i); clump != nil {
			if m < 0 || m >= len(e.clumps.shapes[clump.Shape].Balls()) {
				return codec.Invalid("sphere %d is number %d of clump %d", i, m, k)
			}
			spheres[k]++
		}
	}
	total := 0
	for i := range c.clumps {
		if want := len(e.clumps.shapes[c.clumps[i].Shape].Balls()); spheres[i] != want {
			return codec.Invalid("clump %d has %d of %d spheres", i, spheres[i], want)
		}
		total += spheres[i]
	}
	if total != int(e.control.ClumpSpheres) {
		return codec.Invalid("%d spheres of clumps, not %d", total, e.control.ClumpSpheres)
	}
	members := make([]int32, len(c.clumps))
	for k := range e.clumps.widest {
		if err := e.arrays.clumps.members.Read(k*e.clumps.capacity, members); err != nil {
			return err
		}
		for i, m := range members {
			if k < spheres[i] && (m < 0 || int(m) >= len(c.clumpOf) || int(c.clumpOf[m]) != i || int(c.numbers[m]-c.clumps[i].First) != k) {
				return codec.Invalid("sphere %d of clump %d is at %d", k, i, m)
			}
		}
	}
	return nil
}
