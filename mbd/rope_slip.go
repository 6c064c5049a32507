package mbd

// This file holds how a running rope is distributed over its spans: it slips at a point, towards the higher tension, where the ratio of the tensions
// beside it is more than friction can hold, exp(friction times angle of wrap), or their difference more than a clip there, and stays where it is elsewhere.
//
// Points where it slips tie spans together to runs. In a run the tensions keep their ratios, and one of them is such that the rope in the run is as
// long as it was. Which points slip is found by trial: those that hold too much are let go, those that would slip towards the lower tension are held. Where that goes
// round in circles, rope_balance.go finds them.

import "math"

// ropeSlip is a distribution of a rope over its spans.
type ropeSlip struct {
	law    *RopeLaw
	brakes []RopeBrake

	// Given: of the spans, their lengths, the unstretched length of the rope in them after the last accepted step, m, and their largest tension so far, N.
	length    []float64
	last      []float64
	peak      []float64
	lastSlip  []float64 // of the brakes, m
	slid      []float64 // of the points: slipping after the last accepted step
	damping   float64   // tension by the rate of strain, N s
	step      float64   // time since the last accepted step, s; 0 at its end
	strained  []float64 // strain of the spans after that step
	rate      []float64 // and the rate of strain, 1/s
	friction  []float64 // of the points; infinite where the rope is held
	clip      []float64 // of the points: difference of the tensions that a clip there holds, N
	wrap      []float64 // angle of wrap at them, rad
	spanBrake [][]int   // brakes of each span

	// Found.
	material []float64 // unstretched length of the rope in each span, m
	strain   []float64
	elastic  []float64 // tension without the damper, N
	brake    []float64 // run-out of the brakes, m
	highest  []float64 // the largest that it could be
	slipping []int8    // of the points: 1 where the rope slips towards the later span, -1 towards the earlier, 0 where it holds
	ratio    []float64 // growth of the tension of each span by that of the excess of its run
	offset   []float64 // tension of each span without excess, N: 0 where no clips slip
	runs     []ropeRun
	sound    bool // a distribution was found
	wrong    int  // point that was the furthest from holding or slipping rightly, where anything was wrong
	best     []float64
	kept     []int8
}

// ropeRun is spans between which the rope slips.
type ropeRun struct {
	first, last int     // spans: the first, and one past the last
	tension     float64 // excess: of the first span, N, beyond the least at which clips that slip leave no span below 0
	shortening  float64 // of the rope that the run needs by that tension, m/N
	runningOut  int     // brake on a plateau, which alone says how large the tension is; -1 for none
}

const (
	leastGrip       = 1e-7  // below which friction does not count: the tensions of a taut rope are as exact as its strain, some 1e-12
	slipTolerance   = 1e-9  // relative to a tension, within which friction holds it
	movedTolerance  = 1e-13 // relative to a span, of rope that has moved the wrong way
	lengthTolerance = 1e-14 // relative to the rope of a run, within which sums of its lengths are the same
	mostSweeps      = 60    // in which all points change at once
)

func newRopeSlip(law *RopeLaw, brakes []RopeBrake, friction, clip []float64, spans int) ropeSlip {
	n := spans
	p := ropeSlip{
		law: law, brakes: brakes, friction: friction, clip: clip, length: make([]float64, n), last: make([]float64, n), peak: make([]float64, n), lastSlip: make([]float64, len(brakes)),
		wrap: make([]float64, n+1), spanBrake: make([][]int, n), material: make([]float64, n), rate: make([]float64, n), strain: make([]float64, n), elastic: make([]float64, n), brake: make([]float64, len(brakes)), highest: make([]float64, len(brakes)),
		slipping: make([]int8, n+1), slid: make([]float64, n+1), ratio: make([]float64, n), offset: make([]float64, n), runs: make([]ropeRun, 0, n),
		best: make([]float64, n), kept: make([]int8, n+1),
	}
	for k := range brakes {
		p.spanBrake[brakes[k].Span] = append(p.spanBrake[brakes[k].Span], k)
	}
	return p
}

// grip is the exponent of the largest ratio of tensions that friction at a point holds. Where it is zero the rope runs freely.
func (p *ropeSlip) grip(i int) float64 {
	if math.IsInf(p.friction[i], 1) {
		return math.Inf(1)
	}
	return p.friction[i] * p.wrap[i]
}

func (p *ropeSlip) free(i int) bool { return !(p.grip(i) > leastGrip) && p.clip[i] == 0 }

// distribute finds where the rope is: from the points that slipped last, or else from those that its balance says.
func (p *ropeSlip) distribute() {
	for i, way := range p.slid {
		p.slipping[i] = int8(way)
	}
	if p.sound = p.settle(); p.sound {
		return
	}
	p.balance()
	p.solveRuns()
	found := append(p.kept[:0], p.slipping...)
	p.sound = p.reconsider(false) < balanceTolerance
	copy(p.slipping, found)
	p.kept = found
}

// settle lets points go and holds others until nothing is wrong, and tells whether that came to an end.
func (p *ropeSlip) settle() bool {
	most := mostSweeps + 4*len(p.length)
	for sweep := range most {
		p.solveRuns()
		if p.reconsider(sweep >= mostSweeps) == 0 {
			return true
		}
	}
	return false
}

// solveRuns finds the tensions and the rope in the spans for the points that slip.
func (p *ropeSlip) solveRuns() {
	p.runs = p.runs[:0]
	for first, k := 0, 1; k <= len(p.length); k++ {
		if k < len(p.length) && (p.free(k) || p.slipping[k] != 0) {
			continue
		}
		p.runs = append(p.runs, ropeRun{first: first, last: k, runningOut: -1})
		p.solve(&p.runs[len(p.runs)-1])
		first = k
	}
}

// reconsider lets points go and holds others, all of which that is wrong or the worst one only, and returns how wrong that was, relative to the tension.
func (p *ropeSlip) reconsider(one bool) (worst float64) {
	at, to := 0, int8(0)
	change := func(i int, state int8, how float64) {
		if !one {
			p.slipping[i] = state
		}
		if how > worst {
			worst, at, to = how, i, state
		}
	}
	for r := range p.runs {
		run := &p.runs[r]
		if r > 0 && !math.IsInf(p.friction[run.first], 1) {
			before, after := p.tension(&p.runs[r-1], run.first-1), p.tension(run, run.first)
			limit, clip := math.Exp(p.grip(run.first))*(1+slipTolerance), p.clip[run.first]*(1+slipTolerance)
			switch {
			case after > limit*before+clip:
				change(run.first, 1, after/(limit*before+clip)-1)
			case before > limit*after+clip:
				change(run.first, -1, before/(limit*after+clip)-1)
			}
		}
		if run.tension == 0 && !p.clipped(run) {
			continue
		}
		moved := 0.0 // past the point, towards later spans
		for i := run.first + 1; i < run.last; i++ {
			moved += p.last[i-1] - p.material[i-1]
			if wrong := -float64(p.slipping[i]) * moved; !p.free(i) && wrong > movedTolerance*p.last[i-1] {
				change(i, 0, wrong/(p.last[i-1]*p.slope(run)))
			}
		}
	}
	if worst > 0 {
		if p.wrong = at; one {
			p.slipping[at] = to
		}
	}
	return worst
}

// slope is how the strain in the first span of a run that is taut grows with the tension, relative to that: it makes lengths that moved comparable with tensions.
func (p *ropeSlip) slope(run *ropeRun) float64 {
	k := run.first
	for k+1 < run.last && p.tension(run, k) == 0 {
		k++
	}
	tension := p.tension(run, k)
	_, _, slope := p.stretch(k, tension)
	return max(slope*tension, math.SmallestNonzeroFloat64)
}

func (p *ropeSlip) tension(run *ropeRun, span int) float64 {
	return run.tension*p.ratio[span] + p.offset[span]
}

// solve finds the tension of a run.
func (p *ropeSlip) solve(run *ropeRun) {
	grown, ratio := 0.0, 1.0
	for k := run.first; k < run.last; k++ {
		if k > run.first && p.slipping[k] != 0 {
			grown += float64(p.slipping[k]) * p.grip(k)
			ratio = math.Exp(grown)
		}
		p.ratio[k] = ratio
	}
	p.offsets(run)
	total := 0.0
	for k := run.first; k < run.last; k++ {
		total += p.last[k]
	}
	start, by := p.need(run, 0, false)
	if start <= total {
		run.tension = 0
		p.slack(run)
		return
	}
	if p.onPlateau(run, total) {
		return
	}
	p.search(run, total, start, by)
}

// need returns the unstretched length of rope that the spans of a run take up at a tension of the first of them, m, and its derivative, and writes
// where it is. largest is for brakes on a plateau.
func (p *ropeSlip) need(run *ropeRun, tension float64, largest bool) (need, by float64) {
	for k := run.first; k < run.last; k++ {
		n, d := p.needOf(k, tension*p.ratio[k]+p.offset[k], largest)
		need, by = need+n, by+d*p.ratio[k]
	}
	return need, by
}

// needOf is need for a span at its tension.
func (p *ropeSlip) needOf(k int, tension float64, largest bool) (need, by float64) {
	elastic, strain, slope := p.stretch(k, tension)
	left, out := p.length[k], 0.0
	for _, b := range p.spanBrake[k] {
		slip, d := p.brakes[b].slip(tension, p.lastSlip[b], largest)
		p.brake[b] = slip
		left, out = left-slip, out+d
	}
	p.strain[k], p.elastic[k] = strain, elastic
	p.material[k] = left / (1 + strain)
	return p.material[k], -(p.material[k]*slope + out) / (1 + strain)
}

// search finds the tension at which the rope in the spans is as long as it was: Newton's method, safeguarded by bisection, down to where what is missing
// no longer falls for the rounding of the sum. start and by are what is needed without tension, and its derivative.
func (p *ropeSlip) search(run *ropeRun, total, start, by float64) {
	low, high, before := 0.0, math.Inf(1), math.Inf(1)
	next := (total - start) / by
	for range 200 {
		t := next
		need, by := p.need(run, t, false)
		run.tension, run.shortening = t, by
		missing := math.Abs(total - need)
		if missing <= lengthTolerance/50*total || missing <= lengthTolerance*total && missing >= before/2 {
			return
		}
		before = missing
		if need > total {
			low = t
		} else {
			high = t
		}
		if next = t + (total-need)/by; next == t {
			return
		}
		if !(next > low && next < high) {
			if next = (low + high) / 2; math.IsInf(high, 1) {
				next = 2 * t
			}
		}
	}
}

// onPlateau looks for a brake of a run that runs out at a constant force, and lets it run as far as it takes.
func (p *ropeSlip) onPlateau(run *ropeRun, total float64) bool {
	for k := run.first; k < run.last; k++ {
		for _, b := range p.spanBrake[k] {
			for _, l := range p.brakes[b].plateaus {
				if t := (l.force - p.offset[k]) / p.ratio[k]; t >= 0 && l.to > p.lastSlip[b] && p.holdsAt(run, t, total) {
					run.tension, run.runningOut, run.shortening = t, b, 0
					return true
				}
			}
		}
	}
	return false
}

// holdsAt tells whether the brakes that run out at the very tension make up for what rope there is, and lets them.
func (p *ropeSlip) holdsAt(run *ropeRun, tension, total float64) bool {
	if most, _ := p.need(run, tension, true); most > total {
		return false
	}
	highest := p.highest
	copy(highest, p.brake)
	need, _ := p.need(run, tension, false)
	if need < total*(1-lengthTolerance) { // nearer, no tension just below the plateau could be told from it
		return false
	}
	// Brakes that could run on share what is needed, as far as they reach.
	for over := need - total; over > 0; {
		var open int
		reach := math.Inf(1)
		for k := run.first; k < run.last; k++ {
			for _, b := range p.spanBrake[k] {
				if left := highest[b] - p.brake[b]; left > 0 {
					open++
					reach = min(reach, left/(1+p.strain[k]))
				}
			}
		}
		if open == 0 {
			return true
		}
		share := min(over/float64(open), reach)
		for k := run.first; k < run.last; k++ {
			for _, b := range p.spanBrake[k] {
				if left := highest[b] - p.brake[b]; left > 0 {
					p.brake[b] = min(highest[b], p.brake[b]+share*(1+p.strain[k]))
					p.material[k] -= share
				}
			}
		}
		if over -= share * float64(open); share < reach {
			return true
		}
	}
	return true
}

// slack distributes a rope that is longer than its way: spans that lack rope take it from those that have too much.
func (p *ropeSlip) slack(run *ropeRun) {
	lack, spare, slack := 0.0, 0.0, 0
	for k := run.first; k < run.last; k++ {
		d := p.material[k] - p.last[k]
		if p.offset[k] == 0 {
			slack++
		}
		if p.offset[k] > 0 || d > 0 { // those that clips keep taut have what they need, and may give the rest
			lack += d
		} else {
			spare -= d
		}
	}
	share, more := 0.0, 0.0 // of what is spare, all of it where they differ by rounding alone; and what clips let into each slack span
	switch {
	case lack < 0:
		more = -lack / float64(slack)
	case spare > 0:
		share = min(1, lack/spare)
	}
	for k := run.first; k < run.last; k++ {
		if p.offset[k] > 0 {
			continue
		}
		if d := p.material[k] - p.last[k]; d <= 0 {
			p.material[k] = p.last[k] + d*share
		}
		p.material[k] += more
		if p.material[k] > 0 {
			length := p.length[k]
			for _, b := range p.spanBrake[k] {
				length -= p.lastSlip[b]
			}
			p.strain[k] = length/p.material[k] - 1
			p.elastic[k] = p.law.tension(p.strain[k], p.peak[k])
		}
	}
}

// stretch returns the strain of a span at a tension, with its derivative, and the tension without the damper, N. The damper adds its coefficient times
// the mean rate of strain since the last accepted step, and takes or adds no more than the tension without it: a rope without tension has no force.
func (p *ropeSlip) stretch(k int, tension float64) (elastic, strain, slope float64) {
	if p.damping == 0 {
		strain, slope = p.law.strain(tension, p.peak[k])
		return tension, strain, slope
	}
	if p.step == 0 {
		elastic = max(tension-p.damping*p.rate[k], tension/2)
		strain, slope = p.law.strain(elastic, p.peak[k])
		if elastic == tension/2 {
			slope /= 2
		}
		return elastic, strain, slope
	}
	by := p.damping / p.step
	low, high := tension/2, math.Inf(1)
	elastic = tension
	for range 100 {
		strain, slope = p.law.strain(elastic, p.peak[k])
		over := elastic + by*(strain-p.strained[k]) - tension
		if over > 0 {
			high = elastic
		} else {
			low = elastic
		}
		next := elastic - over/(1+by*slope)
		switch {
		case next <= tension/2:
			next = tension / 2
		case !(next >= low && next <= high):
			next = (low + high) / 2
		case p.law.straight():
			return next, strain + slope*(next-elastic), slope / (1 + by*slope)
		}
		if math.Abs(next-elastic) <= 4e-16*elastic {
			break
		}
		elastic = next
	}
	if elastic == tension/2 && tension > 0 {
		return elastic, strain, slope / 2
	}
	return elastic, strain, slope / (1 + by*slope)
}
