// What the engine tells of its state.

package dem

import (
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
)

// Len is the number of grains.
func (e *GPU) Len() int { return e.count }

// Snapshot implements Engine.
func (e *GPU) Snapshot(s *State) {
	n := e.count
	side := e.control.Parity
	f := e.format
	position, velocity, angular := make([]byte, n*f.position()), make([]byte, 4*n*f.scalar()), make([]byte, 4*n*f.scalar())
	laps, ids := make([][4]int16, n), make([]int32, n)
	_ = e.device.Do(func(*kernels.Queue) error {
		a := &e.arrays
		_ = a.position[side].ReadLater(0, position)
		_ = a.velocity[side].ReadLater(0, velocity)
		_ = a.angular[side].ReadLater(0, angular)
		_ = a.lap[e.control.Order].ReadLater(0, laps)
		return a.id[e.control.Order].Read(0, ids)
	})
	s.Time = e.time
	s.ID = make([]int, n)
	s.Position, s.Velocity, s.Angular = make([]r3.Vec, n), make([]r3.Vec, n), make([]r3.Vec, n)
	s.Radius = make([]float64, n)
	x, v, w := &reader{f, position}, &reader{f, velocity}, &reader{f, angular}
	for i := range n {
		k := ids[i]
		s.ID[k] = int(k)
		p, r := x.place(laps[i], e.space.quantum)
		s.Position[k], s.Radius[k] = r3.Add(p, e.space.origin), r
		s.Velocity[k], _ = v.quad()
		s.Angular[k], _ = w.quad()
	}
}
