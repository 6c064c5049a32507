// Package trajectories makes of the ways of blocks over a terrain what is asked of them: which crossed a line, how high and with how much energy, and rasters of
// the largest energies, speeds and heights on the map.
//
// The table of a run (FileName) has where each block was at each output time. Between two of these a block counts as going straight from one place to the
// other, its height and energies as changing evenly. analyse.go finds blocks, crossings and rasters; write.go writes them. Package trajectories imports results
// and nothing else of ours.
package trajectories
