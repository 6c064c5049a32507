// Package coupling is the co-simulation of bodies and particles: in which order they advance, what they exchange, and the
// balances of energy and impulse that every run keeps.
//
// A [Simulation] holds a multibody system with its integrator (packages mbd and solvers), an engine of particles (package dem) and
// the contacts of bodies with walls and one another (package contact); any of them may be missing. It advances them by one of
// three schemes, see [Scheme]:
//
//   - Frozen: the particles drift, the bodies iterate by Newton's method with the contact forces evaluated in every iteration on
//     particles that stay where they are, and the particles take the reactions.
//   - Subcycled: the motion of the bodies over a long step is predicted, the particles do many short steps along that trajectory,
//     and the bodies then do their step under the contact force at its end, linearised about the trajectory's end.
//   - Iterated: a sub-cycled step is repeated along the trajectory that the bodies have found until the forces agree.
//
// The way of the data in one step: frames of the bodies go from the integrator through contactLoad (load.go), an mbd.Load, to
// [dem.Engine] as frames, and come back as wrenches and tangents, one a frame and one a pair of frames. What a sub-cycled step
// knows of each frame beyond that stands in one table, frameState (frames.go). Step control (step_control.go) chooses the
// length of sub-cycled steps by the interface displacement error; relaxation.go holds Aitken's relaxation for the iterations. After each
// step energy_sums.go and impulse_balance.go add up works and impulses, from which [Simulation.Audit] makes its balances.
//
// The package may import mbd, solvers, dem, contact, rigid and what these import, and the engines of dem for the layout of
// checkpoints. It knows nothing of models, files or results.
package coupling
