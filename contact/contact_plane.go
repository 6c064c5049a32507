// The contact plane: how the normal of a contact turns and its points slide.

package contact

import (
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// flatness stands for the infinite radius of curvature of a plane, by the effective radius of the contact.
const flatness = 1e8

// contactPlane has the radii of curvature of both surfaces in the contact plane, as symmetric matrices in two of its directions.
type contactPlane struct {
	normal, first, second r3.Vec
	radii                 [2][3]float64 // 11, 12, 22 of each surface, m
	inverse               [3]float64    // of the sum of both and the distance, 1/m
	overlap               float64       // m
	bound                 [3]float64    // projector on directions in which the surfaces do not both count as flat
}

func newContactPlane(t *bodyContact) (p contactPlane) {
	p.normal, p.first, p.overlap = t.Normal, vec.Perpendicular(t.Normal), t.Overlap
	p.second = r3.Cross(p.normal, p.first)
	flat := flatness * t.Radius
	sum := [3]float64{-t.Overlap, 0, -t.Overlap}
	for side := range t.Forms {
		f := &t.Forms[side]
		along, across := vec.Clamp(f.Radii[0], flat), vec.Clamp(f.Radii[1], flat)
		p.radii[side] = [3]float64{across, 0, across}
		if along != across { // else all directions are alike: of vertices, faces and balls
			x, y := r3.Dot(f.Along, p.first), r3.Dot(f.Along, p.second)
			if l := math.Sqrt(x*x + y*y); l > 0 {
				x, y = x/l, y/l
			}
			p.radii[side] = [3]float64{across + (along-across)*x*x, (along - across) * x * y, across + (along-across)*y*y}
		}
		for i := range sum {
			sum[i] += p.radii[side][i]
		}
	}
	// By the eigenvectors of the sum: where both surfaces are flat nothing slides, and where the sum vanishes nothing turns.
	mean, half := (sum[0]+sum[2])/2, (sum[0]-sum[2])/2
	size := math.Sqrt(half*half + sum[1]*sum[1])
	cos, sin := 1.0, 0.0 // of twice the angle of the first eigenvector
	if size > 0 {
		cos, sin = half/size, sum[1]/size
	}
	for k, value := range [2]float64{mean + size, mean - size} {
		to := [2]float64{0.5, -0.5}[k]
		outer := [3]float64{0.5 + to*cos, to * sin, 0.5 - to*cos}
		for i, o := range outer {
			if math.Abs(value) > 1e-9*t.Radius {
				p.inverse[i] += o / value
			}
			if value < 1.9999*flat {
				p.bound[i] += o
			}
		}
	}
	return p
}

// turn is by how much the normal turns, and how the contact points slide over their surfaces, by their components in the plane, when the matter of one side moves relative
// to the other and turns its normal by a tilt.
func (p *contactPlane) turn(side int, apart, tilt r3.Vec) (normal r3.Vec, slides [2][2]float64) {
	u, w := p.components(apart), p.components(tilt)
	r, other := product(&p.radii[side], w), &p.radii[1-side]
	n := product(&p.inverse, [2]float64{u[0] + r[0], u[1] + r[1]})
	// Relative to the side that turns, so that a radius which stands for an infinite one is multiplied by no difference of nearly equal numbers.
	rest := [3]float64{other[0] - p.overlap, other[1], other[2] - p.overlap}
	r = product(&rest, w)
	own := product(&p.inverse, [2]float64{u[0] - r[0], u[1] - r[1]})
	slides[side] = p.slide(side, own)
	slides[1-side] = p.slide(1-side, n)
	if rest[0]+rest[2] < p.radii[side][0]+p.radii[side][2] {
		n = [2]float64{own[0] + w[0], own[1] + w[1]}
	}
	return p.vector(n), slides
}

// slide is how the contact point slides over a side whose matter lets the normal turn by so much.
func (p *contactPlane) slide(side int, turned [2]float64) [2]float64 {
	s := product(&p.bound, product(&p.radii[side], turned))
	return [2]float64{-sideSign[side] * s[0], -sideSign[side] * s[1]}
}

func (p *contactPlane) components(v r3.Vec) [2]float64 {
	return [2]float64{r3.Dot(v, p.first), r3.Dot(v, p.second)}
}

func (p *contactPlane) vector(c [2]float64) r3.Vec {
	return r3.Add(r3.Scale(c[0], p.first), r3.Scale(c[1], p.second))
}

// product is that of a symmetric matrix and a vector.
func product(m *[3]float64, v [2]float64) [2]float64 {
	return [2]float64{m[0]*v[0] + m[1]*v[1], m[1]*v[0] + m[2]*v[1]}
}
