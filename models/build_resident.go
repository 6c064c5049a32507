package models

// Where bodies are stepped: on the processor, or on the GPU that has the particles that touch them.

import (
	"errors"

	"gabion/dem/gpu"
	bodiesgpu "gabion/mbd/gpu"
)

// moveBodies has the bodies stepped on the GPU that has the particles, if it can step them. The reason why it does not is kept for the summary.
func (b *builder) moveBodies(o BuildOptions) {
	if b.system == nil || b.built.Device.Kind != "gpu" {
		return
	}
	if err := b.tryGPU(o); err != nil {
		b.built.BodiesOnHost = err.Error()
	}
}

func (b *builder) tryGPU(o BuildOptions) error {
	sim := b.built.Simulation
	particles, ok := sim.Particles().(*gpu.Engine)
	if !ok || o.BodiesOnHost {
		return errors.New("asked for")
	}
	for _, may := range []func() error{sim.MayStayOnGPU, particles.Resident, func() error { return bodiesgpu.Supports(b.system) }} {
		if err := may(); err != nil {
			return err
		}
	}
	reactions, err := particles.Reactions()
	if err != nil {
		return err
	}
	f := sim.Integrator().Options().Method.Formula()
	e, err := bodiesgpu.New(b.system, b.built.Carriers, particles, reactions, bodiesgpu.Method{
		Beta: f.Beta, Gamma: f.Gamma, Unknown: f.Unknown, Last: f.Last, Old: f.Auxiliary, Shift: f.Shift,
		Tolerance: sim.Integrator().Options().Tolerance, MaxIterations: sim.Integrator().Options().MaxIterations,
	})
	if err != nil {
		return err
	}
	sim.StepBodies(e)
	return nil
}
