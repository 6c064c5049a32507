// Package results writes what a run leaves behind, and reads it again: history tables and their comparison, checkpoints, the
// summary, and the queue that keeps writing off the step loop. VTK frames, pictures and plots live in the packages below
// it (vtk, picture, plots), and are drawn from the plain [Frame] and [Table] declared here.
//
// The package takes plain data and knows no physics. All lengths, times and forces are SI, all vectors in world axes.
package results
