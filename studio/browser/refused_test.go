package browser

import (
	"os"
	"path/filepath"
	"testing"
)

// A branch that a state has no place for is refused in words, and what was there is seen again; it leaves no run and no folder.
func TestRefusedBranch(t *testing.T) {
	model := library(t, "net-impact.yaml")
	out := filepath.Join(filepath.Dir(model), "out")
	if err := os.CopyFS(filepath.Join(out, "first"), os.DirFS(netImpactRun(t))); err != nil {
		t.Fatal(err)
	}
	p := open(t, serve(t, "studio", model), 1280, 800)
	p.drawn("t = 0.0000 s")
	p.until(`(() => {
		const list = document.querySelector('.top select')
		list.value = [...list.options].find(o => o.textContent === 'first').value
		list.dispatchEvent(new Event('change', { bubbles: true }))
		return true
	})()`)
	p.until("document.querySelector('.timeline')")
	p.click("#tab-run")
	p.until("document.querySelector('.saved button')")
	p.edit("particle_radius: 20 mm", "particle_radius: 21 mm")
	p.until("document.querySelector('.problems').ariaBusy === 'false'")
	p.until(`(() => {
		const fetched = window.fetch
		window.late = 0 // ms: by the time that the page looks at it, the run has been refused
		window.fetch = async (path, how) => {
			const answer = await fetched(path, how)
			if (String(path).endsWith('/start')) await new Promise(done => setTimeout(done, late))
			return answer
		}
		return true
	})()`)
	for _, late := range []string{"0", "3000"} {
		p.until("(late = " + late + ") >= 0")
		p.until("!document.querySelector('.saved button').disabled && (document.querySelector('.saved button').click() ?? true)")
		p.until("document.querySelector('.message')?.textContent.includes('cannot branch')")
		p.until("document.querySelector('.timeline') && document.querySelector('.top select').selectedOptions[0].textContent === 'first' && document.querySelector('.top select').options.length === 1")
		p.screenshot("refused")
		p.accessible("refused")
		p.click(".message button")
		p.until("document.querySelector('.message') === null && document.querySelector('.saved button')")
	}
	if found, _ := filepath.Glob(filepath.Join(out, "*")); len(found) != 1 {
		t.Errorf("left: %v", found)
	}
	p.clean()
}
