// Package runs takes a model from its file to a folder of results: load, build, step, record, resume.
//
// [Run] opens the folder, builds the simulation (package models; prepare.go also takes datasets of Adams/Solver) and steps it in
// the loop of run.go from one time at which something is due to the next (schedule.go). What is due there the recorder reads off the
// simulation: rows of the history and the audit, frames and pictures (recorder.go, drawing.go, scene.go). Package results writes rows and frames on another
// goroutine, and pictures on a third. A checkpoint (checkpoint.go) comes after all that was recorded before it, and holds the state of the simulation with the positions in all tables, so that a
// resumed run leaves the same bytes as one that was never stopped.
//
// When a step fails, the run is made again up to the last accepted step to leave a checkpoint there (reopen.go); when a GPU fails,
// the processor goes on from the last checkpoint (fallback.go). Mistakes of the user are [InputError], failures of the simulation
// [FailedError], both with advice; the command line makes exit statuses of them.
//
// The package may import everything but the commands, bench, sweep and validation. No physics belongs here.
package runs
