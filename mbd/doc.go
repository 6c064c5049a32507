// Package mbd models multibody systems: rigid bodies and point masses, joints, drivers, force elements and loads from outside.
//
// # What lives here
//
//   - System, Body, Marker: the model, which is assembled with AddBody, AddJoint, AddForce and AddLoad and completed by Build (system.go).
//   - coordinate.go, angle.go, general.go: scalar functions of body positions with gradients and Hessians. Constraint equations (equation.go),
//     joints (joint.go), drivers and couplers (driver.go) and CoordinateForce (coordinate_force.go) are made of them.
//   - spring.go, rope.go, yielding.go, brake.go, breaking.go: the spring-damper between two points and its extensions; field.go: forces that depend on
//     all six relative displacements, such as bushings; applied.go: given forces; law.go, function.go, polyline.go: their characteristics.
//   - load.go: the interface of forces from outside, such as contact with particles; stateful.go: that of state variables.
//   - frame.go, motion.go, tangent.go, pattern.go, border.go, parallel.go: the equations of motion, their derivatives and sparsity, on several processors.
//   - state.go, spring_state.go: positions, reactions, energies and powers for results.
//
// Everything is in SI units. Orientations are Euler parameters, unit quaternions from body to world axes. Bodies are
// numbered from 0 in the order they are added; Ground is not one of them. A rigid body has seven coordinates and six degrees of freedom: a
// translation and an infinitesimal rotation in world axes.
//
// Of the house this package may import rigid and packages under internal only. A System implements solvers.System, so that package solvers can
// integrate it, but neither imports the other.
//
// # Data flow
//
// Place takes time, coordinates, velocities, accelerations and multipliers, and computes the frame of each body: position, rotation matrix and
// velocities. Residual evaluates the external loads and lets every element write its wrench on each of its bodies to a slot of its own; then
// wrenchSum adds up the slots of each body, in a fixed order, and bodyResidual subtracts the sum from the inertia forces. Tangent lets the elements
// add their derivatives to 3x3 blocks of a compressed matrix whose places makePatterns has found once. Commit updates the state variables: angles
// beyond a turn, plastic elongations, slip of brakes, breaks.
package mbd
