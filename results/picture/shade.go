package picture

// Shading: from what each sample shows to the colours of the page.

import (
	"image"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/buffer"
	"gabion/internal/progress"
)

var (
	backgroundTop    = hex(0xf7f9fb)
	backgroundBottom = hex(0xcfd6dd)
	groundColor      = hex(0xd8d2c6) // light thrown back from below
)

// exposure scales light before the tone curve.
const exposure = 0.62

// shader turns samples into pixels. Each sample of a pixel looks at its own share of the lights; a pixel averages over them all. Only the maps of one share are held at a time.
type shader struct {
	phase   *progress.Phase
	scene   *scene
	buffer  *visibility
	lights  []light // all
	share   []light // those that the samples at work look at
	samples int     // along a pixel's edge
	room    *Room

	side, back r3.Vec  // axes of the floor's pattern
	tile       float64 // m; its period
}

func newShader(phase *progress.Phase, s *scene, v view, samples int, room *Room) *shader {
	sh := &shader{phase: phase, scene: s, buffer: rasterize(phase, s, v, room), lights: newLights(s, &v, v.width/samples), samples: samples, room: room}
	sh.side = perpendicular(s.up)
	sh.back, sh.tile = r3.Cross(sh.side, s.up), tileSize(s.radius)
	return sh
}

// pixels shades every pixel of the picture, a sample of each after the other, some rows at a time.
func (sh *shader) pixels(img *image.RGBA) {
	n, width, height := sh.samples, img.Rect.Dx(), img.Rect.Dy()
	sh.room.sums = buffer.Resize(sh.room.sums[:0], width*height)
	for share := range n * n {
		sh.drawShare(share)
		last := share == n*n-1
		sh.eachRow(height, sample{int32(share % n), int32(share / n)}, func(y int, r *run) {
			row := sh.room.sums[y*width : (y+1)*width]
			if share == 0 {
				clear(row)
			}
			for x := 0; x < width; x += runPixels {
				sh.shade(r, x, y, row[x:min(x+runPixels, width)])
			}
			if last {
				for x, sum := range row {
					img.SetRGBA(x, y, sum.scale(1/float32(n*n)).rgba())
				}
			}
		})
	}
}

// drawShare draws the maps of a share of the lights, in the memory of those of the share before.
func (sh *shader) drawShare(share int) {
	sh.share = sh.share[:0]
	shares := sh.samples * sh.samples
	for k := share; k < len(sh.lights); k += shares {
		sh.share = append(sh.share, sh.lights[k])
	}
	memory := make([][]float32, len(sh.share))
	for i := range sh.share {
		memory[i] = sh.room.mapMemory(i, sh.share[i].mapLength())
	}
	parallel(sh.phase, len(sh.share), func(k int) {
		i := len(sh.share) - 1 - k // the sun's first: they take longest
		sh.share[i].draw(sh.scene, share+i*shares, memory[i])
	})
}

// eachRow calls shade with every row of pixels, and what the runs of the row use.
func (sh *shader) eachRow(height int, offset sample, shade func(y int, r *run)) {
	rows := max(1, bandRows/sh.samples)
	parallel(sh.phase, (height+rows-1)/rows, func(band int) {
		first, last := band*rows, min((band+1)*rows, height)
		r := run{over: layers{stride: int32(sh.samples), offset: offset}}
		if len(sh.buffer.clear) > 0 {
			r.over.draw(sh.buffer, int32(first*sh.samples), int32(last*sh.samples))
		}
		for y := first; y < last; y++ {
			shade(y, &r)
		}
	})
}

// toneMap bends light over 0.8 softly towards 1, leaving colours below as they are.
func toneMap(c rgb) rgb {
	return rgb{shoulder(c.r), shoulder(c.g), shoulder(c.b)}
}

func shoulder(v float32) float32 {
	const knee = 0.7
	if v <= knee {
		return v
	}
	over := (v - knee) / (1 - knee)
	return knee + (1-knee)*over/(1+over)
}

// checker returns the brightness of the floor's faint pattern.
func (sh *shader) checker(p r3.Vec) float32 {
	d := r3.Scale(1/sh.tile, r3.Sub(p, sh.scene.centre))
	if (int(math.Floor(r3.Dot(d, sh.side)))+int(math.Floor(r3.Dot(d, sh.back))))&1 == 0 {
		return 1
	}
	return 0.86
}

// tileSize is a round length, 1, 2 or 5 times a power of ten, up to a third of the scene's radius.
func tileSize(radius float64) float64 {
	target := radius / 3
	power := math.Pow(10, math.Floor(math.Log10(target)))
	for _, m := range []float64{5, 2} {
		if m*power <= target {
			return m * power
		}
	}
	return power
}

func smoothStep(low, high, x float64) float64 {
	s := min(max((x-low)/(high-low), 0), 1)
	return s * s * (3 - 2*s)
}

// pow32 returns s to the 32nd.
func pow32(s float32) float32 {
	for range 5 {
		s *= s
	}
	return s
}

// normal returns the smooth normal at p, a point of the triangle.
func (t *triangle) normal(p r3.Vec) r3.Vec {
	e1, e2, d := r3.Sub(t.p[1], t.p[0]), r3.Sub(t.p[2], t.p[0]), r3.Sub(p, t.p[0])
	a11, a12, a22 := r3.Dot(e1, e1), r3.Dot(e1, e2), r3.Dot(e2, e2)
	b1, b2 := r3.Dot(d, e1), r3.Dot(d, e2)
	det := a11*a22 - a12*a12
	if det == 0 {
		return t.n[0]
	}
	s, u := (a22*b1-a12*b2)/det, (a11*b2-a12*b1)/det
	n := r3.Add(r3.Scale(1-s-u, t.n[0]), r3.Add(r3.Scale(s, t.n[1]), r3.Scale(u, t.n[2])))
	if l := r3.Norm(n); l > 0 {
		return r3.Scale(1/l, n)
	}
	return t.n[0]
}
