// Package cpu is the discrete element engine on the processor's cores.
//
// A step runs over chunks of particles that are neighbours in memory: motion (integrate.go), neighbour lists (list.go, grid.go, order.go),
// the narrow-phase filter (pair_filter.go) and the forces between particles (pairs.go; pairs_common.go and lanes.go for the laws that have vector
// code: lanes_law_amd64.s, generated from dem/law, and lanes_amd64.s, which avo/ writes), surfaces and the particles near them (surface_set.go, candidates.go, surface_forces.go), and what coupled frames get
// back (coupled.go, trajectory.go). A goroutine writes only to the chunk it works on; what a contact does to a particle of another chunk waits in an
// outbox that is emptied in a fixed order, so that results do not depend on the number of threads.
//
// It may import dem and what dem imports, and knows neither bodies nor the GPU.
package cpu
