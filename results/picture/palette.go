package picture

// Colours: linear light inside, sRGB at the edges, and colour maps that are even to the eye (mixed in OKLab).

import (
	"image/color"
	"math"
)

// rgb is a colour in linear light, 0 to 1.
type rgb struct{ r, g, b float32 }

func (a rgb) add(b rgb) rgb            { return rgb{a.r + b.r, a.g + b.g, a.b + b.b} }
func (a rgb) scale(s float32) rgb      { return rgb{a.r * s, a.g * s, a.b * s} }
func (a rgb) times(b rgb) rgb          { return rgb{a.r * b.r, a.g * b.g, a.b * b.b} }
func (a rgb) mix(b rgb, s float32) rgb { return a.scale(1 - s).add(b.scale(s)) }

// hex returns the linear colour of 0xRRGGBB.
func hex(v uint32) rgb {
	return rgb{toLinear(float64(v>>16&255) / 255), toLinear(float64(v>>8&255) / 255), toLinear(float64(v&255) / 255)}
}

// fromColor returns the linear colour of any colour.
func fromColor(c color.Color) rgb {
	r, g, b, _ := c.RGBA()
	return rgb{toLinear(float64(r) / 65535), toLinear(float64(g) / 65535), toLinear(float64(b) / 65535)}
}

// toLinear and toSRGB are the transfer function of IEC 61966-2-1.
func toLinear(v float64) float32 {
	if v <= 0.04045 {
		return float32(v / 12.92)
	}
	return float32(math.Pow((v+0.055)/1.055, 2.4))
}

func toSRGB(v float64) float64 {
	if v <= 0.0031308 {
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - 0.055
}

// encodeTable holds toSRGB in bytes over 4096 steps of linear light.
var encodeTable = func() (t [4096]uint8) {
	for i := range t {
		t[i] = uint8(255*toSRGB(float64(i)/float64(len(t)-1)) + 0.5)
	}
	return t
}()

func encodeByte(v float32) uint8 {
	return encodeTable[int(min(max(v, 0), 1)*float32(len(encodeTable)-1)+0.5)]
}

func (a rgb) rgba() color.RGBA {
	return color.RGBA{encodeByte(a.r), encodeByte(a.g), encodeByte(a.b), 255}
}

// lab is a colour in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020).
type lab struct{ l, a, b float64 }

func (c rgb) lab() lab {
	r, g, b := float64(c.r), float64(c.g), float64(c.b)
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return lab{
		0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s,
	}
}

func (c lab) rgb() rgb {
	l, m, s := c.l+0.3963377774*c.a+0.2158037573*c.b, c.l-0.1055613458*c.a-0.0638541728*c.b, c.l-0.0894841775*c.a-1.2914855480*c.b
	l, m, s = l*l*l, m*m*m, s*s*s
	return rgb{
		float32(max(0, 4.0767416621*l-3.3077115913*m+0.2309699292*s)),
		float32(max(0, -1.2684380046*l+2.6097574011*m-0.3413193965*s)),
		float32(max(0, -0.0041960863*l-0.7034186147*m+1.7076147010*s)),
	}
}

// ramp is a colour map: evenly spaced colours, mixed in OKLab.
type ramp []lab

func newRamp(stops ...uint32) ramp {
	r := make(ramp, len(stops))
	for i, s := range stops {
		r[i] = hex(s).lab()
	}
	return r
}

// at returns the colour at s in 0..1; outside, and not a number, the ends.
func (r ramp) at(s float64) rgb {
	if !(s > 0) {
		return r[0].rgb()
	}
	if s >= 1 {
		return r[len(r)-1].rgb()
	}
	x := s * float64(len(r)-1)
	i := int(x)
	f := x - float64(i)
	a, b := r[i], r[i+1]
	return lab{a.l + f*(b.l-a.l), a.a + f*(b.a-a.a), a.b + f*(b.b-a.b)}.rgb()
}

var (
	// scalarRamp rises steadily in lightness: deep blue, blue, teal, green, amber.
	scalarRamp = newRamp(0x1d2a63, 0x20618f, 0x27938a, 0x80b95e, 0xf5bd3d)
	// darkRamp has the same hues, lighter, for pictures on dark ground: its dark end stands out there too.
	darkRamp = newRamp(0x6a70d8, 0x4796cc, 0x45b3a4, 0x96cd70, 0xf8d377)
	// stoneRamp is the range of natural stone.
	stoneRamp = newRamp(0x6f6a62, 0x8d8577, 0xa89d8a, 0xb9ac97, 0x9a9a96)

	wireColor   = hex(0x2f3e4e)
	knotColor   = hex(0x6b7f92)
	wallColor   = hex(0xd9d6cf)
	floorColor  = hex(0xc9c8c4)
	fluidColor  = hex(0x3a7ebf)
	bodyPalette = []rgb{hex(0xd1603d), hex(0x3b6ea5), hex(0x5b8c5a), hex(0xe0a030), hex(0x7a5c8e), hex(0x4c9a9a)}
)

// ScalarColors are so many colours of the map by which quantities are shown, from the least to the largest value, on light or on dark ground.
func ScalarColors(n int, dark bool) []color.RGBA {
	r := scalarRamp
	if dark {
		r = darkRamp
	}
	list := make([]color.RGBA, n)
	for i := range list {
		list[i] = r.at(float64(i) / float64(max(n-1, 1))).rgba()
	}
	return list
}

// stone returns the colour of a particle without a scalar: fixed for its identifier.
func stone(id int64) rgb {
	h := scramble(uint64(id))
	base := stoneRamp.at(float64(h&0xffff) / 0xffff)
	return base.scale(0.85 + 0.3*float32(h>>16&0xffff)/0xffff)
}

// scramble is a fixed bijection of 64-bit numbers that leaves no visible pattern (multiply, fold, multiply).
func scramble(x uint64) uint64 {
	x = (x + 1) * 0x9e3779b97f4a7c15
	x ^= x >> 32
	x *= 0xd6e8feb86659fd93
	return x ^ x>>32
}
