package models

// The test block of EAD 340059-00-0106, Falling rock protection kits: a cube with cut edges and corners, of 26 faces.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
)

const testBlockShape = "test_block"

// Volume of the block by the cube of its edge, and its moment of inertia about any axis through its centre by mass and squared edge.
const (
	testBlockVolume  = 43. / 81
	testBlockInertia = 131. / 1290
)

// blockEdge is the edge of the cube that a test block is cut from, m.
func (s *Solid) blockEdge() float64 {
	if s.Edge != nil {
		return *s.Edge
	}
	return math.Cbrt(given(s.Mass) / s.Density / testBlockVolume)
}

// blockEdge is that of a surface of a body, which is that of the body's solid unless given, m; 0 where neither says it.
func (s *Shape) blockEdge(body *Body) float64 {
	switch {
	case s.Edge != nil:
		return *s.Edge
	case body != nil && body.Solid != nil && body.Solid.Shape == testBlockShape:
		return body.Solid.blockEdge()
	}
	return 0
}

// testBlock makes the block.
func testBlock(edge float64) (*geometry.Mesh, error) {
	hull, err := geometry.ConvexHull(blockCorners(edge))
	if err != nil {
		return nil, err
	}
	return geometry.NewMesh(hull, geometry.MeshOptions{Solid: true})
}

// blockCorners are the corners of the block: a third is left of each edge of the cube, and planes through the ends of these thirds cut off edges and corners.
func blockCorners(edge float64) (corners []r3.Vec) {
	for _, x := range [2]float64{-1, 1} {
		for _, y := range [2]float64{-1, 1} {
			for _, z := range [2]float64{-1, 1} {
				near, far := edge/6, edge/2
				corners = append(corners,
					r3.Vec{X: x * far, Y: y * near, Z: z * near}, r3.Vec{X: x * near, Y: y * far, Z: z * near}, r3.Vec{X: x * near, Y: y * near, Z: z * far})
			}
		}
	}
	return corners
}

// TestBlock returns the mass, kg, and the edge, m, of a body that is a test block.
func (b *Body) TestBlock() (mass, edge float64, is bool) {
	if b.Solid == nil || b.Solid.Shape != testBlockShape {
		return 0, 0, false
	}
	mass, _ = b.Solid.massProperties()
	return mass, b.Solid.blockEdge(), true
}

// SetTestBlockMass makes a test block one of the same density and another mass, kg.
func (b *Body) SetTestBlockMass(mass float64) {
	b.Solid.Mass, b.Solid.Edge = &mass, nil
	for i := range b.Surfaces {
		b.Surfaces[i].Edge = nil
	}
}
