// Package gpu steps bodies on a GPU, together with the particles that touch them there: Newton's iteration with the contacts in it stays on the device,
// and the host sees the bodies after some steps.
//
// An [Engine] is made from an [mbd.System] and from the [Contacts] of an engine of particles on the same device, or [Alone] of bodies that none touch. It knows point masses and rigid bodies,
// springs and ropes, and joints that hold a body where it is; [New] tells what of a system it does not know. The step is that of package solvers, with the
// same rules of convergence, but for the linear systems, which stabilised biconjugate gradients solve (kernels/bodies_solve.cuh).
//
// Where particles make several steps in one of the bodies, an [Exchange] says so: bodies are expected to take a trajectory, particles follow it by the engine's
// [Trajectories], and the bodies make their step under what the particles have given them (exchange.go, kernels/bodies_exchange.cuh).
//
// Data pass like this: [Motion] is written, steps are made, and it is read again. It holds coordinates as package mbd has them.
//
// The package may import mbd, kernels and rigid.
package gpu
