package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// millionModel is a million particles of two sizes, as they are.
const millionModel = `
title: A million particles
gravity: [0, 0, -9.81]
materials:
  - {name: glass, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.5, friction: 0.5}}
particles:
  - {name: bed, material: glass, radius: {uniform: [4 mm, 5 mm]}, lattice: {counts: [100, 100, 100], origin: [0, 0, 0], spacing: 10.2 mm}, velocity: [0.1, 0, 0]}
solver: {step: 2e-5 s, end: 2e-4 s}
outputs: {interval: 1e-4 s, replay: 1e-4 s, plots: false}
`

// A folder of a million particles opens, is drawn whole and turned, and its frames take no more memory each time. How long that takes stands in the log.
func TestMillion(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model, folder := filepath.Join(dir, "million.yaml"), filepath.Join(dir, "million")
	if err := os.WriteFile(model, []byte(millionModel), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "run", model, "-o", folder)
	start := time.Now()
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	t.Logf("from the command to the first picture, with a browser that starts: %.1f s", time.Since(start).Seconds())
	if n := value[int](p, "gabionStage.particles.count"); n != 1_000_000 {
		t.Fatalf("%d particles", n)
	}
	p.rests()
	for _, c := range []struct {
		what  string
		heavy bool
		every int
	}{{"all", false, 1}, {"one of sixteen", true, 16}} {
		took := value[[]float64](p, `(async () => {
			const pace = gabionStage.pace, start = performance.now()
			let every = 0
			for (let k = 0; k < 10; k++) {
				pace.heavy = `+map[bool]string{true: "true", false: "false"}[c.heavy]+`
				const now = gabionStage.drawn
				gabionStage.orbit(2, 0)
				while (gabionStage.drawn === now || pace.drawing) await new Promise(done => setTimeout(done, 1))
				every = Math.max(every, gabionStage.every)
			}
			return [(performance.now() - start) / 10, every]
		})()`)
		t.Logf("turned, with %s drawn: %.2f pictures a second", c.what, 1000/took[0])
		if int(took[1]) != c.every {
			t.Errorf("one of %g particles is drawn, want %d", took[1], c.every)
		}
	}
	clocks := []string{"t = 0.0000 s", "t = 0.0001 s", "t = 0.0002 s"}
	p.sameMemory(clocks, 12)
	p.clean()
}

// heapModel is particles of many sizes in no order.
const heapModel = `
title: A heap
gravity: [0, 0, -9.81]
materials:
  - {name: glass, density: 2500, young_modulus: 10 MPa, poisson_ratio: 0.3}
contact: {default: {restitution: 0.5, friction: 0.5}}
particles:
  - {name: large, material: glass, radius: {uniform: [4 mm, 12 mm]}, random: {count: 15000, box: {min: [0, 0, 0], max: [0.6, 0.4, 0.4]}}}
  - {name: small, material: glass, radius: 3 mm, lattice: {counts: [40, 40, 20], origin: [0, 0.45, 0], spacing: 7 mm}}
solver: {step: 2e-5 s, end: 4e-5 s}
outputs: {interval: 2e-5 s, replay: 2e-5 s, plots: false}
`

// What the page leaves out because nobody can see it, nobody would see: pictures with and without it have the same pixels, from anywhere, of whatever is cut away or hidden.
func TestOcclusion(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model, folder := filepath.Join(dir, "heap.yaml"), filepath.Join(dir, "heap")
	if err := os.WriteFile(model, []byte(heapModel), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "run", model, "-o", folder)
	p := open(t, serve(t, "view", folder), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.rests()
	for _, c := range []struct {
		name, change string
		most         float64 // part of the particles that may be drawn
	}{
		{"as it opens", "", 0.4},
		{"from below", "s.orbit(40, -70)", 0.9},
		{"from near", "s.orbit(75, 30, 4)", 0.4},
		{"cut", "s.clip({normal: [1, 0.2, 0.1], offset: 0.35})", 0.4},
		{"one group", "s.hide(new Set(['large']))", 0.4},
		{"small", "s.hide(new Set()); s.particles.uniforms.shrink.value = 0.3", 1},
	} {
		p.samePixels(c.name, c.change, c.most)
	}
	p.clean()
}

// Of particles that are few enough to be quads only the part is drawn that may be seen: with the same pixels too.
func TestOcclusionOfFew(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.End)
	p.drawn("t = 0.2000 s")
	p.rests()
	p.samePixels("as they lie", "", 1)
	p.samePixels("from below", "s.orbit(40, -70)", 1)
	p.samePixels("from near", "s.orbit(75, 30, 6)", 1)
	p.clean()
}

// samePixels fails the test where the page, changed, draws other pixels when it leaves out what it finds hidden, or more than a part of the particles.
func (p *tab) samePixels(name, change string, most float64) {
	p.t.Helper()
	type outcome struct {
		Found   float64 // part of all particles that is drawn
		Pixels  int     // that differ
		Colours int
	}
	o := value[outcome](p, `(() => {
		const s = gabionStage
		`+change+`
		s.particles.show(s.every = 1) // all of them, also while the picture moves
		const pixels = sparing => {
			s.sparing = sparing
			s.render(1000, 700, 1)
			const gl = s.renderer.getContext(), bytes = new Uint8Array(4 * gl.drawingBufferWidth * gl.drawingBufferHeight)
			gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, bytes)
			return new Uint32Array(bytes.buffer)
		}
		const all = pixels(false), some = pixels(true), drawn = s.particles.whole
		const found = drawn.geometry.drawRange.count / (drawn.object.type === 'Mesh' ? 6 : 1)
		return {Found: found / s.particles.count, Pixels: all.filter((c, i) => c !== some[i]).length, Colours: new Set(all).size}
	})()`)
	p.t.Logf("%s: %.1f %% of the particles are drawn", name, 100*o.Found)
	if o.Pixels != 0 || o.Colours < 100 || !(o.Found > 0 && o.Found < most) {
		p.t.Errorf("%s: %+v", name, o)
	}
}

// Two hundred frames of a run take no more memory than the first ones.
func TestMemory(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	var clocks []string
	for k := range 11 {
		clocks = append(clocks, fmt.Sprintf("t = %.4f s", 0.02*float64(k)))
	}
	p.drawn(clocks[0])
	p.sameMemory(clocks, 200)
	p.clean()
}

// sameMemory goes through so many frames, again and again through all that a run has, whose clocks are given, and fails the test if the page holds more then
// than when it had seen each.
func (p *tab) sameMemory(clocks []string, frames int) {
	p.t.Helper()
	through := func(n int) time.Duration {
		start := time.Now()
		for k := range n {
			if k++; k%len(clocks) == 0 {
				p.keys(kb.Home)
			} else {
				p.keys(kb.ArrowRight)
			}
			p.drawn(clocks[k%len(clocks)])
		}
		p.keys(kb.Home)
		p.drawn(clocks[0])
		return time.Since(start)
	}
	through(2 * len(clocks))
	before := p.memory()
	took := through(frames)
	after := p.memory()
	p.t.Logf("%d frames in %.1f s; the page holds %.2f MB, and %.2f MB before them", frames, took.Seconds(), after/1e6, before/1e6)
	if after > before+1<<20 {
		p.t.Errorf("the page holds %.2f MB after %d frames, %.2f MB before them", after/1e6, frames, before/1e6)
	}
}

// memory is how many bytes the page holds when what it no longer needs is gone, arrays included.
func (p *tab) memory() float64 {
	p.t.Helper()
	var used float64
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return err
		}
		usage, err := cdp.Call(ctx, t, runtime.GetHeapUsage, cdp.Empty{})
		used = usage.UsedSize + usage.EmbedderHeapUsedSize + usage.BackingStorageSize
		return err
	}))
	return used
}
