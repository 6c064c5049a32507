// The inside of a mesh as a region to fill.

package packing

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/dem/geometry"
)

// InMesh is the space that a closed mesh encloses.
type InMesh struct {
	solid   *geometry.Mesh // tells inside from outside
	sheet   *geometry.Mesh // tells all faces that a sphere inside touches
	volume  float64        // m3
	largest float64        // radius of the largest sphere inside, m
}

// NewInMesh finds out what a mesh encloses. The largest sphere that fits is right to a hundredth of the longest edge.
func NewInMesh(ctx context.Context, f geometry.Facets) (*InMesh, error) {
	f = f.Orient()
	largest, err := FillMesh(ctx, f, Filling{Count: 1})
	if err != nil {
		return nil, err
	}
	solid, err := geometry.NewMesh(f, geometry.MeshOptions{Solid: true})
	if err != nil {
		return nil, err
	}
	bulk, err := geometry.VolumePropertiesOf(solid)
	if err != nil {
		return nil, err
	}
	sheet, err := geometry.NewMesh(f, geometry.MeshOptions{})
	if err != nil {
		return nil, err
	}
	return &InMesh{solid: solid, sheet: sheet, volume: bulk.Volume, largest: largest[0].Radius}, nil
}

// Volume implements Region.
func (k *InMesh) Volume() float64 { return k.volume }

// Check implements Region.
func (k *InMesh) Check() error {
	if !(k.volume > 0) {
		return fmt.Errorf("mesh that encloses %g m3: want more than 0", k.volume)
	}
	return nil
}

func (k *InMesh) bounds() r3.Box { return k.solid.Bounds() }

func (k *InMesh) width() float64 { return 2 * k.largest }

func (k *InMesh) push(c r3.Vec, radius float64) (way r3.Vec) {
	return k.pushWithin(c, radius, math.Inf(1))
}

// depth is how far a place inside is from the mesh, which is known to be nearer than a reach, m; below 0 outside.
func (k *InMesh) depth(c r3.Vec, reach float64) float64 {
	distance, _ := k.solid.AwayWithin(c, reach)
	return -distance
}

// pushWithin is push where the mesh is known to be nearer to the centre than a reach, m.
func (k *InMesh) pushWithin(c r3.Vec, radius, reach float64) (way r3.Vec) {
	distance, normal := k.solid.AwayWithin(c, reach)
	switch {
	case distance > 0:
		return r3.Scale(-distance-radius, normal)
	case distance <= -radius:
		return r3.Vec{}
	}
	var room [8]geometry.Touch
	for _, t := range k.sheet.Touch(room[:0], c, radius) {
		way = r3.Add(way, r3.Scale(radius-t.Distance, t.Normal))
	}
	return way
}
