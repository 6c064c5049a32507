package browser

import (
	"math"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// placeOfPage is what is open and chosen in a page, and viewOfPage from where it is seen, m.
const placeOfPage = `JSON.stringify([
	document.querySelector('.clock').textContent, document.querySelector('.picked h2')?.textContent, document.querySelector('[role=tab][aria-selected=true]').textContent,
	!document.querySelector('.legend'), gabionStage.shared.clipPlane.value.toArray(), [...gabionStage.hidden],
])`
const viewOfPage = "[...gabionStage.camera.position, ...gabionStage.controls.target]"

// A page that is loaded again shows the frame, the view, what is picked, hidden and cut, and the panel that it showed before: of a run, and of a model.
func TestReload(t *testing.T) {
	p := open(t, serve(t, "view", netImpactRun(t)), 1000, 700)
	p.drawn("t = 0.0000 s")
	p.keys(kb.ArrowRight + kb.ArrowRight + "ntcl")
	p.drawn("t = 0.0400 s")
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('net.')")
	p.click("#tab-objects")
	p.until("gabionStage.orbit(40, 20, 1.5) ?? gabionStage.pan(0.1, 0.05) ?? true")
	p.until("[...document.querySelectorAll('.panel label')].find(l => l.textContent.trim() === 'shower').querySelector('input').click() ?? true")
	p.until("gabionStage.hidden.has('shower')")
	p.reloads("t = 0.0400 s")

	p = open(t, serve(t, "studio", library(t, "net-impact.yaml")), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.keys("t")
	p.until("document.querySelector('.picked h2')")
	p.until("gabionStage.orbit(40, 20, 1.5) ?? true")
	p.reloads("t = 0.0000 s")
}

// reloads loads the page again and fails the test where it is another then.
func (p *tab) reloads(clock string) {
	p.t.Helper()
	p.rests()
	before, view := value[string](p, placeOfPage), value[[]float64](p, viewOfPage)
	p.until("new Promise(done => setTimeout(() => done(true), 700))") // by then the address has it
	p.do(chromedp.Reload())
	p.drawn(clock)
	p.until("document.querySelector('.picked h2')")
	p.rests()
	if now := value[string](p, placeOfPage); now != before {
		p.t.Errorf("it was %s, and is %s", before, now)
	}
	if now := value[[]float64](p, viewOfPage); !slices.EqualFunc(now, view, func(a, b float64) bool { return math.Abs(a-b) < 1e-5 }) {
		p.t.Errorf("it was seen from %v, and is from %v", view, now)
	}
	p.clean()
}
