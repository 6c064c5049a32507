// Clumps from meshes: spheres inside a closed surface, by Euclidean distance transforms.

package packing

import (
	"context"
	"errors"
	"fmt"
	"math"

	"gabion/dem/geometry"

	"gonum.org/v1/gonum/spatial/r3"
)

// clumpCells is how many voxels lie along the longest edge of a mesh that is filled with spheres.
const clumpCells = 72

// Filling says how a mesh is filled with spheres.
type Filling struct {
	Count   int     // of spheres, at most
	Overlap float64 // how deep spheres may be in one another, by their radius: from 0 to below 1
	Finest  float64 // radius of the smallest sphere by that of the largest
}

// FillMesh fills the inside of a closed mesh with spheres. Each is the largest that is inside the mesh and no deeper in those before than the overlap allows, found by
// the distance of voxels from what is outside and from the cores of spheres (Angelidakis, Nadimi, Otsubo and Utili 2021, SoftwareX 15:100735). Radii are right to
// half a voxel, of which 72 lie along the longest edge.
func FillMesh(ctx context.Context, f geometry.Facets, by Filling) ([]Ball, error) {
	if report := f.Report(); !report.Closed() {
		return nil, fmt.Errorf("spheres can fill a closed mesh only; this one has %s", report)
	}
	v := newVoxels(f)
	v.fill(f)
	var list []Ball
	for len(list) < by.Count {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		at, distance := v.deepest()
		r := (distance - 0.5) * v.edge
		if len(list) > 0 && r < by.Finest*list[0].Radius || r <= 0 {
			break
		}
		s := Ball{Centre: v.centre(at), Radius: r}
		list = append(list, s)
		v.remove(s, 1-by.Overlap)
	}
	if len(list) == 0 {
		return nil, errors.New("the mesh is too thin for spheres")
	}
	return list, nil
}

// voxels are the cubes of a grid around a mesh, with empty ones all around.
type voxels struct {
	corner   r3.Vec
	edge     float64 // m
	n        [3]int
	full     []bool
	distance []float64 // square of that from the nearest empty voxel, voxels
}

func newVoxels(f geometry.Facets) *voxels {
	box := r3.Box{Min: f.Vertices[0], Max: f.Vertices[0]}
	for _, p := range f.Vertices {
		box.Min = r3.Vec{X: min(box.Min.X, p.X), Y: min(box.Min.Y, p.Y), Z: min(box.Min.Z, p.Z)}
		box.Max = r3.Vec{X: max(box.Max.X, p.X), Y: max(box.Max.Y, p.Y), Z: max(box.Max.Z, p.Z)}
	}
	size := r3.Sub(box.Max, box.Min)
	v := &voxels{edge: max(size.X, size.Y, size.Z) / clumpCells}
	v.corner = r3.Sub(box.Min, r3.Vec{X: v.edge, Y: v.edge, Z: v.edge})
	for axis, length := range [3]float64{size.X, size.Y, size.Z} {
		v.n[axis] = int(math.Ceil(length/v.edge)) + 2
	}
	v.full, v.distance = make([]bool, v.n[0]*v.n[1]*v.n[2]), make([]float64, v.n[0]*v.n[1]*v.n[2])
	return v
}

func (v *voxels) at(x, y, z int) int { return (z*v.n[1]+y)*v.n[0] + x }

// centre is the middle of a voxel.
func (v *voxels) centre(i int) r3.Vec {
	x, y, z := i%v.n[0], i/v.n[0]%v.n[1], i/(v.n[0]*v.n[1])
	return r3.Add(v.corner, r3.Scale(v.edge, r3.Vec{X: float64(x) + 0.5, Y: float64(y) + 0.5, Z: float64(z) + 0.5}))
}

// fill finds the voxels whose centres are inside: along each row of them in z, those with an odd number of triangles below. Rows are a little beside the centres, so
// that none goes through an edge of a mesh with round numbers.
func (v *voxels) fill(f geometry.Facets) {
	const aside = 1e-7
	for _, t := range f.Triangles {
		a, b, c := f.Vertices[t[0]], f.Vertices[t[1]], f.Vertices[t[2]]
		normal := r3.Cross(r3.Sub(b, a), r3.Sub(c, a))
		if normal.Z == 0 {
			continue
		}
		cell := func(x, corner float64) int { return int(math.Floor((x-corner)/v.edge)) - 1 }
		for y := max(0, cell(min(a.Y, b.Y, c.Y), v.corner.Y)); y < v.n[1] && y <= cell(max(a.Y, b.Y, c.Y), v.corner.Y)+2; y++ {
			for x := max(0, cell(min(a.X, b.X, c.X), v.corner.X)); x < v.n[0] && x <= cell(max(a.X, b.X, c.X), v.corner.X)+2; x++ {
				p := r3.Add(v.centre(v.at(x, y, 0)), r3.Scale(aside*v.edge, r3.Vec{X: 1, Y: math.Sqrt2}))
				left := func(a, b r3.Vec) bool { return (b.X-a.X)*(p.Y-a.Y)-(b.Y-a.Y)*(p.X-a.X) > 0 }
				if left(a, b) != left(b, c) || left(b, c) != left(c, a) {
					continue
				}
				height := a.Z - (normal.X*(p.X-a.X)+normal.Y*(p.Y-a.Y))/normal.Z
				for z := max(0, int(math.Ceil((height-v.corner.Z)/v.edge-0.5))); z < v.n[2]; z++ {
					i := v.at(x, y, z)
					v.full[i] = !v.full[i]
				}
			}
		}
	}
}

// remove empties the voxels in a part of a sphere around its centre.
func (v *voxels) remove(s Ball, part float64) {
	for i, full := range v.full {
		if full && r3.Norm(r3.Sub(v.centre(i), s.Centre)) <= part*s.Radius {
			v.full[i] = false
		}
	}
}

// deepest is the full voxel that is farthest from all empty ones, and how far, voxels: by exact squares of distances along one axis after the other (Felzenszwalb and
// Huttenlocher 2012).
func (v *voxels) deepest() (at int, distance float64) {
	for i, full := range v.full {
		v.distance[i] = 0
		if full {
			v.distance[i] = math.Inf(1)
		}
	}
	stride := 1
	for _, n := range v.n {
		line := newLowerEnvelope(n)
		for first := range v.distance {
			if first/stride%n == 0 {
				line.transform(v.distance, first, stride)
			}
		}
		stride *= n
	}
	for i, d := range v.distance {
		if d > v.distance[at] {
			at = i
		}
	}
	return at, math.Sqrt(v.distance[at])
}

// lowerEnvelope is what the transform of a line works with: parabolas that are lowest somewhere, and from where on.
type lowerEnvelope struct {
	values, from []float64
	vertex       []int
}

func newLowerEnvelope(n int) *lowerEnvelope {
	return &lowerEnvelope{make([]float64, n), make([]float64, n+1), make([]int, n)}
}

// transform replaces each value of a line by the least of the others' values and their squared distances from it.
func (e *lowerEnvelope) transform(d []float64, first, stride int) {
	for q := range e.values {
		e.values[q] = d[first+q*stride]
	}
	k := -1
	for q, value := range e.values {
		if math.IsInf(value, 1) {
			continue
		}
		from := math.Inf(-1)
		for ; k >= 0; k-- {
			p := e.vertex[k]
			from = ((value + float64(q*q)) - (e.values[p] + float64(p*p))) / float64(2*(q-p))
			if from > e.from[k] {
				break
			}
			from = math.Inf(-1)
		}
		k++
		e.vertex[k], e.from[k] = q, from
	}
	if k < 0 {
		return
	}
	e.from[k+1] = math.Inf(1)
	p := 0
	for q := range e.values {
		for e.from[p+1] < float64(q) {
			p++
		}
		step := float64(q - e.vertex[p])
		d[first+q*stride] = step*step + e.values[e.vertex[p]]
	}
}
