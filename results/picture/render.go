package picture

// Render and Write: a frame, a camera and options in, a picture out.

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"io"
	"math"

	"gonum.org/v1/gonum/spatial/r3"

	"gabion/internal/progress"
	"gabion/results"
)

// Options say how a picture looks. The zero value is a picture of 1280 by 800 pixels of particles in the colours of stone.
type Options struct {
	Width, Height int        // pixels; 0 means 1280 by 800
	Samples       int        // samples along a pixel's edge; 0 means 2
	ColorBy       string     // "" (stone), "speed", "radius", or the name of a scalar of the particles
	Range         [2]float64 // of the scalar; equal values mean the least and the largest in the frame
	Caption       string     // written in the lower left corner
	NoLegend      bool
	Look          Look
	Room          *Room // in which it is drawn: it is good until the next one is; nil takes memory of its own
}

const maxPixels = 16384

func (o Options) withDefaults() (Options, error) {
	if o.Width == 0 && o.Height == 0 {
		o.Width, o.Height = 1280, 800
	}
	if o.Samples == 0 {
		o.Samples = 2
	}
	if o.Width < 1 || o.Height < 1 || o.Width > maxPixels || o.Height > maxPixels || o.Samples < 1 || o.Samples > 8 {
		return o, fmt.Errorf("picture: %d by %d pixels with %d samples; accepted are 1 to %d pixels and 1 to 8 samples",
			o.Width, o.Height, o.Samples, maxPixels)
	}
	return o, nil
}

// Render draws f, as a phase of ctx, whose error it returns once that has ended. The same input gives the same picture, bit for bit.
func Render(ctx context.Context, f *results.Frame, c Camera, o Options) (*image.RGBA, error) {
	o, err := o.withDefaults()
	if err != nil {
		return nil, err
	}
	if p := o.Look.Cut; p != nil {
		if r3.Norm(p.Normal) == 0 {
			return nil, fmt.Errorf("picture: the plane of a cut has no normal")
		}
	}
	v, err := c.view(o.Width*o.Samples, o.Height*o.Samples)
	if err != nil {
		return nil, err
	}
	particles, err := newColoring(f.Particles, o)
	if err != nil {
		return nil, err
	}
	colors := &colors{particle: particles.particle, particles: particles, pressure: pressures(f), flow: speeds(f)}
	s, err := newScene(f, r3.Unit(c.Up), &o.Look, v.pixel(o.Samples), colors)
	if err != nil {
		return nil, err
	}
	room := cmp.Or(o.Room, new(Room))
	img := room.image(o.Width, o.Height)
	phase := progress.Begin(ctx, "drawing a picture", bandCount(v.height)+skyLights+sunLights+o.Samples*o.Samples*bandCount(v.height))
	defer phase.End()
	newShader(phase, s, v, o.Samples, room).pixels(img)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := annotate(img, f, colors, o); err != nil {
		return nil, err
	}
	return img, nil
}

// Write renders f into a PNG file of a run's folder, atomically. There is none when ctx ends before.
func Write(ctx context.Context, to *results.Folder, name string, f *results.Frame, c Camera, o Options) error {
	img, err := Render(ctx, f, c, o)
	if err != nil {
		return err
	}
	phase := progress.Begin(ctx, "writing a picture", 0)
	defer phase.End()
	return to.WriteFile(name, func(w io.Writer) error { return writePNG(phase, w, img) })
}

// colors are what the quantities of a frame look like.
type colors struct {
	particle       func(i int) rgb
	particles      *coloring // the legend of these
	pressure, flow coloring
}

// legends are those that a picture needs, from the lowest up.
func (c *colors) legends() (list []*coloring) {
	if c.particles.values != nil {
		list = append(list, c.particles)
	}
	for _, q := range []*coloring{&c.pressure, &c.flow} {
		if q.high > 0 {
			list = append(list, q)
		}
	}
	return list
}

// coloring gives a quantity, such as one of particles, its colours.
type coloring struct {
	name, unit string
	values     []float64 // nil: stone
	ids        []int64
	low, high  float64
}

func newColoring(g results.Particles, o Options) (*coloring, error) {
	c := &coloring{name: o.ColorBy, ids: g.ID}
	switch o.ColorBy {
	case "":
		return c, nil
	case "speed":
		c.values, c.unit = g.Speed(), "m/s"
	case "radius":
		c.values, c.unit = g.Radius, "m"
	default:
		for _, s := range g.Scalars {
			if s.Name == o.ColorBy {
				c.values, c.unit = s.Values, s.Unit
			}
		}
	}
	if len(c.values) != g.Len() {
		return nil, fmt.Errorf("picture: cannot colour by %q: the particles have %d values of it for %d particles",
			o.ColorBy, len(c.values), g.Len())
	}
	if c.low, c.high = o.Range[0], o.Range[1]; c.low == c.high {
		c.low, c.high = extent(c.values)
	}
	return c, nil
}

// extent returns the least and the largest finite value, apart even when all are one: then it begins at zero.
func extent(values []float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, v := range values {
		if !math.IsNaN(v) && !math.IsInf(v, 0) {
			low, high = min(low, v), max(high, v)
		}
	}
	switch {
	case low > high:
		return 0, 1
	case low == high && low == 0:
		return 0, 1
	case low == high:
		return min(0, low), max(0, low)
	}
	return low, high
}

// color is that of a value.
func (c *coloring) color(v float64) rgb { return scalarRamp.at((v - c.low) / (c.high - c.low)) }

func (c *coloring) particle(i int) rgb {
	if c.values != nil {
		return c.color(c.values[i])
	}
	if i < len(c.ids) {
		return stone(c.ids[i])
	}
	return stone(int64(i))
}
