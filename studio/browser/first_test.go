package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// How long it takes from the command to the first picture, in a browser that runs already, stands in the log: of models of the library, and of a hundred thousand particles.
func TestFirstPicture(t *testing.T) {
	many := filepath.Join(t.TempDir(), "many.yaml")
	if err := os.WriteFile(many, []byte(strings.Replace(millionModel, "counts: [100, 100, 100]", "counts: [100, 50, 20]", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		model     string
		particles int
	}{{repository("models/library/net-impact.yaml"), 1300}, {repository("models/library/box-fill.yaml"), 10_648}, {many, 100_000}} {
		p := open(t, "about:blank", 1280, 800)
		time.Sleep(time.Second) // until the browser has done what a tab itself takes
		start := time.Now()
		p.do(chromedp.Navigate(p.from(serve(t, "studio", c.model))))
		p.until("window.gabionStage && gabionStage.particles.count > 0 && gabionStage.shows()") // the graphics have drawn them
		took := time.Since(start)
		since := value[float64](p, "performance.now()")
		t.Logf("%s: %.2f s from the command to the picture, %.2f s from when the page was asked for", filepath.Base(c.model), took.Seconds(), since/1000)
		if n := value[int](p, "gabionStage.particles.count"); n != c.particles {
			t.Errorf("%s: %d particles, want %d", c.model, n, c.particles)
		}
		p.do(chromedp.Navigate("about:blank")) // the next has the browser to itself
		p.clean()
	}
}
