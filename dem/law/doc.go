// Package law is the physics of a contact: how the partners move relative to one another, the forces between them, the energy that is
// stored and lost, and how all of it changes with their motion.
//
// law.go and choice.go are the source of everything that evaluates a contact: kernels/generate writes from them what the GPU runs
// (kernels/law.cuh) and the exact tangents (tangents.go). coefficients.go turns materials into what the laws work with.
//
// It imports nothing of particles, shapes, bodies or devices, except wrenches and their tangents from rigid.
package law
