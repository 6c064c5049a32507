package picture

// A run is some pixels of a row, whose samples are lit together, one light after the other: what a light reaches near one another lies near on its map.

import (
	"math"

	"gonum.org/v1/gonum/spatial/r3"
)

// runPixels is how many pixels are lit together: their spots fit into the cache nearest to the processor.
const runPixels = 128

// grazing is the cosine between view and normal below which a surface counts as seen from outside: along an outline its two sides lie within rounding
// of each other, and smooth normals of the nearer one may look away.
const grazing = 0.04

// run is what the shading of a run works with.
type run struct {
	over  layers
	spots []spot // the solid one of each sample, if it has any, and those seen through over it, the farthest first
}

// spot is a place on a surface that a sample shows.
type spot struct {
	pixel                int32 // in its run
	point, normal, toEye r3.Vec
	color                rgb
	gloss                float32
	fade                 float32 // part of the background in it
	plain                bool    // it has its colour in any light
	opacity              float32 // part of the light behind it that it holds back
	diffuse, highlight   rgb     // light so far
}

// shade adds the light that comes through a sample of each pixel of a run, which begins at a place on the page, to their sums.
func (sh *shader) shade(r *run, x, y int, sums []rgb) {
	n, v := sh.samples, &sh.buffer.view
	sx, sy := x*n+int(r.over.offset.x), y*n+int(r.over.offset.y)
	r.spots = r.spots[:0]
	for pixel := range sums {
		i := sy*v.width + sx + pixel*n
		if number := sh.buffer.item[i]; number != nothing {
			r.spots = append(r.spots, sh.spot(number, sh.buffer.depth[i], pixel, sx+pixel*n, sy))
			r.spots[len(r.spots)-1].opacity = 1
		}
		if len(sh.buffer.clear) > 0 {
			for _, l := range r.over.over(sx+pixel*n, sy) {
				r.spots = append(r.spots, sh.spot(l.item, l.depth, pixel, sx+pixel*n, sy))
			}
		}
	}
	sh.shine(r.spots)
	back := backgroundTop.mix(backgroundBottom, float32(sy)/float32(v.height))
	spots, behind := r.spots, toneMap(back)
	for pixel, sum := range sums {
		if len(spots) == 0 || int(spots[0].pixel) != pixel {
			sums[pixel] = sum.add(behind)
			continue
		}
		light := back
		for ; len(spots) > 0 && int(spots[0].pixel) == pixel; spots = spots[1:] {
			s := &spots[0]
			if s.plain {
				light = light.mix(s.color, s.opacity)
				continue
			}
			light = light.mix(sh.light(s).mix(back, s.fade), s.opacity)
		}
		sums[pixel] = sum.add(toneMap(light))
	}
}

// spot returns the spot of an item at a depth under a sample.
func (sh *shader) spot(number int32, depth float32, pixel, sx, sy int) spot {
	v := &sh.buffer.view
	dx, dy := v.ray(sx, sy)
	direction := v.toWorld(dx, dy)
	s := spot{pixel: int32(pixel), point: r3.Add(v.eye, r3.Scale(float64(depth), direction)), gloss: 0.18}
	s.toEye = r3.Scale(-1/math.Sqrt(dx*dx+dy*dy+1), direction)
	var like *style
	if n := int(number); n < len(sh.scene.spheres) {
		sp := &sh.scene.spheres[n]
		s.normal, like, s.gloss = r3.Scale(1/sp.radius, r3.Sub(s.point, sp.centre)), &sp.style, 0.22
		s.color = like.color
	} else {
		t := &sh.scene.triangles[n-len(sh.scene.spheres)]
		s.normal, like = t.normal(s.point), &t.style
		s.color, s.plain = like.color, t.plain
		if t.plain {
			s.opacity = like.opacity
			return s
		}
		if t.floor {
			far := r3.Norm(r3.Sub(s.point, sh.scene.centre)) / sh.scene.radius
			s.gloss, s.fade = 0, float32(smoothStep(1.6, 5.5, far))
			s.color = s.color.scale(sh.checker(s.point))
		}
	}
	facing := r3.Dot(s.normal, s.toEye)
	if facing < -grazing {
		s.normal = r3.Scale(-1, s.normal)
	}
	s.opacity = like.through(math.Abs(facing))
	return s
}

// shine has the lights of the share shine on spots, one after the other.
func (sh *shader) shine(spots []spot) {
	for k := range sh.share {
		sh.share[k].shine(spots)
	}
}

// shine adds what of a light gets to each spot, and the sun's highlight (J. Blinn, SIGGRAPH 1977).
func (l *light) shine(spots []spot) {
	for i := range spots {
		s := &spots[i]
		cos := r3.Dot(s.normal, l.direction)
		if cos <= 0 || s.fade >= 1 || s.plain {
			continue
		}
		reach := l.reaches(s.point, s.normal)
		if reach == 0 {
			continue
		}
		arriving := l.color.scale(float32(cos) * reach)
		s.diffuse = s.diffuse.add(arriving)
		if l.sun && s.gloss > 0 {
			half := r3.Add(l.direction, s.toEye)
			if cos := r3.Dot(s.normal, half) / math.Sqrt(r3.Norm2(half)); cos > 0 {
				s.highlight = s.highlight.add(arriving.scale(pow32(float32(cos))))
			}
		}
	}
}

// light is what a spot gives of the lights of one share, and of the glow from the ground.
func (sh *shader) light(s *spot) rgb {
	scale := exposure * float32(sh.samples*sh.samples)
	below := float32(0.5 - 0.5*r3.Dot(s.normal, sh.scene.up))
	c := s.color.times(s.diffuse.scale(scale).add(groundColor.scale(exposure * (0.10 + 0.28*below))))
	return c.add(s.highlight.scale(scale * s.gloss))
}
