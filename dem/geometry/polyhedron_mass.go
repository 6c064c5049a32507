// Volume, centre and inertia of sphero-polyhedra.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/integrate/quad"
	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/spatial/r3"
)

// PolyhedronBulk is what a sphero-polyhedron of density 1 weighs and how it turns.
type PolyhedronBulk struct {
	Volume  float64   // m3
	Centre  r3.Vec    // m
	Moments r3.Vec    // principal moments of inertia, m5
	Axes    [3]r3.Vec // that they are about: right-handed, in the axes that the points were given in
}

// newPolyhedronBulk is that of what has properties.
func newPolyhedronBulk(of VolumeProperties) (b PolyhedronBulk) {
	b.Volume, b.Centre = of.Volume, of.Centre
	b.Moments, b.Axes = PrincipalAxes(of.Inertia)
	return b
}

// toAxes is a point, m, from the centre along the axes.
func (b *PolyhedronBulk) toAxes(x r3.Vec) r3.Vec {
	d := r3.Sub(x, b.Centre)
	return r3.Vec{X: r3.Dot(b.Axes[0], d), Y: r3.Dot(b.Axes[1], d), Z: r3.Dot(b.Axes[2], d)}
}

// bulk is what the whole weighs at density 1 and how it turns, by integrals over the surface (Gauss's theorem): the flat faces, pieces of cylinders about the edges and of spheres about
// the corners. That of a cube of edge s is s³ + 6 s² r + 3π s r² + 4π r³/3 (Steiner).
func (p *Polyhedron) bulk() VolumeProperties {
	middle := p.middle()
	var (
		volume float64
		first  r3.Vec
		second [3][3]float64
	)
	p.integrate(func(x, n r3.Vec, area float64) {
		x = r3.Sub(x, middle)
		w := r3.Dot(x, n) * area
		volume += w / 3
		first = r3.Add(first, r3.Scale(w/4, x))
		c := [3]float64{x.X, x.Y, x.Z}
		for i := range 3 {
			for j := range 3 {
				second[i][j] += w / 5 * c[i] * c[j]
			}
		}
	})
	return propertiesOf(middle, volume, first, second)
}

// middle is the mean of the vertices.
func (p *Polyhedron) middle() (m r3.Vec) {
	for _, v := range p.Vertices {
		m = r3.Add(m, r3.Scale(1/float64(len(p.Vertices)), v))
	}
	return m
}

// gaussPoints is the number of Gauss' points along an angle.
const gaussPoints = 12

// integrate calls f with points of the surface, the normal there and the area that each stands for, so that integrals of polynomials of second order times the height of the plane
// are right to rounding over faces and along edges, and to about 1e-10 over what is round.
func (p *Polyhedron) integrate(f func(x, n r3.Vec, area float64)) {
	for k := range p.Faces {
		p.integrateFace(&p.Faces[k], f)
	}
	nodes, weights := make([]float64, gaussPoints), make([]float64, gaussPoints)
	quad.Legendre{}.FixedLocations(nodes, weights, 0, 1)
	for _, e := range p.Edges {
		p.integrateEdge(e, nodes, weights, f)
	}
	for v, around := range p.around() {
		var mean r3.Vec
		for _, k := range around {
			mean = r3.Add(mean, p.Faces[k].Normal)
		}
		mean = r3.Unit(mean)
		for k := range around {
			p.integrateCorner(p.Vertices[v], mean, p.Faces[around[k]].Normal, p.Faces[around[(k+1)%len(around)]].Normal, nodes, weights, f)
		}
	}
}

// integrateFace goes over the triangles of a face by the middles of their sides, which is exact up to second order.
func (p *Polyhedron) integrateFace(x *PolyhedronFace, f func(x, n r3.Vec, area float64)) {
	at := func(k int) r3.Vec { return r3.Add(p.Vertices[x.Loop[k]], r3.Scale(p.Rounding, x.Normal)) }
	for k := 1; k+1 < len(x.Loop); k++ {
		c := [3]r3.Vec{at(0), at(k), at(k + 1)}
		area := r3.Norm(r3.Cross(r3.Sub(c[1], c[0]), r3.Sub(c[2], c[0]))) / 2
		for i := range 3 {
			f(r3.Scale(0.5, r3.Add(c[i], c[(i+1)%3])), x.Normal, area/3)
		}
	}
}

// integrateEdge goes over the piece of a cylinder about an edge.
func (p *Polyhedron) integrateEdge(e PolyhedronEdge, nodes, weights []float64, f func(x, n r3.Vec, area float64)) {
	a, b := p.Vertices[e.A], p.Vertices[e.B]
	from, to := p.Faces[e.Faces[0]].Normal, p.Faces[e.Faces[1]].Normal
	across := r3.Unit(r3.Sub(to, r3.Scale(r3.Dot(to, from), from)))
	angle := math.Atan2(r3.Norm(r3.Cross(from, to)), r3.Dot(from, to))
	length := r3.Norm(r3.Sub(b, a))
	for _, t := range [2]float64{0.5 - math.Sqrt(1.0/12), 0.5 + math.Sqrt(1.0/12)} {
		on := r3.Add(r3.Scale(1-t, a), r3.Scale(t, b))
		for k := range nodes {
			sin, cos := math.Sincos(angle * nodes[k])
			n := r3.Add(r3.Scale(cos, from), r3.Scale(sin, across))
			f(r3.Add(on, r3.Scale(p.Rounding, n)), n, length/2*p.Rounding*angle*weights[k])
		}
	}
}

// integrateCorner goes over the triangle of three normals on the sphere about a corner.
func (p *Polyhedron) integrateCorner(v, n0, n1, n2 r3.Vec, nodes, weights []float64, f func(x, n r3.Vec, area float64)) {
	triple := r3.Dot(n0, r3.Cross(n1, n2))
	for i := range nodes {
		for k := range nodes {
			s := nodes[i]
			t := nodes[k] * (1 - s)
			q := r3.Add(r3.Add(r3.Scale(1-s-t, n0), r3.Scale(s, n1)), r3.Scale(t, n2))
			d := r3.Norm(q)
			n := r3.Scale(1/d, q)
			f(r3.Add(v, r3.Scale(p.Rounding, n)), n, p.Rounding*p.Rounding*triple/(d*d*d)*weights[i]*weights[k]*(1-s))
		}
	}
}

// PrincipalAxes are the principal moments of an inertia tensor, from the least on, and right-handed axes.
func PrincipalAxes(inertia [3][3]float64) (moments r3.Vec, axes [3]r3.Vec) {
	tensor := mat.NewSymDense(3, nil)
	for a := range 3 {
		for b := a; b < 3; b++ {
			tensor.SetSym(a, b, inertia[a][b])
		}
	}
	var eigen mat.EigenSym
	eigen.Factorize(tensor, true)
	var vectors mat.Dense
	eigen.VectorsTo(&vectors)
	for k := range axes {
		axes[k] = r3.Vec{X: vectors.At(0, k), Y: vectors.At(1, k), Z: vectors.At(2, k)}
	}
	axes[2] = r3.Cross(axes[0], axes[1])
	v := eigen.Values(nil)
	return r3.Vec{X: v[0], Y: v[1], Z: v[2]}, axes
}
