package browser

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// In a folder without a model the page says how to make one; the new one has a text that runs, and a second one of the same name is refused.
func TestNewModel(t *testing.T) {
	chromium(t)
	dir := t.TempDir()
	p := open(t, serve(t, "studio", dir), 1280, 800)
	p.until("document.querySelector('.empty')?.textContent.includes('New makes one')")
	p.accessible("no model")
	p.press("New")
	p.until("document.activeElement.matches('.new input')")
	p.accessible("name of a new model")
	p.keys("heap" + kb.Enter)
	p.until("document.querySelector('.new') === null && gabionEditor.text().includes('title: ')")
	p.drawn("t = 0.0000 s")
	p.until("document.querySelector('.problems').textContent.includes('288 particles')")
	if _, err := os.Stat(filepath.Join(dir, "heap.yaml")); err != nil {
		t.Error(err)
	}
	p.press("New")
	p.until("document.activeElement.matches('.new input')")
	p.keys("heap.yaml" + kb.Enter)
	p.until("document.querySelector('.message')?.textContent.includes('heap.yaml already')")
	p.keys(kb.Escape)
	p.until("document.querySelector('.new') === null")
	p.press("New")
	p.until(`(() => {
		const like = document.querySelector('.new select')
		if (!like) return false
		like.value = 'slider-crank.yaml'
		like.dispatchEvent(new Event('change', { bubbles: true }))
		return document.querySelector('.new input').value === 'slider-crank.yaml'
	})()`)
	p.press("Make")
	p.until("document.title === 'slider-crank.yaml – Gabion' && document.querySelector('.problems').textContent.includes('3 bodies')")
	p.openModel("heap.yaml")
	p.do(chromedp.Focus(chromedp.CSS(".stage canvas")))
	p.keys("r")
	p.until("document.querySelector('.top select')?.selectedOptions[0].textContent === 'heap' && !document.querySelector('.live') && document.querySelector('.timeline')")
	p.screenshot("new-model")
}
