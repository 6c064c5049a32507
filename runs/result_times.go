package runs

// What a run waits for while results are taken from it, by what they are for.

import "time"

// Phases of results in the timings of a summary: what a run's wall time goes into beside bodies and particles. OtherPhase is all that the others leave.
const (
	RowsPhase   = "results: rows of the history"
	AuditPhase  = "results: rows of the audit"
	LoadsPhase  = "results: peaks of loads, in every step"
	FramesPhase = "results: states for frames, pictures"
	EndPhase    = "results: what is written at the end"
	OtherPhase  = "results: checkpoints and all else"
)

// ResultPhases are all phases of results.
func ResultPhases() []string {
	return []string{RowsPhase, AuditPhase, LoadsPhase, FramesPhase, EndPhase, OtherPhase}
}

// resultTimes is how long the run has waited for results of each kind.
type resultTimes struct {
	rows, audit, loads, frames, end time.Duration
}

// since adds the time from start on to a sum; deferred, with the time at that point.
func since(start time.Time, sum *time.Duration) { *sum += time.Since(start) }

// phases are the times by the names of their phases, of all the time that results have taken.
func (t *resultTimes) phases(all time.Duration) map[string]time.Duration {
	return map[string]time.Duration{
		RowsPhase: t.rows, AuditPhase: t.audit, LoadsPhase: t.loads, FramesPhase: t.frames, EndPhase: t.end,
		OtherPhase: max(0, all-t.rows-t.audit-t.loads-t.frames-t.end),
	}
}
