// Solids of revolution that are convex: cylinders, cones and whatever a convex profile makes when it turns about the Z axis.

package narrowphase

import (
	"math"

	"gabion/dem/geometry"
	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// revolution is a convex solid of revolution, or a thin surface.
type revolution struct {
	rims   []rim         // corners of the profile but for the middles of flat ends
	sides  []profileSide // of the profile, from one end of the axis to the other
	width  float64       // the least of its diameter and height, m
	extent float64       // distance of its farthest point from the origin, m
	shell  bool          // a thin surface that has two sides; no solid
}

// rim is a circular edge, or with R of 0 an apex.
type rim struct {
	geometry.ProfilePoint
	ways   [2]geometry.ProfilePoint // unit, along both sides away from the rim; those of an apex are one
	corner int                      // of the profile: where the side of that number begins and the one before ends
}

// profileSide is a straight piece of the profile: a + t u, 0 <= t <= length, with the outward normal.
type profileSide struct {
	a, u, normal geometry.ProfilePoint
	length       float64
}

// rimsOf has the rims alone of any surface of revolution without infinite sides, for its contacts with planes; otherwise it has none.
func rimsOf(g *geometry.Revolved) *revolution {
	p := &revolution{width: math.Inf(1)}
	if b := g.Bounds(); vec.Finite(b.Min) && vec.Finite(b.Max) {
		for i := range g.Segments {
			s := &g.Segments[i]
			for _, t := range [2]float64{s.From, s.To} {
				p.rims = append(p.rims, rim{ProfilePoint: geometry.ProfilePoint{R: s.R + t*s.DirR, Z: s.Z + t*s.DirZ}})
			}
		}
		p.width = min(b.Max.X-b.Min.X, b.Max.Z-b.Min.Z)
		if p.width == 0 {
			p.width = b.Max.X - b.Min.X // a ring
		}
	}
	return p
}

// profileOf has the sides of a profile, but no rims, and its corners; it is nil where one has no end.
func profileOf(g *geometry.Revolved) (p *revolution, corners []geometry.ProfilePoint) {
	p = &revolution{}
	for _, s := range g.Segments {
		x := profileSide{length: s.To - s.From, u: geometry.ProfilePoint{R: s.DirR, Z: s.DirZ}, normal: geometry.ProfilePoint{R: -s.DirZ, Z: s.DirR}}
		x.a = geometry.ProfilePoint{R: s.R + s.From*s.DirR, Z: s.Z + s.From*s.DirZ}
		if math.IsInf(x.length, 0) {
			return nil, nil
		}
		p.sides = append(p.sides, x)
	}
	for _, s := range p.sides {
		corners = append(corners, s.a)
	}
	last := p.sides[len(p.sides)-1]
	corners = append(corners, geometry.ProfilePoint{R: last.a.R + last.length*last.u.R, Z: last.a.Z + last.length*last.u.Z})
	low, high, wide := math.Inf(1), math.Inf(-1), 0.0
	for _, c := range corners {
		low, high, wide = min(low, c.Z), max(high, c.Z), max(wide, c.R)
		p.extent = max(p.extent, math.Hypot(c.R, c.Z))
	}
	p.width = min(2*wide, high-low)
	return p, corners
}

// newRevolution is nil where the shape is not a convex solid seen from outside.
func newRevolution(g *geometry.Revolved) *revolution {
	if !g.Solid || g.Loop {
		return nil
	}
	p, corners := profileOf(g)
	if p == nil {
		return nil
	}
	tolerance := 1e-9 * p.extent
	for _, s := range p.sides {
		for _, c := range corners {
			for _, r := range [2]float64{c.R, -c.R} {
				if (r-s.a.R)*s.normal.R+(c.Z-s.a.Z)*s.normal.Z > tolerance {
					return nil
				}
			}
		}
	}
	if corners[0].R > tolerance || corners[len(corners)-1].R > tolerance {
		return nil // open at an end
	}
	p.addRims(corners)
	return p
}

// addRims makes rims of the corners of the profile but for the middles of flat ends.
func (p *revolution) addRims(corners []geometry.ProfilePoint) {
	for k, c := range corners {
		back, on := p.sides[max(k-1, 0)].u, p.sides[min(k, len(p.sides)-1)].u
		x := rim{c, [2]geometry.ProfilePoint{{R: -back.R, Z: -back.Z}, on}, k}
		switch k {
		case 0:
			x.ways[0] = on
		case len(p.sides):
			x.ways[1] = x.ways[0]
		}
		if c.R > 1e-9*p.extent || x.ways[0].Z != 0 {
			p.rims = append(p.rims, x)
		}
	}
}

// distance is that of a point from the surface, below 0 inside, and the outward normal where it is nearest: a convex function.
func (p *revolution) distance(q r3.Vec) (d float64, n r3.Vec) {
	rho := math.Sqrt(q.X*q.X + q.Y*q.Y)
	out := r3.Vec{X: 1}
	if rho > 0 {
		out = r3.Vec{X: q.X / rho, Y: q.Y / rho}
	}
	inside, deep := true, math.Inf(-1)
	best := math.Inf(1)
	var at, back geometry.ProfilePoint // direction to the nearest point of the profile; normal of the nearest side
	for i := range p.sides {
		s := &p.sides[i]
		r, z := rho-s.a.R, q.Z-s.a.Z
		h := r*s.normal.R + z*s.normal.Z
		if h > deep {
			deep, back = h, s.normal
		}
		inside = inside && h <= 0
		t := min(max(r*s.u.R+z*s.u.Z, 0), s.length)
		r, z = r-t*s.u.R, z-t*s.u.Z
		if l2 := r*r + z*z; l2 < best {
			best, at = l2, geometry.ProfilePoint{R: r, Z: z}
		}
	}
	d = deep
	if !inside && best > 0 {
		d = math.Sqrt(best)
		back = geometry.ProfilePoint{R: at.R / d, Z: at.Z / d}
	}
	n = r3.Scale(back.R, out)
	n.Z = back.Z
	return d, n
}

// places is how many points stand for a rim.
const places = 16

// places is how many points stand for it: one for an apex.
func (r *rim) places() int {
	if r.R == 0 {
		return 1
	}
	return places
}

// ring is a place of rim k, at a turn by i sixteenths from the direction out.
func (p *revolution) ring(k, i int, out r3.Vec) r3.Vec {
	c, turn := p.rims[k], placeOf[i]
	return r3.Vec{X: c.R * (turn.x*out.X - turn.y*out.Y), Y: c.R * (turn.x*out.Y + turn.y*out.X), Z: c.Z}
}

// placeOf holds the cosines and sines of the turns of places.
var placeOf = func() (turn [places]corner) {
	for i := range turn {
		sin, cos := math.Sincos(2 * math.Pi / places * float64(i))
		turn[i] = corner{cos, sin}
	}
	return turn
}()

// lowness is the part of a place of a rim as one of the lowest of the body along down: 1 where the body rises to all sides from there, and fading with the slope at
// which it falls along the profile or the rim.
func (p *revolution) lowness(k, i int, down r3.Vec) float64 {
	tilt, x := math.Hypot(down.X, down.Y), &p.rims[k]
	across := tilt * placeOf[i].x
	steep := max(x.ways[0].R*across+x.ways[0].Z*down.Z, x.ways[1].R*across+x.ways[1].Z*down.Z)
	falls := tilt * math.Abs(placeOf[i].y)
	if placeOf[i].x < 0 { // on the high side
		falls = tilt
	}
	if x.R == 0 {
		steep, falls = tilt*x.ways[0].R+x.ways[0].Z*down.Z, 0
	}
	return fade(max(steep, falls) / slopeLimit)
}

// outward is the direction in the X-Y plane in which the surface is met along n.
func outward(n r3.Vec) r3.Vec {
	if l := math.Hypot(n.X, n.Y); l > 1e-9 {
		return r3.Vec{X: n.X / l, Y: n.Y / l}
	}
	return r3.Vec{X: 1}
}

// least finds where along the segment a + s u, 0 <= s <= 1, the distance is least, by bisection of its slope: that is the normal's part along u.
func (p *revolution) least(a, u r3.Vec) (s, d float64, n r3.Vec) {
	low, high := 0.0, 1.0
	for range 45 {
		s = (low + high) / 2
		d, n = p.distance(r3.Add(a, r3.Scale(s, u)))
		switch slope := r3.Dot(n, u); {
		case slope > 0:
			high = s
		case slope < 0:
			low = s
		default:
			return s, d, n
		}
	}
	return s, d, n
}
