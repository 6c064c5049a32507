package lu

import "slices"

// Sweeps over block rows, by several workers where that is worth while: rows are put into groups, and these into stages, such that a row needs only rows of its own group and of
// earlier stages, and the rest, which a single worker does. Where rows that need one another are few, as those of ropes or of joints, they are a group; in a net whose wires are soft
// against the step, nearly all rows need only some that need none: they are in two stages, by level, which is how many rows need one another before them.

// Work is counted in multiplications, with rowWork for what a row takes in a substitution besides. A worker takes on groups of about groupWork at a
// time, some microseconds, or of levelWork of a level. To begin and end a stage with several workers costs like sweepLatency, and a sweep must take no more than leastGain of the time
// that one worker takes.
const (
	rowWork      = 20
	groupWork    = 6000
	levelWork    = 2000
	sweepLatency = 10000
	leastGain    = 0.7
)

// schedule divides the rows. Forward, the groups of a stage may be done at the same time, after the stages before, and the rest after them; backward, the rest comes first.
type schedule struct {
	rows   []int32 // of the groups, one after the other, each ascending
	bounds []int32 // group k is rows[bounds[k]:bounds[k+1]]
	stages []int32 // stage k is groups stages[k] to stages[k+1]-1
	rest   []int32 // ascending
}

// stage returns the first group of a stage and their number.
func (s *schedule) stage(k int) (first, count int) {
	return int(s.stages[k]), int(s.stages[k+1] - s.stages[k])
}

func (s *schedule) groups() int { return max(0, len(s.bounds)-1) }

func (s *schedule) group(k int) []int32 { return s.rows[s.bounds[k]:s.bounds[k+1]] }

// inOrder is the schedule for one worker, without the rows to be left out; nil leaves out none.
func inOrder(rows int, without func(i int) bool) *schedule {
	s := &schedule{}
	for i := range rows {
		if without == nil || !without(i) {
			s.rest = append(s.rest, int32(i))
		}
	}
	return s
}

// newSchedule divides rows that need the rows before them which needs lists, and each of which is so much work. Rows that need one another, directly or
// by others, make a group, as long as that is no more than limit; those that are less than least are put together.
func newSchedule(limit, least int, work []int, needs func(i int) []int32) *schedule {
	rows := len(work)
	f := forest{root: make([]int32, rows), weight: make([]int, rows), seen: make([]int32, rows)}
	s := &schedule{}
	for i := range rows {
		if !f.join(int32(i), work[i], needs(i), limit) {
			s.rest = append(s.rest, int32(i))
		}
	}
	s.collect(&f, least)
	s.stages = []int32{0, int32(s.groups())}
	return s
}

// byLevel divides rows by their levels: 0 for those that need none, else one more than the highest of those that they need. Levels are stages as long as each of them saves more than it
// costs to begin and end it; the rows of all later ones are the rest. Rows without work are left out.
func byLevel(workers int, work []int, needs func(i int) []int32) *schedule {
	level, total := make([]int, len(work)), []int{}
	for i := range work {
		for _, k := range needs(i) {
			level[i] = max(level[i], level[k]+1)
		}
		for len(total) <= level[i] {
			total = append(total, 0)
		}
		total[level[i]] += work[i]
	}
	stages := 0
	for stages < len(total) && total[stages]-total[stages]/workers > sweepLatency {
		stages++
	}
	s := &schedule{bounds: []int32{0}, stages: []int32{0}}
	for k := range stages {
		sum := 0
		for i, l := range level {
			if l != k || work[i] == 0 {
				continue
			}
			s.rows = append(s.rows, int32(i))
			if sum += work[i]; sum >= levelWork {
				s.bounds, sum = append(s.bounds, int32(len(s.rows))), 0
			}
		}
		if sum > 0 {
			s.bounds = append(s.bounds, int32(len(s.rows)))
		}
		s.stages = append(s.stages, int32(s.groups()))
	}
	for i, l := range level {
		if l >= stages && work[i] > 0 {
			s.rest = append(s.rest, int32(i))
		}
	}
	return s
}

// divideRest adds a stage of the rows of the rest that need one another, or no others of the rest: small groups, as those of each post with what hangs on it. All rows that are in none
// stay the rest.
func (s *schedule) divideRest(work []int, needs func(i int) []int32) *schedule {
	place := make([]int32, len(work)) // among the rest, plus one
	sum, own := 0, make([]int, len(s.rest))
	for k, i := range s.rest {
		place[i], own[k] = int32(k)+1, work[i]
		sum += own[k]
	}
	var within []int32
	trees := newSchedule(sum/2, levelWork, own, func(k int) []int32 {
		within = within[:0]
		for _, i := range needs(int(s.rest[k])) {
			if place[i] > 0 {
				within = append(within, place[i]-1)
			}
		}
		return within
	})
	d := &schedule{rows: slices.Clone(s.rows), bounds: slices.Clone(s.bounds), stages: slices.Clone(s.stages)}
	for k := range trees.groups() {
		for _, row := range trees.group(k) {
			d.rows = append(d.rows, s.rest[row])
		}
		d.bounds = append(d.bounds, int32(len(d.rows)))
	}
	d.stages = append(d.stages, int32(d.groups()))
	for _, row := range trees.rest {
		d.rest = append(d.rest, s.rest[row])
	}
	return d
}

// fastest is the schedule with which several workers are fastest, or that of one where none is faster by enough. Small groups and levels are shared evenly; large groups leave less to
// a single worker, as where several ropes of a hundred points are each coupled in itself, but not with the others.
func fastest(one *schedule, workers int, work []int, needs func(i int) []int32) *schedule {
	total := 0
	for _, w := range work {
		total += w
	}
	chosen, least := one, leastGain*float64(total)
	levels := byLevel(workers, work, needs)
	candidates := []*schedule{levels}
	for _, limit := range [...]int{total / (3 * workers), total / workers, total / 2, total} {
		candidates = append(candidates, newSchedule(max(limit, groupWork), groupWork, work, needs))
	}
	if len(levels.stages) > 1 {
		candidates = append(candidates, levels.divideRest(work, needs))
	}
	for _, s := range candidates {
		if t := float64(s.time(workers, work)); t < least {
			chosen, least = s, t
		}
	}
	return chosen
}

// collect puts the trees of a forest into groups of so much work at least.
func (s *schedule) collect(f *forest, least int) {
	group := make([]int32, len(f.root)) // of each root, plus one
	count := []int32{0}                 // rows of each group
	sum := 0
	for i := range f.root {
		if f.root[i] < 0 {
			continue
		}
		r := f.find(int32(i))
		if group[r] == 0 {
			if sum >= least {
				count, sum = append(count, 0), 0
			}
			group[r] = int32(len(count))
			sum += f.weight[r]
		}
		count[group[r]-1]++
	}
	s.bounds = make([]int32, 1, len(count)+1)
	for _, n := range count {
		s.bounds = append(s.bounds, s.bounds[len(s.bounds)-1]+n)
	}
	s.rows = make([]int32, s.bounds[len(count)])
	next := append([]int32(nil), s.bounds...)
	for i := range f.root {
		if f.root[i] >= 0 {
			k := group[f.find(int32(i))] - 1
			s.rows[next[k]] = int32(i)
			next[k]++
		}
	}
}

// time is no less than what workers take for a sweep, in multiplications: the largest group of a stage may be begun last.
func (s *schedule) time(workers int, work []int) (sum int) {
	for _, i := range s.rest {
		sum += work[i]
	}
	for k := range len(s.stages) - 1 {
		total, largest := 0, 0
		first, count := s.stage(k)
		for g := first; g < first+count; g++ {
			group := 0
			for _, i := range s.group(g) {
				group += work[i]
			}
			total, largest = total+group, max(largest, group)
		}
		sum += sweepLatency + min(largest+(total-largest)/workers, (count+workers-1)/workers*largest)
	}
	return sum
}

// forest is sets of rows.
type forest struct {
	root   []int32 // towards the root of the set of each row; -1 for rows in none
	weight []int   // of the set, by its root
	seen   []int32 // by root: the last row that was to join it, plus one
}

func (f *forest) find(i int32) int32 {
	for f.root[i] != i {
		f.root[i] = f.root[f.root[i]]
		i = f.root[i]
	}
	return i
}

// join makes one set of row i and those of the rows that it needs, unless some of these are in none or the set becomes heavier than limit.
func (f *forest) join(i int32, work int, needs []int32, limit int) bool {
	f.root[i] = -1
	for _, k := range needs {
		if f.root[k] < 0 {
			return false
		}
		if r := f.find(k); f.seen[r] != i+1 {
			f.seen[r] = i + 1
			work += f.weight[r]
		}
	}
	if work > limit {
		return false
	}
	f.root[i], f.weight[i] = i, work
	for _, k := range needs {
		f.root[f.find(k)] = i
	}
	return true
}
