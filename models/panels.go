package models

// Panels: flat faces divided, and the meshes of nets.

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/vec"
)

// normalOf is the area of a polygon along its normal, m2: towards where its corners are seen counter-clockwise from.
func normalOf(polygon []r3.Vec) (sum r3.Vec) {
	for i := range polygon {
		a, b := r3.Sub(polygon[i], polygon[0]), r3.Sub(polygon[(i+1)%len(polygon)], polygon[0])
		sum = r3.Add(sum, r3.Scale(0.5, r3.Cross(a, b)))
	}
	return sum
}

// extent is the length of the diagonal of the box around polygons, m.
func extent(faces [][]r3.Vec) float64 {
	inf := math.Inf(1)
	low, high := r3.Vec{X: inf, Y: inf, Z: inf}, r3.Vec{X: -inf, Y: -inf, Z: -inf}
	for _, face := range faces {
		for _, x := range face {
			low, high = vec.MinVec(low, x), vec.MaxVec(high, x)
		}
	}
	return r3.Norm(r3.Sub(high, low))
}

// parts is into how many of at most a size a side is divided.
func parts(a, b r3.Vec, size float64) float64 {
	return max(1, math.Ceil(r3.Norm(r3.Sub(b, a))/size-1e-9))
}

// panelsIn is how many panels of a size divide makes of a convex polygon.
func panelsIn(face []r3.Vec, size float64) float64 {
	switch len(face) {
	case 3:
		n := max(parts(face[0], face[1], size), parts(face[1], face[2], size), parts(face[2], face[0], size))
		return n * n
	case 4:
		return max(parts(face[0], face[1], size), parts(face[2], face[3], size)) * max(parts(face[1], face[2], size), parts(face[3], face[0], size))
	}
	sum := 0.0
	for i := 1; i+1 < len(face); i++ {
		sum += panelsIn([]r3.Vec{face[0], face[i], face[i+1]}, size)
	}
	return sum
}

// divide adds panels of at most a size that a convex polygon consists of, with its sense of rotation.
func divide(list [][]r3.Vec, face []r3.Vec, size float64) [][]r3.Vec {
	switch len(face) {
	case 3:
		return divideTriangle(list, face, int(math.Sqrt(panelsIn(face, size))+0.5))
	case 4:
		n := int(max(parts(face[0], face[1], size), parts(face[2], face[3], size)))
		return divideQuadrangle(list, face, n, int(panelsIn(face, size))/n)
	}
	for i := 1; i+1 < len(face); i++ {
		list = divide(list, []r3.Vec{face[0], face[i], face[i+1]}, size)
	}
	return list
}

// divideTriangle divides each side into n.
func divideTriangle(list [][]r3.Vec, face []r3.Vec, n int) [][]r3.Vec {
	u, v := r3.Scale(1/float64(n), r3.Sub(face[1], face[0])), r3.Scale(1/float64(n), r3.Sub(face[2], face[0]))
	at := func(i, j int) r3.Vec {
		return r3.Add(face[0], r3.Add(r3.Scale(float64(i), u), r3.Scale(float64(j), v)))
	}
	for j := range n {
		for i := range n - j {
			list = append(list, []r3.Vec{at(i, j), at(i+1, j), at(i, j+1)})
			if i+j+2 <= n {
				list = append(list, []r3.Vec{at(i+1, j), at(i+1, j+1), at(i, j+1)})
			}
		}
	}
	return list
}

// divideQuadrangle divides the first side and the one across from it into n, the others into m.
func divideQuadrangle(list [][]r3.Vec, face []r3.Vec, n, m int) [][]r3.Vec {
	at := func(i, j int) r3.Vec {
		s, t := float64(i)/float64(n), float64(j)/float64(m)
		return vec.Mix(vec.Mix(face[0], face[1], s), vec.Mix(face[3], face[2], s), t)
	}
	for j := range m {
		for i := range n {
			list = append(list, []r3.Vec{at(i, j), at(i+1, j), at(i+1, j+1), at(i, j+1)})
		}
	}
	return list
}

// meshes are the faces between the wires of a net that lies in the plane of two directions: bodies around each, counter-clockwise seen from where the normal points, from the first body on.
func (p *NetParts) meshes(directions [2]r3.Vec) (faces [][]int) {
	u, normal := r3.Unit(directions[0]), r3.Unit(r3.Cross(directions[0], directions[1]))
	v := r3.Cross(normal, u)
	around := make([][]int, len(p.Positions)) // neighbours of each body, counter-clockwise
	for _, s := range p.Springs {
		for k, a := range s.Bodies {
			if b := s.Bodies[1-k]; !slices.Contains(around[a], b) {
				around[a] = append(around[a], b)
			}
		}
	}
	angle := func(a, b int) float64 {
		d := r3.Sub(p.Positions[b], p.Positions[a])
		turn := math.Atan2(r3.Dot(d, v), r3.Dot(d, u))
		if turn < -1e-9 {
			turn += 2 * math.Pi
		}
		return turn
	}
	for a := range around {
		slices.SortFunc(around[a], func(b, c int) int {
			if angle(a, b) < angle(a, c) {
				return -1
			}
			return 1
		})
	}
	seen := map[[2]int]bool{}
	for a := range around {
		for _, b := range around[a] {
			if face := p.walk(around, seen, a, b); len(face) > 2 && r3.Dot(normalOf(p.polygon(face)), normal) > 0 {
				faces = append(faces, face)
			}
		}
	}
	return faces
}

// walk goes along the face to the left of the way from a to b, once.
func (p *NetParts) walk(around [][]int, seen map[[2]int]bool, a, b int) (face []int) {
	for !seen[[2]int{a, b}] {
		seen[[2]int{a, b}] = true
		face = append(face, a)
		k := slices.Index(around[b], a)
		a, b = b, around[b][(k+len(around[b])-1)%len(around[b])]
	}
	return face
}

// polygon is where the corners of a face are.
func (p *NetParts) polygon(face []int) (corners []r3.Vec) {
	for _, i := range face {
		corners = append(corners, p.Positions[i])
	}
	return corners
}

// area is that of faces, m2, and covered what strands of a radius (m) cover of it, as if none crossed another.
func (p *NetParts) area(faces [][]int) (sum float64) {
	for _, f := range faces {
		sum += r3.Norm(normalOf(p.polygon(f)))
	}
	return sum
}

func (p *NetParts) covered(radius float64) (sum float64) {
	for _, s := range p.Springs {
		sum += 2 * radius * r3.Norm(r3.Sub(p.Positions[s.Bodies[1]], p.Positions[s.Bodies[0]]))
	}
	return sum
}
