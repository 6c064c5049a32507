package picture

// Lights: the sun and the sky as many distant lights, each with a depth map that says what it reaches.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// light is a distant light and the height, seen from it, of the first thing under each texel.
type light struct {
	direction r3.Vec // towards the light
	color     rgb    // irradiance on a surface that faces it
	sun       bool   // gives highlights and crisp shadows
	texels    int
	x, y, h   affine  // map coordinates and height, in texels
	perMetre  float64 // texels per metre
	lift      float64 // m; how far above its surface a point is looked up
	height    []float32
	blocks    int       // in a row of blocks of texels
	least     []float32 // no more than the heights in each block
}

// A map is stored in square blocks of texels, each a line of the cache: what is near on the picture is near on a map, but along any direction.
const (
	edgeBits = 2
	edge     = 1 << edgeBits // of a block, texels
)

// row is where a row of texels begins; texel x of the row lies at row + column(x).
func (l *light) row(y int) int { return y>>edgeBits*l.blocks*edge*edge + y&(edge-1)*edge }

func column(x int) int { return x>>edgeBits*edge*edge + x&(edge-1) }

// affine is the function dot(a, p) + c.
type affine struct {
	a r3.Vec
	c float64
}

func (f *affine) at(p r3.Vec) float64 { return f.a.X*p.X + f.a.Y*p.Y + f.a.Z*p.Z + f.c }

// along returns the function that is offset at centre and grows by scale a metre along the unit vector direction.
func along(direction, centre r3.Vec, scale, offset float64) affine {
	a := r3.Scale(scale, direction)
	return affine{a, offset - r3.Dot(a, centre)}
}

// The numbers of lights. The sun is a disk of lights, wide enough for a soft edge.
const (
	skyLights = 36
	sunLights = 12
	sunRadius = 0.045 // rad
)

// mapSizes returns the texels along the edge of the lights' maps: for the sun nearly one a pixel of the picture.
func mapSizes(pixels int) (sky, sun int) {
	sun = min(max(pixels*4/5, 128), 2048)
	return sun * 3 / 8, sun
}

var (
	sunColor = hex(0xfff1dc).scale(2.1)
	skyColor = hex(0xdfe9f7).scale(1.15)
)

// goldenAngle spreads points evenly on a disk or a sphere (H. Vogel, Math. Biosci. 44, 1979).
var goldenAngle = math.Pi * (3 - math.Sqrt(5))

// newLights places the sky evenly over the upper half sphere and the sun over the viewer's left shoulder, for a picture that is so many pixels wide.
func newLights(s *scene, v *view, pixels int) []light {
	skyTexels, sunTexels := mapSizes(pixels)
	side := r3.Unit(r3.Sub(v.right, r3.Scale(r3.Dot(v.right, s.up), s.up)))
	if math.IsNaN(side.X) {
		side = perpendicular(s.up)
	}
	back := r3.Cross(side, s.up)
	var lights []light
	for i := range skyLights {
		z := (float64(i) + 0.5) / skyLights
		sin, cos := math.Sincos(float64(i) * goldenAngle)
		ring := math.Sqrt(1 - z*z)
		d := r3.Add(r3.Scale(z, s.up), r3.Add(r3.Scale(ring*cos, side), r3.Scale(ring*sin, back)))
		// The sum of z over the half sphere is half the number: a level surface gets skyColor.
		lights = append(lights, light{direction: d, color: skyColor.scale(2.0 / skyLights), texels: skyTexels})
	}
	sun := r3.Unit(r3.Add(r3.Add(r3.Scale(-0.55, side), r3.Scale(1.15, s.up)), r3.Scale(0.45, back)))
	e1 := perpendicular(sun)
	e2 := r3.Cross(sun, e1)
	for i := range sunLights {
		sin, cos := math.Sincos(float64(i) * goldenAngle)
		radius := sunRadius * math.Sqrt((float64(i)+0.5)/sunLights)
		d := r3.Unit(r3.Add(sun, r3.Add(r3.Scale(radius*cos, e1), r3.Scale(radius*sin, e2))))
		lights = append(lights, light{direction: d, color: sunColor.scale(1.0 / sunLights), sun: true, texels: sunTexels})
	}
	return lights
}

// mapLength is how many numbers the map has: the heights, and the least in each block.
func (l *light) mapLength() int {
	blocks := (l.texels + edge - 1) / edge
	return blocks * blocks * (edge*edge + 1)
}

// draw makes the map, in memory of its length. Each is turned by its own angle so that the texels' edges of all lights together leave no steps.
func (l *light) draw(s *scene, number int, memory []float32) {
	e1 := perpendicular(l.direction)
	e2 := r3.Cross(l.direction, e1)
	sin, cos := math.Sincos(float64(number) * goldenAngle)
	perMetre, half := float64(l.texels)/(2.02*s.radius), float64(l.texels)/2
	l.perMetre, l.lift = perMetre, 1.5/perMetre
	l.x = along(r3.Add(r3.Scale(cos, e1), r3.Scale(sin, e2)), s.centre, perMetre, half)
	l.y = along(r3.Sub(r3.Scale(cos, e2), r3.Scale(sin, e1)), s.centre, perMetre, half)
	l.h = along(l.direction, s.centre, perMetre, 0)
	l.blocks = (l.texels + edge - 1) / edge
	n := l.blocks * l.blocks
	fill(memory, -math.MaxFloat32)
	l.height, l.least = memory[:n*edge*edge], memory[n*edge*edge:]
	for i := range s.casting {
		l.drawBall(&s.casting[i])
	}
	for i := range s.triangles {
		if t := &s.triangles[i]; !t.wall && t.solid() && !(t.closed && t.facesAway(l.direction)) {
			l.drawTriangle(t)
		}
	}
}

func (l *light) drawBall(s *ball) {
	cx, cy := l.x.at(s.centre), l.y.at(s.centre)
	r := s.radius * l.perMetre
	y0, y1 := sampleRange(cy-r, cy+r, l.texels)
	first, end := sampleRange(cx-r-1, cx+r+1, l.texels)
	if y0 >= y1 || first >= end {
		return
	}
	ch := float32(l.h.at(s.centre))
	if !l.rises(first, end, y0, y1, ch+float32(math.Sqrt(float64(float32(r*r))))) {
		return
	}
	for y := y0; y < y1; y++ {
		dy := float64(y) + 0.5 - cy
		left := float32(r*r - dy*dy)
		half := math.Sqrt(float64(max(left, 0)))
		top := ch + float32(half)
		x0, x1 := sampleRange(cx-half-1, cx+half+1, l.texels)
		row := l.height[l.row(int(y)):]
		for x := x0; x < x1; x++ {
			at := &row[column(int(x))]
			if *at >= top {
				continue
			}
			dx := float32(float64(x) + 0.5 - cx)
			if d := left - dx*dx; d > 0 {
				*at = max(*at, ch+float32(math.Sqrt(float64(d))))
			}
		}
	}
	for y := y0 >> edgeBits; y <= (y1-1)>>edgeBits; y++ {
		for x := first >> edgeBits; x <= (end-1)>>edgeBits; x++ {
			block := int(y)*l.blocks + int(x)
			l.least[block] = lowest((*[edge * edge]float32)(l.height[block*edge*edge:]))
		}
	}
}

// lowest is the least height of a block.
func lowest(block *[edge * edge]float32) float32 {
	low := block[0]
	for _, h := range block {
		if h < low {
			low = h
		}
	}
	return low
}

// rises tells whether a height is above that of any texel in the blocks of some columns and rows, as far as is known.
func (l *light) rises(x0, x1, y0, y1 int32, height float32) bool {
	for y := y0 >> edgeBits; y <= (y1-1)>>edgeBits; y++ {
		for _, least := range l.least[int(y)*l.blocks+int(x0>>edgeBits) : int(y)*l.blocks+int((x1-1)>>edgeBits)+1] {
			if least < height {
				return true
			}
		}
	}
	return false
}

func (l *light) drawTriangle(t *triangle) {
	var x, y, h [3]float64
	for i, p := range t.p {
		x[i], y[i], h[i] = l.x.at(p), l.y.at(p), l.h.at(p)
	}
	f, ok := newFacet(x, y)
	if !ok {
		return
	}
	height := f.interpolate(h)
	x0, x1 := sampleRange(min(x[0], x[1], x[2]), max(x[0], x[1], x[2]), l.texels)
	y0, y1 := sampleRange(min(y[0], y[1], y[2]), max(y[0], y[1], y[2]), l.texels)
	for yi := y0; yi < y1; yi++ {
		sy := float64(yi) + 0.5
		row := l.height[l.row(int(yi)):]
		from, to := f.span(sy, x0, x1)
		for xi := from; xi < to; xi++ {
			at := &row[column(int(xi))]
			*at = max(*at, float32(height.at(float64(xi)+0.5, sy)))
		}
	}
}

// reaches returns how much of the light gets to the point p of a surface with the given normal, 0 to 1. The point is lifted off its
// surface by more than a texel, so that a surface does not shade itself. The sun's maps are read between texels.
func (l *light) reaches(p, normal r3.Vec) float32 {
	p = r3.Vec{X: p.X + l.lift*normal.X, Y: p.Y + l.lift*normal.Y, Z: p.Z + l.lift*normal.Z}
	x, y, h := l.x.at(p), l.y.at(p), float32(l.h.at(p)+0.75)
	if !l.sun {
		return float32(l.open(int(x), int(y), h))
	}
	return l.openBetween(x-0.5, y-0.5, h)
}

// openBetween returns how much the four texels about a place let down to height h. Mostly all of them do, or none.
func (l *light) openBetween(x, y float64, h float32) float32 {
	xi, yi := int(x), int(y)
	var open int
	if inside := uint(l.texels - 1); uint(xi) < inside && uint(yi) < inside {
		above, below := l.height[l.row(yi):], l.height[l.row(yi+1):]
		left, right := column(xi), column(xi+1)
		open = bit(above[left] <= h) | bit(above[right] <= h)<<1 | bit(below[left] <= h)<<2 | bit(below[right] <= h)<<3
	} else {
		open = l.open(xi, yi, h) | l.open(xi+1, yi, h)<<1 | l.open(xi, yi+1, h)<<2 | l.open(xi+1, yi+1, h)<<3
	}
	switch open {
	case 0:
		return 0
	case 15:
		return 1
	}
	fx, fy := float32(x-float64(xi)), float32(y-float64(yi))
	part := func(k int) float32 { return float32(open >> k & 1) }
	return (part(0)*(1-fx)+part(1)*fx)*(1-fy) + (part(2)*(1-fx)+part(3)*fx)*fy
}

// open returns 1 if the texel lets light down to height h. Around the map there is nothing in the way.
func (l *light) open(x, y int, h float32) int {
	if uint(x) >= uint(l.texels) || uint(y) >= uint(l.texels) {
		return 1
	}
	return bit(l.height[l.row(y)+column(x)] <= h)
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
