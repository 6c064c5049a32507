// Periodic cells, also those that deform.

package dem

import (
	"errors"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/law"
)

// Strain is how a periodic cell deforms: by a velocity gradient without rotation of the z axis, so that the cell's second edge leans along x only, and its third along x and y. Shear xy alone is
// the boundary of Lees and Edwards (J. Phys. C 5:1921, 1972); a tensor of rates is the cell of Parrinello and Rahman with given motion, h' = L h.
type Strain struct {
	// Rate is the velocity gradient at a time (s), 1/s.
	Rate func(t float64) Gradient
}

// Gradient is the velocity gradient of a cell.
type Gradient = law.Gradient

// Cell is a parallelepiped that repeats itself.
type Cell struct {
	Centre r3.Vec // m; it stays where it is
	law.Lattice
	Strained Gradient // integral of the velocity gradient over time
}

// CellOf is the cell that a box is.
func CellOf(b r3.Box) Cell {
	return Cell{Centre: r3.Scale(0.5, r3.Add(b.Min, b.Max)), Lattice: law.Lattice{Size: r3.Sub(b.Max, b.Min)}}
}

// Volume of the cell, m3.
func (c *Cell) Volume() float64 { return c.Size.X * c.Size.Y * c.Size.Z }

// Velocity is that of the image that lies so many edges away, relative to what is imaged, m/s.
func (c *Cell) Velocity(g *Gradient, i, j, k float64) r3.Vec { return g.Of(c.Vector(i, j, k)) }

// Fractions are a place's coordinates along the edges, from -1/2 to 1/2 in the cell.
func (c *Cell) Fractions(p r3.Vec) (x, y, z float64) { return c.Lattice.Fractions(r3.Sub(p, c.Centre)) }

// Widths are the distances between opposite faces, m.
func (c *Cell) Widths() r3.Vec {
	y, z := c.XY/c.Size.Y, (c.XY*c.YZ/c.Size.Y-c.XZ)/c.Size.Z
	return r3.Vec{X: c.Size.X / math.Sqrt(1+y*y+z*z), Y: c.Size.Y / math.Hypot(1, c.YZ/c.Size.Z), Z: c.Size.Z}
}

// Nearest is a way between two places, or images of them that are near one another.
func (c *Cell) Nearest(d r3.Vec) r3.Vec { return r3.Sub(d, c.Vector(c.Turns(d))) }

// Come is by how much images come nearer at most in a time (s) of a velocity gradient, m.
func (c *Cell) Come(g *Gradient, dt float64) float64 {
	return dt * (r3.Norm(c.Velocity(g, 1, 0, 0)) + r3.Norm(c.Velocity(g, 0, 1, 0)) + r3.Norm(c.Velocity(g, 0, 0, 1)))
}

// Deform takes the cell through a step of a velocity gradient (s), exactly where that is a stretch or simple shear alone.
func (c *Cell) Deform(g *Gradient, dt float64) {
	half := func(x float64) float64 { return x * dt / 2 }
	stretch := func() {
		c.Size.X *= math.Exp(half(g.XX))
		c.XY *= math.Exp(half(g.XX))
		c.XZ *= math.Exp(half(g.XX))
		c.Size.Y *= math.Exp(half(g.YY))
		c.YZ *= math.Exp(half(g.YY))
		c.Size.Z *= math.Exp(half(g.ZZ))
	}
	for _, k := range [...]struct {
		sum  *float64
		rate float64
	}{{&c.Strained.XX, g.XX}, {&c.Strained.YY, g.YY}, {&c.Strained.ZZ, g.ZZ}, {&c.Strained.XY, g.XY}, {&c.Strained.XZ, g.XZ}, {&c.Strained.YZ, g.YZ}} {
		*k.sum += dt * k.rate
	}
	stretch()
	c.XZ += dt * (g.XZ*c.Size.Z + g.XY*(c.YZ+half(g.YZ*c.Size.Z)))
	c.XY += dt * g.XY * c.Size.Y
	c.YZ += dt * g.YZ * c.Size.Z
	stretch()
}

// Fold leans the cell by whole edges less, so that it leans by half an edge at most and repeats itself to the same images.
func (c *Cell) Fold() {
	k := math.RoundToEven(c.YZ / c.Size.Y)
	c.YZ, c.XZ = c.YZ-k*c.Size.Y, c.XZ-k*c.XY
	c.XZ -= c.Size.X * math.RoundToEven(c.XZ/c.Size.X)
	c.XY -= c.Size.X * math.RoundToEven(c.XY/c.Size.X)
}

// CheckWidths refuses a cell that is too narrow for spheres of a radius (m) that are looked at over a reach (m) beyond touching.
func (c *Cell) CheckWidths(radius, reach float64) error {
	w := c.Widths()
	if least := 2 * (2*radius + reach); !(min(w.X, w.Y, w.Z) >= least) {
		return fmt.Errorf("the periodic cell is %.3g m, %.3g m and %.3g m wide: want at least %.3g m, where particles of radius %g m do not meet themselves", w.X, w.Y, w.Z, least, radius)
	}
	return nil
}

// checkStrain refuses a cell that deforms beside what is not worked out in one.
func (m *Model) checkStrain() error {
	if m.Strain == nil {
		return nil
	}
	const what = "a periodic cell that deforms: "
	switch {
	case m.Periodic != [3]bool{true, true, true}:
		return errors.New(what + "want a domain that is periodic along x, y and z")
	case len(m.Surfaces) > 0:
		return errors.New(what + "walls and bodies do not deform with it; want none")
	case len(m.Inlets)+len(m.Outlets) > 0:
		return errors.New(what + "want no inlets and no outlets")
	case m.HasClumps():
		return errors.New(what + "want spheres, not clumps")
	case len(m.Bonds) > 0:
		return errors.New(what + "want no bonds")
	case m.Fluid != nil:
		return errors.New(what + "want no fluid")
	case m.Potentials != nil:
		return errors.New(what + "pair potentials reach farther than its images are known to be; want none")
	case m.Thermostat != nil:
		return errors.New(what + "a thermostat would brake the flow; want none")
	case m.Integrator == Gear:
		return errors.New(what + "want velocity Verlet or leapfrog, not Gear's integrator")
	case m.Damping != 0:
		return errors.New(what + "local damping would hold the flow itself up; want none")
	}
	return nil
}
