package picture

// Shading: from what each sample shows to the colours of the page.

import (
	"image"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
)

var (
	backgroundTop    = hex(0xf7f9fb)
	backgroundBottom = hex(0xcfd6dd)
	groundColor      = hex(0xd8d2c6) // light thrown back from below
)

// exposure scales light before the tone curve.
const exposure = 0.62

// grazing is the cosine between view and normal below which a surface counts as seen from outside: along an outline its two sides lie within rounding
// of each other, and smooth normals of the nearer one may look away.
const grazing = 0.04

// shader turns samples into pixels. Each sample of a pixel looks at its own share of the lights; a pixel averages over them all. Only the maps of one share are held at a time.
type shader struct {
	phase   *progress.Phase
	scene   *scene
	buffer  *visibility
	lights  []light // all
	share   []light // those that the samples at work look at
	samples int     // along a pixel's edge

	side, back r3.Vec  // axes of the floor's pattern
	tile       float64 // m; its period
}

func newShader(phase *progress.Phase, s *scene, v view, samples int) *shader {
	sh := &shader{phase: phase, scene: s, buffer: rasterize(phase, s, v), lights: newLights(s, &v, v.width/samples), samples: samples}
	sh.side = perpendicular(s.up)
	sh.back, sh.tile = r3.Cross(sh.side, s.up), tileSize(s.radius)
	return sh
}

// pixels shades every pixel of the picture, a sample of each after the other, some rows at a time.
func (sh *shader) pixels(img *image.RGBA) {
	n, width, height := sh.samples, img.Rect.Dx(), img.Rect.Dy()
	sums := make([]rgb, width*height)
	for share := range n * n {
		sh.drawShare(share)
		i, j := share%n, share/n
		sh.eachRow(height, sample{int32(i), int32(j)}, func(y int, over *layers) {
			for x, sum := range sums[y*width : (y+1)*width] {
				sums[y*width+x] = sum.add(toneMap(sh.sample(x*n+i, y*n+j, over)))
			}
		})
	}
	for i, sum := range sums {
		img.SetRGBA(i%width, i/width, sum.scale(1/float32(n*n)).rgba())
	}
}

// drawShare draws the maps of a share of the lights, in the memory of those of the share before.
func (sh *shader) drawShare(share int) {
	former := sh.share
	sh.share = nil
	shares := sh.samples * sh.samples
	for k := share; k < len(sh.lights); k += shares {
		sh.share = append(sh.share, sh.lights[k])
	}
	parallel(sh.phase, len(sh.share), func(i int) {
		var memory []float32
		if i < len(former) {
			memory = former[i].height
		}
		sh.share[i].draw(sh.scene, share+i*shares, memory)
	})
}

// eachRow calls shade with every row of pixels and the layers over one sample of each.
func (sh *shader) eachRow(height int, offset sample, shade func(y int, over *layers)) {
	rows := max(1, bandRows/sh.samples)
	parallel(sh.phase, (height+rows-1)/rows, func(band int) {
		first, last := band*rows, min((band+1)*rows, height)
		over := layers{stride: int32(sh.samples), offset: offset}
		if len(sh.buffer.clear) > 0 {
			over.draw(sh.buffer, int32(first*sh.samples), int32(last*sh.samples))
		}
		for y := first; y < last; y++ {
			shade(y, &over)
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

// sample returns the light that comes through a sample.
func (sh *shader) sample(sx, sy int, over *layers) rgb {
	v := &sh.buffer.view
	back := backgroundTop.mix(backgroundBottom, float32(sy)/float32(v.height))
	i := sy*v.width + sx
	light := back
	if number := sh.buffer.item[i]; number != nothing {
		light, _ = sh.seen(number, sh.buffer.depth[i], sx, sy, back)
	}
	if len(sh.buffer.clear) == 0 {
		return light
	}
	for _, l := range over.over(sx, sy) {
		c, opacity := sh.seen(l.item, l.depth, sx, sy, back)
		light = light.mix(c, opacity)
	}
	return light
}

// seen returns the light from an item at a depth under a sample, and which part of the light behind it it holds back there.
func (sh *shader) seen(number int32, depth float32, sx, sy int, back rgb) (c rgb, opacity float32) {
	v := &sh.buffer.view
	dx, dy := v.ray(sx, sy)
	direction := v.toWorld(dx, dy)
	point := r3.Add(v.eye, r3.Scale(float64(depth), direction))
	toEye := r3.Scale(-1/math.Sqrt(dx*dx+dy*dy+1), direction)
	var normal r3.Vec
	var like *style
	gloss, fade := float32(0.18), float32(0)
	if n := int(number); n < len(sh.scene.spheres) {
		sp := &sh.scene.spheres[n]
		normal, like, gloss = r3.Scale(1/sp.radius, r3.Sub(point, sp.centre)), &sp.style, 0.22
		c = like.color
	} else {
		t := &sh.scene.triangles[n-len(sh.scene.spheres)]
		normal, like = t.normal(point), &t.style
		c = like.color
		if t.floor {
			far := r3.Norm(r3.Sub(point, sh.scene.centre)) / sh.scene.radius
			gloss, fade = 0, float32(smoothStep(1.6, 5.5, far))
			c = c.scale(sh.checker(point))
		}
	}
	facing := r3.Dot(normal, toEye)
	if facing < -grazing {
		normal = r3.Scale(-1, normal)
	}
	opacity = like.through(math.Abs(facing))
	if fade >= 1 {
		return back, opacity
	}
	return sh.lit(point, normal, toEye, c, gloss).mix(back, fade), opacity
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

// lit adds up the lights of one share, the glow from the ground, and the sun's highlight (J. Blinn, SIGGRAPH 1977).
func (sh *shader) lit(p, normal, toEye r3.Vec, albedo rgb, gloss float32) rgb {
	var diffuse, highlight rgb
	for k := range sh.share {
		l := &sh.share[k]
		cos := r3.Dot(normal, l.direction)
		if cos <= 0 {
			continue
		}
		reach := l.reaches(p, normal)
		if reach == 0 {
			continue
		}
		arriving := l.color.scale(float32(cos) * reach)
		diffuse = diffuse.add(arriving)
		if l.sun && gloss > 0 {
			h := r3.Unit(r3.Add(l.direction, toEye))
			if s := r3.Dot(normal, h); s > 0 {
				highlight = highlight.add(arriving.scale(pow32(float32(s))))
			}
		}
	}
	scale := exposure * float32(sh.samples*sh.samples)
	below := float32(0.5 - 0.5*r3.Dot(normal, sh.scene.up))
	c := albedo.times(diffuse.scale(scale).add(groundColor.scale(exposure * (0.10 + 0.28*below))))
	return c.add(highlight.scale(scale * gloss))
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
