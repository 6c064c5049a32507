// The faces of shapes, as flat polygons, for what is summed up over their area.

package geometry

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/rigid"
)

// How finely round shapes are made flat.
const (
	polygonSides  = 48 // around the axis of a surface of revolution
	polygonSplits = 3  // of the triangles of a sphere
)

// Polygons are the flat faces of a shape in its axes, m, their corners counter-clockwise seen from where particles live; of a sheet with two sides, from its front. Round shapes are made
// flat, and stand out so far that the volume is theirs. It returns an error for a plane, which has no bounds (see PlaneIn), and for shapes that it does not know.
func Polygons(s Shape) ([][]r3.Vec, error) {
	switch s := s.(type) {
	case Plate:
		x, y := s.SizeX/2, s.SizeY/2
		return [][]r3.Vec{{{X: -x, Y: -y}, {X: x, Y: -y}, {X: x, Y: y}, {X: -x, Y: y}}}, nil
	case Box:
		return s.polygons(), nil
	case Sphere:
		return ballFacets(s.Radius).polygons(s.Inside), nil
	case *Revolved:
		const turn = 2 * math.Pi / polygonSides
		outside := math.Sqrt(turn / math.Sin(turn)) // a polygon of this outer radius has the area of the circle
		last := s.Segments[len(s.Segments)-1]
		var profile []ProfilePoint
		for _, g := range s.Segments {
			profile = append(profile, ProfilePoint{R: outside * g.R, Z: g.Z})
		}
		profile = append(profile, ProfilePoint{R: outside * max(0, last.R+last.To*last.DirR), Z: last.Z + last.To*last.DirZ})
		return RevolvedFacets(profile, polygonSides).polygons(false), nil
	case *Mesh:
		return Facets{Vertices: s.Vertices, Triangles: s.Triangles}.polygons(false), nil
	case *HeightField:
		return s.Facets().polygons(false), nil
	}
	return nil, errors.New("no faces are known of its shape, but of plates, planes, boxes, spheres, cylinders, cones, meshes, test blocks and terrains")
}

// ballFacets are a sphere's triangles, which enclose its volume.
func ballFacets(radius float64) Facets {
	f := SphereFacets(radius, polygonSplits)
	var volume float64
	for _, t := range f.Triangles {
		volume += r3.Dot(f.area(t), f.Vertices[t[0]]) / 6
	}
	out := math.Cbrt(rigid.SphereVolume(radius) / volume)
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Scale(out, v)
	}
	return f
}

// polygons are the rectangles of the box that it has.
func (b Box) polygons() (list [][]r3.Vec) {
	h := r3.Scale(0.5, b.Size)
	x, y, z := r3.Vec{X: h.X}, r3.Vec{Y: h.Y}, r3.Vec{Z: h.Z}
	for face, axes := range [6][3]r3.Vec{{r3.Scale(-1, x), z, y}, {x, y, z}, {r3.Scale(-1, y), x, z}, {y, z, x}, {r3.Scale(-1, z), y, x}, {z, x, y}} {
		if b.Inside && b.Open>>face&1 == 1 {
			continue
		}
		var corners []r3.Vec
		for _, s := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			corners = append(corners, r3.Add(axes[0], r3.Add(r3.Scale(s[0], axes[1]), r3.Scale(s[1], axes[2]))))
		}
		if b.Inside {
			slices.Reverse(corners)
		}
		list = append(list, corners)
	}
	return list
}

// polygons are the triangles, turned over or not.
func (f Facets) polygons(over bool) (list [][]r3.Vec) {
	for _, t := range f.Triangles {
		if over {
			t[1], t[2] = t[2], t[1]
		}
		list = append(list, []r3.Vec{f.Vertices[t[0]], f.Vertices[t[1]], f.Vertices[t[2]]})
	}
	return list
}

// PlaneIn is the part of a plane that lies in a box, as a polygon, counter-clockwise seen from where particles live; nil where they do not meet.
func PlaneIn(p Plane, box r3.Box) []r3.Vec {
	middle, size := r3.Scale(0.5, r3.Add(box.Min, box.Max)), r3.Norm(r3.Sub(box.Max, box.Min))
	middle = r3.Sub(middle, r3.Scale(r3.Dot(p.Normal, r3.Sub(middle, p.Point)), p.Normal))
	across := r3.Vec{X: 1}
	if p.Normal.X*p.Normal.X > 0.5 {
		across = r3.Vec{Y: 1}
	}
	u := r3.Scale(size, r3.Unit(r3.Cross(across, p.Normal)))
	v := r3.Cross(p.Normal, u)
	polygon := []r3.Vec{r3.Sub(r3.Sub(middle, u), v), r3.Sub(r3.Add(middle, u), v), r3.Add(r3.Add(middle, u), v), r3.Add(r3.Sub(middle, u), v)}
	for _, axis := range [3]r3.Vec{{X: 1}, {Y: 1}, {Z: 1}} {
		polygon = cutBelow(polygon, axis, r3.Dot(axis, box.Min))
		polygon = cutBelow(polygon, r3.Scale(-1, axis), -r3.Dot(axis, box.Max))
	}
	if len(polygon) < 3 {
		return nil
	}
	return polygon
}

// cutBelow is what of a convex polygon is at least so far along a direction.
func cutBelow(polygon []r3.Vec, along r3.Vec, least float64) (kept []r3.Vec) {
	for i, b := range polygon {
		a := polygon[(i+len(polygon)-1)%len(polygon)]
		above, before := r3.Dot(along, b)-least, r3.Dot(along, a)-least
		if above > 0 && before < 0 || above < 0 && before > 0 {
			kept = append(kept, r3.Add(a, r3.Scale(before/(before-above), r3.Sub(b, a))))
		}
		if above >= 0 {
			kept = append(kept, b)
		}
	}
	return kept
}
