// Package mbd models multibody systems: rigid bodies and point masses, joints, force elements, loads from outside,
// and requests. It hands mass, forces, constraints and their derivatives to an integrator through methods that need no
// import of it.
//
// Everything is in SI units. Orientations are Euler parameters, unit quaternions from body to world axes. Bodies are
// numbered from 0 in the order they are added; Ground is not one of them.
package mbd
