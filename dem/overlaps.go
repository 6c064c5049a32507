// Particles that are in surfaces.

package dem

import (
	"context"

	"gabion/dem/geometry"
	"gabion/dem/packing"
	"gabion/internal/vec"
	"gabion/rigid"

	"gonum.org/v1/gonum/spatial/r3"
)

// OverlapsWith returns the particles that are in a surface by more than tolerance (m), up to limit of them. The surface, number id, is where the
// frames put it: they are the coupled ones, at time t (s).
func OverlapsWith(ctx context.Context, g *packing.Particles, s *Surface, id int, frames []rigid.Frame, t, tolerance float64, limit int) ([]packing.Overlap, error) {
	var out []packing.Overlap
	var touches []geometry.Touch
	var spheres []packing.Ball
	var relief *geometry.MeshRelief
	shape, at := s.Placed(frames, t)
	mesh, meshed := shape.(*geometry.Mesh)
	bar, barred := geometry.BarOf(shape)
	for i := range g.Position {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		c := g.ClumpOf(i)
		if meshed && relief == nil && c.IsSolid() {
			relief = geometry.NewMeshRelief(mesh)
		}
		if c != nil && c.Superquadric != nil {
			depth := 0.0
			if meshed {
				depth = g.SuperquadricDepthIn(relief, i, at)
			} else {
				depth = g.SuperquadricDepth(shape, i, at)
			}
			depth = max(depth, swallowed(shape, at.ToLocal(g.Position[i]), 0))
			if depth > tolerance {
				out = append(out, packing.Overlap{Particle: i, Other: -1, Surface: id, Depth: depth})
			}
			if len(out) == limit {
				break
			}
			continue
		}
		deepest := 0.0
		spheres = g.SpheresOf(spheres[:0], i)
		for _, b := range spheres {
			c, r := at.ToLocal(b.Centre), b.Radius
			touches = shape.Touch(touches[:0], c, r)
			for _, t := range touches {
				deepest = max(deepest, r-t.Distance)
			}
			if len(touches) == 0 { // a solid looks no deeper than the radius for contacts
				deepest = max(deepest, swallowed(shape, c, r))
			}
		}
		if c != nil && c.Polyhedron != nil {
			if meshed {
				deepest = max(deepest, g.DepthIn(relief, i, at))
			}
			if barred {
				deepest = max(deepest, g.DepthBeside(bar, i, at))
			}
		}
		if deepest > tolerance {
			out = append(out, packing.Overlap{Particle: i, Other: -1, Surface: id, Depth: deepest})
			if len(out) == limit {
				break
			}
		}
	}
	return out, nil
}

// swallowed is how deep a particle is in a solid whose surface it does not even reach, or 0.
func swallowed(s geometry.Shape, c r3.Vec, radius float64) float64 {
	switch s := s.(type) {
	case *geometry.Mesh:
		if b := s.Bounds(); s.Solid && vec.InBox(&b, c) {
			return max(radius-s.SignedDistance(c), 0)
		}
	case *geometry.Revolved:
		if far := r3.Norm(c) + s.Size(); s.Solid && vec.Finite1(far) {
			for _, t := range s.Touch(nil, c, far) {
				if t.Distance < 0 {
					return radius - t.Distance
				}
			}
		}
	}
	return 0
}
