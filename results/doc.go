// Package results writes the files of a run and reads them again: history tables and their comparison, checkpoints, events, the
// summary. VTK frames, pictures and plots live in the packages below it (vtk, picture, plots), and are drawn from the plain [Frame] and
// [Table] declared here.
//
// Everything is written through a [Folder], which is locked by one run, lists in a journal what runs have written there and replaces nothing
// else. Whole files are written beside their names and renamed, so that a reader finds the old one or the new one; tables ([History]) grow row
// by row, and a checkpoint records how far they have come and with which checksum, so that a resumed run goes on in them or says
// why it cannot. A [Writer] does the writing on a goroutine of its own, in order, so that the step loop waits only when its queue is full.
//
// The package takes plain data and knows no physics; beside the standard library and gonum's vectors it may import observables, for names and
// units of columns, and internal packages. All lengths, times and forces are SI, all vectors in world axes.
package results
