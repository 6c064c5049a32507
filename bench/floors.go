package bench

// This file times particles on floors of few and of many triangles, each in turn with the plane that they lie on otherwise.

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem"
	"gabion/dem/geometry"
)

// onFloor is an engine for particles in the common box, whose floor is a mesh of about so many triangles in the place of the plane: of triangles with sides of a length (m),
// however far beyond the box, or with 0 of as large ones as fill the box.
func (by ParticlesEngine) onFloor(triangles int, side float64) ParticlesEngine {
	plain := by.Make
	n := int(math.Round(math.Sqrt(float64(max(triangles, 0)) / 2)))
	by.Floor = 2 * n * n
	by.Name += floorName(by.Floor)
	by.Make = func(m *dem.Model) (dem.Engine, error) {
		floor, err := wavedFloor(filledBox(m), m.Particles.Radius[0], n, side)
		if err != nil {
			return nil, err
		}
		own := *m
		own.Surfaces = append(slices.DeleteFunc(slices.Clone(m.Surfaces), isFloor), dem.Surface{Name: "floor", Shape: floor})
		return plain(&own)
	}
	return by
}

// plain is the name of the engine without its floor.
func (r *ParticlesRow) plain() string { return strings.TrimSuffix(r.Engine, floorName(r.Floor)) }

func floorName(triangles int) string { return fmt.Sprintf(", floor of %d triangles", triangles) }

// isFloor tells whether a surface is the plane that the particles lie on.
func isFloor(s dem.Surface) bool {
	p, is := s.Shape.(geometry.Plane)
	return is && p.Normal.Z > 0
}

// wavedFloor is a mesh of twice n x n triangles below a box of particles of a radius r, with waves of a hundredth of r in height below the plane z = 0: none of its
// triangles go on in one plane.
func wavedFloor(box r3.Box, r float64, n int, side float64) (*geometry.Mesh, error) {
	middle, edges := r3.Scale(0.5, r3.Add(box.Min, box.Max)), r3.Sub(box.Max, box.Min)
	need := max(edges.X, edges.Y) + 4*r
	width := need
	if side > 0 {
		width = side * float64(n)
	}
	if n < 1 || width < need {
		return nil, fmt.Errorf("a floor of %d triangles, %g m wide: want 2 or more, %g m wide", 2*n*n, width, need)
	}
	f := geometry.PlateFacets(width, width, n, n)
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Vec{X: v.X + middle.X, Y: v.Y + middle.Y, Z: 0.01 * r * (math.Sin(v.X/r)*math.Cos(v.Y/r) - 1)}
	}
	return geometry.NewMesh(f, geometry.MeshOptions{})
}

// writeFloors tells how the processor time of a step on each floor but the first of an engine compares with that on the first.
func writeFloors(w io.Writer, rows []ParticlesRow) error {
	var first ParticlesRow
	for _, r := range rows {
		switch {
		case r.Floor == 0:
		case first.Floor == 0 || r.Particles != first.Particles || r.plain() != first.plain():
			first = r
		default:
			if _, err := fmt.Fprintf(w, "%d particles, %s: %d triangles cost %.3f times the processor time of %d.\n", r.Particles, r.plain(), r.Floor, float64(r.Used)/float64(first.Used), first.Floor); err != nil {
				return err
			}
		}
	}
	return nil
}
