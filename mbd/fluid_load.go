package mbd

// This file holds the load of a fluid on panels: meshes of a net, or pieces of the surface of a body.

import (
	"errors"
	"fmt"
	"slices"

	"gabion/mbd/pressure"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// FluidLoad is the pressure of a given fluid on panels. The force on a panel acts in equal parts at its corners, by the pressure in their middle.
type FluidLoad struct {
	Name   string
	Law    pressure.Law
	Flow   pressure.Flow
	Up     r3.Vec     // against gravity, unit
	Panels [][]Marker // corners of each, three or more in order; seen from the fluid they go round clockwise. Orientations of markers are not used

	bodies []int // that carry corners, each once
	panels []fluidPanel
}

// fluidPanel is a panel at the placement.
type fluidPanel struct {
	corners []Marker
	body    []int // that carries each corner, in FluidLoad.bodies
	points  elementPoints
	panel   pressure.Panel
	middle  r3.Vec
	fluid   pressure.Fluid
	p       pressure.Pressure
}

func (f *FluidLoad) label() string { return fmt.Sprintf("fluid load %q", f.Name) }

func (f *FluidLoad) attached() []int {
	if f.bodies == nil {
		for _, corners := range f.Panels {
			for _, m := range corners {
				if !slices.Contains(f.bodies, m.Body) {
					f.bodies = append(f.bodies, m.Body)
				}
			}
		}
	}
	return f.bodies
}

func (f *FluidLoad) marker() Marker { return f.Panels[0][0] }

func (f *FluidLoad) prepare(s *System) error {
	if f.Flow == nil {
		return errors.New("it has no flow")
	}
	for _, corners := range f.Panels {
		n := len(corners)
		if n < 3 {
			return fmt.Errorf("a panel has %d corners: want 3 or more", n)
		}
		p := fluidPanel{corners: corners, body: make([]int, n), points: newElementPoints(n)}
		low, high := 0.0, 0.0
		for i := range corners {
			if err := s.checkMarker(corners[i]); err != nil {
				return err
			}
			p.body[i] = slices.Index(f.bodies, corners[i].Body)
			p.points.locate(s, i, &corners[i])
			z := r3.Dot(f.Up, r3.Sub(p.points.x[i], p.points.x[0]))
			low, high = min(low, z), max(high, z)
		}
		p.panel.Height = high - low // kept: at its corners it would change by jumps
		f.panels = append(f.panels, p)
	}
	return nil
}

// evaluate finds the pressures at the placement.
func (f *FluidLoad) evaluate(s *System) {
	for k := range f.panels {
		f.panels[k].evaluate(f, s)
	}
}

func (p *fluidPanel) evaluate(f *FluidLoad, s *System) {
	n := len(p.corners)
	p.middle, p.panel.Area, p.panel.Velocity = r3.Vec{}, r3.Vec{}, r3.Vec{}
	for i := range p.corners {
		p.points.locate(s, i, &p.corners[i])
		p.middle, p.panel.Velocity = r3.Add(p.middle, p.points.x[i]), r3.Add(p.panel.Velocity, p.points.v[i])
	}
	p.middle, p.panel.Velocity = r3.Scale(1/float64(n), p.middle), r3.Scale(1/float64(n), p.panel.Velocity)
	for i := range p.corners {
		a, b := r3.Sub(p.points.x[i], p.middle), r3.Sub(p.points.x[(i+1)%n], p.middle)
		p.panel.Area = r3.Add(p.panel.Area, r3.Scale(0.5, r3.Cross(a, b)))
	}
	p.fluid = f.Flow.At(s.time, p.middle)
	p.p = f.Law.On(&p.panel, &p.fluid)
}

// share is the force on each corner, N.
func (p *fluidPanel) share() r3.Vec {
	return r3.Scale(p.p.Total()/float64(len(p.corners)), p.panel.Area)
}

func (f *FluidLoad) act(s *System, out []rigid.Wrench) {
	f.evaluate(s)
	clear(out)
	for k := range f.panels {
		p := &f.panels[k]
		force := p.share()
		for i, body := range p.body {
			w := &out[body]
			w.Force = r3.Add(w.Force, force)
			w.Moment = r3.Add(w.Moment, r3.Cross(p.points.lever[i], force))
		}
	}
}

func (f *FluidLoad) tangent(s *System, t *tangents) {
	f.evaluate(s)
	for k := range f.panels {
		f.panels[k].tangent(s, t)
	}
}

// tangent adds the derivatives of minus the wrenches. The force changes by the area, which the corners span, and by the pressure, by where the middle is and how it moves.
func (p *fluidPanel) tangent(s *System, t *tangents) {
	n := len(p.corners)
	force, size := p.share(), r3.Norm(p.panel.Area)
	if size == 0 {
		return
	}
	one := 1 / float64(n)
	along := &p.fluid.VelocityBy
	across := r3.Scale(p.p.BySpeed, r3.Vec{X: r3.Dot(along[0], p.p.Normal), Y: r3.Dot(along[1], p.p.Normal), Z: r3.Dot(along[2], p.p.Normal)})
	across = r3.Add(across, r3.Scale(p.p.ByDepth, p.fluid.DepthBy))
	passing := r3.Sub(p.fluid.Velocity, p.panel.Velocity)
	turning := r3.Scale(p.p.BySpeed/size, r3.Sub(passing, r3.Scale(p.p.Speed, p.p.Normal)))
	byPlace := outer(r3.Scale(one*one, p.panel.Area), across)
	byArea := identity3.scaled(one * p.p.Total())
	byArea.addOuter(r3.Scale(one, p.panel.Area), turning)
	bySpeed := outer(r3.Scale(-one*one*p.p.BySpeed, p.panel.Area), p.p.Normal)
	for j := range p.corners {
		span := skew(r3.Scale(0.5, r3.Sub(p.points.x[(j+n-1)%n], p.points.x[(j+1)%n])))
		place := byArea.times(&span)
		place.add(1, &byPlace)
		move, turn := p.columns(s, t, j, &place, &bySpeed)
		for i := range p.corners {
			row, column, lever := 2*p.body[i], 2*p.body[j], skew(p.points.lever[i])
			t.subtract(row, column, &move)
			t.subtract(row, column+1, &turn)
			m := lever.times(&move)
			t.subtract(row+1, column, &m)
			m = lever.times(&turn)
			t.subtract(row+1, column+1, &m)
		}
		levers := skewProduct(t.position, force, p.points.lever[j])
		t.subtract(2*p.body[j]+1, 2*p.body[j]+1, &levers)
	}
}

// columns turns derivatives by the place and the velocity of a corner to those by the degrees of freedom of its body.
func (p *fluidPanel) columns(s *System, t *tangents, j int, place, velocity *matrix3) (move, turn matrix3) {
	body := p.corners[j].Body + 1
	lever, omega := skew(p.points.lever[j]), skew(s.frames[body].omega)
	move = place.scaled(t.position)
	move.add(t.velocity, velocity)
	turned := place.times(&lever)
	turn = turned.scaled(-t.position)
	spun := lever.times(&s.inertia[body].omegaTangent)
	swung := omega.times(&lever)
	spun.add(t.position, &swung)
	rate := velocity.times(&spun)
	turn.add(-1, &rate)
	return move, turn
}

func (f *FluidLoad) stored(*System) float64 { return 0 }

// powers implements ForceElement: what it applies is the work of the fluid.
func (f *FluidLoad) powers(s *System) (dissipated, applied float64) {
	f.evaluate(s)
	for k := range f.panels {
		p := &f.panels[k]
		applied += p.p.Total() * r3.Dot(p.panel.Area, p.panel.Velocity)
	}
	return 0, applied
}

// Pressures goes through the panels at the placement: their corners, which are to be copied, their middles, their areas (m2, away from the fluid) and the pressures on them.
func (f *FluidLoad) Pressures(s *System, yield func(panel int, corners []r3.Vec, middle, area r3.Vec, p *pressure.Pressure)) {
	f.evaluate(s)
	for k := range f.panels {
		p := &f.panels[k]
		yield(k, p.points.x, p.middle, p.panel.Area, &p.p)
	}
}
