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
		come += f.Count
	}
	s := &e.control
	particles, pairs, slots := int(s.Particles), int(s.Pairs), int(s.Slots)
	for _, side := range [3]int32{s.Parity, s.Order, s.Side} {
		if side != 0 && side != 1 {
			return codec.Invalid("side %d of two", side)
		}
	}
	if particles < 0 || uint64(particles) > room || room > 2*uint64(come) ||
		s.SlicesWanted < 0 || int(s.SlicesWanted) > longestRow*(particles/sliceRows+1) ||
		pairs < 0 || pairs > particles*len(e.surfaces.surfaces) || s.Walls < 0 || int(s.Walls) > pairs || slots < 0 || slots > maxSlots*pairs {
		return codec.Invalid("%d particles in room for %d, %d slices of neighbours, %d pairs with surfaces, %d slots", particles, room, s.SlicesWanted, pairs, slots)
	}
	if !vec.Finite1(e.time) || !vec.Finite1(e.dt) || !vec.Finite1(e.pendingKick) || !vec.Finite(e.space.origin) {
		return codec.Invalid("time %g s after a step of %g s", e.time, e.dt)
	}
	return nil
}
