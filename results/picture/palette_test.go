package picture

import (
	"image/color"
	"math"
	"testing"
)

// OKLab must give back the colour it was made from, and white has lightness 1 and no hue.
func TestLabRoundTrip(t *testing.T) {
	for _, v := range []uint32{0x000000, 0xffffff, 0xd1603d, 0x1d2a63, 0x00ff00, 0x7f7f7f} {
		want := hex(v)
		got := want.lab().rgb()
		if d := math.Abs(float64(got.r-want.r)) + math.Abs(float64(got.g-want.g)) + math.Abs(float64(got.b-want.b)); d > 1e-5 {
			t.Errorf("%06x: %v, want %v", v, got, want)
		}
		if got := want.rgba(); got != (color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}) {
			t.Errorf("%06x became %v", v, got)
		}
	}
	if w := hex(0xffffff).lab(); math.Abs(w.l-1) > 1e-4 || math.Hypot(w.a, w.b) > 1e-4 {
		t.Errorf("white is %v", w)
	}
}

// A colour map of a quantity must rise in lightness all the way: it reads in grey, and to every eye.
func TestScalarRampsRise(t *testing.T) {
	for name, r := range map[string]ramp{"on light ground": scalarRamp, "on dark ground": darkRamp} {
		last := -1.0
		for i := range 101 {
			l := r.at(float64(i) / 100).lab().l
			if l <= last {
				t.Fatalf("%s: lightness falls at %d %%", name, i)
			}
			last = l
		}
		if r.at(math.NaN()) != r.at(0) || r.at(-1) != r.at(0) || r.at(9) != r.at(1) {
			t.Errorf("%s: values out of range are not held at the ends", name)
		}
	}
}

// All of the map on dark ground stands out from that of the page as WCAG 2.1 (1.4.11) wants it of graphics: by a contrast of 3 to 1.
func TestDarkRampStandsOut(t *testing.T) {
	luminance := func(c rgb) float64 { return 0.2126*float64(c.r) + 0.7152*float64(c.g) + 0.0722*float64(c.b) }
	ground := luminance(hex(0x171b20))
	for i, c := range ScalarColors(256, true) {
		if contrast := (luminance(fromColor(c)) + 0.05) / (ground + 0.05); contrast < 3 {
			t.Fatalf("colour %d of 256, %v, has a contrast of %.2f", i, c, contrast)
		}
	}
}
