package browser

import (
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// What the manual shows, from a model to a picture: the net's stiffness is changed, the model is run and paused, the wire with the largest tension is clicked, and
// a picture is saved; then a branch goes on from the saved state with another friction. The manual's pictures are taken on the way.
func TestWalk(t *testing.T) {
	chromium(t)
	model := library(t, "net-impact.yaml", "end: 1 s", "end: 2 s", "times: [0, 0.2, 0.5, 1]", "times: []") // long enough for a slow page
	p := openWith(t, serve(t, "studio", model), 1400, 800)                                                 // downloads are those of a whole browser
	p.drawn("t = 0.0000 s")

	p.edit("stiffness: 200 kN/m", "stiffness: 300 kN/m")
	p.do(chromedp.KeyEvent(kb.Enter, chromedp.KeyModifiers(2)))                                                         // from the text, before what was typed has been read; then keys steer the run
	p.until("document.querySelector('.live') && parseFloat(document.querySelector('.live output').textContent) > 0.19") // the stones lie in the net
	p.keys(" ")
	p.until("document.querySelector('.live output').textContent.includes('paused')")
	p.until("Math.abs(parseFloat(document.querySelector('.clock').textContent.slice(4)) / parseFloat(document.querySelector('.live output').textContent) - 1) < 1e-3")
	if saved, err := os.ReadFile(model); err != nil || !strings.Contains(string(saved), "stiffness: 300 kN/m") {
		t.Errorf("what was typed has not been saved: %v", err)
	}

	p.until("gabionStage.orbit(25, -55, 0.95) ?? true") // from below, where the net is
	p.rests()

	// The tightest wire is where the camera shows the middle of it.
	at := value[[]float64](p, `(async () => {
		const run = new URLSearchParams(location.hash.slice(1)).get('run'), tight = gabionStage.tightest()
		const item = await (await fetch('/api/1/runs/' + run + '/live/item?kind=link&number=' + tight)).json()
		const canvas = document.querySelector('.stage canvas'), box = canvas.getBoundingClientRect()
		const times = (m, v) => [0, 1, 2, 3].map(i => m[i] * v[0] + m[i + 4] * v[1] + m[i + 8] * v[2] + m[i + 12] * v[3])
		const { matrixWorldInverse, projectionMatrix } = gabionStage.camera
		const clip = times(projectionMatrix.elements, times(matrixWorldInverse.elements, [...item.at, 1]))
		const seen = clip.map(x => x / clip[3])
		return [box.left + (0.5 + 0.5 * seen[0]) * box.width, box.top + (0.5 - 0.5 * seen[1]) * box.height]
	})()`)
	p.keys("l") // which may lie over it
	p.do(chromedp.MouseClickXY(at[0], at[1]))
	p.until("document.querySelector('.picked h2')")
	p.keys("l")
	p.keys("t") // a stone may lie before it
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('net.') && [...document.querySelectorAll('.picked tr')].some(r => " +
		"r.cells[0].textContent === 'tension' && parseFloat(r.cells[1].textContent) > 0.999 * gabionStage.tensions()[1])")
	p.rests()
	p.screenshot("studio")

	folder := t.TempDir()
	p.downloads(folder)
	p.keys("p")
	saved := p.downloaded(folder, ".png")
	file, err := os.Open(saved)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if picture, err := png.Decode(file); err != nil || colors(picture, picture.Bounds()) < 50 {
		t.Errorf("the picture shows nothing: %v", err)
	}

	p.press("Save state")
	p.click("#tab-run")
	p.until("document.querySelectorAll('.saved li').length >= 2")
	if value[bool](p, "[...document.querySelectorAll('.facts th')].some(h => ['frames', 'events'].includes(h.textContent))") {
		t.Error("the page counts the frames of a run under way, which it has not looked for")
	}
	p.screenshot("studio-branch")
	p.accessible("branch")
	p.edit("friction: 0.5", "friction: 0.3")
	paused := value[float64](p, "parseFloat(document.querySelector('.live output').textContent)")
	end := 0.02 * (math.Ceil(paused/0.02) + 1) // a time of a frame
	p.edit("end: 2 s", fmt.Sprintf("end: %.2f s", end))
	p.until("document.querySelector('.problems').ariaBusy === 'false'")
	p.until("[...document.querySelectorAll('.saved button')].some((b, k, all) => k === all.length - 1 && !b.disabled && (b.click() ?? true))")
	p.until("document.querySelector('.top select').selectedOptions[0].textContent === 'net-impact-2' && !document.querySelector('.live') && document.querySelector('.clock')?.textContent === " + quote(fmt.Sprintf("t = %.4f s", end)))
	branch, err := os.ReadFile(filepath.Join(filepath.Dir(model), "out/net-impact-2/model.yaml"))
	if first, _, _ := strings.Cut(string(branch), "\n"); err != nil || !strings.HasPrefix(first, "# Begun with the state of ") {
		t.Errorf("the branch begins with %q, %v", first, err)
	}
	p.keys(kb.Escape)
	p.clean()
}
