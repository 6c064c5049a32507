package mbd

// This file holds the spring between two pieces of a wire, which resists its bending.

import (
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
	"gabion/rigid"
)

// BendingSpring turns the line from the second to the third of its points towards that from the first to the second, by a moment that depends on the angle between both
// alone: the pieces of the wire do not resist twist. What stays of the angle for good, and that at the start, is an angle too, without a direction: with nothing to hold it
// about its own axis a bent wire turns that way by itself. Within straightAngle of straight the moment of such an angle fades, as it has no direction left.
//
// A wire of flexural rigidity EI in pieces of length l has a stiffness of EI/l at points between two of them. A plastic hinge forms at PlasticMoment.
type BendingSpring struct {
	Name          string
	Points        [3]Marker   // their orientations are not used
	Stiffness     float64     // moment by the angle, N m
	PlasticMoment float64     // at which the angle stays, N m; 0: never
	Damping       float64     // moment by the mean rate of the angle in a step, N m s; it fades like that of an angle that stays
	Straight      bool        // without moment when straight; else at the angle of the start
	Wires         []*Breaking // of the wires that it joins: it is gone with the first of them

	points elementPoints
	pull   [3]r3.Vec
	slot   int // of its state variables
}

// State variables of a bending spring: the time, angles and moments at the last accepted step, what it has taken, and whether it is gone.
const (
	bendAngle     = 1
	bendPlastic   = 2 // the angle that stays
	bendElastic   = 3 // derivative of the energy by that angle, with the other sign
	bendViscous   = 4
	bendYielded   = 5
	bendDamped    = 6
	bendGone      = 7
	bendEnergy    = 8 // when it went
	bendStateSize = 9
)

// straightAngle is that below which the moment of a bent wire that is drawn straight fades, rad.
const straightAngle = 0.01

// faded returns the part of a moment that is left at an angle, with its derivative and its integral.
func faded(angle float64) (part, slope, integral float64) {
	x := angle / straightAngle
	if x >= 1 {
		return 1, 0, angle
	}
	return x * (3 - x*x) / 2, 1.5 * (1 - x*x) / straightAngle, straightAngle * (3 + 6*x*x - x*x*x*x) / 8
}

func (f *BendingSpring) label() string  { return fmt.Sprintf("bending %q", f.Name) }
func (f *BendingSpring) marker() Marker { return f.Points[0] }
func (f *BendingSpring) attached() []int {
	return []int{f.Points[0].Body, f.Points[1].Body, f.Points[2].Body}
}

func (f *BendingSpring) prepare(s *System) error {
	for _, m := range f.Points {
		if err := s.checkMarker(m); err != nil {
			return err
		}
	}
	if !(f.Stiffness > 0) || !(f.PlasticMoment >= 0) || !(f.Damping >= 0) {
		return fmt.Errorf("stiffness is %g N m, plastic moment %g N m, damping %g N m s: want more than 0, and nothing below it", f.Stiffness, f.PlasticMoment, f.Damping)
	}
	f.points = newElementPoints(3)
	f.slot = s.reserveState(bendStateSize)
	b := f.locate(s)
	if b.length[0] == 0 || b.length[1] == 0 {
		return fmt.Errorf("two of its points are at one place")
	}
	if !f.Straight {
		f.state(s)[bendPlastic] = b.angle
	}
	f.rest(s)
	s.hysteretic = append(s.hysteretic, f)
	if len(f.Wires) > 0 {
		s.following = append(s.following, f)
	}
	return nil
}

func (f *BendingSpring) state(s *System) []float64 { return s.state[f.slot : f.slot+bendStateSize] }

// bend is where the pieces of a wire are, and the moment between them.
type bend struct {
	u                   [2]r3.Vec  // unit vectors along the pieces
	length              [2]float64 // m
	angle, cosine, sine float64    // between them
	plastic             float64    // angle that stays
	elastic, viscous    float64    // moments, N m
	slope               float64    // derivative of both by the angle
	force               float64    // derivative of the energy by the plastic angle, with the other sign: the elastic moment unless it fades
}

func (f *BendingSpring) locate(s *System) (b bend) {
	for i := range f.Points {
		f.points.locate(s, i, &f.Points[i])
	}
	for k := range b.u {
		d := r3.Sub(f.points.x[k+1], f.points.x[k])
		if b.length[k] = vec.Norm(d); b.length[k] > 0 {
			b.u[k] = r3.Scale(1/b.length[k], d)
		}
	}
	b.cosine, b.sine = r3.Dot(b.u[0], b.u[1]), vec.Norm(r3.Cross(b.u[0], b.u[1]))
	b.angle = math.Atan2(b.sine, b.cosine)
	return b
}

// evaluate finds the moments at the placement.
func (f *BendingSpring) evaluate(s *System) (b bend) {
	b = f.locate(s)
	last := f.state(s)
	b.plastic = last[bendPlastic]
	if last[bendGone] != 0 {
		return b
	}
	part, by, integral := faded(b.angle)
	b.elastic, b.slope = f.Stiffness*(b.angle-b.plastic*part), f.Stiffness*(1-b.plastic*by)
	if f.PlasticMoment > 0 && math.Abs(b.elastic) > f.PlasticMoment {
		b.elastic, b.slope = math.Copysign(f.PlasticMoment, b.elastic), 0
		b.plastic = (b.angle - b.elastic/f.Stiffness) / part
	}
	b.force = f.Stiffness * (integral - b.plastic)
	switch step := s.time - last[0]; {
	case s.resting || f.Damping == 0:
	case step == 0:
		b.viscous = last[bendViscous]
	default:
		rate := (b.angle - last[bendAngle]) / step
		b.viscous = f.Damping * part * rate
		b.slope += f.Damping * (part/step + by*rate)
	}
	return b
}

// aside returns the derivatives of the cosine by the vectors along the pieces, 1/m.
func (b *bend) aside() (first, second r3.Vec) {
	first = r3.Scale(1/b.length[0], r3.Sub(b.u[1], r3.Scale(b.cosine, b.u[0])))
	return first, r3.Scale(1/b.length[1], r3.Sub(b.u[0], r3.Scale(b.cosine, b.u[1])))
}

// byCosine returns the first derivative of the energy by the cosine of the angle, with the other sign, and the second.
func (b *bend) byCosine() (first, second float64) {
	if b.sine < 1e-9 {
		if b.cosine > 0 {
			return b.slope, 0
		}
		return 0, 0 // folded onto itself: it has no direction
	}
	first = (b.elastic + b.viscous) / b.sine
	return first, (b.slope - first*b.cosine) / (b.sine * b.sine)
}

// gather works out the pulls on the points.
func (f *BendingSpring) gather(b *bend) {
	f.pull = [3]r3.Vec{}
	if b.length[0] == 0 || b.length[1] == 0 {
		return
	}
	by, _ := b.byCosine()
	first, second := b.aside()
	first, second = r3.Scale(-by, first), r3.Scale(-by, second)
	f.pull = [3]r3.Vec{r3.Scale(-1, first), r3.Sub(first, second), second}
}

func (f *BendingSpring) act(s *System, out []rigid.Wrench) {
	b := f.evaluate(s)
	f.gather(&b)
	f.points.wrenches(out, f.pull[:])
}

func (f *BendingSpring) tangent(s *System, t *tangents) {
	b := f.evaluate(s)
	if f.gather(&b); b.length[0] == 0 || b.length[1] == 0 {
		return
	}
	f.points.addLevers(t, f.pull[:])
	by, second := b.byCosine()
	var aside [2]r3.Vec
	var across [2]matrix3
	aside[0], aside[1] = b.aside()
	for k := range across {
		across[k] = identity3
		across[k].addOuter(b.u[k], r3.Scale(-1, b.u[k]))
	}
	var h [2][2]matrix3 // by the vectors along the pieces
	for k := range h {
		l := b.length[k]
		h[k][k] = across[k].scaled(by * b.cosine / (l * l))
		h[k][k].addOuter(b.u[k], r3.Scale(by/l, aside[k]))
		h[k][k].addOuter(aside[k], r3.Scale(by/l, b.u[k]))
		h[k][k].addOuter(aside[k], r3.Scale(second, aside[k]))
	}
	h[0][1] = across[0].times(&across[1])
	h[0][1] = h[0][1].scaled(-by / (b.length[0] * b.length[1]))
	h[0][1].addOuter(aside[0], r3.Scale(second, aside[1]))
	h[1][0] = h[0][1].transposed()
	ends := [2][3]float64{{-1, 1, 0}, {0, -1, 1}} // of the pieces
	for i := range 3 {
		for j := range 3 {
			var m matrix3
			for k := range 2 {
				for l := range 2 {
					m.add(ends[k][i]*ends[l][j], &h[k][l])
				}
			}
			f.points.addStiffness(t, i, j, &m)
		}
	}
}

func (f *BendingSpring) stored(s *System) float64 {
	b := f.evaluate(s)
	if f.state(s)[bendGone] != 0 {
		return 0
	}
	return f.energy(&b)
}

// powers counts nothing: what has yielded and what the damper takes are among the losses.
func (f *BendingSpring) powers(*System) (dissipated, applied float64) { return 0, 0 }

// energy is that stored at an angle, J: k/2 (angle - plastic)^2 unless it fades.
func (f *BendingSpring) energy(b *bend) float64 {
	_, _, integral := faded(b.angle)
	return f.Stiffness / 2 * (b.angle*b.angle - 2*b.plastic*integral + b.plastic*b.plastic)
}

// rest lets the damper rest, but for one that goes on from a state taken over, at the angle of the last step there. What has yielded stays so.
func (f *BendingSpring) rest(s *System) {
	b, last := f.evaluate(s), f.state(s)
	if math.Abs(b.angle-last[bendAngle]) > unmoved {
		last[bendViscous] = 0
	}
	last[0], last[bendAngle], last[bendPlastic], last[bendElastic] = s.time, b.angle, b.plastic, b.force
}

func (f *BendingSpring) commit(s *System) {
	b, last := f.evaluate(s), f.state(s)
	if last[bendGone] != 0 {
		return
	}
	last[bendYielded] += (b.force + last[bendElastic]) / 2 * (b.plastic - last[bendPlastic])
	last[bendDamped] += (b.viscous + last[bendViscous]) / 2 * (b.angle - last[bendAngle])
	last[0], last[bendAngle], last[bendPlastic], last[bendElastic], last[bendViscous] = s.time, b.angle, b.plastic, b.force, b.viscous
}

// follow implements following: the spring goes when one of its wires has broken.
func (f *BendingSpring) follow(s *System) {
	last := f.state(s)
	for _, wire := range f.Wires {
		if last[bendGone] == 0 && wire.broken(s) {
			last[bendEnergy] = f.stored(s)
			last[bendGone] = 1
		}
	}
}

// dissipated implements dissipative.
func (f *BendingSpring) dissipated(s *System) dissipation {
	last := f.state(s)
	return dissipation{yielded: last[bendYielded], damped: last[bendDamped], broken: last[bendEnergy]}
}

// Bend returns the angle between the pieces at the placement, what of it stays, rad, and the moment that turns the pieces back, N m.
func (f *BendingSpring) Bend(s *System) (angle, plastic, moment float64) {
	b := f.evaluate(s)
	return b.angle, b.plastic, b.elastic + b.viscous
}

// Gone tells whether a wire of it has broken.
func (f *BendingSpring) Gone(s *System) bool { return f.state(s)[bendGone] != 0 }
