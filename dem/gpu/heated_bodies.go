// Bodies that warm up: what the device is told of them, and what it tells.

package gpu

import (
	"errors"
	"fmt"

	"gabion/dem"
)

// heatedBodies is their number.
func (e *Engine) heatedBodies() int {
	if e.model.Heat == nil {
		return 0
	}
	return len(e.model.Heat.Bodies)
}

// uploadHeatedBodies writes what they are made of; they have received nothing.
func (e *Engine) uploadHeatedBodies(t *allocator) error {
	if e.heatedBodies() == 0 {
		return nil
	}
	a := &e.arrays
	var list []deviceHeatedBody
	for i := range e.model.Heat.Bodies {
		b := &e.model.Heat.Bodies[i]
		list = append(list, deviceHeatedBody{
			Temperature: b.Temperature, Capacity: b.Capacity, Evened: b.Evened(), Radius: b.SphereRadius(), Film: b.Film, Emissivity: b.Emissivity, Frame: int32(b.Frame),
		})
	}
	a.heatedBodies, a.bodyHeats = alloc[deviceHeatedBody](t, len(list)), alloc[deviceBodyHeat](t, len(list))
	if t.err != nil {
		return t.err
	}
	return errors.Join(a.heatedBodies.Write(0, list), a.bodyHeats.Clear(0), e.queue.Wait())
}

// warmBodies queues that the bodies receive the heat of the step that step k of a batch has ended.
func (e *Engine) warmBodies(k int64) error { return e.queueWarming(k, 0, 0) }

// observeBodies queues a look at what they have received at the time reached, into the sums of an observation.
func (e *Engine) observeBodies(gates to[deviceGates]) error {
	return e.queueWarming(0, e.placeOfSums(e.observedPairs()+1), gates)
}

func (e *Engine) queueWarming(k int64, look to[float64], gates to[deviceGates]) error {
	n := e.heatedBodies()
	if n == 0 {
		return nil
	}
	return e.kernels.warmBodies(n, stepThreads, k, pointer(e.arrays.frameSurfaceFirst), to[deviceFrameSurface](e.arrays.frameSurfaceList.Address()), look, gates)
}

// warmLoneBodies has them exchange heat with what surrounds them in n steps without particles.
func (e *Engine) warmLoneBodies(n int) error {
	for range n {
		if err := e.warmBodies(-1); err != nil {
			return err
		}
	}
	return nil
}

// observeLoneBodies reads what they have received at the time reached, where there are no particles.
func (e *Engine) observeLoneBodies(s *observation) error {
	n := 2 * e.heatedBodies()
	if n == 0 {
		return nil
	}
	t, sums := e.allocator(), &e.arrays.observed.sums
	regrow(e, t, sums, e.sumsOfObservation())
	if t.err != nil {
		return t.err
	}
	s.bodies = make([]float64, n)
	return errors.Join(e.observeBodies(0), (*sums).Read(e.observedPairs()+1, s.bodies))
}

// addBodyHeat adds what the bodies have received.
func (s *observation) addBodyHeat(sum *dem.Energy) {
	for k := 0; k < len(s.bodies); k += 2 {
		sum.HeatBodies += s.bodies[k]
		sum.HeatAround += s.bodies[k+1]
	}
}

// BodyTemperatures implements Engine.
func (e *Engine) BodyTemperatures(dst []float64) []float64 {
	if e.heatedBodies() == 0 {
		return dst
	}
	e.recordFailure(e.do(func() error {
		observed, err := e.observe()
		if err != nil {
			return err
		}
		for k := range e.model.Heat.Bodies {
			b := &e.model.Heat.Bodies[k]
			dst = append(dst, b.Temperature+observed.bodies[2*k]/b.Capacity)
		}
		return nil
	}))
	return dst
}

// bodyHeats reads what the bodies had received before the last step.
func (e *Engine) bodyHeats() ([]dem.BodyHeat, error) {
	list := make([]deviceBodyHeat, e.heatedBodies())
	if len(list) == 0 {
		return nil, nil
	}
	if err := e.arrays.bodyHeats.Read(0, list); err != nil {
		return nil, err
	}
	heats := make([]dem.BodyHeat, len(list))
	for k, h := range list {
		heats[k] = dem.BodyHeat{All: h.Received, Around: h.Around}
	}
	return heats, nil
}

// heatedError tells that a step was too long for a body.
func (e *Engine) heatedError(body int) error {
	list := make([]deviceBodyHeat, e.heatedBodies())
	if err := e.arrays.bodyHeats.Read(0, list); err != nil {
		return err
	}
	if err := e.model.Heat.Bodies[body].CheckStep(list[body].Conductance, e.stepSizes.before); err != nil {
		return err
	}
	return fmt.Errorf("dem: body %q: its temperature is not finite", e.model.Heat.Bodies[body].Name)
}
