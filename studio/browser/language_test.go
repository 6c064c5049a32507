package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Plots are drawn in a browser whose language has a name that scripts cannot read.
func TestLanguage(t *testing.T) {
	p := openWith(t, serve(t, "view", netImpactRun(t)), 1000, 700, chromedp.Flag("accept-lang", "en-US@posix"))
	if language := value[string](p, "navigator.language"); language != "en-US@posix" {
		t.Fatalf("the browser's language is %q", language)
	}
	p.drawn("t = 0.0000 s")
	p.until("document.querySelectorAll('.plot canvas').length >= 2")
	p.clean()
}
