package models

// Where bodies are stepped: on the processor, or on the GPU that has the particles that touch them.

import (
	"errors"
	"fmt"
	"strings"

	"gabion/coupling"
	"gabion/dem"
	"gabion/dem/gpu"
	bodiesgpu "gabion/mbd/gpu"
)

// keepOffGPU finds out why the bodies cannot be stepped on a GPU that has these particles. The reason is kept for the summary.
func (b *builder) keepOffGPU(c *coupling.Config, m *dem.Model) {
	if b.system == nil {
		return
	}
	substeps := 0
	if c.Exchange.Scheme != coupling.Frozen {
		substeps = c.Exchange.Substeps
	}
	err := errors.Join(c.MayStayOnGPU(), gpu.Resident(m, substeps), bodiesgpu.Supports(b.system))
	if err != nil {
		b.built.BodiesOnHost = strings.ReplaceAll(err.Error(), "\n", "; ")
	}
}

// bodiesOnGPU is the number of bodies that would be stepped on a GPU that has the particles.
func (b *builder) bodiesOnGPU() int {
	if b.system == nil || b.built.BodiesOnHost != "" {
		return 0
	}
	return b.system.Bodies()
}

// moveBodies has the bodies stepped on the GPU that has the particles, if it can step them. The reason why it cannot is told also where particles are on the
// processor, as check has them.
func (b *builder) moveBodies(o BuildOptions) {
	sim := b.built.Simulation
	if b.system == nil || sim.Particles() == nil {
		return
	}
	particles, onGPU := sim.Particles().(*gpu.Engine)
	why := b.built.BodiesOnHost
	switch {
	case !onGPU && why != "" && sim.Particles().Frames() > 0:
		b.built.Notes = append(b.built.Notes, "with particles on a GPU the bodies would stay on the processor: "+why)
	case onGPU && o.BodiesOnHost:
		b.built.BodiesOnHost = "asked for"
	case onGPU && why == "":
		if err := b.stepOnGPU(particles); err != nil {
			b.built.BodiesOnHost = err.Error()
		}
	}
}

// stepOnGPU has the bodies stepped where the particles are.
func (b *builder) stepOnGPU(particles *gpu.Engine) error {
	sim := b.built.Simulation
	x := sim.ExchangeOnGPU()
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
