package models

// Meshes from files: each is read once, however many shapes it gives.

import (
	"context"
	"fmt"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
	"gabion/internal/memory"
	"gabion/rigid"
)

// meshFile says which mesh a file gives.
type meshFile struct {
	name   string
	scale  float64 // m
	convex bool    // its convex hull
	solid  bool    // matter fills it
}

// loadedMesh is what was made of a file, or why nothing was.
type loadedMesh struct {
	mesh *geometry.Mesh
	err  error
}

// mesh gives the mesh of a file.
func (b *builder) mesh(f meshFile) (*geometry.Mesh, error) {
	loaded, known := b.meshes[f]
	if !known {
		mesh, err := b.readMesh(f)
		loaded = loadedMesh{mesh, err}
		b.meshes[f] = loaded
	}
	return loaded.mesh, loaded.err
}

func (b *builder) readMesh(f meshFile) (*geometry.Mesh, error) {
	facets, err := b.model.facets(b.ctx, f.name, f.scale)
	if err != nil {
		return nil, err
	}
	switch {
	case f.convex:
		if facets, err = geometry.ConvexHull(facets.Vertices); err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
	case f.solid:
		facets = facets.Orient()
	}
	mesh, err := geometry.NewMesh(facets, geometry.MeshOptions{Solid: f.solid || f.convex})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.name, err)
	}
	return mesh, nil
}

// facets reads the triangles of a file.
func (m *Model) facets(ctx context.Context, name string, scale float64) (geometry.Facets, error) {
	file, err := m.Open(ctx, name)
	if err != nil {
		return geometry.Facets{}, err
	}
	defer file.Close()
	if err := memory.Check(m.Path(name), perMeshByte*float64(file.Size())); err != nil {
		return geometry.Facets{}, err
	}
	return geometry.ReadMesh(file, m.Path(name), scale)
}

// placed reads the triangles of a mesh that is placed in the world.
func (m *Model) placed(ctx context.Context, p *PlacedMesh) (geometry.Facets, error) {
	f, err := m.facets(ctx, p.File, p.Scale)
	return f.Moved(rigid.Placement{Position: p.Center, Orientation: p.Orientation.Quaternion()}), err
}

// file is the mesh of a solid.
func (s *Solid) file() meshFile { return meshFile{s.File, s.Scale, s.Convex, true} }

// bulk gives volume, centre and inertia of a solid that is a mesh, in the axes of the file.
func (b *builder) bulk(s *Solid) (geometry.VolumeProperties, error) {
	mesh, err := b.mesh(s.file())
	if err != nil {
		return geometry.VolumeProperties{}, err
	}
	bulk, err := geometry.VolumePropertiesOf(mesh)
	if err != nil {
		return bulk, fmt.Errorf("%s: %w", s.File, err)
	}
	return bulk, nil
}

// sameMesh tells whether a surface of a body is the mesh that gives the body its mass.
func (b *Body) sameMesh(s *Shape) bool {
	return b.Solid != nil && b.Solid.Shape == "mesh" && s.Shape == "mesh" && s.File == b.Solid.File && s.Scale == b.Solid.Scale
}

// meshOf gives the mesh of a surface, and where the origin of its file is. The mesh that gives its body the mass is solid and has its centre of mass at the origin;
// body is nil for a wall.
func (b *builder) meshOf(s *Shape, body *Body) (mesh *geometry.Mesh, origin r3.Vec, err error) {
	f := meshFile{s.File, s.Scale, s.Convex, false}
	if body != nil && body.sameMesh(s) {
		bulk, err := b.bulk(body.Solid)
		if err != nil {
			return nil, r3.Vec{}, err
		}
		f.solid, origin = true, r3.Scale(-1, bulk.Centre)
	}
	mesh, err = b.mesh(f)
	return mesh, origin, err
}
