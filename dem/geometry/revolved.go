// Revolved: a surface of revolution. Cylinders, cones, hoppers, discs and rings are all profiles turned about an axis.

package geometry

import (
	"errors"
	"fmt"
	"math"

	"gabion/internal/vec"

	"gonum.org/v1/gonum/spatial/r3"
)

// ProfilePoint is a corner of the profile of a surface of revolution.
type ProfilePoint struct {
	R, Z float64 // distance from the axis (0 or more) and along it, m
}

// Revolved is the surface that a profile makes when it is turned about the Z axis. Make one by NewRevolved, NewCylinder or NewCone.
//
// In the half-plane through the axis and the sphere's centre the contacts are the points of the profile that are locally nearest. Where the centre
// is nearer to the axis than the surface is, the opposite side of the ring counts as well, so a ball that plugs a hole or a hopper
// rests on the ring and not on one point of it.
type Revolved struct {
	Segments []Segment
	Solid    bool // matter fills the back, on the right of the profile; else the surface is a thin sheet with two sides
	Loop     bool // the last segment joins the first
}

// SmoothCosine is the cosine of the angle (20 degrees) up to which neighbouring facets stand for one curved wall.
const SmoothCosine = 0.93969262078590838405

// NewRevolved makes a surface of revolution from the corners of its profile. If solid, particles live on the left of the profile as one
// walks along it with the axis on the left hand and up ahead; else it is a thin sheet that is hit from both sides.
func NewRevolved(profile []ProfilePoint, solid bool) (*Revolved, error) {
	if len(profile) < 2 {
		return nil, fmt.Errorf("revolved: a profile needs two points or more, not %d", len(profile))
	}
	s := &Revolved{Solid: solid, Loop: len(profile) > 3 && profile[0] == profile[len(profile)-1]}
	for i, a := range profile[:len(profile)-1] {
		b := profile[i+1]
		l := math.Hypot(b.R-a.R, b.Z-a.Z)
		if !(a.R >= 0 && b.R >= 0) || math.IsInf(l, 0) {
			return nil, fmt.Errorf("revolved: points %v and %v: want finite points with R of 0 or more", a, b)
		}
		if l == 0 {
			return nil, fmt.Errorf("revolved: points %d and %d are the same, %v", i+1, i+2, a)
		}
		s.Segments = append(s.Segments, Segment{R: a.R, Z: a.Z, DirR: (b.R - a.R) / l, DirZ: (b.Z - a.Z) / l, To: l})
	}
	s.join()
	return s, nil
}

// End tells which ends of a cylinder or cone are closed.
type End uint8

// The ends of a cylinder or cone, by the direction of its axis. No cap is zero.
const (
	Bottom End = 1 << iota
	Top
	BothEnds = Bottom | Top
)

// NewCylinder makes a cylinder about the Z axis, from -length/2 to length/2 (m). With inside it is a vessel with the given caps, else
// a tube or bar seen from outside with the given caps. With both caps it is solid (full of matter outside or inside); with one or none
// it is a thin sheet. An infinite length gives a solid wall without ends.
func NewCylinder(radius, length float64, inside bool, caps End) (*Revolved, error) {
	if !(radius > 0 && length > 0) {
		return nil, fmt.Errorf("cylinder: radius %g m, length %g m: want both above 0", radius, length)
	}
	if math.IsInf(length, 1) {
		up := 1.0
		if !inside {
			up = -1
		}
		return &Revolved{Solid: true, Segments: []Segment{{R: radius, DirZ: up, From: math.Inf(-1), To: math.Inf(1)}}}, nil
	}
	return NewCone(radius, radius, length, inside, caps)
}

// NewCone makes a cone or truncated cone about the Z axis, of the radius bottom at -length/2 and top at length/2 (m), either of which may be 0.
// The other arguments are those of NewCylinder; where a radius is 0 that end counts as closed.
func NewCone(bottom, top, length float64, inside bool, caps End) (*Revolved, error) {
	if !(bottom >= 0 && top >= 0 && bottom+top > 0 && length > 0) {
		return nil, fmt.Errorf("cone: radii %g and %g m, length %g m: want radii of 0 or more, not both 0, and a length above 0", bottom, top, length)
	}
	if bottom == 0 {
		caps |= Bottom
	}
	if top == 0 {
		caps |= Top
	}
	h := length / 2
	profile := make([]ProfilePoint, 0, 4)
	if caps&Bottom != 0 && bottom > 0 {
		profile = append(profile, ProfilePoint{Z: -h})
	}
	profile = append(profile, ProfilePoint{R: bottom, Z: -h}, ProfilePoint{R: top, Z: h})
	if caps&Top != 0 && top > 0 {
		profile = append(profile, ProfilePoint{Z: h})
	}
	if !inside {
		for i, j := 0, len(profile)-1; i < j; i, j = i+1, j-1 {
			profile[i], profile[j] = profile[j], profile[i]
		}
	}
	return NewRevolved(profile, caps == BothEnds)
}

// join labels the segments: Patch by the side (0 front, 1 back) across corners that a particle rolls over without ever touching both
// segments, Group across smooth corners.
func (s *Revolved) join() {
	for i := 1; i < len(s.Segments); i++ {
		a, b := &s.Segments[i-1], &s.Segments[i]
		turn := a.DirR*b.DirZ - a.DirZ*b.DirR // above 0: the corner turns left, so it is concave for the front
		smooth := a.DirR*b.DirR+a.DirZ*b.DirZ > SmoothCosine
		b.Patch, b.Group = a.Patch, a.Group
		if !smooth {
			b.Group++
		}
		if !smooth && turn > 0 {
			b.Patch[0]++
		}
		if !smooth && turn < 0 {
			b.Patch[1]++
		}
	}
}

// Touch implements Shape.
func (s *Revolved) Touch(dst []Touch, c r3.Vec, reach float64) []Touch {
	var room [8]minimum
	found := room[:0]
	rho := math.Sqrt(c.X*c.X + c.Y*c.Y)
	out := r3.Vec{X: 1}
	if rho > 0 {
		out = r3.Vec{X: c.X / rho, Y: c.Y / rho}
	}
	for i := range s.Segments {
		found = s.near(found, i, rho, c.Z, rho, out, reach)
		found = s.near(found, i, -rho, c.Z, rho, r3.Scale(-1, out), reach)
	}
	return resolve(dst, found, reach, SmoothCosine, s.Solid, int32(16*len(s.Segments)))
}

// near appends the local minimum of segment i for a centre at (r, z) in the half-plane of the unit vector out; see Segment.minimum.
func (s *Revolved) near(found []minimum, i int, r, z, rho float64, out r3.Vec, reach float64) []minimum {
	g := &s.Segments[i]
	before, k := g, s.before(i)
	if k >= 0 {
		before = &s.Segments[k]
	}
	m := g.minimum(before, k >= 0, s.after(i) >= 0, r, z, rho, out, reach)
	if m.touch.Distance >= reach {
		return found
	}
	m.place(int32(i), int32(len(s.Segments)), r < 0)
	return append(found, m)
}

// before and after are the neighbours of segment i, or -1.
func (s *Revolved) before(i int) int {
	if i == 0 && s.Loop {
		return len(s.Segments) - 1
	}
	return i - 1
}

func (s *Revolved) after(i int) int {
	if i < len(s.Segments)-1 {
		return i + 1
	}
	if s.Loop {
		return 0
	}
	return -1
}

// Bounds implements Shape.
func (s *Revolved) Bounds() r3.Box {
	b := r3.Box{Min: r3.Vec{Z: math.Inf(1)}, Max: r3.Vec{Z: math.Inf(-1)}}
	for i := range s.Segments {
		g := &s.Segments[i]
		for _, t := range [2]float64{g.From, g.To} {
			r, z := g.R, t*g.DirZ // an infinite segment is parallel to the axis
			if !math.IsInf(t, 0) {
				r, z = g.R+t*g.DirR, g.Z+z
			}
			b.Max.X = max(b.Max.X, r)
			b.Min.Z, b.Max.Z = min(b.Min.Z, z), max(b.Max.Z, z)
		}
	}
	b.Max.Y, b.Min.X, b.Min.Y = b.Max.X, -b.Max.X, -b.Max.X
	if s.Solid && s.Vessel() {
		return vec.Everywhere()
	}
	return b
}

// Size is the distance of the farthest point of the surface from the origin, m.
func (s *Revolved) Size() float64 {
	far := 0.0
	for i := range s.Segments {
		g := &s.Segments[i]
		for _, t := range [2]float64{g.From, g.To} {
			far = max(far, math.Hypot(g.R+t*g.DirR, g.Z+t*g.DirZ))
		}
	}
	return far
}

// Vessel tells whether the surface holds what is within it, so that matter is outside: the profile goes up where it is farthest from the axis.
func (s *Revolved) Vessel() bool {
	far, up := -1.0, false
	for i := range s.Segments {
		g := &s.Segments[i]
		t := 0.0
		if !math.IsInf(g.To, 0) {
			t = (g.From + g.To) / 2
		}
		if r := g.R + t*g.DirR; g.DirZ != 0 && r > far {
			far, up = r, g.DirZ > 0
		}
	}
	return up
}

// Check tells what is wrong with the shape, or returns nil.
func (s *Revolved) Check() error {
	if s == nil || len(s.Segments) == 0 {
		return errors.New("surface of revolution without a profile: make it by NewRevolved, NewCylinder or NewCone")
	}
	return nil
}
