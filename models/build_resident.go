package models

// Where bodies are stepped: on the processor, or on the GPU that has the particles that touch them.

import (
	"errors"
	"fmt"
	"strings"

	"gabion/coupling"
	"gabion/dem/gpu"
	bodiesgpu "gabion/mbd/gpu"
)

// bodiesOnGPU is the number of bodies that would be stepped on a GPU that has the particles; 0 where they would not be, as MayStayOnGPU has it of the simulation.
func (b *builder) bodiesOnGPU() int {
	m := b.model
	pairs, _ := m.contactPairs()
	held := b.system == nil || b.keptOff != nil || m.Coupling.Scheme == "iterated" || m.Coupling.ErrorControl != nil || m.Solver.ErrorControl != nil || pairs.any()
	if held || bodiesgpu.Supports(b.system) != nil {
		return 0
	}
	return b.system.Bodies()
}

// moveBodies has the bodies stepped on the GPU that has the particles, if it can step them. The reason why it cannot is kept for the summary, and told
// where particles are on the processor, as check has them.
func (b *builder) moveBodies(o BuildOptions) {
	sim := b.built.Simulation
	if b.system == nil || sim.Particles() == nil {
		return
	}
	exchange := sim.ExchangeOnGPU()
	err := errors.Join(sim.MayStayOnGPU(), b.keptOff, bodiesgpu.Supports(b.system))
	if exchange != nil && exchange.Substeps > gpu.MaxTrajectorySteps {
		err = errors.Join(err, fmt.Errorf("coupling.substeps is above %d", gpu.MaxTrajectorySteps))
	}
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
		if err := b.stepOnGPU(particles, exchange); err != nil {
			b.built.BodiesOnHost = err.Error()
		}
	}
}

// stepOnGPU has the bodies stepped where the particles are.
func (b *builder) stepOnGPU(particles *gpu.Engine, x *bodiesgpu.Exchange) error {
	sim := b.built.Simulation
	if n := particles.MaxSteps(); x != nil && x.Substeps > n {
		return fmt.Errorf("the GPU has room for %d steps along a trajectory, a step has %d", n, x.Substeps)
	}
	reactions, err := particles.Reactions()
	if err != nil {
		return err
	}
	e, err := bodiesgpu.New(b.system, b.built.Carriers, particles, reactions, coupling.MethodOnGPU(sim.Integrator().Options()), x)
	if err != nil {
		return err
	}
	sim.StepBodies(e)
	return nil
}
