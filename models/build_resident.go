package models

// Where bodies are stepped: on the processor, or on the GPU that has the particles that touch them.

import (
	"errors"
	"strings"

	"gabion/coupling"
	"gabion/dem/gpu"
	bodiesgpu "gabion/mbd/gpu"
)

// moveBodies has the bodies stepped on the GPU that has the particles, if it can step them. The reason why it cannot is kept for the summary, and told
// where particles are on the processor, as check has them.
func (b *builder) moveBodies(o BuildOptions) {
	sim := b.built.Simulation
	if b.system == nil || sim.Particles() == nil {
		return
	}
	err := errors.Join(sim.MayStayOnGPU(), b.keptOff, bodiesgpu.Supports(b.system))
	if err != nil {
		b.built.BodiesOnHost = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	particles, onGPU := sim.Particles().(*gpu.Engine)
	switch {
	case !onGPU && err != nil && sim.Particles().Frames() > 0:
		b.built.Notes = append(b.built.Notes, "with particles on a GPU the bodies would stay on the processor: "+b.built.BodiesOnHost)
	case onGPU && o.BodiesOnHost:
		b.built.BodiesOnHost = "asked for"
	case onGPU && err == nil:
		if err := b.stepOnGPU(particles); err != nil {
			b.built.BodiesOnHost = err.Error()
		}
	}
}

// stepOnGPU has the bodies stepped where the particles are.
func (b *builder) stepOnGPU(particles *gpu.Engine) error {
	sim := b.built.Simulation
	reactions, err := particles.Reactions()
	if err != nil {
		return err
	}
	e, err := bodiesgpu.New(b.system, b.built.Carriers, particles, reactions, coupling.MethodOnGPU(sim.Integrator().Options()))
	if err != nil {
		return err
	}
	sim.StepBodies(e)
	return nil
}
