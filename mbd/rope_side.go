package mbd

// This file holds on which side a running rope passes its sheaves.
//
// The turn of a rope at a sheave counts about the normal that it had at the end of the last step: below zero it bends away from the sheave, and where the arc, which the tangents lengthen, would
// be below zero, it leaves the sheave and runs straight past it. A sheave turns into the plane of the rope, which has none where the rope is nearly straight: there it stays as it was, and the turn is the
// difference of the azimuths of both lines about its axis. The normal is a state variable, which steps that are not accepted leave alone.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// ropeSide is on which side of a sheave a rope runs, after the last accepted step.
type ropeSide struct {
	onSheave bool
	sense    r3.Vec  // the normal about which it turns round the sheave; none at points without a sheave
	last     float64 // turn about that, rad
}

const (
	leastSwivel  = 0.02 // turn above which a sheave follows the plane of the rope, rad
	leastDecided = 1e-6 // turn at the start from which it is clear on which side the rope is, rad
)

// sideStateSize is the number of state variables of a side: the normal in world axes, and the turn.
const sideStateSize = 4

// followSheave works out the turn about the axis of the sheave.
func (b *ropeBend) followSheave(before, after *ropeSpan) {
	m := b.sense
	b.normal = m
	b.turn = azimuthBetween(before.u, after.u, m)
	b.before, b.after = r3.Scale(-1, before.azimuthGradient(m)), after.azimuthGradient(m)
}

// azimuthBetween returns the angle by which direction b is turned from a about an axis.
func azimuthBetween(a, b, axis r3.Vec) float64 {
	return math.Atan2(r3.Dot(axis, r3.Cross(a, b)), r3.Dot(a, b)-r3.Dot(a, axis)*r3.Dot(b, axis))
}

// azimuthGradient returns the derivatives of the azimuth of a line about an axis by the vector along it, 1/m.
func (a *ropeSpan) azimuthGradient(axis r3.Vec) r3.Vec {
	across := r3.Cross(axis, a.u)
	return r3.Scale(1/(a.distance*r3.Norm2(across)), across)
}

// azimuthCurvature returns the second derivatives of that, times a weight.
func (a *ropeSpan) azimuthCurvature(axis r3.Vec, weight float64) (m matrix3) {
	across := r3.Cross(axis, a.u) // as long as the part of u across the axis
	part := r3.Cross(across, axis)
	square := r3.Norm2(across)
	along := r3.Scale(-weight/(a.distance*a.distance*square*square), part)
	m = outer(across, along)
	m.addOuter(along, across)
	return m
}

// unwound returns a turn that is known but for full turns, where the rope is wound round the sheave by more than half a turn.
func (b *ropeBend) unwound(turn float64) float64 {
	if b.last <= math.Pi/2 {
		return turn
	}
	return turn + 2*math.Pi*math.Round((b.last-turn)/(2*math.Pi))
}

// leave takes the rope off the sheave.
func (b *ropeBend) leave() {
	b.off, b.wrap, b.arc = true, 0, [2]float64{}
	if h := b.hold; h != nil {
		h.held, h.carried = false, 0
	}
}

// SheaveSide says what keeps it open on which side a rope from one point past a sheave at middle to another passes it, over being the direction from its middle to that side, or none for the outer
// side of the bend; "" where it is known.
func SheaveSide(from, middle, to, over r3.Vec) string {
	_, wrong := sideAtStart(from, middle, to, over)
	return wrong
}

func sideAtStart(from, middle, to, over r3.Vec) (side ropeSide, wrong string) {
	before, after := r3.Unit(r3.Sub(middle, from)), r3.Unit(r3.Sub(to, middle))
	n, along := r3.Cross(before, after), r3.Add(before, after)
	sine, axis := vec.Norm(n), r3.Cross(over, along)
	side = ropeSide{onSheave: true, sense: r3.Scale(1/sine, n), last: math.Atan2(sine, r3.Dot(before, after))}
	switch {
	case over == (r3.Vec{}) && !(sine > leastDecided):
		return side, "the points of the rope before and after this sheave are in line with its middle: give \"over\", the direction from the middle to the side on which the rope passes it"
	case over == (r3.Vec{}):
	case !(vec.Norm(axis) > leastDecided*vec.Norm(over)*vec.Norm(along)):
		return side, fmt.Sprintf("\"over\" is (%g, %g, %g), along the rope there; want a direction across it", over.X, over.Y, over.Z)
	case sine <= leastSwivel:
		side.sense, side.last = r3.Unit(axis), 0
	case r3.Dot(n, axis) < 0:
		side.sense, side.last = r3.Scale(-1/sine, n), -side.last
	}
	return side, ""
}

// chooseSides finds at the start on which side of its sheaves the rope runs, and whether it crosses over between two of them.
func (f *RunningRope) chooseSides() error {
	p := &f.path
	for _, i := range p.sheaves {
		side, wrong := sideAtStart(p.x[i-1], p.x[i], p.x[i+1], f.Points[i].Over)
		if wrong != "" {
			return fmt.Errorf("point %d: %s", i+1, wrong)
		}
		p.bend[i].ropeSide = side
	}
	p.follow()
	for k := 1; k < f.spans()-1; k++ {
		if r3.Dot(p.bend[k].normal, p.bend[k+1].normal) < 0 {
			p.side[k] = -1
		}
	}
	return nil
}

// locateSides takes the sides after the last accepted step, and the lengths of the rope in its spans.
func (f *RunningRope) locateSides(s *System) {
	if f.path.way == nil {
		return
	}
	for k, i := range f.path.sheaves {
		m, b := f.sideState(s, k), &f.path.bend[i]
		b.sense, b.last = r3.Vec{X: m[0], Y: m[1], Z: m[2]}, m[3]
	}
}

func (f *RunningRope) sideState(s *System, k int) []float64 {
	return s.state[f.slot+f.sideSlot()+k*sideStateSize:][:sideStateSize]
}

// commitSides keeps on which side of its sheaves the rope runs.
func (f *RunningRope) commitSides(s *System) {
	for k, i := range f.path.sheaves {
		b := &f.path.bend[i]
		sense := b.normal
		if math.Abs(b.turn) <= leastSwivel { // it stays across the rope
			u := r3.Unit(b.along)
			sense = r3.Unit(r3.Sub(b.sense, r3.Scale(r3.Dot(b.sense, u), u)))
		}
		copy(f.sideState(s, k), []float64{sense.X, sense.Y, sense.Z, b.turn})
	}
}
