// Package results writes what a run leaves behind: history tables, VTK frames, checkpoints, plots and pictures.
package results
