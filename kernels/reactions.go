package kernels

import "gonum.org/v1/gonum/spatial/r3"

// Reactions is where the kernels of bodies find what particles do to the frames that bodies carry, and which surfaces the frames carry.
type Reactions struct {
	Reply, Sums, Active Address // of the last trial; number of the trial in which each surface touched particles last
	Walls, Coupled      int     // surfaces without frames, which come first, and the others
	First, Surfaces     []int32 // of each frame and one more, where its surfaces begin among all of these, each with its end
	Frames              []int32 // two of each coupled surface, or -1
	Origin              r3.Vec  // that positions on the device count from, m

	// Where particles take several steps along a trajectory of the frames.
	Trajectory, Impulses, Stop Address      // what bodies write; impulses on frames, how many steps were done and whether rows are wanted; what stops the particles
	Pairs                      [][2]int     // of frames that have tangents
	Parts                      [][][2]int32 // of each of these: surfaces, each with the block of its tangents
}
