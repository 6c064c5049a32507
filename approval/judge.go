package approval

// The conditions of EAD 340059-00-0106 on the hits, and the class of residual height.

import "fmt"

// Condition is what the EAD asks of a hit, and what was found.
type Condition struct {
	What   string `json:"what"`
	Found  string `json:"found"`
	Passed bool   `json:"passed"`
}

// Bounds of the EAD.
const (
	leastSpeed     = 25.    // of the block as it comes to the net, m/s
	largestBlock   = 1. / 3 // its edge, of the nominal height
	leastAfterSEL  = 0.7    // residual height after the first hit at SEL, of the nominal height
	classA, classB = 0.5, 0.3

	roundingShare = 1e-3 // by which measured values may fall short of a bound that the model says exactly
	mostMissing   = 1e-2 // of the energy in play that the books may lack for a run to count
)

// judge holds the result to the conditions of its hit.
func (r *Result) judge(k *kit, report *Report) {
	if report.NominalHeight == 0 {
		report.NominalHeight = r.HeightBefore
	}
	add := func(passed bool, what, format string, found ...any) {
		r.Conditions = append(r.Conditions, Condition{what, fmt.Sprintf(format, found...), passed})
	}
	share := r.ResidualHeight / report.NominalHeight
	add(r.Free, "the block begins free of the net", "%.3f m behind its place in the model", r.Back)
	const comes = "the block comes with at least 25 m/s"
	if r.touched() {
		add(float64(r.Speed) >= leastSpeed*(1-roundingShare), comes, "%.2f m/s", r.Speed)
	} else {
		add(false, comes, "none: it has not touched the barrier")
	}
	add(r.Edge <= largestBlock*report.NominalHeight, "the block is no larger than a third of the nominal height", "%.3f of %.3f m", r.Edge, report.NominalHeight)
	const stops = "the barrier stops the block"
	switch {
	case !r.touched() && r.Stopped:
		add(false, stops, "the block turns after %.3f s without having touched it", r.Stop)
	case !r.touched():
		add(false, stops, "the block has not touched it within %.3f s", r.End)
	case r.Stopped:
		add(true, stops, "after %.3f s", r.BrakingTime)
	default:
		add(false, stops, "not within %.3f s", r.End)
	}
	const ground = "the block has not touched the ground until then"
	switch {
	case !r.Walls:
		add(r.Clearance > 0, ground, "%.2f m above the plane of the feet", r.Clearance)
	case r.Grounded >= 0:
		add(false, ground, "it touches a wall of the model at %.3f s", r.Grounded)
	default:
		add(true, ground, "it touches no wall of the model")
	}
	if r.Name == hits[0].name {
		found := fmt.Sprintf("%d ropes broken", r.BrokenRopes)
		if !k.barrier.CanBreak() {
			found = "nothing of the model can break: none of its wires and ropes has \"breaking\""
		}
		add(r.BrokenRopes == 0, "no connection has broken", "%s", found)
		add(share >= leastAfterSEL, "the residual height is at least 70 % of the nominal height", "%.0f %%", 100*share)
	}
	add(r.Unaccounted <= mostMissing, "the books of the run close within 1 % of the energy in play", "%.2g %%", 100*r.Unaccounted)
}

// passed tells whether all conditions hold.
func (r *Result) passed() bool {
	if r.Error != "" {
		return false
	}
	for _, c := range r.Conditions {
		if !c.Passed {
			return false
		}
	}
	return true
}

// classOf is the class of a residual height after the hit at MEL.
func classOf(share float64) string {
	switch {
	case share >= classA:
		return "A"
	case share >= classB:
		return "B"
	}
	return "C"
}
