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
func TestScalarRampRises(t *testing.T) {
	last := -1.0
	for i := range 101 {
		l := scalarRamp.at(float64(i) / 100).lab().l
		if l <= last {
			t.Fatalf("lightness falls at %d %%", i)
		}
		last = l
	}
	if scalarRamp.at(math.NaN()) != scalarRamp.at(0) || scalarRamp.at(-1) != scalarRamp.at(0) || scalarRamp.at(9) != scalarRamp.at(1) {
		t.Error("values out of range are not held at the ends")
	}
}
