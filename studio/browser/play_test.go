package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// playedModel is a hundred thousand particles of two sizes, and sixty frames of them.
var playedModel = strings.NewReplacer(
	"A million particles", "A hundred thousand particles", "counts: [100, 100, 100]", "counts: [100, 100, 10]",
	"{step: 2e-5 s, end: 2e-4 s}", "{step: 1e-4 s, end: 0.06 s}", "{interval: 1e-4 s, replay: 1e-4 s, plots: false}", "{interval: 1e-3 s, replay: 1e-3 s, plots: false}",
).Replace(millionModel)

// A run of a hundred thousand particles plays through all its frames to the last. How many pictures a second that gives, and what draws them, stands in the log.
func TestPlayHundredThousand(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	model, folder := filepath.Join(dir, "many.yaml"), filepath.Join(dir, "many")
	if err := os.WriteFile(model, []byte(playedModel), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "run", model, "-o", folder)
	p := open(t, serve(t, "view", folder), 1280, 800)
	p.drawn("t = 0.0000 s")
	if n := value[int](p, "gabionStage.particles.count"); n != 100_000 {
		t.Fatalf("%d particles", n)
	}
	t.Logf("drawn by %s", p.graphics())
	type outcome struct{ Seconds, Pictures, Whole, Frames float64 }
	for _, c := range []struct{ name, faster string }{
		{"as the page asks for it, which is thirty frames a second", ""}, {"once more, with all frames at hand", ""}, {"at twice the speed", "+"},
	} {
		p.keys(kb.Home)
		p.drawn("t = 0.0000 s")
		p.rests()
		p.keys(c.faster + " ")
		o := value[outcome](p, `(async () => {
			const frames = new Set(), clock = document.querySelector('.clock'), stage = gabionStage
			const start = performance.now(), pictures = stage.drawn, whole = stage.drawnWhole
			for (let at = pictures; clock.textContent !== 't = 0.0600 s'; at = stage.drawn) {
				await new Promise(done => requestAnimationFrame(done))
				if (stage.drawn > at) frames.add(clock.textContent)
			}
			return {Seconds: (performance.now() - start) / 1000, Pictures: stage.drawn - pictures, Whole: stage.drawnWhole - whole, Frames: frames.size}
		})()`)
		t.Logf("%s: %.0f of 60 frames seen, %.0f pictures in %.2f s, %.1f a second, %.0f of them with all particles", c.name, o.Frames, o.Pictures, o.Seconds, o.Pictures/o.Seconds, o.Whole)
		if o.Frames < 2 || o.Pictures < 2 {
			t.Errorf("%s: %+v", c.name, o)
		}
		p.drawn("t = 0.0600 s")
	}
	p.clean()
}

// graphics is what draws.
func (p *tab) graphics() string {
	p.t.Helper()
	return value[string](p, `(() => {
		const gl = gabionStage.renderer.getContext(), known = gl.getExtension('WEBGL_debug_renderer_info')
		return gl.getParameter(known ? known.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
	})()`)
}
