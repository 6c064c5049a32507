package browser

import (
	"encoding/json"
	"image"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// library copies a model of the library to a folder of its own, with some texts in the places of others, pair by pair, and returns its path.
func library(t *testing.T, name string, changes ...string) string {
	t.Helper()
	text, err := os.ReadFile(repository("models/library/" + name))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(strings.NewReplacer(changes...).Replace(string(text))), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// endless copies the model of a net under a shower of stones, for a run that ends when it is told to: whatever is done to it finds it under way, however fast it is and however slow the page.
func endless(t *testing.T) string {
	t.Helper()
	return library(t, "net-impact.yaml", "end: 1 s", "end: 100 s", "times: [0, 0.2, 0.5, 1]", "times: []")
}

// sameAsAlone fails the test where the run of a model that has been stopped, or gone on with, has other results than one of as many steps that nobody watched.
func sameAsAlone(t *testing.T, model string) {
	t.Helper()
	folder, alone := filepath.Join(filepath.Dir(model), "out", "net-impact"), filepath.Join(t.TempDir(), "alone")
	text, err := os.ReadFile(filepath.Join(folder, "summary.json"))
	if err != nil {
		t.Fatal(err)
	}
	var summary struct{ Time struct{ Steps int } }
	if err := json.Unmarshal(text, &summary); err != nil || summary.Time.Steps == 0 {
		t.Fatalf("%s: %v", text, err)
	}
	command(t, "run", model, "-o", alone, "--steps", strconv.Itoa(summary.Time.Steps))
	for _, name := range []string{"history.csv", "audit.csv"} {
		one, err := os.ReadFile(filepath.Join(alone, name))
		if err != nil {
			t.Fatal(err)
		}
		other, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil || string(one) != string(other) {
			t.Errorf("%s of a run of %d steps differs from that of one that nobody watched: %v", name, summary.Time.Steps, err)
		}
	}
}

// stepOf is the number of the step that a run under way has come to, in the page.
const stepOf = "Number(document.querySelector('.live output').textContent.match(/step (\\d+)/)[1])"

// runs has the model run, from the picture, until it has made some steps, and pauses it.
func (p *tab) runs() {
	p.t.Helper()
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	p.until(stepOf + " > 0")
	p.keys(" ")
	p.until("document.querySelector('.live output').textContent.includes('paused')")
}

// stops ends the run that the page shows, which goes on or is paused, and waits for the last of its frames.
func (p *tab) stops() {
	p.t.Helper()
	p.keys("s")
	p.until("!document.querySelector('.live') && document.querySelector('.timeline')")
	p.until("gabionStage.frame && document.querySelector('.clock').textContent === 't = ' + gabionStage.frame.header.time.toFixed(4) + ' s'")
}

// edit puts a text in the place of another in the editor, by its first occurrence.
func (p *tab) edit(was, is string) {
	p.t.Helper()
	p.until("window.gabionEditor?.select(" + quote(was) + ")")
	p.keys(is)
}

// A model is drawn before it runs, within a second or so, with its text beside it.
func TestModelBeforeItRuns(t *testing.T) {
	chromium(t)
	model := library(t, "net-impact.yaml")
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.until("document.querySelector('.problems').textContent.includes('1300 particles, 280 bodies')")
	p.until("(text => text && text.scrollWidth <= text.clientWidth)(document.querySelector('.cm-scroller'))") // lines that are longer than the editor is wide wrap
	if n := colors(p.screenshot("studio-model"), image.Rect(500, 60, 1000, 700)); n < 50 {
		t.Errorf("%d colours", n)
	}
	p.clean()
}

// goldenModels are those whose pictures before they run are compared with golden ones.
var goldenModels = []string{
	"brazil-nut.yaml", "bucket.yaml", "catch-net.yaml", "couette.yaml", "debris-barrier.yaml",
	"drum.yaml", "gabion.yaml", "rockfall-kit.yaml", "slider-crank.yaml", "squeezer.yaml", "triaxial.yaml",
}

// darkModels are those of them that are compared in the dark too, where what no quantity colours has other colours.
var darkModels = []string{"debris-barrier.yaml", "rockfall-kit.yaml", "slider-crank.yaml", "squeezer.yaml"}

// Every model of the library opens and is drawn before it runs, where the program's own pictures have it.
func TestLibrary(t *testing.T) {
	chromium(t)
	address := serve(t, "studio", repository("models/library"))
	first := open(t, address, 1400, 800)
	first.drawn("t = 0.0000 s")
	for _, name := range first.models() {
		t.Run(name, func(t *testing.T) {
			p := open(t, address, 1400, 800)
			p.drawn("t = 0.0000 s")
			p.openModel(name)
			if n := colors(p.screenshot("library-"+name), image.Rect(440, 120, 850, 700)); n < 10 {
				t.Errorf("%s: %d colours", name, n)
			}
			if slices.Contains(goldenModels, name) {
				p.golden(strings.TrimSuffix(name, ".yaml"))
			}
			if slices.Contains(darkModels, name) {
				p.shade("dark")
				p.golden(strings.TrimSuffix(name, ".yaml") + "-dark")
				p.shade("light")
			}
			p.sameCover(name)
			p.clean()
		})
	}
}

// models are the names of those that the page can open: at least those of the library.
func (p *tab) models() []string {
	p.t.Helper()
	names := value[[]string](p, "[...document.querySelectorAll('.model select option')].map(o => o.value)")
	if len(names) < 15 {
		p.t.Fatalf("models %v", names)
	}
	return names
}

// openModel opens one of them, and waits until it has been checked and drawn.
func (p *tab) openModel(name string) {
	p.t.Helper()
	p.until(`(() => {
		const select = document.querySelector('.model select')
		select.value = ` + quote(name) + `
		select.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
	p.until("document.title === " + quote(name+" – Gabion") + " && document.querySelector('.problems').ariaBusy === 'false'")
	p.drawn("t = 0.0000 s")
}

// A model whose text is slow to come stays open when it is there, although the page looks every other second whether the file of the one before has changed.
func TestSlowText(t *testing.T) {
	chromium(t)
	p := open(t, serve(t, "studio", repository("models/library")), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.until("window.gabionEditor")
	p.until(`(() => {
		const fetched = window.fetch
		window.fetch = async (...asked) => {
			const answer = await fetched(...asked), whole = answer.arrayBuffer.bind(answer)
			if (String(asked[0]).includes('/models/')) answer.arrayBuffer = () => new Promise(done => setTimeout(() => done(whole()), 2500))
			return answer
		}
		const select = document.querySelector('.model select')
		select.value = 'pendulum.yaml'
		select.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
	p.until("document.querySelector('.model select').value === 'pendulum.yaml' && document.title === 'pendulum.yaml – Gabion'")
	titles := value[[]string](p, `(async () => {
		const titles = new Set()
		for (let i = 0; i < 60; i++) {
			titles.add(document.querySelector('.model select').value)
			await new Promise(done => setTimeout(done, 100))
		}
		return [...titles]
	})()`)
	if len(titles) != 1 {
		t.Errorf("the page has shown %q", titles)
	}
	p.clean()
}

// A mistake is marked where and as "gabion check" says it; its fix is accepted; what is saved is what was typed, to the byte; a change by another program is noticed.
func TestMistakes(t *testing.T) {
	chromium(t)
	model := library(t, "pendulum.yaml")
	before, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.edit("bodies", "boddies")
	p.until("document.querySelector('.problems li')?.textContent.includes('boddies')")
	shown := value[string](p, "document.querySelector('.problems li button').textContent")
	wrong := strings.Replace(string(before), "bodies", "boddies", 1)
	if err := os.WriteFile(model+".wrong.yaml", []byte(wrong), 0o644); err != nil {
		t.Fatal(err)
	}
	printed, _ := exec.Command(program, "check", model+".wrong.yaml").CombinedOutput()
	if !strings.Contains(string(printed), ":"+shown) {
		t.Errorf("shown %q, printed %s", shown, printed)
	}
	p.until("document.querySelector('.cm-lintRange-error')?.textContent === 'boddies'")
	p.screenshot("studio-mistake")
	p.accessible("mistake")
	p.do(chromedp.KeyEvent(kb.Enter, chromedp.KeyModifiers(2))) // does not run it, nor save it
	p.until("document.querySelector('.message')?.textContent.includes('has mistakes')")
	if same, err := os.ReadFile(model); err != nil || string(same) != string(before) {
		t.Errorf("a model with a mistake has been saved: %v", err)
	}
	p.click(".problems li button + button")
	p.until("document.querySelectorAll('.problems li').length === 0")
	p.edit("mass: 1 kg", "mass: 2 kg")
	p.do(chromedp.KeyEvent("s", chromedp.KeyModifiers(2))) // with Ctrl
	p.until("document.querySelector('.model .save').disabled")
	after, err := os.ReadFile(model)
	if err != nil {
		t.Fatal(err)
	}
	if want := strings.Replace(string(before), "mass: 1 kg", "mass: 2 kg", 1); string(after) != want {
		t.Errorf("saved\n%s\nwant\n%s", after, want)
	}
	p.edit("mass: 2 kg", "mass: 3 kg")
	if err := os.WriteFile(model, append(after, "# by another hand\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	p.until("document.querySelector('.model [role=alert]')")
	p.clean()
}

// While one types, names and keys are proposed that the model and the types have; a key tells what it means.
func TestHelpWhileTyping(t *testing.T) {
	chromium(t)
	model := library(t, "net-impact.yaml")
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.edit("material: rope}", "material: st")
	p.until("[...document.querySelectorAll('.cm-tooltip-autocomplete li')].some(l => l.textContent.includes('stone'))")
	p.screenshot("studio-completion")
	p.until(`(() => { // what comes at once is not meant for what has just shown up, and is not taken
		document.querySelector('.cm-tooltip-autocomplete li')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
		return gabionEditor.text().includes('radius: 6 mm, material: stone')
	})()`)
	p.keys("}")
	p.until("gabionEditor.text().includes('radius: 6 mm, material: stone}')")
	p.clean()
}

// A model is run from the page, paused, stepped and let go by keys alone; the results are those of "gabion run" to the bit.
func TestRun(t *testing.T) {
	chromium(t)
	model := endless(t)
	p := open(t, serve(t, "studio", model), 1400, 800)
	p.drawn("t = 0.0000 s")
	p.runs()
	step := value[int](p, stepOf)
	p.keys(kb.ArrowRight)
	p.until(stepOf + " === " + strconv.Itoa(step+1))
	p.keys("b")
	const place = "[...document.querySelectorAll('.picked tr')].find(r => r.cells[0].textContent === 'position').cells[1].textContent"
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('particle ') && (window.place = " + place + ")")
	p.keys(kb.ArrowRight)
	p.until(place + " !== place") // what is picked is told as it is now
	p.keys("t")
	p.until("document.querySelector('.picked h2')?.textContent.startsWith('net.')")
	p.press("Show net in the model")
	p.until("document.querySelector('.cm-activeLine')?.textContent.includes('name: net') && document.activeElement.matches('.cm-content')")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.until("performance.getEntriesByType('resource').some(e => /table.history.*&after=/.test(e.name))") // only what has come since
	p.screenshot("studio-live")
	p.accessible("live")
	p.keys(" ")
	p.until(stepOf + " > 450") // two frames on
	p.stops()
	p.screenshot("studio-done")
	written, err := os.ReadFile(filepath.Join(filepath.Dir(model), "out/net-impact/history.csv"))
	if err != nil {
		t.Fatal(err)
	}
	at := value[float64](p, "gabionStage.frame.header.time")
	for line := range strings.Lines(string(written)) {
		row := strings.Split(strings.TrimSpace(line), ",")
		if time, err := strconv.ParseFloat(row[0], 64); err == nil && math.Abs(time-at) < 1e-9 {
			p.until("[...document.querySelectorAll('.plot .u-value')].some(v => v.textContent === String(Number(Number(" + row[2] + ").toPrecision(9))))")
			p.showAllDigits()
			p.until("[...document.querySelectorAll('.plot .u-value')].some(v => v.textContent === " + quote(row[2]) + ")")
		}
	}
	sameAsAlone(t, model)
	p.clean()
}
