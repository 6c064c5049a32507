// The motion on the device and on the host, and how it is carried there and back.

package gpu

import (
	"errors"
	"unsafe"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"

	"gabion/kernels"
	"gabion/mbd"
	"gabion/rigid"
)

// frameNumbers is the size of a deviceFrame, in numbers.
const frameNumbers = int(unsafe.Sizeof(deviceFrame{}) / unsafe.Sizeof(float64(0)))

// mirror is the motion as the device has it, in one array, so that one copy fetches it: the columns of coordinates, the wrenches on the frames, and the frames.
type mirror struct {
	array            *kernels.Array[float64]
	host             []float64    // pinned; what follows are its parts
	columns          [5][]float64 // q, v, x, a, last x
	wrenches, frames []float64
}

// build makes the array.
func (c *mirror) build(m *maker) {
	v, frames := &m.e.values, len(m.e.carriers)
	column := coordinates * m.e.bodies
	n := len(c.columns)*column + (wrenchSize+frameNumbers)*frames
	var first to[float64]
	if c.array = made[float64](m, n, nil, &first); m.err != nil {
		return
	}
	if c.host, m.err = kernels.Pinned[float64](m.q, n); m.err != nil {
		return
	}
	at := 0
	part := func(n int) (to[float64], []float64) {
		from := at
		at += n
		return first + to[float64](from*int(unsafe.Sizeof(c.host[0]))), c.host[from:at]
	}
	for k, address := range []*to[float64]{&v.Q, &v.V, &v.X, &v.A, &v.LastX} {
		*address, c.columns[k] = part(column)
	}
	v.Wrenches, c.wrenches = part(wrenchSize * frames)
	list, numbers := part(frameNumbers * frames)
	v.FrameList, c.frames = to[deviceFrame](list), numbers
}

// writeWrenches writes the wrenches as the host has them.
func (c *mirror) writeWrenches() error {
	return c.array.Write(len(c.columns)*len(c.columns[0]), c.wrenches)
}

// columns are those of the motion, as the mirror has them.
func (m *Motion) columns() [5][]float64 { return [...][]float64{m.Q, m.V, m.X, m.A, m.LastX} }

// write puts the motion on the device.
func (e *Engine) write(m *Motion) error {
	for k, values := range m.columns() {
		e.spread(e.mirror.columns[k], values, k == 0)
	}
	errs := []error{e.mirror.array.Write(0, e.mirror.host[:len(e.mirror.columns)*coordinates*e.bodies])}
	if e.states != nil {
		e.eachState(func(r *deviceSpringState, at mbd.StatePlaces) {
			if at.Yielding >= 0 {
				r.Peak = m.State[at.Yielding]
			}
			if at.Brake >= 0 {
				r.Slip = m.State[at.Brake]
			}
			if at.Breaking >= 0 {
				b := m.State[at.Breaking:]
				r.Broken, r.Time, r.Tension, r.Elongation, r.Energy, r.Utilisation = b[0], b[1], b[2], b[3], b[4], b[5]
			}
		})
		errs = append(errs, e.states.Write(0, e.remembered), e.viscoelastic.write(m.State))
	}
	return errors.Join(errs...)
}

// eachState calls f with what each spring remembers, if anything, and where its state variables are.
func (e *Engine) eachState(f func(r *deviceSpringState, at mbd.StatePlaces)) {
	for k := range e.remembered {
		s, is := e.system.Force(k).(*mbd.SpringDamper)
		if !is {
			continue
		}
		if at := s.StatePlaces(); max(at.Yielding, at.Brake, at.Breaking) >= 0 {
			f(&e.remembered[k], at)
		}
	}
}

// spread lays coordinates out for the device: each number of all bodies side by side. Bodies without coordinates are where they always are, and what does
// not turn has no rotation.
func (e *Engine) spread(column, values []float64, places bool) {
	n, at := e.bodies, 0
	clear(column)
	for i, width := range e.widths {
		if places && width < coordinates {
			e.placeStill(column, i)
		}
		for k := range int(width) {
			column[k*n+i] = values[at+k]
		}
		at += int(width)
	}
}

// placeStill puts down where a body is that never moves or never turns.
func (e *Engine) placeStill(column []float64, i int) {
	var at r3.Vec
	turn := quat.Number{Real: 1}
	if i > 0 {
		if b := e.system.Body(i - 1); b.Fixed {
			at, turn = b.Pose.Position, b.Pose.Orientation
		}
	}
	for k, x := range [coordinates]float64{at.X, at.Y, at.Z, turn.Real, turn.Imag, turn.Jmag, turn.Kmag} {
		column[k*e.bodies+i] = x
	}
}

// widthOf is the number of coordinates of a body.
func widthOf(b *mbd.Body) uint8 {
	switch {
	case b.Fixed:
		return 0
	case b.Point:
		return 3
	}
	return coordinates
}

// look fetches where the iteration is, and the motion.
func (e *Engine) look() error {
	err := e.mirror.array.ReadLater(0, e.mirror.host)
	if e.states != nil {
		err = errors.Join(err, e.states.ReadLater(0, e.remembered), e.viscoelastic.readLater())
	}
	if x := e.exchange; x != nil {
		err = errors.Join(err, x.frames.ReadLater(0, x.buffer))
	}
	return errors.Join(err, e.state.Read(0, e.host[:1]))
}

// take takes over the motion that has been fetched.
func (e *Engine) take(m *Motion) {
	for k, values := range m.columns() {
		e.collect(values, e.mirror.columns[k])
	}
	e.eachState(func(r *deviceSpringState, at mbd.StatePlaces) {
		if at.Yielding >= 0 {
			m.State[at.Yielding] = r.Peak
		}
		if at.Brake >= 0 {
			m.State[at.Brake] = r.Slip
		}
		if at.Breaking >= 0 {
			copy(m.State[at.Breaking:], []float64{r.Broken, r.Time, r.Tension, r.Elongation, r.Energy, r.Utilisation})
		}
	})
	s := &e.host[0]
	e.viscoelastic.take(m.State, s.Time)
	m.Powers, m.Works = s.Powers, s.Works
	m.Iterations, m.Evaluations, m.Products = int(s.Iterations), int(s.Evaluations), int(s.Products)
	for f := range m.Wrenches {
		w := e.mirror.wrenches[wrenchSize*f:]
		m.Wrenches[f] = rigid.Wrench{Force: r3.Vec{X: w[0], Y: w[1], Z: w[2]}, Moment: r3.Vec{X: w[3], Y: w[4], Z: w[5]}}
	}
}

// collect is the opposite of spread.
func (e *Engine) collect(values, column []float64) {
	n, at := e.bodies, 0
	for i, width := range e.widths {
		for k := range int(width) {
			values[at+k] = column[k*n+i]
		}
		at += int(width)
	}
}
