// Bodies that warm up: one temperature each, which their contacts with particles and what surrounds them change.

package cpu

import (
	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/internal/codec"
	"gabion/internal/vec"
)

// heatedBodies are those of the model; none cost nothing.
type heatedBodies struct {
	received     []dem.BodyHeat // so far, by body
	temperatures []float64      // by that, K; surfaces refer to them
	warming      []bodyWarming  // in this step, by chunk and body
}

// bodyWarming is what the particles of a chunk do to a body in a step.
type bodyWarming struct {
	received    float64 // J
	conductance float64 // of their contacts, W/K
}

func (w *bodyWarming) add(received, conductance float64) {
	w.received += received
	w.conductance += conductance
}

func (e *Engine) newHeatedBodies() {
	if h := e.model.Heat; h != nil {
		e.bodies.received, e.bodies.temperatures = make([]dem.BodyHeat, len(h.Bodies)), make([]float64, len(h.Bodies))
		e.readTemperatures()
	}
}

// readTemperatures works out the temperatures by what the bodies have received.
func (e *Engine) readTemperatures() {
	for k := range e.bodies.received {
		b := &e.model.Heat.Bodies[k]
		e.bodies.temperatures[k] = b.Temperature + e.bodies.received[k].All/b.Capacity
	}
}

// beginWarming makes room for what the chunks do to the bodies in a step.
func (e *Engine) beginWarming() {
	e.bodies.warming = buffer.Resize(e.bodies.warming, len(e.chunks)*len(e.bodies.received))
	clear(e.bodies.warming)
}

// warmingOf is what a chunk does to a body in this step.
func (e *Engine) warmingOf(ci, body int) *bodyWarming {
	return &e.bodies.warming[ci*len(e.bodies.received)+body]
}

// warmBodies gives the bodies the heat of a step: of the chunks, in their order, and of what surrounds them.
func (e *Engine) warmBodies() error {
	for k := range e.bodies.received {
		b, own, around := &e.model.Heat.Bodies[k], e.bodies.temperatures[k], e.model.Heat.Around.Temperature
		sum := bodyWarming{conductance: b.Conductance(around, own)}
		gain := sum.conductance * e.dt * (around - own)
		for ci := range e.chunks {
			w := e.warmingOf(ci, k)
			sum.add(w.received, w.conductance)
		}
		if err := b.CheckStep(sum.conductance, e.dt); err != nil {
			return err
		}
		e.bodies.received[k].All += sum.received + gain
		e.bodies.received[k].Around += gain
	}
	e.readTemperatures()
	return nil
}

// addBodyHeat adds what the bodies have received.
func (e *Engine) addBodyHeat(sum *dem.Energy) {
	for k := range e.bodies.received {
		sum.HeatBodies += e.bodies.received[k].All
		sum.HeatAround += e.bodies.received[k].Around
	}
}

// BodyTemperatures implements Engine.
func (e *Engine) BodyTemperatures(dst []float64) []float64 {
	return append(dst, e.bodies.temperatures...)
}

// checkHeatedBodies checks what has been read of them.
func (e *Engine) checkHeatedBodies() error {
	if n := len(e.bodies.temperatures); len(e.bodies.received) != n {
		return codec.Invalid("heat of %d bodies, want %d", len(e.bodies.received), n)
	}
	for _, r := range e.bodies.received {
		if !vec.Finite1(r.All) || !vec.Finite1(r.Around) {
			return codec.Invalid("a body has received %g J", r.All)
		}
	}
	return nil
}
