// Package packing makes sets of particles: lattices, dense random packings by shaking loose what was placed at random, distributions of sizes,
// files, and inlets that bring particles in the course of time.
//
// The same seed gives the same particles, on every machine. It may import geometry, into whose shapes particles are packed.
package packing
