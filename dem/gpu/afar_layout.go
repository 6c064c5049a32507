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

// deviceFarPair is the potential of Lennard-Jones of two materials, with its value at the cut-off.
type deviceFarPair struct {
	Well, Diameter, Shift float64 // J, m, J
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

	CutOff2, InverseCutOff, Coulomb float64 // m2, 1/m, N m2/C2
	Pairs                           table[deviceFarPair]
	CellInverse                     r3.Vec      // cells a metre
	CellCount                       [4]int32    // cells of the potentials along each axis
	CellFirst, CellEnd              to[int32]   // of the particles of each cell, in order
	PairEnergy                      to[float64] // half of that of each particle's pairs, J
	Charge                          int32       // scalar that is the charge by mass
}
