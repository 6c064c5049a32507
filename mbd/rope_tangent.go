package mbd

// This file holds the derivatives of the forces of a running rope.
//
// With T(k) = ratio(k) T(run) + offset(k) the pull on the points is the sum over the spans of T(k) grad length(k). It changes as the lengths curve, as the tension
// of the run changes, and as the ratios change with the angles of wrap. The latter two couple all points with one another: in borders, where a rope has many points and few that grip it.

import "gonum.org/v1/gonum/spatial/r3"

func (f *RunningRope) tangent(s *System, t *tangents) {
	f.evaluate(s)
	n := f.spans()
	f.path.weigh(f.tension, 0, n)
	f.addSpacing(s)
	f.path.curvature(0, n, func(i, j int, m *matrix3) { f.path.addStiffness(t, i, j, m) })
	f.path.addCoupleTangent(t)
	f.path.gradient(&f.work.pull, 0, n)
	f.path.addLevers(t, f.work.pull.force)
	for k := range f.edge {
		f.edge[k].setDiagonal(t, 1)
	}
	for r := range f.slip.runs {
		if f.slip.runs[r].tension > 0 { // else it is slack, or clips alone say how large its tensions are
			f.runTangent(t, r)
		}
	}
	f.found = 0 // it has worked out needs of its own
}

// runTangent adds the terms by the tension of a run and by the ratios of tension in it.
func (f *RunningRope) runTangent(t *tangents, r int) {
	run, p := &f.slip.runs[r], &f.path
	lo, hi := p.reach(run.first, run.last)
	by, pull := &f.work.by, &f.work.pull
	f.tensionGradient(run)
	p.weigh(f.slip.ratio, run.first, run.last)
	p.gradient(pull, run.first, run.last)
	if f.edge != nil {
		edge, scale := &f.edge[f.rough[run.first]], f.yielding(run)
		edge.addOuter(t, &p.elementPoints, pull.force, lo, hi, by.force[lo:hi], lo, scale)
		edge.addCouples(t, p.holds, pull.couple, by.couple, scale)
		f.ratioTangent(t, run)
		return
	}
	for j := lo; j < hi; j++ {
		p.addPullTangent(t, pull, lo, hi, j, by.force[j], by.couple[j])
	}
	f.ratioTangent(t, run)
}

// tensionGradient writes the derivatives of the tension of a run by the points.
func (f *RunningRope) tensionGradient(run *ropeRun) {
	p, q := &f.slip, &f.path
	lo, hi := q.reach(run.first, run.last)
	by := f.work.by.force
	if run.runningOut >= 0 {
		// The tension of the brake's span is given.
		clear(by[lo:hi])
		clear(f.work.by.couple)
		for i := run.first + 1; i <= p.brakes[run.runningOut].Span; i++ {
			f.addWrap(by, i, -p.tension(run, i)/p.ratio[i]*float64(p.slipping[i])*p.friction[i])
		}
		return
	}
	weight := f.work.weight
	for k := run.first; k < run.last; k++ {
		weight[k] = -1 / ((1 + p.strain[k]) * run.shortening)
	}
	q.weighBends(weight, run.first, run.last)
	f.weighCarried(run)
	q.weighSpans(weight, run.first, run.last)
	q.gradient(&f.work.by, run.first, run.last)
	later := 0.0 // what the spans after the point need less as their tension grows with the angle there
	for i := run.last - 1; i > run.first; i-- {
		tension := p.tension(run, i)
		_, need := p.needOf(i, tension, false)
		later += need * p.ratio[i]
		f.addWrap(by, i, -later*tension/p.ratio[i]*float64(p.slipping[i])*p.friction[i]/run.shortening)
	}
}

// addWrap adds the derivatives of the angle at a point, times a factor.
func (f *RunningRope) addWrap(dst []r3.Vec, i int, factor float64) {
	if factor == 0 || f.slip.free(i) {
		return
	}
	around := f.path.around(i)
	for n, g := range f.path.wrapGradient(i) {
		dst[around[n]] = r3.Add(dst[around[n]], r3.Scale(factor, g))
	}
}

// ratioTangent adds the terms by the ratios of tension in a run, which change with the angles at the points where it slips.
func (f *RunningRope) ratioTangent(t *tangents, run *ropeRun) {
	p, q, w := &f.slip, &f.path, &f.work
	for i := run.first + 1; i < run.last; i++ {
		if p.slipping[i] == 0 || p.free(i) {
			continue
		}
		first := p.tension(run, i) / p.ratio[i]
		for k := i; k < run.last; k++ {
			w.weight[k] = first * p.ratio[k]
		}
		q.weigh(w.weight, i, run.last)
		q.gradient(&w.own, i, run.last)
		by, around := q.wrapGradient(i), q.around(i)
		lo, hi := q.reach(i, run.last)
		if f.edge != nil {
			row := w.wrap[lo : around[2]+1]
			clear(row)
			for n, j := range around {
				row[j-lo] = r3.Scale(float64(p.slipping[i])*p.friction[i], by[n])
			}
			edge := &f.edge[len(f.edge)/2+f.rough[i]]
			edge.addOuter(t, &q.elementPoints, w.own.force, lo, hi, row, lo, first)
			edge.addCouples(t, q.holds, w.own.couple, nil, 1)
			continue
		}
		for n := range by {
			q.addPullTangent(t, &w.own, lo, hi, around[n], r3.Scale(float64(p.slipping[i])*p.friction[i], by[n]), r3.Vec{})
		}
	}
}

// roughShare is the share of the points of a long rope that may grip it for its tangent to be in borders.
const roughShare = 1. / 8

// borders implements bordered: one for each run that there can be, from one point that grips the rope to the next, and one for the angle at each of these.
func (f *RunningRope) borders() int {
	rough := f.rough[len(f.rough)-1]
	if len(f.Points) < longElement || float64(rough) > roughShare*float64(len(f.Points)) {
		return 0
	}
	return 2*rough + 1
}

func (f *RunningRope) setBorders(b []border) { f.edge = b }

// countRough counts the points up to each between the ends that may grip the rope.
func (f *RunningRope) countRough() {
	f.rough = make([]int, len(f.Points)-1)
	for i := 1; i < len(f.rough); i++ {
		f.rough[i] = f.rough[i-1]
		if p := &f.Points[i]; p.Friction > 0 || p.Clip > 0 {
			f.rough[i]++
		}
	}
}

// yielding is how much longer a run becomes by its tension, m/N: the scale by which the border of a rope that runs freely is symmetric. On the plateau of a brake it is 1.
func (f *RunningRope) yielding(run *ropeRun) float64 {
	if run.runningOut >= 0 {
		return 1
	}
	return -(1 + f.slip.strain[run.first]) * run.shortening
}
