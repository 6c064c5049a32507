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
	}{{"all", false, 1}, {"one of eight", true, 8}} {
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
