package cpu

import (
	"math"
	"strings"
	"testing"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/demtest"
	"gabion/dem/packing"
	"gabion/internal/expect"
)

// TestCollisionAcrossCell: two particles collide across the edges of a cell that shears and shrinks as one of them does with the image of the other, in space without borders.
func TestCollisionAcrossCell(t *testing.T) {
	expect.Numbers(t)
	const dt, steps = 1e-6, 3000
	rate := dem.Gradient{XX: -1, YY: -0.5, ZZ: 0.25, XY: 30, XZ: -20, YZ: 10}
	for _, turns := range [][3]float64{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, {-1, 1, 1}} {
		cell := dem.CellOf(demtest.Strained(packing.Particles{}, rate).Domain)
		shift := cell.Vector(turns[0], turns[1], turns[2])
		a, b := r3.Scale(0.5, shift), r3.Scale(-0.5, shift)
		out := r3.Unit(shift)
		a = r3.Sub(a, r3.Add(r3.Scale(1.1e-3, out), r3.Vec{X: 1e-4}))
		b = r3.Add(b, r3.Scale(1.1e-3, out))
		va, vb := r3.Scale(0.2, out), r3.Add(r3.Scale(-0.2, out), r3.Vec{Z: 0.03})
		imaged := r3.Add(vb, cell.Velocity(&rate, turns[0], turns[1], turns[2]))
		inside := demtest.Strained(packing.Particles{Position: []r3.Vec{a, b}, Radius: []float64{1e-3, 1e-3}, Velocity: []r3.Vec{va, vb}, Angular: []r3.Vec{{X: 20}, {Y: 30}}}, rate)
		free := demtest.Strained(packing.Particles{Position: []r3.Vec{a, r3.Add(b, shift)}, Radius: []float64{1e-3, 1e-3}, Velocity: []r3.Vec{va, imaged}, Angular: []r3.Vec{{X: 20}, {Y: 30}}}, rate)
		free.Domain, free.Periodic, free.Strain = r3.Box{}, [3]bool{}, nil
		e, f := newCPU(t, inside), newCPU(t, free)
		advance(t, e, steps, dt)
		advance(t, f, steps, dt)
		var p, q dem.State
		e.Snapshot(&p)
		f.Snapshot(&q)
		if r3.Norm(r3.Sub(q.Velocity[0], va)) < 0.05 {
			t.Fatalf("%v: no collision: %v", turns, q.Velocity[0])
		}
		// The image moves with the velocity of its place, which a particle inside, left alone, does not once the rate changes its place: what a stretch adds in the time is of second order.
		second := math.Abs(rate.XX) * 0.003 * r3.Norm(cell.Velocity(&rate, turns[0], turns[1], turns[2]))
		for i := range 2 {
			back := r3.Vec{}
			if i == 1 {
				back = cell.Velocity(&rate, turns[0], turns[1], turns[2])
			}
			if off := r3.Norm(r3.Sub(r3.Add(p.Velocity[i], back), q.Velocity[i])); off > 1e-9+3*second {
				t.Errorf("%v: particle %d leaves with %v m/s, in free space with %v m/s", turns, i, p.Velocity[i], q.Velocity[i])
			}
		}
	}
}

// TestCellOfOtherLists: what particles do does not depend on when lists are made, and particles taken back into the cell, where its images move evenly, L L = 0. Where rates stretch and shear, the image L h away gains velocity
// by L L h and the particle does not, however short the step: what differs is of second order in the rates.
func TestCellOfOtherLists(t *testing.T) {
	const radius = 1.5e-3 // m, mean
	for _, c := range []struct {
		rate      dem.Gradient
		tolerance float64 // by the radius
	}{{dem.Gradient{XY: 60, XZ: -30}, 1e-11}, {dem.Gradient{XX: -2, YY: 1, ZZ: 0.5, XY: 60, XZ: -30, YZ: 20}, 5e-4}} {
		var states [2]dem.State
		var made [2]int
		var cell dem.Cell
		for k, skin := range [2]float64{0.4 * radius, 0.03 * radius} {
			m := demtest.Sheared(t, 0.45, c.rate)
			m.Skin = skin
			e := newCPU(t, m)
			advance(t, e, 500, 2e-5)
			e.Snapshot(&states[k])
			made[k], cell = e.Counters().Rebuilds, e.Cell()
		}
		worst := 0.0
		for i, p := range states[0].Position {
			worst = max(worst, r3.Norm(cell.Nearest(r3.Sub(states[1].Position[i], p))))
		}
		if len(states[0].Position) < 100 || made[1] < 2*made[0] || !(worst <= c.tolerance*radius) {
			t.Errorf("%+v: %d particles are up to %g of a radius elsewhere where lists are made %d times and not %d", c.rate, len(states[0].Position), worst/radius, made[1], made[0])
		}
	}
}

// TestShearedCell: the cell does the work of stress times rate; the velocities stay the linear profile and momentum about it does not drift; the books close, and neither threads nor a restart change a bit.
func TestShearedCell(t *testing.T) {
	expect.Numbers(t)
	const dt, rate, volume, samples, each = 1e-5, 50.0, 8e-6, 1000, 10
	m := demtest.Sheared(t, 0.45, dem.Gradient{XY: rate})
	four := *m
	four.Threads = 4
	e, f, g := newCPU(t, m), newCPU(t, &four), newCPU(t, m)
	start := demtest.Total(e.Energy())
	advance(t, e, 2000, dt)
	demtest.HandOver(t, e, g)
	advance(t, f, 2000, dt)
	var s dem.State
	stress, momentum, slope := 0.0, 0.0, 0.0
	began, flowed := e.Energy(), flowEnergy(e, &s, rate)
	for range samples {
		advance(t, e, each, dt)
		e.Snapshot(&s)
		cell := e.Cell()
		var vy, yy, mass, x float64
		for i, p := range s.Position { // ids are places here
			v := r3.Sub(s.Velocity[i], r3.Vec{X: rate * p.Y})
			stress += s.Mass[i] * v.X * v.Y
			vy, yy, mass, x = vy+s.Velocity[i].X*p.Y, yy+p.Y*p.Y, mass+s.Mass[i], x+s.Mass[i]*v.X
		}
		slope += vy / yy / samples
		momentum += x / mass / samples
		for _, c := range e.Contacts(nil) {
			stress += c.Force.X * cell.Nearest(r3.Sub(s.Position[c.Particle], s.Position[c.Other])).Y
		}
	}
	stress /= samples * volume
	ended := e.Energy()
	work := ended.Cell - began.Cell
	want := -stress*rate*volume*samples*each*dt + flowEnergy(e, &s, rate) - flowed
	if math.Abs(work/want-1) > 0.02 {
		t.Errorf("the cell does %g J: want stress times rate times volume and what the flow gains, %g J", work, want)
	}
	if math.Abs(slope/rate-1) > 0.05 || math.Abs(momentum) > 1e-9 {
		t.Errorf("shear rate %g 1/s, drift %g m/s: want %g and none", slope, momentum, rate)
	}
	if math.Abs(demtest.Total(ended)-start) > 5e-3*losses(ended) {
		t.Errorf("%g J missing of %g J that are lost", demtest.Total(ended)-start, losses(ended))
	}
	advance(t, f, 2000, dt)
	advance(t, g, 2000, dt)
	var a, b dem.State
	f.Snapshot(&a)
	g.Snapshot(&b)
	if !demtest.SameState(&a, &b) || f.Energy() != g.Energy() || f.Cell() != g.Cell() {
		t.Error("another state with four threads than after a restart with one")
	}
}

// flowEnergy is what particles have of kinetic energy beyond that of their velocities about the flow, J.
func flowEnergy(e *Engine, s *dem.State, rate float64) (sum float64) {
	e.Snapshot(s)
	for i, p := range s.Position {
		sum += 0.5 * s.Mass[i] * (r3.Norm2(s.Velocity[i]) - r3.Norm2(r3.Sub(s.Velocity[i], r3.Vec{X: rate * p.Y})))
	}
	return sum
}

func losses(a dem.Energy) float64 { return a.Damping + a.Friction }

// TestNarrowCell: a cell that shrinks until particles would meet themselves ends the run in words.
func TestNarrowCell(t *testing.T) {
	m := demtest.Strained(packing.Particles{Position: []r3.Vec{{}}, Radius: []float64{1e-3}, Velocity: []r3.Vec{{X: 0.1}}}, dem.Gradient{YY: -200})
	e := newCPU(t, m)
	if err := e.Advance(20000, 1e-6); err == nil || !strings.Contains(err.Error(), "periodic cell is") {
		t.Errorf("%v", err)
	}
}
