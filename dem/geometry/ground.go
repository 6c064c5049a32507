// Ground: a height field as bodies touch it, which has an inside however deep they sink.

package geometry

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// Ground is a height field with the mesh of its triangles, which knows how faces, edges and vertices lie beside one another. What is straight below its triangles is inside, and what is beside them is not.
type Ground struct {
	*HeightField
	Mesh *Mesh
}

// NewGround makes the mesh of a height field.
func NewGround(f *HeightField) (*Ground, error) {
	m, err := f.Mesh()
	if err != nil {
		return nil, err
	}
	return &Ground{f, m}, nil
}

// Below is how far the surface is straight above a place, m; 0 where the place is above the ground or beside it.
func (g *Ground) Below(c r3.Vec) (depth float64, on bool) {
	height, on := g.HeightAt(c.X, c.Y)
	if !on {
		return 0, false
	}
	return max(height-c.Z, 0), true
}

// Deepest is no less than how far the surface is straight above any place of a box, m.
func (g *Ground) Deepest(b r3.Box) float64 {
	middle, half := r3.Scale(0.5, r3.Add(b.Min, b.Max)), r3.Scale(0.5, r3.Sub(b.Max, b.Min))
	i0, i1 := cellsWithin(middle.X, half.X, g.Spacing[0], g.Columns)
	j0, j1 := cellsWithin(middle.Y, half.Y, g.Spacing[1], g.Rows)
	if i0 == i1 || j0 == j1 {
		return 0
	}
	deepest := 0.0
	for j := j0; j <= j1; j++ {
		for _, h := range g.Heights[j*g.Columns+i0 : j*g.Columns+i1+1] {
			deepest = max(deepest, float64(h)-b.Min.Z)
		}
	}
	return deepest
}

// DeepestAlong is how far the surface is straight above any place of the segment a + s u, 0 <= s <= 1, at most, m: above one of its ends, or where it passes below an edge.
func (g *Ground) DeepestAlong(a, u r3.Vec) float64 {
	deepest := 0.0
	at := func(s float64) {
		below, _ := g.Below(r3.Add(a, r3.Scale(s, u)))
		deepest = max(deepest, below)
	}
	at(0)
	at(1)
	x, y, toX, toY := a.X/g.Spacing[0], a.Y/g.Spacing[1], u.X/g.Spacing[0], u.Y/g.Spacing[1]
	for _, l := range [3][3]float64{{x, toX, float64(g.Columns)}, {y, toY, float64(g.Rows)}, {x - y, toX - toY, float64(g.Columns)}} { // edges along y, along x, and askew
		low, high := math.Ceil(min(l[0], l[0]+l[1])), max(l[0], l[0]+l[1])
		for k := max(low, -float64(g.Rows)); k < high && k <= l[2]; k++ {
			at((k - l[0]) / l[1])
		}
	}
	return deepest
}

// Ways appends where a place touches the ground. Above the ground and beside it these are the nearest places, as for a solid mesh. Below, however deep, they are all those within reach that show their front, and all that show
// their back and are the nearest of those beside them, with a distance below 0: up to so many times as far as the surface is straight above.
func (g *Ground) Ways(dst []Touch, c r3.Vec, reach, times float64) []Touch {
	below, on := g.Below(c)
	var room [6]minimum
	found := g.Mesh.minima(0, room[:0], c, max(reach, times*below))
	if below == 0 {
		for i := range found {
			if x := &found[i]; !on {
				x.facing = x.touch.Normal
			}
		}
		return resolve(dst, found, reach, g.Mesh.Smooth, on, int32(2*len(g.Mesh.Triangles)))
	}
	for i := range found {
		t := found[i].touch
		t.Feature = found[i].patch
		switch {
		case found[i].behind():
			t.Normal, t.Distance = r3.Scale(-1, t.Normal), -t.Distance
		case t.Distance >= reach:
			continue
		}
		dst = append(dst, t)
	}
	return dst
}
