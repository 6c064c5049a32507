// Periodic sides of the domain, and a cell that deforms.

package cpu

import (
	"fmt"
	"math"

	"gabion/dem"

	"gonum.org/v1/gonum/spatial/r3"
)

// periodicity is the repetition of space.
type periodicity struct {
	on      [3]bool
	any     bool
	length  r3.Vec
	deforms bool
	rate    dem.Gradient // of a cell that deforms
	cellState
}

// cellState is what changes of a cell that deforms.
type cellState struct {
	cell    dem.Cell
	listed  dem.Cell // as it was when the lists were made
	crossed float64  // kinetic energy that particles have gained by coming back with the velocity of an image, J
}

func newPeriodicity(m *dem.Model) periodicity {
	on := m.Periodic
	p := periodicity{
		on: on, any: on[0] || on[1] || on[2], length: r3.Sub(m.Domain.Max, m.Domain.Min), deforms: m.Strain != nil,
		cellState: cellState{cell: dem.CellOf(m.Domain), listed: dem.CellOf(m.Domain)},
	}
	if p.deforms {
		p.rate = m.Strain.Rate(0)
	}
	return p
}

// nearest turns a separation into that of the nearest images.
func (p *periodicity) nearest(d r3.Vec) r3.Vec {
	d.X, d.Y, d.Z = p.shortest(d.X, d.Y, d.Z)
	return d
}

func (p *periodicity) shortest(x, y, z float64) (float64, float64, float64) {
	if p.deforms {
		d := p.cell.Nearest(r3.Vec{X: x, Y: y, Z: z})
		return d.X, d.Y, d.Z
	}
	if p.on[0] {
		x -= p.length.X * math.RoundToEven(x/p.length.X)
	}
	if p.on[1] {
		y -= p.length.Y * math.RoundToEven(y/p.length.Y)
	}
	if p.on[2] {
		z -= p.length.Z * math.RoundToEven(z/p.length.Z)
	}
	return x, y, z
}

// nearestMoving is nearest with the velocity of the image of the second partner, relative to that partner, m/s.
func (p *periodicity) nearestMoving(d r3.Vec) (way, velocity r3.Vec) {
	if !p.deforms {
		return p.nearest(d), r3.Vec{}
	}
	i, j, k := p.cell.Turns(d)
	return r3.Sub(d, p.cell.Vector(i, j, k)), p.cell.Velocity(&p.rate, i, j, k)
}

// image is by how much a place has to be moved to be in the domain along its periodic axes, m.
func (p *periodicity) image(x r3.Vec, domain *r3.Box) (by r3.Vec) {
	if p.on[0] {
		by.X = -p.length.X * math.Floor((x.X-domain.Min.X)/p.length.X)
	}
	if p.on[1] {
		by.Y = -p.length.Y * math.Floor((x.Y-domain.Min.Y)/p.length.Y)
	}
	if p.on[2] {
		by.Z = -p.length.Z * math.Floor((x.Z-domain.Min.Z)/p.length.Z)
	}
	return by
}

// wrap moves a centre into the domain along its periodic axes.
func (p *periodicity) wrap(s *sphere, domain *r3.Box) {
	by := p.image(s.centre(), domain)
	s.X += by.X
	s.Y += by.Y
	s.Z += by.Z
}

// rewrap moves a particle into a cell that deforms, where it has the velocity of its image there, and books what energy that gives it.
func (p *periodicity) rewrap(s *sphere, m *motion) {
	x, y, z := p.cell.Fractions(s.centre())
	i, j, k := -math.Floor(x+0.5), -math.Floor(y+0.5), -math.Floor(z+0.5)
	if i == 0 && j == 0 && k == 0 {
		return
	}
	by, gained := p.cell.Vector(i, j, k), p.cell.Velocity(&p.rate, i, j, k)
	s.X, s.Y, s.Z = s.X+by.X, s.Y+by.Y, s.Z+by.Z
	before := r3.Norm2(m.V)
	m.V = r3.Add(m.V, gained)
	p.crossed += 0.5 / m.InverseMass * (r3.Norm2(m.V) - before)
}

// come is by how much images have come nearer at most since the lists were made, m.
func (p *periodicity) come() float64 {
	if !p.deforms {
		return 0
	}
	far := 0.0
	for _, n := range [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}} {
		far += r3.Norm(r3.Sub(p.cell.Vector(n[0], n[1], n[2]), p.listed.Vector(n[0], n[1], n[2])))
	}
	return far
}

// deform takes the cell to the end of the step.
func (e *Engine) deform() {
	if p := &e.periods; p.deforms {
		p.rate = e.model.Strain.Rate(e.time - e.dt/2)
		p.cell.Deform(&p.rate, e.dt)
		p.rate = e.model.Strain.Rate(e.time)
	}
}

// foldCell is for lists made anew: it leans the cell less where it leans far, and refuses one that has become too narrow.
func (e *Engine) foldCell() error {
	p := &e.periods
	if !p.deforms {
		return nil
	}
	p.cell.Fold()
	p.listed = p.cell
	p.length = p.cell.Size
	if err := p.cell.CheckWidths(e.maxRadius, e.margin()); err != nil {
		return fmt.Errorf("dem: at t = %g s: %w", e.time, err)
	}
	return nil
}

// upright are the spheres where grids look for them, and the box of these places. Those of a cell that leans are at their fractions of the distances between its faces: so near as any two
// images are to one another, they are there, whatever the angles.
func (e *Engine) upright() ([]sphere, r3.Box) {
	p := &e.periods
	if !p.deforms {
		return e.at, e.model.Domain
	}
	half := r3.Scale(0.5, p.cell.Widths())
	e.straightened = e.straightened[:0]
	for i := range e.at {
		e.straightened = append(e.straightened, e.uprightOne(i))
	}
	return e.straightened, r3.Box{Min: r3.Scale(-1, half), Max: half}
}

// uprightOne is where grids look for a sphere.
func (e *Engine) uprightOne(i int) sphere {
	p := &e.periods
	if !p.deforms {
		return e.at[i]
	}
	x, y, z := p.cell.Fractions(e.at[i].centre())
	w := p.cell.Widths()
	return sphere{x * w.X, y * w.Y, z * w.Z, e.at[i].R}
}

// Cell implements dem.Engine.
func (e *Engine) Cell() dem.Cell { return e.periods.cell }
