// What the kernels of forces from afar have in the device's memory, beside what layout.go describes: kernels/afar_layout.cuh is generated from this file.

package gpu

import "gonum.org/v1/gonum/spatial/r3"

// Sizes of the sort by digits, and of the tree of masses; dem/self_gravity.go.
const (
	afarThreads     = 128 // of a block
	sortThreads     = 256 // one for each digit
	sortDigits      = 256
	sortLength      = 2048 // keys that a block sorts
	curveBits       = 21
	attractionParts = 4
	attractionGroup = 32
	maxMassLevels   = 16
)

// deviceMassCube is what the tree of masses is in, and what it comes to.
type deviceMassCube struct {
	Low           r3.Vec // m
	CellsPerMetre float64
	Mean          r3.Vec // acceleration of all particles by mass, which is taken off each, m/s2
	Due           int32  // not 0: an impulse of the particles' own gravity is
	Unused        int32
}

// afar is what the kernels of forces from afar are told.
type afar struct {
	Opening     float64 // angle under which a cell of the tree acts as one, rad
	Cube        to[deviceMassCube]
	Bounds      to[r3.Vec]           // of each block of particles, two corners, m
	Key         [2]to[int64]         // place of each particle along the curve
	Number      [2]to[int32]         // and which it is
	DigitCounts to[int32]            // of each digit and block of keys
	Masses      to[quad[float64]]    // place and mass of each particle in that order
	Cells       to[quad[float64]]    // and of each cell of the levels, one level after the other
	Openings    to[float64]          // square of the distance from which on a cell acts as one, m2
	Corners     to[r3.Vec]           // around its particles, two of each, m
	Shares      to[quad[float64]]    // of each group, force and mass
	Level       [maxMassLevels]int32 // where each level begins
	Levels      int32
}
