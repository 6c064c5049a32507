// Particles that are lost on the GPU: which, why, and what lets a run go on without them or in spite of them.

package gpu

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/law"
)

// Discard implements dem.Engine.
func (e *Engine) Discard(id int) error {
	if err := e.expectPhase(dem.Committed, "Discard"); err != nil {
		return err
	}
	if e.model.Potentials != nil {
		return errors.New("dem: a particle with pair potentials is taken out of a model on the processor only")
	}
	return e.do(func() error {
		found, err := e.mark([]int{id}, markDiscarded)
		if err != nil {
			return err
		}
		if found == 0 {
			return fmt.Errorf("dem: there is no particle %d to discard", id)
		}
		e.observed, e.discarding = nil, true
		return e.sumUpDiscarded()
	})
}

// sumUpDiscarded has recordings sum up from now on what leaves.
func (e *Engine) sumUpDiscarded() error {
	if e.discards {
		return nil
	}
	e.discards = true
	return e.record()
}

// discarded lists the particles that the next step takes away.
func (e *Engine) discarded() (list []int32, err error) {
	if !e.discarding {
		return nil, nil
	}
	n, a := int(e.control.Particles), &e.arrays
	ids, wraps := make([]int32, n), make([][4]int16, n)
	if err := errors.Join(a.id[e.control.Order].Read(0, ids), a.wraps.Read(0, wraps)); err != nil {
		return nil, err
	}
	for i, id := range ids {
		if wraps[i][3]&markDiscarded != 0 {
			list = append(list, id)
		}
	}
	return list, nil
}

// Tolerate implements dem.Engine.
func (e *Engine) Tolerate(ids []int) error {
	if err := e.expectPhase(dem.Committed, "Tolerate"); err != nil || len(ids) == 0 {
		return err
	}
	return e.do(func() error {
		_, err := e.mark(ids, markTolerated)
		return err
	})
}

// takeDiscarded builds rows without the particles that have been discarded.
func (e *Engine) takeDiscarded() error {
	if !e.discarding {
		return nil
	}
	e.discarding, e.control.Wanted = false, wantedByHost
	return errors.Join(e.sendControl(), e.buildNow())
}

// mark sets a bit of the marks of particles, and tells how many there are. That one of them has been pressed into a surface is of no account any more.
func (e *Engine) mark(particles []int, bit int16) (found int, err error) {
	if err := e.syncIfStale(); err != nil {
		return 0, err
	}
	n, a := int(e.control.Particles), &e.arrays
	ids, wraps := make([]int32, n), make([][4]int16, n)
	if err := errors.Join(a.id[e.control.Order].Read(0, ids), a.wraps.Read(0, wraps)); err != nil {
		return 0, err
	}
	wanted := slices.Sorted(slices.Values(particles))
	for i, id := range ids {
		if _, yes := slices.BinarySearch(wanted, int(id)); yes {
			wraps[i][3] |= bit
			found++
		}
	}
	if id, _, _ := lostOf(e.control.Pressed); slices.Contains(particles, id) {
		e.control.Pressed = 0
	}
	return found, errors.Join(a.wraps.Write(0, wraps), e.sendControl())
}

// lostOf is what lost_key of kernels/state.cuh has put together: an id, why that particle is lost, and the surface that it is lost in.
func lostOf(key int64) (id, why, surface int) {
	return math.MaxInt32 - int(key>>32), int(key >> 27 & 31), int(key & (1<<27 - 1))
}

// lostError explains why a particle ended the run.
func (e *Engine) lostError() error {
	id, why, surface := lostOf(e.control.Lost)
	if why == failHeated {
		return e.heatedError(surface)
	}
	err := &dem.ErrLost{Time: e.time, ID: id, Outside: why == failOutside}
	if e.frames == 0 {
		err.Time += float64(e.control.FailedStep-e.batchStart+1) * e.stepSizes.dt
	}
	if p, v, ok := e.find(int32(id)); ok {
		err.Position, err.Speed = p, r3.Norm(v)
	}
	d := e.model.Domain
	switch why {
	case failRowLength:
		err.Cause = "it has more than 32767 neighbours"
	case failFar:
		err.Cause = "it went farther than the GPU engine can count"
	case failOutside:
		err.Cause = fmt.Sprintf("left the domain from (%g, %g, %g) to (%g, %g, %g): a gap in the walls, or a step too large for them",
			d.Min.X, d.Min.Y, d.Min.Z, d.Max.X, d.Max.Y, d.Max.Z)
	case failNotFinite:
		err.Cause = "the motion is not finite"
	case failFeatures:
		err.Cause = fmt.Sprintf("it touches a surface at more than %d places at once, which the GPU engine does not follow", maxSlots)
	case failStrayed:
		err.Cause = fmt.Sprintf("moved by more than its radius in one step of %.3g s: the step is too large for this speed, "+
			"or too large for the contacts' stiffness (see the limits), or particles were put into one another", e.stepSizes.dt)
	case failThrough:
		err.Cause = fmt.Sprintf("pressed into surface %q halfway to where it would come out at the other side: "+
			"the surface is too thin or too soft for this speed, or the particle was put into it", e.surfaces.surfaces[surface].Name)
	case failExpanded:
		err.Cause = fmt.Sprintf("thermal expansion is worked out up to %g of the radius at the reference temperature, and its temperature goes beyond that", law.MostExpansion)
	case failSearch:
		err.Cause = fmt.Sprintf("no place is found where it touches particle %d: take a smaller blockiness, or a smaller step", surface)
	case failPressed:
		if e.polyhedra.smooth {
			err.Cause = fmt.Sprintf("pressed into particle %d deeper than a superquadric may be: the material is too soft for this speed, the step too large, or they were put into one another", surface)
			break
		}
		err.Cause = fmt.Sprintf("pressed into particle %d deeper than both are rounded: the material is too soft for this speed, the rounding too small, the step too large, or they were put into one another", surface)
	case failPlaces:
		err.Cause = fmt.Sprintf("a polyhedron that touches another particle or a wall at more than %d places at once, which the GPU engine does not follow", e.polyhedra.slots)
	default:
		err.Cause = fmt.Sprintf("the device gave up for reason %d", why)
	}
	return err
}

// find reads where the particle with an id is.
func (e *Engine) find(id int32) (position, velocity r3.Vec, ok bool) {
	var s dem.State
	if e.download(&s, nil) != nil {
		return r3.Vec{}, r3.Vec{}, false
	}
	for i := range s.ID {
		if s.ID[i] == int(id) {
			return s.Position[i], s.Velocity[i], true
		}
	}
	return r3.Vec{}, r3.Vec{}, false
}
