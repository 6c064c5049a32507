package mbd

// This file holds where friction holds a running rope at a sheave: at a place of its rim, which is fixed in the body that carries it and parts the arc between the spans before and after.
//
// With h the angle about the normal n of the rope's plane from the line before the sheave to the direction of the rope at that place, b the turn, and a(1), a(2) the angles by which the tangents
// lengthen the arc, its parts are h + a(1) and b - h + a(2). The place turns with the body by dw, and the lines before and after by dp(1) and dp(2) about n, so the parts lengthen by
//
//	-dp(1) + n dw + da(1)  and  dp(2) - n dw + da(2)
//
// and virtual work makes of the tensions T(1), T(2) of the spans forces along the tangents, and the moment (T(2) - T(1)) radius about the sheave's axis.
// In space, where the plane of the rope turns in the body, h is no function of places: it is summed up over accepted steps, to their second order.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// ropeHold is where the rope is held at a sheave.
type ropeHold struct {
	point        int
	angle        float64 // h after the last accepted step, rad
	line, normal r3.Vec  // the line before the sheave and the normal then, as the body has turned since; no normal where it was off the sheave
	omega        r3.Vec  // of the body, rad/s
	clamped      bool    // at any force

	held    bool       // at a place of the arc, as a rope that touches the sheave and is not carried past it
	share   [2]float64 // of the arc in the spans before and after, where it is not
	carried float64    // arc by which the sheave has carried the rope out of the span before since then, beyond where it leaves the sheave, rad; below 0 out of that after
	rope    float64    // unstretched length of that, m
	couple  float64    // of the weighted sum: derivative by a turn of the body about the normal
}

// ropePulls are derivatives by the places of the points of a rope, and by the turns of the bodies at sheaves that hold it.
type ropePulls struct{ force, couple []r3.Vec }

func newRopePulls(points int) ropePulls {
	return ropePulls{make([]r3.Vec, points), make([]r3.Vec, points)}
}

// holdStateSize is the number of state variables of a hold: its angle, and line and normal in the axes of the body.
const holdStateSize = 7

// addHolds makes the holds of the sheaves with friction.
func (f *RunningRope) addHolds() {
	for i := range f.Points {
		if p := &f.Points[i]; p.Radius > 0 && p.Friction > 0 {
			f.path.holds = append(f.path.holds, ropeHold{point: i, clamped: math.IsInf(p.Friction, 1)})
		}
	}
	for k := range f.path.holds {
		h := &f.path.holds[k]
		f.path.bend[h.point].hold = h
	}
}

// locateHolds takes the holds after the last accepted step to the placement.
func (f *RunningRope) locateHolds(s *System) {
	for k := range f.path.holds {
		h := &f.path.holds[k]
		b := &s.frames[f.Points[h.point].Marker.Body+1]
		m := f.holdState(s, k)
		h.omega, h.angle = b.omega, m[0]
		h.line, h.normal = b.rotation.mul(r3.Vec{X: m[1], Y: m[2], Z: m[3]}), b.rotation.mul(r3.Vec{X: m[4], Y: m[5], Z: m[6]})
	}
}

func (f *RunningRope) holdState(s *System, k int) []float64 {
	return s.state[f.slot+f.holdSlot()+k*holdStateSize:][:holdStateSize]
}

// commitHolds keeps where the rope is held.
func (f *RunningRope) commitHolds(s *System) {
	for k := range f.path.holds {
		h := &f.path.holds[k]
		b, before := &f.path.bend[h.point], &f.path.span[f.path.before(h.point)]
		normal := b.normal
		if b.off { // where it comes back to the sheave, it is held in the middle of the arc
			normal = r3.Vec{}
		}
		rotation := &s.frames[f.Points[h.point].Marker.Body+1].rotation
		u, n := rotation.mulT(before.u), rotation.mulT(normal)
		copy(f.holdState(s, k), []float64{b.arc[0] - before.angle[1], u.X, u.Y, u.Z, n.X, n.Y, n.Z})
	}
}

// carry moves the rope that sheaves have carried past the spans that it touches them in: it comes with the strain that it has had after the last accepted step, and creeps.
func (f *RunningRope) carry() {
	p := &f.slip
	if len(f.path.holds) == 0 {
		return
	}
	copy(f.work.last, p.last)
	p.last = f.work.last
	for k := range f.path.holds {
		h := &f.path.holds[k]
		from, to := h.way()
		h.rope = min(math.Abs(h.carried)*f.path.radius[h.point]/(1+p.strained[from]), p.last[from])
		p.last[from] -= h.rope
		p.last[to] += h.rope
	}
}

// way returns the spans out of which and into which a sheave carries the rope.
func (h *ropeHold) way() (from, to int) {
	if h.carried < 0 {
		return h.point, h.point - 1
	}
	return h.point - 1, h.point
}

// creep returns what is lost where sheaves carry the rope from one tension to another, J.
func (f *RunningRope) creep(r ropeState) (loss float64) {
	for k := range f.path.holds {
		h := &f.path.holds[k]
		from, to := h.way()
		drop := func(tension, strain, elastic []float64) float64 {
			return f.level(tension, strain, elastic, to) - f.level(tension, strain, elastic, from) + (tension[from]-tension[to])*(1+strain[from])
		}
		loss += h.rope * (drop(r.tension, r.strain, r.elastic) + drop(f.tension, f.slip.strain, f.slip.elastic)) / 2
	}
	return loss
}

// part returns the parts of the arc before and after the place where the rope is held. A sheave that turns under the rope carries that place along to where the rope leaves it, and rope from then on.
func (h *ropeHold) part(b *ropeBend, before *ropeSpan) [2]float64 {
	h.held, h.carried, h.share = false, 0, [2]float64{0.5, 0.5}
	if h.normal == (r3.Vec{}) || b.wrap <= 0 && !h.clamped { // it does not touch the sheave
		return [2]float64{b.wrap / 2, b.wrap / 2}
	}
	first := h.angle - h.turned(before.u, b) + before.angle[1]
	switch {
	case h.clamped:
	case first > b.wrap:
		h.carried, h.share = first-b.wrap, [2]float64{1, 0}
		return [2]float64{b.wrap, 0}
	case first < 0:
		h.carried, h.share = first, [2]float64{0, 1}
		return [2]float64{0, b.wrap}
	}
	h.held = true
	return [2]float64{first, b.wrap - first}
}

// turned returns the angle by which the line before the sheave has turned beside the body since the last accepted step, about the axis of the sheave or the mean of the normals then and now.
func (h *ropeHold) turned(u r3.Vec, b *ropeBend) float64 {
	if b.fixed {
		return azimuthBetween(h.line, u, b.normal)
	}
	across, along := r3.Cross(h.line, u), r3.Dot(h.line, u)
	return (math.Atan2(r3.Dot(b.normal, across), along) + math.Atan2(r3.Dot(h.normal, across), along)) / 2
}

// weighCarried corrects the weights of holds in the derivative of the tension of a run, by its spans: where a sheave carries rope, the arc is in one span alone, and rope goes from there into the other.
func (f *RunningRope) weighCarried(run *ropeRun) {
	p := &f.slip
	of := func(k int) float64 { return weightOf(f.work.weight, k, run.first, run.last) }
	for k := range f.path.holds {
		h := &f.path.holds[k]
		if h.held || f.path.bend[h.point].off {
			continue
		}
		i, radius := h.point, f.path.radius[h.point]
		w := radius * (of(i-1)*h.share[0] + of(i)*h.share[1])
		weight := [2]float64{w, w}
		h.couple = 0
		if h.carried != 0 {
			from, to := h.way()
			moved := radius * (of(from)*(1+p.strain[from]) - of(to)*(1+p.strain[to])) / (1 + p.strained[from])
			if h.couple = moved; h.carried < 0 {
				h.couple = -moved
			}
			weight[to-i+1] -= moved // the part of the arc that is on the way into the other span
		}
		f.path.bend[i].weight = weight
	}
}

// addCouples adds the moments on the bodies at sheaves that hold the rope.
func (p *ropePath) addCouples(couple []r3.Vec) {
	for k := range p.holds {
		h := &p.holds[k]
		couple[h.point] = r3.Scale(h.couple, p.bend[h.point].normal)
	}
}

// addCoupleTangent adds what the moments at sheaves change by as the plane of the rope turns.
func (p *ropePath) addCoupleTangent(t *tangents) {
	for k := range p.holds {
		h := &p.holds[k]
		i, around := h.point, p.around(h.point)
		b, before, after := &p.bend[i], &p.span[around[0]], &p.span[i]
		if h.couple == 0 || b.fixed {
			continue
		}
		sine := math.Sin(b.turn)
		byBefore := r3.Scale(h.couple/(sine*before.distance), r3.Cross(b.normal, after.u))
		byAfter := r3.Scale(h.couple/(sine*after.distance), r3.Cross(before.u, b.normal))
		for n, by := range [3]r3.Vec{r3.Scale(-1, byBefore), r3.Sub(byBefore, byAfter), byAfter} {
			j := around[n]
			place, turn := p.columns(t, j, b.normal)
			t.addOuter(2*i+1, 2*j, by, place)
			t.addOuter(2*i+1, 2*j+1, by, turn)
		}
	}
}

// addPullTangent adds what pulls on points lo to before hi, which change by derivatives by the place of point j and by a couple there, make of forces and moments.
func (p *ropePath) addPullTangent(t *tangents, pull *ropePulls, lo, hi, j int, by, couple r3.Vec) {
	place, turn := p.columns(t, j, by)
	if couple != (r3.Vec{}) {
		turn = r3.Add(turn, r3.Scale(t.position, couple))
	}
	for i := lo; i < hi; i++ {
		p.addOuter(t, i, j, pull.force[i], place, turn)
		if c := pull.couple[i]; c != (r3.Vec{}) {
			t.addOuter(2*i+1, 2*j, c, place)
			t.addOuter(2*i+1, 2*j+1, c, turn)
		}
	}
}

// addCouples adds the couples of pulls to the column of a border, and those of derivatives to its row.
func (b *border) addCouples(t *tangents, holds []ropeHold, column, row []r3.Vec, scale float64) {
	for k := range holds {
		i := holds[k].point
		if column != nil {
			b.addColumn(t, 2*i+1, column[i])
		}
		if row != nil {
			b.addRow(t, 2*i+1, r3.Scale(scale, row[i]))
		}
	}
}
