// Convex hulls.

package geometry

import (
	"errors"
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// ConvexHull returns the convex hull of points as a closed list of triangles with fronts outside. Points within 1e-9 of the cloud's size of
// a face are taken to be on it. The work grows with the square of the number of points on the hull.
func ConvexHull(points []r3.Vec) (Facets, error) {
	h := hull{points: points, tolerance: 1e-9 * Facets{Vertices: points}.size()}
	if err := h.begin(); err != nil {
		return Facets{}, err
	}
	for i := range points {
		h.add(int32(i))
	}
	var out Facets
	to := make(map[int32]int32)
	for _, t := range h.faces {
		for k, v := range t {
			n, ok := to[v]
			if !ok {
				n = int32(len(out.Vertices))
				out.Vertices = append(out.Vertices, points[v])
				to[v] = n
			}
			t[k] = n
		}
		out.Triangles = append(out.Triangles, t)
	}
	return out, nil
}

type hull struct {
	points    []r3.Vec
	tolerance float64
	faces     [][3]int32
	normals   []r3.Vec
}

// begin makes the first tetrahedron, from points as far apart as can be had cheaply.
func (h *hull) begin() error {
	for i, p := range h.points {
		if !vec.Finite(p) {
			return fmt.Errorf("convex hull: point %d is %v, not finite", i, p)
		}
	}
	if len(h.points) < 4 {
		return fmt.Errorf("convex hull of %d points: want 4 or more", len(h.points))
	}
	p := h.points
	a := int32(0)
	b, far := h.farthest(func(q r3.Vec) float64 { return r3.Norm(r3.Sub(q, p[a])) })
	if far <= h.tolerance {
		return errors.New("convex hull: all points are one")
	}
	line := r3.Unit(r3.Sub(p[b], p[a]))
	c, far := h.farthest(func(q r3.Vec) float64 { return r3.Norm(r3.Cross(line, r3.Sub(q, p[a]))) })
	if far <= h.tolerance {
		return errors.New("convex hull: all points are on a line")
	}
	normal := r3.Unit(r3.Cross(line, r3.Sub(p[c], p[a])))
	d, far := h.farthest(func(q r3.Vec) float64 { return math.Abs(r3.Dot(normal, r3.Sub(q, p[a]))) })
	if far <= h.tolerance {
		return errors.New("convex hull: all points are in a plane")
	}
	if r3.Dot(normal, r3.Sub(p[d], p[a])) > 0 {
		b, c = c, b
	}
	h.face(a, b, c)
	h.face(a, c, d)
	h.face(c, b, d)
	h.face(b, a, d)
	return nil
}

func (h *hull) farthest(measure func(r3.Vec) float64) (at int32, far float64) {
	for i, q := range h.points {
		if m := measure(q); m > far {
			at, far = int32(i), m
		}
	}
	return at, far
}

func (h *hull) face(a, b, c int32) {
	h.faces = append(h.faces, [3]int32{a, b, c})
	p := h.points
	h.normals = append(h.normals, r3.Unit(r3.Cross(r3.Sub(p[b], p[a]), r3.Sub(p[c], p[a]))))
}

// add takes away the faces that see point i and joins it to their rim.
func (h *hull) add(i int32) {
	rim := make(map[[2]int32]bool) // edges of faces that see the point, as they run
	var edges [][2]int32
	kept := 0
	for k, t := range h.faces {
		if r3.Dot(h.normals[k], r3.Sub(h.points[i], h.points[t[0]])) <= h.tolerance {
			h.faces[kept], h.normals[kept] = t, h.normals[k]
			kept++
			continue
		}
		for e := range 3 {
			edge := [2]int32{t[e], t[(e+1)%3]}
			rim[edge] = true
			edges = append(edges, edge)
		}
	}
	h.faces, h.normals = h.faces[:kept], h.normals[:kept]
	for _, e := range edges {
		if !rim[[2]int32{e[1], e[0]}] {
			h.face(e[0], e[1], i)
		}
	}
}

// leastOfHull is the part of the volume of its convex hull from which on a body counts as convex: faces of several triangles are not quite flat in files of few digits.
const leastOfHull = 0.99

// CheckConvex returns an error unless the triangles enclose a body that is convex, but for a hundredth of its volume.
func (f Facets) CheckConvex() error {
	hull, err := ConvexHull(f.Vertices)
	if err != nil {
		return err
	}
	var volumes [2]float64
	for i, g := range [2]Facets{f.Orient(), hull} {
		mesh, err := NewMesh(g, MeshOptions{Solid: true})
		if err != nil {
			return err
		}
		bulk, err := VolumePropertiesOf(mesh)
		if err != nil {
			return err
		}
		volumes[i] = bulk.Volume
	}
	if part := volumes[0] / volumes[1]; part < leastOfHull {
		return fmt.Errorf("it is not convex: it fills %.3g %% of its convex hull", 100*part)
	}
	return nil
}
