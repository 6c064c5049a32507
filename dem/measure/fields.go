// Coarse-grained fields: mass, momentum and stress of particles on a grid of points, smeared with a kernel. After I. Goldhirsch, Granular Matter 12:239 (2010), and T. Weinhart et al., Granular Matter 14:289 (2012),
// whose force of walls makes the balance of momentum exact up to them: at rest the divergence of the stress, by its second index, is density times gravity plus that force.

package measure

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/internal/buffer"
	"gabion/internal/vec"
	"gabion/rigid"
)

// Grid is points in the middles of equal cells of a box. Along an axis with one cell fields are means over the box, of what has its middle in it.
type Grid struct {
	Box    r3.Box // m
	Counts [3]int // of cells along x, y and z
}

// Spacing is the size of a cell, m.
func (g *Grid) Spacing() r3.Vec {
	s := r3.Sub(g.Box.Max, g.Box.Min)
	return r3.Vec{X: s.X / float64(g.Counts[0]), Y: s.Y / float64(g.Counts[1]), Z: s.Z / float64(g.Counts[2])}
}

// Points is how many points there are; x runs fastest.
func (g *Grid) Points() int { return g.Counts[0] * g.Counts[1] * g.Counts[2] }

// Fields are what is known at each point of a grid.
type Fields struct {
	Density  []float64 // of mass, kg/m3
	Solid    []float64 // part of space that is particles
	Momentum []r3.Vec  // kg/(m2 s)
	Contact  []Tensor  // stress of contacts and bonds, force by branch; pressure counts as positive, Pa
	Kinetic  []Tensor  // stress of velocities about the mean at the point, Pa
	Wall     []r3.Vec  // force of surfaces on particles by volume, N/m3
}

// Velocity is the mean velocity at point i, by mass, m/s; zero where there is no mass.
func (f *Fields) Velocity(i int) r3.Vec {
	if f.Density[i] == 0 {
		return r3.Vec{}
	}
	return r3.Scale(1/f.Density[i], f.Momentum[i])
}

// Stress is the whole stress at point i, Pa.
func (f *Fields) Stress(i int) (t Tensor) {
	for j := range t {
		for k := range t[j] {
			t[j][k] = f.Contact[i][j][k] + f.Kinetic[i][j][k]
		}
	}
	return t
}

// Temperature is the granular temperature at point i, m2/s2; zero where there is no mass.
func (f *Fields) Temperature(i int) float64 {
	if f.Density[i] == 0 {
		return 0
	}
	return f.Kinetic[i].Mean() / f.Density[i]
}

// Grainer works out fields. Its memory is reused.
type Grainer struct {
	Grid   Grid
	Kernel Kernel
	Width  float64 // of the kernel: w, m
	Domain r3.Box  // of the particles
	Wraps  [3]bool // axes on which the domain repeats itself

	smear    Smearing
	resolved [3]bool
	average  float64 // 1 by the extent of the box along axes that are not resolved
	meter    Meter   // for images and nearest ways
}

// clear makes fields of so many points, all zero.
func (f *Fields) clear(n int) {
	f.Density, f.Solid = buffer.Zeroed(f.Density, n), buffer.Zeroed(f.Solid, n)
	f.Momentum, f.Wall = buffer.Zeroed(f.Momentum, n), buffer.Zeroed(f.Wall, n)
	f.Contact, f.Kinetic = buffer.Zeroed(f.Contact, n), buffer.Zeroed(f.Kinetic, n)
}

// WorkBy works out fields from what an engine smears out, if it does, and tells whether.
func (g *Grainer) WorkBy(e dem.FieldMeter, dst *Fields) bool {
	dst.clear(g.Grid.Points())
	g.prepare()
	s := &g.smear
	of := dem.FieldGrid{Box: g.Grid.Box, Counts: g.Grid.Counts, Average: g.average, Form: s.Form, Width: s.Width, Factor: s.Factor, Reach: s.Reach}
	done := e.SumField(&of, func(at int, n *dem.FieldNumbers) {
		dst.Density[at], dst.Solid[at], dst.Momentum[at], dst.Wall[at], dst.Kinetic[at], dst.Contact[at] = n.Density, n.Solid, n.Momentum, n.Wall, n.Kinetic, n.Contact
	})
	dst.subtractMean()
	return done
}

// subtractMean leaves of the kinetic stress that of velocities about the mean at each point.
func (f *Fields) subtractMean() {
	for at, rho := range f.Density {
		v := f.Velocity(at)
		f.Kinetic[at].add(-rho, v, v)
	}
}

// Work works out fields from a state and the contacts and bonds of the same time.
func (g *Grainer) Work(dst *Fields, s *dem.State, contacts []dem.ContactState, bonds []dem.BondForce) {
	dst.clear(g.Grid.Points())
	g.prepare()
	for i, p := range s.Position {
		m, v := s.Mass[i], s.Velocity[i]
		g.smearOut(p, func(at int, weight float64) {
			dst.Density[at] += weight * m
			dst.Momentum[at] = r3.Add(dst.Momentum[at], r3.Scale(weight*m, v))
			dst.Kinetic[at].add(weight*m, v, v)
		})
	}
	s.EachBall(func(_ int, p r3.Vec, radius float64) { g.fill(dst, p, radius) })
	dst.subtractMean()
	ids := places(s.ID)
	for i := range bonds {
		b := &bonds[i]
		g.branch(dst, s.Position[ids(b.Second)], s.Position[ids(b.First)], b.Force)
	}
	for i := range contacts {
		c := &contacts[i]
		g.branch(dst, c.Point, s.Position[ids(c.Particle)], c.Force)
		if c.Other >= 0 {
			g.branch(dst, c.Point, s.Position[ids(c.Other)], r3.Scale(-1, c.Force))
			continue
		}
		g.smearOut(c.Point, func(at int, weight float64) { dst.Wall[at] = r3.Add(dst.Wall[at], r3.Scale(weight, c.Force)) })
	}
}

// prepare takes up what the grid and the kernel are.
func (g *Grainer) prepare() {
	dimensions := 0
	size := r3.Sub(g.Grid.Box.Max, g.Grid.Box.Min)
	g.average = 1
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		if g.resolved[axis] = g.Grid.Counts[axis] > 1; g.resolved[axis] {
			dimensions++
		} else {
			g.average /= length
		}
	}
	g.smear = newSmearing(g.Kernel, g.Width, dimensions)
	g.meter.Domain, g.meter.Wraps = g.Domain, g.Wraps
	g.meter.bounds = vec.Inflate(g.Grid.Box, g.smear.Reach)
}

// fill adds the volume of a sphere.
func (g *Grainer) fill(dst *Fields, p r3.Vec, radius float64) {
	volume := rigid.SphereVolume(radius)
	g.smearOut(p, func(at int, weight float64) { dst.Solid[at] += weight * volume })
}

// smearOut tells of every point that a place, or an image of it, reaches.
func (g *Grainer) smearOut(p r3.Vec, add func(at int, weight float64)) {
	g.trace(p, r3.Vec{}, add)
}

// branch adds the stress of a force on a partner, from the contact to the partner's centre.
func (g *Grainer) branch(dst *Fields, point, centre, force r3.Vec) {
	way := g.meter.nearest(r3.Sub(centre, point))
	g.trace(point, way, func(at int, weight float64) { dst.Contact[at].add(weight, force, way) })
}

// trace tells of every point that a segment from a place, or an image of it, reaches, and of the mean of the kernel over it.
func (g *Grainer) trace(from, way r3.Vec, add func(at int, weight float64)) {
	box := vec.Between(from, r3.Add(from, way))
	for _, shift := range g.meter.images(box) {
		g.traceOne(r3.Add(from, shift), way, r3.Box{Min: r3.Add(box.Min, shift), Max: r3.Add(box.Max, shift)}, add)
	}
}

// traceOne does so for one image, in the box around it.
func (g *Grainer) traceOne(from, way r3.Vec, box r3.Box, add func(at int, weight float64)) {
	part := g.average * g.share(from, way)
	if part == 0 {
		return
	}
	flat := g.flatten(way)
	length := r3.Norm(flat)
	var unit r3.Vec
	if length > 0 {
		unit = r3.Scale(1/length, flat)
	}
	x0, x1 := g.cells(0, box.Min.X, box.Max.X)
	y0, y1 := g.cells(1, box.Min.Y, box.Max.Y)
	z0, z1 := g.cells(2, box.Min.Z, box.Max.Z)
	for k := z0; k <= z1; k++ {
		for j := y0; j <= y1; j++ {
			for i := x0; i <= x1; i++ {
				d := g.flatten(r3.Sub(g.point(i, j, k), from))
				along := r3.Dot(d, unit)
				off := r3.Norm2(r3.Sub(d, r3.Scale(along, unit)))
				if w := g.smear.Along(-along, length-along, off); w != 0 {
					add(i+g.Grid.Counts[0]*(j+g.Grid.Counts[1]*k), part*w)
				}
			}
		}
	}
}

// share is the part of a segment that lies between the sides of the box across axes that are not resolved: of a place it is 1 or 0.
func (g *Grainer) share(from, way r3.Vec) float64 {
	low, high := 0., 1.
	for axis, c := range [3][4]float64{
		{from.X, way.X, g.Grid.Box.Min.X, g.Grid.Box.Max.X}, {from.Y, way.Y, g.Grid.Box.Min.Y, g.Grid.Box.Max.Y}, {from.Z, way.Z, g.Grid.Box.Min.Z, g.Grid.Box.Max.Z},
	} {
		if g.resolved[axis] {
			continue
		}
		switch a, d := c[0], c[1]; {
		case d > 0:
			low, high = math.Max(low, (c[2]-a)/d), math.Min(high, (c[3]-a)/d)
		case d < 0:
			low, high = math.Max(low, (c[3]-a)/d), math.Min(high, (c[2]-a)/d)
		case a < c[2] || a >= c[3]:
			return 0
		}
	}
	return math.Max(high-low, 0)
}

// flatten leaves out the axes that are not resolved.
func (g *Grainer) flatten(v r3.Vec) r3.Vec {
	if !g.resolved[0] {
		v.X = 0
	}
	if !g.resolved[1] {
		v.Y = 0
	}
	if !g.resolved[2] {
		v.Z = 0
	}
	return v
}

// cells are the first and the last cell along an axis whose middles lie within the kernel's reach of an interval.
func (g *Grainer) cells(axis int, low, high float64) (first, last int) {
	if !g.resolved[axis] {
		return 0, 0
	}
	start, step := vec.Component(g.Grid.Box.Min, axis), vec.Component(g.Grid.Spacing(), axis)
	last = g.Grid.Counts[axis] - 1
	first = int(math.Max(0, math.Ceil((low-g.smear.Reach-start)/step-0.5)))
	return first, int(math.Min(float64(last), math.Floor((high+g.smear.Reach-start)/step-0.5)))
}

// point is the middle of a cell.
func (g *Grainer) point(i, j, k int) r3.Vec {
	s := g.Grid.Spacing()
	return r3.Add(g.Grid.Box.Min, r3.Vec{X: (float64(i) + 0.5) * s.X, Y: (float64(j) + 0.5) * s.Y, Z: (float64(k) + 0.5) * s.Z})
}
