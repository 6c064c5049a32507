package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// How long it takes from the command to the first picture, in a browser that runs already, stands in the log: of models of the library, and of a hundred thousand particles.
func TestFirstPicture(t *testing.T) {
	open(t, "about:blank", 400, 300) // starts the browser
	many := filepath.Join(t.TempDir(), "many.yaml")
	if err := os.WriteFile(many, []byte(strings.Replace(millionModel, "counts: [100, 100, 100]", "counts: [100, 50, 20]", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		model     string
		particles int
	}{{repository("models/library/net-impact.yaml"), 1300}, {repository("models/library/box-fill.yaml"), 10_648}, {many, 100_000}} {
		start := time.Now()
		p := open(t, serve(t, "studio", c.model), 1280, 800)
		p.until("window.gabionStage && gabionStage.drawn > 0 && gabionStage.particles.count > 0")
		took := time.Since(start)
		since := value[float64](p, "performance.now()")
		t.Logf("%s: %.2f s from the command to the picture, %.2f s from when the page was asked for", filepath.Base(c.model), took.Seconds(), since/1000)
		if n := value[int](p, "gabionStage.particles.count"); n != c.particles {
			t.Errorf("%s: %d particles, want %d", c.model, n, c.particles)
		}
		p.clean()
	}
}
