// Package rigid holds what everything that moves is described by: placements, frames with their velocities, wrenches, and the derivatives of
// wrenches by motions. World axes and SI units throughout; rotations are unit Euler parameters, scalar first.
package rigid
