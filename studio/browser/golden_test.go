package browser

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// Of the pixels of a golden picture so many may differ, by more than so much of 255: browsers and their versions round differently.
const (
	mostOff  = 0.005
	farApart = 8
)

// The picture of each of these is what it was: GABION_GOLDEN=write writes it anew. Only what is drawn is compared, not text, whose form depends on the fonts that are installed.
func TestGolden(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 640)
	p.drawn("t = 0.0000 s")
	for _, c := range []struct {
		name   string
		ratio  float64
		scheme string
		does   string   // in the page
		size   [2]int64 // of the page; zero: 1000 by 640
	}{
		{name: "start", ratio: 1},
		{name: "small", ratio: 1, size: [2]int64{800, 600}},
		{name: "large", ratio: 1, size: [2]int64{1280, 800}},
		{name: "end", ratio: 1, does: "key('End')"},
		{name: "ratio2", ratio: 2},
		{name: "dark", ratio: 1, scheme: "dark"},
		{name: "wires", ratio: 1, scheme: "light", does: "key('w'), key('t')"},
		{name: "cut", ratio: 1, does: "key('Escape'), key('c')"},
		{name: "below", ratio: 1, does: "key('c'), gabionStage.orbit(30, -60, 1.5)"},
	} {
		if c.size == [2]int64{} {
			c.size = [2]int64{1000, 640}
		}
		p.do(chromedp.EmulateViewport(c.size[0], c.size[1], chromedp.EmulateScale(c.ratio)))
		if c.scheme != "" {
			p.shade(c.scheme)
		}
		if c.does != "" {
			p.until("(() => { const key = k => document.dispatchEvent(new KeyboardEvent('keydown', { key: k })); " + c.does + "; return true })()")
		}
		if c.name == "end" {
			p.drawn("t = 0.2000 s")
		}
		p.golden("net-impact-" + c.name)
	}
	p.clean()
}

// The largest model of the library is compared in a cut of 12 000 of its particles: grains that are smaller than pixels are drawn by what rounding makes of them.
func TestGoldenBarrier(t *testing.T) {
	chromium(t)
	model := library(t, "barrier-large.yaml", "columns: 500", "columns: 60", "rows: 80", "rows: 8")
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.until("gabionStage.particles.count === 12000")
	p.until("gabionStage.aim([1.5, 0.5, 0]) ?? gabionStage.orbit(0, 0, 10) ?? true") // nearer to them and the net
	p.golden("barrier-large")
	p.clean()
}

// shade has the page be light or dark, and waits until the picture is.
func (p *tab) shade(scheme string) {
	p.t.Helper()
	p.scheme(scheme)
	p.until("gabionStage.root.background.getHexString() === " + quote(map[string]string{"light": "f4f6f8", "dark": "171b20"}[scheme]))
}

// golden compares what is drawn, when it is as fine as it will be, with the golden picture of a name. A page under way to it, which a slow machine shows for long, may differ.
func (p *tab) golden(name string) {
	p.t.Helper()
	p.rests()
	path := filepath.Join("testdata", "golden", name+".png")
	if os.Getenv("GABION_GOLDEN") == "write" {
		writePicture(p.t, path, p.canvas())
		return
	}
	file, err := os.Open(path)
	if err != nil {
		p.t.Fatal(err)
	}
	defer file.Close()
	want, err := png.Decode(file)
	if err != nil {
		p.t.Fatal(err)
	}
	for end := time.Now().Add(30 * time.Second); ; p.rests() {
		got := p.canvas()
		text := difference(got, want)
		if text == "" {
			return
		}
		if time.Now().After(end) {
			p.t.Errorf("%s: %s", name, text)
			var data bytes.Buffer
			if err := png.Encode(&data, got); err != nil {
				p.t.Fatal(err)
			}
			keepPicture(p.t, "golden-"+name, data.Bytes())
			return
		}
	}
}

func writePicture(t *testing.T, path string, img image.Image) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(file, img); err != nil {
		t.Fatal(err)
	}
}

// difference tells how two pictures differ; "" where they are as good as the same.
func difference(got, want image.Image) string {
	in := want.Bounds()
	if got.Bounds() != in {
		return fmt.Sprintf("a picture of %v, want %v", got.Bounds().Size(), in.Size())
	}
	off := 0
	for y := in.Min.Y; y < in.Max.Y; y++ {
		for x := in.Min.X; x < in.Max.X; x++ {
			r, g, b, _ := got.At(x, y).RGBA()
			r2, g2, b2, _ := want.At(x, y).RGBA()
			if apart(r, r2) || apart(g, g2) || apart(b, b2) {
				off++
			}
		}
	}
	if share := float64(off) / float64(in.Dx()*in.Dy()); share > mostOff {
		return fmt.Sprintf("%.2f %% of the pixels differ", 100*share)
	}
	return ""
}

// apart tells whether two parts of colours, of 65535, are far apart.
func apart(a, b uint32) bool { return max(a, b)-min(a, b) > farApart<<8 }
