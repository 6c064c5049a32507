package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"runtime"
	"testing"

	"gabion/internal/progress"
)

// A file holds what was drawn, as the standard library reads it, whose check sums hold too, and is the same on any number of processors.
func TestPNG(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {7, 64}, {33, 65}, {200, 300}} {
		r := rand.New(rand.NewPCG(1, 2))
		img := image.NewRGBA(image.Rect(0, 0, size[0], size[1]))
		for y := range size[1] {
			for x := range size[0] {
				v := uint8(x + 2*y)
				if y%50 > 40 {
					v = uint8(r.Uint32())
				}
				img.SetRGBA(x, y, color.RGBA{v, v / 2, uint8(y), 255})
			}
		}
		write := func() []byte {
			var b bytes.Buffer
			phase := progress.Begin(t.Context(), "", 0)
			defer phase.End()
			if err := writePNG(phase, &b, img); err != nil {
				t.Fatal(err)
			}
			return b.Bytes()
		}
		file := write()
		got, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatalf("%v: %v", size, err)
		}
		for y := range size[1] {
			for x := range size[0] {
				if c := color.RGBAModel.Convert(got.At(x, y)); c != img.At(x, y) {
					t.Fatalf("%v: pixel %d, %d is %v, drawn was %v", size, x, y, c, img.At(x, y))
				}
			}
		}
		before := runtime.GOMAXPROCS(1)
		if !bytes.Equal(write(), file) {
			t.Errorf("%v: another file on one processor", size)
		}
		runtime.GOMAXPROCS(before)
	}
}
