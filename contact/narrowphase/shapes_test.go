// Shapes, poses and measures that the tests share.

package narrowphase

import (
	"math"
	"math/rand/v2"
	"testing"

	"gabion/dem/geometry"
	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// meshOf makes a mesh, failing the test otherwise.
func meshOf(t testing.TB, f geometry.Facets, solid bool) *geometry.Mesh {
	t.Helper()
	m, err := geometry.NewMesh(f, geometry.MeshOptions{Solid: solid})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// rock is a hull of random points about a sphere of radius 0.4 m.
func rock(t testing.TB, seed uint64, points int) *geometry.Mesh {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	var cloud []r3.Vec
	for range points {
		cloud = append(cloud, r3.Scale(0.3+0.1*r.Float64(), direct(r)))
	}
	f, err := geometry.ConvexHull(cloud)
	if err != nil {
		t.Fatal(err)
	}
	return meshOf(t, f, true)
}

// blockFacets is a box about the origin whose faces are divided into n x n squares of two triangles.
func blockFacets(size r3.Vec, n int) geometry.Facets {
	var f geometry.Facets
	for face := range 6 {
		axis, side := face/2, float64(2*(face%2)-1)
		for i := range n {
			for j := range n {
				first := int32(len(f.Vertices))
				for _, c := range [4][2]int{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
					var v [3]float64
					v[axis] = side / 2
					v[(axis+1)%3] = float64(i+c[0])/float64(n) - 0.5
					v[(axis+2)%3] = float64(j+c[1])/float64(n) - 0.5
					f.Vertices = append(f.Vertices, r3.Vec{X: v[0] * size.X, Y: v[1] * size.Y, Z: v[2] * size.Z})
				}
				a, b, c, d := first, first+1, first+2, first+3
				if side < 0 {
					b, d = d, b
				}
				f.Triangles = append(f.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
			}
		}
	}
	return f.Weld(-1)
}

// angleFacets is a solid L of two arms, which is not convex: the unit square of the x-z plane without its upper right quarter, 1 m long in y, about the origin.
func angleFacets() geometry.Facets {
	rim := [6][2]float64{{0, 0}, {1, 0}, {1, 0.5}, {0.5, 0.5}, {0.5, 1}, {0, 1}}
	var f geometry.Facets
	for _, y := range [2]float64{-0.5, 0.5} {
		for _, p := range rim {
			f.Vertices = append(f.Vertices, r3.Vec{X: p[0] - 0.4, Y: y, Z: p[1] - 0.4})
		}
	}
	for _, t := range [4][3]int32{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}} {
		f.Triangles = append(f.Triangles, t, [3]int32{t[0] + 6, t[2] + 6, t[1] + 6})
	}
	for i := range int32(6) {
		j := (i + 1) % 6
		f.Triangles = append(f.Triangles, [3]int32{i, i + 6, j}, [3]int32{j, i + 6, j + 6})
	}
	return f
}

// groundFacets is a sheet of n x n squares of 2/n m about the origin with bumps of the given height.
func groundFacets(n int, height float64) geometry.Facets {
	var f geometry.Facets
	for i := range n + 1 {
		for j := range n + 1 {
			x, y := 2*float64(i)/float64(n)-1, 2*float64(j)/float64(n)-1
			f.Vertices = append(f.Vertices, r3.Vec{X: x, Y: y, Z: height * math.Sin(5*x) * math.Cos(4*y)})
		}
	}
	for i := range n {
		for j := range n {
			a := int32(i*(n+1) + j)
			b, c, d := a+int32(n+1), a+int32(n+2), a+1
			f.Triangles = append(f.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
		}
	}
	return f
}

// direct is a random unit vector.
func direct(r *rand.Rand) r3.Vec {
	return r3.Unit(r3.Vec{X: r.NormFloat64(), Y: r.NormFloat64(), Z: r.NormFloat64()})
}

// turned is a random orientation.
func turned(r *rand.Rand) quat.Number {
	q := quat.Number{Real: r.NormFloat64(), Imag: r.NormFloat64(), Jmag: r.NormFloat64(), Kmag: r.NormFloat64()}
	return quat.Scale(1/quat.Abs(q), q)
}

// about is the orientation of a turn by an angle (rad) about an axis.
func about(axis r3.Vec, angle float64) quat.Number {
	sin, cos := math.Sincos(angle / 2)
	axis = r3.Unit(axis)
	return quat.Number{Real: cos, Imag: sin * axis.X, Jmag: sin * axis.Y, Kmag: sin * axis.Z}
}

// placed is a shape in a frame.
func placed(t testing.TB, s geometry.Shape, f rigid.Frame) Placed {
	t.Helper()
	shape, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	x := shape.Place()
	x.Move(f)
	return x
}

// least is the least distance of a list of points, or +Inf.
func least(points []Point) float64 {
	d := math.Inf(1)
	for _, p := range points {
		d = min(d, p.Distance)
	}
	return d
}

// pressed is the model of a force that the tests hold to be continuous, and its sum of moments about the origin.
func pressed(points []Point) (force, moment r3.Vec) {
	for _, p := range points {
		f := r3.Scale(p.Weight*max(0, -p.Distance), p.Normal)
		force, moment = r3.Add(force, f), r3.Add(moment, r3.Cross(p.Position, f))
	}
	return force, moment
}
