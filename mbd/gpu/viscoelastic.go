// Viscoelastic springs: what their branches do in a step of the length of a batch, and their state.

package gpu

import (
	"math"

	"gabion/kernels"
	"gabion/mbd"
)

// viscoelastic is what there is of viscoelastic springs, one after the other.
type viscoelastic struct {
	springs    []*mbd.ViscoelasticSpring
	branches   []deviceBranch
	onDevice   *kernels.Array[deviceBranch]
	overstress *kernels.Array[float64]
	buffer     []float64 // pinned
}

// add lists a spring, and returns what the device is told of it.
func (l *viscoelastic) add(f *mbd.ViscoelasticSpring) deviceSpringDamper {
	s := deviceSpringDamper{
		Stiffness: f.Stiffness, FreeLength: f.FreeLength, Stateful: 1,
		Branches: int32(len(f.Branches)), FirstBranch: int32(len(l.branches)), Overstress: int32(len(l.branches) + len(l.springs)),
	}
	l.springs, l.branches = append(l.springs, f), append(l.branches, make([]deviceBranch, len(f.Branches))...)
	return s
}

// build makes the arrays.
func (l *viscoelastic) build(m *maker) {
	n := len(l.branches) + len(l.springs)
	l.onDevice = made(m, len(l.branches), l.branches, &m.e.values.Branches)
	l.overstress = made[float64](m, n, nil, &m.e.values.Overstress)
	if m.err == nil && n > 0 {
		l.buffer, m.err = kernels.Pinned[float64](m.q, n)
	}
}

// setStep works the branches out for steps of h (s); mbd/viscoelastic.go.
func (l *viscoelastic) setStep(h float64) error {
	list := l.branches
	for _, f := range l.springs {
		for k, b := range f.Branches {
			steps := h / b.RelaxationTime
			list[k] = deviceBranch{math.Exp(-steps), -b.Stiffness * math.Expm1(-steps) / steps, 1 / (b.Stiffness * b.RelaxationTime)}
		}
		list = list[len(f.Branches):]
	}
	return l.onDevice.Write(0, l.branches)
}

// write puts the state variables on the device.
func (l *viscoelastic) write(state []float64) error {
	for buffer, k := l.buffer, 0; k < len(l.springs); k++ {
		f := l.springs[k]
		buffer = buffer[copy(buffer, state[f.StatePlace()+1:][:1+len(f.Branches)]):]
	}
	return l.overstress.Write(0, l.buffer)
}

// readLater queues that the buffer gets what the device has, and take makes state variables of it, at a time.
func (l *viscoelastic) readLater() error {
	if len(l.buffer) == 0 {
		return nil
	}
	return l.overstress.ReadLater(0, l.buffer)
}

func (l *viscoelastic) take(state []float64, time float64) {
	for buffer, k := l.buffer, 0; k < len(l.springs); k++ {
		f := l.springs[k]
		state[f.StatePlace()] = time
		buffer = buffer[copy(state[f.StatePlace()+1:][:1+len(f.Branches)], buffer):]
	}
}

// free gives the pinned memory back.
func (l *viscoelastic) free(q *kernels.Queue) error { return kernels.Unpin(q, l.buffer) }
