package browser

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// lags gives the page what measures how far its picture is behind a run, ms: from when the run stood there to when the answer has left the program, and from then to when the
// graphics have drawn it, of so many pictures; and whether it was asked for when the one before had been drawn.
const lags = `window.lags = (async count => {
	const stage = gabionStage, send = XMLHttpRequest.prototype.send, came = new WeakMap(), all = [] // by the bytes of frames
	XMLHttpRequest.prototype.send = function (...how) {
		const idle = stage.shows() // what is asked for while another is being drawn waits for that
		performance.clearResourceTimings()
		this.addEventListener('load', () => {
			if (!this.responseURL.includes('/live/frame') || this.status !== 200) return
			came.set(this.response, { idle, url: this.responseURL, age: Number(this.getResponseHeader('Server-Timing').match(/state;dur=([\d.]+)/)[1]) })
		})
		send.apply(this, how)
	}
	for (let last = stage.frame; all.length < count;) {
		await new Promise(done => setTimeout(done, 1))
		if (stage.frame === last || stage.frame === null) continue
		last = stage.frame
		const look = came.get(last.blocks.get('position').buffer)
		if (!look) continue // asked for before
		while (stage.frame === last && !stage.shows()) await new Promise(done => setTimeout(done, 1))
		if (stage.frame !== last) continue // a newer one was there before it was drawn
		const now = performance.now(), timing = performance.getEntriesByName(look.url).at(-1)
		if (timing) all.push([last.header.time, look.age, now - timing.responseStart, Number(look.idle)])
	}
	XMLHttpRequest.prototype.send = send
	return all
})`

// What is seen of a run of a hundred thousand particles is what it is now. How far pictures lag stands in the log, of a run that goes on and of one that makes single steps.
func TestLag(t *testing.T) {
	chromium(t)
	model := filepath.Join(t.TempDir(), "many.yaml")
	text := strings.NewReplacer("end: 0.06 s", "end: 100 s", "interval: 1e-3 s, replay: 1e-3 s", "interval: 1 s").Replace(playedModel)
	if err := os.WriteFile(model, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.until("gabionStage.particles.count === 100000")
	p.until("(" + lags + ") && true")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	p.until("document.querySelector('.live') && gabionStage.frame?.header.time > 0 && gabionStage.shows()") // a picture of the run: the first one waits for that of its scene
	p.lag("going on", value[[][4]float64](p, "lags(5)"))
	p.keys(" ")
	p.until("document.querySelector('.live output').textContent.includes('paused')")
	p.lag("step by step", value[[][4]float64](p, `(async () => {
		const seen = lags(5), more = setInterval(() => [...document.querySelectorAll('.live button')].find(b => b.textContent === 'Step')?.click(), 500)
		const all = await seen
		clearInterval(more)
		return all
	})()`))
	p.keys("s")
	p.until("!document.querySelector('.live')")
	p.clean()
}

// lag logs how far pictures lag, and fails the test where they do not follow the run.
func (p *tab) lag(what string, all [][4]float64) {
	p.t.Helper()
	var whole []float64
	for i, l := range all {
		if l[1] <= 0 || l[2] <= 0 || l[3] == 0 || i > 0 && l[0] <= all[i-1][0] {
			p.t.Errorf("%s: picture %d of %v (time; ms in the program; ms after it; whether it was asked for when the one before had been drawn)", what, i, all)
		}
		whole = append(whole, l[1]+l[2])
	}
	slices.Sort(whole)
	p.t.Logf("%s, drawn by %s: pictures lag by %.0f ms (median of %d); time, ms in the program and after it, and whether it waited for none: %.4g", what, p.graphics(), whole[len(whole)/2], len(whole), all)
}
