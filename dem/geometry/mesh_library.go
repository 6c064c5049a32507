// Meshes of common things: rectangles, boxes, tubes, spheres, a drum with lifters, a bucket with teeth.

package geometry

import (
	"fmt"
	"math"

	"gabion/rigid"

	"gonum.org/v1/gonum/num/quat"
	"gonum.org/v1/gonum/spatial/r3"
)

// Moved returns the triangles at another place.
func (f Facets) Moved(p rigid.Placement) Facets {
	out := Facets{Vertices: make([]r3.Vec, len(f.Vertices)), Triangles: f.Triangles}
	for i, v := range f.Vertices {
		out.Vertices[i] = r3.Add(p.Position, rigid.Rotate(p.Orientation, v))
	}
	return out
}

// Join returns the triangles of all parts in one list; it does not weld them.
func Join(parts ...Facets) Facets {
	var out Facets
	for _, f := range parts {
		n := int32(len(out.Vertices))
		out.Vertices = append(out.Vertices, f.Vertices...)
		for _, t := range f.Triangles {
			out.Triangles = append(out.Triangles, [3]int32{t[0] + n, t[1] + n, t[2] + n})
		}
	}
	return out
}

// PlateFacets is the rectangle |x| <= sizeX/2, |y| <= sizeY/2 (m) at z = 0 with the front up, in nx by ny cells of two triangles.
func PlateFacets(sizeX, sizeY float64, nx, ny int) Facets {
	var f Facets
	for j := range ny + 1 {
		for i := range nx + 1 {
			f.Vertices = append(f.Vertices, r3.Vec{
				X: sizeX * (float64(i)/float64(nx) - 0.5),
				Y: sizeY * (float64(j)/float64(ny) - 0.5),
			})
		}
	}
	row := int32(nx + 1)
	for j := range int32(ny) {
		for i := range int32(nx) {
			a := j*row + i
			f.quad(a, a+1, a+row+1, a+row)
		}
	}
	return f
}

func (f *Facets) quad(a, b, c, d int32) {
	f.Triangles = append(f.Triangles, [3]int32{a, b, c}, [3]int32{a, c, d})
}

// BoxFacets is a closed box of the given edge lengths (m) about the origin, fronts outside, in 12 triangles.
func BoxFacets(size r3.Vec) Facets {
	h := r3.Scale(0.5, size)
	f := Facets{Vertices: r3.Box{Min: r3.Scale(-1, h), Max: h}.Vertices()}
	// gonum's order of corners: the lower face counter-clockwise from Min, then the upper.
	f.quad(0, 3, 2, 1)
	f.quad(4, 5, 6, 7)
	for i := range int32(4) {
		j := (i + 1) % 4
		f.quad(i, j, j+4, i+4)
	}
	return f
}

// RevolvedFacets turns a profile about the Z axis into triangles, with the given number of sides around. The front is on the left of the profile, as
// in NewRevolved.
func RevolvedFacets(profile []ProfilePoint, sides int) Facets {
	var f Facets
	start := make([]int32, len(profile)) // first vertex of each ring; points on the axis have one
	for i, p := range profile {
		start[i] = int32(len(f.Vertices))
		n := sides
		if p.R == 0 {
			n = 1
		}
		for k := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / float64(sides))
			f.Vertices = append(f.Vertices, r3.Vec{X: p.R * cos, Y: p.R * sin, Z: p.Z})
		}
	}
	at := func(i, k int) int32 {
		if profile[i].R == 0 {
			return start[i]
		}
		return start[i] + int32(k%sides)
	}
	for i := range len(profile) - 1 {
		for k := range sides {
			a, b, c, d := at(i, k), at(i, k+1), at(i+1, k+1), at(i+1, k)
			if a != b {
				f.Triangles = append(f.Triangles, [3]int32{a, c, b})
			}
			if c != d {
				f.Triangles = append(f.Triangles, [3]int32{a, d, c})
			}
		}
	}
	return f
}

// SphereFacets is a closed sphere of the given radius (m) about the origin: an icosahedron whose triangles are split in four the given number
// of times, 20 * 4^splits triangles.
func SphereFacets(radius float64, splits int) Facets {
	g := (1 + math.Sqrt(5)) / 2
	var f Facets
	for _, s := range [4][2]float64{{-1, -g}, {1, -g}, {1, g}, {-1, g}} {
		f.Vertices = append(f.Vertices, r3.Vec{Y: s[0], Z: s[1]}, r3.Vec{X: s[0], Y: s[1]}, r3.Vec{Z: s[0], X: s[1]})
	}
	f, _ = ConvexHull(f.Vertices) // twelve points in general position
	for range splits {
		f = f.split()
	}
	for i, v := range f.Vertices {
		f.Vertices[i] = r3.Scale(radius, r3.Unit(v))
	}
	return f
}

// split divides every triangle into four at the middles of its edges.
func (f Facets) split() Facets {
	out := Facets{Vertices: f.Vertices}
	middle := make(map[[2]int32]int32)
	between := func(a, b int32) int32 {
		key := [2]int32{min(a, b), max(a, b)}
		v, ok := middle[key]
		if !ok {
			v = int32(len(out.Vertices))
			out.Vertices = append(out.Vertices, r3.Scale(0.5, r3.Add(f.Vertices[a], f.Vertices[b])))
			middle[key] = v
		}
		return v
	}
	for _, t := range f.Triangles {
		ab, bc, ca := between(t[0], t[1]), between(t[1], t[2]), between(t[2], t[0])
		out.Triangles = append(out.Triangles, [3]int32{t[0], ab, ca}, [3]int32{t[1], bc, ab}, [3]int32{t[2], ca, bc}, [3]int32{ab, bc, ca})
	}
	return out
}

// Drum describes a closed drum about the Z axis, from -Length/2 to Length/2, with straight bars along its inside that lift the charge.
type Drum struct {
	Radius, Length              float64 // inside, m
	Sides                       int     // of the polygon that stands for the circle
	Lifters                     int     // bars, evenly spaced; 0 for a smooth drum
	LifterHeight, LifterBreadth float64 // along the radius and around, m
}

// Facets makes the drum's triangles, fronts inside.
func (d Drum) Facets() (Facets, error) {
	if !(d.Radius > 0 && d.Length > 0) || d.Sides < 3 || d.Lifters < 0 {
		return Facets{}, fmt.Errorf("drum: radius %g m, length %g m, %d sides, %d lifters: want sizes above 0, 3 sides or more, 0 lifters or more", d.Radius, d.Length, d.Sides, d.Lifters)
	}
	h := d.Length / 2
	parts := []Facets{RevolvedFacets([]ProfilePoint{{Z: -h}, {R: d.Radius, Z: -h}, {R: d.Radius, Z: h}, {Z: h}}, d.Sides)}
	if d.Lifters > 0 && !(d.LifterHeight > 0 && d.LifterHeight < d.Radius && d.LifterBreadth > 0) {
		return Facets{}, fmt.Errorf("drum: lifters of %g m by %g m: want a height between 0 and the radius of %g m and a breadth above 0", d.LifterHeight, d.LifterBreadth, d.Radius)
	}
	// The bars reach into the wall by half their height, so the polygon leaves no gap under them.
	bar := BoxFacets(r3.Vec{X: 1.5 * d.LifterHeight, Y: d.LifterBreadth, Z: d.Length})
	for k := range d.Lifters {
		angle := 2 * math.Pi * float64(k) / float64(d.Lifters)
		turn := quat.Number{Real: math.Cos(angle / 2), Kmag: math.Sin(angle / 2)}
		parts = append(parts, bar.Moved(rigid.Placement{
			Position:    rigid.Rotate(turn, r3.Vec{X: d.Radius - d.LifterHeight/4}),
			Orientation: turn,
		}))
	}
	return Join(parts...), nil
}

// Bucket describes the bucket of a loader as thin plates: a floor from the lip at x = Depth back to a half-round back at x = 0, a roof as long as Roof, and two
// cheeks. It is Height high from z = 0, Width wide about y = 0, and opens towards +x; teeth stand out from the lip.
type Bucket struct {
	Width, Depth, Height, Roof float64 // m
	Sides                      int     // facets of the half-round back
	Teeth                      int
	ToothLength, ToothWidth    float64 // m
}

// Facets makes the bucket's triangles.
func (b Bucket) Facets() (Facets, error) {
	r := b.Height / 2
	if !(b.Width > 0 && b.Height > 0 && b.Depth > r && b.Roof >= r) || b.Sides < 2 {
		return Facets{}, fmt.Errorf("bucket: width %g m, height %g m, depth %g m, roof %g m, %d sides: want a depth and a roof of more than half the height, and 2 sides or more", b.Width, b.Height, b.Depth, b.Roof, b.Sides)
	}
	if b.Teeth > 0 && !(b.ToothLength > 0 && b.ToothWidth > 0 && b.ToothWidth*float64(b.Teeth) <= b.Width) {
		return Facets{}, fmt.Errorf("bucket: %d teeth of %g m by %g m do not fit on a lip of %g m", b.Teeth, b.ToothLength, b.ToothWidth, b.Width)
	}
	outline := []ProfilePoint{{R: b.Depth}} // R is x here
	for k := range b.Sides + 1 {
		sin, cos := math.Sincos(math.Pi * (0.5 + float64(k)/float64(b.Sides)))
		outline = append(outline, ProfilePoint{R: r + r*cos, Z: r - r*sin})
	}
	if b.Roof > r {
		outline = append(outline, ProfilePoint{R: b.Roof, Z: b.Height})
	}
	var f Facets
	for _, p := range outline {
		f.Vertices = append(f.Vertices, r3.Vec{X: p.R, Y: -b.Width / 2, Z: p.Z}, r3.Vec{X: p.R, Y: b.Width / 2, Z: p.Z})
	}
	for i := int32(0); i < int32(len(outline))-1; i++ {
		f.quad(2*i, 2*i+1, 2*i+3, 2*i+2)
		if i > 0 {
			f.Triangles = append(f.Triangles, [3]int32{0, 2 * i, 2*i + 2}, [3]int32{1, 2*i + 3, 2*i + 1})
		}
	}
	parts := []Facets{f.Orient()}
	for k := range b.Teeth {
		y := b.Width * ((float64(k)+0.5)/float64(b.Teeth) - 0.5)
		parts = append(parts, b.tooth(y))
	}
	return Join(parts...), nil
}

// tooth is a wedge on the lip about y, a quarter as high as long, with its edge in front.
func (b Bucket) tooth(y float64) Facets {
	var f Facets
	for _, side := range [2]float64{-0.5, 0.5} {
		at := y + side*b.ToothWidth
		f.Vertices = append(f.Vertices,
			r3.Vec{X: b.Depth, Y: at}, r3.Vec{X: b.Depth, Y: at, Z: b.ToothLength / 4}, r3.Vec{X: b.Depth + b.ToothLength, Y: at})
	}
	f.Triangles = [][3]int32{{0, 2, 1}, {3, 4, 5}}
	for i := range int32(3) {
		j := (i + 1) % 3
		f.quad(i, j, j+3, i+3)
	}
	return f.Orient()
}
