package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A study's row opens the curves of its case, a validation's row its run; an approval test shows what its hits were judged by.
func TestReports(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	study := filepath.Join(dir, "lengths.yaml")
	model, err := filepath.Abs(repository("models/library/double-pendulum.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	text := "title: Steps\nmodel: " + model + "\nset: [solver.end=0.2, outputs.plots=false]\nvary:\n  - {path: solver.step, values: [1 ms, 2 ms, 5 ms]}\n" +
		"extract:\n  - {name: lowest, column: upper.position.y, statistic: minimum}\n  - {name: curve, history: [upper.position.y, lower.position.y]}\n"
	if err := os.WriteFile(study, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "sweep", study, "-o", filepath.Join(dir, "out", "lengths"), "--workers", "1")
	command(t, "validate", repository("validation/suites/multibody/pendulum.yaml"), "-o", filepath.Join(dir, "out", "checks"))
	kit := filepath.Join(dir, "out", "kit")
	if err := os.MkdirAll(kit, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"approval.csv": "hit,quantity,value,unit\n",
		"report.json": `{"title": "A kit", "complete": true, "passed": false, "hits": [{"name": "mel", "title": "Hit at the maximum energy level",
			"conditions": [{"what": "the barrier stops the block", "found": "after 0.2 s", "passed": true}, {"what": "no connection has broken", "found": "2 ropes broken", "passed": false}]}]}`,
	} {
		if err := os.WriteFile(filepath.Join(kit, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, serve(t, "view", filepath.Join(dir, "out")), 1280, 800)
	p.until("document.querySelector('#tab-reports')")
	p.click("#tab-reports")
	choose := func(kind string) {
		p.until(`(() => {
			const select = document.querySelector('.panel select'), option = [...select?.options ?? []].find(o => o.textContent.includes(` + quote(kind) + `))
			if (!option) return false
			select.value = option.value
			select.dispatchEvent(new Event('change', { bubbles: true }))
			return true
		})()`)
	}
	choose("study")
	p.until("document.querySelectorAll('.figures tbody tr').length === 3")
	p.accessible("study")
	p.screenshot("study")
	p.click(".figures tbody button")
	p.until("document.querySelectorAll('.plot canvas').length >= 1")
	if value[bool](p, "document.querySelector('[aria-label^=\"Run case\"]') !== null") {
		t.Error("a viewer offers to run a case")
	}
	p.click("#tab-reports")
	choose("approval")
	p.until("document.querySelector('.figures td.missed')?.textContent === '2 ropes broken'")
	p.screenshot("approval")
	p.accessible("approval")
	choose("validation")
	p.until("document.querySelector('.figures tbody')?.textContent.includes('passed')")
	p.screenshot("validation")
	p.accessible("validation")
	p.click(".figures tbody button")
	p.until("document.title.startsWith(document.querySelector('.top select').selectedOptions[0].textContent)")
	p.clean()
}

// A study of a thousand cases has a row for each, the last of which opens its curves. How long it takes to open stands in the log.
func TestLargeStudy(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	study := filepath.Join(dir, "lengths.yaml")
	model, err := filepath.Abs(repository("models/library/pendulum.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	text := "title: Gravities\nmodel: " + model + "\nset: [solver.step=0.01, solver.end=0.05, outputs.interval=0.01, outputs.plots=false]\nvary:\n  - {path: bodies.bob.mass, from: 1 kg, to: 2 kg, count: 1000}\n" +
		"extract:\n  - {name: curve, history: [bob.position.y]}\n  - {name: lowest, column: bob.position.y, statistic: minimum}\n"
	if err := os.WriteFile(study, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, "sweep", study, "-o", filepath.Join(dir, "out", "many"), "--workers", "1")
	p := open(t, serve(t, "view", filepath.Join(dir, "out")), 1280, 800)
	p.until("document.querySelector('#tab-reports')")
	seconds := value[float64](p, `(async () => {
		const start = performance.now()
		document.querySelector('#tab-reports').click()
		while (document.querySelectorAll('.figures tbody tr').length < 1000) await new Promise(done => setTimeout(done, 5))
		await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
		return (performance.now() - start) / 1000
	})()`)
	t.Logf("a study of a thousand cases opens in %.2f s", seconds)
	if n := value[int](p, "document.querySelectorAll('.figures tbody tr').length"); n != 1000 {
		t.Errorf("%d rows", n)
	}
	p.until("[...document.querySelectorAll('.figures tbody button')].at(-1)?.click() ?? document.querySelectorAll('.plot canvas').length >= 1")
	p.clean()
}

// Where the study's model can be written, a row of the study runs its case, with what the study has set in it.
func TestRunOfCase(t *testing.T) {
	model := library(t, "double-pendulum.yaml")
	dir := filepath.Dir(model)
	study := filepath.Join(dir, "steps-study.yaml")
	text := "title: Steps\nmodel: double-pendulum.yaml\nset: [solver.end=0.2, outputs.frames=0.1, outputs.plots=false]\nvary:\n  - {path: solver.step, values: [1 ms, 2 ms, 5 ms]}\n" +
		"extract:\n  - {name: lowest, column: upper.position.y, statistic: minimum}\n"
	if err := os.WriteFile(study, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	chromium(t)
	command(t, "sweep", study, "-o", filepath.Join(dir, "out", "steps"), "--workers", "1")
	p := open(t, serve(t, "studio", model), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.click("#tab-reports")
	p.click("[aria-label='Run case 2']")
	p.until("document.querySelector('.top select')?.selectedOptions[0].textContent === 'double-pendulum-case-2' && !document.querySelector('.live') && document.querySelector('.timeline')")
	resolved, err := os.ReadFile(filepath.Join(dir, "out", "double-pendulum-case-2", "model.yaml"))
	if err != nil || !strings.Contains(string(resolved), "step: 0.005") {
		t.Errorf("the case has run as\n%s\n%v", resolved, err)
	}
	p.clean()
}
