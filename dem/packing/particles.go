// Sets of particles.

package packing

import (
	"fmt"
	"math"
	"slices"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Particles are spheres or clumps of spheres. Slices have one entry a particle; Velocity and Angular may be nil for rest, Material nil for material 0.
// Clump and Orientation nil for spheres. Particles get the ids 0, 1, ... in this order.
type Particles struct {
	Position []r3.Vec  // of the centre of mass, m
	Radius   []float64 // of a sphere, or of the one about the centre of mass that encloses a clump, m
	Velocity []r3.Vec  // m/s
	Angular  []r3.Vec  // rad/s
	Material []int
	Room     float64     // volume of the region that they have been packed into, m3; 0 of others
	Scalars  [][]float64 // of each scalar of the model, in its unit; what is missing or nil is 0

	Clump       []*Clump      // shape; nil for a sphere
	Orientation []quat.Number // of clumps: unit, from the axes in which the spheres were given to the world's
}

// Check tells what is wrong with particles, and which of the materials they use.
func (g *Particles) Check(materials int, note func(error)) []bool {
	used := make([]bool, materials)
	for k, values := range g.Scalars {
		if len(values) != 0 && len(values) != len(g.Position) || slices.ContainsFunc(values, func(x float64) bool { return !vec.Finite1(x) }) {
			note(fmt.Errorf("particles: %d positions, %d values of scalar %d, or one that is not finite", len(g.Position), len(values), k))
			return used
		}
	}
	n := len(g.Position)
	if len(g.Radius) != n {
		note(fmt.Errorf("particles: %d positions, %d radii", n, len(g.Radius)))
		return used
	}
	for _, l := range []struct {
		name   string
		length int
	}{{"velocities", len(g.Velocity)}, {"angular velocities", len(g.Angular)}, {"materials", len(g.Material)}, {"clumps", len(g.Clump)}, {"orientations", len(g.Orientation)}} {
		if l.length != 0 && l.length != n {
			note(fmt.Errorf("particles: %d positions, %d %s", n, l.length, l.name))
			return used
		}
	}
	for i := range n {
		material := g.MaterialOf(i)
		switch {
		case material < 0 || material >= materials:
			note(fmt.Errorf("particle %d: material %d of %d", i, material, materials))
			continue
		case !(g.Radius[i] > 0) || math.IsInf(g.Radius[i], 0):
			note(fmt.Errorf("particle %d: radius %g m: want more than 0", i, g.Radius[i]))
		case !vec.Finite(g.Position[i]) || !vec.Finite(g.VelocityOf(i)) || !vec.Finite(g.AngularOf(i)):
			note(fmt.Errorf("particle %d: position, velocity or angular velocity is not finite", i))
		case !g.validClump(i):
			note(fmt.Errorf("particle %d: a clump with orientation %v: want a shape of NewClump and unit Euler parameters", i, g.OrientationOf(i)))
		default:
			if err := CheckPlace(g.Position[i], g.Radius[i]); err != nil {
				note(fmt.Errorf("particle %d: %w", i, err))
			}
		}
		used[material] = true
	}
	return used
}

// MaterialOf is the material of particle i; 0 where none are given.
func (g *Particles) MaterialOf(i int) int {
	if len(g.Material) == 0 {
		return 0
	}
	return g.Material[i]
}

// VelocityOf is the velocity of particle i, m/s; zero where none are given.
func (g *Particles) VelocityOf(i int) r3.Vec { return entry(g.Velocity, i) }

// AngularOf is the angular velocity of particle i, rad/s; zero where none are given.
func (g *Particles) AngularOf(i int) r3.Vec { return entry(g.Angular, i) }

// ScalarOf is the value of scalar k of particle i; 0 where none is given.
func (g *Particles) ScalarOf(k, i int) float64 {
	if k >= len(g.Scalars) || len(g.Scalars[k]) == 0 {
		return 0
	}
	return g.Scalars[k][i]
}

func entry(v []r3.Vec, i int) r3.Vec {
	if len(v) == 0 {
		return r3.Vec{}
	}
	return v[i]
}

// CheckPlace tells whether a particle of a radius (m) is where contacts can still be worked out.
func CheckPlace(at r3.Vec, radius float64) error {
	if !(r3.Norm(at) <= mostRadii*radius) {
		return fmt.Errorf("at (%g, %g, %g) m a particle of radius %g m is farther from the origin than %g m, where positions are too coarse for its contacts", at.X, at.Y, at.Z, radius, mostRadii*radius)
	}
	return nil
}

// mostRadii is how far from the origin a particle may be, by its radius: beyond, rounding is coarser than overlaps of a thousandth of the radius.
const mostRadii = 1e12
