// What inlets bring: batches of particles, or particles one by one, taken in by an engine as soon as they are due.

package dem

import (
	"fmt"
	"math"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/codec"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// InletSite is what an engine tells of what may stand before inlets.
type InletSite interface {
	// EachSphere hands over all spheres with the ids of their particles.
	EachSphere(see func(p r3.Vec, radius float64, id int)) error
	// Obstacles are the surfaces that have not been removed, and the frames that carry them.
	Obstacles() (surfaces []Surface, frames []rigid.Frame)
}

// TakeInlets makes what the model's inlets bring up to a time (s) and hands it to take, at the places that it has reached by then. The states, one of each
// inlet, advance. A batch without room is a CrowdedError; particles of continuous inlets wait for room.
func (m *Model) TakeInlets(states []packing.InletState, time float64, site InletSite, take func(come *packing.Particles) error) error {
	for i := range m.Inlets {
		s := &m.Inlets[i]
		for due := s.Due(states[i]); due <= time; due = s.Due(states[i]) {
			come, err := m.takeInlet(s, &states[i], due, time, site)
			if err != nil {
				return err
			}
			if err := take(&come); err != nil {
				return err
			}
		}
	}
	return nil
}

// takeInlet makes what one inlet brings that was due at a time before now.
func (m *Model) takeInlet(s *packing.Inlet, state *packing.InletState, due, now float64, site InletSite) (packing.Particles, error) {
	if s.Continuous {
		room, err := m.RoomBefore(s, state, now, site)
		if err != nil {
			return packing.Particles{}, err
		}
		return s.Feed(state, now, room), nil
	}
	before := state.Count
	batch, err := s.Next(state)
	if err != nil {
		return batch, fmt.Errorf("dem: at t = %g s: %w", now, err)
	}
	for k := range batch.Position {
		batch.Position[k] = r3.Add(batch.Position[k], r3.Scale(now-due, s.Velocity))
	}
	if len(batch.Position) == 0 {
		return batch, nil
	}
	check := NewRoomCheck(s, &batch, before, now)
	if err := check.Among(site); err != nil {
		return batch, err
	}
	check.Within(site.Obstacles())
	return batch, check.Err()
}

// RoomBefore tells where spheres have room before a continuous inlet at a time (s): among particles, also those of periodic images, and surfaces.
func (m *Model) RoomBefore(s *packing.Inlet, state *packing.InletState, time float64, site InletSite) (packing.Room, error) {
	mouth := s.Around(s.Speed() * (time - min(state.Until, time)))
	var position []r3.Vec
	var radius []float64
	err := site.EachSphere(func(p r3.Vec, r float64, _ int) {
		near := vec.Inflate(mouth, r)
		m.eachImage(p, func(q r3.Vec) {
			if vec.InBox(&near, q) {
				position, radius = append(position, q), append(radius, r)
			}
		})
	})
	crowd, walls := packing.NewCrowd(position, radius), newObstacles(mouth, time, site)
	return func(p r3.Vec, r float64) bool { return crowd.Room(p, r) && walls.room(p, r) }, err
}

// eachImage hands over a place and its images across the periodic sides of the domain.
func (m *Model) eachImage(p r3.Vec, see func(q r3.Vec)) {
	see(p)
	if m.Periodic == [3]bool{} {
		return
	}
	size := r3.Sub(m.Domain.Max, m.Domain.Min)
	turns := func(axis int) int {
		if m.Periodic[axis] {
			return 1
		}
		return 0
	}
	for i := -turns(0); i <= turns(0); i++ {
		for j := -turns(1); j <= turns(1); j++ {
			for k := -turns(2); k <= turns(2); k++ {
				if i != 0 || j != 0 || k != 0 {
					see(r3.Add(p, r3.Vec{X: float64(i) * size.X, Y: float64(j) * size.Y, Z: float64(k) * size.Z}))
				}
			}
		}
	}
}

// obstacles are the surfaces near the mouth of an inlet, where they are.
type obstacles struct {
	shapes  []geometry.Shape
	at      []rigid.Frame
	touches []geometry.Touch
}

func newObstacles(mouth r3.Box, time float64, site InletSite) *obstacles {
	o := new(obstacles)
	surfaces, frames := site.Obstacles()
	eachPlaced(surfaces, frames, time, func(_ int, shape geometry.Shape, at rigid.Frame) {
		b := shape.Bounds()
		if size := r3.Norm(r3.Sub(b.Max, b.Min)) / 2; vec.Finite1(size) {
			near := vec.Inflate(mouth, size)
			if middle := at.ToWorld(r3.Scale(0.5, r3.Add(b.Min, b.Max))); !vec.InBox(&near, middle) {
				return
			}
		}
		o.shapes, o.at = append(o.shapes, shape), append(o.at, at)
	})
	return o
}

// grazed is how deep a particle that comes in may be in a surface, in parts of its radius: what rounding leaves of a mouth that is flush with a wall.
const grazed = 1e-9

func (o *obstacles) room(p r3.Vec, radius float64) bool {
	for i, shape := range o.shapes {
		c := o.at[i].ToLocal(p)
		o.touches = shape.Touch(o.touches[:0], c, radius*(1-grazed))
		if len(o.touches) > 0 || swallowed(shape, c, radius) > grazed*radius {
			return false
		}
	}
	return true
}

// eachPlaced hands over the surfaces where they are; frames without place carry none yet.
func eachPlaced(surfaces []Surface, frames []rigid.Frame, time float64, see func(i int, shape geometry.Shape, at rigid.Frame)) {
	for i := range surfaces {
		s := &surfaces[i]
		if carriers, n := FramesOf(s.Carrier); n > 0 && (len(frames) <= max(carriers[0], carriers[1]) || frames[carriers[0]] == (rigid.Frame{})) {
			continue
		}
		shape, at := s.Placed(frames, time)
		see(i, shape, at)
	}
}

// Backlogs appends what each inlet owes at a time (s), as packing.Inlet.Backlog has it.
func (m *Model) Backlogs(dst []float64, states []packing.InletState, time float64) []float64 {
	for i := range m.Inlets {
		dst = append(dst, m.Inlets[i].Backlog(states[i], time))
	}
	return dst
}

// CheckInletStates checks what has been read of how far a model's inlets have come.
func CheckInletStates(inlets []packing.Inlet, feeds []packing.InletState) error {
	if len(feeds) != len(inlets) {
		return codec.Invalid("%d inlets, want %d", len(feeds), len(inlets))
	}
	for i, f := range feeds {
		ended := inlets[i].MaxCount > 0 && f.Count >= inlets[i].MaxCount
		if f.Batch < 0 || f.Count < 0 || !vec.Finite1(f.Deficit) || f.Deficit > 0 && !ended || !vec.Finite1(f.Until) || !(f.Brought >= 0) || math.IsInf(f.Brought, 1) {
			return codec.Invalid("inlet %q has brought %d particles in %d batches and owes %g", inlets[i].Name, f.Count, f.Batch, f.Deficit)
		}
	}
	return nil
}
